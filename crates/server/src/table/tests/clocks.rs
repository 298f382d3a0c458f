use super::*;

const DAY: Millis = 24 * 3_600_000;

fn left(table: &Table, now: Millis) -> Vec<Millis> {
    let clock = table.clock().expect("a clock");
    clock.all_left(table.to_move(), now)
}

fn of_ten_seconds() -> Table {
    with_clock(&[guest(ANN), guest(BOB)], live(10_000, 1_000))
}

fn three_days() -> TimeControl {
    TimeControl::Daily { days: 3 }
}

#[test]
fn clocks_stand_until_the_first_move() {
    let mut table = of_ten_seconds();
    assert_eq!(
        (table.due(), left(&table, 1_000_000)),
        (None, vec![10_000, 10_000])
    );
    play(&mut table, "1:4", 50_000);
    assert_eq!(left(&table, 50_000), [11_000, 10_000]);
    assert_eq!(left(&table, 53_000), [11_000, 7_000]);
}

#[test]
fn downtime_is_charged_to_nobody() {
    let mut table = of_ten_seconds();
    play(&mut table, "1:4", 50_000);
    table
        .apply(&Event::Resumed { away: 60_000 }, 115_000)
        .expect("resumed");
    assert_eq!(left(&table, 115_000), [11_000, 5_000]);
    assert_eq!(table.due(), Some(120_000 + LAG_MOST));
}

#[test]
fn a_flag_falls_when_the_time_and_the_grace_are_up() {
    let mut table = of_ten_seconds();
    play(&mut table, "1:4", 0);
    assert_eq!(table.due(), Some(10_500));
    assert_eq!(table.flagged(10_499), None);
    assert_eq!(table.flagged(10_500), Some(Event::Flagged { seat: 1 }));
    table.apply(&Event::Flagged { seat: 1 }, 10_500).expect("flagged");
    assert_eq!(
        (table.result().as_str(), left(&table, 99_000)),
        ("1-0", vec![11_000, 0])
    );
    assert_eq!((table.due(), table.flagged(99_000)), (None, None));
}

#[test]
fn only_the_flag_of_a_running_clock_falls() {
    let flag = |seat| Event::Flagged { seat };
    let mut table = of_ten_seconds();
    assert_eq!(table.apply(&flag(0), 0), Err(Refusal::Impossible));
    play(&mut table, "1:4", 0);
    assert_eq!(table.apply(&flag(0), 0), Err(Refusal::Impossible));
    assert_eq!(of_two().apply(&flag(0), 0), Err(Refusal::Impossible));
}

#[test]
fn the_delay_of_the_network_is_not_charged_within_bounds() {
    let mut table = of_ten_seconds();
    play(&mut table, "1:4", 0);
    let late = |now, lag| Facts {
        lag,
        ..Facts::at(now)
    };
    let reply = |now, lag| table.decide(BOB, &make("9:3", 1), &late(now, lag));
    let moved = |lag| {
        Ok(Decision::Event(Event::Moved {
            text: "9:3".to_owned(),
            lag,
            planned: false,
        }))
    };
    assert_eq!(reply(4_000, 300), moved(300));
    assert_eq!(reply(4_000, 9_000), moved(LAG_MOST), "whatever was measured");
    // It left in time and came within the grace.
    assert_eq!(reply(10_299, 300), moved(300));
    let flagged = Ok(Decision::Event(Event::Flagged { seat: 1 }));
    assert_eq!(reply(10_300, 300), flagged);
    assert_eq!(reply(10_000, 0), flagged);
    let Ok(Decision::Event(event)) = reply(4_000, 300) else {
        panic!("a move")
    };
    table.apply(&event, 4_000).expect("a move");
    assert_eq!(left(&table, 4_000), [11_000, 10_000 - 3_700 + 1_000]);
}

#[test]
fn a_delay_longer_than_the_thought_gives_no_time() {
    let mut table = of_ten_seconds();
    play(&mut table, "1:4", 0);
    let event = Event::Moved {
        text: "9:3".to_owned(),
        lag: 400,
        planned: false,
    };
    table.apply(&event, 100).expect("a move");
    assert_eq!(left(&table, 100), [11_000, 11_000]);
}

#[test]
fn whatever_is_wanted_after_the_time_was_up_the_flag_fell_before() {
    let mut table = of_ten_seconds();
    play(&mut table, "1:4", 0);
    let say = Command::Say {
        room: Room::Players,
        text: "too late".to_owned(),
    };
    for command in [make("9:3", 1), Command::Resign, Command::Draw] {
        let mut table = table.clone();
        let flagged = act(&mut table, BOB, &command, 20_000);
        assert_eq!(flagged, Ok(Event::Flagged { seat: 1 }), "{command:?}");
        assert_eq!(table.result(), "1-0");
    }
    assert!(matches!(
        act(&mut table, BOB, &say, 20_000),
        Ok(Event::Said { .. })
    ));
    // What would be refused anyway stays refused.
    assert_eq!(
        act(&mut table, ANN, &make("9:3", 1), 20_000),
        Err(Refusal::NotYourTurn)
    );
}

#[test]
fn days_run_from_the_moment_at_which_the_last_seat_is_taken() {
    let mut table = with_clock(&[guest(ANN), Player::Open], three_days());
    assert_eq!(table.due(), None);
    act(&mut table, BOB, &Command::Sit { seat: None }, 5_000).expect("a free seat");
    assert_eq!(table.due(), Some(5_000 + 3 * DAY + LAG_MOST));
    assert_eq!(
        table.flagged(5_000 + 3 * DAY + LAG_MOST),
        Some(Event::Flagged { seat: 0 })
    );
}

#[test]
fn days_at_a_full_table_run_from_the_first_move() {
    let mut table = with_clock(&[guest(ANN), guest(BOB)], three_days());
    assert_eq!(table.due(), None);
    play(&mut table, MOVES[0], 7_000);
    assert_eq!(table.due(), Some(7_000 + 3 * DAY + LAG_MOST));
}

#[test]
fn every_move_has_its_own_days() {
    let mut table = with_clock(&[guest(ANN), guest(BOB)], three_days());
    play(&mut table, MOVES[0], 0);
    play(&mut table, MOVES[1], 2 * DAY);
    assert_eq!(left(&table, 2 * DAY), [3 * DAY, 3 * DAY]);
    play(&mut table, MOVES[2], 4 * DAY);
    assert_eq!(left(&table, 5 * DAY), [3 * DAY, 2 * DAY]);
}

#[test]
fn a_live_clock_stands_until_the_first_move_even_if_somebody_sits_down() {
    let mut table = with_clock(&[guest(ANN), Player::Open], live(10_000, 0));
    act(&mut table, BOB, &Command::Sit { seat: None }, 5_000).expect("a free seat");
    assert_eq!(table.due(), None);
}

#[test]
fn time_that_was_used_stays_used_after_a_take_back() {
    let mut table = of_ten_seconds();
    play(&mut table, MOVES[0], 0);
    play(&mut table, MOVES[1], 2_000);
    play(&mut table, MOVES[2], 5_000);
    assert_eq!(left(&table, 5_000), [9_000, 9_000]);
    // Bob thinks for a second about a move that is then taken back, and Ann's brought her no second more.
    table
        .apply(&Event::TookBack { plies: 2 }, 6_000)
        .expect("taken back");
    assert_eq!(left(&table, 6_000), [8_000, 8_000]);
    assert_eq!(left(&table, 6_500), [7_500, 8_000]);
}

#[test]
fn nobody_loses_on_time_the_moment_a_move_is_taken_back() {
    let mut table = of_ten_seconds();
    play(&mut table, MOVES[0], 0);
    play(&mut table, MOVES[1], 9_900);
    table
        .apply(&Event::TookBack { plies: 1 }, 20_600)
        .expect("taken back");
    assert_eq!(left(&table, 20_600), [1_000, 1_000]);
}

#[test]
fn a_take_back_to_the_start_stops_the_clock_unless_it_ran_before_the_first_move() {
    let mut table = of_ten_seconds();
    play(&mut table, MOVES[0], 0);
    table
        .apply(&Event::TookBack { plies: 0 }, 1_000)
        .expect("taken back");
    assert_eq!(table.due(), None);
    let mut table = with_clock(&[guest(ANN), Player::Open], three_days());
    act(&mut table, BOB, &Command::Sit { seat: None }, 0).expect("a free seat");
    play(&mut table, MOVES[0], 1_000);
    table
        .apply(&Event::TookBack { plies: 0 }, 2_000)
        .expect("taken back");
    assert_eq!(table.due(), Some(2_000 + 3 * DAY + LAG_MOST));
}

#[test]
fn absurd_numbers_of_a_log_break_nothing() {
    let mut table = of_ten_seconds();
    play(&mut table, MOVES[0], Millis::MAX);
    assert_eq!(left(&table, 0), [11_000, 10_000]);
    table
        .apply(&Event::Resumed { away: Millis::MAX }, 0)
        .expect("resumed");
    assert_eq!(table.due(), Some(Millis::MAX));
    let event = Event::Moved {
        text: MOVES[1].to_owned(),
        lag: Millis::MAX,
        planned: false,
    };
    table.apply(&event, 0).expect("a move");
    assert_eq!(left(&table, 0), [11_000, 11_000]);
}
