use super::*;

fn say(room: Room, text: &str) -> Command {
    Command::Say {
        room,
        text: text.to_owned(),
    }
}

fn said(result: Result<Event, Refusal>) -> Result<String, Refusal> {
    result.map(|event| match event {
        Event::Said { text, .. } => text,
        other => panic!("{other:?}"),
    })
}

fn heard(table: &Table, who: &str) -> Vec<String> {
    table.heard_by(who).map(|line| line.text.clone()).collect()
}

#[test]
fn players_talk_with_players_and_watchers_with_watchers_until_the_end() {
    let mut table = of_two();
    let (players, watchers) = (Room::Players, Room::Watchers);
    let among_players = act(&mut table, ANN, &say(players, "hello"), 1).expect("said");
    let among_watchers = act(&mut table, EVE, &say(watchers, "play 9:4!"), 2).expect("said");
    assert_eq!(
        act(&mut table, ANN, &say(watchers, "x"), 0),
        Err(Refusal::OtherRoom)
    );
    assert_eq!(
        act(&mut table, EVE, &say(players, "x"), 0),
        Err(Refusal::OtherRoom)
    );
    assert_eq!(heard(&table, BOB), ["hello"]);
    assert_eq!(heard(&table, EVE), ["play 9:4!"]);
    assert!(table.visible(&among_players, BOB).is_some());
    assert!(table.visible(&among_players, EVE).is_none());
    assert!(table.visible(&among_watchers, BOB).is_none());
    assert!(table.visible(&among_watchers, EVE).is_some());
    table.apply(&Event::Drawn, 3).expect("drawn");
    for who in [ANN, BOB, EVE] {
        assert_eq!(heard(&table, who), ["hello", "play 9:4!"], "{who}");
        assert!(table.visible(&among_players, who).is_some());
    }
    let line = &table.talk()[0];
    assert_eq!((line.by.as_str(), line.seat, line.at), (ANN, Some(0), 1));
    assert_eq!(table.talk()[1].seat, None);
}

#[test]
fn nobody_but_the_players_talks_at_a_private_table() {
    let terms = Terms {
        private: true,
        ..Terms::default()
    };
    let setup = Setup {
        terms,
        ..setup("27", &[guest(ANN), guest(BOB)])
    };
    let mut table = Table::new(setup).expect("a table");
    assert_eq!(
        act(&mut table, EVE, &say(Room::Watchers, "x"), 0),
        Err(Refusal::NotAtTable)
    );
    assert!(!table.can(EVE, &Facts::at(0)).say);
}

#[test]
fn what_is_said_is_one_line_that_can_be_seen() {
    let mut table = of_two();
    let mut says = |text: &str| said(act(&mut table, ANN, &say(Room::Players, text), 0));
    assert_eq!(says("  a\tb\nc\u{0}\u{1b}[2J "), Ok("a b c[2J".to_owned()));
    assert_eq!(
        says("\u{202e}abc\u{2066}"),
        Ok("abc".to_owned()),
        "nothing runs backwards"
    );
    assert_eq!(says("<b>é 漢字 🙂</b>"), Ok("<b>é 漢字 🙂</b>".to_owned()));
    assert_eq!(says(" \n\u{7} "), Err(Refusal::NothingSaid));
    assert_eq!(says(""), Err(Refusal::NothingSaid));
}

#[test]
fn a_message_has_up_to_three_hundred_characters() {
    let mut table = of_two();
    let mut says = |text: String| said(act(&mut table, ANN, &say(Room::Players, &text), 0));
    assert!(says("漢".repeat(300)).is_ok());
    assert!(says(format!("  {}  ", "x".repeat(300))).is_ok());
    assert_eq!(says("x".repeat(301)), Err(Refusal::TooMuchSaid));
    assert_eq!(says(" ".repeat(1_000_000)), Err(Refusal::TooMuchSaid));
}

#[test]
fn a_table_has_its_fill_and_watchers_silence_no_player() {
    let mut table = of_two();
    for _ in 0..250 {
        act(&mut table, EVE, &say(Room::Watchers, "x"), 0).expect("said");
    }
    assert_eq!(
        act(&mut table, EVE, &say(Room::Watchers, "x"), 0),
        Err(Refusal::TalkFull)
    );
    assert!(act(&mut table, ANN, &say(Room::Players, "x"), 0).is_ok());
    let more = Event::Said {
        by: EVE.to_owned(),
        room: Room::Watchers,
        text: "x".to_owned(),
    };
    assert_eq!(table.apply(&more, 0), Err(Refusal::TalkFull));
}
