//! Making the moves, each with a guess at how good it is.

use super::cuts::{Cuts, Group};
use super::field::Field;
use super::grid::{CELLS, Window, number, touch};
use super::threats::Threat;
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

/// The empty cells beside the field with what laying a tile there is worth.
struct Targets {
    cells: [(u16, i32); MOST_CELLS],
    count: usize,
}

impl Targets {
    fn of(field: &Field, side: usize) -> Targets {
        let mut targets = Targets {
            cells: [(0, 0); MOST_CELLS],
            count: 0,
        };
        for cell in field.frontier.iter().take(MOST_CELLS) {
            targets.cells[targets.count] = (cell as u16, gain(field, cell, side));
            targets.count += 1;
        }
        targets
    }

    fn iter(&self) -> impl Iterator<Item = (usize, i32)> {
        self.cells[..self.count]
            .iter()
            .map(|&(cell, gain)| (usize::from(cell), gain))
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
            self.shifts(&threats, moves)
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
            if self.is_opening() && field.tiles[0].iter().any(|tile| touch(tile, cell)) {
                continue;
            }
            let m = Move::lay(cell);
            if !threats.is_empty() && self.is_refuted(threats, None, cell, None) {
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

    /// Makes the moves of round two. Returns one that is left out, if all are with which the game would go on.
    pub(super) fn shifts(&self, threats: &[Threat], moves: &mut Vec<Ordered<Move>>) -> Option<Move> {
        let field = &self.field;
        let side = self.us();
        let cuts = Cuts::of(field);
        let targets = Targets::of(field, side);
        let mut changes = Changes {
            by_cell: [0; CELLS],
            touched: [0; 6 * 36],
            count: 0,
        };
        let mut refuted = None;
        let mut goes_on = false;
        for from in field.tiles[side].iter() {
            let cost = cost(field, from, side, &mut changes);
            if cuts.splits(from) {
                for (group, lost) in cuts.stays(field, from, side) {
                    let ends = self.starves(lost);
                    let order = TILE * (lost[1] - lost[0]) - cost;
                    let first = self.capture(&cuts, from, from, &group);
                    let stays = Some((&cuts, &group));
                    let only = if ends {
                        None
                    } else {
                        self.only_target(threats, from, stays)
                    };
                    for (to, gain) in targets.iter() {
                        if refuted.is_some() && only.is_some_and(|only| only != to) {
                            continue;
                        }
                        if to == from || !self.touches_group(&cuts, to, &group) {
                            continue;
                        }
                        let m = first.going_to(to);
                        if !threats.is_empty() && !ends && self.is_refuted(threats, Some(from), to, stays) {
                            refuted = Some(m);
                            continue;
                        }
                        goes_on |= !ends;
                        moves.push(Ordered {
                            m,
                            order: GUESS * (order + gain + changes.by_cell[to]),
                        });
                    }
                }
            } else {
                let only = self.only_target(threats, from, None);
                for (to, gain) in targets.iter() {
                    if refuted.is_some() && only.is_some_and(|only| only != to) {
                        continue;
                    }
                    // The cell must touch something else than the tile that is lifted.
                    if field.around(to) == 1 && touch(from, to) {
                        continue;
                    }
                    let m = Move::shift(from, to);
                    if !threats.is_empty() && self.is_refuted(threats, Some(from), to, None) {
                        refuted = Some(m);
                        continue;
                    }
                    goes_on = true;
                    moves.push(Ordered {
                        m,
                        order: GUESS * (gain + changes.by_cell[to] - cost),
                    });
                }
            }
        }
        refuted.filter(|_| !goes_on)
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
        let cuts = Cuts::of(field);
        let mut targets = None;
        for from in cuts
            .iter()
            .filter(|&cell| usize::from(field.colour(cell)) == side)
        {
            for (group, [own, others]) in cuts.stays(field, from, side) {
                if others <= own {
                    continue;
                }
                let targets = targets.get_or_insert_with(|| Targets::of(field, side));
                self.best_targets(&cuts, targets, from, &group, TILE * (others - own), moves);
            }
        }
    }

    fn best_targets(
        &self,
        cuts: &Cuts,
        targets: &Targets,
        from: usize,
        group: &Group,
        order: i32,
        moves: &mut Vec<Ordered<Move>>,
    ) {
        let mut best = [(i32::MIN, 0); SHARP_TARGETS];
        for (to, gain) in targets.iter() {
            if to != from && gain > best[SHARP_TARGETS - 1].0 && self.touches_group(cuts, to, group) {
                best[SHARP_TARGETS - 1] = (gain, to);
                best.sort_by_key(|&(gain, _)| std::cmp::Reverse(gain));
            }
        }
        let first = self.capture(cuts, from, from, group);
        for (gain, to) in best {
            if gain > i32::MIN {
                moves.push(Ordered {
                    m: first.going_to(to),
                    order: GUESS * (order + gain),
                });
            }
        }
    }
}
