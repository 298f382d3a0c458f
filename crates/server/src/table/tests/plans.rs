use super::*;

fn lines(lines: &[&[&str]]) -> Vec<Vec<String>> {
    lines
        .iter()
        .map(|line| line.iter().map(|text| (*text).to_owned()).collect())
        .collect()
}

fn plan(premove: Option<&str>, with: &[&[&str]], ply: usize) -> Command {
    Command::Plan {
        premove: premove.map(ToOwned::to_owned),
        lines: lines(with),
        ply,
    }
}

fn planned(text: &str) -> Option<Event> {
    Some(Event::Moved {
        text: text.to_owned(),
        lag: 0,
        planned: true,
    })
}

/// Plays what was planned.
fn follow(table: &mut Table, now: Millis) {
    let event = table.follow().expect("a planned move");
    table.apply(&event, now).expect("a legal move");
}

#[test]
fn a_premove_is_played_when_the_turn_comes() {
    let mut table = of_two();
    let made = act(&mut table, BOB, &plan(Some("9:4"), &[], 0), 0);
    assert!(matches!(made, Ok(Event::Planned { seat: 1, .. })), "{made:?}");
    assert_eq!(table.follow(), None);
    play(&mut table, MOVES[0], 0);
    assert_eq!(table.follow(), planned("9:4"));
    follow(&mut table, 0);
    assert_eq!(
        (table.game().ply(), table.plan_of(BOB), table.follow()),
        (2, None, None)
    );
}

#[test]
fn a_premove_that_has_become_illegal_is_dropped() {
    let mut table = of_two();
    act(&mut table, BOB, &plan(Some("1:1"), &[], 0), 0).expect("a plan");
    assert!(table.plan_of(BOB).is_some());
    play(&mut table, MOVES[0], 0);
    assert_eq!((table.follow(), table.plan_of(BOB)), (None, None));
}

#[test]
fn a_planned_move_takes_no_time() {
    let mut table = with_clock(&[guest(ANN), guest(BOB)], live(10_000, 1_000));
    act(&mut table, BOB, &plan(Some(MOVES[1]), &[], 0), 0).expect("a plan");
    play(&mut table, MOVES[0], 0);
    // However late the server comes to it.
    follow(&mut table, 700_000);
    let clock = table.clock().expect("a clock");
    assert_eq!(clock.all_left(table.to_move(), 700_000), [11_000, 11_000]);
}

#[test]
fn lines_are_followed_as_long_as_the_other_side_does() {
    let mut table = played(of_two(), 1);
    // Ann waits for Bob: if he answers as expected, she knows the next moves.
    let line: &[&str] = &MOVES[1..5];
    act(&mut table, ANN, &plan(None, &[line], 1), 0).expect("a plan");
    play(&mut table, MOVES[1], 0);
    assert_eq!(table.follow(), planned(MOVES[2]));
    follow(&mut table, 0);
    assert_eq!(
        table.plan_of(ANN).map(|plan| plan.lines.clone()),
        Some(lines(&[&MOVES[3..5]]))
    );
    play(&mut table, MOVES[3], 0);
    follow(&mut table, 0);
    assert_eq!((table.game().ply(), table.plan_of(ANN)), (5, None));
}

#[test]
fn what_begins_otherwise_is_dropped() {
    let mut table = played(of_two(), 1);
    let (expected, other) = (&MOVES[1..3], ["9:3", MOVES[2]]);
    act(&mut table, ANN, &plan(None, &[expected, &other], 1), 0).expect("a plan");
    play(&mut table, "9:5", 0);
    assert_eq!((table.follow(), table.plan_of(ANN)), (None, None));
    let mut table = played(of_two(), 1);
    act(&mut table, ANN, &plan(None, &[expected, &other], 1), 0).expect("a plan");
    play(&mut table, "9:3", 0);
    assert_eq!(table.follow(), planned(MOVES[2]));
}

#[test]
fn the_first_of_two_answers_to_the_same_move_is_played_and_what_goes_with_it_stays() {
    let mut table = played(of_two(), 1);
    let first: &[&str] = &["9:4", "2:5", "9:3", "2:2"];
    let second: &[&str] = &["9:4", "2:4", "9:3", "2:2"];
    act(&mut table, ANN, &plan(Some("1:1"), &[first, second], 1), 0).expect("a plan");
    play(&mut table, "9:4", 0);
    assert_eq!(table.follow(), planned("2:5"));
    follow(&mut table, 0);
    assert_eq!(
        table.plan_of(ANN).map(|plan| plan.lines.clone()),
        Some(lines(&[&["9:3", "2:2"]]))
    );
}

#[test]
fn a_line_ends_with_ones_own_move() {
    let mut table = played(of_two(), 1);
    act(
        &mut table,
        ANN,
        &plan(None, &[&MOVES[1..4], &MOVES[1..2], &[]], 1),
        0,
    )
    .expect("a plan");
    assert_eq!(
        table.plan_of(ANN).map(|plan| plan.lines.clone()),
        Some(lines(&[&MOVES[1..3]]))
    );
}

#[test]
fn a_line_that_is_not_legal_is_refused() {
    let mut table = played(of_two(), 1);
    let refused = act(&mut table, ANN, &plan(None, &[&["9:4", "9:9"]], 1), 0);
    assert!(matches!(refused, Err(Refusal::Move(_))), "{refused:?}");
}

#[test]
fn whoever_is_to_move_moves_instead() {
    let mut table = of_two();
    assert_eq!(
        act(&mut table, ANN, &plan(Some("1:4"), &[], 0), 0),
        Err(Refusal::YourTurn)
    );
    let claimed = Event::Planned {
        seat: 0,
        premove: None,
        lines: Vec::new(),
    };
    assert_eq!(table.apply(&claimed, 0), Err(Refusal::YourTurn));
    assert_eq!(
        act(&mut table, BOB, &plan(Some("1:4"), &[], 7), 0),
        Err(Refusal::Stale)
    );
}

#[test]
fn nothing_is_planned_at_one_screen_and_no_lines_among_four() {
    let mut alone = at_one_screen();
    assert_eq!(
        act(&mut alone, ANN, &plan(None, &[], 0), 0),
        Err(Refusal::NoPlans)
    );
    let mut table = of_four();
    let text = table.game().legal_moves()[0].to_string();
    assert_eq!(
        act(&mut table, BOB, &plan(None, &[&[&text]], 0), 0),
        Err(Refusal::NoPlans)
    );
}

#[test]
fn in_a_team_a_premove_waits_until_its_seat_is_to_move() {
    let mut table = of_four();
    // A cell that is free in two moves' time as well.
    let premove = "1,-1";
    act(&mut table, CEM, &plan(Some(premove), &[], 0), 0).expect("a plan");
    play(&mut table, "2,-1", 0);
    assert_eq!(table.follow(), None);
    play(&mut table, "2,0", 0);
    assert_eq!(table.follow(), planned(premove));
}

#[test]
fn who_holds_both_seats_of_a_team_plans_for_the_one_that_comes_next() {
    let seats = [guest(ANN), guest(BOB), guest(ANN), guest(BOB)];
    let mut table = Table::new(setup("six:players=4", &seats)).expect("a table");
    let made = act(&mut table, ANN, &plan(Some("2,0"), &[], 0), 0);
    assert!(matches!(made, Ok(Event::Planned { seat: 2, .. })), "{made:?}");
}

#[test]
fn a_take_back_clears_all_plans() {
    let mut table = played(of_two(), 3);
    act(&mut table, ANN, &plan(Some(MOVES[4]), &[], 3), 0).expect("a plan");
    table.apply(&Event::TookBack { plies: 2 }, 0).expect("taken back");
    assert_eq!(table.plan_of(ANN), None);
}

#[test]
fn a_move_by_hand_clears_the_own_plan() {
    let mut table = of_two();
    act(&mut table, BOB, &plan(Some("9:4"), &[], 0), 0).expect("a plan");
    play(&mut table, MOVES[0], 0);
    // The server has not come to it yet.
    play(&mut table, "9:3", 0);
    assert_eq!(table.plan_of(BOB), None);
    // A plan of lines as well.
    let mut table = played(of_two(), 1);
    act(&mut table, ANN, &plan(None, &[&MOVES[1..5]], 1), 0).expect("a plan");
    play(&mut table, MOVES[1], 0);
    play(&mut table, MOVES[2], 0);
    assert_eq!(table.plan_of(ANN), None);
}

#[test]
fn a_plan_is_taken_back_by_planning_nothing() {
    let mut table = of_two();
    act(&mut table, BOB, &plan(Some("9:4"), &[], 0), 0).expect("a plan");
    act(&mut table, BOB, &plan(None, &[], 0), 0).expect("no plan");
    play(&mut table, MOVES[0], 0);
    assert_eq!((table.plan_of(BOB), table.follow()), (None, None));
}

#[test]
fn a_plan_has_its_limits() {
    let table = played(of_two(), 1);
    let refused = |command: Command| table.decide(ANN, &command, &Facts::at(0));
    let long = "1".repeat(41);
    let too_large = Err(Refusal::PlanTooLarge);
    assert_eq!(refused(plan(Some(&long), &[], 1)), too_large);
    assert_eq!(refused(plan(Some(""), &[], 1)), too_large);
    assert_eq!(refused(plan(None, &[&["9:4"; 21]], 1)), too_large);
    assert_eq!(
        refused(plan(None, &[&["9:4", "2:5"] as &[&str]; 31], 1)),
        too_large
    );
    assert!(refused(plan(None, &[&["9:4", "2:5"] as &[&str]; 30], 1)).is_ok());
}

#[test]
fn nobody_changes_their_plan_without_end() {
    let mut table = of_two();
    for _ in 0..50 {
        act(&mut table, BOB, &plan(None, &[], 0), 0).expect("a plan");
    }
    assert_eq!(
        act(&mut table, BOB, &plan(None, &[], 0), 0),
        Err(Refusal::TooManyPlans)
    );
    play(&mut table, MOVES[0], 0);
    play(&mut table, MOVES[1], 0);
    assert!(act(&mut table, BOB, &plan(None, &[], 2), 0).is_ok());
}

#[test]
fn a_plan_is_seen_by_nobody_else() {
    let mut table = of_two();
    let event = act(&mut table, BOB, &plan(Some("9:4"), &[], 0), 0).expect("a plan");
    let sees = |who| (table.visible(&event, who).is_some(), table.plan_of(who).is_some());
    assert_eq!(
        [ANN, BOB, EVE].map(sees),
        [(false, false), (true, true), (false, false)]
    );
    table.apply(&Event::Drawn, 0).expect("drawn");
    assert!(table.visible(&event, ANN).is_none(), "not even afterwards");
    assert_eq!(table.plan_of(BOB), None);
}
