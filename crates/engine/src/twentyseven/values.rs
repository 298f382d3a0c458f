//! The exact value of every move of a position.

use std::cell::Cell;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use trilith_games::Move;
use trilith_games::common::{Position as _, Side};
use trilith_games::twentyseven::Position;

use super::book;
use super::exact::{Between, MOST, Solver, limits};
use super::line::Line;
use super::main_line::MainLine;
use crate::busy::Busy;
use crate::{Solution, Table};

/// How many positions to look at for the main line of a position in the book, some tenths of a second. All values are
/// known then, and it is not worth a long wait; six of seven lines go to the end of the game.
const LINE: u64 = 500_000;

/// The margin of the first side as the position stands.
pub(crate) fn margin(position: &Position) -> i32 {
    Line::new(position).margin(Side::First)
}

/// How often to tell how far it is, if there is nothing new.
const HEARTBEAT: Duration = Duration::from_secs(1);

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
    let replies: Vec<Reply> = (moves.iter())
        .map(|&m| {
            let mut next = line;
            match line.read(m) {
                Some(lift) => next.lift(lift),
                None => next.pass(),
            }
            Reply::new(next, known.and_then(|_| book::value(&next)))
        })
        .collect();
    let state = || {
        let bounds: Vec<Between> = (replies.iter())
            .map(|reply| reply.known().and(limits(&reply.line)).opposite())
            .collect();
        let mut best = Between {
            least: bounds.iter().map(|known| known.least).max().unwrap_or(-MOST),
            most: bounds.iter().map(|known| known.most).max().unwrap_or(MOST),
        };
        if let Some(value) = known {
            best = Between {
                least: value,
                most: value,
            };
        }
        let of_first = |known: Between| if sign == 1 { known } else { known.opposite() };
        let best = of_first(best);
        let bounds: Vec<Between> = bounds.into_iter().map(of_first).collect();
        Solution {
            value: best.value(),
            values: (moves.iter().zip(&bounds))
                .map(|(&m, known)| (Move::TwentySeven(m), known.value()))
                .collect(),
            bounds: bounds.iter().map(|known| (known.least, known.most)).collect(),
            between: Some((best.least, best.most)),
            line: Vec::new(),
        }
    };
    if known.is_some() {
        report(&state());
    }
    let work = Work {
        replies: &replies,
        workers: Mutex::new(vec![0; replies.len()]),
        busy: Busy::new(),
        table,
        go_on,
    };
    let busy = (threads > 1).then_some(&work.busy);
    std::thread::scope(|scope| {
        let (sender, news) = mpsc::channel();
        for _ in 0..threads.max(1) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work.run(busy, &sender));
        }
        drop(sender);
        while !matches!(news.recv_timeout(HEARTBEAT), Err(RecvTimeoutError::Disconnected)) {
            report(&state());
        }
    });
    let mut solution = state();
    if let Some(value) = solution.value {
        // Where all moves have been searched, the line is all but known.
        let budget = if known.is_some() { LINE } else { u64::MAX };
        let best = MainLine::find(table, budget, go_on, line, sign * value);
        solution.line = best.moves.into_iter().map(Move::TwentySeven).collect();
    }
    solution
}

/// The position that a move leads to, and what is known of its value for the side to move there.
struct Reply {
    line: Line,
    least: AtomicI32,
    most: AtomicI32,
}

impl Reply {
    fn new(line: Line, value: Option<i32>) -> Reply {
        let known = value.map_or(Between::ANY, |value| Between {
            least: value,
            most: value,
        });
        Reply {
            line,
            least: AtomicI32::new(known.least),
            most: AtomicI32::new(known.most),
        }
    }

    fn known(&self) -> Between {
        Between {
            least: self.least.load(Ordering::Relaxed),
            most: self.most.load(Ordering::Relaxed),
        }
    }

    fn learn(&self, beta: i32, value: i32) {
        if value >= beta {
            self.least.fetch_max(value, Ordering::Relaxed);
        } else {
            self.most.fetch_min(value, Ordering::Relaxed);
        }
    }
}

/// What the threads share.
struct Work<'a> {
    replies: &'a [Reply],
    /// How many threads are at each of them.
    workers: Mutex<Vec<usize>>,
    busy: Busy,
    table: &'a Table,
    go_on: &'a (dyn Fn() -> bool + Sync),
}

impl Work<'_> {
    /// Goes where the fewest are, and stays until it is solved.
    fn run(&self, busy: Option<&Busy>, news: &mpsc::Sender<()>) {
        let question = Cell::new((0, 0));
        // A question that another thread has answered need not be asked any longer.
        let go_on = || {
            let (at, beta) = question.get();
            let known = self.replies[at].known();
            known.least < beta && beta <= known.most && (self.go_on)()
        };
        let mut solver = Solver::new(self.table, u64::MAX, &go_on).together(busy);
        while let Some(at) = self.enter() {
            let reply = &self.replies[at];
            while let Some(beta) = reply.known().question() {
                question.set((at, beta));
                solver.resume();
                let value = solver.ask(&reply.line, beta);
                if !solver.stopped {
                    reply.learn(beta, value);
                    // Nobody listens any more only when all is over.
                    let _ = news.send(());
                } else if !(self.go_on)() {
                    return;
                }
            }
            self.lock()[at] -= 1;
        }
    }

    /// The place that has the fewest workers of those that are not solved.
    fn enter(&self) -> Option<usize> {
        let mut workers = self.lock();
        let open = (0..self.replies.len()).filter(|&at| self.replies[at].known().question().is_some());
        let at = open.min_by_key(|&at| workers[at])?;
        workers[at] += 1;
        Some(at)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<usize>> {
        self.workers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
