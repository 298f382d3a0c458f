use std::fmt;
use std::ops::Neg;

use trilith_games::common::{Outcome, Side};

/// What a position, or a line of play from it, is worth to the side to move: what is known, or what is believed.
///
/// In 27, which is played for a margin, the plies of a proof are those of the line that goes with it. If there was no time to
/// follow best play to the end of the game, the line is cut off, and the end is further away than it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Nothing is proven. The number is in hundredths of a scale on which [`Score::chance`] reads off the probability of
    /// winning; 0 is even.
    Belief(i32),
    /// Proven: a win in this many plies.
    Win(u32),
    /// Proven: a draw, this many plies away in the line that goes with it.
    Draw(u32),
    /// Proven: a loss in this many plies.
    Loss(u32),
}

impl Score {
    /// Whether it is known how the game ends with best play.
    pub const fn is_proven(self) -> bool {
        !matches!(self, Score::Belief(_))
    }

    /// How the game ends with best play if this side is to move, as far as that is proven.
    pub const fn outcome(self, side: Side) -> Option<Outcome> {
        match self {
            Score::Belief(_) => None,
            Score::Win(_) => Some(Outcome::Win(side)),
            Score::Draw(_) => Some(Outcome::Draw),
            Score::Loss(_) => Some(Outcome::Win(side.opposite())),
        }
    }

    /// The probability of winning that the score stands for, from 0 to 1; a draw counts half.
    ///
    /// ```
    /// use trilith_engine::Score;
    /// assert_eq!(Score::Belief(0).chance(), 0.5);
    /// assert!(Score::Belief(100).chance() > 0.6);
    /// assert_eq!(Score::Win(3).chance(), 1.0);
    /// ```
    pub fn chance(self) -> f64 {
        match self {
            Score::Belief(value) => 1.0 / (1.0 + (-f64::from(value) / 150.0).exp()),
            Score::Win(_) => 1.0,
            Score::Draw(_) => 0.5,
            Score::Loss(_) => 0.0,
        }
    }
}

/// The same for the other side.
impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        match self {
            Score::Belief(value) => Score::Belief(-value),
            Score::Win(plies) => Score::Loss(plies),
            Score::Draw(plies) => Score::Draw(plies),
            Score::Loss(plies) => Score::Win(plies),
        }
    }
}

/// `+0.35`, `win in 5`, `draw in 6` or `loss in 4`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Belief(value) => write!(f, "{:+.2}", f64::from(*value) / 100.0),
            Score::Win(plies) => write!(f, "win in {plies}"),
            Score::Draw(plies) => write!(f, "draw in {plies}"),
            Score::Loss(plies) => write!(f, "loss in {plies}"),
        }
    }
}
