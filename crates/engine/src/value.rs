use std::ops::Neg;

use crate::Score;

/// The value of a position for the side to move, as the search computes with it.
///
/// Values beyond [`Value::PROVEN`] are proofs: the search has seen that the game can be forced to an end, and how far
/// away that end is. Everything between is belief, on the scale of [`Score::Belief`], or a draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Value(i32);

impl Value {
    /// A win here and now.
    const WIN: i32 = 32_000;
    /// The longest win that is told from a belief.
    const LONGEST: i32 = 2_000;

    /// Nobody is ahead; also what a draw is worth.
    pub(crate) const DRAW: Value = Value(0);
    /// Below every score.
    pub(crate) const WORST: Value = Value(-Value::WIN - 1);
    /// The least score that is a proof.
    pub(crate) const PROVEN: Value = Value(Value::WIN - Value::LONGEST);

    /// A belief, kept short of the proofs.
    #[inline]
    pub(crate) const fn belief(value: i32) -> Value {
        let most = Value::PROVEN.0 - 1;
        Value(if value > most {
            most
        } else if value < -most {
            -most
        } else {
            value
        })
    }

    /// The side to move wins in this many plies from the root.
    #[inline]
    pub(crate) const fn win_in(plies: usize) -> Value {
        Value(Value::WIN - plies as i32)
    }

    /// The side to move loses in this many plies from the root.
    #[inline]
    pub(crate) const fn loss_in(plies: usize) -> Value {
        Value(plies as i32 - Value::WIN)
    }

    /// The number behind it.
    #[inline]
    pub(crate) const fn value(self) -> i32 {
        self.0
    }

    /// The score with this number behind it.
    #[inline]
    pub(crate) const fn from_value(value: i32) -> Value {
        Value(value)
    }

    /// Whether the game is decided.
    #[inline]
    pub(crate) const fn is_proven(self) -> bool {
        self.0 >= Value::PROVEN.0 || self.0 <= -Value::PROVEN.0
    }

    /// What to tell of it. A draw is proven only if it is `solved`, so that it rests on nothing but ends of the game; then
    /// it is this many plies away.
    pub(crate) fn score(self, solved: bool, plies: usize) -> Score {
        if self.0 >= Value::PROVEN.0 {
            Score::Win((Value::WIN - self.0) as u32)
        } else if self.0 <= -Value::PROVEN.0 {
            Score::Loss((Value::WIN + self.0) as u32)
        } else if solved && self == Value::DRAW {
            Score::Draw(plies as u32)
        } else {
            Score::Belief(self.0)
        }
    }

    /// The same score with its proof counted from the position `ply` plies below the root, for the table.
    #[inline]
    pub(crate) const fn to_table(self, ply: usize) -> i32 {
        if self.0 >= Value::PROVEN.0 {
            self.0 + ply as i32
        } else if self.0 <= -Value::PROVEN.0 {
            self.0 - ply as i32
        } else {
            self.0
        }
    }

    /// The other way round.
    #[inline]
    pub(crate) const fn from_table(value: i32, ply: usize) -> Value {
        if value >= Value::PROVEN.0 {
            Value(value - ply as i32)
        } else if value <= -Value::PROVEN.0 {
            Value(value + ply as i32)
        } else {
            Value(value)
        }
    }
}

impl Neg for Value {
    type Output = Value;
    #[inline]
    fn neg(self) -> Value {
        Value(-self.0)
    }
}
