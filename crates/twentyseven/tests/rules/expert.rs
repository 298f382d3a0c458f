//! rules.md, "27": the option `expert`.

use crate::*;

const START: &str = "1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww b";

// The two red discs may be taken along too.
#[test]
fn the_red_discs_may_be_taken_along() {
    assert_eq!(
        after(EXPERT, START, "1:10 9:10"),
        "2rbbbbbbbbb/3/4/5/6/7/8rwwwwwwwww b"
    );
}

// As `advanced`: the grey discs too.
#[test]
fn the_grey_discs_may_be_taken_along_as_in_advanced() {
    assert_eq!(
        after(EXPERT, START, "1:3 9:9 2:4"),
        "1bbbbbb/3/4gbbb/5/6/7/8wwwwwwwww/9 w"
    );
}

// The score is the stack on the last field of the line at the opponent's end, whatever disc lies under it.
#[test]
fn the_score_is_the_stack_on_the_last_field_whatever_lies_under_it() {
    let text = after(EXPERT, START, "1:10");
    assert_eq!(at(EXPERT, &text).score(), Some([9, 10]));
    let position = at(EXPERT, "3wwwwww/4/5/6gggrrwwwbbbbbbbbb w");
    assert_eq!(position.ending().unwrap().to_string(), "Black wins 17 to 6");
}
