use std::fmt;
use std::str::FromStr;

use trilith_game::TextError;

use crate::reader::Reader;

/// A cell of the endless hexagonal grid, in axial coordinates (rules.md, "Notation").
///
/// Along a row `q` grows to the right; each next row has the next `r` and begins half a cell further to the right. The
/// neighbours of the cell in the middle:
///
/// ```text
///           / \     / \
///         /     \ /     \
///        |  0,-1 |  1,-1 |          r = -1
///       / \     / \     / \
///     /     \ /     \ /     \
///    | -1,0  |  0,0  |  1,0  |      r = 0
///     \     / \     / \     /
///       \ /     \ /     \ /
///        | -1,1  |  0,1  |          r = 1
///         \     / \     /
///           \ /     \ /
/// ```
///
/// Cells are ordered by `q`, then by `r`; a group of tiles is named by its smallest cell.
///
/// ```
/// use trilith_six::Cell;
/// let cell: Cell = "2,-1".parse()?;
/// assert_eq!(cell, Cell { q: 2, r: -1 });
/// assert_eq!(cell.to_string(), "2,-1");
/// assert!(cell.neighbours().contains(&Cell { q: 3, r: -2 }));
/// assert!("2,-01".parse::<Cell>().is_err());
/// # Ok::<(), trilith_game::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The place in the row, growing to the right.
    pub q: i16,
    /// The row, growing downward.
    pub r: i16,
}

/// The steps to the six neighbours, in the order in which they lie around a cell: each touches the next.
pub(crate) const STEPS: [(i16, i16); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

impl Cell {
    /// `0,0`: the Red starting tile, or the first tile laid.
    pub const ORIGIN: Cell = Cell { q: 0, r: 0 };

    /// Texts name no cell further from `0,0` than this in `q` or `r`. A field creeps by at most one cell a turn, and
    /// no game has so many turns.
    pub const LIMIT: i16 = 20_000;

    /// The six cells that share a side with this one, each beside the next.
    #[inline]
    pub fn neighbours(self) -> [Cell; 6] {
        STEPS.map(|(q, r)| self.step(q, r))
    }

    /// The cell this far away. Wraps at the end of the numbers, where no game comes.
    #[inline]
    pub(crate) fn step(self, q: i16, r: i16) -> Cell {
        Cell {
            q: self.q.wrapping_add(q),
            r: self.r.wrapping_add(r),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Cell, TextError> {
        let mut reader = Reader::new(text);
        let cell = reader.cell(Cell::LIMIT)?;
        reader.end()?;
        Ok(cell)
    }
}
