//! The exact value of every move of a position.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use trilith_games::Move;
use trilith_games::common::{Position as _, Side};
use trilith_games::twentyseven::Position;

use super::book;
use super::exact::Solver;
use super::line::Line;
use super::main_line::MainLine;
use crate::{Solution, Table};

/// How many positions to look at for the main line of a position in the book, some tenths of a second. All values are
/// known then, and it is not worth a long wait; six of seven lines go to the end of the game.
const LINE: u64 = 500_000;

/// The margin of the first side as the position stands.
pub(crate) fn margin(position: &Position) -> i32 {
    Line::new(position).margin(Side::First)
}

/// Solves every move that the book does not know, several at a time, until all are known or `go_on` says no.
pub(crate) fn solve(
    position: &Position,
    table: &Table,
    threads: usize,
    go_on: &(dyn Fn() -> bool + Sync),
    report: &mut dyn FnMut(&Solution),
) -> Solution {
    let line = Line::new(position);
    let sign = if line.side() == Side::First { 1 } else { -1 };
    let moves = position.legal_moves();
    let known = book::value(&line);
    let work = Work {
        replies: (moves.iter())
            .map(|&m| {
                let mut next = line;
                match line.read(m) {
                    Some(lift) => next.lift(lift),
                    None => next.pass(),
                }
                next
            })
            .collect(),
        done: moves.iter().map(|_| AtomicBool::new(false)).collect(),
        begun: AtomicUsize::new(0),
        table,
        go_on,
    };
    let mut solution = Solution {
        values: moves.iter().map(|&m| (Move::TwentySeven(m), None)).collect(),
        ..Solution::default()
    };
    solution.value = known.map(|value| sign * value);
    if known.is_some() {
        for (i, reply) in work.replies.iter().enumerate() {
            if let Some(value) = book::value(reply) {
                solution.values[i].1 = Some(-sign * value);
                work.done[i].store(true, Ordering::Relaxed);
            }
        }
        report(&solution);
    }
    std::thread::scope(|scope| {
        let (sender, news) = mpsc::channel();
        for thread in 0..threads.max(1) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work.run(thread as u64, &sender));
        }
        drop(sender);
        for (i, value) in news {
            solution.values[i].1 = Some(sign * value);
            report(&solution);
        }
    });
    if solution.value.is_none() && solution.known() == moves.len() {
        solution.value = (solution.values.iter())
            .filter_map(|&(_, value)| value)
            .max_by_key(|value| sign * value);
    }
    if let Some(value) = solution.value {
        // Where all moves have been searched, the line is all but known.
        let budget = if known.is_some() { LINE } else { u64::MAX };
        let best = MainLine::find(table, budget, go_on, line, sign * value);
        solution.line = best.moves.into_iter().map(Move::TwentySeven).collect();
    }
    solution
}

/// What the threads share.
struct Work<'a> {
    /// The positions that the moves lead to.
    replies: Vec<Line>,
    /// Those that are solved.
    done: Vec<AtomicBool>,
    /// How many have been begun.
    begun: AtomicUsize,
    table: &'a Table,
    go_on: &'a (dyn Fn() -> bool + Sync),
}

impl Work<'_> {
    /// Solves what nobody has begun, then helps where somebody is not done.
    fn run(&self, thread: u64, news: &mpsc::Sender<(usize, i32)>) {
        let current = Cell::new(0);
        let go_on = || !self.done[current.get()].load(Ordering::Relaxed) && (self.go_on)();
        let mut solver = Solver::new(self.table, u64::MAX, &go_on);
        loop {
            let next = self.begun.fetch_add(1, Ordering::Relaxed);
            let helps = next >= self.replies.len();
            let next = if helps {
                let open = |done: &AtomicBool| !done.load(Ordering::Relaxed);
                match self.done.iter().position(open) {
                    Some(next) => next,
                    None => return,
                }
            } else if self.done[next].load(Ordering::Relaxed) {
                continue;
            } else {
                next
            };
            current.set(next);
            solver.resume(if helps { thread + 1 } else { 0 });
            match solver.solve(&self.replies[next]) {
                Some(value) => {
                    // Whoever is first tells it.
                    if !self.done[next].swap(true, Ordering::Relaxed) {
                        // Nobody listens any more only when all is over.
                        let _ = news.send((next, -value));
                    }
                }
                None if (self.go_on)() => {}
                None => return,
            }
        }
    }
}
