//! How variants, cells and moves are written.

use std::collections::BTreeSet;

use trilith_six::{Cell, Move, Variant};

fn variant(text: &str) -> Variant {
    text.parse().unwrap()
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn refused_variant(text: &str) -> String {
    text.parse::<Variant>().unwrap_err().to_string()
}

// Variant names

// Options in any order; the canonical form lists them in the order of the table.
#[test]
fn options_come_in_any_order_and_are_written_in_one() {
    assert_eq!(
        variant("six:players=4,first-edition").to_string(),
        "six:first-edition,players=4"
    );
    for text in [
        "six",
        "six:first-edition",
        "six:players=4",
        "six:first-edition,players=4",
    ] {
        assert_eq!(variant(text).to_string(), text);
    }
}

// An unknown option is a clear error that names the option and what there is.
#[test]
fn an_unknown_option_is_named() {
    let error = refused_variant("six:kings");
    assert!(error.contains("`kings`") && error.contains("`first-edition`") && error.contains("`players`"));
    assert!(refused_variant("six:First-Edition").contains("no option"));
}

// One given twice ...
#[test]
fn an_option_given_twice_is_refused() {
    assert!(refused_variant("six:first-edition,first-edition").contains("`first-edition` is given twice"));
    assert!(refused_variant("six:players=4,players=4").contains("`players` is given twice"));
}

// ... an empty option or value ...
#[test]
fn empty_options_and_values_are_refused() {
    for text in ["six:", "six:,first-edition", "six:first-edition,", "six:=4"] {
        assert!(refused_variant(text).contains("an option is empty"), "{text}");
    }
    assert!(refused_variant("six:players=").contains("`players` has an empty value"));
    assert!(refused_variant("six:first-edition=").contains("`first-edition` takes no value"));
}

// ... a value on a flag ...
#[test]
fn a_value_on_the_flag_is_refused() {
    assert!(refused_variant("six:first-edition=1").contains("`first-edition` takes no value"));
}

// ... or a bad value. `players` takes `4` only.
#[test]
fn players_takes_4_only() {
    for text in [
        "six:players=2",
        "six:players=5",
        "six:players=44",
        "six:players=4=4",
    ] {
        assert!(
            refused_variant(text).contains("`players` takes `4` only"),
            "{text}"
        );
    }
    assert!(refused_variant("six:players").contains("takes `4` only"));
}

// Variant texts are exact (no spaces, no `+`, no leading zeros).
#[test]
fn variant_texts_are_exact() {
    for text in [
        "",
        "Six",
        " six",
        "six ",
        "sixth",
        "6",
        "six:players=+4",
        "six:players=04",
        "six: players=4",
        "six:players =4",
    ] {
        assert!(text.parse::<Variant>().is_err(), "{text}");
    }
}

// Notation

// The six neighbours of `q,r` are `q+1,r` `q-1,r` `q,r+1` `q,r-1` `q+1,r-1` `q-1,r+1`.
#[test]
fn a_cell_has_these_six_neighbours() {
    let neighbours: BTreeSet<Cell> = cell("2,-1").neighbours().into();
    let expected = ["3,-1", "1,-1", "2,0", "2,-2", "3,-2", "1,0"];
    assert_eq!(neighbours, expected.map(cell).into());
}

// `2,-1` lay a tile · `2,-1>4,0` move one · `2,-1>4,0=3,3` the same, keeping the group.
#[test]
fn the_three_ways_to_write_a_move() {
    let [from, to] = [cell("2,-1"), cell("4,0")];
    assert_eq!("2,-1".parse(), Ok(Move::Lay(from)));
    assert_eq!("2,-1>4,0".parse(), Ok(Move::Shift { from, to, keep: None }));
    let keep = Some(cell("3,3"));
    assert_eq!("2,-1>4,0=3,3".parse(), Ok(Move::Shift { from, to, keep }));
}

// Move texts are exact (no spaces, no `+`, no leading zeros).
#[test]
fn move_texts_are_exact() {
    for text in [
        "",
        "2",
        "2,",
        ",1",
        "2,-1 ",
        " 2,-1",
        "2, -1",
        "+2,-1",
        "02,-1",
        "2,-01",
        "-0,1",
        "2,-0",
        "2,--1",
        "2.-1",
        "2,-1>",
        "2,-1>4",
        "2,-1>4,0=",
        "2,-1>4,0=3",
        "2,-1=3,3",
        "2,-1>4,0>5,0",
        "2,-1>4,0=3,3=3,3",
        "2,-1-4,0",
        "20001,0",
        "0,-20001",
        "99999999999999999999,0",
        "２,1",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}
