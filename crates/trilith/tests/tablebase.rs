//! `trilith tablebase` as a program sees it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trilith"))
        .arg("tablebase")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("trilith runs")
}

fn json_of(arguments: &[&str]) -> Value {
    let output = run(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// What standard error says when the exit code is 1.
fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tablebase-{name}"));
    // What an earlier run left, if there was one.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn what_is_built_can_be_looked_up_and_verified() {
    let file = folder("built").join("six-three.27");
    let file = text(&file);
    let built = json_of(&["build", "6", "3", file, "--threads", "2", "--json"]);
    assert_eq!(built["positions"], 9_240);
    let probed = json_of(&["probe", file, "--json"]);
    assert_eq!(probed["position"], "1bbb/2/3/4/5/6www b");
    assert_eq!(probed["value"], built["start"]);
    let moves = probed["values"].as_object().expect("moves");
    assert_eq!(moves.keys().collect::<Vec<_>>(), ["1:1", "1:2", "1:3"]);
    let best = moves.values().filter_map(Value::as_i64).max();
    assert_eq!(best, built["start"].as_i64());
    let after = json_of(&["probe", file, "1:1", "--json"]);
    assert_eq!(after["value"], moves["1:1"]);
    let same = json_of(&["probe", file, "--position", "1bb/2b/3/4/5/6www w", "--json"]);
    assert_eq!(same["values"], after["values"]);
    let verified = json_of(&["verify", file, "--search", "--threads", "2", "--json"]);
    assert_eq!(verified["checked"], 9_240);
    assert_eq!(verified["searched"], 9_240);
    assert_eq!(verified["digest"], built["digest"]);
    let sampled = json_of(&["verify", file, "--sample", "500", "--json"]);
    assert_eq!(sampled["checked"], 500);
}

#[test]
fn a_damaged_file_is_refused() {
    let folder = folder("damaged");
    let file = folder.join("four-two.27");
    json_of(&["build", "4", "2", text(&file), "--json"]);
    let mut bytes = std::fs::read(&file).expect("the file");
    bytes[40] ^= 1;
    std::fs::write(&file, &bytes).expect("written");
    assert!(refusal(&["verify", text(&file)]).contains("damaged"));
    assert!(refusal(&["probe", text(&file)]).contains("damaged"));
    std::fs::write(&file, "27").expect("written");
    assert!(refusal(&["probe", text(&file)]).contains("it is no table of 27"));
    assert!(refusal(&["probe", text(&folder.join("nothing"))]).contains("nothing"));
}

#[test]
fn a_wrong_request_says_what_is_wrong() {
    let file = folder("wrong").join("four-two.27");
    let file = text(&file);
    assert!(refusal(&["build", "10", "2", file]).contains("2 to 9 fields"));
    json_of(&["build", "4", "2", file, "--json"]);
    assert!(refusal(&["probe", file, "2:1"]).contains("these are: 1:1 1:2"));
    assert!(refusal(&["probe", file, "--position", "1/2/3/4 b"]).contains("each side must have 2 discs"));
    assert_eq!(run(&["build", "4"]).status.code(), Some(2));
}

#[test]
fn values_of_another_program_are_compared() {
    let folder = folder("values");
    let file = folder.join("two-one.27");
    json_of(&["build", "2", "1", text(&file), "--json"]);
    let values = folder.join("values");
    std::fs::write(&values, [0u8; 5]).expect("written");
    assert!(refusal(&["verify", text(&file), "--values", text(&values)]).contains("5 values, not 6"));
    std::fs::write(&values, [9u8; 6]).expect("written");
    assert!(refusal(&["verify", text(&file), "--values", text(&values)]).contains("position 0"));
}

#[test]
fn values_of_the_game_are_compared_with_the_search() {
    let file = folder("compare").join("sample.bin");
    // All discs on White's end, Black's on top: nobody can move, and Black is 18 discs ahead.
    let mut bytes = [0; 9];
    bytes[..8].copy_from_slice(&48_619u64.to_le_bytes());
    bytes[8] = 18;
    std::fs::write(&file, bytes).expect("written");
    let compared = json_of(&["compare", text(&file), "--hash", "1", "--json"]);
    assert_eq!(compared["compared"], 1);
    assert_eq!(compared["different"], 0);
    bytes[8] = 17;
    std::fs::write(&file, bytes).expect("written");
    assert!(refusal(&["compare", text(&file), "--hash", "1"]).contains("1 values differ"));
    std::fs::write(&file, [0; 10]).expect("written");
    assert!(refusal(&["compare", text(&file), "--hash", "1"]).contains("multiple of 9"));
    std::fs::write(&file, [255; 9]).expect("written");
    assert!(refusal(&["compare", text(&file), "--hash", "1"]).contains("there is no position"));
    assert_eq!(compared["differences"], json!([]));
}

#[test]
fn a_book_holds_the_first_plies() {
    let folder = folder("book");
    let (values, book) = (folder.join("deep.bin"), folder.join("book.bin"));
    // One position, nine and 81.
    let mut bytes = vec![91];
    bytes.extend_from_slice(&[0; 91]);
    std::fs::write(&values, &bytes).expect("written");
    let with_plies = |plies| ["book", text(&values), text(&book), "--json", "--plies", plies];
    let written = json_of(&with_plies("2"));
    assert_eq!(written["positions"], 91);
    let length = std::fs::metadata(&book).expect("a book").len();
    assert_eq!(written["bytes"].as_u64(), Some(length));
    assert!(refusal(&with_plies("1")).contains("10 positions"));
    std::fs::write(&values, [0x80]).expect("written");
    assert!(refusal(&with_plies("2")).contains("ends too soon"));
}
