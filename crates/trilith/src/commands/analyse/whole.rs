//! A report for a whole record.

use std::fs;
use std::io::Write;
use std::sync::atomic::Ordering;

use anyhow::{Context as _, bail};
use serde_json::{Value, json};
use trilith_engine::{Engine, Evaluated, Judgement, Review, Score};
use trilith_games::common::Side;
use trilith_games::record::{Eval, Place};
use trilith_games::{Game, Record};

use super::{graph, percent, rounded, score_json, settings};
use crate::cli::AnalyseOptions;
use crate::commands::engine::think::think;
use crate::commands::show::title;
use crate::interrupt;
use crate::output::progress;

/// How long to think about each position without being told.
const SECONDS: f64 = 1.0;

pub(super) fn run(options: &AnalyseOptions, record: Record, out: &mut impl Write) -> anyhow::Result<()> {
    let game = record.main_line();
    let positions = evaluate(options, &game)?;
    let is_complete = positions.len() == game.ply() + 1;
    if positions.is_empty() {
        bail!("the search ended before it found anything; give it more time");
    }
    let review = Review::new(&game, positions);
    if let Some(path) = &options.svg {
        fs::write(path, graph::draw(&game, &review)).with_context(|| path.display().to_string())?;
    }
    if options.annotate {
        write!(out, "{}", annotated(record, &review)?)?;
    } else if options.json {
        writeln!(out, "{}", to_json(&game, &review, is_complete))?;
    } else {
        write_text(&game, &review, is_complete, out)?;
    }
    Ok(())
}

/// What is known about the positions of the game, up to where somebody interrupts.
fn evaluate(options: &AnalyseOptions, game: &Game) -> anyhow::Result<Vec<Evaluated>> {
    let stop = interrupt::flag()?;
    let engine = Engine::new(options.hash);
    let settings = settings(options, SECONDS);
    let mut replayed = game.from_its_start();
    let mut positions = Vec::new();
    let mut moves = game.moves().into_iter();
    loop {
        progress(&format!("position {} of {}", positions.len() + 1, game.ply() + 1));
        let report = think(&engine, &replayed, &settings, &stop, &mut |_| {});
        // A search that was cut short is no measure for a move.
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let report = report.filter(|report| report.depth > 0);
        let Some(evaluated) = Evaluated::new(&replayed, report.as_ref()) else {
            break;
        };
        positions.push(evaluated);
        let Some(m) = moves.next() else { break };
        replayed.play(m)?;
    }
    progress("");
    Ok(positions)
}

fn mark(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Inaccuracy => "?!",
        Judgement::Mistake => "?",
        Judgement::Blunder => "??",
    }
}

/// The score of a position for the first side, as far as a search has one.
fn score_of_first(position: &Evaluated) -> Option<Score> {
    match position {
        Evaluated::Over(_) => None,
        Evaluated::Searched {
            side: Side::First,
            score,
            ..
        } => Some(*score),
        Evaluated::Searched { score, .. } => Some(-*score),
    }
}

fn write_text(game: &Game, review: &Review, is_complete: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let names = Side::BOTH.map(|side| game.kind().side_name(side));
    let widest = review
        .moves
        .iter()
        .map(|m| m.played.to_string().len())
        .max()
        .unwrap_or(4)
        .max(4);
    writeln!(out, "{}\n", title(game))?;
    writeln!(
        out,
        "{:>4}  {:<6}  {:<widest$}  {:>11}",
        "ply",
        "side",
        "move",
        format!("{} wins", names[0])
    )?;
    for (number, (m, after)) in (1..).zip(review.moves.iter().zip(review.positions.iter().skip(1))) {
        let chance = match score_of_first(after) {
            Some(score) if score.is_proven() => score.to_string(),
            _ => percent(after.chance(Side::First)),
        };
        let mut line = format!(
            "{number:>4}  {:<6}  {:<widest$}  {chance:>11}",
            names[m.side.index()],
            m.played.to_string()
        );
        if let Some(judgement) = m.judgement {
            line.push_str(&format!(
                "  {:<2} {} (−{})",
                mark(judgement),
                judgement.name(),
                percent(m.loss)
            ));
        }
        if m.missed_win {
            line.push_str("  missed a proven win");
        }
        if let Some(best) = m.best.filter(|_| m.judgement.is_some() || m.missed_win) {
            line.push_str(&format!("  better: {best}"));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out)?;
    for side in Side::BOTH {
        let found = review.side(side);
        let accuracy = found
            .accuracy
            .map_or("—".to_owned(), |accuracy| format!("{accuracy:.1}"));
        let [inaccuracies, mistakes, blunders] = found.judged;
        writeln!(
            out,
            "{:<6}  accuracy {accuracy:>5}  inaccuracies {inaccuracies}  mistakes {mistakes}  blunders {blunders}  missed wins {}",
            names[side.index()],
            found.missed_wins
        )?;
    }
    if !is_complete {
        writeln!(
            out,
            "interrupted after {} of {} positions",
            review.positions.len(),
            game.ply() + 1
        )?;
    }
    Ok(())
}

fn to_json(game: &Game, review: &Review, is_complete: bool) -> Value {
    let position = |position: &Evaluated| {
        json!({
            "chance_first": rounded(position.chance(Side::First)),
            "score_first": score_of_first(position).map(score_json),
            "proven": score_of_first(position).is_none_or(Score::is_proven),
            "line": match position {
                Evaluated::Over(_) => Vec::new(),
                Evaluated::Searched { line, .. } => line.iter().map(ToString::to_string).collect(),
            },
        })
    };
    let moves = (review.moves.iter().zip(review.positions.iter().skip(1))).map(|(m, after)| {
        json!({
            "move": m.played.to_string(),
            "side": m.side.index(),
            "best": m.best.map(|best| best.to_string()),
            "loss": rounded(m.loss),
            "accuracy": (m.accuracy() * 10.0).round() / 10.0,
            "judgement": m.judgement.map(Judgement::name),
            "missed_win": m.missed_win,
            "forced": m.is_forced,
            "after": position(after),
        })
    });
    let sides = Side::BOTH.map(|side| {
        let found = review.side(side);
        json!({
            "name": game.kind().side_name(side),
            "accuracy": found.accuracy.map(|accuracy| (accuracy * 10.0).round() / 10.0),
            "inaccuracies": found.judged[0],
            "mistakes": found.judged[1],
            "blunders": found.judged[2],
            "missed_wins": found.missed_wins,
        })
    });
    json!({
        "variant": game.variant().to_string(),
        "result": game.result(),
        "complete": is_complete,
        "start": review.positions.first().map(position),
        "moves": moves.collect::<Vec<_>>(),
        "sides": sides,
    })
}

/// The record with what was found: an evaluation after each move, and the marks of bad ones in place of the marks it had.
fn annotated(mut record: Record, review: &Review) -> anyhow::Result<Record> {
    for (ply, position) in review.positions.iter().enumerate() {
        let place = Place::on_main_line(ply);
        let mut annotation = record.annotation(&place).cloned().unwrap_or_default();
        annotation.set_eval(score_of_first(position).map(eval));
        record.annotate(&place, annotation)?;
    }
    for (ply, m) in (1..).zip(&review.moves) {
        let place = Place::on_main_line(ply);
        let nags = record
            .line()
            .nodes()
            .get(ply - 1)
            .map(|node| node.nags().to_vec())
            .unwrap_or_default();
        // 1 to 6 say how good a move is.
        let mut nags: Vec<u8> = nags.into_iter().filter(|nag| !(1..=6).contains(nag)).collect();
        nags.extend(m.judgement.map(Judgement::nag));
        record.mark(&place, &nags)?;
    }
    Ok(record)
}

/// A score of the first side as records write it; a proven win counts the winner's own moves.
fn eval(score: Score) -> Eval {
    let win = |side, plies: u32| Eval::win(side, u16::try_from(plies.div_ceil(2)).unwrap_or(u16::MAX));
    match score {
        Score::Belief(value) => Eval::from_thousandths(value.saturating_mul(10)),
        Score::Win(plies) => win(Side::First, plies),
        Score::Draw(_) => Eval::from_thousandths(0),
        Score::Loss(plies) => win(Side::Second, plies),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn review(record: &Record, scores: &[i32]) -> Review {
        let sides = [Side::First, Side::Second];
        let positions = scores
            .iter()
            .enumerate()
            .map(|(ply, &score)| Evaluated::Searched {
                side: sides[ply % 2],
                score: Score::Belief(score),
                line: Vec::new(),
            });
        Review::new(&record.main_line(), positions.collect())
    }

    #[test]
    fn a_record_gets_evaluations_and_marks() {
        let record: Record = "[Variant \"27\"] 1. 1:4! {so} 9:3 $9".parse().expect("a record");
        let review = review(&record, &[10, 300, -300]);
        let text = annotated(record, &review).expect("it takes them").to_string();
        let text = text.split("\n\n").nth(1).unwrap_or_default().replace('\n', " ");
        assert_eq!(
            text,
            "{[%eval 0.10]} 1. 1:4 $4 {[%eval -3.00] so} 1... 9:3 $9 {[%eval -3.00]} * "
        );
    }

    #[test]
    fn the_json_names_every_mistake() {
        let record: Record = "[Variant \"27\"] 1. 1:4 9:3".parse().expect("a record");
        let found = to_json(&record.main_line(), &review(&record, &[10, 300, 0]), true);
        assert_eq!(found["moves"][0]["judgement"], "blunder");
        assert_eq!(found["sides"][0]["blunders"], 1);
        assert_eq!(found["sides"][1]["name"], "White");
        assert_eq!(found["moves"][1]["judgement"], "blunder");
        assert_eq!(found["start"]["score_first"]["cp"], 10);
    }
}
