//! Sets of tiles.
//!
//! A tile has a number from 0 for as long as it lies where it lies. No field has more than 42 tiles, so a set of them is one
//! word, and whether a cell touches a group is one comparison.

/// A set of tiles by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tiles(u64);

impl Tiles {
    /// How many numbers there are. The last stands for no tile and is in no set.
    pub(super) const NUMBERS: usize = 64;
    pub(super) const NO_TILE: u8 = 63;
    pub(super) const EMPTY: Tiles = Tiles(0);

    #[inline]
    pub(super) const fn of(tile: usize) -> Tiles {
        Tiles(1 << (tile % Tiles::NUMBERS))
    }

    #[inline]
    pub(super) const fn has(self, tile: usize) -> bool {
        self.0 >> (tile % Tiles::NUMBERS) & 1 != 0
    }

    #[inline]
    pub(super) const fn and(self, others: Tiles) -> Tiles {
        Tiles(self.0 | others.0)
    }

    #[inline]
    pub(super) const fn without(self, others: Tiles) -> Tiles {
        Tiles(self.0 & !others.0)
    }

    #[inline]
    pub(super) const fn both(self, others: Tiles) -> Tiles {
        Tiles(self.0 & others.0)
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The tile with the lowest number.
    #[inline]
    pub(super) const fn first(self) -> Option<usize> {
        if self.0 == 0 {
            None
        } else {
            Some(self.0.trailing_zeros() as usize)
        }
    }
}

/// The tiles, the lowest number first.
impl Iterator for Tiles {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}
