//! Puzzles: positions in which exactly one move wins, with the game that led there and the way to win.

use serde::{Deserialize, Serialize};
use trilith_game::{Outcome, Position as _, mix};

use crate::{Game, Move, Variant};

/// A position in which the side to move wins, with one move only.
///
/// Written as one JSON object a line; `data/puzzles/README.md` describes the fields and says what is proven.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The game and a hash of what the position looks like: the same for positions that are alike.
    pub id: String,
    /// The canonical variant text.
    pub variant: String,
    /// The position text.
    pub position: String,
    /// The seat whose turn it is.
    pub to_move: u8,
    /// The moves from the start, as the ko and the repetition rule need them.
    pub moves: Vec<String>,
    /// The way to win, to the end of the game.
    pub solution: Vec<String>,
    /// How many plies that takes.
    pub wins_in: usize,
    /// In 27: by how many discs the game is won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<u8>,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// How many positions the engine looked at before it had the proof.
    pub nodes: u64,
    /// Where it comes from.
    pub origin: String,
}

/// A puzzle that cannot be read or contradicts itself.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{problem}")]
pub struct PuzzleError {
    problem: String,
}

/// A puzzle set up: the game to go on with, and what to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// The game up to the position.
    pub game: Game,
    /// The moves of the solution.
    pub solution: Vec<Move>,
}

impl Puzzle {
    /// The hardest grade; the easiest is 1.
    pub const GRADES: u8 = 5;

    /// Reads a line of a puzzle file. Whether the puzzle is right is for [`Puzzle::set_up`] to say.
    pub fn read(line: &str) -> Result<Puzzle, PuzzleError> {
        serde_json::from_str(line).map_err(|error| wrong(error.to_string()))
    }

    /// The name of a puzzle with this position.
    pub fn id_of(game: &Game) -> String {
        let text = format!("{} {}", game.variant(), game.likeness());
        let hash = text
            .bytes()
            .fold(0, |hash, byte| mix(hash ^ u64::from(byte)).rotate_left(8));
        format!("{}-{:08x}", game.kind(), hash >> 32)
    }

    /// Plays the moves and the solution, and makes sure that all that the puzzle says about itself is true: the texts are
    /// canonical, the moves legal, and the solution wins in as many plies and by as many discs. That no other move wins
    /// takes a search, which is not done here.
    pub fn set_up(&self) -> Result<SetUp, PuzzleError> {
        let variant: Variant = (self.variant.parse()).map_err(|error| wrong(format!("{error}")))?;
        same("variant", &self.variant, &variant.to_string())?;
        let mut game = Game::new(variant);
        play("move", &mut game, &self.moves)?;
        same("position", &self.position, &game.position_text())?;
        let Some(seat) = game.to_move() else {
            return Err(wrong("the game is over before the solution".to_owned()));
        };
        same("to_move", self.to_move, seat.0)?;
        same("id", &self.id, &Puzzle::id_of(&game))?;
        if !(1..=Puzzle::GRADES).contains(&self.grade) {
            return Err(wrong(format!("there is no grade {}", self.grade)));
        }
        let mut won = game.clone();
        let solution = play("the solution's move", &mut won, &self.solution)?;
        same("wins_in", self.wins_in, solution.len())?;
        if won.outcome() != Some(Outcome::Win(seat.side())) {
            return Err(wrong(format!("the solution ends with {}", won.result())));
        }
        same("margin", self.margin, margin(&won))?;
        Ok(SetUp { game, solution })
    }
}

/// By how many discs a finished game of 27 is won; nothing in the other games.
fn margin(game: &Game) -> Option<u8> {
    match game {
        Game::TwentySeven(game) => (game.position().score()).map(|[black, white]| black.abs_diff(white)),
        _ => None,
    }
}

fn play(what: &str, game: &mut Game, texts: &[String]) -> Result<Vec<Move>, PuzzleError> {
    let mut moves = Vec::new();
    for (text, number) in texts.iter().zip(1..) {
        let m = (game.play_text(text)).map_err(|error| wrong(format!("{what} {number}: {error}")))?;
        same(what, text, &m.to_string())?;
        moves.push(m);
    }
    Ok(moves)
}

/// What is written and what is true must be the same.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, written: T, real: T) -> Result<(), PuzzleError> {
    if written == real {
        Ok(())
    } else {
        Err(wrong(format!("{what} is {written:?} and should be {real:?}")))
    }
}

fn wrong(problem: String) -> PuzzleError {
    PuzzleError { problem }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White takes a stack of two past Black's, who has no move left.
    const LINE: &str = r#"{"id":"27-7225004e","variant":"27","position":"1bwbbbw/2/3/4w/5/6bw/7/8wb/9wwbwbwb w","to_move":1,"moves":["1:4","9:5","2:1","8:5","2:1","6:1","1:3","6:1","1:1","6:1","1:1","6:1","2:1","6:1","2:1","9:2","4:9","9:1","6:6","8:1","5:1","6:2","pass","4:6","pass","7:1","pass"],"solution":["6:2","pass","4:1","pass","3:2"],"wins_in":5,"margin":2,"grade":2,"nodes":43,"origin":"a test"}"#;

    fn puzzle() -> Puzzle {
        Puzzle::read(LINE).unwrap_or_else(|error| panic!("{error}"))
    }

    fn problem(puzzle: &Puzzle) -> String {
        puzzle.set_up().expect_err("it is wrong").to_string()
    }

    #[test]
    fn a_puzzle_reads_what_it_writes() {
        assert_eq!(serde_json::to_string(&puzzle()).expect("JSON"), LINE);
    }

    #[test]
    fn a_puzzle_is_set_up_with_its_solution() {
        let SetUp { game, solution } = puzzle().set_up().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((game.ply(), solution.len()), (27, 5));
        assert!(game.legal_moves().contains(&solution[0]));
    }

    #[test]
    fn a_field_that_nobody_knows_is_refused() {
        assert!(Puzzle::read(&LINE.replace("grade", "class")).is_err());
    }

    #[test]
    fn a_solution_must_win() {
        let mut puzzle = puzzle();
        puzzle.solution.truncate(3);
        puzzle.wins_in = 3;
        assert_eq!(problem(&puzzle), "the solution ends with *");
    }

    #[test]
    fn plies_and_margin_must_be_right() {
        let (mut longer, mut larger) = (puzzle(), puzzle());
        longer.wins_in = 7;
        assert_eq!(problem(&longer), "wins_in is 7 and should be 5");
        larger.margin = None;
        assert_eq!(problem(&larger), "margin is None and should be Some(2)");
    }

    #[test]
    fn an_illegal_move_is_named() {
        let mut puzzle = puzzle();
        puzzle.moves[3] = "8:9".to_owned();
        let problem = problem(&puzzle);
        assert!(problem.starts_with("move 4: `8:9` is not allowed"), "{problem}");
    }

    #[test]
    fn a_position_must_be_the_one_after_the_moves() {
        let mut puzzle = puzzle();
        puzzle.moves.pop();
        assert!(problem(&puzzle).starts_with("position is "));
    }

    #[test]
    fn an_id_tells_positions_apart() {
        let mut puzzle = puzzle();
        puzzle.id = "27-00000000".to_owned();
        assert!(problem(&puzzle).starts_with("id is "));
    }
}
