//! The fast rules and the plain ones play the same games and must agree on everything that can be seen of them.

mod plain;

use plain::{bad_variants, sample_variants};
use trilith_games::common::Random;
use trilith_games::{Game, Variant};

/// Longer games than this are left unfinished.
const LONGEST: usize = 400;

/// How the moves of a game are chosen.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Every legal move equally likely.
    Random,
    /// Three times in four, back to where one's own last move came from: repetitions, kos and long quiet spells, which
    /// random play hardly ever sees.
    Shuttle,
}

/// The text of the move that takes `text` back, if it is a move from one place to another.
fn reversed(text: &str) -> Option<String> {
    let (from, rest) = text.split_once('>')?;
    Some(match rest.split_once(':') {
        Some((to, count)) => format!("{to}>{from}:{count}"),
        None => format!("{rest}>{from}"),
    })
}

/// Plays one game in both implementations and returns how it ended.
fn compare(variant: &str, style: Style, seed: u64) -> String {
    let mut fast = Game::new(variant.parse().unwrap_or_else(|error| panic!("{error}")));
    let mut slow = plain::Game::new(variant).expect("a variant");
    let mut random = Random::new(seed);
    let mut played: Vec<String> = Vec::new();
    let seats = usize::from(fast.variant().seats());
    while played.len() < LONGEST {
        let legal: Vec<String> = fast.legal_moves().iter().map(ToString::to_string).collect();
        let told = || format!("{variant}, {style:?}, seed {seed}, after {played:?}");
        let expected = slow.legal();
        if legal != expected {
            // Hundreds of moves agree; show those that do not.
            let more: Vec<_> = legal.iter().filter(|text| !expected.contains(text)).collect();
            let less: Vec<_> = expected.iter().filter(|text| !legal.contains(text)).collect();
            panic!("legal moves: {more:?} too many, {less:?} missing: {}", told());
        }
        assert_eq!(fast.result(), slow.result(), "result: {}", told());
        assert_eq!(fast.score(), slow.score(), "score: {}", told());
        assert_eq!(
            fast.to_move().map(|seat| seat.0),
            slow.to_move(),
            "to move: {}",
            told()
        );
        if legal.is_empty() {
            return fast
                .ending()
                .unwrap_or_else(|| panic!("over without a reason: {}", told()));
        }

        // The position text carries all that the next move depends on.
        let copy = Game::from_position(fast.variant(), &fast.position_text())
            .unwrap_or_else(|error| panic!("{error}: {}", told()));
        assert_eq!(copy.position_text(), fast.position_text(), "{}", told());
        assert_eq!(
            copy.legal_moves(),
            fast.legal_moves(),
            "from the text: {}",
            told()
        );

        let back = played
            .len()
            .checked_sub(seats)
            .and_then(|ply| reversed(&played[ply]));
        let text = match (style, back) {
            (Style::Shuttle, Some(back)) if legal.contains(&back) && random.below(4) > 0 => back,
            _ => legal[random.below(legal.len())].clone(),
        };
        fast.play_text(&text)
            .unwrap_or_else(|error| panic!("{error}: {}", told()));
        slow.play(&text)
            .unwrap_or_else(|error| panic!("{text}: {error}: {}", told()));
        played.push(text);
    }
    "unfinished".to_owned()
}

/// Compares games of all variants of a game; the endings that came up.
fn compare_all(game: &str, games: u64) -> Vec<String> {
    let mut endings = Vec::new();
    for variant in sample_variants() {
        if variant.split(':').next() == Some(game) {
            for seed in 0..games {
                endings.push(compare(variant, Style::Random, seed));
                endings.push(compare(variant, Style::Shuttle, seed));
            }
        }
    }
    endings
}

/// The comparison is worth little if the rare rules never come up.
fn assert_seen(endings: &[String], needle: &str) {
    assert!(
        endings.iter().any(|ending| ending.contains(needle)),
        "no game ended with `{needle}`"
    );
}

#[test]
fn sixth_plays_the_same_games() {
    let endings = compare_all("sixth", 12);
    for needle in ["king on", "six points", "passed", "third time"] {
        assert_seen(&endings, needle);
    }
}

#[test]
fn six_plays_the_same_games() {
    let endings = compare_all("six", 10);
    for needle in [
        "wins with a line",
        "wins with a triangle",
        "wins with a circle",
        "fewer than six",
        "third time",
    ] {
        assert_seen(&endings, needle);
    }
}

#[test]
fn twenty_seven_plays_the_same_games() {
    let endings = compare_all("27", 200);
    for needle in ["Black wins", "White wins", "draw"] {
        assert_seen(&endings, needle);
    }
}

#[test]
fn sample_variants_are_read_the_same_way() {
    for text in sample_variants() {
        let fast: Variant = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(
            fast.to_string(),
            plain::Game::new(text).expect("a variant").canonical()
        );
    }
}

#[test]
fn bad_variants_get_an_error_that_names_the_option() {
    for (text, named) in bad_variants() {
        match text.parse::<Variant>() {
            Ok(variant) => panic!("`{text}` was read as {variant}"),
            Err(error) => assert!(
                error.to_string().contains(named),
                "`{text}`: {error} does not name `{named}`"
            ),
        }
    }
}
