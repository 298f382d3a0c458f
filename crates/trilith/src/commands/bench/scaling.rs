//! What threads are worth: how long one thread and several take to the same depth from an empty memory.
//!
//! One and several take turns, so that a machine that slows down slows down both. Beside the time stands the number of
//! positions that each thread looks at, which does not depend on how busy the machine is: if all threads run at the
//! speed of one, it is the time.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use trilith_engine::{Control, Engine, Limits, Report, Settings};
use trilith_games::{Game, Variant};

use super::positions::after_random_moves;
use crate::cli::BenchOptions;
use crate::output::progress;

const POSITIONS: u64 = 8;
/// The positions are so many random plies from the start.
const PLIES: usize = 6;
/// How often each depth is reached with each number of threads; the median counts.
const TURNS: usize = 3;
const HASH: usize = 64;

/// What it takes to reach a depth.
#[derive(Clone, Copy)]
struct Effort {
    seconds: f64,
    /// Positions, all threads together.
    nodes: f64,
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
        let mut pairs = Vec::new();
        for seed in 0..POSITIONS {
            progress(&format!("{variant}: position {} of {POSITIONS}", seed + 1));
            let game = after_random_moves(variant, PLIES, seed)?;
            pairs.push(compare(&game, threads, options.seconds));
        }
        progress("");
        let total =
            |which: usize, of: fn(Effort) -> f64| pairs.iter().map(|pair| of(pair[which])).sum::<f64>();
        let [one, several] = [0, 1].map(|which| total(which, |effort| effort.seconds));
        let [nodes_of_one, nodes_of_several] = [0, 1].map(|which| total(which, |effort| effort.nodes));
        let ratio = several / one;
        let by_position = median(pairs.iter().map(|pair| pair[1].seconds / pair[0].seconds));
        let nodes = nodes_of_several / threads as f64 / nodes_of_one;
        if options.json {
            let value = json!({
                "threads": threads,
                "seconds": [one, several],
                "ratio": ratio,
                "median_ratio": by_position,
                "nodes_per_thread_ratio": nodes,
            });
            answer.insert(variant.to_string(), value);
        } else {
            writeln!(
                out,
                "{variant}: {POSITIONS} positions, one thread {one:.2} s, {threads} threads {several:.2} s: {:.0} % of the time \
                 (median {:.0} %), {:.0} % of the nodes each",
                100.0 * ratio,
                100.0 * by_position,
                100.0 * nodes
            )?;
            out.flush()?;
        }
    }
    if options.json {
        writeln!(out, "{}", Value::Object(answer))?;
    }
    Ok(())
}

/// One thread and several, to the depth that one finishes within the time.
fn compare(game: &Game, threads: usize, seconds: f64) -> [Effort; 2] {
    let engine = Engine::new(HASH);
    let time = Duration::from_secs_f64(seconds);
    let mut depth = 1;
    // A depth limit keeps 27 from solving instead of searching.
    let limits = Limits {
        depth: Some(90),
        hard: Some(time),
        ..Limits::default()
    };
    search(&engine, game, limits, 1, &mut |report| depth = report.depth);
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let mut efforts = [Vec::new(), Vec::new()];
    for _ in 0..TURNS {
        for (efforts, threads) in efforts.iter_mut().zip([1, threads]) {
            let begun = Instant::now();
            let nodes = search(&engine, game, limits, threads, &mut |_| {});
            let seconds = begun.elapsed().as_secs_f64();
            efforts.push(Effort {
                seconds,
                nodes: nodes as f64,
            });
        }
    }
    efforts.map(|efforts| Effort {
        seconds: median(efforts.iter().map(|effort| effort.seconds)),
        nodes: median(efforts.iter().map(|effort| effort.nodes)),
    })
}

/// Searches with an empty memory; how many positions it took.
fn search(
    engine: &Engine,
    game: &Game,
    limits: Limits,
    threads: usize,
    report: &mut dyn FnMut(&Report),
) -> u64 {
    engine.clear();
    let begun = Instant::now();
    let settings = Settings {
        limits,
        threads,
        ..Settings::default()
    };
    let control = Control {
        stop: &AtomicBool::new(false),
        elapsed: &|| begun.elapsed(),
    };
    let found = engine.search(game, &settings, control, report);
    found.map_or(0, |found| found.nodes)
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => f64::NAN,
        n if n % 2 == 0 => (sorted[middle - 1] + sorted[middle]) / 2.0,
        _ => sorted[middle],
    }
}
