//! One search, with a clock and a way out.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use trilith_engine::{Control, Engine, Line, Report, Score, Settings};
use trilith_games::Game;

/// Searches until a limit or `stop` ends it. If that comes before anything is found, the first legal move is the answer,
/// at depth 0. Nothing, if the game is over.
pub(crate) fn think(
    engine: &Engine,
    game: &Game,
    settings: &Settings,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let begun = Instant::now();
    let control = Control {
        stop,
        elapsed: &|| begun.elapsed(),
    };
    engine.search(game, settings, control, report).or_else(|| {
        let m = *game.legal_moves().first()?;
        Some(Report {
            depth: 0,
            nodes: 0,
            lines: vec![Line {
                score: Score::Belief(0),
                margin: None,
                moves: vec![m],
            }],
        })
    })
}
