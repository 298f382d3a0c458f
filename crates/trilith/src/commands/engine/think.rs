//! One search, with a clock and a way out.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use trilith_engine::{Control, Engine, Report, Settings};
use trilith_games::Game;

/// Searches until a limit or `stop` ends it; the time counts from `begun`. Nothing, if the game is over.
pub(crate) fn think(
    engine: &Engine,
    game: &Game,
    settings: &Settings,
    begun: Instant,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let control = Control {
        stop,
        elapsed: &|| begun.elapsed(),
    };
    engine.search(game, settings, control, report)
}
