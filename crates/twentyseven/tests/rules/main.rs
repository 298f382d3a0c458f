//! The rules of 27, one test for each thing that rules.md says, the sentence above it.

mod advanced;
mod every_game;
mod expert;
mod moving;
mod notation;
mod passing_and_ending;
mod rulings;
mod setting_up;
mod variant_names;

use trilith_game::{Game, Outcome, Position as _, Seat, Side, TextError};
use trilith_twentyseven::{Disc, Field, Illegal, Move, Position, Variant};

const BASE: Variant = Variant::Base;
const ADVANCED: Variant = Variant::Advanced;
const EXPERT: Variant = Variant::Expert;

/// Black has the stacks on 1, 2, 4 and 8, White those on 6 and 9.
const MIDDLE: &str = "1bbbb/2b/3/4bwbb/5/6w/7/8wwb/9wwwww b";

fn at(variant: Variant, text: &str) -> Position {
    Position::from_text(variant, text).unwrap_or_else(|error| panic!("{error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn field(name: u8) -> Field {
    Field::new(name).unwrap()
}

/// The position text after some moves.
fn after(variant: Variant, text: &str, moves: &str) -> String {
    let mut position = at(variant, text);
    for m in moves.split(' ') {
        position
            .play(mv(m))
            .unwrap_or_else(|reason| panic!("{m}: {reason}"));
    }
    position.to_string()
}

/// The legal moves, sorted, as one text.
fn legal(variant: Variant, text: &str) -> String {
    let mut moves = at(variant, text).legal_moves();
    moves.sort();
    let texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    texts.join(" ")
}

fn refusal(variant: Variant, text: &str, m: &str) -> Illegal {
    at(variant, text).play(mv(m)).unwrap_err()
}

fn variant_error(text: &str) -> TextError {
    text.parse::<Variant>().unwrap_err()
}
