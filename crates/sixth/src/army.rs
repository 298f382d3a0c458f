use std::fmt;

use trilith_game::TextError;

use crate::Kind;

/// The pieces a player brings to the game: `7p1h1g` is seven pawns, one Hunchback and one Giant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Army {
    /// How many pawns.
    pub pawns: u8,
    /// How many Hunchbacks: none or one.
    pub hunchbacks: u8,
    /// How many Giants: none or one.
    pub giants: u8,
}

impl Army {
    /// What the pieces cost together.
    pub const fn cost(self) -> u8 {
        self.pawns * Kind::Pawn.cost()
            + self.hunchbacks * Kind::Hunchback.cost()
            + self.giants * Kind::Giant.cost()
    }

    /// Reads the value of `silver=` or `brown=`. `at` is where it begins in `variant`, the whole text.
    pub(crate) fn read(
        value: &str,
        option: &str,
        variant: &str,
        at: usize,
        budget: u8,
    ) -> Result<Army, TextError> {
        let fail = |i: usize, problem: &str| {
            let takes = format!("`{option}` takes an army such as `7p1h1g`: {problem}");
            Err(TextError::new(variant, at + i, takes))
        };
        let mut counts = [None; 3];
        let mut rest = value;
        while !rest.is_empty() {
            let here = value.len() - rest.len();
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, letters) = rest.split_at(digits);
            let count = match number.parse::<u8>() {
                Ok(count) if count <= 12 && (number.len() == 1 || !number.starts_with('0')) => count,
                Ok(count) if count > 12 => return fail(here, "12 pieces are the most it can pay"),
                Ok(_) => return fail(here, "a number has no leading zero"),
                Err(_) if number.is_empty() => return fail(here, "each letter has its number before it"),
                Err(_) => return fail(here, "12 pieces are the most it can pay"),
            };
            let letter = letters.chars().next();
            let (slot, most) = match letter {
                Some('p') => (0, 12),
                Some('h') => (1, 1),
                Some('g') => (2, 1),
                _ => return fail(here + digits, "the letters are `p`, `h` and `g`"),
            };
            if counts[slot].is_some() {
                return fail(here, "each letter stands once");
            }
            if count > most {
                return fail(here, "at most one Hunchback and one Giant");
            }
            counts[slot] = Some(count);
            rest = &letters[1..];
        }
        let [pawns, hunchbacks, giants] = counts.map(Option::unwrap_or_default);
        let army = Army {
            pawns,
            hunchbacks,
            giants,
        };
        match army.cost() {
            0 => fail(0, "at least one piece"),
            cost if cost > budget => fail(0, &format!("it costs {cost} points, and there are {budget}")),
            _ => Ok(army),
        }
    }
}

/// `7p1h1g`, parts that are zero left out.
impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, letter) in [(self.pawns, 'p'), (self.hunchbacks, 'h'), (self.giants, 'g')] {
            if count > 0 {
                write!(f, "{count}{letter}")?;
            }
        }
        Ok(())
    }
}
