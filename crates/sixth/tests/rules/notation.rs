//! How moves are written and read.

use super::*;

use trilith_sixth::Kind;

fn placed(kind: Kind, name: &str) -> Move {
    Move::Place {
        kind,
        square: square(name),
    }
}

fn shifted(from: &str, to: &str, count: u8) -> Move {
    Move::Shift {
        from: square(from),
        to: square(to),
        count,
    }
}

// A square alone places a pawn; H, G and M before it place a Hunchback, a Giant and Milady.
#[test]
fn a_placement_is_a_square_with_the_letter_of_its_piece() {
    let cases = [
        ("c3", Kind::Pawn),
        ("Hc3", Kind::Hunchback),
        ("Gc3", Kind::Giant),
        ("Mc3", Kind::Milady),
    ];
    for (text, kind) in cases {
        assert_eq!(text.parse(), Ok(placed(kind, "c3")));
        assert_eq!(placed(kind, "c3").to_string(), text);
    }
}

// `c3>d5:2` moves the top two pieces of c3 to d5.
#[test]
fn a_move_names_both_squares_and_the_number_of_pieces() {
    assert_eq!("c3>d5:2".parse(), Ok(shifted("c3", "d5", 2)));
    assert_eq!(shifted("c3", "d5", 2).to_string(), "c3>d5:2");
    let board = position("sixth", "3,p,1/5/2,pPP,2/5/5 s -");
    assert_eq!(
        after(board, "c3>d5:2").to_string(),
        "3,pPP,1/5/2,p,2/5/5 b d5>c3:2"
    );
}

// `pass` passes.
#[test]
fn a_pass_is_written_pass() {
    assert_eq!("pass".parse(), Ok(Move::Pass));
    assert_eq!(Move::Pass.to_string(), "pass");
}

// The count is one of pieces, not of height.
#[test]
fn the_count_is_in_pieces() {
    let board = position("sixth:giants", "3,p,1/5/2,PG,2/5/5 s -");
    assert_eq!(read(&board, "c3>d5"), shifted("c3", "d5", 2));
    assert!(legal(&board, "c3>d5:2"));
    assert!(!legal(&board, "c3>d5:3"));
}

// A count may be any that a stack can have, up to 15, even where so many are never legal.
#[test]
fn a_count_beyond_five_is_read_and_refused_by_the_rules() {
    let board = position("sixth", "3,p,1/5/2,pPP,2/5/5 s -");
    for count in 1..=15 {
        let text = format!("c3>d5:{count}");
        assert_eq!(text.parse(), Ok(shifted("c3", "d5", count)));
        assert_eq!(legal(&board, &text), count <= 3, "{text}");
    }
}

// Input may leave the count out to mean the whole stack.
#[test]
fn a_count_left_out_means_the_whole_stack() {
    let board = position("sixth", "3,p,1/5/2,pPP,2/5/5 s -");
    assert_eq!(read(&board, "c3>d5"), shifted("c3", "d5", 3));
    assert_eq!(after(board, "c3>d5"), after(board, "c3>d5:3"));
    assert!(
        "c3>d5".parse::<Move>().is_err(),
        "without a position nobody knows how many"
    );
}

// Canonical output always has the count.
#[test]
fn canonical_output_always_has_the_count() {
    let board = position("sixth", "5/5/1,P,p,2/5/5 s -");
    assert_eq!(read(&board, "b3>c3").to_string(), "b3>c3:1");
    assert!(moves(&board).contains(&"b3>c3:1".to_owned()));
    assert!(!moves(&board).contains(&"b3>c3".to_owned()));
}

/// Texts that are almost moves.
fn refuse_all(texts: &[&str]) {
    let board = position("sixth", "3,p,1/5/2,pPP,2/5/5 s -");
    for text in texts {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
        let error = board.parse_move(text).unwrap_err();
        assert!(error.at() <= text.len(), "{text:?}");
    }
}

// Move texts are exact: no spaces.
#[test]
fn a_move_has_no_spaces() {
    refuse_all(&[
        " c3", "c3 ", "c 3", "c3 >d5:2", "c3> d5:2", "c3>d5: 2", "c3>d5:2 ", "H c3", "pass ", "c3\n",
    ]);
}

// No plus signs.
#[test]
fn a_count_has_no_plus() {
    refuse_all(&["c3>d5:+2", "+c3", "c+3", "c3>d5:2+"]);
}

// No leading zeros, and no zero.
#[test]
fn a_count_has_no_leading_zero() {
    refuse_all(&["c3>d5:02", "c3>d5:0", "c3>d5:002", "c03", "c3>d05:2"]);
}

// Letters are exact: capitals for the pieces, small ones for columns.
#[test]
fn letters_are_exact() {
    refuse_all(&[
        "C3", "hc3", "gc3", "ma3", "Pc3", "HC3", "Pass", "PASS", "c3>D5:2", "c3-d5:2", "c3>d5x2",
    ]);
}

// Everything has to be there, and nothing more.
#[test]
fn a_move_is_complete() {
    refuse_all(&[
        "",
        "c",
        "3",
        "H",
        ">",
        ":",
        "c3>",
        ">d5",
        "c3>d5:",
        "c3>:2",
        ">d5:2",
        "c3>d5>e5:1",
        "c3>d5:2:1",
        "c33",
        "c3d5",
        "Hc3>d5:2",
        "HHc3",
        "c3>d5:16",
        "c3>d5:99",
        "c3>d5:-1",
        "c3>d5:²",
        "ç3",
        "passpass",
    ]);
}

// An error names the text, the place in it and the rule.
#[test]
fn an_error_names_the_text_the_place_and_the_rule() {
    let error = "c3>d9:2".parse::<Move>().unwrap_err();
    assert_eq!((error.text(), error.at()), ("c3>d9:2", 4));
    assert!(
        error.to_string().starts_with("`c3>d9:2`, at character 5: "),
        "{error}"
    );
    let error = "c3>d5:x".parse::<Move>().unwrap_err();
    assert_eq!(error.at(), 6);
    assert!(error.problem().contains("count"), "{error}");
}
