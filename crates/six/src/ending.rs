use std::fmt;

use trilith_game::{Outcome, Side};

use crate::Formation;

/// Why a game of Six is over. The third occurrence of a position is seen by [`trilith_game::Game`] alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// This side formed a six.
    Formed(Side, Formation),
    /// This side has fewer than six tiles left on the table, and loses.
    TooFew(Side),
    /// Both sides have fewer than six tiles left: a draw.
    BothTooFew,
    /// 100 turns of round two in a row without a capture: a draw.
    Quiet,
}

impl Ending {
    /// Who won.
    pub fn outcome(self) -> Outcome {
        match self {
            Ending::Formed(side, _) => Outcome::Win(side),
            Ending::TooFew(side) => Outcome::Win(side.opposite()),
            Ending::BothTooFew | Ending::Quiet => Outcome::Draw,
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Ending::Formed(side, formation) => {
                write!(f, "{} wins with a {}", side_name(side), formation.shape)
            }
            Ending::TooFew(side) => {
                let winner = side_name(side.opposite());
                write!(f, "{winner} wins: {} has fewer than six tiles", side_name(side))
            }
            Ending::BothTooFew => f.write_str("draw: both sides have fewer than six tiles"),
            Ending::Quiet => f.write_str("draw: 100 turns without a capture"),
        }
    }
}

/// `Red` or `Black`.
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "Red",
        Side::Second => "Black",
    }
}
