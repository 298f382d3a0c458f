//! Looking ahead while somebody else thinks: the table stays as it is, and everybody sees moves of their own.

use trilith_games::common::{Random, Seat};
use trilith_games::view::View;
use trilith_games::{Game, Variant};

const VARIANTS: &[&str] = &[
    "sixth",
    "sixth:kings,milady",
    "sixth:milady,armies",
    "six",
    "six:first-edition",
    "six:players=4",
    "27",
    "27:expert",
];

#[test]
fn whoever_looks_ahead_sees_the_same_table_and_their_own_choices() {
    for text in VARIANTS {
        let variant: Variant = text.parse().expect("a variant");
        let mut game = Game::new(variant);
        let mut random = Random::new(7);
        while let Some(m) = game.random_move(&mut random) {
            let view = game.view();
            for seat in (0..variant.seats()).map(Seat) {
                let Some(ahead) = View::ahead(&game, seat) else {
                    // Only the end is reached by waiting.
                    assert!(
                        game.as_turn_of(seat).is_none(),
                        "{text}: {}",
                        game.position_text()
                    );
                    continue;
                };
                assert_eq!(ahead.to_move, Some(seat.0));
                assert_eq!((&ahead.table, &ahead.moves), (&view.table, &view.moves), "{text}");
                assert!(!ahead.legal.is_empty(), "{text}: {}", game.position_text());
                for legal in &ahead.legal {
                    game.parse_move(legal).expect("a move text");
                }
            }
            game.play(m).expect("a legal move");
        }
        assert!(View::ahead(&game, Seat(0)).is_none());
    }
}

#[test]
fn where_nothing_depends_on_the_last_move_one_sees_what_one_would_have() {
    let mut game = Game::new("27".parse().expect("a variant"));
    let black = game.view().legal;
    game.play_text("1:4").expect("a legal move");
    let white = View::ahead(&game, Seat(1)).expect("White has a turn");
    assert_eq!(white.legal, game.view().legal);
    let ahead = View::ahead(&game, Seat(0)).expect("Black will have a turn");
    assert_ne!(ahead.legal, white.legal);
    assert_ne!(ahead.legal, black);
}
