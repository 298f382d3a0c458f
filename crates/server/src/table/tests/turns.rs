use super::*;

#[test]
fn only_who_sits_there_and_is_to_move_moves() {
    let mut table = of_two();
    assert_eq!(act(&mut table, EVE, &make("1:4", 0), 0), Err(Refusal::NotAtTable));
    assert_eq!(
        act(&mut table, BOB, &make("1:4", 0), 0),
        Err(Refusal::NotYourTurn)
    );
    assert_eq!(act(&mut table, ANN, &make("1:4", 0), 0), Ok(Event::moved("1:4")));
    assert_eq!(
        act(&mut table, ANN, &make("9:3", 1), 0),
        Err(Refusal::NotYourTurn)
    );
    assert!(act(&mut table, BOB, &make("9:3", 1), 0).is_ok());
}

#[test]
fn in_a_team_each_moves_for_their_own_seat() {
    let mut table = of_four();
    let text = table.game().legal_moves()[0].to_string();
    assert_eq!(
        act(&mut table, CEM, &make(&text, 0), 0),
        Err(Refusal::NotYourTurn)
    );
    assert!(act(&mut table, ANN, &make(&text, 0), 0).is_ok());
    assert_eq!(table.player_to_move(), Some(&guest(BOB)));
}

#[test]
fn a_move_meant_for_another_position_is_refused() {
    let mut table = of_two();
    assert_eq!(act(&mut table, ANN, &make("1:4", 2), 0), Err(Refusal::Stale));
    act(&mut table, ANN, &make("1:4", 0), 0).expect("a legal move");
    // The same again, as a network may deliver it.
    assert_eq!(act(&mut table, ANN, &make("1:4", 0), 0), Err(Refusal::Stale));
}

#[test]
fn a_move_against_the_rules_is_refused_with_the_rule() {
    let mut table = of_two();
    let refused = act(&mut table, ANN, &make("9:1", 0), 0);
    assert!(matches!(&refused, Err(Refusal::Move(_))), "{refused:?}");
    let refused = act(&mut table, ANN, &make("🙂", 0), 0).expect_err("no move");
    assert_eq!(refused.told().id, "refused-unreadable");
}

#[test]
fn nobody_moves_while_a_seat_is_free() {
    let mut table = Table::new(setup("27", &[guest(ANN), Player::Open])).expect("a table");
    assert_eq!((table.phase(), table.to_move()), (Phase::Waiting, None));
    for command in [
        make("1:4", 0),
        Command::Resign,
        Command::Draw,
        Command::TakeBack,
        Command::Claim,
    ] {
        assert_eq!(
            act(&mut table, ANN, &command, 0),
            Err(Refusal::Waiting),
            "{command:?}"
        );
    }
    assert_eq!(table.decide_move("1:4", &Facts::at(0)), Err(Refusal::Waiting));
    assert_eq!(table.apply(&Event::moved("1:4"), 0), Err(Refusal::Waiting));
}

#[test]
fn the_computer_does_not_think_while_a_seat_is_free() {
    let seats = [computer(), Player::Open];
    let mut table = Table::new(setup("27", &seats)).expect("a table");
    assert_eq!(table.player_to_move(), None);
    act(&mut table, BOB, &Command::Sit { seat: None }, 0).expect("a free seat");
    assert_eq!(table.player_to_move(), Some(&computer()));
}

#[test]
fn nothing_but_talk_and_the_next_game_follows_the_end() {
    let mut table = played(of_two(), 3);
    act(&mut table, ANN, &Command::Resign, 0).expect("resigned");
    let plan = Command::Plan {
        premove: None,
        lines: Vec::new(),
        ply: 3,
    };
    let offer = Offer::Draw;
    for command in [
        make("9:3", 3),
        Command::TakeBack,
        Command::Resign,
        Command::Draw,
        Command::Sit { seat: None },
        Command::Decline { offer },
        Command::Abort,
        Command::Claim,
        plan,
    ] {
        assert_eq!(
            act(&mut table, BOB, &command, 0),
            Err(Refusal::Over),
            "{command:?}"
        );
    }
    for event in [
        Event::moved("9:3"),
        Event::TookBack { plies: 0 },
        Event::Drawn,
        Event::Resumed { away: 1 },
        Event::Declined { offer },
    ] {
        assert_eq!(table.apply(&event, 0), Err(Refusal::Over), "{event:?}");
    }
    let say = Command::Say {
        room: Room::Players,
        text: "well played".to_owned(),
    };
    assert!(act(&mut table, BOB, &say, 0).is_ok());
    assert!(act(&mut table, BOB, &Command::Rematch, 0).is_ok());
}

#[test]
fn a_game_with_too_many_events_can_only_end() {
    let mut table = played(of_two(), 3);
    table.events = MOST_EVENTS;
    assert_eq!(act(&mut table, BOB, &make(MOVES[3], 3), 0), Err(Refusal::TooLong));
    assert_eq!(act(&mut table, ANN, &Command::Draw, 0), Err(Refusal::TooLong));
    assert!(!table.can(BOB, &Facts::at(0)).move_);
    assert!(act(&mut table, BOB, &Command::Resign, 0).is_ok());
}

#[test]
fn nobody_can_fill_the_log_with_what_is_beside_the_game() {
    let mut table = played(of_two(), 3);
    table.asides = MOST_EVENTS / 2;
    assert_eq!(act(&mut table, ANN, &Command::Draw, 0), Err(Refusal::TooLong));
    let say = Command::Say {
        room: Room::Players,
        text: "hello".to_owned(),
    };
    assert_eq!(act(&mut table, ANN, &say, 0), Err(Refusal::TooLong));
    assert!(act(&mut table, BOB, &make(MOVES[3], 3), 0).is_ok());
}

#[test]
fn whatever_full_strength_would_play_is_told_to_nobody_who_plays_against_people() {
    let hint = |table: &Table, who| table.can(who, &Facts::at(0)).hint;
    assert!(hint(&against_the_computer(), ANN));
    assert!(hint(&at_one_screen(), ANN));
    assert!(!hint(&played(against_the_computer(), 1), ANN));
    assert!(!hint(&of_two(), ANN));
    assert!(!hint(&against_the_computer(), EVE));
}

#[test]
fn what_nobody_would_play_is_no_table() {
    let bad = |setup: Setup| Table::new(setup).err();
    let ann = || guest(ANN);
    assert_eq!(
        bad(setup("six:players=4", &[ann(), ann()])),
        Some(SetupError::Seats(4))
    );
    let eleven = Player::Computer { level: 11 };
    assert_eq!(bad(setup("27", &[ann(), eleven])), Some(SetupError::Level(11)));
    for time in [
        live(u64::MAX, 0),
        live(999, 0),
        live(60_000, 180_001),
        TimeControl::Daily { days: 0 },
        TimeControl::Daily { days: 15 },
    ] {
        let time = Some(time);
        let setup = Setup {
            time,
            ..setup("27", &[ann(), guest(BOB)])
        };
        assert_eq!(bad(setup), Some(SetupError::Time), "{time:?}");
    }
    assert!(matches!(
        bad(setup("chess", &[ann(), ann()])),
        Some(SetupError::Text(_))
    ));
    // Somebody who plays for both sides plays alone.
    let both = [ann(), ann(), guest(BOB), guest(BOB)];
    assert_eq!(bad(setup("six:players=4", &both)), Some(SetupError::BothSides));
    assert_eq!(bad(setup("six:players=4", &[ann(), ann(), ann(), ann()])), None);
    let half = [ann(), Player::Open, ann(), Player::Open];
    assert_eq!(bad(setup("six:players=4", &half)), None);
}

#[test]
fn a_rated_game_is_between_two_people_from_the_start() {
    let rated = |seats: &[Player]| {
        let variant = if seats.len() == 4 { "six:players=4" } else { "27" };
        Setup {
            terms: Terms {
                rated: true,
                ..Terms::default()
            },
            ..setup(variant, seats)
        }
    };
    let refused = |setup: Setup| Table::new(setup).err() == Some(SetupError::Rated);
    assert!(!refused(rated(&[guest(ANN), guest(BOB)])));
    assert!(!refused(rated(&[guest(ANN), Player::Open])));
    assert!(refused(rated(&[guest(ANN), computer()])));
    assert!(refused(rated(&[guest(ANN), guest(ANN)])));
    assert!(refused(rated(&[
        guest(ANN),
        Player::Open,
        Player::Open,
        Player::Open
    ])));
    let elsewhere = played(of_two(), 2).game().position_text();
    assert!(refused(Setup {
        position: Some(elsewhere),
        ..rated(&[guest(ANN), guest(BOB)])
    }));
}
