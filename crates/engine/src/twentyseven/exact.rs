//! Exact values: how the game ends with best play, to the disc.

use trilith_games::common::{Side, mix};
use trilith_games::twentyseven::Variant;

use super::line::{Lift, Line};
use super::near::Near;
use crate::Table;
use crate::table::{Bound, Entry};

/// More than any margin.
pub(crate) const MOST: i32 = 27;

/// More than any number of moves: every move lifts another number of discs, and there are 27.
const MOVES: usize = 27;

/// Tells the keys apart from those that the general search puts into the same table.
const MARK: u64 = 1 << 62;

/// What is known of a position's future: the margin yet to come lies between these two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Between {
    pub(super) least: i32,
    pub(super) most: i32,
}

impl Between {
    /// As the table keeps it. What is to come and what is ahead are each less than [`MOST`], so seven bits hold it. No
    /// best move is kept: to try it first when another margin is asked for saves nothing, as replies are looked up.
    #[inline]
    pub(super) fn entry(self, depth: u8) -> Entry {
        let score = (self.least + 2 * MOST) | (self.most + 2 * MOST) << 7;
        Entry {
            best: 0,
            score,
            depth,
            bound: Bound::Exact,
        }
    }

    #[inline]
    pub(super) fn read(entry: Entry) -> Between {
        Between {
            least: (entry.score & 127) - 2 * MOST,
            most: (entry.score >> 7 & 127) - 2 * MOST,
        }
    }
}

/// A search for the final margin, any position of any variant.
///
/// Alpha-beta with null windows only: each search answers one question, "at least this much?". What it finds out is
/// kept in the table under a key without loss, so a proof never rests on two positions that only look alike. A position
/// cannot come back in 27, so no value depends on the way to it.
///
/// The base variant has a search of its own, in `base.rs`.
pub(crate) struct Solver<'a> {
    pub(super) table: &'a Table,
    /// Asked every thousand positions or so whether to go on.
    go_on: &'a dyn Fn() -> bool,
    /// Gives several threads that solve the same position different orders.
    salt: u64,
    budget: u64,
    pub(crate) nodes: u64,
    pub(super) stopped: bool,
    /// For the base variant, once it is asked for.
    pub(super) near: Option<Near>,
}

/// A move at a node, waiting for its turn.
#[derive(Clone, Copy, Default)]
struct Child {
    lift: Lift,
    order: i32,
}

impl<'a> Solver<'a> {
    /// A solver that looks at no more than this many positions.
    pub(crate) fn new(table: &'a Table, budget: u64, go_on: &'a dyn Fn() -> bool) -> Solver<'a> {
        Solver {
            table,
            go_on,
            salt: 0,
            budget,
            nodes: 0,
            stopped: false,
            near: None,
        }
    }

    /// The same with its own order among moves that look equally good.
    pub(crate) fn salted(self, salt: u64) -> Solver<'a> {
        Solver { salt, ..self }
    }

    /// Sets the order, and goes on after `go_on` has said no.
    pub(crate) fn resume(&mut self, salt: u64) {
        self.salt = salt;
        self.stopped = false;
    }

    /// The final margin for the side to move with best play, if the budget allows to find out.
    pub(crate) fn solve(&mut self, line: &Line) -> Option<i32> {
        let (mut least, mut most) = (-MOST, MOST);
        // Who wins comes first, by how much after that.
        let mut guess = 0;
        while least < most {
            let beta = guess.clamp(least + 1, most);
            let value = self.ask(line, beta);
            if self.stopped {
                return None;
            }
            if value >= beta {
                least = value.min(most);
                guess = least + 1;
            } else {
                most = value.max(least);
                guess = most;
            }
        }
        Some(least)
    }

    /// Whether the final margin is at least this, if the budget allows to find out.
    pub(crate) fn reaches(&mut self, line: &Line, beta: i32) -> Option<bool> {
        let value = self.ask(line, beta);
        (!self.stopped).then_some(value >= beta)
    }

    /// A value on the same side of `beta` as the margin: at least `beta` and no more than the margin, or less than
    /// `beta` and no less than the margin.
    fn ask(&mut self, line: &Line, beta: i32) -> i32 {
        match line.variant() {
            Variant::Base => self.ask_base(line, beta),
            Variant::Advanced | Variant::Expert => self.search(line, beta),
        }
    }

    /// Counts a position. Returns whether to stop.
    #[inline]
    pub(super) fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes & 1023 == 0 {
            self.stopped |= self.nodes >= self.budget || !(self.go_on)();
        }
        self.stopped
    }

    /// What [`Solver::ask`] asks, for any variant.
    pub(super) fn search(&mut self, line: &Line, beta: i32) -> i32 {
        if self.count() {
            return beta;
        }
        let side = line.side();
        if line.movable(side) == 0 {
            if line.movable(side.opposite()) == 0 {
                return line.margin(side);
            }
            let mut next = *line;
            next.pass();
            return -self.search(&next, 1 - beta);
        }

        let mut known = limits(line, side);
        let (code, ahead) = line.future();
        let key = mix(code | MARK);
        if let Some(between) = self.probe(key) {
            known.least = known.least.max(between.least + ahead);
            known.most = known.most.min(between.most + ahead);
        }
        if known.least >= beta {
            return known.least;
        }
        if known.most < beta {
            return known.most;
        }

        let before = self.nodes;
        let mut children = [Child::default(); MOVES];
        let mut count = 0;
        let mut best = -MOST;
        // Before anything is searched, every reply is looked up: one that is known to be good enough settles it.
        line.for_each_lift(|lift| {
            if best >= beta {
                return;
            }
            let mut next = *line;
            next.lift(lift);
            let Between { least, most } = limits(&next, side);
            if least >= beta {
                best = least;
                return;
            }
            if most < beta {
                best = best.max(most);
                return;
            }
            let (code, ahead) = next.future();
            let key = mix(code | MARK);
            if let Some(between) = self.probe(key) {
                let (least, most) = (-(between.most + ahead), -(between.least + ahead));
                if least >= beta {
                    best = least;
                    return;
                }
                if most < beta {
                    best = best.max(most);
                    return;
                }
            }
            let order = outlook(&next) + self.noise(key);
            children[count] = Child { lift, order };
            count += 1;
        });
        let children = &mut children[..count];
        if best < beta {
            children.sort_unstable_by_key(|child| child.order);
            for child in children {
                let mut next = *line;
                next.lift(child.lift);
                let value = -self.search(&next, 1 - beta);
                if self.stopped {
                    return beta;
                }
                best = best.max(value);
                if best >= beta {
                    break;
                }
            }
        }

        if best >= beta {
            known.least = best;
        } else {
            known.most = known.most.min(best);
            best = known.most;
        }
        let work = (self.nodes - before + 1).ilog2() as u8;
        let to_come = Between {
            least: known.least - ahead,
            most: known.most - ahead,
        };
        self.table.put(key, to_come.entry(2 * work));
        best
    }

    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<Between> {
        self.table.get(key).map(Between::read)
    }

    /// Some noise for the order of the moves where another thread goes the same way.
    #[inline]
    pub(super) fn noise(&self, key: u64) -> i32 {
        if self.salt == 0 {
            0
        } else {
            mix(key ^ self.salt) as i32 & 15
        }
    }
}

/// How promising a move is, from the position that it leads to: the lower, the sooner it is looked at.
///
/// An opponent with few replies is soon refuted, and is likely to be badly off; few stacks of one's own are short
/// steps, which waste nothing. The factors come from a hill climb on the number of positions it takes to solve 120
/// random ones after nine plies, 40 of each variant: about a fifth of what ordering by the number of replies alone
/// takes. To add the evaluation saves another 4 %, less than it costs; to begin with the move that the search with the
/// evaluation found best saves 15 % in `27` and costs as much or more in the other two.
#[inline]
pub(crate) fn outlook(next: &Line) -> i32 {
    let other = next.side();
    let own = other.opposite();
    let [own_movable, other_movable] = [own, other].map(|side| next.movable(side).count_ones() as i32);
    8 * (next.moves(other) as i32 + other_movable) - 2 * next.moves(own) as i32
        + 4 * (own_movable + next.step(other) as i32 - next.margin(own))
        + 16 * next.step(own) as i32
}

/// What the margin cannot exceed on either side.
///
/// Beyond the opponent's foremost stack, seen from its goal, a side can keep all there is: it never uncovers a disc of the
/// opponent's there and never takes a field along, which it need not do in any position. So the opponent gets at most what
/// lies up to that stack, the fields that may be carried included, and this side at least what lies on its goal already,
/// if that is not the opponent's. (`bounds.rs` says more for the base variant.)
#[inline]
fn limits(line: &Line, side: Side) -> Between {
    let other = side.opposite();
    let mut known = Between {
        least: least(line, side) - most(line, other),
        most: most(line, side) - least(line, other),
    };
    // In `expert` the line can shrink to one field, and a draw, unless two are settled.
    if line.variant() == Variant::Expert && line.settled(side) + line.settled(other) < 2 {
        known.least = known.least.min(0);
        known.most = known.most.max(0);
    }
    known
}

/// The least that a side scores if it keeps what it can.
#[inline]
fn least(line: &Line, side: Side) -> i32 {
    let goal = line.goal(side);
    let taken = line.tops(side.opposite()) >> goal & 1 == 1;
    if taken { 0 } else { line.height(goal) as i32 }
}

/// The most that a side scores if the opponent keeps what it can.
#[inline]
fn most(line: &Line, side: Side) -> i32 {
    let (tops, goal) = (line.tops(side), line.goal(side));
    if tops == 0 {
        return line.height(goal) as i32;
    }
    let foremost = match side {
        Side::First => tops.trailing_zeros(),
        Side::Second => 15 - tops.leading_zeros(),
    };
    let mut fields = foremost.abs_diff(goal);
    match line.variant() {
        Variant::Base => fields = 0,
        // The field at the other end stays.
        Variant::Advanced => fields -= u32::from(foremost == line.goal(side.opposite()) && foremost != goal),
        Variant::Expert => {}
    }
    let discs: u32 = (foremost.min(goal)..=foremost.max(goal))
        .map(|place| line.height(place))
        .sum();
    (discs + fields) as i32
}
