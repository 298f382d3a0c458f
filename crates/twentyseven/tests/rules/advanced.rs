//! rules.md, "27": the option `advanced`.

use crate::*;

const FULL: &str = "1bbbb/2bbb/3/4bb/5/6/7/8/9wwwwwwwww b";
const SHORT: &str = "1bbbb/3/4bb/5gbbb/6/7/8/9wwwwwwwww b";

// A player who moves the whole stack may take the grey disc along; that field is then gone and the line closes up.
#[test]
fn the_grey_disc_may_be_taken_along_and_its_field_is_gone() {
    let taken = after(ADVANCED, FULL, "2:4");
    assert_eq!(taken, "1bbbb/3/4bb/5gbbb/6/7/8/9wwwwwwwww w");
    assert_eq!(at(ADVANCED, &taken).length(), 8);
    assert!(!at(ADVANCED, &taken).has(field(2)));
}

// May: the whole stack can also be moved without it.
#[test]
fn the_grey_disc_may_be_left() {
    assert_eq!(
        after(ADVANCED, FULL, "2:3"),
        "1bbbb/2/3/4bb/5bbb/6/7/8/9wwwwwwwww w"
    );
}

// In the game without options the grey disc stays.
#[test]
fn without_the_option_the_grey_disc_stays() {
    let reason = refusal(BASE, FULL, "2:4");
    assert_eq!(
        reason,
        Illegal::OwnDiscStays {
            field: field(2),
            disc: Disc::Grey
        }
    );
    assert_eq!(
        reason.to_string(),
        "the grey disc of field 2 stays in the line in this variant"
    );
}

// Only the grey discs: the red ones stay.
#[test]
fn the_red_discs_stay() {
    for (side, m, name) in [("b", "1:10", 1), ("w", "9:10", 9)] {
        let text = format!("1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww {side}");
        assert_eq!(
            refusal(ADVANCED, &text, m),
            Illegal::OwnDiscStays {
                field: field(name),
                disc: Disc::Red
            }
        );
    }
}

// Steps count the fields that remain, for either side.
#[test]
fn steps_count_the_fields_that_remain() {
    assert_eq!(
        after(ADVANCED, SHORT, "1:1"),
        "1bbb/3/4bb/5gbbbb/6/7/8/9wwwwwwwww w"
    );
    let text = "1bbbbbbbbb/3wg/4/5/6/7/8/9wwwwwwww w";
    assert_eq!(
        after(ADVANCED, text, "9:2"),
        "1bbbbbbbbb/3wg/4/5/6/7/8ww/9wwwwww b"
    );
    let text = "1bbbbbbbbb/3gw/4/5/6/7/8/9wwwwwwww w";
    assert_eq!(at(ADVANCED, text).step(Side::Second), 2);
    assert_eq!(at(ADVANCED, text).target(field(3)), None);
    let text = "1bbbbbbbbb/3/4gw/5/6/7/8/9wwwwwwww w";
    assert_eq!(at(ADVANCED, text).target(field(4)), Some(field(1)));
}

// The step is taken on the line as it is before the field leaves it.
#[test]
fn a_field_taken_along_does_not_shorten_its_own_move() {
    assert_eq!(
        after(ADVANCED, SHORT, "4:3"),
        "1bbbb/3/5gbbb/6/7gbb/8/9wwwwwwwww w"
    );
    let white = "1bbbbbbbbb/2/3/4/5/6ww/7/8/9wwwwwww w";
    assert_eq!(
        after(ADVANCED, white, "6:3"),
        "1bbbbbbbbb/2/3/4gww/5/7/8/9wwwwwww b"
    );
}

// Grey discs in a stack count in its height.
#[test]
fn carried_grey_discs_count_in_the_score() {
    let position = at(ADVANCED, "1wwww/2/3/4/5/6/7/9wwwwwgbbbbbbbbb b");
    assert_eq!(position.height(field(9)), 15);
    assert_eq!(position.ending().unwrap().to_string(), "Black wins 15 to 4");
}

// A carried grey disc is a disc of the stack like any other: it can be lifted with those above it.
#[test]
fn a_carried_grey_disc_can_be_lifted_with_the_discs_on_it() {
    assert_eq!(
        after(ADVANCED, SHORT, "5:4"),
        "1bbbb/3/4bb/5/6/7/8gbbb/9wwwwwwwww w"
    );
    assert_eq!(
        after(ADVANCED, SHORT, "5:5"),
        "1bbbb/3/4bb/6/7/8ggbbb/9wwwwwwwww w"
    );
}

// A field that is gone has nothing to take.
#[test]
fn nothing_can_be_taken_from_a_field_that_is_gone() {
    let reason = refusal(ADVANCED, SHORT, "2:1");
    assert_eq!(reason, Illegal::Gone { field: field(2) });
    assert_eq!(reason.to_string(), "field 2 is gone from the line");
}
