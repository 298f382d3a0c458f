use std::fmt;

/// One of the two colours. The first side begins: Silver in SIXTH!, Red in Six, Black in 27.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Silver, Red or Black: the side that moves first.
    First,
    /// Brown, Black or White.
    Second,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The other side.
    #[inline]
    pub const fn opposite(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A place at the table, counted from 0 clockwise. Two seats, or four in team Six, where partners sit opposite.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The colour this seat plays: even seats the first side, odd seats the second.
    ///
    /// ```
    /// use trilith_game::{Seat, Side};
    /// assert_eq!(Seat(2).side(), Side::First);
    /// assert_eq!(Seat(3).side(), Side::Second);
    /// ```
    #[inline]
    pub const fn side(self) -> Side {
        if self.0.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    }

    /// The seat that moves after this one at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
