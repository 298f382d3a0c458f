//! The board follows the rules, and the potential rises.

use proptest::prelude::*;
use trilith_game::{Position as _, Random, Side};
use trilith_tablebase::{Board, Lift, Size, potential};
use trilith_twentyseven::{Move, Position, Variant};

/// Plays a random game of nine fields on the board and by the rules crate.
fn play_both(seed: u64) {
    let mut random = Random::new(seed);
    let mut position = Position::start(Variant::Base);
    let mut board = Board::start(Size::GAME);
    loop {
        assert_eq!(Board::from_position(&position), Some(board));
        assert_eq!(position.to_string(), board.to_string());
        assert_eq!(Board::from_text(Size::GAME, &board.to_string()), Ok(board));
        let mut moves = Vec::new();
        position.for_each_move(|m| moves.push(m.to_string()));
        let next = board.next();
        let lifts: Vec<String> = next
            .iter()
            .map(|(lift, _)| lift.map_or("pass".to_owned(), |lift| lift.to_string()))
            .collect();
        assert_eq!(moves, lifts);
        assert_eq!(position.ending().is_some(), board.is_over());
        let Some(m) = position.random_move(&mut random) else {
            let [black, white] = position.score().unwrap_or_default();
            assert_eq!(board.margin(Side::First), black as i8 - white as i8);
            break;
        };
        position.play_unchecked(m);
        let found = next.into_iter().find(|(lift, _)| match m {
            Move::Pass => lift.is_none(),
            Move::Lift { field, count } => {
                *lift
                    == Some(Lift {
                        field: field.name(),
                        count,
                    })
            }
        });
        let Some((lift, next)) = found else {
            panic!("{m} is not on the board's list");
        };
        if lift.is_some() {
            assert!(potential(&next) > potential(&board), "{board} to {next}");
        } else {
            assert_eq!(potential(&next), potential(&board));
        }
        assert_eq!(potential(&board.mirrored()), potential(&board));
        board = next;
    }
}

proptest! {
    #[test]
    fn board_and_rules_agree_and_the_potential_rises_in_random_games(seed: u64) {
        play_both(seed);
    }

    #[test]
    fn the_potential_rises_from_any_position_of_any_size(fields in 2u8..=9, discs in 1u8..=9, number: u64) {
        let size = Size::new(fields, discs).expect("a size");
        let ranking = trilith_tablebase::Ranking::new(size);
        let board = ranking.unrank(number % size.positions()).expect("a position");
        for (lift, next) in board.next() {
            if lift.is_some() {
                prop_assert!(potential(&next) > potential(&board), "{} to {}", board, next);
            }
        }
    }

    #[test]
    fn no_text_makes_the_board_panic(text in "[1-9bw/ ]{0,60}") {
        let _ = Board::from_text(Size::GAME, &text);
    }
}

#[test]
fn an_illegal_move_is_refused() {
    let board = Board::start(Size::GAME);
    for (field, count) in [(0, 1), (1, 0), (1, 10), (2, 1), (9, 1), (200, 1)] {
        assert_eq!(board.after(Lift { field, count }), None);
    }
}

#[test]
fn a_text_that_is_no_position_says_why() -> Result<(), Box<dyn std::error::Error>> {
    let size = Size::new(3, 2)?;
    for (text, problem) in [
        ("1bb/2/3ww", "it does not end with the side to move"),
        ("1bb/2/3ww x", "\"x\" to move, not \"b\" or \"w\""),
        ("1bb/3ww b", "field 2 is missing"),
        ("1bb/2/3ww/4 b", "it has more than 3 fields"),
        ("1bb/2/3wx b", "\"x\" on field 3 is no disc"),
        ("1bb/2/3w b", "each side must have 2 discs"),
        ("1bb/2bbbbb/3ww b", "too many discs on field 2"),
    ] {
        let found = Board::from_text(size, text).err().map(|error| error.problem);
        assert_eq!(found.as_deref(), Some(problem));
    }
    Ok(())
}
