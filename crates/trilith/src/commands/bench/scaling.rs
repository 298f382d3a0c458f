//! What threads are worth: how long one thread and several take to the same depth from an empty memory.
//!
//! The positions and their depths are fixed: the deepest that one thread finishes within a number of nodes. One and several
//! take turns, so that a machine that slows down slows down both. The figure to go by is the geometric mean of the ratios,
//! in which a long search counts no more than a short one. Beside the time stands what it would be if all threads ran at the
//! speed of one: there they are kept in step, and it does not matter how busy the machine is.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use trilith_engine::{Control, Engine, Limits, Report, Settings};
use trilith_games::{Game, Variant};

use super::in_step::InStep;
use super::positions::after_random_moves;
use crate::cli::BenchOptions;
use crate::output::progress;

const POSITIONS: usize = 32;
/// The positions are so many random plies from the start.
const PLIES: usize = 6;
/// How often each depth is reached with each number of threads; the median counts.
const TURNS: usize = 3;
const HASH: usize = 64;
/// Where nearly every position is decided at once, fewer will do.
const MOST_SEEDS: u64 = 400;
/// One thread may look at so many positions for each second that is asked for.
const NODES_A_SECOND: f64 = 2e6;

/// What it takes to reach a depth.
#[derive(Clone, Copy)]
struct Effort {
    seconds: f64,
    /// The steps of the first thread, when all are kept in step.
    steps: f64,
}

pub(super) fn run(threads: usize, options: &BenchOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let all = ["sixth", "six", "27"].map(str::parse::<Variant>);
    let all = all.into_iter().collect::<Result<Vec<Variant>, _>>()?;
    let variants = if options.variants.is_empty() {
        &all
    } else {
        &options.variants
    };
    let mut answer = Map::new();
    for &variant in variants {
        let most = (options.seconds * NODES_A_SECOND) as u64;
        let mut pairs = Vec::new();
        for seed in 0.. {
            if pairs.len() == POSITIONS || seed == MOST_SEEDS {
                break;
            }
            progress(&format!("{variant}: position {} of {POSITIONS}", pairs.len() + 1));
            let game = after_random_moves(variant, PLIES, seed)?;
            if let Some(depth) = depth(&game, most) {
                pairs.push(compare(&game, threads, depth));
            }
        }
        progress("");
        let total =
            |which: usize, of: fn(Effort) -> f64| pairs.iter().map(|pair| of(pair[which])).sum::<f64>();
        let [one, several] = [0, 1].map(|which| total(which, |effort| effort.seconds));
        let mean = |of: fn(Effort) -> f64| {
            let logarithms = pairs.iter().map(|&[one, several]| (of(several) / of(one)).ln());
            (logarithms.sum::<f64>() / pairs.len() as f64).exp()
        };
        let ratio = mean(|effort| effort.seconds);
        let in_step = mean(|effort| effort.steps);
        let positions = pairs.len();
        if options.json {
            let value = json!({
                "threads": threads,
                "seconds": [one, several],
                "positions": positions,
                "ratio": ratio,
                "ratio_of_all": several / one,
                "ratio_in_step": in_step,
            });
            answer.insert(variant.to_string(), value);
        } else {
            writeln!(
                out,
                "{variant}: {positions} positions, with {threads} threads {:.1} % of the time of one (geometric mean), {:.1} % in step; \
                 one thread {one:.2} s for all of them, {threads} threads {several:.2} s",
                100.0 * ratio,
                100.0 * in_step,
            )?;
            out.flush()?;
        }
    }
    if options.json {
        writeln!(out, "{}", Value::Object(answer))?;
    }
    Ok(())
}

/// The deepest that one thread finishes within so many positions. Nothing, if it is through long before: the end is in sight.
fn depth(game: &Game, most: u64) -> Option<u32> {
    // A depth limit keeps 27 from solving instead of searching.
    let limits = Limits {
        depth: Some(90),
        nodes: Some(most),
        ..Limits::default()
    };
    let mut last = (0, 0);
    let mut told = |report: &Report| last = (report.depth, report.nodes);
    search(&Engine::new(HASH), game, limits, 1, &|| Duration::ZERO, &mut told);
    let (depth, nodes) = last;
    (nodes >= most / 10).then_some(depth)
}

/// One thread and several, to the same depth.
fn compare(game: &Game, threads: usize, depth: u32) -> [Effort; 2] {
    let engine = Engine::new(HASH);
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let mut seconds = [Vec::new(), Vec::new()];
    for _ in 0..TURNS {
        for (seconds, threads) in seconds.iter_mut().zip([1, threads]) {
            engine.clear();
            let begun = Instant::now();
            search(&engine, game, limits, threads, &|| Duration::ZERO, &mut |_| {});
            seconds.push(begun.elapsed().as_secs_f64());
        }
    }
    let [one, several] = seconds.map(median);
    [(1, one), (threads, several)].map(|(threads, seconds)| Effort {
        seconds,
        steps: steps(&engine, game, limits, threads) as f64,
    })
}

/// How many steps a search takes if all threads make as many.
fn steps(engine: &Engine, game: &Game, limits: Limits, threads: usize) -> u64 {
    engine.clear();
    let in_step = InStep::new(threads);
    let elapsed = || {
        in_step.step();
        Duration::ZERO
    };
    // The engine asks for the time only where there is a limit.
    let limits = Limits {
        hard: Some(Duration::MAX),
        ..limits
    };
    search(engine, game, limits, threads, &elapsed, &mut |_| {});
    in_step.steps()
}

fn search(
    engine: &Engine,
    game: &Game,
    limits: Limits,
    threads: usize,
    elapsed: &(dyn Fn() -> Duration + Sync),
    report: &mut dyn FnMut(&Report),
) {
    let settings = Settings {
        limits,
        threads,
        ..Settings::default()
    };
    let stop = AtomicBool::new(false);
    let control = Control { stop: &stop, elapsed };
    engine.search(game, &settings, control, report);
}

fn median(mut sorted: Vec<f64>) -> f64 {
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => f64::NAN,
        n if n % 2 == 0 => (sorted[middle - 1] + sorted[middle]) / 2.0,
        _ => sorted[middle],
    }
}
