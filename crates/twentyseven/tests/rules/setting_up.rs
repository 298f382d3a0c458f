//! rules.md, "27": who plays, and how the line looks at the start.

use crate::*;

// Two players, Black (moves first) and White.
#[test]
fn black_moves_first_and_then_they_take_turns() {
    let mut position = Position::start(BASE);
    assert_eq!(position.seats(), 2);
    assert_eq!((position.seat(), position.side()), (Seat(0), Side::First));
    position.play(mv("1:4")).unwrap();
    assert_eq!((position.seat(), position.side()), (Seat(1), Side::Second));
    position.play(mv("9:4")).unwrap();
    assert_eq!(position.side(), Side::First);
}

// A line of nine fields, named `1` to `9` from Black's end to White's end; nine discs each, as one stack on `1` and
// one on `9`. So in every variant.
#[test]
fn the_game_starts_with_a_stack_of_nine_at_each_end() {
    for variant in Variant::ALL {
        let start = Position::start(variant);
        assert_eq!(start.to_string(), "1bbbbbbbbb/2/3/4/5/6/7/8/9wwwwwwwww b");
        assert_eq!(start.length(), 9);
    }
}

// `1` and `9` are red discs, `2` to `8` grey discs.
#[test]
fn the_end_fields_are_red_and_the_others_grey() {
    let discs = Field::ALL.map(|field| field.own_disc().letter());
    assert_eq!(discs.iter().collect::<String>(), "rgggggggr");
}
