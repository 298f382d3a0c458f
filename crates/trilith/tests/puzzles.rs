//! `trilith puzzles`: found again with the same seed, solved, and refused when they are wrong.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trilith"))
        .arg("puzzles")
        .args(arguments)
        .output()
        .expect("trilith runs")
}

/// Two small puzzles of 27, one JSON object a line.
fn found() -> String {
    let output = run(&["27", "--count", "2", "--seed", "5", "--nodes", "2000"]);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn file(name: &str, content: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    fs::write(&path, content).expect("it can be written");
    path
}

fn checked(path: &std::path::Path) -> (Output, Value) {
    let path = path.display().to_string();
    let output = run(&[
        "--check", &path, "--nodes", "50000", "--others", "50000", "--json",
    ]);
    let answer = serde_json::from_slice(&output.stdout).expect("JSON");
    (output, answer)
}

#[test]
fn what_is_found_is_found_again_and_solved() {
    let puzzles = found();
    assert_eq!(puzzles.lines().count(), 2);
    assert_eq!(puzzles, found());
    let (output, answer) = checked(&file("puzzles", &puzzles));
    assert!(output.status.success(), "{answer}");
    assert_eq!((&answer["puzzles"], &answer["solved"]), (&2.into(), &2.into()));
}

#[test]
fn a_puzzle_that_is_wrong_is_a_failure() {
    let puzzles =
        found()
            .replacen("\"to_move\":0", "\"to_move\":7", 2)
            .replacen("\"to_move\":1", "\"to_move\":7", 2);
    let (output, answer) = checked(&file("wrong-puzzles", &puzzles));
    assert_eq!(output.status.code(), Some(1));
    let wrong = answer["wrong"].to_string();
    assert!(wrong.contains("line 1: to_move is 7 and should be "), "{wrong}");
}

#[test]
fn a_puzzle_twice_is_a_failure() {
    let puzzles = found();
    let (output, answer) = checked(&file("double-puzzles", &puzzles.repeat(2)));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(answer["wrong"].as_array().map(Vec::len), Some(2), "{answer}");
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    let path = file("broken-puzzles", "\n{\"id\":1}\n");
    let output = run(&["--check", &path.display().to_string()]);
    assert_eq!(output.status.code(), Some(1));
    let problem = String::from_utf8_lossy(&output.stderr);
    assert!(problem.contains(", line 2: "), "{problem}");
}

#[test]
fn a_variant_or_a_file_must_be_named() {
    assert_eq!(run(&[]).status.code(), Some(2));
    assert_eq!(run(&["six", "--check", "file"]).status.code(), Some(2));
}
