//! Databases of earlier versions hold setups and events like these. They are never to change.

use super::*;

fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The table after these lines of a log, one millisecond after the other.
fn replayed(setup: &str, events: &[&str]) -> Table {
    let mut table = Table::new(read(setup)).expect("a table");
    for (at, event) in (1..).zip(events) {
        table.apply(&read(event), at).expect("what happened then");
    }
    table
}

const AGAINST_THE_COMPUTER: &str =
    r#"{"variant":"27","seats":[{"kind":"guest","id":"0a1b2c"},{"kind":"computer","level":3}]}"#;
const WITH_A_CLOCK: &str = r#"{"variant":"27","seats":[{"kind":"guest","id":"0a1b2c"},{"kind":"guest","id":"0a1b2c"}],"time":{"initial":10000,"increment":1000}}"#;

#[test]
fn a_game_against_the_computer_with_everything_that_could_happen() {
    let table = replayed(
        AGAINST_THE_COMPUTER,
        &[
            r#"{"kind":"moved","text":"1:7"}"#,
            r#"{"kind":"moved","text":"9:4"}"#,
            r#"{"kind":"declined"}"#,
            r#"{"kind":"declined"}"#,
            r#"{"kind":"tookback","plies":0}"#,
            r#"{"kind":"moved","text":"1:4"}"#,
            r#"{"kind":"resigned","seat":0}"#,
        ],
    );
    assert_eq!((table.game().ply(), table.result().as_str()), (1, "0-1"));
    assert_eq!(table.setup().terms, Terms::default());
}

#[test]
fn a_game_with_clocks_that_a_restart_interrupted() {
    let table = replayed(
        WITH_A_CLOCK,
        &[
            r#"{"kind":"moved","text":"1:7"}"#,
            r#"{"kind":"resumed","away":60000}"#,
            r#"{"kind":"flagged","seat":1}"#,
        ],
    );
    assert_eq!(table.result(), "1-0");
    assert_eq!(
        table.clock().map(Clock::control),
        Some(TimeControl::Live {
            initial: 10_000,
            increment: 1_000
        })
    );
}

#[test]
fn a_drawn_game_from_a_position_of_its_own() {
    let setup = r#"{"variant":"six","position":"POSITION","seats":[{"kind":"guest","id":"0a1b2c"},{"kind":"guest","id":"0a1b2c"}]}"#;
    let mut six = Game::new("six".parse().expect("a variant"));
    six.play_text("2,-1").expect("a legal move");
    let setup = setup.replace("POSITION", &six.position_text());
    let table = replayed(
        &setup,
        &[r#"{"kind":"moved","text":"2,0"}"#, r#"{"kind":"drawn"}"#],
    );
    assert_eq!(table.result(), "1/2-1/2");
}

#[test]
fn what_was_written_then_is_written_the_same_now() {
    for text in [AGAINST_THE_COMPUTER, WITH_A_CLOCK] {
        let setup: Setup = read(text);
        assert_eq!(serde_json::to_string(&setup).expect("JSON"), text);
    }
    for text in [
        r#"{"kind":"moved","text":"1:7"}"#,
        r#"{"kind":"tookback","plies":0}"#,
        r#"{"kind":"resigned","seat":0}"#,
        r#"{"kind":"drawn"}"#,
        r#"{"kind":"flagged","seat":1}"#,
        r#"{"kind":"resumed","away":60000}"#,
    ] {
        let event: Event = read(text);
        assert_eq!(serde_json::to_string(&event).expect("JSON"), text);
    }
    let declined: Event = read(r#"{"kind":"declined"}"#);
    assert_eq!(declined, Event::Declined { offer: Offer::Draw });
}

#[test]
fn what_is_written_now_keeps_its_form() {
    let lines = vec![vec!["9:4".to_owned(), "2:5".to_owned()]];
    let id = || ANN.to_owned();
    for (event, text) in [
        (
            Event::Moved {
                text: "1:7".to_owned(),
                lag: 30,
                planned: true,
            },
            r#"{"kind":"moved","text":"1:7","lag":30,"planned":true}"#,
        ),
        (
            Event::Declined {
                offer: Offer::TakeBack,
            },
            r#"{"kind":"declined","offer":"takeback"}"#,
        ),
        (
            Event::Sat { seat: 1, id: id() },
            r#"{"kind":"sat","seat":1,"id":"ann"}"#,
        ),
        (
            Event::Offered {
                seat: 1,
                offer: Offer::Rematch,
            },
            r#"{"kind":"offered","seat":1,"offer":"rematch"}"#,
        ),
        (Event::Aborted { seat: 0 }, r#"{"kind":"aborted","seat":0}"#),
        (Event::Abandoned { seat: 0 }, r#"{"kind":"abandoned","seat":0}"#),
        (
            Event::Planned {
                seat: 1,
                premove: Some("9:4".to_owned()),
                lines,
            },
            r#"{"kind":"planned","seat":1,"premove":"9:4","lines":[["9:4","2:5"]]}"#,
        ),
        (
            Event::Said {
                by: id(),
                room: Room::Watchers,
                text: "hello".to_owned(),
            },
            r#"{"kind":"said","by":"ann","room":"watchers","text":"hello"}"#,
        ),
        (
            Event::Continued {
                next: "abc".to_owned(),
            },
            r#"{"kind":"continued","next":"abc"}"#,
        ),
    ] {
        assert_eq!(serde_json::to_string(&event).expect("JSON"), text);
        assert_eq!(read::<Event>(text), event);
    }
    let setup = r#"{"variant":"27","seats":[{"kind":"guest","id":"ann"},{"kind":"open"}],"time":{"days":3},"terms":{"take_backs":false,"private":true,"listed":true,"rated":true}}"#;
    assert_eq!(serde_json::to_string(&read::<Setup>(setup)).expect("JSON"), setup);
    let some = r#"{"variant":"27","seats":[],"terms":{"rated":true}}"#;
    let expected = Terms {
        rated: true,
        ..Terms::default()
    };
    assert_eq!(read::<Setup>(some).terms, expected);
}

#[test]
fn a_command_reads_as_programs_write_it() {
    for (text, command) in [
        (r#"{"do":"move","text":"1:7","ply":0}"#, make("1:7", 0)),
        (r#"{"do":"takeback"}"#, Command::TakeBack),
        (r#"{"do":"sit"}"#, Command::Sit { seat: None }),
        (r#"{"do":"sit","seat":2}"#, Command::Sit { seat: Some(2) }),
        (
            r#"{"do":"decline","offer":"draw"}"#,
            Command::Decline { offer: Offer::Draw },
        ),
        (
            r#"{"do":"plan","ply":4}"#,
            Command::Plan {
                premove: None,
                lines: Vec::new(),
                ply: 4,
            },
        ),
        (
            r#"{"do":"say","room":"players","text":"hello"}"#,
            Command::Say {
                room: Room::Players,
                text: "hello".to_owned(),
            },
        ),
    ] {
        assert_eq!(read::<Command>(text), command);
    }
    for text in [
        r#"{"do":"move","text":"1:7","ply":-1}"#,
        r#"{"do":"sit","seat":256}"#,
        r#"{"do":"fly"}"#,
        r#"{"do":"decline","offer":"everything"}"#,
    ] {
        assert!(serde_json::from_str::<Command>(text).is_err(), "{text}");
    }
}

#[test]
fn the_same_events_give_the_same_table() {
    let mut table = played(against_the_computer(), 0);
    let mut events = Vec::new();
    for text in ["1:4", "9:3"] {
        let event = table.decide_move(text, &Facts::at(0)).expect("a legal move");
        table.apply(&event, 0).expect("a legal move");
        events.push(event);
    }
    let json = serde_json::to_string(&events).expect("JSON");
    let read: Vec<Event> = serde_json::from_str(&json).expect("events");
    let mut again = against_the_computer();
    for event in &read {
        again.apply(event, 0).expect("a legal move");
    }
    assert_eq!(again, table);
}
