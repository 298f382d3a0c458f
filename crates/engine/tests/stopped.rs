//! A search that is stopped at once still has a legal move, and not a silly one.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use trilith_engine::{Control, Engine, Level, Limits, Report, Settings};
use trilith_games::Game;
use trilith_games::common::Random;

fn stopped(engine: &Engine, game: &Game, settings: &Settings) -> Option<Report> {
    let control = Control {
        stop: &AtomicBool::new(true),
        elapsed: &|| Duration::from_secs(3600),
    };
    engine.search(game, settings, control, &mut |_| {})
}

#[test]
fn every_position_has_an_answer_at_every_level() {
    let engine = Engine::new(1);
    let mut random = Random::new(27);
    for variant in [
        "sixth",
        "sixth:kings,milady,armies",
        "six",
        "six:first-edition,players=4",
        "27",
        "27:expert",
    ] {
        let mut game = Game::new(variant.parse().expect("a variant"));
        while let Some(m) = game.random_move(&mut random) {
            for limits in [
                Limits::default(),
                Limits {
                    hard: Some(Duration::ZERO),
                    soft: Some(Duration::ZERO),
                    ..Limits::default()
                },
                Limits {
                    nodes: Some(0),
                    ..Limits::default()
                },
            ] {
                let settings = Settings {
                    limits,
                    level: Level::new(1 + random.below(10) as u8).expect("a level"),
                    lines: 1 + random.below(3),
                    threads: 1 + random.below(2),
                    ..Settings::default()
                };
                let report = stopped(&engine, &game, &settings).expect("a move");
                for line in &report.lines {
                    let mut game = game.clone();
                    for &m in &line.moves {
                        game.play(m).expect("a legal move");
                    }
                }
            }
            game.play(m).expect("a legal move");
        }
        assert_eq!(stopped(&engine, &game, &Settings::default()), None, "{variant}");
    }
}

#[test]
fn a_king_in_one_move_is_made_even_without_time() {
    let mut game = Game::new("sixth".parse().expect("a variant"));
    for text in "b2 c2 c2>b2 b3 b2>b3 c3 d4 b3>d4 d4>c3 c2 c3>c2:3 d4".split(' ') {
        game.play_text(text).expect("a legal move");
    }
    let report = stopped(&Engine::new(1), &game, &Settings::default()).expect("a move");
    game.play(report.lines[0].moves[0]).expect("a legal move");
    assert_eq!(game.result(), "1-0");
}

/// Round two of Six has so many moves that not even depth 1 is finished between two looks at the flag.
#[test]
fn a_stopped_search_of_six_finishes_no_depth() {
    let mut random = Random::new(4);
    let mut game = Game::new("six".parse().expect("a variant"));
    while game.ply() < 44 {
        match game.random_move(&mut random) {
            Some(m) => game.play(m).expect("a legal move"),
            None => game = Game::new(game.variant()),
        }
    }
    let report = stopped(&Engine::new(1), &game, &Settings::default()).expect("a move");
    assert_eq!((report.depth, report.lines.len()), (0, 1), "{report:?}");
    assert!(!report.lines[0].score.is_proven() || report.lines[0].score.chance() == 1.0);
    game.play(report.lines[0].moves[0]).expect("a legal move");
}
