//! rules.md, "27": the rulings.

use crate::*;

// A field's own disc counts toward nobody's score while it is a field; carried discs count.
#[test]
fn a_fields_own_disc_counts_toward_nobodys_score() {
    for variant in Variant::ALL {
        assert_eq!(Position::start(variant).score(), Some([9, 9]));
    }
    let taken = after(EXPERT, "1/2bbbbbbbbb/3/4/5/6/7/8wwwwwwwww/9 b", "2:9 8:10");
    assert_eq!(taken, "1/2/3bbbbbbbbb/4/5/6/7gwwwwwwwww/9 b");
    assert_eq!(at(EXPERT, &taken).score(), Some([0, 0]));
}

// A grey disc that ends up on top of a stack makes that stack nobody's.
#[test]
fn a_stack_with_a_grey_disc_on_top_is_nobodys() {
    let text = after(ADVANCED, "1bbbb/3wgbb/4/5/6/7bbb/8/9wwwwwwww b", "3:2");
    assert_eq!(text, "1bbbb/3wg/4/5/6bb/7bbb/8/9wwwwwwww w");
    let position = at(ADVANCED, &text);
    assert_eq!((position.step(Side::First), position.step(Side::Second)), (3, 1));
    let grey = Illegal::NotYours {
        field: field(3),
        top: Disc::Grey,
    };
    assert_eq!(refusal(ADVANCED, &text, "3:1"), grey);
    assert_eq!(refusal(ADVANCED, &text.replace(" w", " b"), "3:1"), grey);
}

// So does a red one.
#[test]
fn a_stack_with_a_red_disc_on_top_is_nobodys() {
    let text = after(EXPERT, "2rbbbbbbbbb/3/4/5/6/7/8/9wwwwwwwww b", "2:9");
    assert_eq!(text, "2r/3bbbbbbbbb/4/5/6/7/8/9wwwwwwwww w");
    let reason = refusal(EXPERT, &text, "2:1");
    assert_eq!(reason.to_string(), "the stack on 2 has a red disc on top");
    assert_eq!(at(EXPERT, &text).step(Side::First), 1);
}

// Until someone lands on it.
#[test]
fn nobodys_stack_belongs_to_whoever_lands_on_it() {
    let text = after(ADVANCED, "1bbbbbbbbb/3wg/4/5/6/7/8/9wwwwwwww b", "1:1");
    assert_eq!(text, "1bbbbbbbb/3wgb/4/5/6/7/8/9wwwwwwww w");
    let black = text.replace(" w", " b");
    assert_eq!(at(ADVANCED, &black).step(Side::First), 2);
    assert_eq!(
        after(ADVANCED, &black, "3:4"),
        "1bbbbbbbb/4/5gwgb/6/7/8/9wwwwwwww w"
    );
}

// If the line shrinks to one field, both ends are the same stack: a draw.
#[test]
fn a_line_of_one_field_is_a_draw() {
    let text = after(EXPERT, "4bbbbbbbbb/5wwwwwwwwwgggggrr b", "4:10");
    assert_eq!(text, "5wwwwwwwwwgggggrrgbbbbbbbbb w");
    let position = at(EXPERT, &text);
    assert_eq!(position.score(), Some([26, 26]));
    assert_eq!(position.outcome(), Some(Outcome::Draw));
}

// No rule for repetition is needed.
#[test]
fn no_rule_for_repetition_is_needed() {
    const { assert!(!<Position as trilith_game::Position>::REPEATS) };
    assert_eq!(Position::start(BASE).quiet(), 0);
}
