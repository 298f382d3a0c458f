use super::*;

fn offered(seat: u8, offer: Offer) -> Event {
    Event::Offered { seat, offer }
}

fn declined(offer: Offer) -> Event {
    Event::Declined { offer }
}

#[test]
fn a_draw_is_offered_and_accepted_by_the_same_command() {
    let mut table = played(of_two(), 3);
    assert_eq!(
        act(&mut table, ANN, &Command::Draw, 0),
        Ok(offered(0, Offer::Draw))
    );
    assert_eq!(act(&mut table, ANN, &Command::Draw, 0), Err(Refusal::OfferStands));
    assert_eq!(act(&mut table, EVE, &Command::Draw, 0), Err(Refusal::NotAtTable));
    assert_eq!(act(&mut table, BOB, &Command::Draw, 0), Ok(Event::Drawn));
    assert_eq!(
        (table.result().as_str(), table.offers()),
        ("1/2-1/2", [].as_slice())
    );
}

#[test]
fn an_offer_is_declined_by_the_other_side_only() {
    let mut table = played(of_two(), 3);
    let decline = Command::Decline { offer: Offer::Draw };
    assert_eq!(act(&mut table, BOB, &decline, 0), Err(Refusal::NoOffer));
    act(&mut table, ANN, &Command::Draw, 0).expect("an offer");
    assert_eq!(act(&mut table, ANN, &decline, 0), Err(Refusal::NoOffer));
    assert_eq!(act(&mut table, BOB, &decline, 0), Ok(declined(Offer::Draw)));
    assert_eq!(table.offers(), []);
    assert_eq!(table.phase(), Phase::Playing);
}

#[test]
fn nobody_offers_again_before_their_next_move() {
    let mut table = played(of_two(), 3);
    act(&mut table, ANN, &Command::Draw, 0).expect("an offer");
    act(&mut table, BOB, &Command::Decline { offer: Offer::Draw }, 0).expect("declined");
    let again = Err(Refusal::OfferedBefore(Offer::Draw));
    assert_eq!(act(&mut table, ANN, &Command::Draw, 0), again);
    play(&mut table, MOVES[3], 0);
    assert_eq!(act(&mut table, ANN, &Command::Draw, 0), again);
    play(&mut table, MOVES[4], 0);
    assert_eq!(
        act(&mut table, ANN, &Command::Draw, 0),
        Ok(offered(0, Offer::Draw))
    );
}

#[test]
fn who_moves_instead_of_answering_has_declined() {
    let mut table = played(of_two(), 3);
    act(&mut table, ANN, &Command::Draw, 0).expect("an offer");
    play(&mut table, MOVES[3], 0);
    assert_eq!(table.offers(), []);
}

#[test]
fn a_draw_offered_before_ones_move_stands_after_it() {
    let mut table = played(of_two(), 2);
    act(&mut table, ANN, &Command::Draw, 0).expect("an offer");
    play(&mut table, MOVES[2], 0);
    let standing = Standing {
        seat: 0,
        offer: Offer::Draw,
    };
    assert_eq!(table.offers(), [standing]);
    assert_eq!(act(&mut table, BOB, &Command::Draw, 0), Ok(Event::Drawn));
}

#[test]
fn in_a_team_either_partner_answers_and_neither_asks_twice() {
    let mut table = of_four();
    play_on(&mut table, 4);
    assert_eq!(
        act(&mut table, CEM, &Command::Draw, 0),
        Ok(offered(2, Offer::Draw))
    );
    assert_eq!(act(&mut table, ANN, &Command::Draw, 0), Err(Refusal::OfferStands));
    let decline = Command::Decline { offer: Offer::Draw };
    assert_eq!(act(&mut table, ANN, &decline, 0), Err(Refusal::NoOffer));
    assert_eq!(act(&mut table, DAN, &Command::Draw, 0), Ok(Event::Drawn));
}

#[test]
fn at_one_screen_everything_is_agreed_at_once() {
    let mut table = played(at_one_screen(), 3);
    assert_eq!(
        act(&mut table, ANN, &Command::TakeBack, 0),
        Ok(Event::TookBack { plies: 2 })
    );
    assert_eq!(act(&mut table, ANN, &Command::Draw, 0), Ok(Event::Drawn));
    let rematch = table.decide(ANN, &Command::Rematch, &Facts::at(0));
    assert_eq!(rematch, Ok(Decision::MakeRematch));
}

#[test]
fn the_computer_lets_one_take_back_and_is_asked_about_a_draw_once_a_move() {
    let mut table = played(against_the_computer(), 4);
    let draw = |table: &Table| table.decide(ANN, &Command::Draw, &Facts::at(0));
    assert_eq!(draw(&table), Ok(Decision::AskComputer(Offer::Draw)));
    table.apply(&declined(Offer::Draw), 0).expect("declined");
    assert_eq!(draw(&table), Err(Refusal::OfferedBefore(Offer::Draw)));
    assert_eq!(
        act(&mut table, ANN, &Command::TakeBack, 0),
        Ok(Event::TookBack { plies: 2 })
    );
    play(&mut table, MOVES[2], 0);
    assert_eq!(draw(&table), Ok(Decision::AskComputer(Offer::Draw)));
}

#[test]
fn a_take_back_leads_to_the_last_turn_of_who_asks() {
    for (plies, who, seat, left) in [(3, ANN, 0, 2), (4, ANN, 0, 2), (3, BOB, 1, 1), (4, BOB, 1, 3)] {
        let other = if who == ANN { BOB } else { ANN };
        let mut table = played(of_two(), plies);
        let asked = act(&mut table, who, &Command::TakeBack, 0);
        assert_eq!(asked, Ok(offered(seat, Offer::TakeBack)), "{who} after {plies}");
        let allowed = act(&mut table, other, &Command::TakeBack, 0);
        assert_eq!(
            allowed,
            Ok(Event::TookBack { plies: left }),
            "{who} after {plies}"
        );
        assert_eq!(table.game().ply(), left);
        assert_eq!(table.offers(), []);
    }
}

#[test]
fn in_a_team_a_take_back_leads_to_the_last_turn_of_the_seat_that_asks() {
    let mut table = of_four();
    play_on(&mut table, 6);
    // Ann has made the moves 0 and 4, Cem the move 2.
    assert_eq!(
        act(&mut table, CEM, &Command::TakeBack, 0),
        Ok(offered(2, Offer::TakeBack))
    );
    assert_eq!(
        act(&mut table, BOB, &Command::TakeBack, 0),
        Ok(Event::TookBack { plies: 2 })
    );
}

#[test]
fn there_is_nothing_to_take_back_before_ones_first_move() {
    let nothing = Err(Refusal::NothingToTakeBack);
    assert_eq!(
        act(&mut against_the_computer(), ANN, &Command::TakeBack, 0),
        nothing
    );
    let mut table = played(of_two(), 1);
    assert_eq!(act(&mut table, BOB, &Command::TakeBack, 0), nothing);
    assert_eq!(table.apply(&Event::TookBack { plies: 1 }, 0), nothing.map(|_| ()));
}

#[test]
fn whoever_moves_has_answered_and_changed_their_mind() {
    // The other side goes on.
    let mut table = played(of_two(), 3);
    act(&mut table, ANN, &Command::TakeBack, 0).expect("an offer");
    play(&mut table, MOVES[3], 0);
    assert_eq!(table.offers(), []);
    // Who asked goes on.
    let mut table = played(of_two(), 4);
    act(&mut table, ANN, &Command::TakeBack, 0).expect("an offer");
    play(&mut table, MOVES[4], 0);
    assert_eq!(table.offers(), []);
}

#[test]
fn no_move_is_taken_back_where_that_was_agreed_or_ratings_count() {
    let mut terms = Terms {
        take_backs: false,
        ..Terms::default()
    };
    for _ in 0..2 {
        let setup = Setup {
            terms,
            ..setup("27", &[guest(ANN), guest(BOB)])
        };
        let mut table = played(Table::new(setup).expect("a table"), 3);
        assert_eq!(
            act(&mut table, ANN, &Command::TakeBack, 0),
            Err(Refusal::NoTakeBacks)
        );
        assert!(!table.can(ANN, &Facts::at(0)).take_back);
        terms = Terms {
            rated: true,
            ..Terms::default()
        };
    }
}

#[test]
fn the_next_game_is_agreed_after_the_end() {
    let mut table = played(of_two(), 3);
    assert_eq!(act(&mut table, ANN, &Command::Rematch, 0), Err(Refusal::NotOver));
    act(&mut table, ANN, &Command::Resign, 0).expect("resigned");
    assert_eq!(
        act(&mut table, ANN, &Command::Rematch, 0),
        Ok(offered(0, Offer::Rematch))
    );
    assert_eq!(
        act(&mut table, ANN, &Command::Rematch, 0),
        Err(Refusal::OfferStands)
    );
    let accepted = table.decide(BOB, &Command::Rematch, &Facts::at(0));
    assert_eq!(accepted, Ok(Decision::MakeRematch));
    let next = "next".to_owned();
    table
        .apply(&Event::Continued { next: next.clone() }, 0)
        .expect("the next game");
    assert_eq!((table.next(), table.offers()), (Some("next"), [].as_slice()));
    let refused = Refusal::Continued { next };
    assert_eq!(act(&mut table, BOB, &Command::Rematch, 0), Err(refused.clone()));
    let other = Event::Continued {
        next: "another".to_owned(),
    };
    assert_eq!(table.apply(&other, 0), Err(refused));
}

#[test]
fn who_does_not_want_another_game_may_still_ask_for_one() {
    let mut table = played(of_two(), 3);
    act(&mut table, ANN, &Command::Resign, 0).expect("resigned");
    act(&mut table, ANN, &Command::Rematch, 0).expect("an offer");
    let decline = Command::Decline {
        offer: Offer::Rematch,
    };
    assert_eq!(act(&mut table, BOB, &decline, 0), Ok(declined(Offer::Rematch)));
    let refused = act(&mut table, ANN, &Command::Rematch, 0).expect_err("asked before");
    assert_eq!(refused.told().id, "refused-rematch-declined");
    assert_eq!(
        act(&mut table, BOB, &Command::Rematch, 0),
        Ok(offered(1, Offer::Rematch))
    );
}

#[test]
fn the_loser_begins_the_next_game_and_after_a_draw_the_other() {
    let mut lost = against_the_computer();
    act(&mut lost, ANN, &Command::Resign, 0).expect("resigned");
    assert_eq!(lost.rematch().seats, [guest(ANN), computer()]);
    let mut drawn = against_the_computer();
    drawn.apply(&Event::Drawn, 0).expect("drawn");
    assert_eq!(drawn.rematch().seats, [computer(), guest(ANN)]);
}

#[test]
fn the_next_game_is_for_those_who_sat_down() {
    let mut table = Table::new(setup("27", &[guest(ANN), Player::Open])).expect("a table");
    act(&mut table, BOB, &Command::Sit { seat: None }, 0).expect("a free seat");
    act(&mut table, BOB, &Command::Resign, 0).expect("resigned");
    assert_eq!(table.rematch().seats, [guest(BOB), guest(ANN)]);
}
