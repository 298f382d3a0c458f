//! Wins in one move, what answers them, and wins by a row of threats.

use super::cuts::Cuts;
use super::field::{Field, may_cut};
use super::generate::lift_cost;
use super::grid::{Window, neighbours, touch};
use super::tiles::Tiles;
use super::{Move, QUIET_LIMIT, SIX, Six, Undo};
use crate::board::Board as _;

/// A five of the opponent that is looked at when the answers to it are generated.
pub(super) struct Threat {
    window: Window,
    missing: usize,
    /// Tiles of the opponent outside the window that can be lifted without a split.
    spare: [usize; 6],
    spares: usize,
}

/// No more threats than this are looked at; an answer to these need not be one to all.
const MOST_THREATS: usize = 8;

/// A five with more answers than this is not looked into.
const MOST_ANSWERS: usize = 60;

/// What a search for a row of fives has done, and may still do.
struct Effort {
    /// How many attacks it may still try.
    attacks: u32,
    /// How many moves it has made, of both sides.
    nodes: u64,
}

impl Threat {
    fn of(field: &Field, side: usize, window: Window, missing: usize) -> Threat {
        let mut threat = Threat {
            window,
            missing,
            spare: [0; 6],
            spares: 0,
        };
        for tile in field.cells(side) {
            if threat.spares < threat.spare.len() && !window.has(tile) && !may_cut(field.ring(tile)) {
                threat.spare[threat.spares] = tile;
                threat.spares += 1;
            }
        }
        threat
    }

    /// Whether lifting this tile leaves the opponent a certain win unless the missing cell is filled: two tiles to complete
    /// the window with are left, so far apart that no cell touches both.
    fn needs_filling(&self, field: &Field, from: usize, stays: Tiles) -> bool {
        if !self.is_whole(field, stays) {
            return false;
        }
        let is_left = |&&tile: &&usize| !touch(tile, from) && field.is_in(stays, tile);
        let mut spare = self.spare[..self.spares].iter().filter(is_left);
        let Some(&first) = spare.next() else { return false };
        let around = neighbours(first);
        spare.any(|&tile| !touch(tile, first) && around.iter().all(|&beside| !touch(tile, beside)))
    }

    /// Whether a capture leaves the five tiles of the window.
    fn is_whole(&self, field: &Field, stays: Tiles) -> bool {
        let mut cells = self.window.cells().into_iter();
        cells.all(|cell| cell == self.missing || field.is_in(stays, cell))
    }

    /// Whether the opponent wins for certain after this move: the window stays as it is, and so does a tile to complete it
    /// with. `stays` is what lifting the tile leaves.
    fn survives(&self, field: &Field, from: Option<usize>, to: usize, stays: Tiles) -> bool {
        if to == self.missing || !self.is_whole(field, stays) {
            return false;
        }
        // A tile whose neighbours stay the same can still be lifted without a split.
        self.spare[..self.spares].iter().any(|&tile| {
            !touch(tile, to) && from.is_none_or(|from| !touch(tile, from)) && field.is_in(stays, tile)
        })
    }
}

impl Six {
    /// A move that wins at once. Of those that win by capture, some may be missed.
    pub(super) fn find_win(&self) -> Option<Move> {
        let field = &self.field;
        let us = self.us();
        if field.winners[us] > 0 {
            if !self.is_round_two() {
                // The missing cell of a five touches another of its cells.
                return field.winning[us].first().map(Move::lay);
            }
            for (window, missing) in field.open_fives(us) {
                let mut tiles = field.cells(us).filter(|&tile| !window.has(tile));
                if let Some(from) = tiles.find(|&tile| !may_cut(field.ring(tile))) {
                    return Some(Move::shift(from, missing));
                }
            }
            let cuts = self.cuts();
            for (window, missing) in field.open_fives(us) {
                for tile in field.tiles(us) {
                    let from = field.cell(tile);
                    if window.has(from) {
                        continue;
                    }
                    if !cuts.splits(tile) {
                        return Some(Move::shift(from, missing));
                    }
                    for (group, _) in cuts.stays(field, tile, us) {
                        let mut cells = window.cells().into_iter();
                        if cells.all(|cell| cell == missing || field.is_in(group, cell)) {
                            return Some(self.capture(&cuts, from, missing, group));
                        }
                    }
                }
            }
        }
        if self.is_round_two() && field.counts[1 - us] < 2 * SIX {
            return self.find_starvation();
        }
        None
    }

    /// A capture that leaves the opponent alone with too few tiles.
    fn find_starvation(&self) -> Option<Move> {
        let field = &self.field;
        let us = self.us();
        let cuts = self.cuts();
        for tile in cuts.cutting().both(field.tiles(us)) {
            for (group, [own, others]) in cuts.stays(field, tile, us) {
                let wins = i32::from(field.counts[1 - us]) - others < i32::from(SIX)
                    && i32::from(field.counts[us]) - own >= i32::from(SIX);
                if wins {
                    let mut cells = field.frontier.iter();
                    let to = cells.find(|&to| !field.near(to).both(group).is_empty())?;
                    return Some(self.capture(&cuts, field.cell(tile), to, group));
                }
            }
        }
        None
    }

    /// The move that lifts a tile which holds the field together, keeping this group.
    #[inline]
    pub(super) fn capture(&self, cuts: &Cuts, from: usize, to: usize, stays: Tiles) -> Move {
        let field = &self.field;
        let is_tied = cuts.stays(field, field.tile(from), self.us()).nth(1).is_some();
        let keep = if is_tied {
            let mut beside = neighbours(from).into_iter();
            beside
                .position(|beside| field.is_in(stays, beside))
                .map_or(0, |i| i + 1)
        } else {
            0
        };
        Move::capture(from, to, keep as u32)
    }

    /// The opponent's fives that have to be answered now. None, where leaving them open might still not lose.
    pub(super) fn threats(&self) -> Vec<Threat> {
        let them = 1 - self.us();
        if self.field.winners[them] == 0
            || self.careless
            || self.quiet + 1 >= QUIET_LIMIT
            || self.find_win().is_some()
        {
            return Vec::new();
        }
        let fives = self.field.open_fives(them).take(MOST_THREATS);
        fives
            .map(|(window, missing)| Threat::of(&self.field, them, window, missing))
            .collect()
    }

    /// The only cell to which this tile can go without losing at once, if there is but one.
    pub(super) fn only_target(&self, threats: &[Threat], from: usize, stays: Tiles) -> Option<usize> {
        let mut pressing = threats
            .iter()
            .filter(|threat| threat.needs_filling(&self.field, from, stays));
        pressing.next().map(|threat| threat.missing)
    }

    /// Whether one of the threats certainly wins after this move. It does not end the game itself, by winning or by
    /// captures.
    #[inline]
    pub(super) fn is_refuted(
        &self,
        threats: &[Threat],
        from: Option<usize>,
        to: usize,
        stays: Tiles,
    ) -> bool {
        // As long as the opponent has a tile in hand, nothing else is needed to complete a five.
        let from_hand = self.in_hands >= 2;
        threats.iter().any(|threat| {
            if from_hand {
                to != threat.missing
            } else {
                threat.survives(&self.field, from, to, stays)
            }
        })
    }

    /// A win by a row of fives, and in how many plies it wins at the latest. The deeper the search still is, the longer it
    /// may take to look.
    pub(super) fn find_forced_win(&mut self, depth: i32, nodes: &mut u64) -> Option<(Move, usize)> {
        if self.field.winners[1 - self.us()] > 1 {
            return None;
        }
        let mut effort = Effort { attacks: 0, nodes: 0 };
        let found = if self.is_round_two() {
            // Near the leaves only one move that makes two fives is looked for.
            let (attacks, fives) = match depth {
                3.. => (60, 2),
                1..=2 => (2, 1),
                _ => (1, 1),
            };
            effort.attacks = attacks;
            self.force_shift(&mut effort, fives)
        } else {
            effort.attacks = if depth > 0 { 200 } else { 40 };
            let found = self.force_lay(&mut effort);
            found.map(|(first, plies)| (Move::lay(first), plies))
        };
        *nodes += effort.nodes;
        found
    }

    /// Makes a move of such a row.
    #[inline]
    fn attempt(&mut self, m: Move, effort: &mut Effort) -> Undo {
        effort.nodes += 1;
        self.play(m)
    }

    /// The first move of such a row in round two, of up to so many fives; the last of them makes two at once. The opponent
    /// can fill the missing cell with any tile, or break the five by a capture, and every answer must lose.
    fn force_shift(&mut self, effort: &mut Effort, fives: u32) -> Option<(Move, usize)> {
        if let Some(m) = self.find_win() {
            return Some((m, 1));
        }
        if fives == 1 && self.field.forking[self.us()].is_empty() {
            return None;
        }
        let mut attacks = [(0, Move::lay(0)); 12];
        let count = self.attacks(fives, &mut attacks);
        for &(_, m) in &attacks[..count] {
            if effort.attacks == 0 {
                return None;
            }
            effort.attacks -= 1;
            let undo = self.attempt(m, effort);
            let plies = self.refute_answers(effort, fives);
            self.undo(undo);
            if let Some(plies) = plies {
                return Some((m, plies + 1));
            }
        }
        None
    }

    /// How many plies the opponent of the last move can hold out at the most, if every answer is proven to lose.
    fn refute_answers(&mut self, effort: &mut Effort, fives: u32) -> Option<usize> {
        if self.outcome.is_some() || self.find_win().is_some() {
            return None;
        }
        let threats = self.threats();
        let mut answers = Vec::new();
        if threats.is_empty() {
            return None;
        }
        let most = if fives < 2 { 0 } else { MOST_ANSWERS };
        self.shifts::<false>(&threats, most, &mut answers);
        let mut longest = 2;
        if answers.len() > most {
            return None;
        }
        for answer in answers {
            let undo = self.attempt(answer.m, effort);
            let plies = if self.outcome.is_some() {
                None
            } else {
                self.force_shift(effort, fives - 1)
            };
            self.undo(undo);
            longest = longest.max(plies?.1 + 1);
        }
        Some(longest)
    }

    /// The shifts that make a five, or two with different missing cells when only one attack is left; the best first. Only
    /// tiles that hold nothing together are moved.
    fn attacks(&self, fives: u32, attacks: &mut [(i32, Move)]) -> usize {
        let field = &self.field;
        let us = self.us();
        let cuts = self.cuts();
        let loose = field.tiles(us).without(cuts.cutting());
        let mut costs = [None; Tiles::NUMBERS];
        let mut count = 0;
        let answers_to = field.winning[1 - us].first();
        let cells = if fives == 1 {
            &field.forking[us]
        } else {
            &field.building[us]
        };
        for to in cells.iter() {
            if answers_to.is_some_and(|missing| missing != to) {
                continue;
            }
            let mut fours = [(Tiles::EMPTY, 0); 12];
            let made = field.fours_through(to, us, &mut fours);
            let fours = &fours[..made];
            for tile in loose {
                if field.near(to).without(Tiles::of(tile)).is_empty() {
                    continue;
                }
                // The missing cells of the fives that are made with this tile.
                let mut missing = fours
                    .iter()
                    .filter(|(tiles, _)| !tiles.has(tile))
                    .map(|&(_, missing)| missing);
                let Some(first) = missing.next() else { continue };
                let is_double = missing.any(|other| other != first);
                if fives == 1 && !is_double {
                    continue;
                }
                let from = field.cell(tile);
                let cost = costs[tile].get_or_insert_with(|| lift_cost(field, from, us));
                let order = 1000 * i32::from(is_double) - *cost;
                let at = attacks[..count].partition_point(|&(other, _)| other >= order);
                if at < attacks.len() {
                    count = (count + 1).min(attacks.len());
                    attacks[at..count].rotate_right(1);
                    attacks[at] = (order, Move::shift(from, to));
                }
            }
        }
        count
    }

    /// The first cell of such a row in round one.
    fn force_lay(&mut self, effort: &mut Effort) -> Option<(usize, usize)> {
        let us = self.us();
        if let Some(cell) = self.field.winning[us]
            .first()
            .filter(|_| self.field.winners[us] > 0)
        {
            return Some((cell, 1));
        }
        // The attack lays a tile, the answer another, and the win a third.
        if self.in_hands < 3 || self.is_opening() {
            return None;
        }
        let mut cells = [0; 32];
        let mut count = 0;
        match self.field.winners[1 - us] {
            0 => {
                // The missing cell of a four need not touch anything.
                let touching = |&cell: &usize| self.field.frontier.has(cell);
                let building = self.field.building[us].iter().filter(touching);
                for (slot, cell) in cells.iter_mut().zip(building) {
                    *slot = cell;
                    count += 1;
                }
            }
            1 => {
                // The answer must be an attack too.
                let cell = self.field.winning[1 - us].first()?;
                if self.field.fours(us, cell) > 0 {
                    cells[0] = cell;
                    count = 1;
                }
            }
            _ => return None,
        }
        let cells = &mut cells[..count];
        cells.sort_by_key(|&cell| std::cmp::Reverse(self.field.fours(us, cell)));
        for &mut cell in cells {
            if effort.attacks == 0 {
                return None;
            }
            effort.attacks -= 1;
            let undo = self.attempt(Move::lay(cell), effort);
            let mut plies = None;
            if self.field.winners[1 - us] == 0 {
                match self.field.winners[us] {
                    0 => {}
                    1 => {
                        if let Some(answer) = self.field.winning[us].first() {
                            let undo = self.attempt(Move::lay(answer), effort);
                            plies = self.force_lay(effort).map(|(_, plies)| plies + 2);
                            self.undo(undo);
                        }
                    }
                    _ => plies = Some(3),
                }
            }
            self.undo(undo);
            if let Some(plies) = plies {
                return Some((cell, plies));
            }
        }
        None
    }
}
