//! Making the moves, each with a guess at how good it is.

use super::field::{Field, may_cut};
use super::grid::{CELLS, Window, number, touch};
use super::threats::Threat;
use super::tiles::Tiles;
use super::weights::{STATES, STEPS_UP, UNITS};
use super::{Move, SIX, Six};
use crate::board::Ordered;

/// How much the guess weighs beside what the search remembers of a move.
const GUESS: i32 = 24;
/// What a captured tile adds to the guess.
const TILE: i32 = 100;
/// To how many cells a capture goes at the end of the search.
const SHARP_TARGETS: usize = 2;
/// No field has more empty cells beside it.
const MOST_CELLS: usize = 192;

/// An empty cell beside the field.
#[derive(Clone, Copy)]
struct Target {
    cell: u16,
    /// What laying a tile there is worth.
    gain: i32,
    near: Tiles,
}

/// The empty cells beside the field.
struct Targets {
    targets: [Target; MOST_CELLS],
    count: usize,
}

impl Targets {
    fn of<const JUDGED: bool>(field: &Field, side: usize) -> Targets {
        let none = Target {
            cell: 0,
            gain: 0,
            near: Tiles::EMPTY,
        };
        let mut targets = Targets {
            targets: [none; MOST_CELLS],
            count: 0,
        };
        for (target, cell) in targets.targets.iter_mut().zip(field.frontier.iter()) {
            *target = Target {
                cell: cell as u16,
                gain: if JUDGED { gain(field, cell, side) } else { 0 },
                near: field.near(cell),
            };
            targets.count += 1;
        }
        targets
    }

    /// The cells that touch this group, with what laying a tile there is worth.
    #[inline]
    fn beside(&self, group: Tiles) -> impl Iterator<Item = (usize, i32)> {
        self.targets[..self.count]
            .iter()
            .filter(move |target| !target.near.both(group).is_empty())
            .map(|target| (usize::from(target.cell), target.gain))
    }
}

/// What laying a tile on an empty cell is worth: windows that grow, and those of the opponent that are spoilt.
#[inline]
fn gain(field: &Field, cell: usize, side: usize) -> i32 {
    let steps = &STEPS_UP[side];
    Window::through(cell)
        .map(|window| steps[window.outline][usize::from(field.state(window))])
        .sum()
}

/// How lifting a tile changes what laying one elsewhere in the same window is worth, by the cell.
struct Changes {
    by_cell: [i32; CELLS],
    /// The cells that are not 0.
    touched: [u16; 6 * 36],
    count: usize,
}

impl Changes {
    fn add(&mut self, window: Window, change: i32) {
        for cell in window.cells() {
            self.by_cell[cell] += change;
            self.touched[self.count] = cell as u16;
            self.count += 1;
        }
    }

    fn clear(&mut self) {
        for &cell in &self.touched[..self.count] {
            self.by_cell[usize::from(cell) % CELLS] = 0;
        }
        self.count = 0;
    }
}

/// What lifting a tile costs, without regard to where it is laid.
pub(super) fn lift_cost(field: &Field, cell: usize, side: usize) -> i32 {
    let unit = UNITS[side];
    let last = |window: Window| usize::from(field.state(window) - unit) % STATES;
    Window::through(cell)
        .map(|window| STEPS_UP[side][window.outline][last(window)])
        .sum()
}

/// What lifting a tile costs, and what it changes.
fn cost(field: &Field, cell: usize, side: usize, changes: &mut Changes) -> i32 {
    // Less than this is not worth the time.
    const LEAST: i32 = 10;
    let unit = UNITS[side];
    let mut cost = 0;
    changes.clear();
    for window in Window::through(cell) {
        let steps = &STEPS_UP[side][window.outline];
        let state = field.state(window);
        let last = steps[usize::from(state - unit) % STATES];
        cost += last;
        let change = last - steps[usize::from(state)];
        if change.abs() >= LEAST {
            changes.add(window, change);
        }
    }
    cost
}

impl Six {
    /// All legal moves; when the opponent threatens to win, without those that certainly lose to that. One of them is
    /// kept if there are no others but such that end the game, which may be to lose it sooner.
    pub(super) fn generate_all(&self, moves: &mut Vec<Ordered<Move>>) {
        if self.outcome.is_some() {
            return;
        }
        if self.field.counts == [0; 2] {
            moves.push(Ordered {
                m: Move::lay(number(0, 0)),
                order: 0,
            });
            return;
        }
        let threats = self.threats();
        let refuted = if self.is_round_two() {
            self.shifts::<true>(&threats, usize::MAX, moves)
        } else {
            self.lays(&threats, moves)
        };
        moves.extend(refuted.map(|m| Ordered {
            m,
            order: i32::MIN / 2,
        }));
    }

    /// Makes the moves of round one. Returns one that is left out, if all are.
    fn lays(&self, threats: &[Threat], moves: &mut Vec<Ordered<Move>>) -> Option<Move> {
        let field = &self.field;
        let side = self.us();
        let mut refuted = None;
        for cell in field.frontier.iter() {
            if self.is_opening() && field.cells(0).any(|tile| touch(tile, cell)) {
                continue;
            }
            let m = Move::lay(cell);
            if !threats.is_empty() && self.is_refuted(threats, None, cell, field.all()) {
                refuted = Some(m);
                continue;
            }
            moves.push(Ordered {
                m,
                order: GUESS * gain(field, cell, side),
            });
        }
        refuted.filter(|_| moves.is_empty())
    }

    /// The moves of round two that do not certainly lose to one of these threats; and one that does, if the game goes on
    /// after none of the others. Without `JUDGED` all are put on a par, which is quicker. As soon as there are more than
    /// `most`, the rest is left out.
    pub(super) fn shifts<const JUDGED: bool>(
        &self,
        threats: &[Threat],
        most: usize,
        moves: &mut Vec<Ordered<Move>>,
    ) -> Option<Move> {
        let field = &self.field;
        let side = self.us();
        let cuts = self.cuts();
        let targets = Targets::of::<JUDGED>(field, side);
        let mut changes = Changes {
            by_cell: [0; CELLS],
            touched: [0; 6 * 36],
            count: 0,
        };
        let mut refuted = None;
        let mut goes_on = false;
        for tile in field.tiles(side) {
            let from = field.cell(tile);
            if moves.len() > most {
                break;
            }
            let cost = if JUDGED {
                cost(field, from, side, &mut changes)
            } else {
                0
            };
            let mut add = |first: Move, stays: Tiles, order: i32, ends: bool| {
                let threats = if ends { &[] } else { threats };
                let only = self.only_target(threats, from, stays);
                for (to, gain) in targets.beside(stays) {
                    if refuted.is_some() && only.is_some_and(|only| only != to) {
                        continue;
                    }
                    let m = first.going_to(to);
                    if !threats.is_empty() && self.is_refuted(threats, Some(from), to, stays) {
                        refuted = Some(m);
                        continue;
                    }
                    goes_on |= !ends;
                    moves.push(Ordered {
                        m,
                        order: GUESS * (order + gain + changes.by_cell[to]),
                    });
                }
            };
            if cuts.splits(tile) {
                for (group, lost) in cuts.stays(field, tile, side) {
                    let first = self.capture(&cuts, from, from, group);
                    add(
                        first,
                        group,
                        TILE * (lost[1] - lost[0]) - cost,
                        self.starves(lost),
                    );
                }
            } else {
                let stays = field.all().without(Tiles::of(tile));
                add(Move::shift(from, from), stays, -cost, false);
            }
        }
        refuted.filter(|_| !goes_on)
    }

    /// The move with these bits, if it is legal.
    pub(super) fn find_legal(&self, bits: u32) -> Option<Move> {
        let m = Move::from_bits(bits)?;
        let (from, to) = (m.from(), m.to());
        let field = &self.field;
        let side = self.us();
        if self.outcome.is_some() || m.is_lay() == self.is_round_two() {
            return None;
        }
        if m.is_lay() {
            let touches_start = || field.cells(0).any(|tile| touch(tile, to));
            let is_legal = if field.counts == [0; 2] {
                to == number(0, 0)
            } else {
                field.frontier.has(to) && !(self.is_opening() && touches_start())
            };
            return (is_legal && m == Move::lay(to)).then_some(m);
        }
        if usize::from(field.colour(from)) != side || !field.frontier.has(to) {
            return None;
        }
        let tile = field.tile(from);
        let goes_to = |group: Tiles| !field.near(to).both(group).is_empty();
        // Most tiles do not look as if they held anything together.
        if !may_cut(field.ring(from)) || !self.cuts().splits(tile) {
            let is_legal = m == Move::shift(from, to) && goes_to(field.all().without(Tiles::of(tile)));
            return is_legal.then_some(m);
        }
        let cuts = self.cuts();
        let mut stays = cuts.stays(field, tile, side);
        let is_legal = stays.any(|(group, _)| m == self.capture(&cuts, from, to, group) && goes_to(group));
        is_legal.then_some(m)
    }

    /// Whether a capture of so many own and other tiles leaves someone with too few.
    fn starves(&self, [own, others]: [i32; 2]) -> bool {
        let us = self.us();
        let six = i32::from(SIX);
        i32::from(self.field.counts[us]) - own < six || i32::from(self.field.counts[1 - us]) - others < six
    }

    /// The captures that gain tiles, each to the most promising cells.
    pub(super) fn generate_captures(&self, moves: &mut Vec<Ordered<Move>>) {
        if !self.is_round_two() || self.outcome.is_some() {
            return;
        }
        let field = &self.field;
        let side = self.us();
        let cuts = self.cuts();
        let mut targets = None;
        for tile in cuts.cutting().both(field.tiles(side)) {
            for (group, [own, others]) in cuts.stays(field, tile, side) {
                if others <= own {
                    continue;
                }
                let targets = targets.get_or_insert_with(|| Targets::of::<true>(field, side));
                let first = self.capture(&cuts, field.cell(tile), 0, group);
                best_targets(targets, first, group, TILE * (others - own), moves);
            }
        }
    }
}

/// Adds the same capture to the most promising cells.
fn best_targets(targets: &Targets, first: Move, group: Tiles, order: i32, moves: &mut Vec<Ordered<Move>>) {
    let mut best = [(i32::MIN, 0); SHARP_TARGETS];
    for (to, gain) in targets.beside(group) {
        if gain > best[SHARP_TARGETS - 1].0 {
            best[SHARP_TARGETS - 1] = (gain, to);
            best.sort_by_key(|&(gain, _)| std::cmp::Reverse(gain));
        }
    }
    for (gain, to) in best {
        if gain > i32::MIN {
            moves.push(Ordered {
                m: first.going_to(to),
                order: GUESS * (order + gain),
            });
        }
    }
}
