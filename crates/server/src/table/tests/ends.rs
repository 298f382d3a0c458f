use super::*;

/// Bob has been away since time 0.
fn without_bob(now: Millis) -> Facts<'static> {
    Facts {
        absent_since: &[None, Some(0), None, None],
        ..Facts::at(now)
    }
}

fn played_live(plies: usize) -> Table {
    played(with_clock(&[guest(ANN), guest(BOB)], live(600_000, 0)), plies)
}

fn claim(table: &Table, who: &str, facts: &Facts<'_>) -> Result<Decision, Refusal> {
    table.decide(who, &Command::Claim, facts)
}

#[test]
fn a_resignation_ends_it_for_the_side() {
    let mut table = of_four();
    assert_eq!(
        act(&mut table, DAN, &Command::Resign, 0),
        Ok(Event::Resigned { seat: 3 })
    );
    assert_eq!((table.result().as_str(), table.phase()), ("1-0", Phase::Over));
    let told = table.ending().expect("an end");
    assert_eq!(
        (told.id, told.args["side"].as_str()),
        ("ending-resigned", "black")
    );
}

#[test]
fn at_one_screen_whoever_is_to_move_gives_up() {
    let mut table = played(at_one_screen(), 1);
    assert_eq!(
        act(&mut table, ANN, &Command::Resign, 0),
        Ok(Event::Resigned { seat: 1 })
    );
}

#[test]
fn a_game_is_called_off_until_both_sides_have_moved() {
    for plies in [0, 1] {
        let mut table = played(of_two(), plies);
        assert_eq!(
            act(&mut table, BOB, &Command::Abort, 0),
            Ok(Event::Aborted { seat: 1 })
        );
        assert_eq!((table.result().as_str(), table.is_over()), ("*", true));
        assert_eq!(table.end().and_then(End::outcome), None);
        assert_eq!(table.ending().expect("an end").id, "ending-aborted");
        assert_eq!(
            act(&mut table, BOB, &Command::Rematch, 0),
            Err(Refusal::CalledOff)
        );
    }
    let mut table = played(of_two(), 2);
    assert_eq!(
        act(&mut table, BOB, &Command::Abort, 0),
        Err(Refusal::TooLateToAbort)
    );
    assert_eq!(
        table.apply(&Event::Aborted { seat: 1 }, 0),
        Err(Refusal::TooLateToAbort)
    );
}

#[test]
fn a_game_that_nobody_joins_is_called_off_by_who_waits() {
    let mut table = Table::new(setup("27", &[guest(ANN), Player::Open])).expect("a table");
    assert_eq!(act(&mut table, EVE, &Command::Abort, 0), Err(Refusal::NotAtTable));
    assert_eq!(
        act(&mut table, ANN, &Command::Abort, 0),
        Ok(Event::Aborted { seat: 0 })
    );
    assert_eq!(
        act(&mut table, BOB, &Command::Sit { seat: None }, 0),
        Err(Refusal::Over)
    );
}

#[test]
fn a_game_is_claimed_from_who_has_been_away_for_a_minute() {
    let table = played_live(2);
    assert_eq!(
        claim(&table, ANN, &without_bob(CLAIM_AFTER - 1)),
        Err(Refusal::NotAbsent)
    );
    let won = Decision::Event(Event::Abandoned { seat: 1 });
    assert_eq!(claim(&table, ANN, &without_bob(CLAIM_AFTER)), Ok(won));
    assert_eq!(
        claim(&table, BOB, &without_bob(CLAIM_AFTER)),
        Err(Refusal::NotAbsent)
    );
    assert_eq!(
        claim(&table, EVE, &without_bob(CLAIM_AFTER)),
        Err(Refusal::NotAtTable)
    );
    // Nobody knows who is there.
    assert_eq!(
        claim(&table, ANN, &Facts::at(CLAIM_AFTER)),
        Err(Refusal::NotAbsent)
    );
}

#[test]
fn a_claimed_game_is_won() {
    let mut table = played_live(2);
    table.apply(&Event::Abandoned { seat: 1 }, 0).expect("abandoned");
    assert_eq!(table.result(), "1-0");
    assert_eq!(table.ending().expect("an end").id, "ending-abandoned");
}

#[test]
fn a_team_has_left_when_both_have() {
    let setup = Setup {
        time: Some(live(600_000, 0)),
        ..of_four().setup().clone()
    };
    let mut table = Table::new(setup).expect("a table");
    play_on(&mut table, 4);
    assert_eq!(
        claim(&table, CEM, &without_bob(CLAIM_AFTER)),
        Err(Refusal::NotAbsent)
    );
    let facts = Facts {
        absent_since: &[None, Some(0), None, Some(0)],
        ..Facts::at(CLAIM_AFTER)
    };
    let won = Decision::Event(Event::Abandoned { seat: 1 });
    assert_eq!(claim(&table, CEM, &facts), Ok(won));
}

#[test]
fn only_a_live_game_that_has_begun_is_claimed() {
    let facts = without_bob(CLAIM_AFTER);
    assert_eq!(claim(&played_live(1), ANN, &facts), Err(Refusal::NotBegun));
    assert_eq!(
        claim(&played(of_two(), 2), ANN, &facts),
        Err(Refusal::NoLiveClock)
    );
    let daily = with_clock(&[guest(ANN), guest(BOB)], TimeControl::Daily { days: 3 });
    assert_eq!(claim(&played(daily, 2), ANN, &facts), Err(Refusal::NoLiveClock));
    let computer = played(with_clock(&[guest(ANN), computer()], live(600_000, 0)), 2);
    assert_eq!(claim(&computer, ANN, &facts), Err(Refusal::NotAbsent));
    let gone = Event::Abandoned { seat: 1 };
    assert_eq!(played_live(1).apply(&gone, 0), Err(Refusal::NotBegun));
}

#[test]
fn every_refusal_and_every_end_has_its_words() {
    let english = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/ui.ftl"))
        .expect("the English messages");
    let source = concat!(include_str!("../refusal.rs"), include_str!("../../table.rs"));
    let ids: Vec<&str> = source
        .split('"')
        .filter(|text| text.starts_with("refused-") || text.starts_with("ending-"))
        .collect();
    assert!(ids.len() > 30, "{ids:?}");
    for id in ids {
        assert!(english.contains(&format!("\n{id} = ")), "{id} has no words");
    }
}
