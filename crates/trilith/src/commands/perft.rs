use std::io::Write;

use serde_json::json;
use trilith_games::Game;

pub(crate) fn run(
    game: &Game,
    depth: u32,
    divide: bool,
    json: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if divide && depth > 0 {
        return run_divided(game, depth, json, out);
    }
    let mut rows = Vec::new();
    for depth in depth.min(1)..=depth {
        let nodes = game.perft(depth);
        if json {
            rows.push(json!({ "depth": depth, "nodes": nodes }));
        } else {
            // Each depth takes many times as long as the one before it: show what is known at once.
            writeln!(out, "{depth} {nodes}")?;
            out.flush()?;
        }
    }
    if json {
        writeln!(
            out,
            "{}",
            json!({ "variant": game.variant().to_string(), "perft": rows })
        )?;
    }
    Ok(())
}

fn run_divided(game: &Game, depth: u32, json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let mut moves = serde_json::Map::new();
    let mut total = 0;
    for m in game.legal_moves() {
        let mut next = game.clone();
        next.play(m)?;
        let nodes = next.perft(depth - 1);
        total += nodes;
        if json {
            moves.insert(m.to_string(), nodes.into());
        } else {
            writeln!(out, "{m} {nodes}")?;
            out.flush()?;
        }
    }
    if json {
        let variant = game.variant().to_string();
        writeln!(
            out,
            "{}",
            json!({ "variant": variant, "depth": depth, "nodes": total, "moves": moves })
        )?;
    } else {
        writeln!(out, "{depth} {total}")?;
    }
    Ok(())
}
