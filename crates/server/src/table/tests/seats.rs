use super::*;

fn sit(seat: impl Into<Option<u8>>) -> Command {
    Command::Sit { seat: seat.into() }
}

fn open() -> Table {
    Table::new(setup("27", &[guest(ANN), Player::Open])).expect("a table")
}

fn sat(seat: u8, id: &str) -> Event {
    Event::Sat {
        seat,
        id: id.to_owned(),
    }
}

#[test]
fn whoever_comes_first_takes_the_free_seat() {
    let mut table = open();
    assert_eq!(act(&mut table, BOB, &sit(None), 0), Ok(sat(1, BOB)));
    assert_eq!((table.phase(), table.people()), (Phase::Playing, vec![ANN, BOB]));
    assert_eq!(act(&mut table, CEM, &sit(None), 0), Err(Refusal::NoFreeSeat));
    assert_eq!(act(&mut table, CEM, &sit(1), 0), Err(Refusal::NoFreeSeat));
}

#[test]
fn a_seat_cannot_be_stolen() {
    let mut table = open();
    assert_eq!(act(&mut table, BOB, &sit(0), 0), Err(Refusal::SeatTaken));
    assert_eq!(table.apply(&sat(0, BOB), 0), Err(Refusal::SeatTaken));
    assert_eq!(act(&mut table, BOB, &sit(9), 0), Err(Refusal::NoFreeSeat));
    assert!(!table.sits(BOB));
}

#[test]
fn nobody_plays_against_themselves_by_mistake() {
    let mut table = open();
    assert_eq!(act(&mut table, ANN, &sit(None), 0), Err(Refusal::OtherSide));
    assert_eq!(act(&mut table, ANN, &sit(1), 0), Err(Refusal::OtherSide));
    assert_eq!(table.apply(&sat(1, ANN), 0), Err(Refusal::OtherSide));
}

#[test]
fn one_person_may_hold_both_seats_of_a_team() {
    let seats = [guest(ANN), Player::Open, Player::Open, Player::Open];
    let mut table = Table::new(setup("six:players=4", &seats)).expect("a table");
    // The first that she may take is that of her partner.
    assert_eq!(act(&mut table, ANN, &sit(None), 0), Ok(sat(2, ANN)));
    assert_eq!(act(&mut table, BOB, &sit(None), 0), Ok(sat(1, BOB)));
    assert_eq!(act(&mut table, ANN, &sit(3), 0), Err(Refusal::OtherSide));
    assert_eq!(act(&mut table, CEM, &sit(3), 0), Ok(sat(3, CEM)));
    assert_eq!((table.seats_of(ANN), table.is_full()), (vec![0, 2], true));
}

#[test]
fn a_rated_seat_needs_an_account() {
    let terms = Terms {
        rated: true,
        ..Terms::default()
    };
    let setup = Setup {
        terms,
        ..setup("27", &[guest(ANN), Player::Open])
    };
    let table = Table::new(setup).expect("a table");
    let known = Facts {
        account: true,
        ..Facts::at(0)
    };
    assert_eq!(
        table.decide(BOB, &sit(None), &Facts::at(0)),
        Err(Refusal::NeedsAccount)
    );
    assert_eq!(
        table.decide(BOB, &sit(None), &known),
        Ok(Decision::Event(sat(1, BOB)))
    );
    assert!(!table.can(BOB, &Facts::at(0)).sit);
    assert!(table.can(BOB, &known).sit);
}

#[test]
fn a_private_table_is_seen_by_its_players_and_whoever_may_become_one() {
    let terms = Terms {
        private: true,
        ..Terms::default()
    };
    let setup = Setup {
        terms,
        ..setup("27", &[guest(ANN), Player::Open])
    };
    let mut table = Table::new(setup).expect("a table");
    assert!(table.admits(EVE));
    act(&mut table, BOB, &sit(None), 0).expect("a free seat");
    assert_eq!([ANN, BOB, EVE].map(|who| table.admits(who)), [true, true, false]);
    assert!([ANN, BOB, EVE].iter().all(|who| of_two().admits(who)));
}
