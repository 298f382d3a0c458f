//! Listing, counting, checking and drawing moves agree.

use super::*;

use std::collections::BTreeSet;

use trilith_sixth::{Illegal, Kind, Square};

/// Everything that can be written as a move, and counts beyond what any stack can lift.
fn all_moves() -> impl Iterator<Item = Move> {
    let kinds = [Kind::Pawn, Kind::Hunchback, Kind::Giant, Kind::Milady];
    let placements =
        Square::all().flat_map(move |square| kinds.into_iter().map(move |kind| Move::Place { kind, square }));
    let shifts = Square::all().flat_map(|from| {
        Square::all().flat_map(move |to| (0..=7).map(move |count| Move::Shift { from, to, count }))
    });
    placements.chain(shifts).chain([Move::Pass])
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn as_many_moves_are_counted_as_listed(game in games()) {
        for position in positions(&game) {
            let moves = position.legal_moves();
            let distinct: BTreeSet<Move> = moves.iter().copied().collect();
            prop_assert_eq!(moves.len(), distinct.len(), "{}", position);
            prop_assert_eq!(position.count_moves(), moves.len(), "{}", position);
            prop_assert_eq!(moves.is_empty(), position.outcome().is_some());
        }
    }

    #[test]
    fn a_drawn_move_is_a_listed_one(game in games(), seed: u64) {
        let mut random = Random::new(seed);
        for position in positions(&game) {
            match position.random_move(&mut random) {
                Some(m) => prop_assert!(position.legal_moves().contains(&m), "{m} in {position}"),
                None => prop_assert!(position.outcome().is_some()),
            }
        }
    }

    #[test]
    fn a_move_is_accepted_exactly_if_it_is_listed(game in games()) {
        // The last position and the two before it: a full search of all moves takes its time.
        for position in positions(&game).collect::<Vec<_>>().into_iter().rev().take(3) {
            let listed: BTreeSet<Move> = position.legal_moves().into_iter().collect();
            for m in all_moves() {
                let checked = position.check(m);
                prop_assert_eq!(checked.is_ok(), listed.contains(&m), "{} in {}", m, position);
                if position.outcome().is_some() {
                    prop_assert_eq!(checked, Err(Illegal::GameOver));
                }
            }
        }
    }

    #[test]
    fn play_makes_a_legal_move_and_refuses_an_illegal_one(game in games(), seed: u64) {
        let mut random = Random::new(seed);
        let position = game.position();
        let before = format!("{position:?}");
        let all: Vec<Move> = all_moves().collect();
        for _ in 0..50 {
            let m = all[random.below(all.len())];
            let mut next = *position;
            match position.check(m) {
                Ok(()) => {
                    prop_assert_eq!(next.play(m), Ok(()));
                    prop_assert_ne!(next.side(), position.side());
                }
                Err(illegal) => {
                    prop_assert_eq!(next.play(m), Err(illegal));
                    prop_assert_eq!(format!("{next:?}"), before.clone());
                }
            }
        }
        // Playing on a copy never touches what it was copied from.
        for m in position.legal_moves() {
            let mut copy = *position;
            copy.play_unchecked(m);
            prop_assert_eq!(format!("{position:?}"), before.clone());
        }
    }

    #[test]
    fn undo_brings_everything_back(game in games()) {
        let mut back = game.clone();
        while let Some(m) = back.undo() {
            prop_assert_eq!(&game.moves()[back.moves().len()], &m);
            let earlier = &game.past()[back.moves().len()];
            prop_assert_eq!(format!("{earlier:?}"), format!("{:?}", back.position()));
        }
        prop_assert_eq!(back.position(), game.start());
    }
}
