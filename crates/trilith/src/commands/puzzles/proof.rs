//! Whether the side to move wins, how, and whether with one move only.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use trilith_engine::{Engine, Limits, Line, Report, Score, Settings, Table, tuning_27};
use trilith_games::common::Outcome;
use trilith_games::{Game, Move};

use crate::commands::engine::think::think;

/// A second win, and how the solution goes on, is looked for in so many positions: far more than it takes to find the
/// first.
const OTHERS: u64 = 400_000;

/// If the best of the other moves seems to win with more than this probability, it may well win, only further away than
/// was looked. Such a position is no good puzzle.
const DOUBT: f64 = 0.75;

/// The most positions that the engine may need to find the win: no more than it looks at in a second.
const EFFORT: u64 = 500_000;

/// No solution is longer.
const LONGEST: usize = 60;

/// What the provers remember positions in, in mebibytes.
const HASH: usize = 16;

/// A forced win with one move only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Win {
    /// The way to the end of the game, as far as it is known.
    pub(super) moves: Vec<Move>,
    /// How many positions the engine looked at before it had the proof.
    pub(super) nodes: u64,
}

/// What a first look at a position says.
pub(super) enum FirstLook {
    /// The side to move seems to win with this line, and with no other first move.
    Candidate(Vec<Move>),
    /// Nobody wins, or several moves do.
    NoPuzzle,
    /// It would take longer, as it would for all positions before this one.
    OutOfReach,
}

/// Finds wins and proves that they are the only ones.
pub(super) struct Prover {
    engine: Engine,
    /// What is exactly known about 27. The engine's own table is forgotten before each search, so that its work can be
    /// measured.
    exact: Table,
}

impl Prover {
    pub(super) fn new() -> Prover {
        Prover {
            engine: Engine::new(HASH),
            exact: Table::new(HASH),
        }
    }

    /// A first look: what seems to be the only move that wins, after no more than so many positions. In 27, where they
    /// are counted for each move, it is.
    pub(super) fn first_look(&self, game: &Game, nodes: u64) -> FirstLook {
        if let Game::TwentySeven(_) = game {
            let mut only = None;
            for m in game.legal_moves() {
                match self.value(game, m, nodes) {
                    None => return FirstLook::OutOfReach,
                    Some(value) if value <= 0 => {}
                    Some(_) if only.is_some() => return FirstLook::NoPuzzle,
                    Some(_) => only = Some(m),
                }
            }
            return only.map_or(FirstLook::NoPuzzle, |m| FirstLook::Candidate(vec![m]));
        }
        let report = self.two_lines(game, nodes);
        match report.as_ref().map(|report| report.lines.as_slice()) {
            Some([best, other]) if is_won(best) && !is_won(other) => FirstLook::Candidate(best.moves.clone()),
            _ => FirstLook::NoPuzzle,
        }
    }

    /// The win in full, if it really is the only one: in 27 by the exact value of every move, in the other games as far as
    /// a much longer search can tell.
    pub(super) fn only(&self, game: &Game, first: Move) -> Option<Win> {
        let moves = match game {
            Game::TwentySeven(_) => self.exact_line(game)?,
            _ => {
                let report = self.two_lines(game, OTHERS)?;
                let [best, other] = report.lines.as_slice() else {
                    return None;
                };
                if !is_won(best) || other.score.chance() > DOUBT {
                    return None;
                }
                self.to_the_end(game, best.moves.clone())?
            }
        };
        let nodes = self.effort(game, first)?;
        (moves.first() == Some(&first)).then_some(Win { moves, nodes })
    }

    /// How many positions the engine looks at until it has proven that this move wins.
    fn effort(&self, game: &Game, only: Move) -> Option<u64> {
        self.engine.clear();
        let stop = AtomicBool::new(false);
        let mut effort = None;
        search(&self.engine, game, 1, EFFORT, &stop, &mut |report| {
            let line = report.lines.first().filter(|line| is_won(line));
            if line.is_some_and(|line| line.moves.first() == Some(&only)) {
                effort = effort.or(Some(report.nodes));
                stop.store(true, Ordering::Relaxed);
            }
        });
        effort
    }

    /// A move other than this that wins as well, if so many positions (in 27: for each move) are enough to find one.
    pub(super) fn other_win(&self, game: &Game, only: Move, nodes: u64) -> Option<Move> {
        if let Game::TwentySeven(_) = game {
            let mut others = game.legal_moves().into_iter().filter(|&m| m != only);
            return others.find(|&m| self.value(game, m, nodes).is_some_and(|value| value > 0));
        }
        let report = self.two_lines(game, nodes)?;
        let wins = report.lines.iter().filter(|line| is_won(line));
        wins.filter_map(|line| line.moves.first().copied())
            .find(|&m| m != only)
    }

    /// The two best moves; the search ends as soon as both win.
    fn two_lines(&self, game: &Game, nodes: u64) -> Option<Report> {
        self.engine.clear();
        let stop = AtomicBool::new(false);
        search(&self.engine, game, 2, nodes, &stop, &mut |report| {
            let both = report.lines.iter().all(is_won);
            stop.store(both, Ordering::Relaxed);
        })
    }

    /// The final margin after this move of 27 with best play, for who makes it, if so many positions are enough to find
    /// out.
    fn value(&self, game: &Game, m: Move, nodes: u64) -> Option<i32> {
        let mut next = game.clone();
        next.play(m).ok()?;
        let Game::TwentySeven(next) = &next else {
            return None;
        };
        let margin = tuning_27::solve(next.position(), &self.exact, nodes)?;
        Some(-margin)
    }

    /// The rest of a game of 27 in which both play for the best margin.
    fn exact_line(&self, game: &Game) -> Option<Vec<Move>> {
        let mut game = game.clone();
        let begun = game.ply();
        while game.outcome().is_none() {
            let mut best: Option<(i32, Move)> = None;
            for m in game.legal_moves() {
                let value = self.value(&game, m, EFFORT)?;
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, m));
                }
            }
            game.play(best?.1).ok()?;
        }
        Some(game.moves().split_off(begun))
    }

    /// The line, and on from there with the best moves of both sides until the game is over. Nothing, if it is not won in
    /// the end: then the search has lost its way.
    fn to_the_end(&self, game: &Game, line: Vec<Move>) -> Option<Vec<Move>> {
        let winner = game.to_move()?.side();
        let mut game = game.clone();
        let begun = game.ply();
        let mut line = line;
        while game.ply() - begun < LONGEST {
            for m in line.drain(..) {
                game.play(m).ok()?;
            }
            if let Some(outcome) = game.outcome() {
                return (outcome == Outcome::Win(winner)).then(|| game.moves().split_off(begun));
            }
            let report = search(
                &self.engine,
                &game,
                1,
                OTHERS,
                &AtomicBool::new(false),
                &mut |_| {},
            )?;
            line = report.lines.into_iter().next()?.moves;
        }
        None
    }
}

fn search(
    engine: &Engine,
    game: &Game,
    lines: usize,
    nodes: u64,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let settings = Settings {
        limits: Limits {
            nodes: Some(nodes),
            ..Limits::default()
        },
        lines,
        ..Settings::default()
    };
    think(engine, game, &settings, Instant::now(), stop, report)
}

/// Whether it is proven that the line wins.
fn is_won(line: &Line) -> bool {
    matches!(line.score, Score::Win(_))
}
