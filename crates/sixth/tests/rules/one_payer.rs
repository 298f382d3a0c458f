//! `milady=silver` and `milady=brown`: Milady when only one player paid for her.

use super::*;

use trilith_sixth::{Milady, MiladyOption};

/// Both variants, with who paid and who did not, and the letters of their turns.
const PAYERS: [(&str, Side, &str, &str); 2] = [
    ("sixth:milady=silver,armies", SILVER, "s", "b"),
    ("sixth:milady=brown,armies", BROWN, "b", "s"),
];

// Only that player paid: 10 points are left to spend, the other has 12.
#[test]
fn only_the_payer_has_paid_two_points() {
    for (name, payer, ..) in PAYERS {
        let board = start(name);
        assert_eq!(board.variant().milady(), MiladyOption::Only(payer));
        assert_eq!(board.milady(), Milady::Beside);
        assert_eq!(*board.reserve(payer), points(10, true, true));
        assert_eq!(*board.reserve(payer.opposite()), points(12, true, true));
    }
}

// Only that player may place her.
#[test]
fn only_the_payer_may_place_milady() {
    for (name, payer, turn, other) in PAYERS {
        let board = position(name, &format!("5/5/5/5/5 {turn} -"));
        assert!(legal(&board, "Ma3"));
        assert!(!legal(&board, "Mc3"));
        let board = position(name, &format!("5/5/5/5/5 {other} -"));
        let reason = Illegal::NotYourMilady(payer.opposite());
        assert_eq!(refusal(&board, "Ma3"), reason, "{name}");
        assert!(legal(&board, "a3"));
    }
    let sentence = Illegal::NotYourMilady(BROWN).to_string();
    assert_eq!(sentence, "only Silver has the right to Milady");
}

// Only that player may move a group of pieces that contains her.
#[test]
fn only_the_payer_may_move_a_group_with_milady_in_it() {
    for (name, payer, turn, other) in PAYERS {
        let board = position(name, &format!("5/5/PMp,4/5/1,p,3 {turn} -"));
        for text in ["a3>b1:1", "a3>b1:2", "a3>b1:3", "a3>b1"] {
            assert!(legal(&board, text), "{name} {text}");
        }
        let board = position(name, &format!("5/5/PMp,4/5/1,p,3 {other} -"));
        let reason = Illegal::NotYourMilady(payer.opposite());
        for text in ["a3>b1:2", "a3>b1:3", "a3>b1"] {
            assert_eq!(refusal(&board, text), reason, "{name} {text}");
        }
    }
}

// The player without the right to her may lift pieces that lie above her.
#[test]
fn the_other_player_may_lift_pieces_above_milady() {
    for (name, _, _, other) in PAYERS {
        let board = position(name, &format!("5/5/MpP,4/5/1,p,3 {other} -"));
        assert_eq!(moves(&board).iter().filter(|m| m.contains('>')).count(), 2);
        assert!(legal(&board, "a3>b1:1"));
        let next = after(board, "a3>b1:2");
        assert_eq!(next.milady(), Milady::On(square("a3")));
        assert_eq!(next.visible_milady(), Some(square("a3")), "she is uncovered");
    }
}

// Alone or on top, she is not for the other player to move.
#[test]
fn the_other_player_may_not_move_a_visible_milady() {
    for (name, payer, turn, other) in PAYERS {
        let reason = Illegal::NotYourMilady(payer.opposite());
        for (stack, text) in [("M", "a3>a4:1"), ("ppM", "a3>c4:1"), ("ppM", "a3>c4:3")] {
            let text_of = |turn: &str| format!("5/PPP,1,PPPP,2/{stack},4/5/5 {turn} -");
            assert_eq!(
                refusal(&position(name, &text_of(other)), text),
                reason,
                "{name} {stack}"
            );
            assert!(legal(&position(name, &text_of(turn)), text), "{name} {stack}");
        }
    }
}

// The other player may, and must, still land on her.
#[test]
fn the_other_player_must_still_land_on_milady() {
    for (name, _, turn, other) in PAYERS {
        for turn in [turn, other] {
            let board = position(name, &format!("5/p,4/M,4/5/5 {turn} -"));
            assert_eq!(moves(&board), ["a4>a3:1"], "{name} {turn}");
            assert_eq!(refusal(&board, "c3"), Illegal::MiladyWaits(square("a3")));
        }
    }
}

// What the other player could never take back is not forbidden by the ko either, but by the right to her.
#[test]
fn the_other_player_cannot_take_back_a_move_of_milady() {
    for (name, payer, turn, _) in PAYERS {
        let knight = position(name, &format!("5/5/pMP,4/5/1,p,3 {turn} -"));
        let with_her = after(knight, "a3>b1:2");
        assert_eq!(with_her.height(square("b1")), 3, "a knight, as she came");
        assert_eq!(with_her.ko(), None);
        assert_eq!(
            refusal(&with_her, "b1>a3:2"),
            Illegal::NotYourMilady(payer.opposite())
        );
        let knight = position(name, &format!("5/5/pMP,4/5/1,pp,3 {turn} -"));
        let without_her = after(knight, "a3>b1:1");
        assert_eq!(refusal(&without_her, "b1>a3:1"), Illegal::TakesBack(payer));
    }
}

// In `kings` she goes back beside the board, for the one with the right to her alone.
#[test]
fn a_milady_taken_off_is_placed_again_by_the_payer_alone() {
    let name = "sixth:kings,milady=silver,armies";
    let board = after(position(name, "5/5/PPPPP,1,MP,2/5/5 s - 0:0"), "c3>a3:2");
    assert_eq!(board.milady(), Milady::Beside);
    assert_eq!(refusal(&board, "Ma1"), Illegal::NotYourMilady(BROWN));
    let next = after(board, "c5");
    assert!(legal(&next, "Ma1"));
    assert!(legal(&next, "Me5"));
}

// A player who has nothing but her to move must pass.
#[test]
fn a_player_who_could_only_move_milady_must_pass() {
    let name = "sixth:milady=silver,armies,silver=3p,brown=1p";
    let board = position(name, "4,p/PPP,4/M,4/5/5 b -");
    assert_eq!(moves(&board), ["pass"]);
    let hers = position(name, "4,p/PPP,4/M,4/5/5 s -");
    assert_eq!(moves(&hers), ["a3>a4:1"]);
}
