//! Games in which wins are left on the table: weaker levels against each other, from random openings, with
//! a random move now and then.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use trilith_engine::{Engine, Level, Limits, Settings};
use trilith_games::common::{Random, mix};
use trilith_games::{Game, Variant};

use crate::commands::engine::think::think;

/// The levels that play: good enough to get into positions that mean something, weak enough to go wrong there.
const LEVELS: std::ops::RangeInclusive<u8> = 3..=9;
/// A game begins with one to so many random moves.
const OPENING: usize = 6;
/// The most positions that a player looks at for a move.
const NODES: u64 = 5_000;
/// One in so many moves is random: a mistake, after which there may be something to find.
const MISTAKES: usize = 10;

/// A game that was played, and by which levels.
pub(super) struct Played {
    pub(super) game: Game,
    pub(super) levels: [Level; 2],
}

/// Plays a game to its end. The same seed and number give the same game.
pub(super) fn play(engine: &Engine, variant: Variant, seed: u64, number: u64) -> Played {
    engine.clear();
    let mut random = Random::new(mix(seed ^ mix(number)));
    let span = usize::from(LEVELS.end() - LEVELS.start()) + 1;
    let levels = [(); 2].map(|()| {
        let level = LEVELS.start() + random.below(span) as u8;
        Level::new(level).unwrap_or(Level::FULL)
    });
    let mut game = Game::new(variant);
    let opening = 1 + random.below(OPENING);
    let noise = random.draw();
    while let Some(seat) = game.to_move() {
        let m = if game.ply() < opening || random.below(MISTAKES) == 0 {
            game.random_move(&mut random)
        } else {
            let settings = Settings {
                limits: Limits {
                    nodes: Some(NODES),
                    ..Limits::default()
                },
                level: levels[seat.side().index()],
                seed: noise ^ seat.side().index() as u64,
                ..Settings::default()
            };
            let found = think(
                engine,
                &game,
                &settings,
                Instant::now(),
                &AtomicBool::new(false),
                &mut |_| {},
            );
            found.and_then(|report| report.lines.first()?.moves.first().copied())
        };
        // A game that goes on has a move, and what the engine plays is legal.
        if m.is_none_or(|m| game.play(m).is_err()) {
            break;
        }
    }
    Played { game, levels }
}
