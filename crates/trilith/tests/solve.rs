//! `trilith solve`, as a program would call it.

use std::process::Command;

use serde_json::{Value, json};

fn solve(arguments: &[&str]) -> (Value, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_trilith"))
        .arg("solve")
        .args(arguments)
        .args(["--hash", "16"])
        .output()
        .expect("trilith runs");
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("text");
    (serde_json::from_str(&text).unwrap_or_default(), text)
}

/// Two moves before the end: Black can still choose.
const LATE: &str = "1b/2/3/4bb/5w/6/7/8/9wwwwbbbbbwwwwb b";

/// As hard as the start, and not in the book: no game comes there.
const HARD: &str = "1wbbbbbbbb/2/3/4/5/6/7/8/9bwwwwwwww w";

#[test]
fn it_gives_the_value_of_every_move_and_the_line() {
    let (answer, _) = solve(&["27", "--position", LATE, "--json"]);
    assert_eq!(answer["proven"], json!(true));
    let values = answer["values"].as_object().expect("values");
    let best = values.values().filter_map(Value::as_i64).max();
    assert_eq!(answer["value"].as_i64(), best);
    let kept = answer["best"].as_array().expect("moves");
    for m in kept {
        assert_eq!(values[m.as_str().expect("a move")].as_i64(), best);
    }
    assert!(kept.contains(&answer["line"][0]), "{answer}");
}

#[test]
fn it_says_who_wins_by_how_much() {
    let (_, text) = solve(&["27", "--position", LATE]);
    assert!(text.starts_with("27: Black wins by "), "{text}");
    assert!(text.contains("best play: "), "{text}");
}

#[test]
fn what_takes_too_long_is_not_proven() {
    let (answer, _) = solve(&["27:expert", "--position", HARD, "--time", "0.01", "--json"]);
    assert_eq!(
        (&answer["proven"], &answer["value"], &answer["best"]),
        (&json!(false), &json!(null), &json!([]))
    );
    let (_, text) = solve(&["27:expert", "--position", HARD, "--time", "0.01"]);
    assert!(text.contains("not proven") && text.contains("--time"), "{text}");
}

#[test]
fn what_is_not_proven_lies_between_two_numbers() {
    let (answer, _) = solve(&["27:expert", "--position", HARD, "--time", "0.05", "--json"]);
    let values = answer["values"].as_object().expect("values");
    let (whole, bounds) = (&answer["bounds"]["value"], &answer["bounds"]["values"]);
    assert!(whole[0].as_i64() < whole[1].as_i64(), "{answer}");
    for (m, value) in values {
        let [least, most] = [0, 1].map(|end| bounds[m][end].as_i64());
        assert!(least.is_some() && least <= most, "{answer}");
        // White is to move: the least of the moves is the value.
        assert!(
            whole[0].as_i64() <= least && whole[1].as_i64() <= most,
            "{answer}"
        );
        match value.as_i64() {
            Some(value) => assert_eq!((least, most), (Some(value), Some(value))),
            None => assert!(least < most),
        }
    }
    let (_, text) = solve(&["27:expert", "--position", HARD, "--time", "0.05"]);
    assert!(
        text.contains("  from ") && text.contains("so the value is from "),
        "{text}"
    );
}

#[test]
fn a_finished_game_has_its_value() {
    let (answer, _) = solve(&[
        "27",
        "--position",
        "1wwwwwwwww/2/3/4/5/6/7/8/9bbbbbbbbb b",
        "--json",
    ]);
    assert_eq!(
        answer,
        json!({"value": 0, "values": {}, "best": [], "line": [], "proven": true})
    );
}

#[test]
fn the_other_games_are_won_drawn_or_lost() {
    let (answer, _) = solve(&[
        "six",
        "--position",
        "brrrrr/bbbb@0,0 0 32 0",
        "--time",
        "0.3",
        "--json",
    ]);
    assert_eq!(
        (&answer["value"], &answer["values"]["6,0"]),
        (&json!(1), &json!(1))
    );
}

#[test]
fn the_first_moves_of_27_are_known() {
    let (answer, _) = solve(&["27", "--time", "0.01", "--json"]);
    let values = json!({
        "1:1": -2, "1:2": -1, "1:3": 0, "1:4": 0, "1:5": 0, "1:6": 0, "1:7": -2, "1:8": -1, "1:9": -2,
    });
    assert_eq!(answer["value"], 0);
    assert_eq!(answer["values"], values);
    assert_eq!(answer["best"], json!(["1:3", "1:4", "1:5", "1:6"]));
    assert!(answer["line"].as_array().is_some_and(|line| line.len() >= 8));
    for (first, value) in values.as_object().expect("values") {
        let (answer, _) = solve(&["27", first, "--time", "0.01", "--json"]);
        assert_eq!(
            (&answer["value"], &answer["proven"]),
            (value, &json!(true)),
            "{first}"
        );
    }
}

#[test]
fn a_line_that_would_take_long_is_cut_off() {
    let (_, text) = solve(&["27", "1:8", "--time", "0.01"]);
    assert!(
        text.contains("White wins by 1") && text.trim_end().ends_with('…'),
        "{text}"
    );
}
