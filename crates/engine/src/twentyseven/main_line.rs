//! A line of best play from a position whose value is known.

use trilith_games::common::mix;
use trilith_games::twentyseven::Move;

use super::book;
use super::exact::Solver;
use super::line::{Lift, Line};
use super::opening;
use super::root::ordered;
use crate::Table;

/// How many positions an attempt looks at to see that a move is best. Some take a hundred times as many as others, and any
/// line will do, so the first attempts give up early.
const FIRST_EFFORT: u64 = 2_000;

/// After so many attempts the effort is doubled. Where the book has no choice to offer, all attempts are alike, and one is
/// enough.
const ATTEMPTS: u32 = 8;

/// Best play of both sides.
pub(super) struct MainLine {
    pub(super) moves: Vec<Move>,
    /// Whether it goes to the end of the game, or only as far as there was time to look.
    pub(super) is_whole: bool,
    /// How many positions were looked at.
    pub(super) nodes: u64,
}

impl MainLine {
    /// Looks for one to the end of the game, and for the longest one if that takes too long. Each attempt leaves the book in
    /// another place.
    pub(super) fn find(
        table: &Table,
        budget: u64,
        go_on: &dyn Fn() -> bool,
        line: Line,
        value: i32,
    ) -> MainLine {
        let mut longest = MainLine {
            moves: Vec::new(),
            is_whole: line.is_over(),
            nodes: 0,
        };
        let attempts = if has_choice(&line) { ATTEMPTS } else { 1 };
        for attempt in 0u32.. {
            let search = Search {
                table,
                effort: FIRST_EFFORT << (attempt / attempts).min(40),
                budget: budget.saturating_sub(longest.nodes),
                go_on,
                attempt: u64::from(attempt),
            };
            let found = search.run(line, value);
            let nodes = longest.nodes + found.nodes;
            if found.is_whole || found.moves.len() > longest.moves.len() {
                longest = found;
            }
            longest.nodes = nodes;
            if longest.is_whole || nodes >= budget || !go_on() {
                break;
            }
        }
        longest
    }
}

/// Whether the book knows what comes after a position.
fn has_choice(line: &Line) -> bool {
    let knows = |next: &Line| book::value(next).is_some();
    book::value(line).is_some() && opening::following(line).iter().any(knows)
}

/// One attempt.
struct Search<'a> {
    table: &'a Table,
    effort: u64,
    budget: u64,
    go_on: &'a dyn Fn() -> bool,
    attempt: u64,
}

impl Search<'_> {
    fn run(&self, mut line: Line, mut value: i32) -> MainLine {
        let mut found = MainLine {
            moves: Vec::new(),
            is_whole: false,
            nodes: 0,
        };
        let mut in_book = true;
        while !line.is_over() {
            in_book = in_book && book::value(&line).is_some();
            let mut next = line;
            let m = if line.movable(line.side()) == 0 {
                next.pass();
                Move::Pass
            } else {
                let from_book = if in_book { self.in_book(&line, value) } else { None };
                let Some(lift) = from_book.or_else(|| self.beyond(&line, value, &mut found.nodes)) else {
                    return found;
                };
                next.lift(lift);
                line.write(lift)
            };
            found.moves.push(m);
            line = next;
            value = -value;
        }
        found.is_whole = true;
        found
    }

    /// One of the best moves that the book knows: the most promising one in the first attempt, any in the others.
    fn in_book(&self, line: &Line, value: i32) -> Option<Lift> {
        let mut lifts = ordered(line);
        lifts.retain(|&lift| book::value(&line.after(lift)) == Some(-value));
        let any = mix(line.code() ^ self.attempt) % lifts.len().max(1) as u64;
        let chosen = if self.attempt == 0 { 0 } else { any as usize };
        lifts.get(chosen).copied()
    }

    /// A best move, found by search: the first that a small effort proves, or a larger one.
    fn beyond(&self, line: &Line, value: i32, nodes: &mut u64) -> Option<Lift> {
        let lifts = ordered(line);
        let mut effort = FIRST_EFFORT;
        let mut solver = Solver::new(self.table, 0, self.go_on);
        loop {
            for &lift in &lifts {
                if !(self.go_on)() {
                    return None;
                }
                let left = self.budget.saturating_sub(*nodes);
                solver.allow(effort.min(left));
                let before = solver.nodes;
                let reaches = solver.reaches(&line.after(lift), 1 - value);
                *nodes += solver.nodes - before;
                if reaches == Some(false) {
                    return Some(lift);
                }
            }
            if effort >= self.effort || *nodes >= self.budget {
                return None;
            }
            effort *= 2;
        }
    }
}
