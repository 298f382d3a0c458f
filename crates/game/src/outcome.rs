use std::fmt;

use crate::Side;

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This side won.
    Win(Side),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// Higher wins, equal is a draw.
    ///
    /// ```
    /// use trilith_game::{Outcome, Side};
    /// assert_eq!(Outcome::by_score([3, 5]), Outcome::Win(Side::Second));
    /// assert_eq!(Outcome::by_score([4, 4]), Outcome::Draw);
    /// ```
    pub fn by_score(score: [u8; 2]) -> Outcome {
        match score[0].cmp(&score[1]) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::First),
            std::cmp::Ordering::Less => Outcome::Win(Side::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }

    /// The side that won, if one did.
    pub fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win(side) => Some(side),
            Outcome::Draw => None,
        }
    }
}

/// `1-0`, `0-1` or `1/2-1/2`, the first side's result first.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Win(Side::First) => "1-0",
            Outcome::Win(Side::Second) => "0-1",
            Outcome::Draw => "1/2-1/2",
        })
    }
}
