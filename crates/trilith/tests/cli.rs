//! The command line as a program sees it: output, exit codes, hostile input, closed pipes.

use std::io::{Read as _, Write as _};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn trilith(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilith"));
    command
        .args(arguments)
        .stdin(Stdio::null())
        .env_remove("NO_COLOR");
    command
}

fn run(arguments: &[&str]) -> Output {
    trilith(arguments).output().expect("trilith runs")
}

fn stdout(arguments: &[&str]) -> String {
    let output = run(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json_of(arguments: &[&str]) -> Value {
    serde_json::from_str(&stdout(arguments)).expect("JSON")
}

fn with_input(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = trilith(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("trilith runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // A thread of its own: a large input and a large output must not wait for each other.
    let writer = std::thread::spawn(move || {
        // The program may stop reading; that is for the test to judge by its output.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("an end");
    writer.join().expect("the writer ends");
    output
}

fn replay(input: &str) -> Vec<Value> {
    let output = with_input(&["replay"], input.as_bytes());
    assert!(output.status.success());
    let lines = String::from_utf8(output.stdout).expect("UTF-8");
    lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    assert_eq!(stdout(&["perft", "sixth", "3"]), "1 25\n2 600\n3 13960\n");
    assert_eq!(stdout(&["perft", "27:expert", "0"]), "0 1\n");
}

#[test]
fn perft_goes_on_from_moves_and_positions() {
    assert_eq!(stdout(&["perft", "six", "1", "2,-1"]), "1 10\n");
    assert_eq!(
        stdout(&["perft", "six", "1", "--position", "2r/rb@0,-1 1 39 0"]),
        "1 10\n"
    );
}

#[test]
fn a_move_may_begin_with_a_minus() {
    assert_eq!(
        stdout(&["perft", "six", "1", "2,-1", "-1,0"]),
        stdout(&["perft", "six", "1", "2,-1", "--", "-1,0"])
    );
}

#[test]
fn perft_divides_by_first_moves() {
    let divided = json_of(&["perft", "27", "2", "--divide", "--json"]);
    assert_eq!(divided["nodes"], 81);
    assert_eq!(divided["moves"]["1:4"], 9);
    assert!(stdout(&["perft", "27", "2", "--divide"]).ends_with("2 81\n"));
}

#[test]
fn replay_answers_a_position() {
    let answers = replay("{\"variant\":\"27\",\"moves\":[\"1:9\"]}\n");
    let legal: Vec<String> = (1..=9).map(|count| format!("9:{count}")).collect();
    let expected = json!({ "legal": legal, "to_move": 1, "over": false, "result": "*", "score": [9, 0] });
    assert_eq!(answers, [expected]);
}

#[test]
fn replay_tells_of_a_finished_game() {
    let line = json!({ "variant": "sixth", "position": "5/5/2,PpPpPp,2/5/5 s -", "moves": [] });
    let over = json!({ "legal": [], "to_move": null, "over": true, "result": "0-1", "score": null });
    assert_eq!(replay(&format!("{line}\n")), [over]);
}

#[test]
fn replay_names_the_illegal_move_and_goes_on() {
    let input = "{\"variant\":\"27\",\"moves\":[\"1:1\",\"9:10\"]}\nnonsense\n{\"variant\":\"28\",\"moves\":[]}\n\
                 {\"variant\":\"27\",\"moves\":[\"x\"]}\n\n{\"variant\":\"27\",\"moves\":[]}\n";
    let answers = replay(input);
    let plies: Vec<&Value> = answers.iter().map(|answer| &answer["ply"]).collect();
    assert_eq!(
        plies,
        [&json!(1), &json!(-1), &json!(-1), &json!(0), &Value::Null]
    );
    assert!(
        answers[0]["error"]
            .as_str()
            .is_some_and(|error| error.contains("9:10"))
    );
    assert_eq!(answers[4]["over"], false);
}

#[test]
fn replay_survives_a_line_without_end() {
    let mut input = vec![b'['; 3 << 20];
    input.extend_from_slice(b"\n{\"variant\":\"27\",\"moves\":[]}\n");
    let output = with_input(&["replay"], &input);
    let lines: Vec<String> = String::from_utf8(output.stdout)
        .expect("UTF-8")
        .lines()
        .map(str::to_owned)
        .collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].contains("\"ply\":-1"));
    assert!(lines[1].contains("\"over\":false"));
}

#[test]
fn replay_survives_bytes_that_are_no_text() {
    let output = with_input(&["replay"], b"\xff\xfe\n{\"variant\":\"six\",\"moves\":[]}");
    assert!(output.status.success());
    assert_eq!(
        String::from_utf8(output.stdout).expect("UTF-8").lines().count(),
        2
    );
}

#[test]
fn variants_are_checked_and_made_canonical() {
    assert_eq!(
        stdout(&["variants", "sixth:armies,kings"]),
        "sixth:kings,armies\n"
    );
    let output = run(&["variants", "sixth:milady=c3"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("edge square"));
}

#[test]
fn every_listed_variant_is_canonical() {
    let all = json_of(&["variants", "--json"]);
    let all = all.as_array().expect("a list");
    assert!(all.len() > 10);
    for variant in all {
        let text = variant["variant"].as_str().expect("a text");
        assert_eq!(stdout(&["variants", text]), format!("{text}\n"));
    }
}

#[test]
fn rules_are_printed() {
    for game in ["sixth", "six", "27"] {
        assert!(stdout(&["rules", game]).starts_with("# "), "{game}");
    }
    assert_eq!(run(&["rules", "chess"]).status.code(), Some(2));
}

#[test]
fn show_as_json_has_the_table_and_the_moves() {
    let view = json_of(&["show", "sixth", "c3", "c4", "c3>c4", "--json"]);
    assert_eq!(view["table"]["stacks"]["c4"], json!(["p", "P"]));
    assert_eq!(view["moves"], json!(["c3", "c4", "c3>c4:1"]));
    assert_eq!(view["to_move_name"], "Brown");
    let view = json_of(&["show", "six", "2,-1", "--json"]);
    assert_eq!(view["table"]["hands"], json!([19, 20]));
    let view = json_of(&["show", "27", "--json"]);
    assert_eq!(view["table"]["steps"], json!([1, 1]));
}

#[test]
fn an_illegal_move_is_told_with_its_reason() {
    let output = run(&["show", "sixth", "c3", "c3"]);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        errors.contains("move 2") && errors.contains("c3 is not empty"),
        "{errors}"
    );
}

#[test]
fn a_wrong_command_line_exits_with_two() {
    for arguments in [
        &["show"][..],
        &["perft", "sixth"],
        &["perft", "sixth:x", "1"],
        &["dance"],
    ] {
        assert_eq!(run(arguments).status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn records_are_checked_and_converted() {
    let text = "[Variant \"27\"]\n1:9 9:4 *";
    let output = with_input(&["record"], text.as_bytes());
    assert!(output.status.success());
    let canonical = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(canonical.contains("1. 1:9 9:4 *"), "{canonical}");
    let json = with_input(&["record", "--json"], canonical.as_bytes()).stdout;
    assert_eq!(with_input(&["record"], &json).stdout, canonical.as_bytes());

    let output = with_input(&["record"], b"[Variant \"27\"]\n\n1. 1:9 9:40 *");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("line 3, column 8"));
}

#[test]
fn bench_reports_what_it_promises() {
    let bench = json_of(&["bench", "27", "--seconds", "0.05", "--json"]);
    for figure in [
        "playouts_per_s",
        "plies_per_s",
        "perft_leaves_per_s",
        "nodes_per_s",
    ] {
        assert!(
            bench[figure]["27"].as_u64().is_some_and(|value| value > 0),
            "{figure}"
        );
    }
    // The same games are played whatever is measured.
    let again = json_of(&["bench", "six", "--seconds", "0.05", "--json"]);
    assert!(again["nodes_per_s_in_round_two"].is_u64());
    assert!(bench["signature"].is_u64());
    assert_eq!(bench["signature"], again["signature"]);
}

#[test]
fn completions_name_the_subcommands() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(stdout(&["completions", shell]).contains("perft"), "{shell}");
    }
}

#[test]
fn a_closed_pipe_is_no_failure() {
    for arguments in [
        &["rules", "sixth"][..],
        &["variants", "--json"],
        &["completions", "bash"],
        &["perft", "27", "8"],
    ] {
        let mut child = trilith(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("trilith runs");
        drop(child.stdout.take());
        let mut errors = String::new();
        child
            .stderr
            .take()
            .expect("a pipe")
            .read_to_string(&mut errors)
            .expect("UTF-8");
        assert!(child.wait().expect("an end").success(), "{arguments:?}: {errors}");
        assert_eq!(errors, "", "{arguments:?}");
    }
}
