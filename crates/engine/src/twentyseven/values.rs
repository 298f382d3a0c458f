//! The exact value of every move of a position.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use trilith_games::Move;
use trilith_games::common::{Position as _, Side};
use trilith_games::twentyseven::Position;

use super::exact::Solver;
use super::line::Line;
use super::root::main_line;
use crate::{Solution, Table};

/// The margin of the first side as the position stands.
pub(crate) fn margin(position: &Position) -> i32 {
    Line::new(position).margin(Side::First)
}

/// Solves every move, several at a time, until all are known or `go_on` says no.
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
    if solution.known() == moves.len() {
        solution.value = (solution.values.iter())
            .filter_map(|&(_, value)| value)
            .max_by_key(|value| sign * value);
        let mut solver = Solver::new(table, u64::MAX, go_on);
        let best = solution
            .value
            .and_then(|value| main_line(&mut solver, line, sign * value));
        solution.line = best.into_iter().flatten().map(Move::TwentySeven).collect();
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
