//! Records: what is read, what is refused and where, and that nothing is lost on the way out and back in.

use std::time::{Duration, Instant};

use trilith_games::common::{Outcome, Random, Side};
use trilith_games::record::{
    Annotation, Branch, ChangeError, Clock, Eval, MAX_COMMANDS, MAX_COMMENT, MAX_DEPTH, MAX_FILE,
    MAX_FILE_RECORDS, MAX_JSON, MAX_MOVES, MAX_TAGS, MAX_TEXT, Place, Spot, read_all,
};
use trilith_games::{Game, Record, Variant};

const VARIANTS: [&str; 12] = [
    "sixth",
    "sixth:kings",
    "sixth:milady",
    "sixth:kings,milady=a3",
    "sixth:milady=silver,armies,brown=7p1h1g",
    "six",
    "six:first-edition",
    "six:players=4",
    "six:first-edition,players=4",
    "27",
    "27:advanced",
    "27:expert",
];

fn variant(text: &str) -> Variant {
    text.parse().unwrap()
}

fn read(text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A record of 27 with this after its tags.
fn moves(text: &str) -> Result<Record, String> {
    format!("[Variant \"27\"]\n{text}")
        .parse()
        .map_err(|error: trilith_games::RecordError| error.to_string())
}

/// The moves as they are written, on one line.
fn written(record: &Record) -> String {
    let text = record.to_string();
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.trim_end().replace('\n', " ")
}

/// The error of a text that must not be read.
fn refusal(text: &str) -> String {
    match text.parse::<Record>() {
        Ok(record) => panic!("this was read:\n{text}\nas\n{record}"),
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn assert_refused(text: &str, wanted: &str) {
    let error = refusal(text);
    assert!(error.contains(wanted), "{error}\nshould say\n{wanted}");
}

#[track_caller]
fn assert_same_both_ways(record: &Record) {
    let text = record.to_string();
    let again = read(&text);
    assert_eq!(&again, record, "{text}");
    assert_eq!(again.to_string(), text);
    let json = record.to_json();
    let again = Record::from_json(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
    assert_eq!(&again, record, "{json}");
    assert_eq!(again.to_string(), text);
    assert_eq!(again.to_json(), json);
}

// Tags

#[test]
fn the_example_of_the_documentation_is_canonical_in_both_forms() {
    let page = include_str!("../../../docs/records.md");
    let block = |begin: &str| {
        let (_, rest) = page.split_once(begin).unwrap();
        rest.split_once("```").unwrap().0.to_owned()
    };
    let text = block("```pgn\n");
    let record = read(&text);
    assert_eq!(record.to_string(), text);
    let json = block("```json\n");
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        serde_json::from_str::<serde_json::Value>(&record.to_json()).unwrap(),
        value
    );
    assert_eq!(Record::from_json(&json).unwrap(), record);
}

#[test]
fn a_record_names_its_variant() {
    assert_refused(
        "[Game \"27\"] 1:4",
        "line 1, column 1: the tag `Variant` is missing",
    );
    assert_refused("[Variant \"28\"] 1:4", "line 1, column 11: `28`, at character 1");
    assert_refused("1. 1:4 *", "line 1, column 1: a record begins with its tags");
    assert_refused("", "here is no record");
}

#[test]
fn the_game_agrees_with_the_variant() {
    assert_eq!(
        read("[Game \"SIXTH!\"] [Variant \"sixth\"]"),
        read("[Variant \"sixth\"]")
    );
    assert_eq!(
        read("[Game \"sixth\"] [Variant \"sixth\"]"),
        read("[Variant \"sixth\"]")
    );
    assert_refused(
        "[Game \"Six\"] [Variant \"sixth\"]",
        "line 1, column 8: the game is `Six`",
    );
}

#[test]
fn the_variant_is_written_in_its_canonical_form() {
    let record = read("[Variant \"sixth:armies,kings\"]");
    assert!(record.to_string().contains("[Variant \"sixth:kings,armies\"]"));
}

#[test]
fn tags_are_written_in_a_fixed_order_and_unknown_ones_as_they_came() {
    let record = read(concat!(
        "[Zeal \"1\"][Result \"*\"][Seat2 \"c\"][Black \"odd\"][Seat0 \"a\"]\n",
        "[Event \"2\"] [Red \"even\"][Date \"2026.11.15\"][Variant \"six:players=4\"]"
    ));
    let text = record.to_string();
    let names: Vec<&str> = text
        .lines()
        .filter_map(|line| line[..].strip_prefix('[')?.split(' ').next())
        .collect();
    let wanted = [
        "Game", "Variant", "Date", "Red", "Black", "Seat0", "Seat2", "Result", "Zeal", "Event",
    ];
    assert_eq!(names, wanted);
    assert_same_both_ways(&record);
}

#[test]
fn a_seat_is_an_unknown_tag_at_a_table_of_two() {
    let record = read("[Variant \"six\"] [Event \"x\"] [Seat0 \"y\"]");
    assert!(record.to_string().contains("[Event \"x\"]\n[Seat0 \"y\"]"));
}

#[test]
fn a_tag_is_given_once() {
    assert_refused(
        "[Variant \"27\"]\n[Event \"a\"]\n[Event \"b\"]",
        "line 3, column 1: the tag `Event` is given twice",
    );
    let error = Record::from_json(r#"{"variant":"27","tags":{"Event":"a","Event":"b"}}"#).unwrap_err();
    assert_eq!(error.to_string(), "tags.Event: the tag `Event` is given twice");
}

#[test]
fn a_tag_may_hold_quotes_and_backslashes() {
    let record = read(r#"[Variant "27"] [Event "a \"b\" \\ c\d é"]"#);
    assert_eq!(record.tags().get("Event"), Some(r#"a "b" \ c\d é"#));
    assert!(record.to_string().contains(r#"[Event "a \"b\" \\ c\\d é"]"#));
    assert_same_both_ways(&record);
}

#[test]
fn a_tag_holds_no_control_characters() {
    assert_refused(
        "[Variant \"27\"] [Event \"a\tb\"]",
        "line 1, column 26: a tag holds no control characters",
    );
    assert_refused(
        "[Variant \"27\"] [Event \"a\nb\"]",
        "control characters or line breaks",
    );
    assert!(Record::from_json(r#"{"variant":"27","tags":{"Event":"a\u0007b"}}"#).is_err());
    assert!(
        Record::new(variant("27"))
            .tags_mut()
            .set("Event", "\u{1b}[31m")
            .is_err()
    );
}

#[test]
fn a_tag_that_is_not_well_formed_is_refused_where_it_breaks() {
    assert_refused("[Variant 27]", "line 1, column 10: a tag is written");
    assert_refused("[Variant \"27\" x]", "line 1, column 15: a tag is written");
    assert_refused(
        "[Variant \"27",
        "line 1, column 13: the value of this tag is never closed",
    );
    assert_refused("[2nd \"x\"]", "line 1, column 2: `2nd` is no name");
    assert_refused("[ \"x\"]", "is no name");
    assert_refused("[", "is no name");
}

#[test]
fn names_values_and_the_number_of_tags_are_capped() {
    let with = |tag: String| format!("[Variant \"27\"] {tag} *").parse::<Record>();
    assert!(with(format!("[{} \"x\"]", "N".repeat(64))).is_ok());
    assert!(with(format!("[{} \"x\"]", "N".repeat(65))).is_err());
    assert!(with(format!("[N \"{}\"]", "é".repeat(1000))).is_ok());
    assert!(with(format!("[N \"{}\"]", "é".repeat(1001))).is_err());
    let many = |count: usize| (0..count).map(|i| format!("[N{i} \"x\"]")).collect::<String>();
    let full = with(many(MAX_TAGS)).unwrap();
    assert_same_both_ways(&full);
    assert!(with(many(MAX_TAGS + 1)).is_err());
}

#[test]
fn a_date_may_be_unknown_in_part() {
    for date in ["2026.11.15", "2026.??.??", "????.??.??", "????.02.30"] {
        assert_eq!(
            read(&format!("[Variant \"27\"] [Date \"{date}\"]"))
                .tags()
                .get("Date"),
            Some(date)
        );
    }
    for date in [
        "2026-11-15",
        "2026.13.01",
        "2026.1.5",
        "202?.01.01",
        "",
        "2026.11.15.",
        "0000.00.00",
        "२०२६.११.१५",
    ] {
        assert_refused(
            &format!("[Variant \"27\"] [Date \"{date}\"]"),
            "a date is written like",
        );
    }
}

#[test]
fn tags_that_follow_from_the_record_cannot_be_set() {
    let mut record = Record::new(variant("27"));
    for name in ["Game", "Variant", "Result", "Position"] {
        assert!(record.tags_mut().set(name, "27").is_err(), "{name}");
        let json = format!(r#"{{"variant":"27","tags":{{"{name}":"27"}}}}"#);
        assert!(
            Record::from_json(&json)
                .unwrap_err()
                .to_string()
                .starts_with(&format!("tags.{name}: "))
        );
    }
}

#[test]
fn a_tag_can_be_replaced_and_removed() {
    let mut record = Record::new(variant("27"));
    record.tags_mut().set("Event", "a").unwrap();
    record.tags_mut().set("Event", "b").unwrap();
    assert_eq!(record.tags().iter().collect::<Vec<_>>(), [("Event", "b")]);
    assert_eq!(record.tags_mut().remove("Event").as_deref(), Some("b"));
    assert_eq!(record, Record::new(variant("27")));
}

// Moves

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

// Comments

#[test]
fn a_comment_may_hold_a_closing_brace() {
    let record = moves(r"1:4 {a \} b \\ {c} 9:3").unwrap();
    assert_eq!(record.line().nodes()[0].after().text(), r"a } b \ {c");
    assert_eq!(written(&record), r"1. 1:4 {a \} b \\ {c} 1... 9:3 *");
    assert_same_both_ways(&record);
}

#[test]
fn a_backslash_before_anything_else_is_itself() {
    let record = moves(r"1:4 {c:\temp \o/}").unwrap();
    assert_eq!(record.line().nodes()[0].after().text(), r"c:\temp \o/");
    assert_same_both_ways(&record);
}

#[test]
fn white_space_in_a_comment_is_one_space() {
    let record = moves("1:4 { a\r\n\tb  c }").unwrap();
    assert_eq!(record.line().nodes()[0].after().text(), "a b c");
    let json = r#"{"variant":"27","moves":[{"move":"1:4","comment":" a\r\n\tb  c "}]}"#;
    assert_eq!(Record::from_json(json).unwrap(), record);
}

#[test]
fn comments_in_one_place_are_joined() {
    let record = moves("{a}{b} 1:4 {c} ; d {not this\n {} (1:3) {e}").unwrap();
    assert_eq!(written(&record), "{a b} 1. 1:4 {c d {not this e} (1. 1:3) *");
}

#[test]
fn a_comment_may_stand_before_the_first_move_of_any_line() {
    let record = moves("{main} 1. 1:4 9:3 ({other} 1... 9:2 {after}) *").unwrap();
    assert_eq!(record.line().before().text(), "main");
    assert_eq!(record.line().nodes()[1].variations()[0].before().text(), "other");
    assert_eq!(written(&record), "{main} 1. 1:4 9:3 ({other} 1... 9:2 {after}) *");
    assert_same_both_ways(&record);
}

#[test]
fn a_record_may_have_a_comment_and_no_moves() {
    let record = moves("{nothing yet}").unwrap();
    assert_eq!(written(&record), "{nothing yet} *");
    assert_same_both_ways(&record);
}

#[test]
fn a_comment_holds_no_control_characters() {
    assert!(
        moves("1:4 {a\u{7}}")
            .unwrap_err()
            .starts_with("line 2, column 7: a comment holds no control")
    );
    assert!(Annotation::new("\u{1b}").is_err());
}

#[test]
fn a_comment_that_is_not_closed_is_refused_where_it_begins() {
    assert!(
        moves("1:4\n  {a")
            .unwrap_err()
            .starts_with("line 3, column 3: this comment is never closed")
    );
    assert!(moves(r"1:4 {a\}").unwrap_err().contains("never closed"));
    assert!(moves("1:4 }").unwrap_err().contains("`}` closes no comment"));
    assert!(moves("1:4 ]").unwrap_err().contains("`]` closes no tag"));
}

#[test]
fn a_comment_has_at_most_ten_thousand_characters_however_it_is_put_together() {
    let full = "é".repeat(MAX_COMMENT);
    assert_same_both_ways(&moves(&format!("1:4 {{ {full} }}")).unwrap());
    assert!(
        moves(&format!("1:4 {{{full}é}}"))
            .unwrap_err()
            .contains("at most 10000 characters")
    );
    assert!(moves(&format!("1:4 {{{full}}} {{é}}")).is_err());
    assert!(moves(&format!("1:4 {{{full} [%x]}}")).is_err());
    assert!(Annotation::new(&full).unwrap().add_command("x", "").is_err());
    assert!(
        moves(&format!(
            "1:4 {{{}}}",
            "}".repeat(MAX_COMMENT).replace('}', r"\}")
        ))
        .is_ok()
    );
}

// Commands

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

// Variations

#[test]
fn the_line_goes_on_after_a_variation_where_it_was_left() {
    let record = moves("1. 1:4 9:3 (1... 9:2 2. 1:1 (2. 1:2) 2... 9:1) (1... 9:4) 2. 1:2").unwrap();
    assert_eq!(
        written(&record),
        "1. 1:4 9:3 (1... 9:2 2. 1:1 (2. 1:2) 2... 9:1) (1... 9:4) 2. 1:2 *"
    );
    let main: Vec<String> = record.main_line().moves().iter().map(|m| m.to_string()).collect();
    assert_eq!(main, ["1:4", "9:3", "1:2"]);
    assert_same_both_ways(&record);
}

#[test]
fn every_move_of_a_variation_is_held_to_the_rules() {
    assert!(
        moves("1. 1:4 9:3 (1... 1:2) *")
            .unwrap_err()
            .starts_with("line 2, column 18: `1:2` is not allowed")
    );
    assert!(
        moves("1. 1:4 (1. 1:3 9:3 (1... 9:2 2. 9:1)) 9:3 *")
            .unwrap_err()
            .starts_with("line 2, column 33: ")
    );
}

#[test]
fn a_variation_replaces_a_move_and_has_one() {
    assert!(
        moves("(1:4)")
            .unwrap_err()
            .starts_with("line 2, column 1: a variation replaces a move")
    );
    assert!(
        moves("1:4 ((1:3))")
            .unwrap_err()
            .starts_with("line 2, column 6: a variation replaces a move")
    );
    assert!(
        moves("1:4 ({x})")
            .unwrap_err()
            .starts_with("line 2, column 9: a variation has no move")
    );
    assert!(
        moves("1:4 )")
            .unwrap_err()
            .starts_with("line 2, column 5: no variation is open")
    );
    assert!(
        moves("1:4 (1:3 (1:2) ")
            .unwrap_err()
            .starts_with("line 2, column 5: this variation is never closed")
    );
    assert!(
        moves("1:4 (1:3 [Event \"x\"]")
            .unwrap_err()
            .starts_with("line 2, column 5: this variation is never closed")
    );
    assert!(
        moves("1:4 (1:3 1-0) *")
            .unwrap_err()
            .contains("inside a variation")
    );
}

#[test]
fn variations_are_nested_as_deep_as_allowed_in_both_forms() {
    let nested = |depth: usize| {
        moves(&format!(
            "1:4 {{[%x y]}} {}{}",
            "(1:3 {[%x y]} ".repeat(depth),
            ")".repeat(depth)
        ))
    };
    assert_same_both_ways(&nested(MAX_DEPTH).unwrap());
    assert!(
        nested(MAX_DEPTH + 1)
            .unwrap_err()
            .contains("nested at most 30 deep")
    );
    let json = nested(MAX_DEPTH).unwrap().to_json();
    let deepest = r#"{"move":"1:3","commands":[["x","y"]]}"#;
    let deeper = r#"{"move":"1:3","variations":[{"moves":[{"move":"1:3"}]}]}"#;
    assert!(json.contains(deepest));
    assert!(
        Record::from_json(&json.replacen(deepest, deeper, 1))
            .unwrap_err()
            .to_string()
            .contains("at most 30 deep")
    );
}

#[test]
fn a_record_has_at_most_twenty_thousand_moves() {
    let with = |count: usize| moves(&format!("1:4 {}", "(1:3)".repeat(count - 1)));
    assert_eq!(with(MAX_MOVES).unwrap().nodes().count(), MAX_MOVES);
    assert!(with(MAX_MOVES + 1).unwrap_err().contains("at most 20000 moves"));
}

// Results

/// A finished game of 27, and its moves as text.
fn finished() -> (Game, String) {
    let mut random = Random::new(27);
    loop {
        let mut game = Game::new(variant("27"));
        while let Some(m) = game.random_move(&mut random) {
            game.play(m).unwrap();
        }
        if game.outcome() == Some(Outcome::Win(Side::First)) {
            let texts: Vec<String> = game.moves().iter().map(|m| m.to_string()).collect();
            return (game, texts.join(" "));
        }
    }
}

#[test]
fn a_game_that_ended_by_rule_has_that_result() {
    let (game, text) = finished();
    let record = moves(&text).unwrap();
    assert_eq!(record.result(), Some(Outcome::Win(Side::First)));
    assert_eq!(record, Record::from_game(&game));
    assert!(record.to_string().contains("[Result \"1-0\"]") && written(&record).ends_with(" 1-0"));
    assert_same_both_ways(&record);
    assert_eq!(moves(&format!("{text} 1-0")), Ok(record.clone()));
    assert_eq!(moves(&format!("[Result \"1-0\"] {text}")), Ok(record.clone()));
    for wrong in ["0-1", "1/2-1/2", "*"] {
        let error = moves(&format!("{text}\n{wrong}")).unwrap_err();
        assert!(
            error.starts_with(&format!("line 3, column 1: the result cannot be `{wrong}`")),
            "{error}"
        );
        let error = moves(&format!("[Result \"{wrong}\"] {text}")).unwrap_err();
        assert!(
            error.starts_with("line 2, column 10: the result cannot be"),
            "{error}"
        );
        let json = record
            .to_json()
            .replace(r#""result":"1-0""#, &format!(r#""result":"{wrong}""#));
        assert!(
            Record::from_json(&json)
                .unwrap_err()
                .to_string()
                .starts_with("result: ")
        );
    }
    let error = moves(&format!("{text} 1:1")).unwrap_err();
    assert!(error.contains("the game is over"), "{error}");
}

#[test]
fn a_variation_that_ends_the_game_does_not_end_the_record() {
    let (_, text) = finished();
    let record = moves(&format!("1:4 ({text}) 9:3")).unwrap();
    assert_eq!(record.result(), None);
    assert_same_both_ways(&record);
}

#[test]
fn a_game_that_did_not_end_by_rule_may_have_any_result() {
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        let by_terminator = moves(&format!("1:4 {result}")).unwrap();
        let by_tag = moves(&format!("[Result \"{result}\"] 1:4")).unwrap();
        assert_eq!(by_terminator, by_tag);
        assert_eq!(written(&by_tag), format!("1. 1:4 {result}"));
        assert_same_both_ways(&by_tag);
    }
    assert_eq!(moves("1:4").unwrap().result(), None);
}

#[test]
fn tag_and_last_word_agree_on_the_result() {
    let error = moves("[Result \"1-0\"] 1:4 *").unwrap_err();
    assert!(
        error.starts_with("line 2, column 20: the record ends with `*`, but its tag says `1-0`"),
        "{error}"
    );
    assert!(
        moves("[Result \"2-0\"] 1:4")
            .unwrap_err()
            .starts_with("line 2, column 10: `2-0`")
    );
}

#[test]
fn a_record_ends_with_its_result() {
    assert!(
        moves("1:4 * 9:3")
            .unwrap_err()
            .starts_with("line 2, column 7: this stands after the result")
    );
    assert!(moves("1:4 * {late}").unwrap_err().contains("after the result"));
    assert!(
        moves("1:4 * [Variant \"27\"]")
            .unwrap_err()
            .contains("a second record begins here")
    );
}

#[test]
fn the_result_is_set_only_where_the_rules_have_not_set_it() {
    let (game, _) = finished();
    let mut record = Record::from_game(&game);
    assert_eq!(
        record.set_result(None),
        Err(ChangeError::EndedByRule(Outcome::Win(Side::First)))
    );
    assert_eq!(record.set_result(Some(Outcome::Win(Side::First))), Ok(()));
}

// Positions

#[test]
fn a_line_that_begins_with_the_second_seat_is_numbered_so() {
    let mut game = Game::new(variant("27"));
    game.play_text("1:4").unwrap();
    let mut later = Game::from_position(variant("27"), &game.position_text()).unwrap();
    later.play_text("9:3").unwrap();
    later.play_text("1:2").unwrap();
    let record = Record::from_game(&later);
    assert_eq!(record.position(), Some(game.position_text()));
    assert_eq!(written(&record), "1... 9:3 2. 1:2 *");
    assert_same_both_ways(&record);
}

#[test]
fn the_position_of_the_start_is_not_written() {
    let start = Game::new(variant("27")).position_text();
    let record = read(&format!("[Variant \"27\"] [Position \"{start}\"]"));
    assert_eq!(record, Record::new(variant("27")));
    assert!(!record.to_string().contains("Position"));
}

#[test]
fn a_position_that_cannot_be_read_is_refused() {
    assert_refused(
        "[Variant \"27\"]\n[Position \"nowhere\"]",
        "line 2, column 12: `nowhere`, at character ",
    );
    let error = Record::from_json(r#"{"variant":"27","position":"nowhere"}"#).unwrap_err();
    assert!(error.to_string().starts_with("position: `nowhere`"));
}

#[test]
fn four_seats_share_one_number() {
    let mut game = Game::new(variant("six:players=4"));
    let mut random = Random::new(4);
    for _ in 0..6 {
        game.play(game.random_move(&mut random).unwrap()).unwrap();
    }
    let mut record = Record::from_game(&game);
    let m: Vec<String> = game.moves().iter().map(|m| m.to_string()).collect();
    assert_eq!(
        written(&record),
        format!("1. {} {} {} {} 2. {} {} *", m[0], m[1], m[2], m[3], m[4], m[5])
    );
    record
        .annotate(&Place::on_main_line(2), Annotation::new("x").unwrap())
        .unwrap();
    assert!(written(&record).contains(&format!("{} {{x}} 1... {} {} 2. ", m[1], m[2], m[3])));
    assert_same_both_ways(&record);
}

// Writing

#[test]
fn lines_are_broken_before_column_eighty_one() {
    let mut record = Record::new(variant("27"));
    let words = ["word"; 100].join(" ");
    record
        .annotate(&Place::default(), Annotation::new(&words).unwrap())
        .unwrap();
    let text = record.to_string();
    let longest = text.lines().map(|line| line.chars().count()).max();
    assert!(
        longest.is_some_and(|longest| (76..=80).contains(&longest)),
        "{text}"
    );
    assert!(!text.contains(" \n") && text.ends_with("*\n"));
    assert_same_both_ways(&record);
}

#[test]
fn a_word_longer_than_a_line_is_not_broken() {
    let mut record = moves("1:4").unwrap();
    record
        .annotate(&Place::default(), Annotation::new(&"x".repeat(500)).unwrap())
        .unwrap();
    assert_same_both_ways(&record);
}

#[test]
fn a_line_of_a_comment_may_begin_with_a_percent_sign() {
    let mut record = moves("1:4").unwrap();
    record
        .annotate(&Place::default(), Annotation::new(&"% ; ( ".repeat(100)).unwrap())
        .unwrap();
    assert!(record.to_string().contains("\n%"));
    assert_same_both_ways(&record);
}

// Several records

#[test]
fn a_text_may_hold_several_records() {
    let text = "[Variant \"27\"] 1:4 1-0 [Variant \"sixth\"] c3\n\n[Variant \"six\"]";
    let records = read_all(text).unwrap();
    let variants: Vec<String> = records
        .iter()
        .map(|record| record.variant().to_string())
        .collect();
    assert_eq!(variants, ["27", "sixth", "six"]);
    let texts: Vec<String> = records.iter().map(|record| record.to_string()).collect();
    assert_eq!(read_all(&texts.join("\n")).unwrap(), records);
    assert_eq!(read_all(&texts.join("\u{feff}")).unwrap(), records);
    assert_eq!(read_all(" \n"), Ok(Vec::new()));
}

#[test]
fn a_mistake_in_any_record_is_found_at_its_line() {
    let error = read_all("[Variant \"27\"] 1:4 *\n\n[Variant \"27\"]\n9:1").unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("line 4, column 1: `9:1` is not allowed")
    );
    let error = read_all("[Variant \"27\"] 1:4 *\n{between}\n[Variant \"27\"]").unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("line 2, column 1: a record begins with its tags")
    );
}

#[test]
fn each_record_of_a_text_is_held_to_the_size_of_one() {
    let comment = format!("{{{}}}", "x".repeat(9_000));
    let long = format!(
        "[Variant \"27\"] 1:4 {comment} {} *\n",
        format!("(1:3 {comment})").repeat(120)
    );
    let fits = format!(
        "[Variant \"27\"] 1:4 {comment} {} *\n",
        format!("(1:3 {comment})").repeat(60)
    );
    assert!(long.len() > MAX_TEXT && fits.len() < MAX_TEXT && 2 * fits.len() > MAX_TEXT);
    assert_eq!(read_all(&fits.repeat(2)).map(|records| records.len()), Ok(2));
    let error = read_all(&format!("{fits}{long}")).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("line 2, column 1: a record has at most 1048576 bytes"),
        "{error}"
    );
}

#[test]
fn a_text_has_at_most_ten_thousand_records_and_eight_mebibytes() {
    let record = "[Variant \"27\"]*";
    assert_eq!(
        read_all(&record.repeat(MAX_FILE_RECORDS)).map(|records| records.len()),
        Ok(MAX_FILE_RECORDS)
    );
    assert!(
        read_all(&record.repeat(MAX_FILE_RECORDS + 1))
            .unwrap_err()
            .to_string()
            .contains("at most 10000 records")
    );
    assert!(
        read_all(&" ".repeat(MAX_FILE + 1))
            .unwrap_err()
            .to_string()
            .contains("at most 8388608 bytes")
    );
}

// JSON

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
            "line 1, column 20: unknown field",
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

// Changing

#[test]
fn a_move_continues_a_line_or_becomes_a_variation_or_is_there() {
    let mut record = Record::new(variant("27"));
    let start = Place::default();
    let first = record.play(&start, "1:4").unwrap();
    let second = record.play(&first, "9:3").unwrap();
    assert_eq!(second, Place::on_main_line(2));
    let other = record.play(&first, "9:2").unwrap();
    assert_eq!(
        other,
        Place {
            branches: vec![Branch {
                node: 1,
                variation: 0
            }],
            moves: 1
        }
    );
    assert_eq!(record.play(&first, "9:2"), Ok(other.clone()));
    assert_eq!(record.play(&first, "9:3"), Ok(second));
    record.play(&other, "1:1").unwrap();
    // Before its first move a variation has not left its line.
    let before = Place {
        moves: 0,
        ..other.clone()
    };
    assert_eq!(record.game_at(&before), record.game_at(&first));
    let third = record.play(&before, "9:5").unwrap();
    assert_eq!(
        third,
        Place {
            branches: vec![Branch {
                node: 1,
                variation: 1
            }],
            moves: 1
        }
    );
    assert_eq!(written(&record), "1. 1:4 9:3 (1... 9:2 2. 1:1) (1... 9:5) *");
    assert_same_both_ways(&record);
    assert!(matches!(record.play(&other, "9:9"), Err(ChangeError::Move(_))));
    assert_eq!(
        record.play(&Place::on_main_line(9), "1:1"),
        Err(ChangeError::NoSuchPlace)
    );
}

#[test]
fn the_places_of_the_nodes_lead_to_the_nodes() {
    let record = moves("1. 1:4 (1. 1:3 9:3 (1... 9:2) 2. 1:1) (1. 1:2) 1... 9:3 (1... 9:2) 2. 1:2").unwrap();
    let found: Vec<String> = record
        .nodes()
        .map(|(_, node)| node.played().to_string())
        .collect();
    assert_eq!(
        found,
        ["1:4", "1:3", "9:3", "9:2", "1:1", "1:2", "9:3", "9:2", "1:2"]
    );
    for (place, node) in record.nodes() {
        assert_eq!(record.line_at(&place).unwrap().nodes()[place.moves - 1], *node);
        assert_eq!(
            record.game_at(&place).unwrap().moves().last(),
            Some(&node.played())
        );
        assert_eq!(record.annotation(&place), Some(node.after()));
    }
    assert_eq!(record.game_at(&Place::on_main_line(4)), None);
}

#[test]
fn a_main_line_that_ends_the_game_sets_the_result() {
    let (game, _) = finished();
    let mut record = Record::new(variant("27"));
    let mut place = Place::default();
    for m in game.moves() {
        assert_eq!(record.result(), None);
        place = record.play(&place, &m.to_string()).unwrap();
    }
    assert_eq!(record, Record::from_game(&game));
}

#[test]
fn marks_are_replaced() {
    let mut record = moves("1:4! {x}").unwrap();
    record.mark(&Place::on_main_line(1), &[3, 3, 10]).unwrap();
    assert_eq!(written(&record), "1. 1:4 $3 $10 {x} *");
    assert_eq!(
        record.mark(&Place::default(), &[1]),
        Err(ChangeError::NoSuchPlace)
    );
}

// Whatever comes

/// Pieces of which hostile and merely odd texts are made.
const PIECES: [&str; 40] = [
    "{", "}", "(", ")", "[", "]", "[%", "[%eval ", "[%clk ", "]", "\\", "\\}", "\"", ";", "%", "$", "$1",
    "*", " ", "\n", "\r\n", "1.", "1...", "1:4", "c3", "0,1", "pass", "!", "?!", "1-0", "é", "\u{2028}",
    "\u{feff}", "\0", "0.35", "#-1", ",", ":", "null", "word",
];

fn some_text(random: &mut Random, most: usize) -> String {
    (0..random.below(most + 1))
        .map(|_| PIECES[random.below(PIECES.len())])
        .collect()
}

/// A game of a few moves, or to its end, from the variant's start or from a position of its own.
fn some_game(variant: Variant, random: &mut Random) -> Game {
    let mut game = Game::new(variant);
    if random.below(2) == 0 {
        for _ in 0..random.below(30) {
            game.random_move(random).map(|m| game.play(m).unwrap());
        }
        game = Game::from_position(variant, &game.position_text()).unwrap();
    }
    for _ in 0..random.below(60) {
        game.random_move(random).map(|m| game.play(m).unwrap());
    }
    game
}

fn some_annotation(random: &mut Random) -> Annotation {
    let mut annotation = Annotation::default();
    let _ = annotation.set_text(&some_text(random, 30));
    if random.below(3) == 0 {
        annotation.set_eval(Some(Eval::from_thousandths(
            random.below(2_000_001) as i32 - 1_000_000,
        )));
    }
    if random.below(3) == 0 {
        annotation.set_clock(Some(Clock::new(Duration::from_millis(
            random.below(50_000_000_000) as u64,
        ))));
    }
    for _ in 0..random.below(3) {
        let _ = annotation.add_command(["csl", "x_1", "Y"][random.below(3)], &some_text(random, 4));
    }
    annotation
}

fn some_record(variant: Variant, random: &mut Random) -> Record {
    let mut record = Record::from_game(&some_game(variant, random));
    for name in ["Date", "Red", "Black", "Silver", "Seat1", "Event", "x"] {
        let _ = record.tags_mut().set(name, &some_text(random, 6));
    }
    for _ in 0..random.below(25) {
        let places: Vec<Place> = record
            .nodes()
            .map(|(place, _)| place)
            .chain([Place::default()])
            .collect();
        let mut place = places[random.below(places.len())].clone();
        for _ in 0..random.below(4) {
            if let Some(m) = record.game_at(&place).unwrap().random_move(random) {
                place = record.play(&place, &m.to_string()).unwrap();
            }
        }
        record.annotate(&place, some_annotation(random)).unwrap();
        let _ = record.mark(&place, &[random.below(256) as u8, random.below(7) as u8]);
        // The beginning of the line, too.
        record
            .annotate(&Place { moves: 0, ..place }, some_annotation(random))
            .unwrap();
    }
    let results = [
        None,
        Some(Outcome::Draw),
        Some(Outcome::Win(Side::First)),
        Some(Outcome::Win(Side::Second)),
    ];
    let _ = record.set_result(results[random.below(4)]);
    record
}

#[test]
fn every_record_is_the_same_after_writing_and_reading_it() {
    for (seed, name) in VARIANTS.iter().enumerate() {
        let mut random = Random::new(seed as u64);
        for _ in 0..12 {
            assert_same_both_ways(&some_record(variant(name), &mut random));
        }
    }
}

#[test]
fn every_line_of_moves_fits_unless_one_word_does_not() {
    let mut random = Random::new(80);
    for name in VARIANTS {
        let text = some_record(variant(name), &mut random).to_string();
        let (_, moves) = text.split_once("\n\n").unwrap();
        assert!(
            moves
                .lines()
                .all(|line| line.chars().count() <= 80 || !line.contains(' ')),
            "{text}"
        );
    }
}

#[test]
fn whatever_is_read_from_a_spoilt_text_is_a_record() {
    let mut random = Random::new(6);
    let mut read = 0;
    for round in 0..600 {
        let text = some_record(variant(VARIANTS[round % VARIANTS.len()]), &mut random).to_string();
        let mut characters: Vec<char> = text.chars().collect();
        for _ in 0..1 + random.below(3) {
            let at = random.below(characters.len());
            let end = (at + random.below(8)).min(characters.len());
            characters.splice(at..end, some_text(&mut random, 2).chars());
        }
        let text: String = characters.into_iter().collect();
        if let Ok(record) = text.parse::<Record>() {
            assert_same_both_ways(&record);
            read += 1;
        }
        let _ = read_all(&text);
    }
    assert!(read > 20, "only {read} of the texts could be read");
}

#[test]
fn whatever_is_read_from_spoilt_json_is_a_record() {
    let mut random = Random::new(7);
    let mut read = 0;
    for round in 0..600 {
        let json = some_record(variant(VARIANTS[round % VARIANTS.len()]), &mut random).to_json();
        let mut characters: Vec<char> = json.chars().collect();
        let at = random.below(characters.len());
        let end = (at + random.below(3)).min(characters.len());
        characters.splice(at..end, some_text(&mut random, 1).chars());
        if let Ok(record) = Record::from_json(&characters.into_iter().collect::<String>()) {
            assert_same_both_ways(&record);
            read += 1;
        }
    }
    assert!(read > 20, "only {read} of the texts could be read");
}

#[test]
fn pieces_in_any_order_are_read_or_refused() {
    let mut random = Random::new(8);
    for round in 0..3000 {
        let text = format!(
            "[Variant \"{}\"] {}",
            VARIANTS[round % VARIANTS.len()],
            some_text(&mut random, 12)
        );
        if let Ok(record) = text.parse::<Record>() {
            assert_same_both_ways(&record);
        }
        let _ = some_text(&mut random, 12).parse::<Record>();
    }
}

/// A mebibyte of the same again and again, after a beginning.
fn flood(begin: &str, piece: &str) -> String {
    let begin = format!("[Variant \"27\"] {begin}");
    let count = (MAX_TEXT - begin.len()) / piece.len();
    begin + &piece.repeat(count)
}

#[test]
fn a_flood_of_anything_is_answered_soon() {
    let begun = Instant::now();
    for begin in ["", "1:4 ", "1:4 {", "1:4 (1:3 ", "[Event \""] {
        for piece in [
            "(", "( ", ")", "(1:3 ", "(1:3)", "{", "}", "{a}", "{}", "{[%a]}", "[%", "[%a ", "[", "]", "\\",
            "\"", "$1", "!", "1", "1.", ".", ";\n", ";", "%\n", "x", " ", "\n", "*", "é", "[A \"\"]", "1:4 ",
            "\u{feff}",
        ] {
            let _ = flood(begin, piece).parse::<Record>();
        }
    }
    for piece in [
        "[",
        "{\"a\":",
        "\"",
        "\\",
        "{\"variant\":\"27\",\"moves\":[{\"move\":\"1:4\",\"variations\":[",
        "1",
    ] {
        assert!(Record::from_json(&piece.repeat(MAX_TEXT / piece.len())).is_err());
    }
    assert!(
        "x".repeat(MAX_TEXT + 1)
            .parse::<Record>()
            .unwrap_err()
            .to_string()
            .contains("at most 1048576 bytes")
    );
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
}
