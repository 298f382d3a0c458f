use std::fmt;

use trilith_game::{Outcome, Side};

use crate::{Square, side_name};

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A king: a stack of height six or more, this colour on top.
    King {
        /// Whose colour is on top.
        side: Side,
        /// Where it stands.
        square: Square,
    },
    /// Six king points (`kings`).
    Points(Side),
    /// Two passes in a row. With `kings`, more points win.
    Passes(Outcome),
}

impl Ending {
    /// Who won.
    pub const fn outcome(self) -> Outcome {
        match self {
            Ending::King { side, .. } | Ending::Points(side) => Outcome::Win(side),
            Ending::Passes(outcome) => outcome,
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::King { side, square } => write!(f, "{} wins with a king on {square}", side_name(*side)),
            Ending::Points(side) => write!(f, "{} wins with six points", side_name(*side)),
            Ending::Passes(Outcome::Win(side)) => {
                write!(
                    f,
                    "{} wins: both players passed, and {0} has more points",
                    side_name(*side)
                )
            }
            Ending::Passes(Outcome::Draw) => f.write_str("draw: both players passed"),
        }
    }
}
