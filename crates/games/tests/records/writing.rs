//! The canonical text: numbers, positions, line breaks.

use trilith_games::common::Random;
use trilith_games::record::{Annotation, Place};
use trilith_games::{Game, Record};

use crate::{assert_refused, assert_same_both_ways, moves, read, variant, written};

#[test]
fn the_example_of_the_documentation_is_canonical_in_both_forms() {
    let page = include_str!("../../../../docs/records.md");
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
