//! rules.md, "27": when a player passes, when the game ends, and who has won.

use crate::*;

/// White has no stack, until Black lifts what lies on 2.
const BURIED: &str = "1/2wbbbb/3/4/5/6/7/8/9wwwwwwwwbbbbb w";

// If you cannot move you pass.
#[test]
fn a_player_who_cannot_move_passes() {
    assert!(at(BASE, BURIED).is_forced_pass());
    assert_eq!(legal(BASE, BURIED), "pass");
    assert_eq!(at(BASE, BURIED).count_moves(), 1);
    assert_eq!(refusal(BASE, BURIED, "2:1"), Illegal::MustPass);
    assert_eq!(after(BASE, BURIED, "pass"), BURIED.replace(" w", " b"));
}

// Having stacks is not enough: they may all be too near the end for the step.
#[test]
fn a_player_whose_stacks_all_go_past_the_end_passes() {
    let text = "1bbbbbb/2/3/4/5/6/7/8b/9wwwwwwwwwbb w";
    assert_eq!(legal(BASE, text), "pass");
    let text = "1bw/2bw/3/4/5/6/7b/8/9wwwwwwwbbbbbb w";
    assert_eq!(at(BASE, text).step(Side::Second), 2);
    assert_eq!(legal(BASE, text), "pass");
}

// `pass`, only then.
#[test]
fn a_player_who_can_move_must_not_pass() {
    assert_eq!(refusal(BASE, MIDDLE, "pass"), Illegal::CannotPass);
    assert!(!at(BASE, MIDDLE).is_forced_pass());
}

// You move again as soon as you can.
#[test]
fn a_player_who_passed_moves_again_as_soon_as_a_stack_can_move() {
    let uncovered = after(BASE, BURIED, "pass 2:4");
    assert_eq!(uncovered, "1/2w/3/4bbbb/5/6/7/8/9wwwwwwwwbbbbb w");
    assert_eq!(legal(BASE, &uncovered), "2:1");
}

// The moment neither can move the game ends, without passes.
#[test]
fn the_game_ends_at_once_when_neither_can_move() {
    let mut position = at(BASE, "1wwwwww/2/3/4/5/6/7b/8/9wwwbbbbbbbb b");
    assert_eq!(position.outcome(), None);
    assert_eq!(position.ending(), None);
    position.play(mv("7:1")).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(position.ending().unwrap().to_string(), "Black wins 12 to 6");
}

// Neither can move: discs may be left on the way.
#[test]
fn stacks_left_on_the_way_count_for_nobody() {
    let position = at(BASE, "1wwwwwww/2/3/4/5/6/7/8bb/9wwbbbbbbb b");
    assert_eq!(position.ending().unwrap().to_string(), "Black wins 9 to 7");
}

// The stack on `9` is Black's score, the stack on `1` is White's; height counts whatever the colours. At any time.
#[test]
fn the_score_is_the_height_of_the_end_stacks_whatever_the_colours() {
    assert_eq!(Position::start(BASE).score(), Some([9, 9]));
    assert_eq!(at(BASE, MIDDLE).score(), Some([5, 4]));
    let mixed = at(BASE, "1bwbw/2/3/4/5/6/7/8/9wwwwwwwbbbbbbb b");
    assert_eq!(mixed.score(), Some([14, 4]));
}

// Higher wins.
#[test]
fn the_higher_stack_wins() {
    let position = at(BASE, "1bbbwwwwwwww/2/3/4/5/6/7/8/9wbbbbbb b");
    assert_eq!(position.outcome(), Some(Outcome::Win(Side::Second)));
    assert_eq!(position.ending().unwrap().to_string(), "White wins 11 to 7");
}

// Equal is a draw.
#[test]
fn equal_stacks_are_a_draw() {
    let position = at(BASE, "1bbwwwwwww/2/3/4/5/6/7/8/9wwbbbbbbb b");
    assert_eq!(position.outcome(), Some(Outcome::Draw));
    assert_eq!(position.ending().unwrap().to_string(), "draw, 9 to 9");
}
