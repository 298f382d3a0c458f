//! `trilith bench`: the measurements that are worth a test, in small.

use std::process::{Command, Output};

use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trilith"))
        .arg("bench")
        .args(arguments)
        .output()
        .expect("trilith runs")
}

fn measured(arguments: &[&str]) -> Value {
    let output = run(&[arguments, &["--json"]].concat());
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// A slice of what `trilith bench --games 10000` plays.
#[test]
fn fast_games_of_all_variants_are_legal_and_their_proofs_hold() {
    let found = measured(&["--games", "120", "--seed", "27", "--concurrency", "2"]);
    assert_eq!((&found["games"], &found["failures"]), (&120.into(), &0.into()));
    for game in ["sixth", "six", "27"] {
        assert!(
            found["by_game"][game].as_u64().is_some_and(|games| games > 15),
            "{found}"
        );
    }
    assert!(
        found["proofs"]["checked"]
            .as_u64()
            .is_some_and(|checked| checked > 40),
        "{found}"
    );
    assert!(
        found["proofs"]["carried_out"]
            .as_u64()
            .is_some_and(|won| won > 15),
        "{found}"
    );
}

#[test]
fn a_fast_game_is_the_same_again() {
    // Games with two threads are not; this one has one.
    let once = || {
        let mut found = measured(&["--games", "1", "--first", "5", "--seed", "3"]);
        found["seconds"] = Value::Null;
        found
    };
    assert_eq!(once(), once());
}

#[test]
fn threads_are_compared() {
    let found = measured(&["27", "--threads", "2", "--seconds", "0.02"]);
    assert_eq!(found["27"]["threads"], 2);
    for ratio in ["ratio", "ratio_of_all", "ratio_in_step"] {
        assert!(
            found["27"][ratio].as_f64().is_some_and(|ratio| ratio > 0.0),
            "{found}"
        );
    }
}

#[test]
fn measurements_that_exclude_each_other_are_refused() {
    for arguments in [
        &["--games", "1", "--latency"][..],
        &["--games", "1", "sixth"],
        &["--latency", "--threads", "2"],
        &["--threads", "1"],
        &["--first", "3"],
    ] {
        assert_eq!(run(arguments).status.code(), Some(2), "{arguments:?}");
    }
}
