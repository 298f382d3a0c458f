//! The plain implementation against the committed vectors: perft tables and positions from random games.

mod plain;

use std::path::PathBuf;

use plain::{Game, bad_variants, perft, sample_variants};
use serde_json::Value;

fn data(path: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "data", path]
        .iter()
        .collect();
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Checks the rows of a perft table; of each variant those with at most `most_nodes` nodes in the rows above them,
/// which are the positions that have to be visited.
fn check_perft(file: &str, most_nodes: u64) {
    let mut game = None;
    let mut visited = 0;
    let mut rows = 0;
    for line in data(file).lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let Some((depth, nodes)) = line.split_once(' ') else {
            let start = Game::new(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(start.canonical(), line);
            game = Some(start);
            visited = 0;
            continue;
        };
        let game = game.as_ref().expect("a variant comes before its rows");
        let depth: u32 = depth.parse().expect("a depth");
        let nodes: u64 = nodes.parse().expect("a node count");
        if visited <= most_nodes {
            assert_eq!(perft(game, depth), nodes, "{} at depth {depth}", game.canonical());
            rows += 1;
        }
        visited += nodes;
    }
    assert!(rows > 0, "{file} has no row to check");
}

/// Replays every position of a file and compares what the plain implementation says about it.
fn check_positions(file: &str) {
    let text = data(file);
    assert!(!text.is_empty(), "{file} has no position to check");
    for (index, line) in text.lines().enumerate() {
        let place = format!("{file}:{}", index + 1);
        let wanted: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{place}: {error}"));
        let texts = |key: &str| -> Vec<&str> {
            let list = wanted[key]
                .as_array()
                .unwrap_or_else(|| panic!("{place}: {key} is a list"));
            list.iter()
                .map(|text| text.as_str().expect("a list of texts"))
                .collect()
        };
        let mut game = Game::new(wanted["variant"].as_str().expect("a variant")).expect("a valid variant");
        for (ply, text) in texts("moves").into_iter().enumerate() {
            game.play(text)
                .unwrap_or_else(|error| panic!("{place}, ply {ply}: {error}"));
        }
        assert_eq!(game.legal(), texts("legal"), "{place}");
        assert_eq!(Value::from(game.result()), wanted["result"], "{place}");
        assert_eq!(
            game.score()
                .map_or(Value::Null, |score| Value::from(score.to_vec())),
            wanted["score"],
            "{place}"
        );
        let over = wanted["over"].as_bool().expect("over is true or false");
        assert_eq!(game.to_move().is_none(), over, "{place}");
        if !over {
            assert_eq!(
                game.to_move().map_or(Value::Null, Value::from),
                wanted["to_move"],
                "{place}"
            );
        }
    }
}

#[test]
fn sixth_has_the_known_perft() {
    check_perft("perft/sixth.txt", 3_000);
}

#[test]
fn six_has_the_known_perft() {
    check_perft("perft/six.txt", 3_000);
}

#[test]
fn twenty_seven_has_the_known_perft() {
    check_perft("perft/27.txt", 3_000);
}

#[test]
fn sixth_agrees_with_the_known_positions() {
    check_positions("positions/sixth.jsonl");
}

#[test]
fn six_agrees_with_the_known_positions() {
    check_positions("positions/six.jsonl");
}

#[test]
fn twenty_seven_agrees_with_the_known_positions() {
    check_positions("positions/27.jsonl");
}

#[test]
fn sample_variants_are_valid_and_canonical() {
    for text in sample_variants() {
        let game = Game::new(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(game.canonical(), text);
        assert!(!game.legal().is_empty(), "{text}");
    }
}

#[test]
fn options_come_in_any_order() {
    for (text, canonical) in [
        (
            "sixth:brown=1g1h7p,armies,kings,milady=silver",
            "sixth:kings,milady=silver,armies,brown=7p1h1g",
        ),
        (
            "sixth:brown=3p,silver=1h2p,armies",
            "sixth:armies,silver=2p1h,brown=3p",
        ),
        ("six:players=4,first-edition", "six:first-edition,players=4"),
    ] {
        assert_eq!(
            Game::new(text).map(|game| game.canonical()),
            Ok(canonical.to_string())
        );
    }
}

#[test]
fn bad_variants_are_refused_with_the_option_named() {
    for (text, option) in bad_variants() {
        match Game::new(text) {
            Ok(_) => panic!("`{text}` was accepted"),
            Err(error) => assert!(error.contains(option), "`{text}`: {error}"),
        }
    }
}

fn played(variant: &str, moves: &str) -> Game {
    let mut game = Game::new(variant).expect("a valid variant");
    for text in moves.split_whitespace() {
        game.play(text).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

/// Two towers and two single pawns in opposite corners: each tower can lend its top to its neighbour and take it back.
const TWO_SHUTTLES: &str = "a1 b1 b1>a1:1 b1 e5 d5 d5>e5:1 d5";
const THERE_AND_BACK: &str = "a1>b1:1 e5>d5:1 b1>a1:1 d5>e5:1";

#[test]
fn the_ko_forbids_taking_back_at_once_but_not_later() {
    let mut game = played("sixth", &format!("{TWO_SHUTTLES} a1>b1:1"));
    assert!(game.play("b1>a1:1").is_err());
    game.play("e5>d5:1").expect("another move is free");
    game.play("b1>a1:1")
        .expect("the same take-back, one turn later, restores nothing");
}

#[test]
fn the_third_occurrence_is_a_draw_in_sixth() {
    let moves = format!("{TWO_SHUTTLES} {THERE_AND_BACK} {THERE_AND_BACK}");
    let (before, last) = moves.rsplit_once(' ').expect("several moves");
    let mut game = played("sixth", before);
    assert_eq!(game.result(), "*");
    game.play(last).expect("a legal move");
    assert_eq!(game.result(), "1/2-1/2");
}

/// The moves that can be taken back at the mover's next turn and decide nothing, with their take-backs.
fn shuttles(game: &Game) -> Vec<(String, String)> {
    let mut shuttles = Vec::new();
    for text in game.legal() {
        if let Some((from, to)) = text.split_once('>')
            && !to.contains('=')
        {
            let mut next = game.clone();
            next.play(&text).expect("a legal move");
            if next.result() == "*" {
                shuttles.push((text.clone(), format!("{to}>{from}")));
            }
        }
    }
    shuttles
}

#[test]
fn the_third_occurrence_is_a_draw_in_six() {
    // Any position in round two where both sides can go there and back without a capture.
    for line in data("positions/six.jsonl").lines() {
        let wanted: Value = serde_json::from_str(line).expect("a JSON object");
        let mut start = Game::new(wanted["variant"].as_str().expect("a variant")).expect("a valid variant");
        for text in wanted["moves"].as_array().expect("a list of moves") {
            start.play(text.as_str().expect("a move")).expect("a legal move");
        }
        for (there, back) in shuttles(&start).into_iter().take(20) {
            let mut after = start.clone();
            after.play(&there).expect("a legal move");
            for (reply, reply_back) in shuttles(&after).into_iter().take(20) {
                let cycle = [&there, &reply, &back, &reply_back];
                let mut game = start.clone();
                let results: Vec<&str> = cycle
                    .iter()
                    .chain(&cycle)
                    .map_while(|text| game.play(text).ok().map(|()| game.result()))
                    .collect();
                // A capture on the way would make the field smaller, and the draw would not come.
                if results == ["*", "*", "*", "*", "*", "*", "*", "1/2-1/2"] {
                    return;
                }
            }
        }
    }
    panic!("no cycle was drawn");
}
