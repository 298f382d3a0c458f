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

    /// The side in this game whose player begins the next one: the loser, or after a draw whoever did not begin this one
    /// (rules.md, "Playing a match").
    pub const fn begins_next(self) -> Side {
        match self {
            Outcome::Win(Side::Second) => Side::First,
            Outcome::Win(Side::First) | Outcome::Draw => Side::Second,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loser_begins_the_next_game() {
        for side in Side::BOTH {
            assert_eq!(Outcome::Win(side).begins_next(), side.opposite());
        }
    }

    #[test]
    fn after_a_draw_the_other_player_begins() {
        assert_eq!(Outcome::Draw.begins_next(), Side::Second);
    }
}
