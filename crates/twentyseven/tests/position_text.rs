//! What the reader of position texts refuses, where, and why.

use trilith_game::{Position as _, TextError};
use trilith_twentyseven::{Position, Variant};

fn refused(variant: Variant, text: &str) -> TextError {
    match Position::from_text(variant, text) {
        Ok(position) => panic!("read as {position}"),
        Err(error) => error,
    }
}

#[track_caller]
fn refuses(variant: Variant, text: &str, at: usize, problem: &str) {
    let error = refused(variant, text);
    assert_eq!((error.at(), error.problem()), (at, problem), "{error}");
}

#[test]
fn a_text_that_ends_early_is_refused_where_it_ends() {
    let text = "1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww b";
    for end in 0..text.len() {
        assert_eq!(refused(Variant::Base, &text[..end]).at(), end);
    }
}

#[test]
fn names_stand_in_order_and_once() {
    let order = "the fields stand in the order of their names";
    refuses(Variant::Expert, "2/1/3 b", 2, order);
    refuses(Variant::Expert, "1/1/3 b", 2, order);
}

#[test]
fn every_field_begins_with_its_name() {
    let name = "the name of a field, `1` to `9`, comes here";
    refuses(Variant::Base, "", 0, name);
    refuses(Variant::Base, "0/1 b", 0, name);
    refuses(Variant::Base, "1/bb/3 b", 2, name);
    refuses(Variant::Base, " b", 0, name);
}

#[test]
fn only_the_four_letters_are_discs() {
    let disc = "a disc `b`, `w`, `g` or `r`, a `/` or a space comes here";
    refuses(Variant::Base, "1bx/2 b", 2, disc);
    refuses(Variant::Base, "1B/2 b", 1, disc);
    refuses(Variant::Base, "1é/2 b", 1, disc);
    refuses(
        Variant::Base,
        "1/2//3 b",
        4,
        "the name of a field, `1` to `9`, comes here",
    );
}

#[test]
fn there_are_nine_discs_of_each_colour() {
    let many = "there are only 9 black discs";
    refuses(Variant::Base, "1bbbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww b", 10, many);
    let few = "there are 9 black discs, and 8 are here";
    refuses(Variant::Base, "1bbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww b", 34, few);
    let none = "there are 9 white discs, and 0 are here";
    refuses(Variant::Base, "1bbbbbbbbb/2/3/4/5/6/7/8/9 b", 26, none);
}

#[test]
fn a_field_that_the_variant_keeps_cannot_be_missing() {
    let two = "field 2 is missing, and in `27` it cannot be gone";
    refuses(Variant::Base, "1bbbbbbbbb/3/4/5/6/7/8/9gwwwwwwwww b", 11, two);
    let one = "field 1 is missing, and in `27:advanced` it cannot be gone";
    refuses(Variant::Advanced, "2bbbbbbbbb/3/4/5/6/7/8/9gwwwwwwwww b", 0, one);
    let nine = "field 9 is missing, and in `27:advanced` it cannot be gone";
    refuses(
        Variant::Advanced,
        "1bbbbbbbbb/2/3/4/5/6/7/8rwwwwwwwww b",
        34,
        nine,
    );
}

#[test]
fn the_disc_of_a_field_that_is_gone_lies_on_a_stack() {
    let problem = "grey discs on stacks: 0, grey fields gone: 1";
    refuses(
        Variant::Advanced,
        "1bbbbbbbbb/3/4/5/6/7/8/9wwwwwwwww b",
        33,
        problem,
    );
    let problem = "red discs on stacks: 0, red fields gone: 1";
    refuses(
        Variant::Expert,
        "2bbbbbbbbb/3/4/5/6/7/8/9wwwwwwwww b",
        33,
        problem,
    );
}

#[test]
fn a_grey_or_red_disc_on_a_stack_has_left_a_field() {
    let problem = "grey discs on stacks: 1, grey fields gone: 0";
    for variant in Variant::ALL {
        refuses(variant, "1bbbbgbbbbb/2/3/4/5/6/7/8/9wwwwwwwww b", 5, problem);
    }
    let problem = "grey discs on stacks: 2, grey fields gone: 1";
    refuses(
        Variant::Expert,
        "1gbbbbbbbbb/3/4/5/6/7/8/9wwwwwwwwwg b",
        34,
        problem,
    );
    let problem = "red discs on stacks: 1, red fields gone: 0";
    refuses(
        Variant::Expert,
        "1bbbbbbbbb/2r/3/4/5/6/7/8/9wwwwwwwww b",
        12,
        problem,
    );
    let problem = "there are only 2 red discs";
    refuses(Variant::Expert, "1rrr b", 3, problem);
}

#[test]
fn the_side_to_move_comes_last() {
    let side = "the side to move is `b` or `w`";
    refuses(Variant::Base, "1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww r", 36, side);
    refuses(Variant::Base, "1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww  b", 36, side);
    let end = "nothing comes after the side to move";
    refuses(Variant::Base, "1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww b ", 37, end);
    refuses(Variant::Base, "1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww bw", 37, end);
}
