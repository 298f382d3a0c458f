//! The best lines of one position.

use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::bail;
use serde_json::json;
use trilith_engine::{Engine, Line, Report};
use trilith_games::Game;
use trilith_games::common::Side;

use super::{percent, rounded, score_json, settings, told};
use crate::cli::AnalyseOptions;
use crate::commands::engine::think::think;
use crate::commands::show::title;
use crate::interrupt;
use crate::output::progress;

/// How long to think without being told.
const SECONDS: f64 = 5.0;

pub(super) fn run(options: &AnalyseOptions, game: &Game, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(seat) = game.to_move() else {
        return over(options, game, out);
    };
    let stop = interrupt::flag()?;
    let engine = Engine::new(options.hash);
    let begun = Instant::now();
    let found = think(&engine, game, &settings(options, SECONDS), &stop, &mut |report| {
        if let Some(line) = report.lines.first() {
            let first: Vec<String> = line.moves.iter().take(6).map(ToString::to_string).collect();
            progress(&format!(
                "depth {}  {}  {}",
                report.depth,
                told(line),
                first.join(" ")
            ));
        }
    });
    progress("");
    let time = begun.elapsed();
    let Some(report) = found.filter(|report| report.depth > 0) else {
        bail!("the search ended before it found anything; give it more time");
    };
    let was_stopped = stop.load(Ordering::Relaxed);
    if options.json {
        write_json(game, &report, time, was_stopped, out)
    } else {
        write_text(game, seat.side(), &report, time, out)
    }
}

fn over(options: &AnalyseOptions, game: &Game, out: &mut impl Write) -> anyhow::Result<()> {
    if options.json {
        let answer = json!({
            "variant": game.variant().to_string(),
            "position": game.position_text(),
            "over": true,
            "result": game.result(),
            "to_move": null,
            "lines": [],
        });
        return Ok(writeln!(out, "{answer}")?);
    }
    Ok(writeln!(
        out,
        "{}: the game is over, {}",
        title(game),
        game.ending().unwrap_or_default()
    )?)
}

/// The probability that the first side wins, by what the side to move thinks of the line.
fn first_side(line: &Line, side: Side) -> f64 {
    let chance = line.score.chance();
    if side == Side::First { chance } else { 1.0 - chance }
}

fn write_text(
    game: &Game,
    side: Side,
    report: &Report,
    time: Duration,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let kind = game.kind();
    let seat = game
        .to_move()
        .map(|seat| game.variant().seat_name(seat))
        .unwrap_or_default();
    writeln!(out, "{}: {seat} to move", title(game))?;
    if let Some(best) = report.lines.first() {
        let first = first_side(best, side);
        let names = Side::BOTH.map(|side| kind.side_name(side));
        writeln!(
            out,
            "{} {}, {} {}",
            names[0],
            percent(first),
            names[1],
            percent(1.0 - first)
        )?;
    }
    writeln!(out)?;
    for (rank, line) in (1..).zip(&report.lines) {
        let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
        writeln!(out, "{rank:>2}. {:>6}  {}", told(line), moves.join(" "))?;
    }
    writeln!(
        out,
        "\ndepth {}, {} positions in {:.1} s",
        report.depth,
        report.nodes,
        time.as_secs_f64()
    )?;
    Ok(())
}

fn write_json(
    game: &Game,
    report: &Report,
    time: Duration,
    was_stopped: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let seat = game.to_move();
    let side = seat.map_or(Side::First, |seat| seat.side());
    let lines: Vec<_> = (report.lines.iter())
        .map(|line| {
            json!({
                "chance": rounded(line.score.chance()),
                "chance_first": rounded(first_side(line, side)),
                "score": score_json(line.score),
                "proven": line.score.is_proven(),
                "margin": line.margin,
                "moves": line.moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
            })
        })
        .collect();
    let answer = json!({
        "variant": game.variant().to_string(),
        "position": game.position_text(),
        "over": false,
        "result": game.result(),
        "to_move": seat.map(|seat| seat.0),
        "depth": report.depth,
        "nodes": report.nodes,
        "seconds": time.as_secs_f64(),
        "stopped": was_stopped,
        "lines": lines,
    });
    Ok(writeln!(out, "{answer}")?)
}
