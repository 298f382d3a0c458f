//! The engine behind the pages: so many searches at a time, each within limits, each stopped when nobody waits for it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use trilith_engine::{Clock, Control, Engine, Level, Limits, Report, Settings};
use trilith_games::Game;

use crate::metrics;

/// Full strength thinks this long about a move without a clock.
const FULL_STRENGTH: Duration = Duration::from_millis(1_500);
/// A weaker level looks only so deep; in the strangest position it still answers in time.
const WEAKER: Duration = Duration::from_millis(800);

/// Some engines, lent out one search at a time.
#[derive(Clone)]
pub struct Thinker {
    shared: Arc<Shared>,
}

struct Shared {
    engines: Mutex<Vec<Engine>>,
    mebibytes: usize,
    /// For moves of games. They come first: an analysis never keeps a player waiting.
    moves: Arc<Semaphore>,
    analyses: Arc<Semaphore>,
}

/// The right to search for a move; somebody else has it when it is dropped.
pub(crate) type Turn = OwnedSemaphorePermit;

/// Stops the search when it is dropped.
#[derive(Debug)]
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// What an analysis is to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Study {
    /// How many lines.
    pub(crate) lines: usize,
    /// How long.
    pub(crate) time: Duration,
}

impl Thinker {
    /// A thinker that runs up to so many searches of each kind at a time, each with a memory of so many mebibytes.
    pub fn new(searches: usize, mebibytes: usize) -> Thinker {
        Thinker {
            shared: Arc::new(Shared {
                engines: Mutex::default(),
                mebibytes,
                moves: Arc::new(Semaphore::new(searches.max(1))),
                analyses: Arc::new(Semaphore::new(searches.max(1))),
            }),
        }
    }

    /// Whether a search for a move could begin at once.
    pub(crate) fn has_room(&self) -> bool {
        self.shared.moves.available_permits() > 0
    }

    /// The turn of a search for a move, if it could begin at once.
    pub(crate) fn try_turn(&self) -> Option<Turn> {
        self.shared.moves.clone().try_acquire_owned().ok()
    }

    /// Waits for the turn of a search for a move.
    pub(crate) async fn turn(&self) -> Option<Turn> {
        let _waiting = metrics::search_waits();
        self.shared.moves.clone().acquire_owned().await.ok()
    }

    /// The move that a level plays. `clock` is what the computer has left.
    pub(crate) async fn choose(
        &self,
        _turn: Turn,
        game: Game,
        level: u8,
        clock: Option<Clock>,
        seed: u64,
    ) -> Option<String> {
        let level = Level::new(level).unwrap_or_default();
        let think = if level == Level::FULL {
            FULL_STRENGTH
        } else {
            WEAKER
        };
        let mut limits = Limits {
            soft: Some(think * 3 / 5),
            hard: Some(think),
            ..Limits::default()
        };
        if let Some(clock) = clock {
            let own = clock.limits();
            limits.soft = limits.soft.min(own.soft);
            limits.hard = limits.hard.min(own.hard);
        }
        let settings = Settings {
            limits,
            level,
            seed,
            ..Settings::default()
        };
        let stop = Stop(Arc::new(AtomicBool::new(false)));
        let report = self.run(game, settings, &stop, |_| {}).await?;
        report.lines.first()?.moves.first().map(ToString::to_string)
    }

    /// The probability with which the side to move wins, after a short look.
    pub(crate) async fn chance(&self, game: Game) -> Option<f64> {
        let _permit = self.turn().await?;
        let settings = Settings {
            limits: Limits {
                hard: Some(WEAKER),
                ..Limits::default()
            },
            ..Settings::default()
        };
        let stop = Stop(Arc::new(AtomicBool::new(false)));
        let report = self.run(game, settings, &stop, |_| {}).await?;
        Some(report.lines.first()?.score.chance())
    }

    /// Analyses a position: reports come as they are found, until the time is up or the receiver is dropped.
    pub(crate) fn analyse(&self, game: Game, study: Study) -> mpsc::Receiver<Report> {
        let (sender, receiver) = mpsc::channel(16);
        let thinker = self.clone();
        tokio::spawn(async move {
            let waiting = metrics::search_waits();
            // Whoever has gone while waiting is not searched for.
            let permit = tokio::select! {
                permit = thinker.shared.analyses.clone().acquire_owned() => permit,
                () = sender.closed() => return,
            };
            let Ok(_permit) = permit else { return };
            drop(waiting);
            let settings = Settings {
                limits: Limits {
                    hard: Some(study.time),
                    ..Limits::default()
                },
                lines: study.lines,
                ..Settings::default()
            };
            let stop = Stop(Arc::new(AtomicBool::new(false)));
            let reports = sender.clone();
            let search = thinker.run(game, settings, &stop, move |report| {
                // A slow reader misses what a later report says better.
                let _ = reports.try_send(report.clone());
            });
            tokio::select! {
                last = search => {
                    if let Some(last) = last {
                        let _ = sender.send(last).await;
                    }
                }
                () = sender.closed() => {}
            }
        });
        receiver
    }

    /// One search on a thread of its own.
    async fn run(
        &self,
        game: Game,
        settings: Settings,
        stop: &Stop,
        mut report: impl FnMut(&Report) + Send + 'static,
    ) -> Option<Report> {
        let (shared, stop) = (self.shared.clone(), stop.0.clone());
        let search = tokio::task::spawn_blocking(move || {
            let _running = metrics::search_runs();
            let engine = shared.take().unwrap_or_else(|| Engine::new(shared.mebibytes));
            let begun = Instant::now();
            let control = Control {
                stop: &stop,
                elapsed: &|| begun.elapsed(),
            };
            let found = engine.search(&game, &settings, control, &mut report);
            shared.give_back(engine);
            found
        });
        search.await.ok()?
    }
}

impl Shared {
    fn take(&self) -> Option<Engine> {
        self.engines.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn give_back(&self, engine: Engine) {
        self.engines
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(engine);
    }
}
