use std::ops::Range;

use trilith_game::Side;

use crate::Cell;
use crate::hash::Polynomial;
use crate::rows::{Bits, Rows, SIZE, Spot};

/// Tiles keep this far from the border, so that nothing that looks five cells around a tile ever leaves the board.
const MARGIN: i32 = 6;

/// The tiles on the table.
///
/// The table is endless, but 42 tiles that hang together never span more than 42 rows or columns. So they lie on a
/// board of 64 × 64 bits for each colour, a window onto the endless grid that follows them: a tile that would come
/// too near to the border first shifts everything to the middle.
///
/// ```text
///        spot 0,0 is the cell `corner`
///          +----------------------------+
///          |  margin  left     right    |
///          |       top  r b b . .       |
///          |            . r b r .       |
///          |    bottom  . . r b b       |
///          |                            |
///          +----------------------------+ 63,63
/// ```
#[derive(Clone, Copy)]
pub(crate) struct Field {
    tiles: [Rows; 2],
    hash: Polynomial,
    /// The cell of the spot `0,0`.
    corner: Cell,
    counts: [u8; 2],
    /// The first and the last row, and the first and the last column with a tile. Without tiles, `bottom < top`.
    top: u8,
    bottom: u8,
    left: u8,
    right: u8,
}

impl Field {
    pub(crate) const EMPTY: Field = Field {
        tiles: [Rows::EMPTY; 2],
        hash: Polynomial::ZERO,
        corner: Cell {
            q: -(SIZE as i16 / 2),
            r: -(SIZE as i16 / 2),
        },
        counts: [0; 2],
        top: SIZE as u8,
        bottom: 0,
        left: SIZE as u8,
        right: 0,
    };

    #[inline]
    pub(crate) fn tiles(&self, side: Side) -> &Rows {
        &self.tiles[side.index()]
    }

    /// How many tiles the side has on the table.
    #[inline]
    pub(crate) fn count(&self, side: Side) -> u8 {
        self.counts[side.index()]
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.bottom < self.top
    }

    /// The rows with tiles.
    #[inline]
    pub(crate) fn rows(&self) -> Range<usize> {
        self.top.into()..usize::from(self.bottom) + 1
    }

    /// The rows with tiles, and one more on each side.
    #[inline]
    pub(crate) fn wide_rows(&self) -> Range<usize> {
        usize::from(self.top) - 1..usize::from(self.bottom) + 2
    }

    /// The spot with the smallest `q` and the smallest `r` of all tiles; there need not be a tile on it.
    #[inline]
    pub(crate) fn first_spot(&self) -> Spot {
        Spot {
            q: self.left,
            r: self.top,
        }
    }

    /// The tiles of both colours in this row.
    #[inline]
    pub(crate) fn taken(&self, r: usize) -> u64 {
        self.tiles[0].row(r) | self.tiles[1].row(r)
    }

    /// The tiles of both colours.
    #[inline]
    pub(crate) fn all(&self) -> Rows {
        let mut all = Rows::EMPTY;
        for r in self.rows() {
            *all.row_mut(r) = self.taken(r);
        }
        all
    }

    /// The tiles of both colours except the one on this spot.
    #[inline]
    pub(crate) fn all_but(&self, spot: Spot) -> Rows {
        let mut rest = self.all();
        *rest.row_mut(spot.row()) &= !spot.bit();
        rest
    }

    /// The spot of a cell, if it lies on the board and so do its neighbours. A cell without a spot holds no tile and
    /// touches none.
    #[inline]
    pub(crate) fn spot(&self, cell: Cell) -> Option<Spot> {
        let q = i32::from(cell.q) - i32::from(self.corner.q);
        let r = i32::from(cell.r) - i32::from(self.corner.r);
        let inside = 1..SIZE as i32 - 1;
        (inside.contains(&q) && inside.contains(&r)).then_some(Spot {
            q: q as u8,
            r: r as u8,
        })
    }

    #[inline]
    pub(crate) fn cell(&self, spot: Spot) -> Cell {
        self.corner.step(spot.q.into(), spot.r.into())
    }

    /// Whose tile lies on the spot.
    pub(crate) fn side_at(&self, spot: Spot) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.tiles(side).has(spot))
    }

    /// Which neighbours of the spot are taken, in the order of [`Rows::ring`].
    #[inline]
    pub(crate) fn ring(&self, spot: Spot) -> u8 {
        self.tiles[0].ring(spot) | self.tiles[1].ring(spot)
    }

    /// The empty spots of row `r` that touch a tile.
    #[inline]
    pub(crate) fn frontier(&self, r: usize) -> u64 {
        let (above, here, below) = (self.taken(r - 1), self.taken(r), self.taken(r + 1));
        (here >> 1 | here << 1 | above | above >> 1 | below | below << 1) & !here
    }

    /// Lays a tile on an empty cell and says on which spot it came to lie.
    pub(crate) fn lay(&mut self, cell: Cell, side: Side) -> Spot {
        let mut q = i32::from(cell.q) - i32::from(self.corner.q);
        let mut r = i32::from(cell.r) - i32::from(self.corner.r);
        let safe = MARGIN..SIZE as i32 - MARGIN;
        if !safe.contains(&q) || !safe.contains(&r) {
            let (dq, dr) = self.make_room(q, r);
            q += dq;
            r += dr;
        }
        let spot = Spot {
            q: q as u8,
            r: r as u8,
        };
        *self.tiles[side.index()].row_mut(spot.row()) |= spot.bit();
        self.hash.add(side, spot);
        self.counts[side.index()] += 1;
        self.left = self.left.min(spot.q);
        self.right = self.right.max(spot.q);
        self.top = self.top.min(spot.r);
        self.bottom = self.bottom.max(spot.r);
        spot
    }

    /// Shifts everything so that the tiles and one more on `q,r` lie in the middle. Says by how much.
    #[cold]
    fn make_room(&mut self, q: i32, r: i32) -> (i32, i32) {
        let (mut left, mut right, mut top, mut bottom) = (q, q, r, r);
        if !self.is_empty() {
            left = left.min(self.left.into());
            right = right.max(self.right.into());
            top = top.min(self.top.into());
            bottom = bottom.max(self.bottom.into());
        }
        let middle = |first: i32, last: i32| (SIZE as i32 - (last - first + 1)) / 2;
        let dq = middle(left, right) - left;
        let dr = middle(top, bottom) - top;
        for tiles in &mut self.tiles {
            let old = *tiles;
            *tiles = Rows::EMPTY;
            for r in self.top..=self.bottom {
                let row = old.row(r.into());
                *tiles.row_mut((i32::from(r) + dr) as usize) = if dq < 0 { row >> -dq } else { row << dq };
            }
        }
        self.hash = self.hash.shifted(dq, dr);
        self.corner = self.corner.step(-dq as i16, -dr as i16);
        if !self.is_empty() {
            self.left = (i32::from(self.left) + dq) as u8;
            self.right = (i32::from(self.right) + dq) as u8;
            self.top = (i32::from(self.top) + dr) as u8;
            self.bottom = (i32::from(self.bottom) + dr) as u8;
        }
        (dq, dr)
    }

    /// Takes the tile from this spot, and everything with it that is not in `kept`. Without `kept`, all else stays.
    #[inline]
    pub(crate) fn lift(&mut self, spot: Spot, side: Side, kept: Option<&Rows>) {
        self.take(spot, side);
        if let Some(kept) = kept {
            for side in Side::BOTH {
                for r in self.rows() {
                    let lost = self.tiles(side).row(r) & !kept.row(r);
                    for q in Bits(lost) {
                        self.take(Spot { q, r: r as u8 }, side);
                    }
                }
            }
        }
        let columns = self.rows().fold(0, |columns, r| columns | self.taken(r));
        self.left = columns.trailing_zeros() as u8;
        self.right = (SIZE as u32).saturating_sub(columns.leading_zeros() + 1) as u8;
        let top = self.rows().find(|&r| self.taken(r) != 0);
        let bottom = self.rows().rev().find(|&r| self.taken(r) != 0);
        self.top = top.unwrap_or(SIZE) as u8;
        self.bottom = bottom.unwrap_or(0) as u8;
    }

    #[inline]
    fn take(&mut self, spot: Spot, side: Side) {
        *self.tiles[side.index()].row_mut(spot.row()) &= !spot.bit();
        self.hash.remove(side, spot);
        self.counts[side.index()] -= 1;
    }

    /// A hash of the tiles that is the same wherever the whole field lies.
    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        self.hash.seen_from(self.first_spot())
    }

    /// Whether the tiles are the same up to shifting the whole field.
    pub(crate) fn same_up_to_shifting(&self, other: &Field) -> bool {
        // Rows past the last one of either field are empty, so it does not matter whose height is taken.
        self.counts == other.counts
            && Side::BOTH.into_iter().all(|side| {
                let row = |field: &Field, i| {
                    field.tiles(side).row(usize::from(field.top) + i) >> (field.left % SIZE as u8)
                };
                (0..self.rows().count()).all(|i| row(self, i) == row(other, i))
            })
    }
}
