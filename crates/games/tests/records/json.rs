//! The JSON twin.

use trilith_games::Record;
use trilith_games::record::{MAX_JSON, MAX_TEXT};

use crate::variant;

#[test]
fn json_is_forgiving_about_what_may_be_missing_and_nothing_else() {
    assert_eq!(
        Record::from_json(r#"{"variant":"27"}"#).unwrap(),
        Record::new(variant("27"))
    );
    assert_eq!(
        Record::from_json(r#"{"variant":"27","position":null,"moves":[]}"#).unwrap(),
        Record::new(variant("27"))
    );
    let wrong = [
        (r#"{}"#, "line 1, column 2: missing field `variant`"),
        (
            r#"{"variant":"27","é":0,"x":1}"#,
            "line 1, column 19: unknown field",
        ),
        (r#"{"variant":"27","variant":"27"}"#, "duplicate field"),
        ("{\"variant\":\n 27}", "line 2, column 3: invalid type"),
        (r#"{"variant":"27","game":"Six"}"#, "game: the game is `Six`"),
        (r#"{"variant":"28"}"#, "variant: `28`"),
        (r#"{"variant":"27","result":"won"}"#, "result: `won`"),
        (
            r#"{"variant":"27","moves":[{"move":"1:4","nags":[256]}]}"#,
            "invalid value",
        ),
        (
            r#"{"variant":"27","moves":[{"move":"1:4","mark":1}]}"#,
            "unknown field",
        ),
        (
            r#"{"variant":"27","moves":[{"move":"1:4","eval":"big"}]}"#,
            "moves[0].eval: `big`",
        ),
        (
            r#"{"variant":"27","moves":[{"move":"1:4","clk":"5"}]}"#,
            "moves[0].clk: `5`",
        ),
        (
            r#"{"variant":"27","moves":[{"move":"1:4","variations":[{"moves":[]}]}]}"#,
            "moves[0].variations[0]: a variation has no move",
        ),
        (
            r#"{"variant":"27","moves":[{"move":"1:4"},{"move":"9:3","variations":[{"moves":[{"move":"1:1"}]}]}]}"#,
            "moves[1].variations[0].moves[0].move: `1:1` is not allowed",
        ),
        (r#"{"variant":"27"} x"#, "trailing characters"),
        (r#"{"variant":"27","tags":{"a b":"x"}}"#, "tags.?: "),
        ("[]", "line 1, column "),
        ("", "line 1, column 1: EOF"),
    ];
    for (json, problem) in wrong {
        let error = Record::from_json(json).unwrap_err().to_string();
        assert!(error.contains(problem), "{json}\n{error}\nshould say\n{problem}");
    }
}

#[test]
fn a_record_that_json_makes_too_large_for_its_text_is_refused() {
    let comment = "}".repeat(9_000);
    let node = format!(r#"{{"move":"1:3","comment":"{comment}"}}"#);
    let variations = vec![format!(r#"{{"moves":[{node}]}}"#); 80].join(",");
    let json = format!(r#"{{"variant":"27","moves":[{{"move":"1:4","variations":[{variations}]}}]}}"#);
    assert!(json.len() < MAX_TEXT);
    let error = Record::from_json(&json).unwrap_err().to_string();
    assert!(error.contains("this one would be written with more"), "{error}");
    assert!(
        Record::from_json(&" ".repeat(MAX_JSON + 1))
            .unwrap_err()
            .to_string()
            .contains("at most 6291456 bytes")
    );
}
