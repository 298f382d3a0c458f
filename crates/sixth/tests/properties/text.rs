//! Positions, moves and variants are what their texts say.

use super::*;

use trilith_sixth::Square;

/// What the rules count as the same position: the board, the turn and the points, without the ko and the pass.
fn compared(position: &Position) -> Vec<String> {
    let text = position.to_string();
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    fields.remove(2);
    fields
}

fn assert_same(read: &Position, position: &Position) -> Result<(), TestCaseError> {
    prop_assert_eq!(read.to_string(), position.to_string());
    prop_assert_eq!(read, position);
    prop_assert_eq!(read.key(), position.key(), "the key kept move by move");
    prop_assert_eq!(read.ko(), position.ko());
    prop_assert_eq!(read.milady(), position.milady());
    prop_assert_eq!(read.points(), position.points());
    prop_assert_eq!(read.score(), position.score());
    prop_assert_eq!(read.seat(), position.seat());
    prop_assert_eq!(read.ending(), position.ending());
    for side in Side::BOTH {
        prop_assert_eq!(read.reserve(side), position.reserve(side));
    }
    prop_assert_eq!(sorted(read.legal_moves()), sorted(position.legal_moves()));
    Ok(())
}

/// The options of a random variant, in canonical order.
fn options() -> impl Strategy<Value = Vec<String>> {
    let edge: Vec<Square> = Square::all().filter(|square| square.is_edge()).collect();
    let edge = select(edge).prop_map(|square| format!("milady={square}"));
    let set_up = prop_oneof![
        Just(vec![]),
        Just(vec!["milady".to_owned()]),
        edge.clone().prop_map(|milady| vec![milady]),
        Just(vec!["hunchbacks".to_owned()]),
        Just(vec!["giants".to_owned()]),
    ];
    let milady = prop_oneof![
        Just(None),
        Just(Some("milady".to_owned())),
        edge.prop_map(Some),
        Just(Some("milady=silver".to_owned())),
        Just(Some("milady=brown".to_owned())),
    ];
    let army = |side: &'static str| {
        let fixed = (1..=5_u8, 0..=1_u8, 0..=1_u8).prop_map(move |(pawns, hunchbacks, giants)| {
            let part = |count: u8, letter: char| match count {
                0 => String::new(),
                _ => format!("{count}{letter}"),
            };
            format!("{side}={pawns}p{}{}", part(hunchbacks, 'h'), part(giants, 'g'))
        });
        proptest::option::of(fixed)
    };
    let armies = (milady, army("silver"), army("brown")).prop_map(|(milady, silver, brown)| {
        let mut options: Vec<String> = milady.into_iter().collect();
        options.push("armies".to_owned());
        options.extend(silver);
        options.extend(brown);
        options
    });
    (any::<bool>(), prop_oneof![set_up, armies]).prop_map(|(kings, mut options)| {
        if kings {
            options.insert(0, "kings".to_owned());
        }
        options
    })
}

fn named(options: &[String]) -> String {
    match options {
        [] => "sixth".to_owned(),
        options => format!("sixth:{}", options.join(",")),
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_position_is_read_back_from_its_text(game in games()) {
        for position in positions(&game) {
            let read = Position::from_text(position.variant(), &position.to_string())?;
            assert_same(&read, position)?;
        }
    }

    #[test]
    fn a_move_is_read_back_from_its_text(game in games()) {
        for position in positions(&game) {
            for m in position.legal_moves() {
                let text = m.to_string();
                prop_assert_eq!(text.parse::<Move>(), Ok(m));
                prop_assert_eq!(position.parse_move(&text), Ok(m));
                if let Move::Shift { from, to, count } = m {
                    let whole = Move::Shift { from, to, count: position.stack(from).len() };
                    prop_assert_eq!(position.parse_move(&format!("{from}>{to}")), Ok(whole));
                    prop_assert!(count <= position.stack(from).len());
                }
            }
        }
    }

    #[test]
    fn a_variant_is_read_back_from_its_text_whatever_the_order(
        (options, shuffled) in options().prop_flat_map(|options| (Just(options.clone()), Just(options).prop_shuffle()))
    ) {
        let variant: Variant = named(&shuffled).parse()?;
        prop_assert_eq!(variant.to_string(), named(&options));
        prop_assert_eq!(variant.to_string().parse(), Ok(variant));
    }

    #[test]
    fn positions_are_equal_exactly_if_board_turn_and_points_are(
        variant in variants(), seeds: [u64; 2], plies in 0..60_usize,
    ) {
        let games = seeds.map(|seed| random_game(variant, seed, plies));
        let all: Vec<(&Position, Vec<String>)> =
            games.iter().flat_map(positions).map(|position| (position, compared(position))).collect();
        for (a, a_text) in &all {
            for (b, b_text) in &all {
                prop_assert_eq!(a == b, a_text == b_text, "{} and {}", a, b);
                prop_assert_eq!(a.key() == b.key(), a == b, "{} and {}", a, b);
            }
        }
    }
}

/// Positions of different variants are never the same, whatever lies on the board.
#[test]
fn positions_of_different_variants_differ() {
    for (i, a) in VARIANTS.iter().enumerate() {
        for (j, b) in VARIANTS.iter().enumerate() {
            let equal = Position::start(variant(a)) == Position::start(variant(b));
            assert_eq!(equal, i == j, "{a} and {b}");
        }
    }
}
