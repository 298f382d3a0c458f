//! The rules of SIXTH!, sentence by sentence: one test for one sentence, its rule in other words above it.
//!
//! Positions are position texts: rows 5 to 1 from the left, stacks from the bottom, capitals for Silver.

mod armies;
mod draws;
mod hunchbacks_and_giants;
mod kings;
mod ko;
mod milady;
mod notation;
mod one_payer;
mod turns;
mod variants;

use trilith_game::{Game, Position as _, Refused, Side};
use trilith_sixth::{Army, Illegal, Move, Position, Reserve, Square, Variant};

const SILVER: Side = Side::First;
const BROWN: Side = Side::Second;

fn variant(text: &str) -> Variant {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The position in which a variant begins.
fn start(name: &str) -> Position {
    Position::start(variant(name))
}

/// The position of a variant that this text describes.
fn position(name: &str, text: &str) -> Position {
    Position::from_text(variant(name), text).unwrap_or_else(|error| panic!("{error}"))
}

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The move that a player of this position writes so.
fn read(position: &Position, text: &str) -> Move {
    position
        .parse_move(text)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// Whether a move is legal, which the list of legal moves and the check must agree on.
fn legal(position: &Position, text: &str) -> bool {
    let m = read(position, text);
    let listed = position.legal_moves().contains(&m);
    assert_eq!(listed, position.check(m).is_ok(), "{text} in {position}");
    listed
}

/// Why a move is refused.
fn refusal(position: &Position, text: &str) -> Illegal {
    assert!(!legal(position, text), "{text} is legal in {position}");
    position.check(read(position, text)).unwrap_err()
}

/// All legal moves, in the order of their texts.
fn moves(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

/// The squares onto which one piece of this stack can be moved, in the order of their names.
fn reach(position: &Position, from: &str) -> Vec<String> {
    let mut squares: Vec<String> = position
        .legal_moves()
        .iter()
        .filter_map(|m| match m {
            Move::Shift {
                from: here,
                to,
                count: 1,
            } if *here == square(from) => Some(to.to_string()),
            _ => None,
        })
        .collect();
    squares.sort();
    squares
}

/// The position after these moves, separated by spaces.
fn after(mut position: Position, texts: &str) -> Position {
    for text in texts.split(' ') {
        let m = read(&position, text);
        position
            .play(m)
            .unwrap_or_else(|illegal| panic!("{text} in {position}: {illegal}"));
    }
    position
}

/// Plays these moves, separated by spaces.
fn play(game: &mut Game<Position>, texts: &str) {
    for text in texts.split(' ') {
        let m = read(game.position(), text);
        game.play(m)
            .unwrap_or_else(|refused| panic!("{text} in {}: {refused}", game.position()));
    }
}

/// What a game answers to a move that it does not take.
fn refused(game: &mut Game<Position>, text: &str) -> Refused<Illegal> {
    let m = read(game.position(), text);
    game.play(m).unwrap_err()
}

/// A reserve of pieces.
fn pieces(pawns: u8, hunchbacks: u8, giants: u8) -> Reserve {
    Reserve::Pieces(Army {
        pawns,
        hunchbacks,
        giants,
    })
}

/// What is left of an army spent during play.
fn points(left: u8, hunchback: bool, giant: bool) -> Reserve {
    Reserve::Points {
        left,
        hunchback,
        giant,
    }
}
