//! Some of the puzzles in `data/puzzles`, solved with a fixed number of positions: no clock, the same everywhere.
//! `trilith puzzles --check` solves all of them.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use trilith_engine::{Control, Engine, Limits, Settings};
use trilith_games::{Kind, Puzzle, SetUp};

/// How many puzzles of each game are solved.
const SLICE: usize = 15;
/// Only puzzles that took no more than this when they were found, so that the test is quick.
const EASY: u64 = 3_000;
/// How many positions the engine may look at: enough for those, however the search changes.
const NODES: u64 = 20_000;

fn slice(game: Kind) -> Vec<Puzzle> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/puzzles/{game}.jsonl"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let read = |line: &str| Puzzle::read(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let easy: Vec<Puzzle> = text
        .lines()
        .map(read)
        .filter(|puzzle| puzzle.nodes <= EASY)
        .collect();
    let step = easy.len() / SLICE;
    easy.into_iter().step_by(step.max(1)).take(SLICE).collect()
}

fn solves(engine: &Engine, puzzle: &Puzzle) -> bool {
    let SetUp { game, solution } = (puzzle.set_up()).unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
    engine.clear();
    let settings = Settings {
        limits: Limits {
            nodes: Some(NODES),
            ..Limits::default()
        },
        ..Settings::default()
    };
    let control = Control {
        stop: &AtomicBool::new(false),
        elapsed: &|| Duration::ZERO,
    };
    let report = engine.search(&game, &settings, control, &mut |_| {});
    let best = report.and_then(|report| report.lines.into_iter().next());
    best.is_some_and(|line| line.moves.first() == solution.first())
}

fn check(game: Kind) {
    let engine = Engine::new(4);
    let puzzles = slice(game);
    assert_eq!(puzzles.len(), SLICE);
    let unsolved: Vec<&str> = puzzles
        .iter()
        .filter(|puzzle| !solves(&engine, puzzle))
        .map(|puzzle| puzzle.id.as_str())
        .collect();
    assert!(unsolved.is_empty(), "not solved: {unsolved:?}");
}

#[test]
fn the_engine_solves_puzzles_of_sixth() {
    check(Kind::Sixth);
}

#[test]
fn the_engine_solves_puzzles_of_six() {
    check(Kind::Six);
}

#[test]
fn the_engine_solves_puzzles_of_27() {
    check(Kind::TwentySeven);
}
