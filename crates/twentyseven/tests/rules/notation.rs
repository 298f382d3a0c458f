//! rules.md, "27": the notation.

use crate::*;

// `3:2`: take two discs from field `3`; the direction and step follow from the position.
#[test]
fn a_move_names_the_field_and_the_number_of_discs() {
    let m = Move::Lift {
        field: field(3),
        count: 2,
    };
    assert_eq!(m.to_string(), "3:2");
    assert_eq!(mv("3:2"), m);
    assert_eq!(Move::Pass.to_string(), "pass");
    assert_eq!(mv("pass"), Move::Pass);
}

// The count includes the field's own disc when it is taken along: on a field with three discs on it, `3:3` leaves
// the field, `3:4` takes it.
#[test]
fn the_count_includes_the_fields_own_disc() {
    let text = "1bbbbbb/2/3bbb/4/5/6/7/8/9wwwwwwwww b";
    for variant in [ADVANCED, EXPERT] {
        assert_eq!(
            after(variant, text, "3:3"),
            "1bbbbbb/2/3/4/5bbb/6/7/8/9wwwwwwwww w"
        );
        assert_eq!(
            after(variant, text, "3:4"),
            "1bbbbbb/2/4/5gbbb/6/7/8/9wwwwwwwww w"
        );
        assert_eq!(
            refusal(variant, text, "3:5"),
            Illegal::TooMany {
                field: field(3),
                most: 4
            }
        );
    }
}

// Fields keep their names when others disappear.
#[test]
fn fields_keep_their_names() {
    let position = at(ADVANCED, "1bbb/3bb/6gggbbbb/8g/9wwwwwwwww b");
    let names: Vec<u8> = position.fields().map(|(field, _)| field.name()).collect();
    assert_eq!(names, [1, 3, 6, 8, 9]);
    assert_eq!(legal(ADVANCED, &position.to_string()), "1:1 1:2 1:3 3:1 3:2 3:3");
}
