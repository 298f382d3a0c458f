//! The search at the root: exact where the rest of the game is small enough, belief where it is not.

use std::sync::atomic::{AtomicBool, Ordering};

use trilith_games::Move;
use trilith_games::common::Position as _;
use trilith_games::twentyseven::{Move as Lifted, Position};

use super::book;
use super::exact::{Solver, outlook};
use super::line::{Lift, Line};
use super::main_line::MainLine;
use super::opening;
use crate::busy::Busy;
use crate::{Control, Limits, Line as Variation, Report, Score, Settings, Table};

/// The first try at solving looks at no more than this many positions; each further one at four times as many.
const FIRST_TRY: u64 = 8_000;

/// How many times as many positions the search with the evaluation then looks at. Early in the game solving is
/// hopeless, and should not cost too much; how long it takes grows so fast that a smaller share hardly delays it.
const BELIEF: u64 = 3;

/// Looks for the best move: tries to solve the position and searches with the evaluation in turn, each time with a
/// larger share, until a limit is reached or the position is solved. Then the scores are proofs, and a win or loss is
/// as far away as the main line is long, in which both play for the best margin.
///
/// In the first plies the book knows the value and the best moves at once. What is left to find out is the rest of the main
/// line: a game does not wait for that, an analysis does, and reports as much of it as is known when it has to end. At the
/// last ply of the book only the value is known, and the time goes into the search for a move that reaches it. A game that
/// is not won is not given up: there it plays what is hardest to answer.
///
/// A search to a fixed depth leaves out the solving, whether a caller or the level asks for it: it is to see no further than
/// that. A level that looks at so many positions has no book.
///
/// `believe` is the search with the evaluation.
pub(crate) fn search(
    position: &Position,
    table: &Table,
    settings: &Settings,
    control: Control<'_>,
    report: &mut dyn FnMut(&Report),
    believe: impl Fn(&Settings, &mut dyn FnMut(&Report)) -> Option<Report>,
) -> Option<Report> {
    let sight = settings.sight;
    let limits = sight.map_or(settings.limits, |sight| sight.limit(settings.limits));
    if limits.depth.is_some() {
        return believe(settings, report);
    }
    let has_book = sight.is_none();
    let line = Line::new(position);
    let time = limits.hard.or(limits.soft);
    let go_on =
        || !control.stop.load(Ordering::Relaxed) && time.is_none_or(|time| (control.elapsed)() < time);
    let late = || limits.soft.is_some_and(|soft| (control.elapsed)() >= soft);
    let used_up = |nodes: u64| limits.nodes.is_some_and(|most| nodes + FIRST_TRY >= most);
    let known = book::value(&line).filter(|_| has_book);
    let busy = Busy::new();
    let mut proven: Option<Report> = None;
    let mut best: Option<Report> = None;
    let mut nodes = 0;
    let shares = std::iter::successors(Some(FIRST_TRY), |share| Some(share.saturating_mul(4)));
    for share in shares {
        let left = limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(nodes));
        let mut solution = Solution {
            table,
            busy: (settings.threads > 1).then_some(&busy),
            line,
            lines: settings.lines,
            is_trapping: has_book && limits.soft.is_some(),
            budget: share.min(left / 2),
            nodes: 0,
        };
        let solved = solution.find(known, settings.threads, &go_on);
        nodes += solution.nodes;
        if let Some(solved) = solved {
            let found = Report {
                depth: solved.depth(),
                nodes,
                lines: solved.lines,
            };
            // What is left to find is more of the lines.
            let is_news = proven.as_ref().is_none_or(|proven| found.depth > proven.depth);
            if solved.is_whole || is_news {
                report(&found);
                proven = Some(found);
            }
            if solved.is_whole {
                return proven;
            }
        }
        if proven.is_some() {
            if limits.soft.is_some() || used_up(nodes) || !go_on() {
                return proven;
            }
            continue;
        }
        // With the value known, one look with the evaluation is for the case that no move is proven to reach it.
        if known.is_some() && best.is_some() {
            if late() || !go_on() || used_up(nodes) {
                break;
            }
            continue;
        }
        let left = limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(nodes));
        let round = share.saturating_mul(BELIEF).min(left);
        let settings = Settings {
            limits: Limits {
                nodes: Some(round),
                ..limits
            },
            ..*settings
        };
        let deepest = best.as_ref().map_or(0, |report| report.depth);
        let found = believe(&settings, &mut |found| {
            // Later rounds begin again at depth one, which is no news.
            if found.depth > deepest {
                report(&Report {
                    nodes: nodes + found.nodes,
                    ..found.clone()
                });
            }
        });
        if let Some(found) = found
            && found.depth >= deepest
        {
            best = Some(Report {
                nodes: nodes + found.nodes,
                ..found
            });
        }
        // A report tells the positions up to the last finished depth; the round went on until it was used up.
        nodes = nodes.saturating_add(round);
        // Where there is no choice there is no need to think, unless somebody wants to know.
        let forced = limits.soft.is_some() && position.count_moves() == 1;
        // Who wins may be proven by now, but not by how much.
        if forced || late() || !go_on() || used_up(nodes) {
            break;
        }
    }
    best
}

/// The exact value of a position and the way to it.
struct Solution<'a> {
    table: &'a Table,
    /// What the threads are at, if there is more than one.
    busy: Option<&'a Busy>,
    line: Line,
    /// How many moves to follow to the end.
    lines: usize,
    /// Whether somebody waits for a move, who is to be beaten even where nothing is to be won.
    is_trapping: bool,
    budget: u64,
    nodes: u64,
}

/// What came of it.
struct Solved {
    lines: Vec<Variation>,
    /// Whether the lines go to the end of the game.
    is_whole: bool,
}

impl Solved {
    fn depth(&self) -> u32 {
        let plies = self.lines.iter().map(|line| line.moves.len() as u32);
        plies.max().unwrap_or(0)
    }
}

impl Solution<'_> {
    /// `known` is the value, if the book has it.
    fn find(
        &mut self,
        known: Option<i32>,
        threads: usize,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<Solved> {
        let done = AtomicBool::new(false);
        let go_on_helping = || !done.load(Ordering::Relaxed) && go_on();
        let threads = if known.is_some() { 1 } else { threads.max(1) };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                let (table, busy, line, budget) = (self.table, self.busy, self.line, self.budget);
                let go_on = &go_on_helping;
                // What a helper finds out is in the table.
                scope.spawn(move || Solver::new(table, budget, go_on).together(busy).solve(&line));
            }
            let solved = self.lines(known, go_on);
            done.store(true, Ordering::Relaxed);
            solved
        })
    }

    /// Nothing, if not even the move to make is known.
    fn lines(&mut self, known: Option<i32>, go_on: &dyn Fn() -> bool) -> Option<Solved> {
        let line = self.line;
        let mut solved = Solved {
            lines: Vec::new(),
            is_whole: true,
        };
        if self.lines <= 1 || line.movable(line.side()) == 0 {
            let mut value = known.or_else(|| self.solve(&line, go_on))?;
            let best = match self.is_trapping.then(|| trap(&line, value)).flatten() {
                Some((lift, next, theirs)) => {
                    value = -theirs;
                    let mut best = self.follow(next, theirs, go_on);
                    best.moves.insert(0, line.write(lift));
                    best
                }
                None => self.follow(line, value, go_on),
            };
            solved.is_whole = best.is_whole;
            solved.lines.push(proven(value, best.moves));
            return solved
                .lines
                .iter()
                .all(|line| !line.moves.is_empty())
                .then_some(solved);
        }
        let mut values = Vec::new();
        for lift in ordered(&line) {
            let mut next = line;
            next.lift(lift);
            let value = known.and_then(|_| book::value(&next));
            values.push((-value.or_else(|| self.solve(&next, go_on))?, lift, next));
        }
        values.sort_by_key(|&(value, ..)| -value);
        values.truncate(self.lines);
        for (value, lift, next) in values {
            let mut moves = vec![line.write(lift)];
            let rest = self.follow(next, -value, go_on);
            moves.extend(rest.moves);
            solved.lines.push(proven(value, moves));
            solved.is_whole &= rest.is_whole;
        }
        Some(solved)
    }

    fn left(&self) -> u64 {
        self.budget.saturating_sub(self.nodes)
    }

    fn solve(&mut self, line: &Line, go_on: &dyn Fn() -> bool) -> Option<i32> {
        let mut solver = Solver::new(self.table, self.left(), go_on).together(self.busy);
        let value = solver.solve(line);
        self.nodes += solver.nodes;
        value
    }

    fn follow(&mut self, line: Line, value: i32, go_on: &dyn Fn() -> bool) -> MainLine {
        let main_line = MainLine::find(self.table, self.left(), go_on, line, value);
        self.nodes += main_line.nodes;
        main_line
    }
}

/// Where the book says that nothing is to be won: of the moves that keep the result, one after which as few as possible of the
/// opponent's moves keep theirs. With it, the position after it and its value for the opponent. Nothing, where the book ends too soon.
fn trap(line: &Line, value: i32) -> Option<(Lift, Line, i32)> {
    if value > 0 {
        return None;
    }
    let mut best: Option<(f64, Lift, Line, i32)> = None;
    for lift in ordered(line) {
        let next = line.after(lift);
        let theirs = book::value(&next)?;
        if theirs.signum() != -value.signum() {
            continue;
        }
        let replies = opening::following(&next);
        let mut kept = 0;
        for reply in &replies {
            kept += usize::from(book::value(reply)?.signum() == value.signum());
        }
        let share = kept as f64 / replies.len().max(1) as f64;
        if best.is_none_or(|(least, _, _, margin)| (share, theirs) < (least, margin)) {
            best = Some((share, lift, next, theirs));
        }
    }
    best.map(|(_, lift, next, theirs)| (lift, next, theirs))
}

/// The lifts of the side to move, the most promising first.
pub(super) fn ordered(line: &Line) -> Vec<Lift> {
    let mut lifts = Vec::new();
    line.for_each_lift(|lift| lifts.push(lift));
    lifts.sort_by_cached_key(|&lift| {
        let mut next = *line;
        next.lift(lift);
        outlook(&next)
    });
    lifts
}

fn proven(margin: i32, moves: Vec<Lifted>) -> Variation {
    let plies = moves.len() as u32;
    let score = match margin {
        0 => Score::Draw(plies),
        _ if margin > 0 => Score::Win(plies),
        _ => Score::Loss(plies),
    };
    Variation {
        score,
        margin: Some(margin),
        moves: moves.into_iter().map(Move::TwentySeven).collect(),
    }
}
