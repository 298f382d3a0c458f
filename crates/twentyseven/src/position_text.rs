//! The one-line text of a position.
//!
//! The fields in line order from Black's end, separated by `/`: each its name and the discs that lie on it, bottom to
//! top, without its own disc. Then a space and the side to move, `b` or `w`.
//!
//! ```text
//! 1bbb/2/3bb/6gbwwb/7/8w/9wwwwgbbww b
//! ```

use std::fmt;

use trilith_game::{Position as _, Side, TextError};

use crate::{Disc, Field, Position, Stack, Variant};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (field, stack) in self.fields() {
            write!(f, "{separator}{field}{stack}")?;
            separator = "/";
        }
        write!(f, " {}", Disc::of(self.side()).letter())
    }
}

/// Reads the text of a position in which all 27 discs are there and no field is gone that the variant keeps.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Position, TextError> {
    let mut reader = Reader {
        variant,
        text,
        at: 0,
        stacks: [Stack::GONE; Field::COUNT],
        next: 0,
        lying: [0; 4],
    };
    loop {
        reader.field()?;
        match reader.peek() {
            Some(b'/') => reader.at += 1,
            Some(b' ') => break,
            _ => return Err(reader.error("a disc `b`, `w`, `g` or `r`, a `/` or a space comes here")),
        }
    }
    reader.gone_until(Field::COUNT)?;
    reader.all_discs()?;
    reader.at += 1;
    let side = match reader.peek() {
        Some(b'b') => Side::First,
        Some(b'w') => Side::Second,
        _ => return Err(reader.error("the side to move is `b` or `w`")),
    };
    reader.at += 1;
    match reader.peek() {
        None => Ok(Position::new(variant, reader.stacks, side)),
        Some(_) => Err(reader.error("nothing comes after the side to move")),
    }
}

struct Reader<'a> {
    variant: Variant,
    text: &'a str,
    at: usize,
    stacks: [Stack; Field::COUNT],
    /// The place in [`Field::ALL`] of the next field that has been neither read nor found gone.
    next: usize,
    /// How many discs of each kind lie on the stacks, the fields' own discs not counted.
    lying: [u8; 4],
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn error(&self, problem: impl AsRef<str>) -> TextError {
        TextError::new(self.text, self.at, problem)
    }

    /// Reads the name of a field and the discs on it.
    fn field(&mut self) -> Result<(), TextError> {
        let Some(field) = self.peek().and_then(Field::from_digit) else {
            return Err(self.error("the name of a field, `1` to `9`, comes here"));
        };
        if field.index() < self.next {
            return Err(self.error("the fields stand in the order of their names"));
        }
        self.gone_until(field.index())?;
        self.next = field.index() + 1;
        self.at += 1;
        let mut stack = Stack::new(field.own_disc());
        while let Some(disc) = self.peek().and_then(|letter| Disc::from_letter(letter.into())) {
            let lying = &mut self.lying[disc as usize];
            if *lying == disc.supply() {
                return Err(self.error(format!("there are only {} {disc} discs", disc.supply())));
            }
            *lying += 1;
            stack = stack.with(disc);
            self.at += 1;
        }
        self.stacks[field.index()] = stack;
        Ok(())
    }

    /// Takes all fields before this index as gone, if the variant lets them go.
    fn gone_until(&self, index: usize) -> Result<(), TextError> {
        let mut gone = Field::ALL.into_iter().take(index).skip(self.next);
        match gone.find(|&field| !self.variant.takes_own_disc(field)) {
            Some(field) => {
                let variant = self.variant;
                Err(self.error(format!(
                    "field {field} is missing, and in `{variant}` it cannot be gone"
                )))
            }
            None => Ok(()),
        }
    }

    /// Checks that no disc is missing, and that grey and red discs lie on stacks exactly if their fields are gone.
    fn all_discs(&self) -> Result<(), TextError> {
        for disc in Disc::ALL {
            let fields = self.stacks.iter().zip(Field::ALL);
            let under = fields.filter(|(stack, field)| !stack.is_gone() && field.own_disc() == disc);
            let expected = usize::from(disc.supply()) - under.count();
            let lying = usize::from(self.lying[disc as usize]);
            if lying == expected {
                continue;
            }
            let problem = match disc.side() {
                Some(_) => format!("there are {expected} {disc} discs, and {lying} are here"),
                None => format!("{disc} discs on stacks: {lying}, {disc} fields gone: {expected}"),
            };
            // A disc too many is shown where it lies; one too few is missed at the end.
            let surplus = self.text.match_indices(disc.letter()).nth(expected);
            let at = surplus.map_or(self.at, |(at, _)| at.min(self.at));
            return Err(TextError::new(self.text, at, problem));
        }
        Ok(())
    }
}
