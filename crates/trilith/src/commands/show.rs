use std::io::Write;

use trilith_games::Game;

use crate::cli::Line;
use crate::draw;
use crate::output::{self, Color};

pub(crate) fn run(
    line: &Line,
    legal: bool,
    json: bool,
    color: Color,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let game = line.from.game(line.variant)?;
    if json {
        serde_json::to_writer(&mut *out, &game.view())?;
        return Ok(writeln!(out)?);
    }
    let width = output::width();
    writeln!(out, "{}\n", title(&game))?;
    out.write_all(draw::scene(&game, width).to_text(color.is_on()).as_bytes())?;
    writeln!(out, "\n{}", game.position_text())?;
    if legal {
        let moves: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
        writeln!(out, "\n{}:", counted(moves.len()))?;
        out.write_all(columns(&moves, width).as_bytes())?;
    }
    Ok(())
}

/// The game, and the variant if it has options.
pub(crate) fn title(game: &Game) -> String {
    let (kind, variant) = (game.kind(), game.variant().to_string());
    if variant == kind.name() {
        kind.title().to_owned()
    } else {
        format!("{} ({variant})", kind.title())
    }
}

pub(crate) fn counted(moves: usize) -> String {
    match moves {
        0 => "No legal moves".to_owned(),
        1 => "1 legal move".to_owned(),
        _ => format!("{moves} legal moves"),
    }
}

/// Texts in columns, to be read line by line, in no more than `width` columns.
pub(crate) fn columns(texts: &[String], width: usize) -> String {
    let widest = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let across = (width / (widest + 2)).max(1);
    let mut out = String::new();
    for row in texts.chunks(across) {
        let cells: Vec<String> = row.iter().map(|text| format!("{text:<widest$}")).collect();
        out.push_str(cells.join("  ").trim_end());
        out.push('\n');
    }
    out
}
