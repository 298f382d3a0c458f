//! The cells as numbers, and the windows that win.
//!
//! A cell `q,r` has the number `q + 64·r`, modulo 4,096. The endless table is rolled up onto that many numbers; tiles that
//! hang together span at most 42 cells, so no two of them, nor any windows around them, ever share a number.

/// How many numbers there are.
pub(super) const CELLS: usize = 64 * 64;
const MASK: usize = CELLS - 1;

/// How many outlines a window can have: three lines, two triangles, one circle.
pub(super) const OUTLINES: usize = 6;

/// The number of a cell.
#[inline]
pub(super) const fn number(q: i16, r: i16) -> usize {
    (q as i32 + 64 * r as i32) as usize & MASK
}

/// The cell this far on.
#[inline]
pub(super) const fn plus(cell: usize, offset: usize) -> usize {
    cell.wrapping_add(offset) & MASK
}

/// The cell this far back.
#[inline]
pub(super) const fn minus(cell: usize, offset: usize) -> usize {
    cell.wrapping_sub(offset) & MASK
}

/// The steps to the six neighbours as `q` and `r`, each touching the next.
pub(super) const STEPS: [(i16, i16); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The same steps as numbers.
pub(super) const BESIDE: [usize; 6] = {
    let mut beside = [0; 6];
    let mut i = 0;
    while i < 6 {
        beside[i] = number(STEPS[i].0, STEPS[i].1);
        i += 1;
    }
    beside
};

/// The six neighbours of a cell.
#[inline]
pub(super) fn neighbours(cell: usize) -> [usize; 6] {
    BESIDE.map(|step| plus(cell, step))
}

/// Whether two cells share a side.
#[inline]
pub(super) fn touch(a: usize, b: usize) -> bool {
    BESIDE.contains(&minus(b, a))
}

/// The cells of each outline, seen from its smallest:
///
/// ```text
///   lines (0–2)       triangles (3, 4)    circle (5)
///
///   x x x x x x       x x x     x          x x
///                      x x     x x        x . x
///                       x     x x x        x x
/// ```
pub(super) const OFFSETS: [[usize; 6]; OUTLINES] = {
    let cells: [[(i16, i16); 6]; OUTLINES] = [
        [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)],
        [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5)],
        [(0, 0), (1, -1), (2, -2), (3, -3), (4, -4), (5, -5)],
        [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)],
        [(0, 0), (1, -1), (1, 0), (2, -2), (2, -1), (2, 0)],
        [(0, 0), (0, 1), (1, -1), (1, 1), (2, -1), (2, 0)],
    ];
    let mut offsets = [[0; 6]; OUTLINES];
    let mut outline = 0;
    while outline < OUTLINES {
        let mut i = 0;
        while i < 6 {
            offsets[outline][i] = number(cells[outline][i].0, cells[outline][i].1);
            i += 1;
        }
        outline += 1;
    }
    offsets
};

/// What the outlines look like: 0 a line, 1 a triangle, 2 a circle.
pub(super) const SHAPES: [usize; OUTLINES] = [0, 0, 0, 1, 1, 2];

/// Six cells that win for the colour that holds them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub(super) outline: usize,
    /// The smallest cell.
    pub(super) start: usize,
}

impl Window {
    /// The 36 windows that a cell is part of.
    #[inline]
    pub(super) fn through(cell: usize) -> impl Iterator<Item = Window> {
        (0..OUTLINES).flat_map(move |outline| {
            OFFSETS[outline].into_iter().map(move |offset| Window {
                outline,
                start: minus(cell, offset),
            })
        })
    }

    #[inline]
    pub(super) fn cells(self) -> [usize; 6] {
        OFFSETS[self.outline].map(|offset| plus(self.start, offset))
    }

    #[inline]
    pub(super) fn has(self, cell: usize) -> bool {
        OFFSETS[self.outline].contains(&minus(cell, self.start))
    }

    /// Where the window's counts are kept.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.outline * CELLS + (self.start & MASK)
    }
}

/// A set of cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Set {
    rows: [u64; 64],
    /// The rows that have any cells.
    used: u64,
}

impl Set {
    pub(super) const EMPTY: Set = Set {
        rows: [0; 64],
        used: 0,
    };

    #[inline]
    pub(super) fn add(&mut self, cell: usize) {
        let row = cell / 64 % 64;
        self.rows[row] |= 1 << (cell % 64);
        self.used |= 1 << row;
    }

    #[inline]
    pub(super) fn remove(&mut self, cell: usize) {
        let row = cell / 64 % 64;
        self.rows[row] &= !(1 << (cell % 64));
        self.used &= !(u64::from(self.rows[row] == 0) << row);
    }

    #[inline]
    pub(super) fn has(&self, cell: usize) -> bool {
        self.rows[cell / 64 % 64] >> (cell % 64) & 1 != 0
    }

    #[inline]
    pub(super) const fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// The cell with the lowest number.
    #[inline]
    pub(super) fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The cells, the lowest number first.
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let mut used = self.used;
        let (mut row, mut word) = (0, 0);
        std::iter::from_fn(move || {
            if word == 0 {
                if used == 0 {
                    return None;
                }
                row = used.trailing_zeros() as usize;
                used &= used - 1;
                word = self.rows[row];
            }
            let cell = row * 64 + word.trailing_zeros() as usize;
            word &= word - 1;
            Some(cell)
        })
    }
}
