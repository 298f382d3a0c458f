//! `trilith solve`: how a game ends with best play, where that can be proven.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::json;
use trilith_engine::{Control, Engine, Solution};
use trilith_games::common::Side;
use trilith_games::{Game, Kind};

use super::show::title;
use crate::cli::SolveOptions;
use crate::interrupt;
use crate::output::progress;

pub(crate) fn run(options: &SolveOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let game = options.from.game(options.variant)?;
    let stop = interrupt::flag()?;
    let engine = Engine::new(options.hash);
    let begun = Instant::now();
    let control = Control {
        stop: &stop,
        elapsed: &|| begun.elapsed(),
    };
    let time = Duration::from_secs_f64(options.time);
    let solution = engine.solve(&game, options.threads, Some(time), control, &mut |solution| {
        let so_far = solution.between.filter(|_| solution.value.is_none());
        progress(&format!(
            "{} of {} moves proven, {}{:.0} s",
            solution.known(),
            solution.values.len(),
            so_far.map_or(String::new(), |(least, most)| format!(
                "the value is from {least} to {most}, "
            )),
            begun.elapsed().as_secs_f64()
        ));
    });
    progress("");
    if options.json {
        return write_json(&solution, out);
    }
    write_text(
        &game,
        &solution,
        begun.elapsed(),
        stop.load(Ordering::Relaxed),
        out,
    )
}

fn write_json(solution: &Solution, out: &mut impl Write) -> anyhow::Result<()> {
    let values: BTreeMap<String, Option<i32>> = (solution.values.iter())
        .map(|(m, value)| (m.to_string(), *value))
        .collect();
    let best: Vec<String> = solution.best().map(|m| m.to_string()).collect();
    let line: Vec<String> = solution.line.iter().map(ToString::to_string).collect();
    let mut answer = json!({
        "value": solution.value,
        "values": values,
        "best": best,
        "line": line,
        "proven": solution.value.is_some(),
    });
    // What is known where a value is not.
    if let Some(between) = solution.between
        && solution.known() < solution.values.len()
    {
        let values: BTreeMap<String, (i32, i32)> = (solution.values.iter().zip(&solution.bounds))
            .map(|((m, _), bounds)| (m.to_string(), *bounds))
            .collect();
        answer["bounds"] = json!({ "value": between, "values": values });
    }
    Ok(writeln!(out, "{answer}")?)
}

fn write_text(
    game: &Game,
    solution: &Solution,
    time: Duration,
    was_stopped: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let said = |value: Option<i32>| value.map_or("not proven".to_owned(), |value| told(game.kind(), value));
    writeln!(out, "{}: {}", title(game), said(solution.value))?;
    if game.to_move().is_none() {
        return Ok(());
    }
    if solution.known() > 0 {
        writeln!(out)?;
        let sign = if game.to_move().is_some_and(|seat| seat.side() == Side::First) {
            1
        } else {
            -1
        };
        let mut values = solution.values.clone();
        // The best first; what is not proven last.
        values.sort_by_key(|(_, value)| value.map_or(i32::MAX, |value| -sign * value));
        for (m, value) in values.iter().filter(|(_, value)| value.is_some()) {
            writeln!(out, "{:>8}  {}", m.to_string(), said(*value))?;
        }
    }
    write_open(solution, out)?;
    if !solution.line.is_empty() {
        let line: Vec<String> = solution.line.iter().map(ToString::to_string).collect();
        let rest = if is_cut_off(game, solution) { " …" } else { "" };
        writeln!(out, "\nbest play: {}{rest}", line.join(" "))?;
    }
    if solution.value.is_none() {
        let why = if was_stopped {
            "interrupted"
        } else {
            "the time was not enough; --time gives it more"
        };
        writeln!(out, "{why} ({:.1} s)", time.as_secs_f64())?;
    }
    Ok(())
}

/// The moves whose value is not proven, with what is known of them. Bounds are numbers, as half of them are no result yet.
fn write_open(solution: &Solution, out: &mut impl Write) -> anyhow::Result<()> {
    let open = solution.values.len() - solution.known();
    if open == 0 || (solution.known() == 0 && solution.between.is_none()) {
        return Ok(());
    }
    writeln!(out)?;
    writeln!(out, "{open} of {} moves not proven", solution.values.len())?;
    for ((m, value), (least, most)) in solution.values.iter().zip(&solution.bounds) {
        if value.is_none() {
            writeln!(out, "{:>8}  from {least} to {most}", m.to_string())?;
        }
    }
    if let Some((least, most)) = solution.between.filter(|_| solution.value.is_none()) {
        writeln!(out, "so the value is from {least} to {most}")?;
    }
    Ok(())
}

/// Whether best play goes on after the line.
fn is_cut_off(game: &Game, solution: &Solution) -> bool {
    let mut end = game.clone();
    let played = solution.line.iter().all(|&m| end.play(m).is_ok());
    !played || end.outcome().is_none()
}

/// `Black wins by 5`, `Red wins`, `a draw`.
fn told(kind: Kind, value: i32) -> String {
    let name = match value.signum() {
        0 => return "a draw".to_owned(),
        1 => kind.side_name(Side::First),
        _ => kind.side_name(Side::Second),
    };
    match kind {
        Kind::TwentySeven => format!("{name} wins by {}", value.abs()),
        Kind::Sixth | Kind::Six => format!("{name} wins"),
    }
}
