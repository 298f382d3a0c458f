use trilith_games::common::Side;

use super::*;

fn session(variant: &str, lines: &[&str]) -> Session {
    let mut session = Session::new(Game::new(variant.parse().unwrap()));
    for line in lines {
        let effect = session.enter(line);
        assert!(matches!(effect, Effect::Changed(_)), "{line}: {effect:?}");
    }
    session
}

fn moves(session: &Session) -> String {
    session
        .game()
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn a_move_is_played_and_told() {
    let mut session = session("sixth", &[]);
    assert_eq!(
        session.enter("c3"),
        Effect::Changed("Silver played c3".to_owned())
    );
    assert_eq!(session.standing(), "Brown to move");
    assert!(session.legal().contains(&"c4".to_owned()));
}

#[test]
fn a_refused_move_changes_nothing_and_says_which_rule_it_breaks() {
    let mut session = session("sixth", &["c3"]);
    let Effect::Refused(why) = session.enter("c3>c5") else {
        panic!()
    };
    assert_eq!(
        why,
        "`c3>c5:1` is not allowed: c5 is empty, and a stack only moves onto another stack"
    );
    let Effect::Refused(why) = session.enter("fnord") else {
        panic!()
    };
    assert!(why.ends_with("(`help` lists the commands)"), "{why}");
    assert_eq!(moves(&session), "c3");
}

#[test]
fn moves_are_taken_back_and_made_again() {
    let mut session = session("27", &["1:4", "9:3", "undo", "undo", "redo"]);
    assert_eq!(moves(&session), "1:4");
    session.enter("redo");
    assert_eq!(moves(&session), "1:4 9:3");
    assert!(matches!(session.enter("redo"), Effect::Refused(_)));
}

#[test]
fn another_move_ends_what_could_be_made_again_and_the_same_one_does_not() {
    let mut session = session("27", &["1:4", "9:3", "undo", "undo", "1:4"]);
    assert!(matches!(session.enter("redo"), Effect::Changed(_)));
    let mut session = self::session("27", &["1:4", "9:3", "undo", "undo", "1:5"]);
    assert!(matches!(session.enter("redo"), Effect::Refused(_)));
    assert!(matches!(
        self::session("six", &[]).enter("undo"),
        Effect::Refused(_)
    ));
}

#[test]
fn whoever_resigns_loses_and_the_record_says_so() {
    let mut session = session("sixth", &["c3", "resign"]);
    assert_eq!(session.outcome(), Some(Outcome::Win(Side::First)));
    assert!(session.legal().is_empty() && session.to_move().is_none());
    assert!(matches!(session.enter("c4"), Effect::Refused(_)));
    assert!(matches!(session.enter("draw"), Effect::Refused(_)));
    let text = session.record().to_string();
    assert!(
        text.contains("[Termination \"Brown resigned\"]") && text.ends_with("1. c3 1-0\n"),
        "{text}"
    );
    session.enter("undo");
    assert_eq!((session.outcome(), moves(&session).as_str()), (None, "c3"));
    assert!(
        session
            .record()
            .to_string()
            .ends_with("[Result \"*\"]\n\n1. c3 *\n")
    );
}

#[test]
fn in_a_team_the_whole_side_resigns() {
    let session = session("six:players=4", &["2,0", "0,1", "resign"]);
    assert_eq!(session.outcome(), Some(Outcome::Win(Side::Second)));
    assert_eq!(session.standing(), "0-1: Red (seat 2) resigned");
}

#[test]
fn a_draw_is_agreed() {
    let session = session("27", &["1:4", "draw"]);
    assert_eq!(session.standing(), "1/2-1/2: draw agreed");
    assert!(session.record().to_string().ends_with("1. 1:4 1/2-1/2\n"));
}

#[test]
fn the_end_by_rule_is_told_with_its_reason() {
    let mut session = session("sixth:armies,silver=1p,brown=1p", &["c3", "e5", "pass"]);
    let told = session.enter("pass");
    assert_eq!(
        told,
        Effect::Changed("Brown played pass. 1/2-1/2: draw: both players passed".to_owned())
    );
    assert!(matches!(session.enter("resign"), Effect::Refused(_)));
}

#[test]
fn a_loaded_record_keeps_all_it_says_when_the_game_goes_on() {
    let text = "[Game \"27\"]\n[Variant \"27\"]\n[Black \"Ann\"]\n[Result \"*\"]\n[Event \"Club\"]\n\n\
                1. 1:4 $1 {bold} (1. 1:3 9:2) 1... 9:3 *\n";
    let record: Record = text.parse().unwrap();
    let mut session = Session::from_record(record);
    assert_eq!(session.record().to_string(), text);
    session.enter("1:1");
    assert_eq!(
        session.record().to_string(),
        text.replace("9:3 *", "9:3 2. 1:1 *")
    );
}

#[test]
fn what_was_said_about_moves_that_are_taken_back_goes_with_them() {
    let text = "[Variant \"27\"] [Black \"Ann\"] 1. 1:4 $1 {bold} 9:3 {quiet} 1-0";
    let mut session = Session::from_record(text.parse().unwrap());
    assert_eq!(session.standing(), "1-0: the record says so");
    session.enter("undo");
    session.enter("undo");
    session.enter("9:4");
    let text = session.record().to_string();
    assert!(
        text.contains("[Black \"Ann\"]") && text.ends_with("1. 1:4 $1 {bold} 1... 9:4 *\n"),
        "{text}"
    );
}

#[test]
fn what_is_typed_points_at_the_board() {
    let session = session("six", &["2,-1"]);
    assert_eq!(
        session.hint("2, 0").map(|m| m.to_string()),
        Some("2,0".to_owned())
    );
    assert_eq!(
        session.hint("2,0>").map(|m| m.to_string()),
        Some("2,0".to_owned())
    );
    assert_eq!(session.hint("2,"), None);
    let session = self::session("27", &[]);
    assert_eq!(session.hint("1").map(|m| m.to_string()), Some("1:1".to_owned()));
    assert_eq!(session.hint("undo"), None);
}

#[test]
fn files_are_asked_for_and_not_touched() {
    let mut session = session("27", &[]);
    let save = Effect::Save {
        file: "a b.txt".to_owned(),
        anyway: false,
    };
    assert_eq!(session.enter("save a b.txt"), save);
    assert!(matches!(session.enter("save"), Effect::Refused(_)));
    assert!(matches!(session.enter("load"), Effect::Refused(_)));
    assert_eq!(session.enter(""), Effect::Nothing);
    assert_eq!(session.enter("quit"), Effect::Quit);
}

/// A session against the computer on the second side.
fn against_the_computer(variant: &str) -> Session {
    let mut session = session(variant, &[]);
    let name = "Trilith, level 1".to_owned();
    session.play_against(Opponent {
        side: Side::Second,
        name,
    });
    session
}

fn answer(session: &mut Session, text: &str) -> Effect {
    let m = session.game().parse_move(text).unwrap();
    session.answer(m)
}

#[test]
fn the_computer_answers_and_nobody_moves_for_it() {
    let mut session = against_the_computer("sixth");
    assert!(!session.is_computers_turn());
    session.enter("c3");
    assert!(session.is_computers_turn());
    assert_eq!(session.standing(), "Brown thinks");
    assert!(matches!(session.enter("c4"), Effect::Refused(_)));
    assert!(matches!(session.enter("hint"), Effect::Refused(_)));
    assert_eq!(
        answer(&mut session, "c4"),
        Effect::Changed("Brown played c4".to_owned())
    );
    assert_eq!(session.enter("hint"), Effect::Hint);
    assert!(
        session
            .record()
            .to_string()
            .contains("[Brown \"Trilith, level 1\"]")
    );
}

#[test]
fn against_the_computer_both_moves_are_taken_back() {
    let mut session = against_the_computer("sixth");
    session.enter("c3");
    // While it thinks there is only one's own move to take back.
    assert_eq!(
        session.enter("undo"),
        Effect::Changed("taken back: c3".to_owned())
    );
    session.enter("c3");
    answer(&mut session, "c4");
    session.enter("c3>c4");
    answer(&mut session, "d4");
    assert_eq!(
        session.enter("undo"),
        Effect::Changed("taken back: c3>c4:1 d4".to_owned())
    );
    assert_eq!(moves(&session), "c3 c4");
    assert_eq!(
        session.enter("redo"),
        Effect::Changed("again: c3>c4:1 d4".to_owned())
    );
    session.enter("undo");
    session.enter("undo");
    assert!(matches!(session.enter("undo"), Effect::Refused(_)));
}

#[test]
fn the_computer_s_first_move_is_not_taken_back() {
    let mut session = session("27", &[]);
    let name = "Trilith, level 1".to_owned();
    session.play_against(Opponent {
        side: Side::First,
        name,
    });
    assert!(session.is_computers_turn());
    answer(&mut session, "1:4");
    assert!(matches!(session.enter("undo"), Effect::Refused(_)));
    assert!(matches!(session.enter("draw"), Effect::Refused(_)));
    session.enter("resign");
    assert_eq!(session.outcome(), Some(Outcome::Win(Side::First)));
}
