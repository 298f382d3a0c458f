//! What stands before the moves.

use trilith_games::Record;
use trilith_games::record::MAX_TAGS;

use crate::{assert_refused, assert_same_both_ways, read, variant};

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
        "line 1, column 25: a tag holds no control characters",
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
