//! Somebody who plays, ready to be asked for moves.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use trilith_engine::{Clock, Control, Engine, Level, Limits, Settings, uct};
use trilith_games::common::{Random, Side};
use trilith_games::{Game, Move, Variant};

use super::entrant::Entrant;
use crate::cli::MatchOptions;
use crate::commands::engine::claim::Claim;
use crate::commands::engine::program::{Program, Silence, position_line};
use crate::commands::engine::think::think;

/// How long a program may take to introduce itself.
const INTRODUCTION: Duration = Duration::from_secs(10);
/// What a program may take beyond its time for a move, before it counts as hanging.
const GRACE: Duration = Duration::from_secs(1);
/// How long a program may take for a number of nodes.
const LONGEST: Duration = Duration::from_secs(120);

/// How long a player may think about a move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Budget {
    Time(Duration),
    Nodes(u64),
    /// What is left on both clocks, and what is added after a move.
    Clocks {
        remaining: [Duration; 2],
        increment: Duration,
    },
}

impl Budget {
    fn limits(self, side: Side) -> Limits {
        match self {
            Budget::Time(time) => Limits {
                soft: Some(time),
                hard: Some(time),
                ..Limits::default()
            },
            Budget::Nodes(nodes) => Limits {
                nodes: Some(nodes),
                ..Limits::default()
            },
            Budget::Clocks { remaining, increment } => Clock {
                remaining: remaining[side.index()],
                increment,
                moves_to_go: None,
            }
            .limits(),
        }
    }

    fn go(self) -> String {
        match self {
            Budget::Time(time) => format!("go movetime {}", time.as_millis()),
            Budget::Nodes(nodes) => format!("go nodes {nodes}"),
            Budget::Clocks { remaining, increment } => {
                let [first, second] = remaining.map(|time| time.as_millis());
                let increment = increment.as_millis();
                format!("go p1time {first} p2time {second} p1inc {increment} p2inc {increment}")
            }
        }
    }

    /// When a program is no longer waited for.
    fn patience(self, side: Side) -> Duration {
        match self {
            Budget::Time(time) => time + GRACE,
            Budget::Nodes(_) => LONGEST,
            Budget::Clocks { remaining, .. } => remaining[side.index()] + GRACE,
        }
    }
}

/// Why a player loses without the rules' doing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    Crashed,
    Hangs,
    Illegal(String),
    OutOfTime,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Crashed => f.write_str("crashed"),
            Fault::Hangs => f.write_str("gave no move in time"),
            Fault::Illegal(why) => write!(f, "played an illegal move: {why}"),
            Fault::OutOfTime => f.write_str("ran out of time"),
        }
    }
}

/// What came of asking for a move.
pub(crate) enum Answer {
    /// A move, and what is said to be proven.
    Move(Move, Option<Claim>),
    Fault(Fault),
    /// We were asked to stop.
    Stopped,
}

pub(super) struct Player {
    name: String,
    kind: Kind,
}

enum Kind {
    Ours {
        engine: Engine,
        level: Level,
        threads: usize,
        seed: u64,
    },
    Uct(Random),
    Random(Random),
    Program {
        command: Vec<String>,
        variant: Variant,
        running: Option<Program>,
    },
}

impl Player {
    pub(super) fn new(
        entrant: &Entrant,
        variant: Variant,
        options: &MatchOptions,
        stop: &AtomicBool,
    ) -> anyhow::Result<Player> {
        let kind = match entrant {
            Entrant::Level(level) => Kind::Ours {
                engine: Engine::new(options.hash),
                level: *level,
                threads: options.threads,
                seed: 0,
            },
            Entrant::Uct => Kind::Uct(Random::new(0)),
            Entrant::Random => Kind::Random(Random::new(0)),
            Entrant::Program(command) => {
                let running = Some(introduced(command, variant, stop)?);
                Kind::Program {
                    command: command.clone(),
                    variant,
                    running,
                }
            }
        };
        Ok(Player {
            name: entrant.to_string(),
            kind,
        })
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Whether it does what it has proven: full strength.
    pub(super) fn keeps_its_word(&self) -> bool {
        matches!(
            self.kind,
            Kind::Ours {
                level: Level::FULL,
                ..
            }
        )
    }

    /// Forgets the last game. A program that has gone is started again, and one that is to play another variant, too.
    pub(super) fn new_game(
        &mut self,
        next: Variant,
        game_seed: u64,
        stop: &AtomicBool,
    ) -> anyhow::Result<()> {
        match &mut self.kind {
            Kind::Ours { engine, seed, .. } => {
                engine.clear();
                *seed = game_seed;
            }
            Kind::Uct(random) | Kind::Random(random) => *random = Random::new(game_seed),
            Kind::Program {
                command,
                variant,
                running,
            } => {
                let greet = |program: &mut Program| {
                    program.send("uginewgame")?;
                    program.ask("isready", "readyok", INTRODUCTION, stop)
                };
                let is_other = std::mem::replace(variant, next) != next;
                if is_other || running.as_mut().is_none_or(|program| greet(program).is_err()) {
                    // The old one is ended before the new one begins.
                    *running = None;
                    *running = Some(introduced(command, *variant, stop)?);
                }
            }
        }
        Ok(())
    }

    /// Asks for a move in a game that is not over.
    pub(super) fn choose(&mut self, game: &Game, side: Side, budget: Budget, stop: &AtomicBool) -> Answer {
        let begun = Instant::now();
        let limits = budget.limits(side);
        let found = match &mut self.kind {
            Kind::Ours {
                engine,
                level,
                threads,
                seed,
            } => {
                let settings = Settings {
                    limits,
                    threads: *threads,
                    level: *level,
                    seed: *seed,
                    ..Settings::default()
                };
                // A mistake of ours loses the game, as it would for any other program, but not the match.
                let search = || think(engine, game, &settings, begun, stop, &mut |_| {});
                catch_unwind(AssertUnwindSafe(search)).unwrap_or(None)
            }
            Kind::Uct(random) => {
                let control = Control {
                    stop,
                    elapsed: &|| begun.elapsed(),
                };
                uct(game, &limits, control, random.draw())
            }
            Kind::Random(random) => {
                let drawn = game.random_move(random);
                return drawn.map_or(Answer::Stopped, |m| Answer::Move(m, None));
            }
            Kind::Program { running, .. } => return asked(running, game, side, budget, stop),
        };
        if stop.load(std::sync::atomic::Ordering::Relaxed) {
            return Answer::Stopped;
        }
        let best = found.as_ref().and_then(|report| report.lines.first());
        match best.and_then(|line| Some((line.score, *line.moves.first()?))) {
            Some((score, m)) => Answer::Move(m, Claim::of(score, side)),
            None => Answer::Fault(Fault::Crashed),
        }
    }
}

/// Starts a program and tells it the variant.
pub(crate) fn introduced(command: &[String], variant: Variant, stop: &AtomicBool) -> anyhow::Result<Program> {
    let mut program = Program::start(command)?;
    let introduce = |program: &mut Program| {
        program.ask("ugi", "ugiok", INTRODUCTION, stop)?;
        program.send(&format!("setoption name UGI_Variant value {variant}"))?;
        program.ask("isready", "readyok", INTRODUCTION, stop)
    };
    let answer = introduce(&mut program).map_err(|silence| anyhow::anyhow!("{silence}"));
    let lines = answer.with_context(|| format!("`{}` does not speak the protocol", command.join(" ")))?;
    if let Some(problem) = lines
        .iter()
        .find_map(|line| line.strip_prefix("info string error: "))
    {
        anyhow::bail!("`{}` does not play {variant}: {problem}", command.join(" "));
    }
    Ok(program)
}

/// A program's move. One that fails is ended, and started again for the next game.
pub(crate) fn asked(
    running: &mut Option<Program>,
    game: &Game,
    side: Side,
    budget: Budget,
    stop: &AtomicBool,
) -> Answer {
    let Some(program) = running else {
        return Answer::Fault(Fault::Crashed);
    };
    let ask = |program: &mut Program| {
        program.send(&position_line(game))?;
        program.ask(&budget.go(), "bestmove", budget.patience(side), stop)
    };
    let fault = match ask(program) {
        Ok(lines) => {
            let text = lines
                .last()
                .and_then(|line| line.split_whitespace().nth(1))
                .unwrap_or_default();
            match game.clone().play_text(text) {
                Ok(m) => {
                    let claim = Claim::read(lines.iter().map(String::as_str), side);
                    return Answer::Move(m, claim);
                }
                Err(error) => Fault::Illegal(error.to_string()),
            }
        }
        Err(Silence::Stopped) => return Answer::Stopped,
        Err(Silence::Ended) => Fault::Crashed,
        Err(Silence::Late) => Fault::Hangs,
    };
    *running = None;
    Answer::Fault(fault)
}
