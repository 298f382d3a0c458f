use std::fmt;

use thiserror::Error;
use trilith_game::{Position as _, Side};
use trilith_twentyseven::{Disc, Position, Variant};

use crate::Size;

/// A position of 27 on a line of any size, base rules.
///
/// ```text
///   a line of five fields, three discs a side, White to move       1bb/2/3wb/4/5ww w
///
///        b           b           w
///        b           w           w
///       (1)   (2)   (3)   (4)   (5)
/// ```
///
/// It says what the rules say and no more. The rules crate knows nine fields only; a test plays games in both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    size: Size,
    stacks: [Stack; Size::MOST_FIELDS],
    side: Side,
}

/// The discs on one field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
struct Stack {
    /// One bit a disc, 1 for Black, the bottom disc lowest.
    discs: u32,
    height: u8,
}

/// Discs taken from the top of a stack: `3:2` is two discs from field 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lift {
    /// The name of the field, from 1 at Black's end.
    pub field: u8,
    /// How many discs.
    pub count: u8,
}

impl fmt::Display for Lift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.field, self.count)
    }
}

/// Why a text is no position of a size.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{text}\" is no position: {problem}")]
pub struct NotABoard {
    /// The text.
    pub text: String,
    /// What is wrong with it.
    pub problem: String,
}

impl Stack {
    fn top(self) -> Option<Side> {
        let above = u32::from(self.height.checked_sub(1)?);
        Some(if self.discs >> above & 1 == 1 {
            Side::First
        } else {
            Side::Second
        })
    }

    fn lift(&mut self, count: u8) -> Stack {
        self.height -= count;
        let lifted = Stack {
            discs: self.discs >> self.height,
            height: count,
        };
        self.discs &= (1 << self.height) - 1;
        lifted
    }

    fn land(&mut self, lifted: Stack) {
        self.discs |= lifted.discs << self.height;
        self.height += lifted.height;
    }
}

impl Board {
    /// Black's discs on the first field, White's on the last, Black to move.
    pub fn start(size: Size) -> Board {
        let height = size.discs() as u8;
        let mut stacks = [Stack::default(); Size::MOST_FIELDS];
        stacks[0] = Stack {
            discs: (1 << height) - 1,
            height,
        };
        stacks[size.fields() - 1] = Stack { discs: 0, height };
        Board {
            size,
            stacks,
            side: Side::First,
        }
    }

    /// The position with these heights and colours, Black to move: one bit a disc, 1 for Black, from the first field to
    /// the last and each stack from the bottom to the top, the first disc lowest.
    pub(crate) fn from_parts(size: Size, heights: &[u8], mut string: u32) -> Board {
        let mut stacks = [Stack::default(); Size::MOST_FIELDS];
        for (stack, &height) in stacks.iter_mut().zip(heights) {
            *stack = Stack {
                discs: string & ((1 << height) - 1),
                height,
            };
            string >>= height;
        }
        Board {
            size,
            stacks,
            side: Side::First,
        }
    }

    /// The colours of all discs, as in [`Board::from_parts`].
    pub(crate) fn string(&self) -> u32 {
        self.stacks()
            .iter()
            .rev()
            .fold(0, |string, stack| string << stack.height | stack.discs)
    }

    /// The heights of all stacks.
    pub(crate) fn heights(&self) -> impl Iterator<Item = u8> {
        self.stacks().iter().map(|stack| stack.height)
    }

    /// The position with these discs on each field from the first to the last, each stack from the bottom to the top, if
    /// that is one of this size.
    pub fn from_discs<S: IntoIterator<Item = Side>>(
        size: Size,
        fields: impl IntoIterator<Item = S>,
        side: Side,
    ) -> Option<Board> {
        let mut stacks = [Stack::default(); Size::MOST_FIELDS];
        let mut left = Side::BOTH.map(|_| size.discs());
        let mut names = 0..size.fields();
        for discs in fields {
            let stack = &mut stacks[names.next()?];
            for disc in discs {
                let left = &mut left[disc.index()];
                *left = left.checked_sub(1)?;
                stack.discs |= u32::from(disc == Side::First) << stack.height;
                stack.height += 1;
            }
        }
        (names.is_empty() && left == [0, 0]).then_some(Board { size, stacks, side })
    }

    /// The same position on a board of its own, if it is one of the base game.
    pub fn from_position(position: &Position) -> Option<Board> {
        if position.variant() != Variant::Base {
            return None;
        }
        let owner = |disc| match disc {
            Disc::Black => Side::First,
            _ => Side::Second,
        };
        let fields = position.fields().map(|(_, stack)| stack.discs().map(owner));
        Board::from_discs(Size::GAME, fields, position.side())
    }

    /// Reads a position text: `1bb/2/3wb/4/5ww w`.
    pub fn from_text(size: Size, text: &str) -> Result<Board, NotABoard> {
        let problem = |problem: String| NotABoard {
            text: text.chars().take(100).collect(),
            problem,
        };
        let (line, side) = text
            .split_once(' ')
            .ok_or_else(|| problem("it does not end with the side to move".to_owned()))?;
        let side = match side {
            "b" => Side::First,
            "w" => Side::Second,
            _ => return Err(problem(format!("\"{side}\" to move, not \"b\" or \"w\""))),
        };
        let mut stacks = [Stack::default(); Size::MOST_FIELDS];
        let mut names = line.split('/');
        for (name, stack) in (1..=size.fields()).zip(&mut stacks) {
            let discs = names
                .next()
                .and_then(|field| field.strip_prefix(&name.to_string()))
                .ok_or_else(|| problem(format!("field {name} is missing")))?;
            if discs.len() > size.all_discs() {
                return Err(problem(format!("too many discs on field {name}")));
            }
            for disc in discs.chars() {
                let black = match disc {
                    'b' => 1,
                    'w' => 0,
                    _ => return Err(problem(format!("\"{disc}\" on field {name} is no disc"))),
                };
                stack.discs |= black << stack.height;
                stack.height += 1;
            }
        }
        if names.next().is_some() {
            return Err(problem(format!("it has more than {} fields", size.fields())));
        }
        let black: u32 = stacks.iter().map(|stack| stack.discs.count_ones()).sum();
        let all: u32 = stacks.iter().map(|stack| u32::from(stack.height)).sum();
        if [black, all - black] != [size.discs() as u32; 2] {
            let discs = size.discs();
            return Err(problem(format!("each side must have {discs} discs")));
        }
        Ok(Board { size, stacks, side })
    }

    /// How long the line is and how many discs there are.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Whose turn it is.
    pub fn side(&self) -> Side {
        self.side
    }

    fn stacks(&self) -> &[Stack] {
        &self.stacks[..self.size.fields()]
    }

    /// Who owns the stack on a field, counted from 0.
    pub(crate) fn top(&self, field: usize) -> Option<Side> {
        self.stacks()[field].top()
    }

    /// How many discs lie on a field, counted from 0.
    pub(crate) fn height(&self, field: usize) -> u8 {
        self.stacks()[field].height
    }

    /// The whole position but for its size, in one word: 5 bits for the height of each of up to nine stacks, 18 for the
    /// colours of all discs, one for the side.
    pub(crate) fn code(&self) -> u64 {
        let heights = self
            .heights()
            .fold(0, |code, height| code << 5 | u64::from(height));
        heights << 19 | u64::from(self.string()) << 1 | self.side as u64
    }

    /// How many stacks a side has.
    fn step(&self, side: Side) -> usize {
        let own = |stack: &&Stack| stack.top() == Some(side);
        self.stacks().iter().filter(own).count()
    }

    /// Where a side's stack on a field lands with this step, if that is on the line.
    fn target(&self, field: usize, side: Side, step: usize) -> Option<usize> {
        match side {
            Side::First => Some(field + step).filter(|&target| target < self.size.fields()),
            Side::Second => field.checked_sub(step),
        }
    }

    /// What a side could do, were it its turn: exactly as many fields forward as it has stacks (rules.md, "27").
    pub fn lifts(&self, side: Side) -> Vec<Lift> {
        let mut lifts = Vec::new();
        let step = self.step(side);
        for (field, stack) in self.stacks().iter().enumerate() {
            if stack.top() == Some(side) && self.target(field, side, step).is_some() {
                lifts.extend((1..=stack.height).map(|count| Lift {
                    field: field as u8 + 1,
                    count,
                }));
            }
        }
        lifts
    }

    /// Whether neither side can move.
    pub fn is_over(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.lifts(side).is_empty())
    }

    /// The positions after each move, in the order of [`Board::lifts`]; after a pass, if that is all there is; none if
    /// the game is over.
    pub fn next(&self) -> Vec<(Option<Lift>, Board)> {
        let lifts = self.lifts(self.side);
        if !lifts.is_empty() {
            return lifts
                .into_iter()
                .filter_map(|lift| Some((Some(lift), self.after(lift)?)))
                .collect();
        }
        if self.is_over() {
            return Vec::new();
        }
        vec![(None, self.passed())]
    }

    /// The position after a move of the side to move, if it is a legal one.
    pub fn after(&self, lift: Lift) -> Option<Board> {
        let from = usize::from(lift.field).checked_sub(1)?;
        let stack = *self.stacks().get(from)?;
        let own = stack.top() == Some(self.side) && (1..=stack.height).contains(&lift.count);
        let to = self
            .target(from, self.side, self.step(self.side))
            .filter(|_| own)?;
        let mut next = self.passed();
        let lifted = next.stacks[from].lift(lift.count);
        next.stacks[to].land(lifted);
        Some(next)
    }

    fn passed(&self) -> Board {
        Board {
            side: self.side.opposite(),
            ..*self
        }
    }

    /// How much higher the stack on a side's goal is than that on its opponent's.
    pub fn margin(&self, side: Side) -> i8 {
        let black = self.height(self.size.fields() - 1) as i8 - self.height(0) as i8;
        match side {
            Side::First => black,
            Side::Second => -black,
        }
    }

    /// The same game seen from the other end: the line turned round, the colours swapped, the other side to move.
    pub fn mirrored(&self) -> Board {
        let mut mirrored = self.passed();
        let fields = self.size.fields();
        for (stack, old) in mirrored.stacks[..fields].iter_mut().rev().zip(self.stacks()) {
            *stack = Stack {
                discs: !old.discs & ((1 << old.height) - 1),
                height: old.height,
            };
        }
        mirrored
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (field, stack) in self.stacks().iter().enumerate() {
            let slash = if field == 0 { "" } else { "/" };
            write!(f, "{slash}{}", field + 1)?;
            for disc in 0..stack.height {
                let letter = if stack.discs >> disc & 1 == 1 { "b" } else { "w" };
                f.write_str(letter)?;
            }
        }
        f.write_str(match self.side {
            Side::First => " b",
            Side::Second => " w",
        })
    }
}
