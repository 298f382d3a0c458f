//! The engine's end of the protocol. The search has a thread of its own, so that every line is answered at once.

use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use trilith_engine::{Engine, Level, Report, Score, Settings};
use trilith_games::common::{Outcome, Side};
use trilith_games::{Game, Variant};

use super::request::{Go, Query, Request, shown};
use super::think::think;

/// What follows an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    GoOn,
    Quit,
}

/// An option that is a number.
struct Spin {
    name: &'static str,
    default: u64,
    range: (u64, u64),
}

const THREADS: Spin = Spin {
    name: "Threads",
    default: 1,
    range: (1, 256),
};
const HASH: Spin = Spin {
    name: "Hash",
    default: 64,
    range: (1, 65_536),
};
const LEVEL: Spin = Spin {
    name: "Level",
    default: 10,
    range: (1, 10),
};
const LINES: Spin = Spin {
    name: "MultiPV",
    default: 1,
    range: (1, 64),
};
const SEED: Spin = Spin {
    name: "Seed",
    default: 0,
    range: (0, u32::MAX as u64),
};
const VARIANT: &str = "UGI_Variant";
const FIRST_VARIANT: &str = "sixth";

impl Spin {
    fn read(&self, text: &str) -> Result<u64, String> {
        let Spin {
            name,
            range: (least, most),
            ..
        } = *self;
        match text.parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err(format!(
                "{name} is a number from {least} to {most}, not {}",
                shown(text)
            )),
        }
    }
}

/// Where answers go, line by line, from both threads.
#[derive(Clone)]
struct Output(Arc<Mutex<dyn Write + Send>>);

impl Output {
    fn lines(&self, text: &str) -> io::Result<()> {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        out.write_all(text.as_bytes())?;
        out.flush()
    }
}

/// A search on its thread.
struct Search {
    stop: Arc<AtomicBool>,
    is_running: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Search {
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
    }
}

pub(super) struct Session {
    out: Output,
    game: Game,
    settings: Settings,
    hash: usize,
    /// Made when it is first needed, for its memory takes a while.
    engine: Option<Arc<Engine>>,
    search: Option<Search>,
}

impl Session {
    pub(super) fn new(out: impl Write + Send + 'static) -> Session {
        let variant: Variant = match FIRST_VARIANT.parse() {
            Ok(variant) => variant,
            Err(_) => unreachable!("`{FIRST_VARIANT}` is a variant"),
        };
        Session {
            out: Output(Arc::new(Mutex::new(out))),
            game: Game::new(variant),
            settings: Settings::default(),
            hash: HASH.default as usize,
            engine: None,
            search: None,
        }
    }

    /// Answers a line.
    pub(super) fn answer(&mut self, line: &str) -> io::Result<Next> {
        match Request::read(line).and_then(|request| self.obey(request)) {
            Ok(Some(answer)) => self.out.lines(&answer)?,
            Ok(None) => return Ok(Next::Quit),
            Err(problem) => return self.refuse(&problem),
        }
        Ok(Next::GoOn)
    }

    /// Says what is wrong with a line.
    pub(super) fn refuse(&self, problem: &str) -> io::Result<Next> {
        self.out.lines(&format!("info string error: {problem}\n"))?;
        Ok(Next::GoOn)
    }

    /// Does what is asked. The answer, line by line; none to `quit`.
    fn obey(&mut self, request: Request) -> Result<Option<String>, String> {
        let changes = matches!(
            request,
            Request::NewGame | Request::SetOption { .. } | Request::Position { .. } | Request::Go(_)
        );
        if changes {
            if self.is_searching() {
                return Err("a search is running; `stop` ends it".to_owned());
            }
            self.end_search();
        }
        let nothing = String::new();
        Ok(Some(match request {
            Request::Nothing => nothing,
            Request::Ugi => introduction(),
            Request::IsReady => {
                // Whatever is wrong, whoever waits for `readyok` gets it.
                match if self.is_searching() {
                    Ok(())
                } else {
                    self.engine().map(drop)
                } {
                    Ok(()) => "readyok\n".to_owned(),
                    Err(problem) => format!("info string error: {problem}\nreadyok\n"),
                }
            }
            Request::NewGame => {
                if let Some(engine) = &self.engine {
                    engine.clear();
                }
                self.game = Game::new(self.game.variant());
                nothing
            }
            Request::SetOption { name, value } => {
                self.set_option(&name, &value)?;
                nothing
            }
            Request::Position { text, moves } => {
                self.game = position(self.game.variant(), text.as_deref(), &moves)?;
                nothing
            }
            Request::Go(go) => self.go(go)?,
            Request::Stop => {
                if let Some(search) = &self.search {
                    search.stop();
                }
                nothing
            }
            Request::Query(query) => format!("response {}\n", self.query(&query)),
            Request::Quit => return Ok(None),
        }))
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let is = |known: &str| known.eq_ignore_ascii_case(name);
        if is(VARIANT) {
            let variant: Variant = value.parse().map_err(|error| format!("{error}"))?;
            self.game = Game::new(variant);
            // The same position may be worth something else under other rules.
            if let Some(engine) = &self.engine {
                engine.clear();
            }
        } else if is(THREADS.name) {
            self.settings.threads = THREADS.read(value)? as usize;
        } else if is(HASH.name) {
            self.hash = HASH.read(value)? as usize;
            self.engine = None;
        } else if is(LEVEL.name) {
            let level = u8::try_from(LEVEL.read(value)?).ok().and_then(Level::new);
            self.settings.level = level.unwrap_or_default();
        } else if is(LINES.name) {
            self.settings.lines = LINES.read(value)? as usize;
        } else if is(SEED.name) {
            self.settings.seed = SEED.read(value)?;
        } else {
            return Err(format!("there is no option {}", shown(name)));
        }
        Ok(())
    }

    fn engine(&mut self) -> Result<Arc<Engine>, String> {
        if let Some(engine) = &self.engine {
            return Ok(Arc::clone(engine));
        }
        // To ask first is better than to be ended for asking too much.
        if Vec::<u8>::new().try_reserve_exact(self.hash << 20).is_err() {
            return Err(format!("there is no memory for a Hash of {} MiB", self.hash));
        }
        let engine = Arc::new(Engine::new(self.hash));
        self.engine = Some(Arc::clone(&engine));
        Ok(engine)
    }

    fn query(&self, query: &Query) -> String {
        let game = &self.game;
        match query {
            Query::GameOver => game.outcome().is_some().to_string(),
            Query::FirstToMove => game
                .to_move()
                .is_some_and(|seat| seat.side() == Side::First)
                .to_string(),
            Query::Result => match game.outcome() {
                Some(Outcome::Win(Side::First)) => "p1win",
                Some(Outcome::Win(Side::Second)) => "p2win",
                Some(Outcome::Draw) => "draw",
                None => "none",
            }
            .to_owned(),
            Query::Legal if game.outcome().is_some() => "none".to_owned(),
            Query::Legal => words(game.legal_moves()),
            Query::IsLegal(text) => game.clone().play_text(text).is_ok().to_string(),
            Query::Position => game.position_text(),
            Query::Variant => game.variant().to_string(),
        }
    }

    /// Begins a search. There is an answer at once only if there is nothing to search.
    fn go(&mut self, go: Go) -> Result<String, String> {
        let Some(seat) = self.game.to_move() else {
            return Ok("info string error: the game is over\nbestmove none\n".to_owned());
        };
        let engine = self.engine()?;
        let settings = Settings {
            limits: go.limits(seat.side()),
            ..self.settings
        };
        let (stop, is_running) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(true)));
        let task = Task {
            engine,
            game: self.game.clone(),
            settings,
            is_infinite: go.is_infinite(),
            stop: Arc::clone(&stop),
            is_running: Arc::clone(&is_running),
            out: self.out.clone(),
        };
        let thread = thread::Builder::new()
            .name("search".to_owned())
            .spawn(move || task.run());
        let thread = thread.map_err(|error| format!("no thread to search with: {error}"))?;
        self.search = Some(Search {
            stop,
            is_running,
            thread,
        });
        Ok(String::new())
    }

    fn is_searching(&self) -> bool {
        self.search
            .as_ref()
            .is_some_and(|search| search.is_running.load(Ordering::Acquire))
    }

    /// Stops the search, if there is one, and waits until its thread is gone.
    fn end_search(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop();
            // A thread that panicked has said so.
            let _ = search.thread.join();
        }
    }
}

/// However a session ends, its search ends first.
impl Drop for Session {
    fn drop(&mut self) {
        self.end_search();
    }
}

/// What a search needs to know on its thread.
struct Task {
    engine: Arc<Engine>,
    game: Game,
    settings: Settings,
    is_infinite: bool,
    stop: Arc<AtomicBool>,
    is_running: Arc<AtomicBool>,
    out: Output,
}

impl Task {
    fn run(self) {
        let begun = Instant::now();
        let mut told = |report: &Report| {
            // Whoever does not read any more will not miss it.
            let _ = self
                .out
                .lines(&info(report, begun.elapsed(), self.engine.fullness()));
        };
        let search = || think(&self.engine, &self.game, &self.settings, &self.stop, &mut told);
        // A mistake of ours must not leave the other side waiting for a move for ever.
        let found = catch_unwind(AssertUnwindSafe(search)).unwrap_or(None);
        while self.is_infinite && !self.stop.load(Ordering::Relaxed) {
            thread::park();
        }
        let (nodes, depth) = found
            .as_ref()
            .map_or((0, 0), |report| (report.nodes, report.depth));
        let best = found.and_then(|report| report.lines.first()?.moves.first().copied());
        let mut answer = summary(nodes, begun.elapsed(), self.engine.fullness());
        if depth == 0 {
            answer.push_str("info string error: the search ended before it found anything\n");
        }
        match best.or_else(|| self.game.legal_moves().first().copied()) {
            Some(best) => answer.push_str(&format!("bestmove {best}\n")),
            None => answer.push_str("bestmove none\n"),
        }
        // From the moment that the answer can be read, the next question may come.
        self.is_running.store(false, Ordering::Release);
        let _ = self.out.lines(&answer);
    }
}

fn introduction() -> String {
    let mut text = format!(
        "id name Trilith {}\nid author the Trilith developers\n",
        env!("CARGO_PKG_VERSION")
    );
    text.push_str(&format!(
        "option name {VARIANT} type string default {FIRST_VARIANT}\n"
    ));
    for Spin {
        name,
        default,
        range: (least, most),
    } in [THREADS, HASH, LEVEL, LINES, SEED]
    {
        text.push_str(&format!(
            "option name {name} type spin default {default} min {least} max {most}\n"
        ));
    }
    text.push_str("ugiok\n");
    text
}

/// The game that a `position` line means.
fn position(variant: Variant, text: Option<&str>, moves: &[String]) -> Result<Game, String> {
    let mut game = match text {
        Some(text) => Game::from_position(variant, text).map_err(|error| error.to_string())?,
        None => Game::new(variant),
    };
    for (ply, text) in (1..).zip(moves) {
        game.play_text(text)
            .map_err(|error| format!("move {ply}: {error}"))?;
    }
    Ok(game)
}

fn words(texts: impl IntoIterator<Item = impl ToString>) -> String {
    let texts: Vec<String> = texts.into_iter().map(|text| text.to_string()).collect();
    texts.join(" ")
}

/// A line for each of the best lines.
fn info(report: &Report, time: Duration, fullness: u32) -> String {
    let mut text = String::new();
    for (rank, line) in (1..).zip(&report.lines) {
        text.push_str(&format!(
            "info depth {} multipv {rank} score {} {} pv {}\n",
            report.depth,
            score(line.score),
            counts(report.nodes, time, fullness),
            words(&line.moves)
        ));
    }
    text
}

fn summary(nodes: u64, time: Duration, fullness: u32) -> String {
    format!("info {}\n", counts(nodes, time, fullness))
}

fn counts(nodes: u64, time: Duration, fullness: u32) -> String {
    let speed = nodes as f64 / time.as_secs_f64().max(0.001);
    format!(
        "nodes {nodes} time {} nps {speed:.0} hashfull {fullness}",
        time.as_millis()
    )
}

/// `cp 35`, or what is proven, in plies.
fn score(score: Score) -> String {
    match score {
        Score::Belief(value) => format!("cp {value}"),
        Score::Win(plies) => format!("solved win {plies}"),
        Score::Draw(plies) => format!("solved draw {plies}"),
        Score::Loss(plies) => format!("solved loss {plies}"),
    }
}
