//! Which tiles hold the field together, and what falls off when one of them is lifted.
//!
//! One walk over the field numbers the tiles in the order in which it comes to them. Everything first reached through a
//! tile has the numbers right after it, so a group that would fall off is a range of numbers, and the rest is all others.

use super::field::Field;
use super::grid::{CELLS, neighbours};

/// No field has more tiles.
const MOST: usize = 44;

/// A group into which the field falls when a tile is lifted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Group {
    /// Its tiles by colour.
    pub(super) counts: [u8; 2],
    /// The numbers of its tiles; or of those that do not belong to it, where `is_rest`.
    ranges: [(u8, u8); 2],
    is_rest: bool,
    /// The number of the tile that is lifted, which belongs to no group.
    lifted: u8,
}

impl Group {
    pub(super) fn size(&self) -> u8 {
        self.counts[0] + self.counts[1]
    }
}

/// The walk over the field.
pub(super) struct Cuts {
    /// The number of each tile, from 1; 0 where there is none.
    numbers: [u8; CELLS],
    /// By number: where the tile lies.
    cells: [u16; MOST],
    /// By number: one past the last number that was reached through the tile.
    ends: [u8; MOST],
    /// By number: how many tiles of each colour have these numbers.
    below: [[u8; 2]; MOST],
    /// By number: the first numbers of the groups that fall off, up to two beside the rest.
    falling: [[u8; 3]; MOST],
    total: [u8; 2],
    next: u8,
}

impl Cuts {
    pub(super) fn of(field: &Field) -> Cuts {
        let mut cuts = Cuts {
            numbers: [0; CELLS],
            cells: [0; MOST],
            ends: [0; MOST],
            below: [[0; 2]; MOST],
            falling: [[0; 3]; MOST],
            total: field.counts,
            next: 1,
        };
        if let Some(first) = field.tiles[0].iter().chain(field.tiles[1].iter()).next() {
            cuts.walk(field, first, usize::MAX);
            // Nothing lies behind the first tile: there the rest is what was reached first.
            let falling = &mut cuts.falling[1];
            *falling = [falling[1], falling[2], 0];
        }
        cuts
    }

    /// Numbers what has not been numbered yet, from `cell` on. Returns the lowest number that it touches.
    fn walk(&mut self, field: &Field, cell: usize, from: usize) -> u8 {
        let number = self.next;
        self.next += 1;
        self.numbers[cell % CELLS] = number;
        let at = usize::from(number) % MOST;
        self.cells[at] = cell as u16;
        let mut counts = [0; 2];
        counts[usize::from(field.colour(cell)) % 2] = 1;
        let mut lowest = number;
        let mut groups = 0;
        for beside in neighbours(cell) {
            if !field.is_taken(beside) || beside == from {
                continue;
            }
            let known = self.numbers[beside];
            if known != 0 {
                lowest = lowest.min(known);
                continue;
            }
            let child = self.next;
            let reached = self.walk(field, beside, cell);
            lowest = lowest.min(reached);
            let below = self.below[usize::from(child) % MOST];
            counts = [counts[0] + below[0], counts[1] + below[1]];
            // Whoever touches nothing before this tile falls off with it.
            if reached >= number && groups < 3 {
                self.falling[at][groups] = child;
                groups += 1;
            }
        }
        self.ends[at] = self.next;
        self.below[at] = counts;
        lowest
    }

    /// The tiles of both colours whose lifting splits the field.
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let cutting = (1..usize::from(self.next).min(MOST)).filter(|&number| self.falling[number][0] != 0);
        cutting.map(|number| usize::from(self.cells[number]))
    }

    /// Whether lifting the tile on this cell splits the field.
    #[inline]
    pub(super) fn splits(&self, cell: usize) -> bool {
        self.falling[usize::from(self.numbers[cell % CELLS]) % MOST][0] != 0
    }

    /// The groups that lifting the tile on this cell leaves, and how many there are; none when the rest holds together.
    pub(super) fn groups(&self, field: &Field, cell: usize) -> ([Group; 3], usize) {
        let lifted = self.numbers[cell % CELLS];
        let nothing = Group {
            counts: [0; 2],
            ranges: [(0, 0); 2],
            is_rest: false,
            lifted,
        };
        let mut groups = [nothing; 3];
        let falling = self.falling[usize::from(lifted) % MOST];
        if falling[0] == 0 {
            return (groups, 0);
        }
        let mut rest = Group {
            counts: self.total,
            is_rest: true,
            ..nothing
        };
        rest.counts[usize::from(field.colour(cell)) % 2] -= 1;
        let mut count = 0;
        for first in falling.into_iter().take(2).filter(|&first| first != 0) {
            let at = usize::from(first) % MOST;
            let group = Group {
                counts: self.below[at],
                ranges: [(first, self.ends[at]), (0, 0)],
                ..nothing
            };
            rest.counts = [rest.counts[0] - group.counts[0], rest.counts[1] - group.counts[1]];
            rest.ranges[count] = group.ranges[0];
            groups[count] = group;
            count += 1;
        }
        groups[count] = rest;
        (groups, count + 1)
    }

    /// The groups that may stay when this side lifts its tile on this cell, each with how many tiles of its own and of the
    /// others' that captures.
    #[inline]
    pub(super) fn stays(
        &self,
        field: &Field,
        cell: usize,
        side: usize,
    ) -> impl Iterator<Item = (Group, [i32; 2])> + use<> {
        let (groups, count) = self.groups(field, cell);
        let largest = groups[..count].iter().map(Group::size).max().unwrap_or(0);
        let mut total = self.total.map(i32::from);
        total[side] -= 1;
        groups
            .into_iter()
            .take(count)
            .filter(move |group| group.size() == largest)
            .map(move |group| {
                let lost = |side: usize| total[side] - i32::from(group.counts[side]);
                (group, [lost(side), lost(1 - side)])
            })
    }

    /// Whether there is a tile on this cell that belongs to the group.
    #[inline]
    pub(super) fn is_in(&self, group: &Group, cell: usize) -> bool {
        let number = self.numbers[cell % CELLS];
        let [a, b] = group.ranges.map(|(first, end)| first <= number && number < end);
        number != 0 && number != group.lifted && (a | b) != group.is_rest
    }
}
