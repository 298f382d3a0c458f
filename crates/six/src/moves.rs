use std::fmt;
use std::str::FromStr;

use trilith_game::TextError;

use crate::Cell;
use crate::reader::Reader;

/// A turn (rules.md, "Notation"): `2,-1`, `2,-1>4,0` or `2,-1>4,0=3,3`.
///
/// ```
/// use trilith_six::{Cell, Move};
/// let lay: Move = "2,-1".parse()?;
/// assert_eq!(lay, Move::Lay(Cell { q: 2, r: -1 }));
/// let shift: Move = "2,-1>4,0=3,3".parse()?;
/// assert_eq!(
///     shift,
///     Move::Shift {
///         from: Cell { q: 2, r: -1 },
///         to: Cell { q: 4, r: 0 },
///         keep: Some(Cell { q: 3, r: 3 }),
///     }
/// );
/// # Ok::<(), trilith_game::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Round one: lay a tile from the hand here.
    Lay(Cell),
    /// Round two: take a tile of your own and lay it elsewhere.
    Shift {
        /// Where the tile lies.
        from: Cell,
        /// Where it is laid.
        to: Cell,
        /// The smallest cell of the group that stays; given exactly when two or more groups tie for largest.
        keep: Option<Cell>,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(cell) => cell.fmt(f),
            Move::Shift { from, to, keep: None } => write!(f, "{from}>{to}"),
            Move::Shift {
                from,
                to,
                keep: Some(keep),
            } => write!(f, "{from}>{to}={keep}"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Move, TextError> {
        let mut reader = Reader::new(text);
        let from = reader.cell(Cell::LIMIT)?;
        if reader.peek().is_none() {
            return Ok(Move::Lay(from));
        }
        reader.expect(b'>')?;
        let to = reader.cell(Cell::LIMIT)?;
        let keep = if reader.eat(b'=') {
            Some(reader.cell(Cell::LIMIT)?)
        } else {
            None
        };
        reader.end()?;
        Ok(Move::Shift { from, to, keep })
    }
}
