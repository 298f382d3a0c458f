//! Lines that replace a move.

use trilith_games::Record;
use trilith_games::record::{MAX_DEPTH, MAX_MOVES};

use crate::{assert_same_both_ways, moves, written};

#[test]
fn the_line_goes_on_after_a_variation_where_it_was_left() {
    let record = moves("1. 1:4 9:3 (1... 9:2 2. 1:1 (2. 1:2) 2... 9:1) (1... 9:4) 2. 1:2").unwrap();
    assert_eq!(
        written(&record),
        "1. 1:4 9:3 (1... 9:2 2. 1:1 (2. 1:2) 2... 9:1) (1... 9:4) 2. 1:2 *"
    );
    let main: Vec<String> = record.main_line().moves().iter().map(|m| m.to_string()).collect();
    assert_eq!(main, ["1:4", "9:3", "1:2"]);
    assert_same_both_ways(&record);
}

#[test]
fn every_move_of_a_variation_is_held_to_the_rules() {
    assert!(
        moves("1. 1:4 9:3 (1... 1:2) *")
            .unwrap_err()
            .starts_with("line 2, column 18: `1:2` is not allowed")
    );
    assert!(
        moves("1. 1:4 (1. 1:3 9:3 (1... 9:2 2. 9:1)) 9:3 *")
            .unwrap_err()
            .starts_with("line 2, column 33: ")
    );
}

#[test]
fn a_variation_replaces_a_move_and_has_one() {
    assert!(
        moves("(1:4)")
            .unwrap_err()
            .starts_with("line 2, column 1: a variation replaces a move")
    );
    assert!(
        moves("1:4 ((1:3))")
            .unwrap_err()
            .starts_with("line 2, column 6: a variation replaces a move")
    );
    assert!(
        moves("1:4 ({x})")
            .unwrap_err()
            .starts_with("line 2, column 9: a variation has no move")
    );
    assert!(
        moves("1:4 )")
            .unwrap_err()
            .starts_with("line 2, column 5: no variation is open")
    );
    assert!(
        moves("1:4 (1:3 (1:2) ")
            .unwrap_err()
            .starts_with("line 2, column 5: this variation is never closed")
    );
    assert!(
        moves("1:4 (1:3 [Event \"x\"]")
            .unwrap_err()
            .starts_with("line 2, column 5: this variation is never closed")
    );
    assert!(
        moves("1:4 (1:3 1-0) *")
            .unwrap_err()
            .contains("inside a variation")
    );
}

#[test]
fn variations_are_nested_as_deep_as_allowed_in_both_forms() {
    let nested = |depth: usize| {
        moves(&format!(
            "1:4 {{[%x y]}} {}{}",
            "(1:3 {[%x y]} ".repeat(depth),
            ")".repeat(depth)
        ))
    };
    assert_same_both_ways(&nested(MAX_DEPTH).unwrap());
    assert!(
        nested(MAX_DEPTH + 1)
            .unwrap_err()
            .contains("nested at most 30 deep")
    );
    let json = nested(MAX_DEPTH).unwrap().to_json();
    let deepest = r#"{"move":"1:3","commands":[["x","y"]]}"#;
    let deeper = r#"{"move":"1:3","variations":[{"moves":[{"move":"1:3"}]}]}"#;
    assert!(json.contains(deepest));
    assert!(
        Record::from_json(&json.replacen(deepest, deeper, 1))
            .unwrap_err()
            .to_string()
            .contains("at most 30 deep")
    );
}

#[test]
fn a_record_has_at_most_twenty_thousand_moves() {
    let with = |count: usize| moves(&format!("1:4 {}", "(1:3)".repeat(count - 1)));
    assert_eq!(with(MAX_MOVES).unwrap().nodes().count(), MAX_MOVES);
    assert!(with(MAX_MOVES + 1).unwrap_err().contains("at most 20000 moves"));
}
