//! The search at the root: exact where the rest of the game is small enough, belief where it is not.

use std::sync::atomic::{AtomicBool, Ordering};

use trilith_games::common::Position as _;
use trilith_games::twentyseven::{Move as Lifted, Position};
use trilith_games::{Kind, Move};

use super::exact::{Solver, outlook};
use super::line::{Lift, Line};
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
/// A search to a fixed depth leaves out the solving, and so does a weaker level: both are to see no further than that.
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
    let limits = settings.limits;
    if limits.depth.is_some() || settings.sight(Kind::TwentySeven).is_some() {
        return believe(settings, report);
    }
    let line = Line::new(position);
    let time = limits.hard.or(limits.soft);
    let go_on =
        || !control.stop.load(Ordering::Relaxed) && time.is_none_or(|time| (control.elapsed)() < time);
    let mut best: Option<Report> = None;
    let mut nodes = 0;
    let mut share = FIRST_TRY;
    loop {
        let left = limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(nodes));
        let mut solution = Solution {
            table,
            line,
            lines: settings.lines,
            budget: share.min(left / 2),
            nodes: 0,
        };
        let solved = solution.find(settings.threads, &go_on);
        nodes += solution.nodes;
        if let Some(lines) = solved {
            let depth = lines
                .iter()
                .map(|line| line.moves.len() as u32)
                .max()
                .unwrap_or(0);
            let solved = Report { depth, nodes, lines };
            report(&solved);
            return Some(solved);
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
        let decided = best
            .as_ref()
            .is_some_and(|best| best.lines.iter().all(|line| line.score.is_proven()));
        // Where there is no choice there is no need to think, unless somebody wants to know.
        let late = limits
            .soft
            .is_some_and(|soft| position.count_moves() == 1 || (control.elapsed)() >= soft);
        if decided || late || !go_on() || limits.nodes.is_some_and(|most| nodes + FIRST_TRY >= most) {
            return best;
        }
        share = share.saturating_mul(4);
    }
}

/// The exact value of a position and the way to it.
struct Solution<'a> {
    table: &'a Table,
    line: Line,
    /// How many moves to follow to the end.
    lines: usize,
    budget: u64,
    nodes: u64,
}

impl Solution<'_> {
    fn find(&mut self, threads: usize, go_on: &(dyn Fn() -> bool + Sync)) -> Option<Vec<Variation>> {
        let done = AtomicBool::new(false);
        let go_on_helping = || !done.load(Ordering::Relaxed) && go_on();
        std::thread::scope(|scope| {
            for helper in 1..threads.max(1) {
                let (table, line, budget, go_on) = (self.table, self.line, self.budget, &go_on_helping);
                // What a helper finds out is in the table.
                scope.spawn(move || {
                    Solver::new(table, budget, go_on)
                        .salted(helper as u64)
                        .solve(&line)
                });
            }
            let mut solver = Solver::new(self.table, self.budget, go_on);
            let lines = self.lines(&mut solver);
            done.store(true, Ordering::Relaxed);
            self.nodes = solver.nodes;
            lines
        })
    }

    fn lines(&self, solver: &mut Solver<'_>) -> Option<Vec<Variation>> {
        let line = &self.line;
        if self.lines <= 1 || line.movable(line.side()) == 0 {
            let value = solver.solve(line)?;
            return Some(vec![proven(value, main_line(solver, *line, value)?)]);
        }
        let mut values = Vec::new();
        for lift in ordered(line) {
            let mut next = *line;
            next.lift(lift);
            values.push((-solver.solve(&next)?, lift, next));
        }
        values.sort_by_key(|&(value, ..)| -value);
        values.truncate(self.lines);
        let follow = |(value, lift, next): (i32, Lift, Line)| {
            let mut moves = vec![line.write(lift)];
            moves.extend(main_line(solver, next, -value)?);
            Some(proven(value, moves))
        };
        values.into_iter().map(follow).collect()
    }
}

/// A line of best play to the end of the game, from a position whose value is known.
pub(super) fn main_line(solver: &mut Solver<'_>, mut line: Line, mut value: i32) -> Option<Vec<Lifted>> {
    let mut moves = Vec::new();
    while !line.is_over() {
        let mut best = None;
        for lift in ordered(&line) {
            let mut next = line;
            next.lift(lift);
            if !solver.reaches(&next, 1 - value)? {
                best = Some((line.write(lift), next));
                break;
            }
        }
        let (m, next) = best.unwrap_or_else(|| {
            let mut next = line;
            next.pass();
            (Lifted::Pass, next)
        });
        moves.push(m);
        line = next;
        value = -value;
    }
    Some(moves)
}

/// The lifts of the side to move, the most promising first.
fn ordered(line: &Line) -> Vec<Lift> {
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
