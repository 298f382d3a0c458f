use std::fmt;

use trilith_game::{Outcome, Side};

/// The end of a game: neither side can move, and the two end stacks are compared. There is no other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// The height of the stack at each side's goal, Black's score first.
    pub score: [u8; 2],
}

impl Ending {
    /// Higher wins, equal is a draw.
    pub fn outcome(self) -> Outcome {
        Outcome::by_score(self.score)
    }
}

/// `Black wins 11 to 4` or `draw, 7 to 7`.
///
/// ```
/// use trilith_twentyseven::Ending;
/// assert_eq!(Ending { score: [4, 11] }.to_string(), "White wins 11 to 4");
/// assert_eq!(Ending { score: [7, 7] }.to_string(), "draw, 7 to 7");
/// ```
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [black, white] = self.score;
        match self.outcome() {
            Outcome::Win(Side::First) => write!(f, "Black wins {black} to {white}"),
            Outcome::Win(Side::Second) => write!(f, "White wins {white} to {black}"),
            Outcome::Draw => write!(f, "draw, {black} to {white}"),
        }
    }
}
