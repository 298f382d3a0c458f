//! The engine takes as much memory as it was given, and little beside.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use allocation_counter::measure;
use trilith_engine::{Control, Engine, Limits, Settings};
use trilith_games::Game;
use trilith_games::common::Random;

const MEBIBYTE: u64 = 1 << 20;

#[test]
fn what_it_remembers_fits_into_hash() {
    for hash in [1, 2, 7, 16] {
        let mut engine = None;
        let allocations = measure(|| engine = Some(Engine::new(hash as usize)));
        assert!(allocations.bytes_max <= hash * MEBIBYTE, "{allocations:?}");
        // And it uses what it may.
        assert!(
            allocations.bytes_current as u64 > hash * MEBIBYTE * 99 / 100,
            "{allocations:?}"
        );
    }
}

#[test]
fn a_search_takes_little_beside_it_however_long_it_is() {
    let engine = Engine::new(1);
    for (variant, plies) in [
        ("sixth:kings,milady,armies", 6),
        ("six", 6),
        ("six", 44),
        ("27:expert", 6),
    ] {
        let mut random = Random::new(6);
        let mut game = Game::new(variant.parse().expect("a variant"));
        while game.ply() < plies {
            match game.random_move(&mut random) {
                Some(m) => game.play(m).expect("a legal move"),
                None => game = Game::new(game.variant()),
            }
        }
        let search = |nodes| {
            let settings = Settings {
                limits: Limits {
                    nodes: Some(nodes),
                    ..Limits::default()
                },
                lines: 3,
                ..Settings::default()
            };
            let control = Control {
                stop: &AtomicBool::new(false),
                elapsed: &|| Duration::ZERO,
            };
            measure(|| {
                assert!(engine.search(&game, &settings, control, &mut |_| {}).is_some());
            })
        };
        // The first search of a thread makes what belongs to the thread.
        search(1_000);
        let taken = search(60_000);
        assert_eq!(taken.bytes_current, 0, "{variant}");
        assert!(
            taken.bytes_max < 2 * MEBIBYTE,
            "{variant} after {plies} plies: {taken:?}"
        );
    }
}
