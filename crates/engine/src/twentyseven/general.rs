//! The exact search as it was before positions were packed: short, slow, and the same for all variants. It is what the
//! other one is tested against.

use trilith_games::common::{Side, mix};
use trilith_games::twentyseven::{Field, Variant};

use super::exact::{Between, MOST, Solver, outlook};
use super::line::{Lift, Line};

/// More than any number of moves: every move lifts another number of discs, and there are 27.
const MOVES: usize = 27;

/// Tells the keys apart from those of lines.
const MARK: u64 = 1 << 62;

/// A move at a node, waiting for its turn.
#[derive(Clone, Copy, Default)]
struct Child {
    lift: Lift,
    order: i32,
}

impl Solver<'_> {
    /// What [`Solver::solve`] says.
    pub(super) fn solve_general(&mut self, line: &Line) -> Option<i32> {
        self.solve_with(|solver, beta| solver.search_line(line, beta))
    }

    /// What `Solver::ask` asks, for any variant.
    fn search_line(&mut self, line: &Line, beta: i32) -> i32 {
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
            return -self.search_line(&next, 1 - beta);
        }

        let mut known = limits(line, side);
        let (code, ahead) = line.future();
        let key = mix(code | MARK);
        if let Some((least, most)) = self.probe(key) {
            known.least = known.least.max(least + ahead);
            known.most = known.most.min(most + ahead);
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
            if let Some((least, most)) = self.probe(key) {
                let (least, most) = (-(most + ahead), -(least + ahead));
                if least >= beta {
                    best = least;
                    return;
                }
                if most < beta {
                    best = best.max(most);
                    return;
                }
            }
            let order = outlook(&next);
            children[count] = Child { lift, order };
            count += 1;
        });
        let children = &mut children[..count];
        if best < beta {
            children.sort_unstable_by_key(|child| child.order);
            for child in children {
                let mut next = *line;
                next.lift(child.lift);
                let value = -self.search_line(&next, 1 - beta);
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
}

/// What the margin cannot exceed on either side.
///
/// Beyond the opponent's foremost stack, seen from its goal, a side can keep all there is: it never uncovers a disc of the
/// opponent's there and never takes a field along, which it need not do in any position. So the opponent gets at most what
/// lies up to that stack, the fields that may be carried included, and this side at least what lies on its goal already,
/// if that is not the opponent's.
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
fn least(line: &Line, side: Side) -> i32 {
    let goal = line.goal(side);
    let taken = line.tops(side.opposite()) >> goal & 1 == 1;
    if taken { 0 } else { line.height(goal) as i32 }
}

/// The most that a side scores if the opponent keeps what it can.
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

/// The lower bit of every disc.
const LOWER: u64 = 0x5555_5555_5555_5555;

/// How many discs lie on the field.
const fn height(stack: u64) -> u32 {
    (63 - (stack | 1).leading_zeros()) / 2
}

/// The stack with black and white exchanged.
const fn exchanged(stack: u64) -> u64 {
    stack ^ (stack >> 1 & LOWER)
}

/// A stack of this many black discs.
const fn all_black(height: u32) -> u64 {
    1 << (2 * height) | ((2 * LOWER) & ((1 << (2 * height)) - 1))
}

impl Line {
    /// How many stacks a side has in an unbroken run from its goal. Each counts in the side's step, so none of them can
    /// move within the line, and none is ever landed on by the opponent, who has nothing behind them: they are settled.
    fn settled(&self, side: Side) -> u32 {
        let tops = self.tops(side);
        match side {
            Side::First => (tops << (16 - self.length())).leading_ones(),
            Side::Second => tops.trailing_ones(),
        }
    }

    /// What the future depends on, as the side to move sees it, and what it has already ahead. The final margin is what
    /// it has ahead and a value that depends on the code alone.
    ///
    /// Of settled stacks, what lies in the goal only counts, and what lies in the others does not even count. Each is left
    /// at one disc, and what is taken from the goal is put to the account. Where a line can shrink to one field, and the
    /// account with it be cancelled (rules.md, "27", rulings), the height of the goal stays, but what it is made of does
    /// not matter. The line is turned so that the side to move is always Black.
    pub(super) fn future(&self) -> (u64, i32) {
        let side = self.side();
        let length = self.length() as usize;
        let mut words: [u64; Field::COUNT] = std::array::from_fn(|place| {
            if place < length {
                self.stack(place as u32, Side::First)
            } else {
                0
            }
        });
        let mut ahead = 0;
        let settled = Side::BOTH.map(|side| self.settled(side));
        // Settled fields stay, so two of them are enough to be safe.
        let cancellable = self.variant() == Variant::Expert && settled[0] + settled[1] < 2;
        for goal_of in Side::BOTH {
            for distance in 0..settled[goal_of.index()] {
                let place = self.goal(goal_of).abs_diff(distance) as usize;
                let mut height = height(words[place]);
                if !cancellable {
                    if distance == 0 {
                        ahead += if goal_of == side {
                            height as i32 - 1
                        } else {
                            1 - height as i32
                        };
                    }
                    height = 1;
                }
                let black = all_black(height);
                words[place] = if goal_of == Side::First {
                    black
                } else {
                    exchanged(black)
                };
            }
        }
        let words = &words[..length];
        let append = |code: u64, word: u64| code << (2 * height(word) + 2) | word;
        let code = match side {
            Side::First => words.iter().fold(0, |code, &word| append(code, word)),
            // The words do not touch, so all of them can be exchanged at once.
            Side::Second => exchanged(words.iter().rev().fold(0, |code, &word| append(code, word))),
        };
        (code | (self.variant() as u64) << 55, ahead)
    }
}
