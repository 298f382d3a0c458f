//! The tiles on the table, with everything the search asks about them kept up to date tile by tile.

use super::grid::{CELLS, OFFSETS, OUTLINES, Set, Window, minus, neighbours, plus};
use super::hash::Sums;
use super::tiles::Tiles;
use super::weights::{CHANGES, STATES, UNITS, pure};

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

const CALLS: [Call; STATES] = {
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

/// Whether a window calls for something before or after a tile of this side comes into it, by its state before.
static CALLING: [[bool; STATES]; 2] = {
    let mut calling = [[false; STATES]; 2];
    let mut side = 0;
    while side < 2 {
        let mut state = 0;
        while state + (UNITS[side] as usize) < STATES {
            let (before, after) = (CALLS[state], CALLS[state + UNITS[side] as usize]);
            calling[side][state] = !matches!((before, after), (Call::Nothing, Call::Nothing));
            state += 1;
        }
        side += 1;
    }
    calling
};

/// The field.
#[derive(Clone, Debug)]
pub(super) struct Field {
    colours: [u8; CELLS],
    /// The tile on each cell.
    numbers: [u8; CELLS],
    /// The tiles beside each cell.
    near: [Tiles; CELLS],
    /// By tile: where it lies.
    cells: [u16; Tiles::NUMBERS],
    /// The numbers in the order in which tiles get them. The first so many are in use, and a number that is given back is
    /// the next to be used: so taking moves back gives every tile the number that it had.
    order: [u8; Tiles::NUMBERS],
    tiles: [Tiles; 2],
    /// How many tiles of each colour a window has, see [`STATES`].
    windows: [u8; OUTLINES * CELLS],
    /// In how many windows of four this empty cell is one of the two missing.
    fours: [[u8; CELLS]; 2],
    /// In how many windows of five this empty cell is the missing one.
    fives: [[u8; CELLS]; 2],
    /// The cells with any `fours`, with more than one of them, and with any `fives`.
    pub(super) building: [Set; 2],
    pub(super) forking: [Set; 2],
    pub(super) winning: [Set; 2],
    /// How many cells `winning` has.
    pub(super) winners: [u8; 2],
    /// The empty cells that touch a tile.
    pub(super) frontier: Set,
    pub(super) counts: [u8; 2],
    pub(super) sixes: [u8; 2],
    /// The sums of the terms of all windows.
    pub(super) value: i64,
    pub(super) tally: u64,
    pub(super) sums: Sums,
    /// How many tiles have been laid and lifted. As long as this is the same, so is the field.
    pub(super) changes: u64,
}

/// Two fields are equal when the same tiles lie on the same cells and were counted in the same way. Which numbers the tiles
/// have is of no account.
impl PartialEq for Field {
    fn eq(&self, other: &Field) -> bool {
        let whole = |field: &Field| (field.counts, field.sixes, field.value, field.tally, field.sums);
        let around = |cell| self.around(cell) == other.around(cell);
        whole(self) == whole(other)
            && self.colours == other.colours
            && (0..CELLS).all(around)
            && self.windows == other.windows
            && (&self.fours, &self.fives) == (&other.fours, &other.fives)
            && (&self.building, &self.forking) == (&other.building, &other.forking)
            && self.winning == other.winning
            && self.winners == other.winners
            && self.frontier == other.frontier
    }
}

impl Field {
    pub(super) fn empty() -> Box<Field> {
        Box::new(Field {
            colours: [NONE; CELLS],
            numbers: [Tiles::NO_TILE; CELLS],
            near: [Tiles::EMPTY; CELLS],
            cells: [0; Tiles::NUMBERS],
            order: std::array::from_fn(|i| i as u8),
            tiles: [Tiles::EMPTY; 2],
            windows: [0; OUTLINES * CELLS],
            fours: [[0; CELLS]; 2],
            fives: [[0; CELLS]; 2],
            building: [Set::EMPTY; 2],
            forking: [Set::EMPTY; 2],
            winning: [Set::EMPTY; 2],
            winners: [0; 2],
            frontier: Set::EMPTY,
            counts: [0; 2],
            sixes: [0; 2],
            value: 0,
            tally: 0,
            sums: Sums::ZERO,
            changes: 0,
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

    /// How many of the six neighbours are taken.
    #[inline]
    pub(super) fn around(&self, cell: usize) -> u8 {
        self.near(cell).count()
    }

    /// The tiles beside a cell.
    #[inline]
    pub(super) fn near(&self, cell: usize) -> Tiles {
        self.near[cell % CELLS]
    }

    /// Where a tile lies.
    #[inline]
    pub(super) fn cell(&self, tile: usize) -> usize {
        usize::from(self.cells[tile % Tiles::NUMBERS]) % CELLS
    }

    /// The tile on a cell.
    #[inline]
    pub(super) fn tile(&self, cell: usize) -> usize {
        usize::from(self.numbers[cell % CELLS])
    }

    /// The tiles of a side.
    #[inline]
    pub(super) fn tiles(&self, side: usize) -> Tiles {
        self.tiles[side]
    }

    /// All tiles.
    #[inline]
    pub(super) fn all(&self) -> Tiles {
        self.tiles[0].and(self.tiles[1])
    }

    /// The cells on which a side has tiles.
    #[inline]
    pub(super) fn cells(&self, side: usize) -> impl Iterator<Item = usize> + '_ {
        self.tiles[side].map(|tile| self.cell(tile))
    }

    /// Whether there is a tile on this cell that belongs to the group.
    #[inline]
    pub(super) fn is_in(&self, group: Tiles, cell: usize) -> bool {
        group.has(self.tile(cell))
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
        let used = usize::from(self.counts[0] + self.counts[1]) % Tiles::NUMBERS;
        let number = self.order[used];
        let tile = Tiles::of(number.into());
        self.numbers[cell] = number;
        self.cells[usize::from(number) % Tiles::NUMBERS] = cell as u16;
        self.tiles[side] = self.tiles[side].and(tile);
        self.counts[side] += 1;
        self.changes += 1;
        self.frontier.remove(cell);
        for beside in neighbours(cell) {
            if self.near[beside].is_empty() && self.colours[beside] == NONE {
                self.frontier.add(beside);
            }
            self.near[beside] = self.near[beside].and(tile);
        }
    }

    /// Takes a tile away.
    #[inline]
    pub(super) fn lift(&mut self, cell: usize, side: usize) {
        let cell = cell % CELLS;
        self.count_windows::<false>(cell, side);
        self.colours[cell] = NONE;
        self.sums.remove(side, cell);
        let number = self.numbers[cell];
        let tile = Tiles::of(number.into());
        self.numbers[cell] = Tiles::NO_TILE;
        self.tiles[side] = self.tiles[side].without(tile);
        self.counts[side] -= 1;
        let used = usize::from(self.counts[0] + self.counts[1]) % Tiles::NUMBERS;
        self.order[used] = number;
        self.changes += 1;
        if !self.near[cell].is_empty() {
            self.frontier.add(cell);
        }
        for beside in neighbours(cell) {
            self.near[beside] = self.near[beside].without(tile);
            if self.near[beside].is_empty() {
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
                let change = &CHANGES[side][outline][if LAYS { old } else { new }];
                if LAYS {
                    value += change.value;
                    tally = tally.wrapping_add(change.tally);
                } else {
                    value -= change.value;
                    tally = tally.wrapping_sub(change.tally);
                }
                if CALLING[side][if LAYS { old } else { new }] {
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
                        match self.fours[side][missing] {
                            0 => self.building[side].remove(missing),
                            1 => self.forking[side].remove(missing),
                            _ => {}
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
                        match self.fours[side][missing] {
                            1 => self.building[side].add(missing),
                            2 => self.forking[side].add(missing),
                            _ => {}
                        }
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

    /// The windows of this side that a tile on this cell would make a five: for each its tiles, and the cell that it would
    /// still be missing. No more than fit.
    pub(super) fn fours_through(&self, cell: usize, side: usize, fours: &mut [(Tiles, usize)]) -> usize {
        let four = pure(side, 4);
        let through = Window::through(cell).filter(|&window| self.state(window) == four);
        let mut count = 0;
        for (slot, window) in fours.iter_mut().zip(through) {
            *slot = (Tiles::EMPTY, 0);
            for other in window.cells() {
                if self.is_taken(other) {
                    slot.0 = slot.0.and(Tiles::of(self.tile(other)));
                } else if other != cell {
                    slot.1 = other;
                }
            }
            count += 1;
        }
        count
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
