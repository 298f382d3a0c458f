//! Engines that think, each on a thread of its own.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc as std_mpsc};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use tokio::sync::mpsc;
use trilith_client::{Snapshot, Time};
use trilith_games::common::Side;
use trilith_games::{Game, Variant};

use crate::commands::engine::program::Program;
use crate::commands::match_games::player::{Answer, Budget, asked, introduced};

/// How often an engine may fail at a move before the game is given up.
const MOST_FAILURES: u32 = 3;
/// How long to wait before an engine that failed is started again.
const REST: Duration = Duration::from_millis(500);
/// What the way to the server and back may cost, at most.
const WAY: Duration = Duration::from_millis(300);
/// How long a stopped search may take to end.
const FAREWELL: Duration = Duration::from_secs(1);

/// A position to think about.
pub(super) struct Job {
    id: String,
    game: Game,
    budget: Budget,
    side: Side,
    /// When the clock was as the budget says.
    at: Instant,
    stop: Arc<AtomicBool>,
}

/// What came of it.
pub(super) struct Thought {
    pub(super) game: String,
    /// How many moves had been made.
    pub(super) ply: usize,
    /// A move; nothing if it was stopped; or why there cannot be one.
    pub(super) found: Result<Option<String>, String>,
}

impl Job {
    pub(super) fn new(
        snapshot: &Snapshot,
        at: Instant,
        think: Duration,
        stop: &Arc<AtomicBool>,
    ) -> anyhow::Result<Job> {
        let variant: Variant = snapshot.view.variant.parse()?;
        let mut game = match &snapshot.start {
            Some(text) => Game::from_position(variant, text)?,
            None => Game::new(variant),
        };
        for text in &snapshot.view.moves {
            game.play_text(text)?;
        }
        let seat = game.to_move().context("it is over")?;
        let budget = match &snapshot.clock {
            Some(clock) if matches!(clock.control, Time::Live { .. }) => {
                let left = |side: Side| {
                    let of_side = |&number: &usize| {
                        if side == seat.side() {
                            number == usize::from(seat.0)
                        } else {
                            number % 2 == side.index()
                        }
                    };
                    let number = (0..clock.left.len()).find(of_side);
                    let left = number.and_then(|number| clock.left.get(number));
                    Duration::from_millis(left.copied().unwrap_or_default())
                };
                let increment = match clock.control {
                    Time::Live { increment, .. } => increment,
                    Time::Daily { .. } => 0,
                };
                Budget::Clocks {
                    remaining: [left(Side::First), left(Side::Second)],
                    increment: Duration::from_millis(increment),
                }
            }
            _ => Budget::Time(think),
        };
        Ok(Job {
            id: snapshot.id.clone(),
            side: seat.side(),
            game,
            budget,
            at,
            stop: Arc::clone(stop),
        })
    }

    /// What is left of the budget when the thinking begins, less what the way to the server may take.
    fn budget_now(&self) -> Budget {
        match self.budget {
            Budget::Clocks {
                mut remaining,
                increment,
            } => {
                let own = &mut remaining[self.side.index()];
                let way = WAY.min(*own / 4);
                *own = own
                    .saturating_sub(self.at.elapsed() + way)
                    .max(Duration::from_millis(10));
                Budget::Clocks { remaining, increment }
            }
            budget => budget,
        }
    }
}

/// The engines, and what waits for them.
pub(super) struct Engines {
    jobs: std_mpsc::Sender<Job>,
}

impl Engines {
    /// Gets so many engines ready; each program is started when it is needed.
    pub(super) fn start(command: Vec<String>, count: usize, told: mpsc::UnboundedSender<Thought>) -> Engines {
        let (jobs, waiting) = std_mpsc::channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..count {
            let (command, told, waiting) = (command.clone(), told.clone(), Arc::clone(&waiting));
            thread::spawn(move || {
                let mut seat = Seat {
                    command,
                    running: None,
                };
                // The lock is held while one waits: the others wait for the lock, which is as good.
                let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while let Ok(job) = next() {
                    let found = seat.think(&job);
                    let thought = Thought {
                        ply: job.game.ply(),
                        game: job.id,
                        found,
                    };
                    if told.send(thought).is_err() {
                        break;
                    }
                }
            });
        }
        Engines { jobs }
    }

    pub(super) fn ask(&self, job: Job) -> anyhow::Result<()> {
        self.jobs.send(job).ok().context("the engines have ended")
    }
}

/// Whether the engine starts and plays this variant.
pub(super) fn try_out(command: &[String], variant: Variant, stop: &AtomicBool) -> anyhow::Result<()> {
    introduced(command, variant, stop).map(drop)
}

/// One engine: the program that runs, the variant that it was told, and the game that it thought about last.
struct Seat {
    command: Vec<String>,
    running: Option<(Program, Variant, String)>,
}

impl Seat {
    fn think(&mut self, job: &Job) -> Result<Option<String>, String> {
        let mut problem = String::new();
        for failures in 0..MOST_FAILURES {
            if job.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            if failures > 0 {
                thread::sleep(REST * failures);
            }
            let program = match self.ready(job) {
                Ok(program) => program,
                Err(error) => {
                    problem = format!("{error:#}");
                    continue;
                }
            };
            let mut running = Some(program);
            let answer = asked(&mut running, &job.game, job.side, job.budget_now(), &job.stop);
            if let Some(program) = running {
                self.running = Some((program, job.game.variant(), job.id.clone()));
            }
            match answer {
                Answer::Move(m, _) => return Ok(Some(m.to_string())),
                Answer::Stopped => {
                    self.end_search();
                    return Ok(None);
                }
                Answer::Fault(fault) => problem = format!("it {fault}"),
            }
        }
        Err(problem)
    }

    /// A program that is ready for this game.
    fn ready(&mut self, job: &Job) -> anyhow::Result<Program> {
        let variant = job.game.variant();
        if let Some((mut program, told, last)) = self.running.take()
            && told == variant
        {
            let is_ready = last == job.id
                || program
                    .send("uginewgame")
                    .and_then(|()| program.ask("isready", "readyok", FAREWELL, &job.stop))
                    .is_ok();
            if is_ready {
                return Ok(program);
            }
        }
        introduced(&self.command, variant, &job.stop)
    }

    /// Ends a search that is for nothing; a program that does not end it is started again.
    fn end_search(&mut self) {
        let never = AtomicBool::new(false);
        let ends =
            |(program, ..): &mut (Program, _, _)| program.ask("stop", "bestmove", FAREWELL, &never).is_ok();
        if !self.running.as_mut().is_some_and(ends) {
            self.running = None;
        }
    }
}
