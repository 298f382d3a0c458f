//! The engine protocol and the analysis, as a program sees them.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use trilith_games::{Game, Record};

/// An engine that is talked to line by line.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_trilith"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("trilith runs");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut engine = Engine { child, input, output };
        engine.send("setoption name Hash value 4");
        engine
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("a pipe"), "{line}").expect("it is read");
    }

    /// The lines up to the one that begins with this word.
    fn until(&mut self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert!(
                self.output.read_line(&mut line).expect("UTF-8") > 0,
                "it ended: {lines:?}"
            );
            let is_it = line.split_whitespace().next() == Some(word);
            lines.push(line.trim().to_owned());
            if is_it {
                return lines;
            }
        }
    }

    fn ask(&mut self, line: &str, word: &str) -> Vec<String> {
        self.send(line);
        self.until(word)
    }

    fn last(&mut self, line: &str, word: &str) -> String {
        self.ask(line, word).pop().expect("a line")
    }

    /// Closes its input and waits for the end.
    fn end(mut self) -> Option<i32> {
        self.input = None;
        self.child.wait().expect("an end").code()
    }
}

fn best(line: &str) -> &str {
    line.strip_prefix("bestmove ").expect("a move")
}

#[test]
fn it_introduces_itself_and_its_options() {
    let mut engine = Engine::start();
    let lines = engine.ask("ugi", "ugiok");
    assert!(lines[0].starts_with("id name Trilith ") && lines[1].starts_with("id author "));
    for option in [
        "UGI_Variant type string",
        "Threads",
        "Hash",
        "Level",
        "MultiPV",
        "Seed",
    ] {
        assert!(
            lines
                .iter()
                .any(|line| line.starts_with(&format!("option name {option} "))),
            "{option}"
        );
    }
    assert_eq!(engine.ask("isready", "readyok"), ["readyok"]);
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn it_finds_legal_moves_in_every_game() {
    let mut engine = Engine::start();
    let cases = [
        ("sixth", "c3 c4"),
        ("sixth:kings,milady,armies", ""),
        ("six", "2,0"),
        ("six:players=4", "2,0 0,1 1,1"),
        ("27", "1:4 9:3"),
        ("27:expert", ""),
    ];
    for (variant, moves) in cases {
        let mut game = Game::new(variant.parse().expect("a variant"));
        for text in moves.split_whitespace() {
            game.play_text(text).expect("a legal move");
        }
        engine.send(&format!("setoption name UGI_Variant value {variant}"));
        let moves = if moves.is_empty() {
            String::new()
        } else {
            format!(" moves {moves}")
        };
        engine.send(&format!("position startpos{moves}"));
        for go in [
            "go movetime 60",
            "go nodes 500",
            "go depth 2",
            "go p1time 900 p2time 900 p1inc 0 p2inc 0",
        ] {
            let lines = engine.ask(go, "bestmove");
            let text = best(lines.last().expect("a move")).to_owned();
            game.clone()
                .play_text(&text)
                .unwrap_or_else(|error| panic!("{variant}, {go}: {error}"));
            assert!(
                lines.iter().any(|line| line.starts_with("info depth ")),
                "{variant}, {go}: {lines:?}"
            );
        }
        assert_eq!(
            engine.last("query variant", "response"),
            format!("response {}", game.variant())
        );
        assert_eq!(
            engine.last("query position", "response"),
            format!("response {}", game.position_text())
        );
    }
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn it_says_what_is_proven_from_the_side_to_move() {
    let mut engine = Engine::start();
    let moves = "b2 c2 c2>b2 b3 b2>b3 c3 d4 b3>d4 d4>c3 c2 c3>c2:3 d4";
    engine.send(&format!("position startpos moves {moves}"));
    let lines = engine.ask("go depth 3", "bestmove");
    assert!(
        lines.iter().any(|line| line.contains(" score solved win 1 ")),
        "{lines:?}"
    );
    let won = best(lines.last().expect("a move")).to_owned();
    engine.send(&format!("position startpos moves {moves} {won}"));
    assert_eq!(engine.last("query gameover", "response"), "response true");
    assert_eq!(engine.last("query result", "response"), "response p1win");
    assert_eq!(engine.last("query legal", "response"), "response none");
    assert_eq!(engine.last("go depth 1", "bestmove"), "bestmove none");
}

#[test]
fn stop_is_obeyed_at_once_and_isready_answered_meanwhile() {
    let mut engine = Engine::start();
    for variant in ["sixth", "six", "27"] {
        engine.send(&format!("setoption name UGI_Variant value {variant}"));
        engine.ask("go infinite", "info");
        let begun = Instant::now();
        engine.ask("isready", "readyok");
        assert!(begun.elapsed() < Duration::from_millis(500));
        // What would change the search is refused while it runs.
        engine.send("position startpos");
        engine.send("go depth 1");
        std::thread::sleep(Duration::from_millis(100));
        let begun = Instant::now();
        let lines = engine.ask("stop", "bestmove");
        assert!(
            begun.elapsed() < Duration::from_millis(500),
            "{variant}: {:?}",
            begun.elapsed()
        );
        assert!(
            lines
                .iter()
                .filter(|line| line.contains("a search is running"))
                .count()
                <= 2
        );
    }
    // Nothing to stop is no mistake.
    engine.send("stop");
    engine.ask("isready", "readyok");
    engine.ask("go infinite", "info");
    let begun = Instant::now();
    assert_eq!(engine.end(), Some(0));
    assert!(
        begun.elapsed() < Duration::from_millis(1000),
        "the end of the input ends the search"
    );
}

#[test]
fn wrong_input_is_told_and_survived() {
    let mut engine = Engine::start();
    let long = "position startpos moves ".to_owned() + &"x".repeat(2 << 20);
    for line in [
        "hello",
        "go sideways",
        "go depth",
        "go depth many",
        "go infinite depth 3",
        "position",
        "position fen",
        "position fen nonsense",
        "position startpos moves c9",
        "position startpos moves c3 c3",
        "setoption",
        "setoption name Speed value 9",
        "setoption name Hash value 0",
        "setoption name Hash value 99999999999999999999",
        "setoption name Level value eleven",
        "setoption name UGI_Variant value chess",
        "query",
        "query weather",
        "query legal please",
        "\u{1b}[2J ☃",
        &long,
    ] {
        let lines = engine.ask(line, "info");
        assert!(
            lines[0].starts_with("info string error: "),
            "{line:.60}: {lines:?}"
        );
        assert!(lines[0].len() < 1000 && !lines[0].contains('\u{1b}'));
    }
    engine
        .input
        .as_mut()
        .expect("a pipe")
        .write_all(b"\xff\xfe\0\n\n  \n")
        .expect("it is read");
    engine.until("info");
    // The position is still the one it began with.
    assert_eq!(engine.last("query islegal c3", "response"), "response true");
    engine.ask("go nodes 100", "bestmove");
    engine.send("quit");
    assert_eq!(engine.child.wait().expect("an end").code(), Some(0));
}

#[test]
fn options_change_what_it_does() {
    let mut engine = Engine::start();
    engine.send("setoption name MultiPV value 3");
    engine.send("setoption name Threads value 2");
    let lines = engine.ask("go depth 3", "bestmove");
    let firsts: Vec<&str> = lines
        .iter()
        .filter(|line| line.starts_with("info depth 3 "))
        .filter_map(|line| line.split(" pv ").nth(1)?.split(' ').next())
        .collect();
    assert_eq!(firsts.len(), 3, "{lines:?}");
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2]);
    // The lowest level looks one ply ahead; the same seed gives the same move.
    for line in [
        "MultiPV value 1",
        "Threads value 1",
        "level value 1",
        "Seed value 5",
    ] {
        engine.send(&format!("setoption name {line}"));
    }
    let lines = engine.ask("go movetime 500", "bestmove");
    assert!(
        !lines.iter().any(|line| line.starts_with("info depth 4 ")),
        "{lines:?}"
    );
    engine.send("uginewgame");
    assert_eq!(
        Some(engine.last("go movetime 500", "bestmove")),
        lines.last().cloned()
    );
}

#[test]
fn our_engine_conforms_and_another_program_does_not() {
    let trilith = env!("CARGO_BIN_EXE_trilith");
    let test = |arguments: &[&str]| {
        let output = Command::new(trilith)
            .args(["engine", "--test"])
            .args(arguments)
            .stderr(Stdio::null())
            .output()
            .expect("trilith runs");
        (
            output.status.code(),
            String::from_utf8(output.stdout).expect("UTF-8"),
        )
    };
    let (code, text) = test(&[
        "--variant",
        "27:advanced",
        "--variant",
        "six:first-edition",
        trilith,
        "engine",
    ]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.ends_with(" passed, 0 failed\n"), "{text}");
    // It reads lines, but not these, and ends at once.
    let (code, text) = test(&["--variant", "27", trilith, "variants"]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("FAIL  "), "{text}");
    let (code, _) = test(&["no-such-program"]);
    assert_eq!(code, Some(1));
}

fn analyse(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_trilith"))
        .arg("analyse")
        .args(arguments)
        .output()
        .expect("it runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_position_is_analysed_in_lines_of_text_and_json() {
    for variant in ["sixth", "six", "27"] {
        let arguments = [variant, "--depth", "2", "--lines", "2", "--hash", "1", "--json"];
        let found: Value = serde_json::from_str(&analyse(&arguments)).expect("JSON");
        assert_eq!((&found["variant"], &found["depth"]), (&variant.into(), &2.into()));
        let lines = found["lines"].as_array().expect("lines");
        assert_eq!(lines.len(), 2, "{found}");
        for line in lines {
            let chance = line["chance"].as_f64().expect("a number");
            assert!((0.0..=1.0).contains(&chance) && line["chance"] == line["chance_first"]);
            assert!(line["score"]["cp"].is_i64() && line["proven"] == false);
            assert!(line["moves"].as_array().is_some_and(|moves| !moves.is_empty()));
        }
    }
    let text = analyse(&["sixth", "c3", "c4", "--nodes", "2000", "--hash", "1"]);
    assert!(text.starts_with("SIXTH!: Silver to move\nSilver "), "{text}");
    let won = [
        "b2", "c2", "c2>b2", "b3", "b2>b3", "c3", "d4", "b3>d4", "d4>c3", "c2", "c3>c2:3", "d4",
    ];
    let mut arguments = vec!["sixth", "--depth", "2", "--hash", "1", "--json"];
    arguments.extend(won);
    let found: Value = serde_json::from_str(&analyse(&arguments)).expect("JSON");
    assert_eq!(
        found["lines"][0]["score"],
        serde_json::json!({ "solved": "win", "plies": 1 })
    );
    assert_eq!(found["lines"][0]["proven"], true);
    arguments.push("c3>c2:2");
    let found: Value = serde_json::from_str(&analyse(&arguments)).expect("JSON");
    assert_eq!((&found["over"], &found["result"]), (&true.into(), &"1-0".into()));
}

#[test]
fn a_record_is_judged_drawn_and_annotated() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (record, svg) = (folder.join("judged.txt"), folder.join("judged.svg"));
    let text = "[Variant \"sixth\"]\n\n1. b2 c2 2. c2>b2 b3 3. b2>b3 c3 4. d4 b3>d4 5. d4>c3 c2 6. c3>c2:3 d4 7. c3>c2:2 1-0\n";
    fs::write(&record, text).expect("a file");
    let (name, picture) = (record.to_str().expect("UTF-8"), svg.to_str().expect("UTF-8"));
    let common = ["--record", name, "--nodes", "3000", "--hash", "1"];
    let with = |more: &[&str]| analyse(&[&common, more].concat());

    let found: Value = serde_json::from_str(&with(&["--json", "--svg", picture])).expect("JSON");
    let moves = found["moves"].as_array().expect("moves");
    assert_eq!((moves.len(), &found["complete"]), (13, &true.into()));
    assert_eq!(
        (&moves[12]["move"], &moves[12]["after"]["chance_first"]),
        (&"c3>c2:2".into(), &1.0.into())
    );
    // Brown's last move let a king be made.
    assert_eq!(moves[11]["side"], 1);
    assert!(
        found["sides"]
            .as_array()
            .is_some_and(|sides| sides.iter().all(|side| side["accuracy"].is_f64()))
    );
    let picture = fs::read_to_string(svg).expect("a picture");
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));

    let annotated: Record = with(&["--annotate"]).parse().expect("a record");
    assert_eq!(annotated.main_line().ply(), 13);
    assert_eq!(
        annotated
            .nodes()
            .filter(|(_, node)| node.after().eval().is_some())
            .count(),
        12
    );
    let table = with(&[]);
    assert!(
        table.contains("accuracy") && table.lines().count() > 16,
        "{table}"
    );
}
