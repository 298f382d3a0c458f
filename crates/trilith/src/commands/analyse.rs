//! `trilith analyse`: the best lines of a position, or a report for a whole record.

mod graph;
mod position;
mod whole;

use std::io::Write;
use std::time::Duration;

use serde_json::{Value, json};
use trilith_engine::{Limits, Score, Settings};

use crate::cli::AnalyseOptions;

pub(crate) fn run(options: &AnalyseOptions, out: &mut impl Write) -> anyhow::Result<()> {
    match (&options.record, options.variant) {
        (Some(path), _) => whole::run(options, super::record::read(path)?, out),
        (None, Some(variant)) => position::run(options, &options.from.game(variant)?, out),
        (None, None) => anyhow::bail!("name a variant, or a record with --record"),
    }
}

/// How to search; for so many seconds, if nothing else is asked for.
fn settings(options: &AnalyseOptions, seconds: f64) -> Settings {
    let unlimited = options.depth.is_none() && options.nodes.is_none();
    let time = options
        .time
        .or(unlimited.then_some(seconds))
        .map(Duration::from_secs_f64);
    let limits = Limits {
        depth: options.depth,
        nodes: options.nodes,
        soft: None,
        hard: time,
    };
    Settings {
        limits,
        lines: options.lines,
        threads: options.threads,
        ..Settings::default()
    }
}

/// `63 %`, or what is proven.
fn told(score: Score) -> String {
    match score.proof() {
        Some(_) => format!("{score} (proven)"),
        None => percent(score.chance()),
    }
}

fn percent(chance: f64) -> String {
    format!("{:.0} %", 100.0 * chance)
}

/// `{"cp":35}` or `{"solved":"win","plies":5}`, as in the engine protocol.
fn score_json(score: Score) -> Value {
    match score.proof() {
        Some(plies) if plies > 0 => json!({ "solved": "win", "plies": plies }),
        Some(plies) => json!({ "solved": "loss", "plies": -plies }),
        None => json!({ "cp": score.value() }),
    }
}

/// A probability with as many digits as mean something.
fn rounded(chance: f64) -> f64 {
    (chance * 10_000.0).round() / 10_000.0
}
