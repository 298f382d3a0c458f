//! `trilith play` in lines, from the first move to the end.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use trilith_games::Record;

/// Plays with these lines as input.
fn play(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trilith"))
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_vec());
    // A thread of its own: what is written and what is read must not wait for each other. A command that refuses its
    // arguments closes the pipe without reading.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What is printed, and the record at its end.
fn played(arguments: &[&str], input: &str) -> (String, Record) {
    let output = play(arguments, input.as_bytes());
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8(output.stdout).unwrap();
    let at = text.rfind("[Game ").unwrap();
    let record = text[at..]
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    (text, record)
}

fn lines(moves: &str) -> String {
    moves.split_whitespace().map(|text| format!("{text}\n")).collect()
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn a_game_of_sixth_is_played_to_its_end() {
    let moves = "b2 c2 c2>b2 b3 b2>b3 c3 d4 b3>d4 d4>c3 c2 c3>c2:3 d4 c3>c2:2";
    let (text, record) = played(&["sixth"], &lines(moves));
    assert!(text.contains("Result  1-0, Silver wins with a"), "{text}");
    assert!(text.contains("over> "));
    assert!(record.to_string().ends_with("7. c3>c2:2 1-0\n"));
}

#[test]
fn a_game_of_six_is_played_to_its_end() {
    let moves = "2,-1 2,0 1,-1 1,1 2,-2 0,1 0,-1 0,2 1,-2 2,-3 0,-2";
    let (text, record) = played(&["six", "--plain"], &lines(moves));
    assert!(text.contains("Red wins with a triangle"), "{text}");
    assert!(text.contains("<R> <R> <R>"));
    assert_eq!(record.main_line().result(), "1-0");
}

#[test]
fn a_game_of_27_is_played_to_its_end() {
    let moves = "1:9 9:4 2:3 9:3 2:4 8:4 4:4 5:4 7:7 3:7 pass 2:9";
    let (text, record) = played(&["27"], &lines(moves));
    assert!(text.contains("Result  1/2-1/2, draw, 9 to 9"), "{text}");
    assert_eq!(record.main_line().ply(), 12);
}

#[test]
fn four_people_play_six() {
    let (text, record) = played(&["six:players=4"], "2,0\n0,1\n1,1\nundo\nresign\n");
    for prompt in [
        "\nRed (seat 0)> 2,0",
        "\nBlack (seat 1)> ",
        "\nRed (seat 2)> 1,1",
        "\nBlack (seat 3)> undo",
    ] {
        assert!(text.contains(prompt), "{prompt}");
    }
    assert_eq!(
        record.result().map(|outcome| outcome.to_string()).as_deref(),
        Some("0-1")
    );
}

#[test]
fn mistakes_are_told_and_the_turn_is_repeated() {
    let (text, record) = played(
        &["sixth"],
        "c3\nc3>c5\nhello\nmoves c4\nmoves\nhelp\n\nC4\nquit\nc5\n",
    );
    assert!(text.contains("`c3>c5:1` is not allowed: c5 is empty"));
    assert!(text.contains("`hello`, at character 1"));
    assert!(text.contains("1 of 24 legal moves begin with c4"), "{text}");
    assert!(text.contains("save FILE"));
    assert_eq!(text.matches("\nBrown> ").count(), 7);
    assert_eq!(record.main_line().ply(), 2);
}

#[test]
fn the_end_of_the_input_ends_the_game_and_prints_the_record() {
    let (text, record) = played(&["27"], "1:4");
    assert!(text.ends_with("\n\n1. 1:4 *\n"), "{text}");
    assert_eq!(record.result(), None);
    let (text, _) = played(&["27"], "");
    assert!(text.ends_with("[Result \"*\"]\n\n*\n"), "{text}");
}

#[test]
fn strange_input_does_no_harm() {
    let mut input = vec![b'x'; 1 << 20];
    input.extend(b"\n\xff\xfe\x1b[31m\n1:4\n");
    let output = play(&["27"], &input);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("a line has at most 4096 bytes") && !text.contains('\u{1b}'));
    assert!(text.ends_with("1. 1:4 *\n"), "{text}");
}

#[test]
fn a_game_is_saved_move_by_move_and_gone_on_with() {
    let path = file("kept.txt");
    let name = path.to_str().unwrap();
    let (text, _) = played(&["sixth:kings", "--save", name], "c3\nc4\n");
    assert!(text.contains("[Variant \"sixth:kings\"]"));
    assert!(fs::read_to_string(&path).unwrap().ends_with("1. c3 c4 *\n"));

    // Another game may not be written over it.
    let refused = play(&["27", "--save", name], b"1:4\n");
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("--load"));
    assert!(fs::read_to_string(&path).unwrap().ends_with("1. c3 c4 *\n"));

    let (_, record) = played(&["--load", name, "--save", name], "c3>c4\nresign\n");
    assert_eq!(fs::read_to_string(&path).unwrap(), record.to_string());
    assert!(record.to_string().ends_with("1. c3 c4 2. c3>c4:1 1-0\n"));
}

#[test]
fn a_record_that_cannot_be_read_is_told_with_line_and_column() {
    let path = file("broken.txt");
    fs::write(&path, "[Variant \"27\"]\n\n1. 1:4 1:4\n").unwrap();
    let output = play(&["--load", path.to_str().unwrap()], b"");
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("line 3, column 8"), "{error}");
    let (text, record) = played(&["27"], &format!("1:3\nload! {}\n", path.display()));
    assert!(text.contains("line 3, column 8"), "{text}");
    assert_eq!(record.main_line().ply(), 1);
}

#[test]
fn one_can_begin_in_any_position() {
    let (text, record) = played(
        &["six:first-edition", "--position", "-@0,0 0 38 0"],
        "0,0\n-1,0\n",
    );
    assert!(text.contains("(B)"), "{text}");
    assert_eq!(record.main_line().ply(), 2);
}

#[test]
fn the_computer_answers_and_gives_hints() {
    let (text, record) = played(
        &["27", "--level", "2", "--side", "second", "--time", "0.1"],
        "hint\n9:3\nundo\nresign\n",
    );
    assert!(text.contains("Black played ") && text.contains("hint: ") && text.contains("taken back: 9:3 "));
    assert_eq!(record.tags().get("Black"), Some("Trilith, level 2"));
    assert_eq!(record.main_line().ply(), 1);
    assert!(record.to_string().ends_with(" 1-0\n"));
}
