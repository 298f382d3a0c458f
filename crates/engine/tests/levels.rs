//! A level sees what it is to see, and no more.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use trilith_engine::{Control, Engine, Level, Limits, Report, Score, Settings, Sight};
use trilith_games::{Game, Variant};

/// A variant of each set of levels.
const LADDERS: [&str; 5] = ["sixth", "sixth:kings", "sixth:hunchbacks", "six", "27"];
/// More than any level looks at.
const TOO_MANY: u64 = 2_000_000;
/// A search looks up from time to time only.
const SLACK: u64 = 10_000;

fn search(game: &Game, level: Level) -> Report {
    let settings = Settings {
        limits: Limits {
            nodes: Some(TOO_MANY),
            ..Limits::default()
        },
        level,
        ..Settings::default()
    };
    let stop = AtomicBool::new(false);
    let control = Control {
        stop: &stop,
        elapsed: &|| Duration::ZERO,
    };
    Engine::new(16)
        .search(game, &settings, control, &mut |_| {})
        .expect("the game has just begun")
}

#[test]
fn a_level_looks_so_deep_or_at_so_many_positions() {
    for text in LADDERS {
        let variant: Variant = text.parse().expect("a variant");
        for level in (1..10).filter_map(Level::new) {
            let sight = level.sight(variant).expect("only the last sees everything");
            let report = search(&Game::new(variant), level);
            assert!(report.nodes < TOO_MANY, "{text} {level:?}");
            assert!(
                sight.depth.is_none_or(|depth| report.depth <= depth),
                "{text} {level:?}"
            );
            assert!(
                sight
                    .positions
                    .is_none_or(|positions| report.nodes <= positions + SLACK),
                "{text} {level:?}: {}",
                report.nodes
            );
        }
    }
}

#[test]
fn only_full_strength_has_the_book() {
    let game = Game::new("27".parse().expect("a variant"));
    assert!(matches!(
        search(&game, Level::FULL).lines[0].score,
        Score::Draw(_)
    ));
    for level in (1..10).filter_map(Level::new) {
        let score = search(&game, level).lines[0].score;
        assert!(matches!(score, Score::Belief(_)), "{level:?} {score:?}");
    }
}

/// How well that works, only matches tell (`docs/benchmarks.md`); a slip of the pen shows here.
#[test]
fn a_higher_level_looks_further_or_judges_better() {
    for text in LADDERS {
        let variant: Variant = text.parse().expect("a variant");
        let sights: Vec<_> = (1..10)
            .filter_map(Level::new)
            .filter_map(|level| level.sight(variant))
            .collect();
        assert_eq!(sights.len(), 9);
        for pair in sights.windows(2) {
            // What limits the positions does not limit the depth.
            let reach = |sight: Sight| (sight.depth.unwrap_or(u32::MAX), sight.positions);
            let (below, above) = (reach(pair[0]), reach(pair[1]));
            assert!(
                above > below || above == below && pair[1].noise < pair[0].noise,
                "{text}: {pair:?}"
            );
            assert!(pair[1].overlooked <= pair[0].overlooked, "{text}: {pair:?}");
        }
    }
}

#[test]
fn a_variant_with_kings_has_the_levels_of_kings_whatever_else_it_has() {
    let level = Level::LOWEST;
    let sight = |text: &str| level.sight(text.parse().expect("a variant"));
    assert_eq!(sight("sixth:kings,hunchbacks"), sight("sixth:kings"));
    assert_eq!(sight("sixth:armies"), sight("sixth"));
    assert_ne!(sight("sixth:kings"), sight("sixth"));
    assert_ne!(sight("sixth:hunchbacks"), sight("sixth"));
    assert_ne!(sight("sixth:hunchbacks"), sight("sixth:kings"));
}
