use std::ops::Range;

use crate::cell::STEPS;

/// The board has this many rows, and each row this many bits.
pub(crate) const SIZE: usize = 64;

/// A place on the board of bits: bit `q` of row `r`. Everything that lies on the board keeps away from its border, so
/// the neighbours of a spot in use are spots too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) q: u8,
    pub(crate) r: u8,
}

impl Spot {
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.q % SIZE as u8)
    }

    #[inline]
    pub(crate) const fn row(self) -> usize {
        self.r as usize
    }

    /// The neighbour in one of six directions, counted as in [`STEPS`].
    #[inline]
    pub(crate) const fn beside(self, direction: u32) -> Spot {
        let (q, r) = STEPS[direction as usize % 6];
        Spot {
            q: self.q.wrapping_add_signed(q as i8),
            r: self.r.wrapping_add_signed(r as i8),
        }
    }

    /// Whether the two spots are neighbours.
    #[inline]
    pub(crate) const fn touches(self, other: Spot) -> bool {
        let q = self.q as i8 - other.q as i8;
        let r = self.r as i8 - other.r as i8;
        q.abs() <= 1 && r.abs() <= 1 && (q + r).abs() <= 1 && (q != 0 || r != 0)
    }
}

/// A set of spots. Bit `q` of row `r` has these neighbours, which makes a whole row of neighbourhoods a few shifts:
///
/// ```text
///   row r-1:        q    q+1
///   row r:      q-1    .    q+1
///   row r+1:      q-1    q
/// ```
#[derive(Clone, Copy)]
pub(crate) struct Rows([u64; SIZE]);

impl Rows {
    pub(crate) const EMPTY: Rows = Rows([0; SIZE]);

    // The remainder never changes a row that is in use. It tells the compiler that no bounds need checking.
    #[inline]
    pub(crate) const fn row(&self, r: usize) -> u64 {
        self.0[r % SIZE]
    }

    #[inline]
    pub(crate) const fn row_mut(&mut self, r: usize) -> &mut u64 {
        &mut self.0[r % SIZE]
    }

    #[inline]
    pub(crate) const fn has(&self, spot: Spot) -> bool {
        self.row(spot.row()) & spot.bit() != 0
    }

    /// Removes the spots of another set in these rows.
    #[inline]
    pub(crate) fn remove(&mut self, other: &Rows, rows: Range<usize>) {
        for r in rows {
            *self.row_mut(r) &= !other.row(r);
        }
    }

    /// The spots of row `r` that are neighbours of a spot of the set.
    #[inline]
    pub(crate) const fn around(&self, r: usize) -> u64 {
        let (above, here, below) = (self.row(r.wrapping_sub(1)), self.row(r), self.row(r + 1));
        here >> 1 | here << 1 | above | above >> 1 | below | below << 1
    }

    /// Which neighbours of the spot are in the set: six bits, in the order of [`STEPS`].
    #[inline]
    pub(crate) const fn ring(&self, spot: Spot) -> u8 {
        let (r, q) = (spot.row(), spot.q);
        let above = (self.row(r.wrapping_sub(1)) >> q) as u8;
        let here = (self.row(r) >> (q - 1)) as u8;
        let below = (self.row(r + 1) >> (q - 1)) as u8;
        // East, north-east, north-west, west, south-west, south-east.
        here >> 2 & 1 | above & 2 | (above & 1) << 2 | (here & 1) << 3 | (below & 1) << 4 | (below & 2) << 4
    }

    /// How many spots there are in these rows.
    #[inline]
    pub(crate) fn count(&self, rows: Range<usize>) -> u32 {
        rows.map(|r| self.row(r).count_ones()).sum()
    }

    /// The spots in these rows.
    pub(crate) fn spots(&self, rows: Range<usize>) -> impl Iterator<Item = Spot> {
        rows.flat_map(|r| Bits(self.row(r)).map(move |q| Spot { q, r: r as u8 }))
    }

    /// The smallest spot in these rows, by `q` and then by `r`.
    pub(crate) fn smallest(&self, rows: Range<usize>) -> Option<Spot> {
        let columns = rows.clone().fold(0, |columns, r| columns | self.row(r));
        let first = columns & columns.wrapping_neg();
        let r = { rows }.find(|&r| self.row(r) & first != 0)?;
        Some(Spot {
            q: first.trailing_zeros() as u8,
            r: r as u8,
        })
    }

    /// The spots of the set that hang together with `seed`, which is one of them. Growing stops early when `done`.
    #[inline]
    pub(crate) fn group(&self, seed: Spot, done: impl Fn(&Rows) -> bool) -> Rows {
        let mut group = Rows::EMPTY;
        let (mut first, mut last) = (seed.row(), seed.row());
        *group.row_mut(last) = seed.bit();
        // Downward and upward in turn, each row taking over what the one before it touches, until a sweep finds
        // nothing new. The first sweep looks one way only, so it does not count.
        let mut grown = true;
        loop {
            let mut above = 0;
            let mut r = first;
            while r <= last || above != 0 {
                above = self.grow(&mut group, r, above | above >> 1, &mut grown);
                r += 1;
            }
            last = r - 1;
            if !grown || done(&group) {
                return group;
            }
            grown = false;
            let mut below = 0;
            while r > first || below != 0 {
                r -= 1;
                below = self.grow(&mut group, r, below | below << 1, &mut grown);
            }
            first = r;
            if !grown || done(&group) {
                return group;
            }
            grown = false;
        }
    }

    /// Adds to row `r` of a group what hangs together with it and with `touched`. Returns the row.
    #[inline]
    fn grow(&self, group: &mut Rows, r: usize, touched: u64, grown: &mut bool) -> u64 {
        let old = group.row(r);
        let new = spread((old | touched) & self.row(r), self.row(r));
        *group.row_mut(r) = new;
        *grown |= new != old;
        new
    }
}

/// Spreads `seeds` along the runs of `row` they lie in: to the left up to the end of the run, to the right by up to
/// seven; who needs more asks again.
#[inline]
const fn spread(seeds: u64, row: u64) -> u64 {
    // Adding a seed to the run it lies in carries through to the run's end and clears what it passes.
    let mut filled = seeds | row & !row.wrapping_add(seeds);
    let mut open = row;
    filled |= open & filled >> 1;
    open &= open >> 1;
    filled |= open & filled >> 2;
    open &= open >> 2;
    filled | open & filled >> 4
}

/// The spot with `n` others before it, going through these rows of spots.
#[inline]
pub(crate) fn nth(mut n: u32, rows: Range<usize>, row: impl Fn(usize) -> u64) -> Option<Spot> {
    for r in rows {
        let mut row = row(r);
        let here = row.count_ones();
        if n < here {
            for _ in 0..n {
                row &= row - 1;
            }
            return Some(Spot {
                q: row.trailing_zeros() as u8,
                r: r as u8,
            });
        }
        n -= here;
    }
    None
}

/// The places of the ones in a row, from the lowest.
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let q = self.0.trailing_zeros() as u8;
        self.0 &= self.0.checked_sub(1)?;
        Some(q)
    }
}
