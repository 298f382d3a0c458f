//! No piece is ever lost or found.

use super::*;

use trilith_sixth::{Army, Kind, Milady, Piece, Reserve, Square};

/// The pieces of a side on the board.
fn on_board(position: &Position, side: Side) -> Army {
    let count = |kind: Kind| {
        let piece = Piece::new(kind, side);
        Square::all()
            .map(|square| position.stack(square).from_top().filter(|&p| p == piece).count() as u8)
            .sum()
    };
    Army {
        pawns: count(Kind::Pawn),
        hunchbacks: count(Kind::Hunchback),
        giants: count(Kind::Giant),
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn board_and_reserve_are_the_army(game in games()) {
        for position in positions(&game) {
            for side in Side::BOTH {
                let board = on_board(position, side);
                match (position.variant().reserve(side), *position.reserve(side)) {
                    (Reserve::Pieces(army), Reserve::Pieces(rest)) => {
                        prop_assert_eq!(board.pawns + rest.pawns, army.pawns);
                        prop_assert_eq!(board.hunchbacks + rest.hunchbacks, army.hunchbacks);
                        prop_assert_eq!(board.giants + rest.giants, army.giants);
                    }
                    (Reserve::Points { left: all, .. }, Reserve::Points { left, hunchback, giant }) => {
                        prop_assert_eq!(board.cost() + left, all);
                        prop_assert_eq!(board.hunchbacks + u8::from(hunchback), 1);
                        prop_assert_eq!(board.giants + u8::from(giant), 1);
                    }
                    mixed => prop_assert!(false, "{mixed:?}"),
                }
            }
        }
    }

    #[test]
    fn milady_is_where_the_position_says(game in games()) {
        for position in positions(&game) {
            let stands = |square: &Square| position.stack(*square).from_top().any(|piece| piece == Piece::Milady);
            let found: Vec<Square> = Square::all().filter(stands).collect();
            match position.milady() {
                Milady::On(square) => prop_assert_eq!(found, [square]),
                Milady::Beside | Milady::Absent => prop_assert_eq!(found, []),
            }
        }
    }

    #[test]
    fn heights_and_sets_of_squares_follow_from_the_stacks(game in games()) {
        for position in positions(&game) {
            for square in Square::all() {
                let stack = position.stack(square);
                let height: u8 = stack.from_top().map(Piece::height).sum();
                prop_assert_eq!(position.height(square), height);
                prop_assert_eq!(stack.height(), height);
                prop_assert_eq!(usize::from(stack.len()), stack.from_bottom().count());
                prop_assert_eq!(position.occupied().contains(square), height > 0);
                for other in 1..=6 {
                    prop_assert_eq!(position.at_least(other).contains(square), height >= other);
                }
                for other in 1..=5 {
                    prop_assert_eq!(position.of_height(other).contains(square), height == other);
                }
                for side in Side::BOTH {
                    let on_top = stack.top().and_then(Piece::side) == Some(side);
                    prop_assert_eq!(position.tops(side).contains(square), on_top);
                }
                prop_assert!(stack.from_bottom().eq(stack.from_top().collect::<Vec<_>>().into_iter().rev()));
            }
        }
    }

    /// A placement and a king can never be taken back; everything else can.
    #[test]
    fn quiet_starts_again_exactly_after_an_irreversible_move(game in games()) {
        prop_assert_eq!(game.start().quiet(), 0);
        let all: Vec<&Position> = positions(&game).collect();
        for (pair, m) in all.windows(2).zip(game.moves()) {
            let king = pair[0].points() != pair[1].points()
                || matches!(pair[1].ending(), Some(trilith_sixth::Ending::King { .. }));
            let irreversible = king || matches!(m, Move::Place { .. });
            let expected = if irreversible { 0 } else { pair[0].quiet() + 1 };
            prop_assert_eq!(pair[1].quiet(), expected, "{} in {}", m, pair[0]);
        }
    }
}
