//! The tiles on the table, with everything the search asks about them kept up to date tile by tile.

use super::grid::{CELLS, OFFSETS, OUTLINES, Set, Window, minus, neighbours, plus};
use super::hash::Sums;
use super::weights::{STATES, TERMS, UNITS, pure};

/// The colour of a cell without a tile. Tiles have the index of their side.
pub(super) const NONE: u8 = 2;

/// What a window calls for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Call {
    Nothing,
    /// Two more tiles of this side win.
    Four(usize),
    /// One more tile of this side wins.
    Five(usize),
    Six(usize),
}

static CALLS: [Call; STATES] = {
    let mut calls = [Call::Nothing; STATES];
    let mut side = 0;
    while side < 2 {
        calls[pure(side, 4) as usize] = Call::Four(side);
        calls[pure(side, 5) as usize] = Call::Five(side);
        calls[pure(side, 6) as usize] = Call::Six(side);
        side += 1;
    }
    calls
};

/// The field. Two fields are equal when the same tiles lie on the same cells and were counted in the same way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Field {
    colours: [u8; CELLS],
    /// How many of the six neighbours are taken.
    around: [u8; CELLS],
    /// How many tiles of each colour a window has, see [`STATES`].
    windows: [u8; OUTLINES * CELLS],
    /// In how many windows of four this empty cell is one of the two missing.
    fours: [[u8; CELLS]; 2],
    /// In how many windows of five this empty cell is the missing one.
    fives: [[u8; CELLS]; 2],
    /// The cells with any `fours`, and with any `fives`.
    pub(super) building: [Set; 2],
    pub(super) winning: [Set; 2],
    /// How many cells `winning` has.
    pub(super) winners: [u8; 2],
    pub(super) tiles: [Set; 2],
    /// The empty cells that touch a tile.
    pub(super) frontier: Set,
    pub(super) counts: [u8; 2],
    pub(super) sixes: [u8; 2],
    /// The sums of the terms of all windows.
    pub(super) value: i64,
    pub(super) tally: u64,
    pub(super) sums: Sums,
}

impl Field {
    pub(super) fn empty() -> Box<Field> {
        Box::new(Field {
            colours: [NONE; CELLS],
            around: [0; CELLS],
            windows: [0; OUTLINES * CELLS],
            fours: [[0; CELLS]; 2],
            fives: [[0; CELLS]; 2],
            building: [Set::EMPTY; 2],
            winning: [Set::EMPTY; 2],
            winners: [0; 2],
            tiles: [Set::EMPTY; 2],
            frontier: Set::EMPTY,
            counts: [0; 2],
            sixes: [0; 2],
            value: 0,
            tally: 0,
            sums: Sums::ZERO,
        })
    }

    #[inline]
    pub(super) fn colour(&self, cell: usize) -> u8 {
        self.colours[cell % CELLS]
    }

    #[inline]
    pub(super) fn is_taken(&self, cell: usize) -> bool {
        self.colour(cell) != NONE
    }

    #[inline]
    pub(super) fn around(&self, cell: usize) -> u8 {
        self.around[cell % CELLS]
    }

    #[inline]
    pub(super) fn state(&self, window: Window) -> u8 {
        self.windows[window.index()] % STATES as u8
    }

    /// In how many windows of four of this side the cell is missing.
    #[inline]
    pub(super) fn fours(&self, side: usize, cell: usize) -> u8 {
        self.fours[side][cell % CELLS]
    }

    /// Which neighbours are taken, six bits in the order in which they lie around the cell.
    #[inline]
    pub(super) fn ring(&self, cell: usize) -> u8 {
        let mut ring = 0;
        for (i, beside) in neighbours(cell).into_iter().enumerate() {
            ring |= u8::from(self.is_taken(beside)) << i;
        }
        ring
    }

    /// Lays a tile on an empty cell.
    #[inline]
    pub(super) fn lay(&mut self, cell: usize, side: usize) {
        let cell = cell % CELLS;
        self.count_windows::<true>(cell, side);
        self.colours[cell] = side as u8;
        self.sums.add(side, cell);
        self.tiles[side].add(cell);
        self.counts[side] += 1;
        self.frontier.remove(cell);
        for beside in neighbours(cell) {
            if self.around[beside] == 0 && self.colours[beside] == NONE {
                self.frontier.add(beside);
            }
            self.around[beside] += 1;
        }
    }

    /// Takes a tile away.
    #[inline]
    pub(super) fn lift(&mut self, cell: usize, side: usize) {
        let cell = cell % CELLS;
        self.count_windows::<false>(cell, side);
        self.colours[cell] = NONE;
        self.sums.remove(side, cell);
        self.tiles[side].remove(cell);
        self.counts[side] -= 1;
        if self.around[cell] > 0 {
            self.frontier.add(cell);
        }
        for beside in neighbours(cell) {
            self.around[beside] -= 1;
            if self.around[beside] == 0 {
                self.frontier.remove(beside);
            }
        }
    }

    /// Counts a tile in its 36 windows, or no longer. The cell has still its old colour.
    #[inline(always)]
    fn count_windows<const LAYS: bool>(&mut self, cell: usize, side: usize) {
        let unit = UNITS[side];
        let (mut value, mut tally) = (self.value, self.tally);
        for outline in 0..OUTLINES {
            for offset in OFFSETS[outline] {
                let window = Window {
                    outline,
                    start: minus(cell, offset),
                };
                let count = &mut self.windows[window.index()];
                let old = usize::from(*count) % STATES;
                *count = if LAYS {
                    count.wrapping_add(unit)
                } else {
                    count.wrapping_sub(unit)
                };
                let new = usize::from(*count) % STATES;
                let (before, after) = (&TERMS[outline][old], &TERMS[outline][new]);
                value += after.value - before.value;
                tally = tally.wrapping_add(after.tally.wrapping_sub(before.tally));
                if CALLS[old] != Call::Nothing || CALLS[new] != Call::Nothing {
                    self.recall::<LAYS>(window, cell, CALLS[old], CALLS[new]);
                }
            }
        }
        (self.value, self.tally) = (value, tally);
    }

    /// Notes that a window calls for something else than before.
    #[inline(never)]
    fn recall<const LAYS: bool>(&mut self, window: Window, cell: usize, old: Call, new: Call) {
        let cells = OFFSETS[window.outline].map(|offset| plus(window.start, offset));
        for missing in cells {
            // The cell has a tile after laying and before lifting.
            let empty = self.colours[missing] == NONE;
            let (was_empty, is_empty) = if LAYS {
                (empty, empty && missing != cell)
            } else {
                (empty, empty || missing == cell)
            };
            if was_empty {
                match old {
                    Call::Four(side) => {
                        self.fours[side][missing] -= 1;
                        if self.fours[side][missing] == 0 {
                            self.building[side].remove(missing);
                        }
                    }
                    Call::Five(side) => {
                        self.fives[side][missing] -= 1;
                        if self.fives[side][missing] == 0 {
                            self.winning[side].remove(missing);
                            self.winners[side] -= 1;
                        }
                    }
                    _ => {}
                }
            }
            if is_empty {
                match new {
                    Call::Four(side) => {
                        self.fours[side][missing] += 1;
                        self.building[side].add(missing);
                    }
                    Call::Five(side) => {
                        if self.fives[side][missing] == 0 {
                            self.winning[side].add(missing);
                            self.winners[side] += 1;
                        }
                        self.fives[side][missing] += 1;
                    }
                    _ => {}
                }
            }
        }
        if let Call::Six(side) = old {
            self.sixes[side] -= 1;
        }
        if let Call::Six(side) = new {
            self.sixes[side] += 1;
        }
    }

    /// The windows of five of this side, with the cell that each is missing.
    pub(super) fn open_fives(&self, side: usize) -> impl Iterator<Item = (Window, usize)> + '_ {
        let five = pure(side, 5);
        self.winning[side].iter().flat_map(move |missing| {
            Window::through(missing)
                .filter(move |&window| self.state(window) == five)
                .map(move |window| (window, missing))
        })
    }
}

/// Whether the neighbours that are taken form more than one run, so that lifting the tile might split the field.
#[inline]
pub(super) const fn may_cut(ring: u8) -> bool {
    let starts = ring & !(ring << 1 | ring >> 5);
    starts & starts.wrapping_sub(1) != 0
}
