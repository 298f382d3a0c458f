//! Moves, their numbers and their marks.

use trilith_games::Record;
use trilith_games::record::Spot;

use crate::{moves, read, written};

#[test]
fn move_numbers_are_read_in_every_form_and_written_in_one() {
    let forms = [
        "1. 1:4 9:3 2. 1:2",
        "1.1:4 9:3 2.1:2",
        "1. 1:4 1... 9:3 2. 1:2",
        "1:4 9:3 1:2",
        "1 1:4 9:3 2 1:2 *",
        "1. 1:4 1. ... 9:3 2 . 1:2",
        "1.1:4 1...9:3 77. 1:2",
        "\u{feff}\r\n1.\r\n1:4\r\n9:3\r\n\t2.\u{a0}1:2\r\n*\r\n",
        "1. 1:4\n% 1:9\n9:3\n%\n2. 1:2",
        "1. 1:4\r%1:9\r9:3 2. 1:2*",
    ];
    for form in forms {
        assert_eq!(
            moves(form).map(|record| written(&record)),
            Ok("1. 1:4 9:3 2. 1:2 *".to_owned()),
            "{form}"
        );
    }
}

#[test]
fn a_percent_sign_elsewhere_is_no_comment() {
    assert!(moves("1. 1:4 % 9:3").is_err());
}

#[test]
fn a_count_that_was_left_out_is_filled_in() {
    let record = read("[Variant \"sixth\"] 1. c3 c4 2. c3>c4");
    assert_eq!(written(&record), "1. c3 c4 2. c3>c4:1 *");
}

#[test]
fn marks_are_read_as_numbers() {
    let record = moves("1. 1:4! 9:3 ?? $13 2. 1:2!?$1$255$1").unwrap();
    assert_eq!(written(&record), "1. 1:4 $1 9:3 $4 $13 2. 1:2 $5 $1 $255 *");
    let all = ["!", "?", "!!", "??", "!?", "?!"].map(|suffix| {
        let record = moves(&format!("1:4{suffix}")).unwrap();
        record.line().nodes()[0].nags().to_vec()
    });
    assert_eq!(all, [[1], [2], [3], [4], [5], [6]]);
}

#[test]
fn a_mark_that_is_none_is_refused() {
    assert!(
        moves("1:4 $256")
            .unwrap_err()
            .starts_with("line 2, column 5: `$256` is no mark")
    );
    assert!(
        moves("1:4 $")
            .unwrap_err()
            .starts_with("line 2, column 5: `$` is no mark")
    );
    assert!(
        moves("1:4!!!")
            .unwrap_err()
            .starts_with("line 2, column 4: `!!!`")
    );
    assert!(moves("$1 1:4").unwrap_err().contains("before the first move"));
    assert!(moves("! 1:4").unwrap_err().contains("before the first move"));
}

#[test]
fn an_illegal_move_is_refused_with_the_rule_it_breaks() {
    let error = moves("1. 1:4 9:3\n2. 9:1").unwrap_err();
    assert!(
        error.starts_with("line 3, column 4: `9:1` is not allowed: "),
        "{error}"
    );
    assert!(error.len() > "line 3, column 4: `9:1` is not allowed: ".len());
    let error = moves("1. e4").unwrap_err();
    assert!(
        error.starts_with("line 2, column 4: `e4`, at character "),
        "{error}"
    );
}

#[test]
fn columns_count_characters_and_lines_end_in_any_way() {
    let spot = |text: &str| text.parse::<Record>().unwrap_err().spot().clone();
    assert_eq!(
        spot("[Variant \"27\"]\r\n\r\n{äöü} x"),
        Spot::Text { line: 3, column: 7 }
    );
    assert_eq!(spot("[Variant \"27\"]\r\rx"), Spot::Text { line: 3, column: 1 });
    assert_eq!(
        spot("\u{feff}[Variant \"27\"] x"),
        Spot::Text { line: 1, column: 16 }
    );
    assert_eq!(
        spot("[Variant \"27\"]\n1:4 {a\n b [%eval x]}"),
        Spot::Text { line: 3, column: 4 }
    );
}

#[test]
fn an_error_repeats_no_control_characters_and_not_too_much() {
    for junk in ["\u{7}\u{1b}[2J", "x\0", &"é".repeat(5000), &"\u{1b}".repeat(5000)] {
        for text in [
            format!("1:4 {junk}"),
            format!("{{[%{junk} x]}}"),
            format!("{{[%eval {junk}]}}"),
            format!("1:4 ${junk}"),
        ] {
            let error = moves(&text).unwrap_err();
            assert!(!error.contains(char::is_control), "{error:?}");
            assert!(error.chars().count() < 500, "{error}");
        }
    }
    let json = format!(r#"{{"variant":"27","{}":1}}"#, "\\u001b".repeat(5000));
    let error = Record::from_json(&json).unwrap_err().to_string();
    assert!(
        !error.contains(char::is_control) && error.chars().count() < 500,
        "{error:?}"
    );
}
