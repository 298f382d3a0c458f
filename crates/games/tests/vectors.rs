//! The perft tables and the positions in `data/`, made by independent implementations, against the fast rules.

use std::path::Path;

use serde_json::Value;
use trilith_games::{Game, Variant};

fn data(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../data")
        .join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Checks every row of a table: a line with a variant, then lines of `depth nodes`.
fn check_perft(file: &str) {
    let mut variant: Option<Variant> = None;
    let mut rows = 0;
    for line in data(file)
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let Some((depth, nodes)) = line.split_once(' ') else {
            variant = Some(line.parse().unwrap_or_else(|error| panic!("{error}")));
            continue;
        };
        let game = Game::new(variant.expect("a variant before its rows"));
        let nodes: u64 = nodes.parse().expect("a count");
        assert_eq!(
            game.perft(depth.parse().expect("a depth")),
            nodes,
            "{}, depth {depth}",
            game.variant()
        );
        rows += 1;
    }
    assert!(rows > 10, "{file} has hardly any rows");
}

fn check_positions(file: &str) {
    let mut positions = 0;
    for line in data(file).lines() {
        let expected: Value = serde_json::from_str(line).expect("a JSON object");
        let mut game = Game::new(
            expected["variant"]
                .as_str()
                .expect("a variant")
                .parse()
                .expect("a variant"),
        );
        for text in expected["moves"].as_array().expect("moves") {
            game.play_text(text.as_str().expect("a text"))
                .unwrap_or_else(|error| panic!("{line}: {error}"));
        }
        let legal: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
        assert_eq!(serde_json::json!(legal), expected["legal"], "{line}");
        assert_eq!(game.outcome().is_some(), expected["over"], "{line}");
        assert_eq!(game.result(), expected["result"], "{line}");
        assert_eq!(serde_json::json!(game.score()), expected["score"], "{line}");
        if let Some(seat) = game.to_move() {
            assert_eq!(seat.0, expected["to_move"], "{line}");
        }
        positions += 1;
    }
    assert!(positions > 50, "{file} has hardly any positions");
}

#[test]
fn perft_of_sixth_equals_the_table() {
    check_perft("perft/sixth.txt");
}

#[test]
fn perft_of_six_equals_the_table() {
    check_perft("perft/six.txt");
}

#[test]
fn perft_of_27_equals_the_table() {
    check_perft("perft/27.txt");
}

#[test]
fn positions_of_sixth_have_the_known_moves() {
    check_positions("positions/sixth.jsonl");
}

#[test]
fn positions_of_six_have_the_known_moves() {
    check_positions("positions/six.jsonl");
}

#[test]
fn positions_of_27_have_the_known_moves() {
    check_positions("positions/27.jsonl");
}
