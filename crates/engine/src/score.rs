use std::fmt;
use std::ops::Neg;

/// The value of a position for the side to move.
///
/// Scores beyond [`Score::PROVEN`] are proofs: the search has seen that the game can be forced to an end, and how far
/// away that end is. Everything between is belief, in hundredths of a scale on which [`Score::chance`] reads off the
/// probability of winning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

impl Score {
    /// A win here and now.
    const WIN: i32 = 32_000;
    /// The longest win that is told from a belief.
    const LONGEST: i32 = 2_000;

    /// Nobody is ahead; also what a draw is worth.
    pub const DRAW: Score = Score(0);
    /// Below every score.
    pub const WORST: Score = Score(-Score::WIN - 1);
    /// The least score that is a proof.
    pub const PROVEN: Score = Score(Score::WIN - Score::LONGEST);

    /// A belief, kept short of the proofs.
    #[inline]
    pub const fn belief(value: i32) -> Score {
        let most = Score::PROVEN.0 - 1;
        Score(if value > most {
            most
        } else if value < -most {
            -most
        } else {
            value
        })
    }

    /// The side to move wins in this many plies from the root.
    #[inline]
    pub const fn win_in(plies: usize) -> Score {
        Score(Score::WIN - plies as i32)
    }

    /// The side to move loses in this many plies from the root.
    #[inline]
    pub const fn loss_in(plies: usize) -> Score {
        Score(plies as i32 - Score::WIN)
    }

    /// The number behind it.
    #[inline]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// The score with this number behind it.
    #[inline]
    pub(crate) const fn from_value(value: i32) -> Score {
        Score(value)
    }

    /// How many plies it takes to win (positive) or to lose (negative), if that is proven.
    pub const fn proof(self) -> Option<i32> {
        if self.0 >= Score::PROVEN.0 {
            Some(Score::WIN - self.0)
        } else if self.0 <= -Score::PROVEN.0 {
            Some(-(Score::WIN + self.0))
        } else {
            None
        }
    }

    /// Whether the game is decided.
    #[inline]
    pub const fn is_proven(self) -> bool {
        self.0 >= Score::PROVEN.0 || self.0 <= -Score::PROVEN.0
    }

    /// The probability of winning that the score stands for, from 0 to 1.
    ///
    /// ```
    /// use trilith_engine::Score;
    /// assert_eq!(Score::DRAW.chance(), 0.5);
    /// assert!(Score::belief(100).chance() > 0.6);
    /// assert_eq!(Score::win_in(3).chance(), 1.0);
    /// ```
    pub fn chance(self) -> f64 {
        match self.proof() {
            Some(plies) => f64::from(u8::from(plies > 0)),
            None => 1.0 / (1.0 + (-f64::from(self.0) / 150.0).exp()),
        }
    }

    /// The same score with its proof counted from the position `ply` plies below the root, for the table.
    #[inline]
    pub(crate) const fn to_table(self, ply: usize) -> i32 {
        if self.0 >= Score::PROVEN.0 {
            self.0 + ply as i32
        } else if self.0 <= -Score::PROVEN.0 {
            self.0 - ply as i32
        } else {
            self.0
        }
    }

    /// The other way round.
    #[inline]
    pub(crate) const fn from_table(value: i32, ply: usize) -> Score {
        if value >= Score::PROVEN.0 {
            Score(value - ply as i32)
        } else if value <= -Score::PROVEN.0 {
            Score(value + ply as i32)
        } else {
            Score(value)
        }
    }
}

impl Neg for Score {
    type Output = Score;
    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// `+0.35`, `win in 5` or `loss in 4`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.proof() {
            Some(plies) if plies > 0 => write!(f, "win in {plies}"),
            Some(plies) => write!(f, "loss in {}", -plies),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}
