//! What is said in commands: evaluations, clocks and those that Trilith does not know.

use std::time::Duration;

use trilith_games::Record;
use trilith_games::common::Side;
use trilith_games::record::{Annotation, Clock, Eval, MAX_COMMANDS, Place};

use crate::{assert_same_both_ways, moves, written};

#[test]
fn an_evaluation_is_a_number_or_a_win() {
    let cases = [
        ("0.35", "0.35"),
        ("+1", "1.00"),
        ("-0.5", "-0.50"),
        ("-0.125", "-0.125"),
        ("-0.00", "0.00"),
        ("1000", "1000.00"),
        ("-1000.000", "-1000.00"),
        ("0.05", "0.05"),
        ("#1", "#1"),
        ("#-9999", "#-9999"),
    ];
    for (given, wanted) in cases {
        let eval: Eval = given.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(eval.to_string(), wanted);
        assert_eq!(wanted.parse(), Ok(eval));
    }
    for wrong in [
        "", "-", "1.", ".5", "0.1234", "1000.001", "1001", "--1", "+-1", "1e3", "NaN", "#", "#0", "#10000",
        "#+1", "१", "0,5",
    ] {
        assert!(wrong.parse::<Eval>().is_err(), "{wrong}");
        let text = format!("1:4 {{[%eval {wrong}]}}");
        assert!(moves(&text).unwrap_err().contains("an evaluation is"), "{text}");
    }
}

#[test]
fn a_clock_has_hours_minutes_and_seconds() {
    let cases = [
        ("0:04:58", "0:04:58", 298_000),
        ("00:00:00.000", "0:00:00", 0),
        ("1:00:00.25", "1:00:00.250", 3_600_250),
        ("0:00:00.001", "0:00:00.001", 1),
        ("9999:59:59.999", "9999:59:59.999", 35_999_999_999),
    ];
    for (given, wanted, milliseconds) in cases {
        let clock: Clock = given.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(
            (clock.to_string().as_str(), clock.duration()),
            (wanted, Duration::from_millis(milliseconds))
        );
        assert_eq!(Clock::new(Duration::from_millis(milliseconds)), clock);
    }
    for wrong in [
        "",
        "4:58",
        "0:4:58",
        "0:60:00",
        "0:00:60",
        "0:00:00.",
        "0:00:00.0001",
        "-1:00:00",
        "10000:00:00",
        "0:00:00:00",
    ] {
        assert!(wrong.parse::<Clock>().is_err(), "{wrong}");
    }
    assert_eq!(Clock::new(Duration::MAX), Clock::MAX);
}

#[test]
fn commands_are_kept_in_their_order_before_the_words() {
    let record = moves("1:4 {well [%b  2  3] played [%clk 0:04:58][%a][%eval #2] }").unwrap();
    let after = record.line().nodes()[0].after();
    assert_eq!(after.text(), "well played");
    assert_eq!(
        after.eval(),
        Some(Eval::Win {
            side: Side::First,
            moves: 2
        })
    );
    assert_eq!(after.commands().collect::<Vec<_>>(), [("b", "2 3"), ("a", "")]);
    assert_eq!(
        written(&record),
        "1. 1:4 {[%eval #2] [%clk 0:04:58] [%b 2 3] [%a] well played} *"
    );
    assert_same_both_ways(&record);
}

#[test]
fn a_command_may_hold_closing_brackets_and_braces() {
    let record = moves(r"1:4 {[%x a\]b\}c\\]}").unwrap();
    assert_eq!(
        record.line().nodes()[0].after().commands().next(),
        Some(("x", r"a]b}c\"))
    );
    assert_eq!(written(&record), r"1. 1:4 {[%x a\]b\}c\\]} *");
    assert_same_both_ways(&record);
}

#[test]
fn words_that_look_like_a_command_stay_words() {
    let mut record = moves("1:4").unwrap();
    record
        .annotate(
            &Place::on_main_line(1),
            Annotation::new("[%eval 1] [x] [ %").unwrap(),
        )
        .unwrap();
    assert_eq!(written(&record), r"1. 1:4 {\[%eval 1] [x] [ %} *");
    assert_same_both_ways(&record);
}

#[test]
fn a_command_that_is_not_well_formed_is_refused_where_it_stands() {
    assert!(
        moves("1:4 {a [%eval 1}")
            .unwrap_err()
            .starts_with("line 2, column 8: a command")
    );
    assert!(moves("1:4 {[% 1]}").unwrap_err().contains("is no name"));
    assert!(
        moves("1:4 {[%eval 1][%eval 1]}")
            .unwrap_err()
            .contains("given twice")
    );
    assert!(
        moves("1:4 {[%clk 0:00:01]} {[%clk 0:00:02]}")
            .unwrap_err()
            .contains("given twice")
    );
    assert!(moves(&format!("1:4 {{{}}}", "[%a]".repeat(MAX_COMMANDS))).is_ok());
    assert!(
        moves(&format!("1:4 {{{}}}", "[%a]".repeat(MAX_COMMANDS + 1)))
            .unwrap_err()
            .contains("at most 100 commands")
    );
}

#[test]
fn evaluation_and_clock_are_no_unknown_commands() {
    for name in ["eval", "clk"] {
        assert!(Annotation::default().add_command(name, "1").is_err());
        let json = format!(r#"{{"variant":"27","moves":[{{"move":"1:4","commands":[["{name}","1"]]}}]}}"#);
        assert!(
            Record::from_json(&json)
                .unwrap_err()
                .to_string()
                .starts_with("moves[0].commands: ")
        );
    }
}
