//! `trilith match`: small matches, faults, records.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;
use trilith_games::record::read_all;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trilith"))
        .arg("match")
        .args(arguments)
        .output()
        .expect("trilith runs")
}

fn played(arguments: &[&str]) -> Value {
    let output = run(&[arguments, &["--json", "--hash", "1"]].concat());
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn an_engine_is_as_strong_as_itself() {
    let found = played(&[
        "level:2",
        "level:2",
        "--variant",
        "sixth",
        "--games",
        "40",
        "--nodes",
        "200",
        "--concurrency",
        "2",
    ]);
    assert_eq!(
        (&found["games"], found["faults"].as_array().map(Vec::len)),
        (&40.into(), Some(0))
    );
    let score = found["score"].as_f64().expect("a number");
    // More than three standard deviations of 40 games without draws.
    assert!((0.25..=0.75).contains(&score), "{found}");
    assert!(found["elo"]["low"].as_f64() < found["elo"]["high"].as_f64());
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let once = || {
        let found = played(&[
            "level:3",
            "uct",
            "--variant",
            "27",
            "--games",
            "4",
            "--nodes",
            "200,50",
            "--seed",
            "7",
        ]);
        [
            found["wins"].clone(),
            found["draws"].clone(),
            found["pairs"].clone(),
        ]
    };
    assert_eq!(once(), once());
}

#[test]
fn full_strength_beats_random_moves_in_every_game() {
    let path = file("games.txt");
    let name = path.to_str().expect("UTF-8");
    for variant in ["sixth:kings", "six:players=4", "27"] {
        let found = played(&[
            "full",
            "random",
            "--variant",
            variant,
            "--games",
            "2",
            "--nodes",
            "2000",
            "--records",
            name,
        ]);
        assert_eq!(
            (&found["wins"], &found["games"]),
            (&2.into(), &2.into()),
            "{found}"
        );
        assert_eq!(found["pairs"], serde_json::json!([0, 0, 0, 0, 1]));
    }
    let records = read_all(&fs::read_to_string(&path).expect("a file")).expect("records");
    assert_eq!(records.len(), 6);
    assert_eq!(records[0].tags().get("Silver"), Some("full"));
    assert_eq!(records[1].tags().get("Brown"), Some("full"));
    // Both games of a pair begin alike.
    assert_eq!(
        records[0].main_line().moves()[..4],
        records[1].main_line().moves()[..4]
    );
}

#[test]
fn a_program_plays_over_the_protocol_and_on_a_clock() {
    let program = format!("ugi:'{}' engine", env!("CARGO_BIN_EXE_trilith"));
    let found = played(&[
        &program,
        "random",
        "--variant",
        "27",
        "--games",
        "2",
        "--tc",
        "0.02+0.01",
    ]);
    assert_eq!(
        (&found["wins"], found["faults"].as_array().map(Vec::len)),
        (&2.into(), Some(0)),
        "{found}"
    );
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_loses_and_it_is_told() {
    let script = |name: &str, go: &str| {
        let path = file(name);
        let text = format!(
            "while read line; do case \"$line\" in\nugi) echo ugiok;;\nisready) echo readyok;;\nquit) exit;;\ngo*) {go};;\nesac; \
             done\n"
        );
        fs::write(&path, text).expect("a file");
        format!("ugi:sh '{}'", path.display())
    };
    for (name, go, fault) in [
        ("cheats", "echo bestmove 9:99", "played an illegal move: "),
        ("crashes", "exit 3", "crashed"),
        ("hangs", ":", "gave no move in time"),
    ] {
        let program = script(name, go);
        let found = played(&[
            "random",
            &program,
            "--variant",
            "27",
            "--games",
            "2",
            "--time",
            "10",
            "--concurrency",
            "2",
        ]);
        assert_eq!(found["wins"], 2, "{found}");
        let faults = found["faults"].as_array().expect("faults");
        assert!(
            faults.len() == 2
                && faults
                    .iter()
                    .all(|told| told.as_str().is_some_and(|told| told.contains(fault)))
        );
    }
}

#[test]
fn a_clear_question_is_decided_early() {
    let found = played(&[
        "full",
        "random",
        "--variant",
        "27",
        "--games",
        "400",
        "--nodes",
        "500",
        "--sprt",
        "-50",
        "100",
    ]);
    assert_eq!(found["sprt"]["accepted"], "elo1", "{found}");
    assert!(found["games"].as_u64().is_some_and(|games| games < 400));
}

#[test]
fn wrong_matches_are_refused() {
    for (arguments, code, problem) in [
        (vec!["level:11", "full", "--variant", "27"], 2, "1 to 10"),
        (vec!["full", "full", "--variant", "chess"], 2, "begins with"),
        (
            vec!["full", "full", "--variant", "27", "--tc", "fast"],
            2,
            "minutes",
        ),
        (
            vec!["full", "ugi:no-such-program", "--variant", "27"],
            1,
            "cannot be started",
        ),
        (
            vec!["full", "ugi:true", "--variant", "27"],
            1,
            "does not speak the protocol",
        ),
    ] {
        let output = run(&arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(problem), "{error}");
    }
}
