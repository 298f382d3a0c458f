//! rules.md, "27": what a turn is.

use crate::*;

// Black moves toward `9`.
#[test]
fn black_moves_toward_nine() {
    assert_eq!(
        after(BASE, "1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww b", "1:2"),
        "1bbbbbbb/2bb/3/4/5/6/7/8/9wwwwwwwww w"
    );
}

// White moves toward `1`.
#[test]
fn white_moves_toward_one() {
    assert_eq!(
        after(BASE, "1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww w", "9:2"),
        "1bbbbbbbbb/2/3/4/5/6/7/8ww/9wwwwwww b"
    );
}

// Nobody moves backward: a stack at the end of its way stays there.
#[test]
fn nobody_moves_backward() {
    let text = "1bbbbbbbb/2/3/4/5/6/7/8w/9wwwwwwwwb b";
    assert_eq!(at(BASE, text).target(field(9)), None);
    let back = "1bbbbbbbbw/2/3/4/5/6/7/8b/9wwwwwwww w";
    assert_eq!(at(BASE, back).target(field(1)), None);
}

// Count the stacks that have your colour on top: that is your step.
#[test]
fn the_step_is_the_number_of_stacks_with_your_colour_on_top() {
    let position = at(BASE, MIDDLE);
    assert_eq!(position.step(Side::First), 4);
    assert_eq!(position.step(Side::Second), 2);
    let targets = [1, 2, 4, 6, 9].map(|name| position.target(field(name)).map(Field::name));
    assert_eq!(targets, [Some(5), Some(6), Some(8), Some(4), Some(7)]);
}

// Single discs are counted.
#[test]
fn a_single_disc_is_a_stack() {
    let text = "1bbbbbbb/2b/3b/4/5/6/7/8/9wwwwwwwww b";
    assert_eq!(at(BASE, text).step(Side::First), 3);
}

// Stacks that have arrived are counted.
#[test]
fn a_stack_that_has_arrived_is_counted() {
    let text = "1bbb/2/3/4/5/6/7/8/9wwwwwwwwwbbbbbb b";
    assert_eq!(after(BASE, text, "1:1"), "1bb/2/3b/4/5/6/7/8/9wwwwwwwwwbbbbbb w");
}

// You must move one of those stacks, not the opponent's.
#[test]
fn a_stack_with_the_opponents_colour_on_top_cannot_be_moved() {
    let reason = refusal(BASE, MIDDLE, "9:1");
    assert_eq!(
        reason,
        Illegal::NotYours {
            field: field(9),
            top: Disc::White
        }
    );
    assert_eq!(reason.to_string(), "the stack on 9 has a white disc on top");
}

// An empty field has no stack to move.
#[test]
fn nothing_can_be_moved_from_an_empty_field() {
    assert_eq!(refusal(BASE, MIDDLE, "5:1"), Illegal::Empty { field: field(5) });
}

// You move the stack, or any number of discs from its top: from 1 to all, with every stack that can go its step.
#[test]
fn any_number_of_discs_may_be_taken_from_the_top() {
    assert_eq!(legal(BASE, MIDDLE), "1:1 1:2 1:3 1:4 2:1 4:1 4:2 4:3 4:4");
    assert_eq!(at(BASE, MIDDLE).count_moves(), 9);
}

// No more discs than the stack has.
#[test]
fn no_more_discs_can_be_taken_than_lie_there() {
    assert_eq!(
        refusal(BASE, MIDDLE, "4:9"),
        Illegal::TooMany {
            field: field(4),
            most: 4
        }
    );
}

// A move moves something.
#[test]
fn at_least_one_disc_is_taken() {
    let m = Move::Lift {
        field: field(1),
        count: 0,
    };
    assert_eq!(at(BASE, MIDDLE).check(m), Err(Illegal::NoDiscs));
}

// Exactly that many fields forward.
#[test]
fn a_move_goes_exactly_the_step() {
    assert_eq!(
        after(BASE, MIDDLE, "1:1"),
        "1bbb/2b/3/4bwbb/5b/6w/7/8wwb/9wwwww w"
    );
}

// Onto whatever lies there, whoever's it is.
#[test]
fn a_move_lands_on_whatever_lies_there() {
    assert_eq!(
        after(BASE, MIDDLE, "2:1"),
        "1bbbb/2/3/4bwbb/5/6wb/7/8wwb/9wwwww w"
    );
    assert_eq!(
        after(BASE, MIDDLE, "4:1"),
        "1bbbb/2b/3/4bwb/5/6w/7/8wwbb/9wwwww w"
    );
}

// Order kept, the opponent's discs in it too.
#[test]
fn moved_discs_keep_their_order_and_take_the_opponents_along() {
    assert_eq!(
        after(BASE, MIDDLE, "4:3"),
        "1bbbb/2b/3/4b/5/6w/7/8wwbwbb/9wwwww w"
    );
}

// What is uncovered belongs to the colour that is then on top.
#[test]
fn taking_discs_away_may_uncover_the_opponents_stack() {
    let mut position = at(BASE, MIDDLE);
    position.play(mv("4:2")).unwrap();
    assert_eq!(position.top(field(4)), Some(Disc::White));
    assert_eq!(position.step(Side::Second), 3);
}

// A move past the last field is not allowed.
#[test]
fn a_move_past_the_last_field_is_not_allowed() {
    let reason = refusal(BASE, MIDDLE, "8:1");
    assert_eq!(
        reason,
        Illegal::PastTheEnd {
            field: field(8),
            step: 4
        }
    );
    assert_eq!(
        reason.to_string(),
        "a step of 4 from 8 goes past the end of the line"
    );
    let white = "1bbbbbbbbb/2w/3w/4/5/6/7/8/9wwwwwww w";
    assert_eq!(legal(BASE, white), "9:1 9:2 9:3 9:4 9:5 9:6 9:7");
}
