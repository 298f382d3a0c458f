//! Exact values: how the game ends with best play, to the disc.

use trilith_games::common::Side;
use trilith_games::twentyseven::Variant;

use super::held::{BLACK, Sure, WHITE};
use super::line::Line;
use super::near::Near;
use super::packed::Packed;
use super::strip::Strip;
use crate::Table;
use crate::busy::Busy;
use crate::table::{Bound, Entry};

/// More than any margin.
pub(crate) const MOST: i32 = 27;

/// What is known of a position's future: the margin yet to come lies between these two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Between {
    pub(super) least: i32,
    pub(super) most: i32,
}

impl Between {
    /// Nothing is known.
    pub(super) const ANY: Between = Between {
        least: -MOST,
        most: MOST,
    };

    /// The same for the other side.
    pub(super) fn opposite(self) -> Between {
        Between {
            least: -self.most,
            most: -self.least,
        }
    }

    /// What both say together.
    pub(super) fn and(self, other: Between) -> Between {
        Between {
            least: self.least.max(other.least),
            most: self.most.min(other.most),
        }
    }

    /// The value, if it is known.
    pub(super) fn value(self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }

    /// What to ask next, "at least this much?", until there is nothing to ask. Who wins comes first, by how much after
    /// that, from there.
    pub(super) fn question(self) -> Option<i32> {
        let guess = if self.most < MOST {
            self.most
        } else if self.least > -MOST {
            self.least + 1
        } else {
            0
        };
        (self.least < self.most).then_some(guess)
    }

    /// Takes the answer to a question, as [`Solver::ask`] gives it.
    pub(super) fn learn(&mut self, beta: i32, value: i32) {
        if value >= beta {
            self.least = self.least.max(value).min(self.most);
        } else {
            self.most = self.most.min(value).max(self.least);
        }
    }

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
/// The search itself is in `hunt.rs`.
pub(crate) struct Solver<'a> {
    pub(super) table: &'a Table,
    /// Asked every thousand positions or so whether to go on.
    go_on: &'a dyn Fn() -> bool,
    /// What other threads that solve the same position are at, if there are any.
    pub(super) busy: Option<&'a Busy>,
    budget: u64,
    pub(crate) nodes: u64,
    pub(super) stopped: bool,
    /// Once it is asked for.
    pub(super) near: Option<Near>,
}

impl<'a> Solver<'a> {
    /// A solver that looks at no more than this many positions.
    pub(crate) fn new(table: &'a Table, budget: u64, go_on: &'a dyn Fn() -> bool) -> Solver<'a> {
        Solver {
            table,
            go_on,
            busy: None,
            budget,
            nodes: 0,
            stopped: false,
            near: None,
        }
    }

    /// The same as one of several threads, if there are several.
    pub(crate) fn together(self, busy: Option<&'a Busy>) -> Solver<'a> {
        Solver { busy, ..self }
    }

    /// Allows this many positions more.
    pub(crate) fn allow(&mut self, budget: u64) {
        self.budget = self.nodes.saturating_add(budget);
        self.resume();
    }

    /// Goes on after `go_on` has said no.
    pub(crate) fn resume(&mut self) {
        self.stopped = false;
    }

    /// The final margin for the side to move with best play, if the budget allows to find out.
    pub(crate) fn solve(&mut self, line: &Line) -> Option<i32> {
        self.solve_with(|solver, beta| solver.ask(line, beta))
    }

    /// The value between the answers to as many questions as it takes.
    pub(super) fn solve_with(&mut self, mut ask: impl FnMut(&mut Solver<'a>, i32) -> i32) -> Option<i32> {
        let mut known = Between::ANY;
        while let Some(beta) = known.question() {
            let value = ask(self, beta);
            if self.stopped {
                return None;
            }
            known.learn(beta, value);
        }
        Some(known.least)
    }

    /// Whether the final margin is at least this, if the budget allows to find out.
    pub(crate) fn reaches(&mut self, line: &Line, beta: i32) -> Option<bool> {
        let value = self.ask(line, beta);
        (!self.stopped).then_some(value >= beta)
    }

    /// A value on the same side of `beta` as the margin: at least `beta` and no more than the margin, or less than
    /// `beta` and no less than the margin.
    pub(super) fn ask(&mut self, line: &Line, beta: i32) -> i32 {
        match line.variant() {
            Variant::Base => self.ask_held(Packed::new(line), line.side(), beta),
            Variant::Advanced => self.ask_held(Strip::<false>::new(line), line.side(), beta),
            Variant::Expert => self.ask_held(Strip::<true>::new(line), line.side(), beta),
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

    /// The least and the most that is known to be to come.
    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<(i32, i32)> {
        let between = Between::read(self.table.get(key)?);
        Some((between.least, between.most))
    }
}

/// What the margin of the side to move is sure to lie between, without a search.
pub(super) fn limits(line: &Line) -> Between {
    fn of<P: Sure>((held, ahead): (P, i32), side: Side) -> Between {
        let ((least, most), ahead) = match side {
            Side::First => (held.limits::<BLACK>(), ahead),
            Side::Second => (held.limits::<WHITE>(), -ahead),
        };
        Between {
            least: least + ahead,
            most: most + ahead,
        }
    }
    if line.is_over() {
        let margin = line.margin(line.side());
        return Between {
            least: margin,
            most: margin,
        };
    }
    match line.variant() {
        Variant::Base => of(Packed::new(line), line.side()),
        Variant::Advanced => of(Strip::<false>::new(line), line.side()),
        Variant::Expert => of(Strip::<true>::new(line), line.side()),
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
