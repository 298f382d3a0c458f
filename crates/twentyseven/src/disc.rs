use std::fmt;

use trilith_game::Side;

/// One of the 27 discs: nine black, nine white, seven grey and two red.
///
/// The values are the two bits of a disc in a [`crate::Stack`]. Black and White have the upper bit, and the lower one
/// is their side's index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Disc {
    /// The disc of a field between the ends. Nobody's.
    Grey = 0,
    /// The disc of one of the two end fields. Nobody's.
    Red = 1,
    /// A disc of the side that moves first, from `1` toward `9`.
    Black = 2,
    /// A disc of the side that moves from `9` toward `1`.
    White = 3,
}

impl Disc {
    /// All four kinds, in the order of their bits.
    pub const ALL: [Disc; 4] = [Disc::Grey, Disc::Red, Disc::Black, Disc::White];

    /// The disc that a side plays with.
    ///
    /// ```
    /// use trilith_game::Side;
    /// use trilith_twentyseven::Disc;
    /// assert_eq!(Disc::of(Side::First), Disc::Black);
    /// assert_eq!(Disc::Grey.side(), None);
    /// ```
    pub const fn of(side: Side) -> Disc {
        match side {
            Side::First => Disc::Black,
            Side::Second => Disc::White,
        }
    }

    /// The side that this disc belongs to; nobody's, if it is grey or red.
    pub const fn side(self) -> Option<Side> {
        match self {
            Disc::Grey | Disc::Red => None,
            Disc::Black => Some(Side::First),
            Disc::White => Some(Side::Second),
        }
    }

    /// How many discs of this kind there are.
    pub const fn supply(self) -> u8 {
        match self {
            Disc::Grey => 7,
            Disc::Red => 2,
            Disc::Black | Disc::White => 9,
        }
    }

    /// The letter of this disc in a position text: `g`, `r`, `b` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Disc::Grey => 'g',
            Disc::Red => 'r',
            Disc::Black => 'b',
            Disc::White => 'w',
        }
    }

    /// The disc with this letter, if there is one.
    ///
    /// ```
    /// use trilith_twentyseven::Disc;
    /// assert!(Disc::ALL.iter().all(|&disc| Disc::from_letter(disc.letter()) == Some(disc)));
    /// assert_eq!(Disc::from_letter('x'), None);
    /// ```
    pub fn from_letter(letter: char) -> Option<Disc> {
        Disc::ALL.into_iter().find(|disc| disc.letter() == letter)
    }

    /// The disc whose bits are the lowest two of `bits`.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Disc {
        Disc::ALL[(bits & 3) as usize]
    }
}

/// `black`, `white`, `grey` or `red`.
impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Disc::Grey => "grey",
            Disc::Red => "red",
            Disc::Black => "black",
            Disc::White => "white",
        })
    }
}
