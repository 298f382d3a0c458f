//! Which position texts are refused, where, and why.

use trilith_game::Position as _;
use trilith_six::{Position, Variant};

/// The variant, the text up to the mistake, the rest of it, and a part of the reason.
fn assert_refused(variant: &str, good: &str, bad: &str, reason: &str) {
    let variant: Variant = variant.parse().unwrap();
    let text = format!("{good}{bad}");
    let error = Position::from_text(variant, &text).unwrap_err();
    assert!(error.problem().contains(reason), "{error}");
    assert_eq!(error.at(), good.len(), "{error}");
}

#[test]
fn parts_may_not_be_missing() {
    assert_refused("six", "", "", "a row has a tile");
    assert_refused("six", "rb", "", "`@` belongs here");
    assert_refused("six", "rb@", "", "a number belongs here");
    assert_refused("six", "rb@0", "", "`,` belongs here");
    assert_refused("six", "rb@0,0", "", "a space belongs here");
    assert_refused("six", "rb@0,0 0 40", "", "a space belongs here");
    assert_refused("six", "rb@0,0 0 40 0", " ", "the text should end here");
}

#[test]
fn numbers_are_exact_and_bounded() {
    assert_refused("six", "rb@", "+1,0 0 40 0", "a number belongs here");
    assert_refused("six", "rb@", "-0,0 0 40 0", "zero has no sign");
    assert_refused("six", "rb@0,", "00 0 40 0", "no leading zeros");
    assert_refused("six", "rbr@", "10000,0 1 39 0", "a coordinate is 9999 at most");
    assert_refused("six", "rb@0,0 ", "2 40 0", "a seat is 1 at most");
    assert_refused("six:players=4", "rb@0,0 ", "4 40 0", "a seat is 3 at most");
    assert_refused("six", "rb@0,0 0 ", "41 0", "tiles in the hands is 40 at most");
    assert_refused(
        "six:first-edition",
        "-@0,0 0 ",
        "39 0",
        "tiles in the hands is 38 at most",
    );
    assert_refused("six", "rbrbrbrbrbrb@0,0 0 0 ", "101", "100 at most");
}

#[test]
fn rows_are_written_in_one_way() {
    assert_refused("six", "r", "0b@0,0 0 40 0", "a run of no empty cells is left out");
    assert_refused("six", "r", "01b@0,0 0 40 0", "no leading zeros");
    assert_refused("six", "rb1", "@0,0 0 40 0", "a tile, `r` or `b`, belongs here");
    assert_refused("six", "rb/", "@0,0 0 40 0", "a row has a tile");
    assert_refused("six", "", "/rb@0,0 0 40 0", "a row has a tile");
    assert_refused(
        "six",
        "",
        "1r/1b@0,0 0 40 0",
        "at least one row begins with a tile",
    );
    assert_refused("six", "r", "x@0,0 0 40 0", "`@` belongs here");
}

#[test]
fn huge_numbers_cost_nothing() {
    assert_refused(
        "six",
        "r",
        "999999999999b@0,0 0 40 0",
        "empty cells is 42 at most",
    );
    assert_refused("six", "r42", "b@0,0 0 40 0", "never span more than 42 columns");
    let rows = "r/".repeat(21) + &"b/".repeat(21);
    assert_refused("six", &rows, "r@0,0 0 0 0", "never span more than 42 rows");
    assert_refused(
        "six",
        &"r".repeat(21),
        "r@0,0 0 0 0",
        "Red has no more than 21 tiles",
    );
    assert_refused(
        "six:first-edition",
        &"b".repeat(19),
        "b@0,0 0 0 0",
        "Black has no more than 19 tiles",
    );
}

#[test]
fn the_tiles_fit_the_hands() {
    assert_refused("six", "rb@0,0 0 ", "38 0", "2 Red and 2 Black");
    assert_refused("six", "rbb@0,0 1 ", "39 0", "2 Red and 1 Black");
    assert_refused("six:first-edition", "rb@0,0 0 ", "38 0", "0 Red and 0 Black");
    assert_refused("six", "rbr@0,0 ", "0 39 0", "the turn of seat 1");
    assert_refused("six:players=4", "rbrb@0,0 ", "0 38 0", "the turn of seat 2");
    assert_refused("six", "rb@0,0 0 40 ", "1", "until then 0");
}

#[test]
fn the_start_is_the_start() {
    assert_refused("six", "", "br@0,0 0 40 0", "begins with `rb@0,0 0 40 0`");
    assert_refused("six", "", "rb@1,0 0 40 0", "begins with `rb@0,0 0 40 0`");
    assert_refused(
        "six:first-edition",
        "-@",
        "1,0 0 38 0",
        "an empty table is `-@0,0`",
    );
    assert_refused("six", "", "-@0,0 0 0 0", "only at the start");
}

#[test]
fn the_tiles_hang_together() {
    assert_refused("six", "rb1", "r@0,0 1 39 0", "hang together");
    assert_refused("six", "r/2", "b@0,0 0 0 0", "hang together");
}

#[test]
fn only_one_side_has_a_six() {
    assert_refused("six", "", "rrrrrr/bbbbbb@0,0 0 0 0", "both sides have a six");
}

#[test]
fn a_six_on_the_table_is_a_finished_game() {
    let position = Position::from_text(Variant::default(), "rrrrrr/bbbbb@0,0 1 31 0").unwrap();
    assert_eq!(position.ending().unwrap().to_string(), "Red wins with a line");
    assert_eq!(position.count_moves(), 0);
}

#[test]
fn positions_far_away_are_read_and_played() {
    for corner in ["9999,9999", "-9999,9999", "9999,-9999", "-9999,-9999"] {
        let text = format!("rbrbrbrbrbrb@{corner} 0 0 0");
        let position = Position::from_text(Variant::default(), &text).unwrap();
        assert_eq!(position.to_string(), text);
        for m in position.legal_moves() {
            assert_eq!(m.to_string().parse(), Ok(m));
            position.clone().play(m).unwrap();
        }
    }
}
