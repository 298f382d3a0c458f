use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use trilith_games::common::Position as _;
use trilith_games::{Game, Move, Variant};

use crate::board::Board;
use crate::busy::Busy;
use crate::search::{Found, Noise, Shared, Worker};
use crate::six::Six;
use crate::sixth::Sixth;
use crate::twentyseven::{self, TwentySeven};
use crate::{Control, Level, Limits, Score, Sight, Table};

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// When to stop.
    pub limits: Limits,
    /// How many lines to report, the best first.
    pub lines: usize,
    /// How many threads think.
    pub threads: usize,
    /// How strong it plays.
    pub level: Level,
    /// What it sees, instead of what its level does.
    pub sight: Option<Sight>,
    /// Decides between moves that seem equal, and how a weaker level misjudges. The same seed, position and node limit
    /// give the same move on one thread.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            limits: Limits::default(),
            lines: 1,
            threads: 1,
            level: Level::FULL,
            sight: None,
            seed: 0,
        }
    }
}

impl Settings {
    /// With the sight that the level has in a variant, if none was asked for.
    fn of_variant(&self, variant: Variant) -> Settings {
        Settings {
            sight: self.sight.or_else(|| self.level.sight(variant)),
            ..*self
        }
    }
}

/// A line of play and what it is worth to the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it is worth.
    pub score: Score,
    /// By how many discs the side to move wins in the end, if that is proven. Only 27 is played for a margin.
    pub margin: Option<i32>,
    /// The moves, the one to make first.
    pub moves: Vec<Move>,
}

/// What a search found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How deep it looked; 0 if it had not the time to look at all moves.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// The best lines, the best first.
    pub lines: Vec<Line>,
}

/// An engine for all three games. What it learns in one search helps the next.
pub struct Engine {
    table: Table,
}

impl Engine {
    /// An engine that remembers positions in about this many mebibytes.
    pub fn new(mebibytes: usize) -> Engine {
        Engine {
            table: Table::new(mebibytes),
        }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// Forgets what it has learned.
    pub fn clear(&self) {
        self.table.clear();
    }

    /// How full the memory is, in thousandths.
    pub fn fullness(&self) -> u32 {
        self.table.fullness()
    }

    /// Looks for the best move. `report` hears of every depth that is finished; the last report is returned. A search that
    /// is stopped before it has finished any returns the best move so far, at depth 0. Nothing, if the game is over.
    pub fn search(
        &self,
        game: &Game,
        settings: &Settings,
        control: Control<'_>,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        if game.outcome().is_some() {
            return None;
        }
        self.table.next_search();
        let settings = &settings.of_variant(game.variant());
        match game {
            Game::Sixth(game) => {
                let past = game.past().iter().map(|position| position.key()).collect();
                self.run(
                    Sixth::new(*game.position()),
                    past,
                    settings,
                    control,
                    each(Move::Sixth),
                    report,
                )
            }
            Game::Six(game) => {
                let (board, past) = Six::of_game(game);
                let root = board.clone();
                let wrap = |line: &[_]| {
                    root.written(game.position(), line)
                        .into_iter()
                        .map(Move::Six)
                        .collect()
                };
                self.run(board, past, settings, control, wrap, report)
            }
            Game::TwentySeven(game) => {
                let position = game.position();
                let wrap = each(Move::TwentySeven);
                twentyseven::search(
                    position,
                    &self.table,
                    settings,
                    control,
                    report,
                    |settings, report| {
                        self.run(
                            TwentySeven::new(position),
                            Vec::new(),
                            settings,
                            control,
                            &wrap,
                            report,
                        )
                    },
                )
            }
        }
    }

    fn run<B: Board>(
        &self,
        board: B,
        past: Vec<u64>,
        settings: &Settings,
        control: Control<'_>,
        wrap: impl Fn(&[B::Move]) -> Vec<Move>,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let sight = settings.sight;
        let limits = sight.map_or(settings.limits, |sight| sight.limit(settings.limits));
        let shared = Shared {
            table: &self.table,
            limits,
            control,
            nodes: AtomicU64::new(0),
            done: AtomicBool::new(false),
            busy: (settings.threads > 1).then(Busy::new),
        };
        let told = |found: &Found<B::Move>| Report {
            depth: found.depth,
            nodes: found.nodes,
            lines: (found.lines.iter())
                .map(|line| Line {
                    score: line.score(),
                    margin: None,
                    moves: wrap(&line.moves),
                })
                .collect(),
        };
        let noise = sight.map(|sight| Noise {
            sight,
            seed: settings.seed,
        });
        let found = std::thread::scope(|scope| {
            for helper in 1..settings.threads.max(1) {
                let (shared, board, past) = (&shared, board.clone(), past.clone());
                scope.spawn(move || Worker::new(board, past, shared, noise).run(1, helper, |_| {}));
            }
            let found =
                Worker::new(board, past, &shared, noise).run(settings.lines, 0, |found| report(&told(found)));
            shared.done.store(true, Ordering::Relaxed);
            found
        })?;
        Some(told(&found))
    }
}

/// Writes each move of a line as the games know it.
fn each<M: Copy>(wrap: fn(M) -> Move) -> impl Fn(&[M]) -> Vec<Move> {
    move |line| line.iter().copied().map(wrap).collect()
}
