//! The puzzles of `data/puzzles`, embedded. A puzzle's number is its line in the file.

use std::sync::LazyLock;

use rust_embed::RustEmbed;
use trilith_games::{Kind, Puzzle};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../data/puzzles"]
#[include = "*.jsonl"]
struct Files;

static PUZZLES: LazyLock<[Vec<Puzzle>; 3]> = LazyLock::new(|| Kind::ALL.map(read));

fn read(kind: Kind) -> Vec<Puzzle> {
    let Some(file) = Files::get(&format!("{kind}.jsonl")) else {
        return Vec::new();
    };
    let puzzle = |line: &str| {
        Puzzle::read(line)
            .inspect_err(|error| tracing::error!(%error, %kind, "a puzzle that cannot be read"))
            .ok()
    };
    String::from_utf8_lossy(&file.data)
        .lines()
        .filter_map(puzzle)
        .collect()
}

/// The puzzles of a game, the first of which has the number 1.
pub(crate) fn of(kind: Kind) -> &'static [Puzzle] {
    let [sixth, six, twenty_seven] = &*PUZZLES;
    match kind {
        Kind::Sixth => sixth,
        Kind::Six => six,
        Kind::TwentySeven => twenty_seven,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_puzzle_of_its_game() {
        for kind in Kind::ALL {
            let file = Files::get(&format!("{kind}.jsonl")).expect("an embedded file");
            let lines = String::from_utf8_lossy(&file.data).lines().count();
            assert_eq!(of(kind).len(), lines, "{kind}");
            assert!(
                of(kind)
                    .iter()
                    .all(|puzzle| puzzle.id.starts_with(&format!("{kind}-")))
            );
        }
    }
}
