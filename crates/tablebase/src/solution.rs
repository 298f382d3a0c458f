use thiserror::Error;
use trilith_game::Random;

use crate::{Board, Ranking, Size};

/// The value of every position of one size.
///
/// A value is the final margin for the side to move with best play: the stack on its goal minus the one on its
/// opponent's.
#[derive(Clone, Debug)]
pub struct Solution {
    ranking: Ranking,
    values: Vec<i8>,
}

/// Some values are not known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the solution is not finished: {layers_left} layers are left")]
pub struct Unfinished {
    /// How many layers still have to be done.
    pub layers_left: usize,
}

impl Solution {
    /// One value for each number of a position.
    pub(crate) fn new(ranking: Ranking, values: Vec<i8>) -> Solution {
        Solution { ranking, values }
    }

    /// The numbers of the positions.
    pub fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    /// The size of the line.
    pub fn size(&self) -> Size {
        self.ranking.size()
    }

    /// The values, by number.
    pub fn values(&self) -> &[i8] {
        &self.values
    }

    /// The value of a position; none if it is of another size.
    pub fn value(&self, board: &Board) -> Option<i8> {
        let index = self.ranking.rank(board)?;
        self.values.get(index as usize).copied()
    }
}

/// One number that stands for all values, whatever the order in which they are added up.
pub fn digest(values: impl Iterator<Item = i8>) -> u64 {
    digest_from(0, values)
}

/// The part of it that comes from the positions from a number on.
pub(crate) fn digest_from(first: u64, values: impl Iterator<Item = i8>) -> u64 {
    (first..).zip(values).fold(0, |sum: u64, (index, value)| {
        sum.wrapping_add(Random::new(index << 8 | u64::from(value as u8)).draw())
    })
}
