//! Position texts: what they say, and which are refused.

use trilith_game::{Outcome, Position as _};
use trilith_sixth::{Position, Variant};

fn read(variant: &str, text: &str) -> Result<Position, trilith_game::TextError> {
    let variant: Variant = variant.parse().unwrap_or_else(|error| panic!("{error}"));
    Position::from_text(variant, text)
}

/// Asserts that a text is refused at this byte with a problem that says these words.
#[track_caller]
fn refuse(variant: &str, text: &str, at: usize, words: &str) {
    match read(variant, text) {
        Ok(position) => panic!("{text:?} was read as {position}"),
        Err(error) => {
            assert!(error.problem().contains(words), "{error}");
            assert_eq!(error.at(), at, "{error}");
        }
    }
}

#[test]
fn a_position_has_three_fields_and_with_kings_four() {
    assert!(read("sixth", "5/5/5/5/5 s -").is_ok());
    assert!(read("sixth:kings", "5/5/5/5/5 s - 0:0").is_ok());
    refuse("sixth", "5/5/5/5/5 s", 11, "board turn last");
    refuse("sixth", "", 0, "board turn last");
    refuse("sixth", "5/5/5/5/5 s - 0:0", 14, "`kings` alone");
    refuse("sixth:kings", "5/5/5/5/5 s -", 13, "0:0");
    refuse("sixth:kings", "5/5/5/5/5 s - 0:0 ", 18, "nothing may follow");
}

#[test]
fn the_board_has_five_rows_of_five_squares() {
    refuse("sixth", "5/5/5/5 s -", 0, "five rows");
    refuse("sixth", "5/5/5/5/5/5 s -", 0, "five rows");
    refuse("sixth", "5/5/4/5/5 s -", 5, "five squares");
    refuse("sixth", "5/5/P,5/5/5 s -", 7, "five squares");
    refuse("sixth", "5/5/5,P/5/5 s -", 6, "five squares");
    refuse("sixth", "5/5//5/5 s -", 4, "missing");
    refuse("sixth", "5/5/2,,2/5/5 s -", 6, "missing");
}

#[test]
fn empty_squares_are_written_in_one_way() {
    for board in [
        "5/5/2,3/5/5",
        "5/5/1,P,1,2/5/5",
        "5/5/05/5/5",
        "5/5/6/5/5",
        "5/5/0,5/5/5",
    ] {
        assert!(read("sixth", &format!("{board} s -")).is_err(), "{board}");
    }
}

#[test]
fn a_letter_is_a_piece_of_the_variant() {
    refuse("sixth", "5/5/2,PxP,2/5/5 s -", 7, "the pieces are");
    refuse("sixth", "5/5/2,M,2/5/5 s -", 0, "has not got");
    refuse("sixth:milady", "5/5/H,4/5/5 s -", 0, "has not got");
    refuse("sixth:giants", "5/5/G,G,3/5/5 s -", 0, "has not got");
    refuse("sixth", "5/5/PPPPPPPPPPPPPPPp,4/5/5 s -", 19, "15 pieces");
}

#[test]
fn the_turn_is_silver_or_brown() {
    for turn in ["S", "x", "", "sb", "0"] {
        refuse("sixth", &format!("5/5/5/5/5 {turn} -"), 10, "the turn is");
    }
}

#[test]
fn points_are_two_digits_up_to_six() {
    for points in ["7:0", "0:7", "6:6", "0", "0:", "00:0", "1-0", "+1:0", "1:0:0"] {
        refuse("sixth:kings", &format!("5/5/5/5/5 s - {points}"), 14, "points");
    }
}

#[test]
fn what_no_game_can_bring_about_is_refused() {
    refuse("sixth:hunchbacks", "5/5/hP,4/5/5 s -", 0, "Hunchback on a3");
    refuse("sixth:kings", "5/5/PPPPPP,4/5/5 s - 0:0", 0, "taken down");
    refuse("sixth", "5/5/PPPPPP,3,pppppp/5/5 s -", 0, "second king");
    refuse("sixth:milady", "5/5/PPPPPPPPPPM,4/5/5 s -", 0, "taller");
    refuse("sixth", "5/5/PPPPPP,4/5/5 s a3>b3:1", 19, "taken back");
    refuse("sixth", "5/5/PPPPPP,4/5/5 s pass,pass", 19, "over before");
    refuse("sixth:kings", "5/5/5/5/5 s pass,pass 6:0", 12, "over before");
    refuse("sixth", "5/5/5/5/5 s passed", 12, "after the turn");
}

/// The ko names a move that takes back one the opponent can just have made.
#[test]
fn a_ko_that_takes_nothing_back_is_refused() {
    assert!(read("sixth", "5/5/5/5/P,1,pP,2 b c1>a1:1").is_ok());
    // From a1 as it would be, a knight or a king, nothing came to c1; and a whole stack came from nowhere.
    for (variant, rest) in [("sixth", ""), ("sixth:kings", " 0:0")] {
        for (stack, ko) in [("PP", "c1>a1:1"), ("PPPPP", "c1>a1:1"), ("P", "c1>a1:2")] {
            let text = format!("5/5/5/5/{stack},1,pP,2 b {ko}{rest}");
            assert!(read(variant, &text).is_err(), "{text}");
        }
    }
    let name = "sixth:milady=silver,armies";
    assert!(
        read(name, "5/5/5/5/P,1,pM,2 s c1>a1:1").is_err(),
        "Brown never moved her"
    );
    assert!(read("sixth:milady", "5/5/5/5/P,1,pM,2 s c1>a1:1").is_ok());
}

#[test]
fn a_finished_position_knows_its_end() {
    let king = read("sixth", "5/5/PPPPPp,4/5/5 s -").map(|position| position.outcome());
    assert_eq!(king, Ok(Some(Outcome::Win(trilith_game::Side::Second))));
    let points = read("sixth:kings", "5/5/5/5/5 s - 6:2").map(|position| position.outcome());
    assert_eq!(points, Ok(Some(Outcome::Win(trilith_game::Side::First))));
    let passes = read("sixth:kings", "5/5/5/5/5 s pass,pass 2:2").map(|position| position.outcome());
    assert_eq!(passes, Ok(Some(Outcome::Draw)));
    let milady = read("sixth:milady", "5/5/PPPPPM,4/5/5 s -").map(|position| position.outcome());
    assert_eq!(milady, Ok(None));
}
