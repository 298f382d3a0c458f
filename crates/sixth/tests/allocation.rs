//! Playing and counting allocate nothing for each position: only the memory of past positions is allocated, once.

use allocation_counter::measure;
use trilith_game::{Game, Position as _, Random, perft, playout};
use trilith_sixth::Position;

/// Positions in the middle of games, with every kind of piece.
const POSITIONS: [(&str, &str); 4] = [
    ("sixth", "P,2,pp,1/1,PPP,2,p/pppp,1,P,1,pP/5/Ppp,1,PPPP,p,1 s -"),
    ("sixth:kings,giants", "5/1,PG,2,p/2,p,1,g/5/Pp,1,PP,2 b - 1:2"),
    ("sixth:hunchbacks", "5/1,Ph,2,p/2,p,1,H/5/Pp,1,PP,2 s -"),
    (
        "sixth:kings,milady=silver,armies",
        "5/p,4/MP,1,pGp,2/5/1,p,3 b - 0:0",
    ),
];

fn position(variant: &str, text: &str) -> Position {
    let variant = variant.parse().unwrap_or_else(|error| panic!("{error}"));
    Position::from_text(variant, text).unwrap_or_else(|error| panic!("{error}"))
}

/// The counter counts: a list of moves is allocated.
#[test]
fn a_list_of_moves_is_counted() {
    let position = position("sixth", "5/5/5/5/5 s -");
    let allocations = measure(|| {
        std::hint::black_box(position.legal_moves());
    });
    assert!(allocations.count_total > 0);
}

#[test]
fn visiting_counting_checking_and_drawing_moves_allocates_nothing() {
    for (variant, text) in POSITIONS {
        let position = position(variant, text);
        let mut random = Random::new(1);
        let allocations = measure(|| {
            let mut visited = 0;
            position.for_each_move(|m| {
                visited += 1;
                assert!(position.check(m).is_ok());
                let mut next = position;
                next.play_unchecked(m);
                assert_ne!(next.key(), position.key());
            });
            assert_eq!(visited, position.count_moves());
            assert!(position.random_move(&mut random).is_some());
        });
        assert_eq!(allocations.count_total, 0, "{variant}");
    }
}

/// The positions that a count has come through are remembered for the repetition rule: a few allocations for the
/// growing memory, however many positions there are.
#[test]
fn perft_allocates_no_more_for_more_positions() {
    for (variant, text) in POSITIONS {
        let game = Game::new(position(variant, text));
        let counts = [2, 3].map(|depth| {
            let mut nodes = 0;
            let allocations = measure(|| nodes = perft(&game, depth));
            (nodes, allocations.count_total)
        });
        let [(few, small), (many, large)] = counts;
        assert!(many > 10 * few, "{variant}: {counts:?}");
        assert!(small <= 2 && large <= 2, "{variant}: {counts:?}");
    }
}

#[test]
fn playouts_with_a_warm_memory_allocate_nothing() {
    for (variant, text) in POSITIONS {
        let position = position(variant, text);
        let run = |past: &mut Vec<Position>| {
            let mut random = Random::new(27);
            let mut plies = 0;
            for _ in 0..250 {
                plies += playout(position, past, &mut random).plies;
            }
            plies
        };
        let mut past = Vec::new();
        let first = run(&mut past);
        // The same games again, with the memory grown as far as they need it.
        let mut second = 0;
        let allocations = measure(|| second = run(&mut past));
        assert_eq!(first, second);
        assert!(first > 1000, "{variant}: {first}");
        assert_eq!(allocations.count_total, 0, "{variant}");
    }
}
