//! rules.md, "In every game".

use crate::*;

// A position includes whose turn it is.
#[test]
fn a_position_includes_whose_turn_it_is() {
    let black = at(BASE, MIDDLE);
    let white = at(BASE, &MIDDLE.replace(" b", " w"));
    assert_ne!(black, white);
    assert_ne!(black.key(), white.key());
}

// A finished game has no legal moves and nobody to move.
#[test]
fn a_finished_game_has_no_moves_and_nobody_to_move() {
    let text = "1wwwwww/2/3/4/5/6/7/8/9wwwbbbbbbbbb w";
    let position = at(BASE, text);
    assert_eq!(position.legal_moves(), []);
    assert_eq!(position.count_moves(), 0);
    assert_eq!(position.random_move(&mut trilith_game::Random::new(1)), None);
    assert_eq!(refusal(BASE, text, "pass"), Illegal::Over);
    assert_eq!(refusal(BASE, text, "1:1"), Illegal::Over);
    assert_eq!(Game::new(position).to_move(), None);
}
