//! The random games come across every rule, so that the properties say something about it.

use super::*;

use std::collections::BTreeMap;

use trilith_sixth::{Ending, Milady};

/// What a position and the move just made show.
fn events(game: &Game<Position>) -> [(&'static str, bool); 14] {
    let (now, m) = (game.position(), game.moves().last().copied());
    let before = game.past().last().unwrap_or(now);
    let kings = now.variant().kings();
    let milady_height = match now.milady() {
        Milady::On(square) => now.height(square),
        _ => 0,
    };
    let called = |m: &Move| matches!(m, Move::Shift { to, .. } if now.visible_milady() == Some(*to));
    [
        ("a ko", now.ko().is_some()),
        ("a pass", m == Some(Move::Pass)),
        (
            "a turn after a pass",
            m != Some(Move::Pass) && game.moves().iter().rev().nth(1) == Some(&Move::Pass),
        ),
        ("a king", matches!(now.ending(), Some(Ending::King { .. }))),
        ("a point", now.points() != before.points()),
        ("six points", matches!(now.ending(), Some(Ending::Points(_)))),
        (
            "two passes",
            !kings && matches!(now.ending(), Some(Ending::Passes(_))),
        ),
        (
            "two passes with kings",
            kings && matches!(now.ending(), Some(Ending::Passes(_))),
        ),
        ("a repetition", game.is_repetition()),
        ("a call", now.legal_moves().iter().any(called)),
        (
            "an unheard call",
            now.visible_milady().is_some() && !now.legal_moves().iter().any(called),
        ),
        ("a ko onto Milady", now.ko().is_some_and(|m| called(&m))),
        ("Milady on six", milady_height >= 6),
        (
            "Milady taken off",
            matches!(before.milady(), Milady::On(_)) && now.milady() == Milady::Beside,
        ),
    ]
}

#[test]
fn random_games_come_across_every_rule() {
    let random = VARIANTS
        .iter()
        .flat_map(|name| (0..40).map(move |seed| random_game(variant(name), seed, 250)));
    let restless = (0..100).map(|seed| restless_game(seed, 100));
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for game in random.chain(restless) {
        let mut again = Game::new(*game.start());
        for &m in game.moves() {
            again.play(m).expect("a legal move");
            for (event, happened) in events(&again) {
                *times.entry(event).or_default() += usize::from(happened);
            }
        }
    }
    assert!(times.values().all(|&times| times >= 10), "{times:#?}");
}
