use super::*;

const ANN: &str = "ann";

fn setup(variant: &str, seats: &[Player], time: Option<TimeControl>) -> Setup {
    Setup {
        variant: variant.to_owned(),
        position: None,
        seats: seats.to_vec(),
        time,
        terms: Terms::default(),
    }
}

fn ann() -> Player {
    Player::Guest { id: ANN.to_owned() }
}

fn against_the_computer() -> Table {
    Table::new(setup("27", &[ann(), Player::Computer { level: 3 }], None)).expect("a table")
}

fn act(table: &mut Table, command: Command, now: Millis) -> Result<Event, Refusal> {
    let event = match table.decide(ANN, &command, &Facts::at(now))? {
        Decision::Event(event) => event,
        // The computer agrees to everything.
        Decision::AskComputer(_) => Event::Drawn,
        Decision::MakeRematch => Event::Continued {
            next: "next".to_owned(),
        },
    };
    table.apply(&event, now)?;
    Ok(event)
}

fn play(table: &mut Table, text: &str, now: Millis) -> Result<Event, Refusal> {
    let ply = table.game().ply();
    act(
        table,
        Command::Move {
            text: text.to_owned(),
            ply,
        },
        now,
    )
}

#[test]
fn only_who_sits_there_and_is_to_move_moves() {
    let mut table = against_the_computer();
    let stranger = Command::Move {
        text: "1:4".to_owned(),
        ply: 0,
    };
    assert_eq!(
        table.decide("bob", &stranger, &Facts::at(0)),
        Err(Refusal::NotAtTable)
    );
    assert!(play(&mut table, "1:4", 0).is_ok());
    assert_eq!(play(&mut table, "9:3", 0), Err(Refusal::NotYourTurn));
}

#[test]
fn a_move_meant_for_another_position_is_refused() {
    let table = against_the_computer();
    let late = Command::Move {
        text: "1:4".to_owned(),
        ply: 2,
    };
    assert_eq!(table.decide(ANN, &late, &Facts::at(0)), Err(Refusal::Stale));
}

#[test]
fn taking_back_leads_to_ones_own_last_turn() {
    let mut table = against_the_computer();
    assert_eq!(
        act(&mut table, Command::TakeBack, 0),
        Err(Refusal::NothingToTakeBack)
    );
    play(&mut table, "1:4", 0).expect("a legal move");
    assert_eq!(
        act(&mut table, Command::TakeBack, 0),
        Ok(Event::TookBack { plies: 0 })
    );
    play(&mut table, "1:4", 0).expect("a legal move");
    let reply = table.decide_move("9:3", &Facts::at(0)).expect("a legal move");
    table.apply(&reply, 0).expect("a legal move");
    assert_eq!(
        act(&mut table, Command::TakeBack, 0),
        Ok(Event::TookBack { plies: 0 })
    );
    assert_eq!(table.game().ply(), 0);
}

#[test]
fn a_resignation_can_be_taken_back_by_nobody() {
    let mut table = against_the_computer();
    act(&mut table, Command::Resign, 0).expect("resigned");
    assert_eq!(table.result(), "0-1");
    assert_eq!(act(&mut table, Command::TakeBack, 0), Err(Refusal::Over));
}

#[test]
fn the_loser_begins_the_next_game_and_after_a_draw_the_other() {
    let mut lost = against_the_computer();
    act(&mut lost, Command::Resign, 0).expect("resigned");
    assert_eq!(lost.rematch().seats, [ann(), Player::Computer { level: 3 }]);
    let mut drawn = against_the_computer();
    act(&mut drawn, Command::Draw, 0).expect("drawn");
    assert_eq!(drawn.rematch().seats, [Player::Computer { level: 3 }, ann()]);
}

#[test]
fn clocks_stand_until_the_first_move_and_downtime_is_charged_to_nobody() {
    let time = TimeControl::Live {
        initial: 10_000,
        increment: 1_000,
    };
    let mut table = Table::new(setup("27", &[ann(), ann()], Some(time))).expect("a table");
    play(&mut table, "1:4", 50_000).expect("a legal move");
    let left = |table: &Table, now| table.clock().map(|clock| clock.all_left(table.to_move(), now));
    assert_eq!(left(&table, 50_000), Some(vec![11_000, 10_000]));
    assert_eq!(left(&table, 53_000), Some(vec![11_000, 7_000]));
    table
        .apply(&Event::Resumed { away: 60_000 }, 115_000)
        .expect("resumed");
    assert_eq!(left(&table, 115_000), Some(vec![11_000, 5_000]));
    assert_eq!(table.due(), Some(120_000 + LAG_MOST));
    assert_eq!(table.flagged(120_499), None);
    assert_eq!(table.flagged(120_500), Some(Event::Flagged { seat: 1 }));
    // A move that comes too late is the fall of the flag.
    assert_eq!(play(&mut table, "9:3", 121_000), Ok(Event::Flagged { seat: 1 }));
    assert_eq!(table.result(), "1-0");
}

#[test]
fn what_nobody_would_play_is_no_table() {
    let bad = |variant, seats: &[Player], time| Table::new(setup(variant, seats, time)).err();
    assert_eq!(
        bad("six:players=4", &[ann(), ann()], None),
        Some(SetupError::Seats(4))
    );
    let eleven = Player::Computer { level: 11 };
    assert_eq!(bad("27", &[ann(), eleven], None), Some(SetupError::Level(11)));
    let endless = TimeControl::Live {
        initial: u64::MAX,
        increment: 0,
    };
    assert_eq!(bad("27", &[ann(), ann()], Some(endless)), Some(SetupError::Time));
    assert!(matches!(
        bad("chess", &[ann(), ann()], None),
        Some(SetupError::Text(_))
    ));
}

#[test]
fn the_same_events_give_the_same_table() {
    let mut table = against_the_computer();
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
    assert_eq!(again.game().position_text(), table.game().position_text());
}
