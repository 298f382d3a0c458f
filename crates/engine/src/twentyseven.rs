//! 27 as the search sees it.

mod book;
mod bounds;
mod eval;
mod exact;
mod held;
mod hunt;
mod line;
mod main_line;
mod near;
mod packed;
mod root;
mod strip;
mod values;
mod weights;

#[doc(hidden)]
pub mod opening;
#[doc(hidden)]
pub mod tuning;

#[cfg(test)]
mod general;
#[cfg(test)]
mod tests;

use trilith_games::common::{Outcome, Side, mix};
use trilith_games::twentyseven::{Move, Position};

use crate::board::{Board, Ordered};
use crate::value::Value;
use line::Line;

pub(crate) use root::search;
pub(crate) use values::{margin, solve};

/// A position of 27. To take a move back is to copy the line before it.
#[derive(Clone, Copy)]
pub(crate) struct TwentySeven(Line);

impl TwentySeven {
    pub(crate) fn new(position: &Position) -> TwentySeven {
        TwentySeven(Line::new(position))
    }
}

impl Board for TwentySeven {
    type Move = Move;
    type Undo = Line;

    /// By field, and by how many discs are lifted.
    const SLOTS: usize = 10 * 28;

    #[inline]
    fn pack(m: Move) -> u32 {
        match m {
            Move::Pass => 1,
            Move::Lift { field, count } => u32::from(field.name()) * 28 + u32::from(count),
        }
    }

    #[inline]
    fn slot(&self, m: Move) -> usize {
        TwentySeven::pack(m) as usize
    }

    /// No position comes back, so nobody needs to tell them apart.
    #[inline]
    fn identity(&self) -> u64 {
        0
    }

    #[inline]
    fn key(&self) -> u64 {
        mix(self.0.code())
    }

    #[inline]
    fn quiet(&self) -> usize {
        0
    }

    #[inline]
    fn side(&self) -> Side {
        self.0.side()
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.0.is_over().then(|| match self.0.margin(Side::First) {
            0 => Outcome::Draw,
            margin if margin > 0 => Outcome::Win(Side::First),
            _ => Outcome::Win(Side::Second),
        })
    }

    /// The last move of a game is nothing special in 27; the search finds it like any other.
    #[inline]
    fn winning_move(&self) -> Option<Move> {
        None
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        false
    }

    #[inline]
    fn evaluate(&mut self) -> Value {
        eval::evaluate(&self.0)
    }

    fn generate(&self, moves: &mut Vec<Ordered<Move>>) {
        let line = &self.0;
        if line.movable(line.side()) == 0 {
            return moves.push(Ordered {
                m: Move::Pass,
                order: 0,
            });
        }
        line.for_each_lift(|lift| {
            let mut next = *line;
            next.lift(lift);
            moves.push(Ordered {
                m: line.write(lift),
                order: -exact::outlook(&next),
            });
        });
    }

    #[inline]
    fn play(&mut self, m: Move) -> Line {
        let before = self.0;
        match before.read(m) {
            Some(lift) => self.0.lift(lift),
            None => self.0.pass(),
        }
        before
    }

    #[inline]
    fn undo(&mut self, undo: Line) {
        self.0 = undo;
    }
}
