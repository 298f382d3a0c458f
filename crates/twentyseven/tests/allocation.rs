//! Playing, counting and drawing moves allocate nothing.

use allocation_counter::measure;
use trilith_game::{Game, Position as _, Random, perft, playout};
use trilith_twentyseven::{Position, Variant};

/// The counter counts: a list of moves is allocated.
#[test]
fn a_list_of_moves_is_counted() {
    let position = Position::start(Variant::Base);
    let allocations = measure(|| {
        std::hint::black_box(position.legal_moves());
    });
    assert!(allocations.count_total > 0);
}

#[test]
fn perft_and_playouts_allocate_nothing() {
    for variant in Variant::ALL {
        let game = Game::new(Position::start(variant));
        let mut past = Vec::new();
        let mut random = Random::new(27);
        let allocations = measure(|| {
            assert!(perft(&game, 4) > 6_000);
            for _ in 0..500 {
                assert!(playout(game.position().clone(), &mut past, &mut random).plies > 0);
            }
        });
        assert_eq!(allocations.count_total, 0, "{variant}");
    }
}
