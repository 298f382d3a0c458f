use std::io::Write;

use anyhow::{Context as _, anyhow, bail};
use serde_json::json;
use trilith_games::common::Side;
use trilith_tablebase::{Board, Lift, Ranking};

use super::open;
use crate::cli::ProbeOptions;

pub(crate) fn run(options: &ProbeOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let mut file = open(&options.file)?;
    let ranking = Ranking::new(file.size());
    let mut board = match &options.position {
        Some(text) => Board::from_text(file.size(), text)?,
        None => Board::start(file.size()),
    };
    for (ply, text) in options.moves.iter().enumerate() {
        board = after(&board, text).with_context(|| format!("move {}", ply + 1))?;
    }
    // Black's end stack minus White's, whoever is to move.
    let mut value = |board: &Board| -> anyhow::Result<i8> {
        let index = ranking.rank(board).unwrap_or(u64::MAX);
        let value = file
            .probe(index)
            .with_context(|| options.file.display().to_string())?
            .ok_or_else(|| anyhow!("the file does not have this position"))?;
        Ok(match board.side() {
            Side::First => value,
            Side::Second => -value,
        })
    };
    let here = value(&board)?;
    let mut moves = Vec::new();
    for (lift, next) in board.next() {
        moves.push((name(lift), value(&next)?));
    }
    let best: Vec<&str> = moves
        .iter()
        .filter(|&&(_, value)| value == here)
        .map(|(text, _)| text.as_str())
        .collect();
    if options.json {
        let values: serde_json::Map<_, _> = moves
            .iter()
            .map(|(text, value)| (text.clone(), (*value).into()))
            .collect();
        let answer = json!({ "position": board.to_string(), "value": here, "values": values, "best": best });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{board}")?;
        writeln!(out, "value {here:+}")?;
        for (text, value) in &moves {
            let mark = if *value == here { " best" } else { "" };
            writeln!(out, "{text:>5} {value:+}{mark}")?;
        }
    }
    Ok(())
}

fn name(lift: Option<Lift>) -> String {
    lift.map_or_else(|| "pass".to_owned(), |lift| lift.to_string())
}

fn after(board: &Board, text: &str) -> anyhow::Result<Board> {
    let next = board.next();
    let legal: Vec<String> = next.iter().map(|&(lift, _)| name(lift)).collect();
    match next.iter().zip(&legal).find(|(_, name)| *name == text) {
        Some((&(_, next), _)) => Ok(next),
        None if legal.is_empty() => bail!("\"{text}\": the game is over"),
        None => bail!("\"{text}\" is not legal; these are: {}", legal.join(" ")),
    }
}
