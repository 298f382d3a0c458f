//! 27 as it is known: the values in data/27, the book and the search beyond it.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::Deserialize;
use trilith_engine::{Control, Engine, Limits, Settings, Solution, Table, tuning_27};
use trilith_games::Game;
use trilith_games::common::{Random, Side};

type Fallible = Result<(), Box<dyn std::error::Error>>;

#[derive(Deserialize)]
struct Known {
    moves: Vec<String>,
    value: i32,
    values: BTreeMap<String, i32>,
}

impl Known {
    fn read() -> Result<Vec<Known>, serde_json::Error> {
        let lines = include_str!("../../../data/27/moves.jsonl").lines();
        lines.map(serde_json::from_str).collect()
    }

    fn check(&self, engine: &Engine, time: Option<Duration>) -> Fallible {
        let moves = self.moves.join(" ");
        let solution = solve(engine, &game(&self.moves)?, time);
        let values: BTreeMap<String, i32> = (solution.values.iter())
            .filter_map(|(m, value)| Some((m.to_string(), (*value)?)))
            .collect();
        assert_eq!(solution.value, Some(self.value), "{moves}");
        assert_eq!(values, self.values, "{moves}");
        if let Some(first) = solution.line.first() {
            assert!(solution.best().any(|m| m == *first), "{moves}");
        }
        Ok(())
    }
}

fn game(moves: &[String]) -> Result<Game, Box<dyn std::error::Error>> {
    let mut game = Game::new("27".parse()?);
    for m in moves {
        game.play_text(m)?;
    }
    Ok(game)
}

fn control(stop: &AtomicBool) -> Control<'_> {
    Control {
        stop,
        elapsed: &|| Duration::ZERO,
    }
}

fn solve(engine: &Engine, game: &Game, time: Option<Duration>) -> Solution {
    engine.solve(game, 1, time, control(&AtomicBool::new(false)), &mut |_| {})
}

/// With no time at all there is nothing but the book.
const AT_ONCE: Option<Duration> = Some(Duration::ZERO);

#[test]
fn the_start_is_a_draw() -> Fallible {
    let engine = Engine::new(1);
    let start = solve(&engine, &game(&[])?, AT_ONCE);
    assert_eq!(start.value, Some(0));
    let values: Vec<_> = start.values.iter().map(|&(_, value)| value).collect();
    assert_eq!(values, [-2, -1, 0, 0, 0, 0, -2, -1, -2].map(Some));
    for (m, value) in start.values {
        let after = solve(&engine, &game(&[m.to_string()])?, AT_ONCE);
        assert_eq!(after.value, value, "{m}");
    }
    Ok(())
}

#[test]
fn the_book_knows_every_move_of_the_first_plies() -> Fallible {
    let engine = Engine::new(1);
    let mut compared = 0;
    for known in Known::read()?.iter().filter(|known| known.moves.len() <= 7) {
        known.check(&engine, AT_ONCE)?;
        compared += 1;
    }
    assert!(compared > 1_000);
    Ok(())
}

#[test]
fn beyond_the_book_every_move_is_searched() -> Fallible {
    let engine = Engine::new(16);
    let late = Known::read()?.into_iter().filter(|known| known.moves.len() >= 10);
    for known in late.step_by(20) {
        known.check(&engine, None)?;
    }
    Ok(())
}

/// The margin for the side to move with best play, found by search alone.
fn searched(game: &Game) -> Option<i32> {
    let Game::TwentySeven(game) = game else {
        return None;
    };
    tuning_27::solve(game.position(), &Table::new(16), u64::MAX)
}

#[test]
fn full_strength_gives_nothing_away() -> Fallible {
    let engine = Engine::new(16);
    // There is a clock, so the engine moves as soon as it knows a best move.
    let settings = Settings {
        limits: Limits {
            soft: Some(Duration::from_secs(1)),
            ..Limits::default()
        },
        ..Settings::default()
    };
    for seed in 0..4 {
        let side = Side::BOTH[seed % 2];
        let mut random = Random::new(seed as u64);
        let mut game = game(&[])?;
        // For the engine: a draw with best play, and more with every mistake of the other.
        let mut value = 0;
        while let Some(seat) = game.to_move() {
            let moves = game.legal_moves();
            if seat.side() != side || moves.len() == 1 {
                game.play(moves[random.below(moves.len())])?;
                continue;
            }
            let stop = AtomicBool::new(false);
            let report = engine.search(&game, &settings, control(&stop), &mut |_| {});
            let best = report.ok_or("no report")?.lines.swap_remove(0);
            let margin = best.margin.ok_or("not proven")?;
            assert!(margin >= value, "{margin} instead of {value}");
            value = margin;
            game.play(*best.moves.first().ok_or("no move")?)?;
            // The move keeps what was promised. Earlier a search takes too long for a test.
            if game.ply() >= 12 && game.to_move().is_some() {
                assert_eq!(searched(&game), Some(-margin));
            }
        }
        assert!(value >= 0);
    }
    Ok(())
}
