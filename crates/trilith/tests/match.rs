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
fn a_weaker_level_loses_in_every_game() {
    let found = played(&[
        "level:7",
        "level:1",
        "--variant",
        "sixth",
        "--variant",
        "six",
        "--variant",
        "27",
        "--games",
        "12",
        "--nodes",
        "1000",
        "--concurrency",
        "2",
    ]);
    let found = found.as_array().expect("an array");
    let variants: Vec<&Value> = found.iter().map(|standing| &standing["variant"]).collect();
    assert_eq!(variants, ["sixth", "six", "27"]);
    for standing in found {
        assert_eq!(standing["games"], 12);
        assert!(
            standing["score"].as_f64().is_some_and(|score| score >= 0.75),
            "{standing}"
        );
        assert!(
            standing["pair_score"]["low"]
                .as_f64()
                .is_some_and(|low| low > 0.5),
            "{standing}"
        );
    }
}

#[test]
fn several_variants_are_a_table() {
    let output = run(&[
        "random",
        "random",
        "--all-variants",
        "--games",
        "2",
        "--concurrency",
        "2",
        "--adjudicate",
    ]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(
        text.starts_with("random against random, 17 variants: 34 of 34 games in "),
        "{text}"
    );
    assert!(
        text.lines().any(|line| line.starts_with("sixth:kings ")),
        "{text}"
    );
    assert_eq!(text.lines().count(), 2 + 17, "{text}");
}

#[test]
fn a_proof_of_full_strength_ends_a_game_and_the_record_says_so() {
    let path = file("adjudicated.txt");
    let name = path.to_str().expect("UTF-8");
    let arguments = [
        "full",
        "random",
        "--variant",
        "27",
        "--games",
        "4",
        "--nodes",
        "20000",
        "--records",
        name,
    ];
    let found = played(&[&arguments[..], &["--adjudicate"]].concat());
    assert_eq!((&found["wins"], &found["adjudicated"]), (&4.into(), &4.into()));
    let text = fs::read_to_string(&path).expect("a file");
    let records = read_all(&text).expect("records");
    for (record, side) in records.iter().zip(["Black", "White"].into_iter().cycle()) {
        assert_eq!(record.tags().get("Termination"), Some("adjudicated"));
        let last = record.line().nodes().last().expect("a move");
        let comment = format!("adjudicated: full has proven that {side} wins");
        assert_eq!(last.after().text(), comment);
        assert_eq!(record.main_line().outcome(), None);
    }
    // Without being asked for, no game ends before its end.
    let found = played(&arguments);
    assert_eq!((&found["wins"], &found["adjudicated"]), (&4.into(), &Value::Null));
}

/// A program's word does not count alone, but it does if the other says the same.
#[cfg(unix)]
#[test]
fn claims_of_programs_count_only_together() {
    // It says that it wins or loses, and can play the first move of either side.
    let script = |name: &str, claim: &str| {
        let path = file(name);
        let text = format!(
            "moves=0\nwhile read -r line; do case \"$line\" in\nugi) echo ugiok;;\nisready) echo readyok;;\n\
             quit) exit;;\nposition*) set -- $line; moves=$#;;\ngo*) echo \"info depth 1 score solved {claim} 9 pv 1:1\"; \
             if [ $moves -eq 2 ]; then echo bestmove 1:1; else echo bestmove 9:1; fi;;\nesac; done\n"
        );
        fs::write(&path, text).expect("a file");
        format!("ugi:sh '{}'", path.display())
    };
    let [winner, loser] = [script("winner", "win"), script("loser", "loss")];
    let against = |b: &str| {
        played(&[
            &winner,
            b,
            "--variant",
            "27",
            "--games",
            "2",
            "--openings",
            "0",
            "--nodes",
            "100",
            "--adjudicate",
        ])
    };
    let agreed = against(&loser);
    assert_eq!((&agreed["wins"], &agreed["adjudicated"]), (&2.into(), &2.into()));
    let alone = against("random");
    assert_eq!(alone["adjudicated"], 0, "{alone}");
    let both = against(&winner);
    assert_eq!(both["adjudicated"], 0, "{both}");
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
fn both_games_of_a_pair_have_the_same_even_opening() {
    let path = file("balanced.txt");
    let name = path.to_str().expect("UTF-8");
    let found = played(&[
        "random",
        "random",
        "--variant",
        "27",
        "--balanced",
        "--games",
        "4",
        "--records",
        name,
    ]);
    assert_eq!(found["games"], 4);
    let records = read_all(&fs::read_to_string(&path).expect("a file")).expect("records");
    let opening = |game: usize| records[game].main_line().moves()[..4].to_vec();
    assert_eq!((opening(0), opening(2)), (opening(1), opening(3)));
    assert_ne!(opening(0), opening(2));
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
        (vec!["full", "full"], 2, "--variant"),
        (
            vec!["full", "full", "--all-variants", "--sprt", "0", "10"],
            1,
            "one variant",
        ),
        (
            vec!["full", "full", "--variant", "27", "--balanced", "--openings", "0"],
            1,
            "--openings 0 has none",
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
