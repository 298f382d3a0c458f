//! The puzzles in `data/puzzles`: each is what it says, no two are alike, and there are enough of them.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use trilith_games::{Kind, Puzzle};

fn puzzles(game: Kind) -> Vec<Puzzle> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/puzzles/{game}.jsonl"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let read = |line: &str| Puzzle::read(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    text.lines().map(read).collect()
}

fn check(game: Kind, least: usize) {
    let puzzles = puzzles(game);
    let (mut ids, mut by_variant, mut by_grade) = (HashSet::new(), BTreeMap::new(), BTreeMap::new());
    for puzzle in &puzzles {
        let set_up = puzzle
            .set_up()
            .unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
        assert_eq!(set_up.game.kind(), game, "{}", puzzle.id);
        assert!(set_up.game.legal_moves().len() >= 3, "{} is no choice", puzzle.id);
        // The id is the same for positions that are alike.
        assert!(ids.insert(&puzzle.id), "{} is there twice", puzzle.id);
        assert!(puzzle.origin.starts_with("self-play, seed "), "{}", puzzle.id);
        *by_variant.entry(puzzle.variant.as_str()).or_insert(0) += 1;
        *by_grade.entry(puzzle.grade).or_insert(0) += 1;
    }
    assert!(by_variant[game.name()] >= least, "{by_variant:?}");
    assert_eq!(by_grade.len(), usize::from(Puzzle::GRADES), "{by_grade:?}");
    assert!(
        10 * by_grade[&1] <= 2 * puzzles.len(),
        "too many are easy: {by_grade:?}"
    );
}

#[test]
fn there_are_three_hundred_puzzles_of_sixth() {
    check(Kind::Sixth, 300);
}

#[test]
fn there_are_three_hundred_puzzles_of_six() {
    check(Kind::Six, 300);
}

#[test]
fn there_are_two_hundred_puzzles_of_27() {
    check(Kind::TwentySeven, 200);
}

#[test]
fn no_game_gives_two_puzzles() {
    for game in Kind::ALL {
        let mut games = HashSet::new();
        for puzzle in puzzles(game) {
            let origin = puzzle
                .origin
                .split(", ply ")
                .next()
                .unwrap_or_default()
                .to_owned();
            assert!(games.insert((puzzle.variant, origin)), "{}", puzzle.id);
        }
    }
}
