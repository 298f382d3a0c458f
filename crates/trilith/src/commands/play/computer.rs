//! The computer at the table. It thinks on a thread of its own, so that nobody waits for it who does not want to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use trilith_engine::{Engine, Level, Limits, Report, Settings};
use trilith_games::Game;

use crate::commands::engine::think::think;

/// How much the computer remembers, in mebibytes.
const HASH: usize = 32;
/// The longest that a hint takes.
const HINT: Duration = Duration::from_secs(1);

/// What the computer thinks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To move.
    Move,
    /// To tell a person a good move, with all it can.
    Hint,
}

/// How the computer plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    pub(super) level: Level,
    /// The longest that a move takes.
    pub(super) time: Duration,
    /// How it misjudges: another seed, another game.
    pub(super) seed: u64,
}

impl Default for Strength {
    fn default() -> Strength {
        Strength {
            level: Level::FULL,
            time: HINT,
            seed: 0,
        }
    }
}

#[derive(Default)]
pub(super) struct Computer {
    strength: Strength,
    /// Made when it is first needed, for most games are between people.
    engine: Option<Arc<Engine>>,
    thought: Option<Thought>,
}

/// A search on its thread.
struct Thought {
    purpose: Purpose,
    stop: Arc<AtomicBool>,
    result: Receiver<Option<Report>>,
    thread: JoinHandle<()>,
}

impl Computer {
    pub(super) fn new(strength: Strength) -> Computer {
        Computer {
            strength,
            engine: None,
            thought: None,
        }
    }

    pub(super) fn purpose(&self) -> Option<Purpose> {
        self.thought.as_ref().map(|thought| thought.purpose)
    }

    /// Begins to think about this game, and about nothing else.
    pub(super) fn begin(&mut self, game: &Game, purpose: Purpose) {
        self.stop();
        let Strength { level, time, seed } = self.strength;
        let (level, time) = match purpose {
            Purpose::Move => (level, time),
            Purpose::Hint => (Level::FULL, time.min(HINT)),
        };
        // Half of the time for the last iteration to begin, all of it to end.
        let limits = Limits {
            soft: Some(time / 2),
            hard: Some(time),
            ..Limits::default()
        };
        let settings = Settings {
            limits,
            level,
            seed,
            ..Settings::default()
        };
        let engine = Arc::clone(self.engine.get_or_insert_with(|| Arc::new(Engine::new(HASH))));
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, result) = sync_channel(1);
        let (game, flag) = (game.clone(), Arc::clone(&stop));
        let thread = thread::spawn(move || {
            // Nobody listens any more when the game has moved on.
            let _ = sender.send(think(
                &engine,
                &game,
                &settings,
                Instant::now(),
                &flag,
                &mut |_| {},
            ));
        });
        self.thought = Some(Thought {
            purpose,
            stop,
            result,
            thread,
        });
    }

    /// What it has found, if it is done; with `wait`, when it is done. The report is missing if it failed.
    pub(super) fn take(&mut self, wait: bool) -> Option<(Purpose, Option<Report>)> {
        let thought = self.thought.as_ref()?;
        let report = if wait {
            thought.result.recv().ok().flatten()
        } else {
            match thought.result.try_recv() {
                Ok(report) => report,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => None,
            }
        };
        let purpose = thought.purpose;
        self.stop();
        Some((purpose, report))
    }

    /// Thinks no more.
    pub(super) fn stop(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.stop.store(true, Ordering::Relaxed);
            // A thread that panicked has said so.
            let _ = thought.thread.join();
        }
    }

    /// Forgets what it knows about another game.
    pub(super) fn forget(&mut self) {
        self.stop();
        if let Some(engine) = &self.engine {
            engine.clear();
        }
    }
}

impl Drop for Computer {
    fn drop(&mut self) {
        self.stop();
    }
}
