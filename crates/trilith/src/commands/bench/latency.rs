//! How soon the engine answers, measured over the protocol as a client sees it: the time from `stop` to the move, and
//! from the start of a program that is told to move at once to its move.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use serde_json::{Map, Value, json};
use trilith_engine::Level;
use trilith_games::common::Random;
use trilith_games::{Kind, Variant};

use super::positions::after_random_moves;
use crate::cli::BenchOptions;
use crate::commands::engine::program::{Program, position_line};
use crate::output::progress;

/// The searches that are stopped: after so many random plies, each with these threads.
const OPENINGS: [usize; 4] = [0, 4, 10, 16];
/// Round two of Six begins after 40 plies.
const OPENINGS_OF_SIX: [usize; 4] = [0, 10, 44, 48];
const THREADS: [usize; 2] = [1, 2];
const STOPS: usize = 5;
/// A search runs for up to this long before it is stopped.
const LONGEST_SEARCH: usize = 120;
/// The time for a move from a cold start, in milliseconds, and how often each level is started.
const MOVE_TIME: u64 = 100;
const STARTS: usize = 3;
const PATIENCE: Duration = Duration::from_secs(60);
static NEVER: AtomicBool = AtomicBool::new(false);

pub(super) fn run(options: &BenchOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let all = ["sixth", "six", "27"].map(str::parse::<Variant>);
    let all = all.into_iter().collect::<Result<Vec<Variant>, _>>()?;
    let variants = if options.variants.is_empty() {
        &all
    } else {
        &options.variants
    };
    let (mut stops, mut starts) = (Map::new(), Map::new());
    for &variant in variants {
        let times = stop_times(variant)?;
        let (median, worst) = summary(&times);
        if !options.json {
            writeln!(
                out,
                "{variant}: `stop` to the move, {} trials: median {median:.1} ms, worst {worst:.1} ms",
                times.len()
            )?;
        }
        stops.insert(
            variant.to_string(),
            json!({ "trials": times.len(), "median": median, "worst": worst }),
        );
        let mut by_level = Vec::new();
        for level in (1..=10).filter_map(Level::new) {
            by_level.push(summary(&start_times(variant, level)?).1);
        }
        progress("");
        if !options.json {
            let by_level: Vec<String> = by_level.iter().map(|time| format!("{time:.0}")).collect();
            writeln!(
                out,
                "{variant}: start of the program to the move of `go movetime {MOVE_TIME}`, levels 1 to 10, worst of {STARTS}: {} ms",
                by_level.join(" ")
            )?;
        }
        starts.insert(variant.to_string(), json!(by_level));
        out.flush()?;
    }
    if options.json {
        let answer = json!({
            "stop_ms": Value::Object(stops),
            "cold_start_ms": Value::Object(starts),
            "movetime_ms": MOVE_TIME,
        });
        writeln!(out, "{answer}")?;
    }
    Ok(())
}

/// The median and the largest, in milliseconds.
fn summary(times: &[Duration]) -> (f64, f64) {
    let mut sorted: Vec<f64> = times.iter().map(|time| 1000.0 * time.as_secs_f64()).collect();
    sorted.sort_by(f64::total_cmp);
    (
        sorted.get(sorted.len() / 2).copied().unwrap_or_default(),
        sorted.last().copied().unwrap_or_default(),
    )
}

fn start() -> anyhow::Result<Program> {
    let own = std::env::current_exe().context("the own program cannot be found")?;
    let own = own.to_str().context("the own program's name is not UTF-8")?;
    Program::start(&[own.to_owned(), "engine".to_owned()])
}

/// The time from `stop` to the move.
fn stop_times(variant: Variant) -> anyhow::Result<Vec<Duration>> {
    let openings = match variant.kind() {
        Kind::Six => OPENINGS_OF_SIX,
        _ => OPENINGS,
    };
    let mut random = Random::new(27);
    let mut times = Vec::new();
    for threads in THREADS {
        let mut program = start()?;
        tell(
            &mut program,
            &[
                format!("setoption name UGI_Variant value {variant}"),
                format!("setoption name Threads value {threads}"),
            ],
        )?;
        for plies in openings {
            for _ in 0..STOPS {
                progress(&format!("{variant}: {} stops", times.len()));
                let game = after_random_moves(variant, plies, random.draw())?;
                tell(
                    &mut program,
                    &[
                        "uginewgame".to_owned(),
                        position_line(&game),
                        "isready".to_owned(),
                    ],
                )?;
                wait(&program, "readyok")?;
                tell(&mut program, &["go infinite".to_owned()])?;
                thread::sleep(Duration::from_millis(random.below(LONGEST_SEARCH) as u64));
                let begun = Instant::now();
                tell(&mut program, &["stop".to_owned()])?;
                wait(&program, "bestmove")?;
                times.push(begun.elapsed());
            }
        }
    }
    Ok(times)
}

/// The time from the start of the program to its move.
fn start_times(variant: Variant, level: Level) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::new();
    for trial in 0..STARTS {
        let level = level.number();
        progress(&format!("{variant}: level {level} from a cold start"));
        let game = after_random_moves(variant, 2 + 4 * trial, trial as u64)?;
        let begun = Instant::now();
        let mut program = start()?;
        tell(
            &mut program,
            &[
                format!("setoption name UGI_Variant value {variant}"),
                format!("setoption name Level value {level}"),
                position_line(&game),
                format!("go movetime {MOVE_TIME}"),
            ],
        )?;
        wait(&program, "bestmove")?;
        times.push(begun.elapsed());
    }
    Ok(times)
}

fn tell(program: &mut Program, lines: &[String]) -> anyhow::Result<()> {
    for line in lines {
        let sent = program.send(line);
        sent.map_err(|silence| anyhow::anyhow!("`{line}`: {silence}"))?;
    }
    Ok(())
}

fn wait(program: &Program, word: &str) -> anyhow::Result<()> {
    match program.until(word, PATIENCE, &NEVER) {
        Ok(_) => Ok(()),
        Err(silence) => anyhow::bail!("waiting for `{word}`: {silence}"),
    }
}
