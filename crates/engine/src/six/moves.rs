//! Moves as the search has them.

use trilith_games::six::{self, Cell};

use super::Six;
use super::grid::{BESIDE, CELLS, STEPS, neighbours, number, plus};

/// A move in 32 bits: the cell the tile comes from, the cell it goes to, whether the field splits, and if groups tie for
/// largest, the first neighbour of the tile, counted from 1, that is in the one that stays. Never 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Move(u32);

const CUTS: u32 = 1 << 27;
const IS: u32 = 1 << 31;

impl Move {
    /// Lays a tile from the hand.
    #[inline]
    pub(super) const fn lay(to: usize) -> Move {
        Move(IS | (to as u32) << 12 | to as u32)
    }

    /// Takes a tile and lays it elsewhere, without a capture.
    #[inline]
    pub(super) const fn shift(from: usize, to: usize) -> Move {
        Move(IS | (to as u32) << 12 | from as u32)
    }

    /// The same with a capture. `keep` is the direction of a neighbour that stays, plus one, where there is a choice.
    #[inline]
    pub(super) const fn capture(from: usize, to: usize, keep: u32) -> Move {
        Move(IS | CUTS | keep << 24 | (to as u32) << 12 | from as u32)
    }

    /// The same move to another cell.
    #[inline]
    pub(super) const fn going_to(self, to: usize) -> Move {
        Move(self.0 & !(4095 << 12) | (to as u32) << 12)
    }

    #[inline]
    pub(super) const fn from(self) -> usize {
        (self.0 & 4095) as usize
    }

    #[inline]
    pub(super) const fn to(self) -> usize {
        (self.0 >> 12 & 4095) as usize
    }

    #[inline]
    pub(super) const fn is_lay(self) -> bool {
        self.from() == self.to()
    }

    #[inline]
    pub(super) const fn captures(self) -> bool {
        self.0 & CUTS != 0
    }

    /// A neighbour of the lifted tile in the group that stays, if there is a choice.
    #[inline]
    pub(super) fn keep(self) -> Option<usize> {
        let direction = (self.0 >> 24 & 7) as usize;
        (direction > 0).then(|| plus(self.from(), BESIDE[(direction - 1) % 6]))
    }

    /// The move with these bits; none if no move has them.
    #[inline]
    pub(super) const fn from_bits(bits: u32) -> Option<Move> {
        if bits & IS != 0 { Some(Move(bits)) } else { None }
    }

    #[inline]
    pub(super) const fn bits(self) -> u32 {
        self.0
    }
}

impl Six {
    /// Writes a line of moves from `position`, which is the one this board was made of, as the rules know them.
    ///
    /// Numbers of cells say where a cell is only up to the size of the grid. So the line is played through, and each cell
    /// gets its name from a neighbour.
    pub(crate) fn written(&self, position: &six::Position, line: &[Move]) -> Vec<six::Move> {
        let mut board = self.clone();
        let mut names: Vec<Option<Cell>> = vec![None; CELLS];
        for side in trilith_games::common::Side::BOTH {
            for cell in position.tiles(side) {
                names[number(cell.q, cell.r)] = Some(cell);
            }
        }
        let mut written = Vec::with_capacity(line.len());
        for &m in line {
            let beside = neighbours(m.to())
                .into_iter()
                .zip(STEPS)
                .find_map(|(beside, (q, r))| {
                    let known = names[beside].filter(|_| board.field.is_taken(beside))?;
                    Some(Cell {
                        q: known.q - q,
                        r: known.r - r,
                    })
                });
            let to = beside.unwrap_or(Cell::ORIGIN);
            written.push(if m.is_lay() {
                six::Move::Lay(to)
            } else {
                let keep = m.keep().and_then(|seed| {
                    let group = board.kept(m.from(), Some(seed))?;
                    group.filter_map(|tile| names[board.field.cell(tile)]).min()
                });
                six::Move::Shift {
                    from: names[m.from()].unwrap_or(Cell::ORIGIN),
                    to,
                    keep,
                }
            });
            crate::board::Board::play(&mut board, m);
            names[m.to()] = Some(to);
        }
        written
    }
}
