//! `trilith analyse`: the best lines of a position, or a report for a whole record.

mod graph;
mod position;
mod whole;

use std::io::Write;
use std::time::Duration;

use serde_json::{Value, json};
use trilith_engine::{Limits, Line, Score, Settings};

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

/// `63 %`, or what is proven: `win in 7 (proven)`, in 27 `win by 5 in 12 (proven)`.
fn told(line: &Line) -> String {
    match (line.score, line.margin) {
        (Score::Belief(_), _) => percent(line.score.chance()),
        (Score::Win(plies), Some(margin)) => format!("win by {margin} in {plies} (proven)"),
        (Score::Loss(plies), Some(margin)) => format!("loss by {} in {plies} (proven)", -margin),
        (score, _) => format!("{score} (proven)"),
    }
}

fn percent(chance: f64) -> String {
    format!("{:.0} %", 100.0 * chance)
}

/// `{"cp":35}` or `{"solved":"win","plies":5}`, as in the engine protocol.
fn score_json(score: Score) -> Value {
    match score {
        Score::Belief(value) => json!({ "cp": value }),
        Score::Win(plies) => json!({ "solved": "win", "plies": plies }),
        Score::Draw(plies) => json!({ "solved": "draw", "plies": plies }),
        Score::Loss(plies) => json!({ "solved": "loss", "plies": plies }),
    }
}

/// A probability with as many digits as mean something.
fn rounded(chance: f64) -> f64 {
    (chance * 10_000.0).round() / 10_000.0
}
