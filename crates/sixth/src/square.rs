use std::fmt;
use std::str::FromStr;

use trilith_game::TextError;

/// One of the 25 squares, `a1` to `e5`.
///
/// ```text
/// 5  20 21 22 23 24
/// 4  15 16 17 18 19
/// 3  10 11 12 13 14
/// 2   5  6  7  8  9
/// 1   0  1  2  3  4
///     a  b  c  d  e
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares the board has.
    pub const COUNT: usize = 25;

    /// The square in this column and row, both counted from 0.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < 5 && row < 5 {
            Some(Square(row * 5 + column))
        } else {
            None
        }
    }

    /// The square with this index, as in the drawing above.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// All squares, `a1` first, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..Square::COUNT as u8).map(Square)
    }

    /// The index in the drawing above.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column from 0 (`a`) to 4 (`e`).
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % 5
    }

    /// The row from 0 (`1`) to 4 (`5`).
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / 5
    }

    /// Whether this is one of the 16 outer squares, where Milady may be placed.
    #[inline]
    pub const fn is_edge(self) -> bool {
        matches!(self.column(), 0 | 4) || matches!(self.row(), 0 | 4)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Square, TextError> {
        let problem = |at| {
            TextError::new(
                text,
                at,
                "a square is a column from `a` to `e` and a row from `1` to `5`",
            )
        };
        match *text.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => {
                Square::new(column - b'a', row - b'1').ok_or_else(|| problem(0))
            }
            [b'a'..=b'e', b'1'..=b'5', ..] => Err(problem(2)),
            [b'a'..=b'e', ..] => Err(problem(1)),
            _ => Err(problem(0)),
        }
    }
}
