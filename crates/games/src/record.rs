//! The record of a game: its tags, its moves, and what was thought about them.
//!
//! A record has two forms that say exactly the same: a text in the shape of chess's PGN, which people can read, and
//! JSON for programs. Reading is forgiving about form and strict about content: every move of every variation is legal.
//! Writing is canonical. `docs/records.md` describes both.
//!
//! ```
//! use trilith_games::Record;
//!
//! let text = r#"
//! [Variant "sixth:kings"]
//! [Silver "Ann"]
//!
//! 1.c3 {centre} c4 (1...d3 {also good} 2.d4) 2.c3>c4! {[%eval 0.35] takes}
//! "#;
//! let record: Record = text.parse()?;
//! assert_eq!(record.tags().get("Silver"), Some("Ann"));
//! assert_eq!(record.main_line().ply(), 3);
//! assert_eq!(
//!     record.to_string(),
//!     r#"[Game "SIXTH!"]
//! [Variant "sixth:kings"]
//! [Silver "Ann"]
//! [Result "*"]
//!
//! 1. c3 {centre} 1... c4 (1... d3 {also good} 2. d4) 2. c3>c4:1 $1 {[%eval 0.35]
//! takes} *
//! "#
//! );
//! # Ok::<(), trilith_games::RecordError>(())
//! ```

mod annotation;
mod builder;
mod clock;
mod digits;
mod error;
mod eval;
mod json;
mod limits;
mod place;
mod read;
mod tags;
mod tokens;
mod tree;
mod write;

use std::str::FromStr;

use trilith_game::{Outcome, Side, TextError};

pub use annotation::Annotation;
pub use clock::Clock;
pub use error::{RecordError, Spot};
pub use eval::Eval;
pub use limits::{
    MAX_COMMANDS, MAX_COMMENT, MAX_DEPTH, MAX_FILE, MAX_FILE_MOVES, MAX_FILE_RECORDS, MAX_JSON, MAX_MOVES,
    MAX_NAME, MAX_TAGS, MAX_TEXT, MAX_VALUE,
};
pub use place::{Branch, Nodes, Place};
pub use read::read_all;
pub use tags::Tags;
pub use tree::{Line, Node};

use crate::{Game, MoveError, Variant};

/// A change that a record does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChangeError {
    /// The record has no such place.
    #[error("the record has no such place")]
    NoSuchPlace,
    /// The move cannot be read, or breaks a rule.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The record has [`MAX_MOVES`] moves.
    #[error("a record has at most {MAX_MOVES} moves")]
    TooManyMoves,
    /// The variation would be nested deeper than [`MAX_DEPTH`].
    #[error("variations are nested at most {MAX_DEPTH} deep")]
    TooDeep,
    /// The main line ended the game by rule, with this result.
    #[error("by the rules the game ended `{0}`")]
    EndedByRule(Outcome),
}

/// A game with its tags, its moves and variations, and what is said about them.
///
/// Every move in it is legal. If the main line ends the game by rule, the result is that one; otherwise players may
/// have resigned, agreed or run out of time, and any result may stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game before its first move.
    start: Game,
    tags: Tags,
    line: Line,
    result: Option<Outcome>,
}

impl Record {
    /// An empty record of a game that begins where its variant begins.
    pub fn new(variant: Variant) -> Record {
        Record::from_game(&Game::new(variant))
    }

    /// The record of a game as it stands. (A game of more than [`MAX_MOVES`] moves is written, but not read again.)
    ///
    /// ```
    /// use trilith_games::{Game, Record};
    /// let mut game = Game::new("27".parse()?);
    /// game.play_text("1:4")?;
    /// let record = Record::from_game(&game);
    /// assert!(record.to_string().ends_with("\n\n1. 1:4 *\n"));
    /// assert_eq!(record.main_line(), game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_game(game: &Game) -> Record {
        let nodes = game.moves().into_iter().map(Node::new).collect();
        Record {
            start: game.from_its_start(),
            tags: Tags::new(game.variant()),
            line: Line {
                before: Annotation::default(),
                nodes,
            },
            result: game.outcome(),
        }
    }

    /// The variant that was played.
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// What is known about the game besides its moves.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The text of the position in which the game begins, if it is not where the variant begins.
    pub fn position(&self) -> Option<String> {
        (!self.start.is_from_start()).then(|| self.start.start_text())
    }

    /// How the game ended; nothing while it goes on.
    pub fn result(&self) -> Option<Outcome> {
        self.result
    }

    /// Sets the result of a game that did not end by rule.
    ///
    /// ```
    /// use trilith_games::Record;
    /// use trilith_games::common::{Outcome, Side};
    /// let mut record: Record = "[Variant \"27\"] 1. 1:4 9:3".parse()?;
    /// record.set_result(Some(Outcome::Win(Side::First)))?; // White resigns
    /// assert!(record.to_string().ends_with("1. 1:4 9:3 1-0\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_result(&mut self, result: Option<Outcome>) -> Result<(), ChangeError> {
        if let Some(outcome) = self.main_line().outcome()
            && result != Some(outcome)
        {
            return Err(ChangeError::EndedByRule(outcome));
        }
        self.result = result;
        Ok(())
    }

    /// The game before its first move.
    pub fn start_game(&self) -> Game {
        self.start.clone()
    }

    /// The game played to the end of the main line.
    pub fn main_line(&self) -> Game {
        let mut game = self.start_game();
        play_all(&mut game, &self.line.nodes);
        game
    }

    /// The main line, in which the variations hang.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// All moves, variations included, in the order of the text: a move, its variations, the next move.
    ///
    /// ```
    /// use trilith_games::Record;
    /// let record: Record = "[Variant \"27\"] 1. 1:4 (1. 1:3 9:2) 9:3".parse()?;
    /// let moves: Vec<String> = record.nodes().map(|(_, node)| node.played().to_string()).collect();
    /// assert_eq!(moves, ["1:4", "1:3", "9:2", "9:3"]);
    /// # Ok::<(), trilith_games::RecordError>(())
    /// ```
    pub fn nodes(&self) -> Nodes<'_> {
        Nodes::new(&self.line)
    }

    /// The line that a place is on.
    pub fn line_at(&self, place: &Place) -> Option<&Line> {
        let line = place.branches.iter().try_fold(&self.line, |line, branch| {
            line.nodes.get(branch.node)?.variations.get(branch.variation)
        })?;
        (place.moves <= line.nodes.len()).then_some(line)
    }

    fn line_at_mut(&mut self, place: &Place) -> Option<&mut Line> {
        let line = place.branches.iter().try_fold(&mut self.line, |line, branch| {
            line.nodes
                .get_mut(branch.node)?
                .variations
                .get_mut(branch.variation)
        })?;
        (place.moves <= line.nodes.len()).then_some(line)
    }

    /// The game played to this place.
    pub fn game_at(&self, place: &Place) -> Option<Game> {
        self.line_at(place)?;
        let mut game = self.start_game();
        let mut line = &self.line;
        for branch in &place.branches {
            play_all(&mut game, line.nodes.get(..branch.node)?);
            line = line.nodes.get(branch.node)?.variations.get(branch.variation)?;
        }
        play_all(&mut game, line.nodes.get(..place.moves)?);
        Some(game)
    }

    /// Adds a move at this place, and tells where it leads.
    ///
    /// At the end of a line the move continues it. Elsewhere it becomes a variation, unless it is there already, in the
    /// line or as the beginning of a variation. A main line that ends the game by rule sets the result.
    ///
    /// ```
    /// use trilith_games::Record;
    /// use trilith_games::record::{Annotation, Place};
    /// let mut record = Record::new("27".parse()?);
    /// let start = Place::default();
    /// let place = record.play(&start, "1:4")?;
    /// record.play(&place, "9:3")?;
    /// let place = record.play(&start, "1:3")?;
    /// record.annotate(&place, Annotation::new("lighter")?)?;
    /// assert!(record.to_string().ends_with("1. 1:4 (1. 1:3 {lighter}) 1... 9:3 *\n"));
    /// assert_eq!(record.game_at(&place).map(|game| game.ply()), Some(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, place: &Place, text: &str) -> Result<Place, ChangeError> {
        let mut game = self.game_at(place).ok_or(ChangeError::NoSuchPlace)?;
        let played = game.play_text(text)?;
        let Place { mut branches, moves } = place.clone().before_branch();
        let full = self.nodes().count() >= MAX_MOVES;
        let line = self
            .line_at_mut(&Place {
                branches: branches.clone(),
                moves,
            })
            .ok_or(ChangeError::NoSuchPlace)?;
        let Some(next) = line.nodes.get_mut(moves) else {
            if full {
                return Err(ChangeError::TooManyMoves);
            }
            line.nodes.push(Node::new(played));
            if branches.is_empty() {
                self.result = game.outcome().or(self.result);
            }
            return Ok(Place {
                branches,
                moves: moves + 1,
            });
        };
        if next.played == played {
            return Ok(Place {
                branches,
                moves: moves + 1,
            });
        }
        let begins = |line: &Line| line.nodes.first().is_some_and(|node| node.played == played);
        let variation = match next.variations.iter().position(begins) {
            Some(variation) => variation,
            None if full => return Err(ChangeError::TooManyMoves),
            None if branches.len() >= MAX_DEPTH => return Err(ChangeError::TooDeep),
            None => {
                next.variations.push(Line {
                    before: Annotation::default(),
                    nodes: vec![Node::new(played)],
                });
                next.variations.len() - 1
            }
        };
        branches.push(Branch {
            node: moves,
            variation,
        });
        Ok(Place { branches, moves: 1 })
    }

    /// What is said at this place: after its last move, or before the first move of its line.
    pub fn annotation(&self, place: &Place) -> Option<&Annotation> {
        let line = self.line_at(place)?;
        Some(
            match place.moves.checked_sub(1).and_then(|index| line.nodes.get(index)) {
                Some(node) => &node.after,
                None => &line.before,
            },
        )
    }

    /// Says this at a place, instead of what was said there.
    pub fn annotate(&mut self, place: &Place, annotation: Annotation) -> Result<(), ChangeError> {
        let line = self.line_at_mut(place).ok_or(ChangeError::NoSuchPlace)?;
        match place
            .moves
            .checked_sub(1)
            .and_then(|index| line.nodes.get_mut(index))
        {
            Some(node) => node.after = annotation,
            None => line.before = annotation,
        }
        Ok(())
    }

    /// Gives the move that led to this place these numeric glyphs, instead of those it had.
    pub fn mark(&mut self, place: &Place, nags: &[u8]) -> Result<(), ChangeError> {
        let line = self.line_at_mut(place).ok_or(ChangeError::NoSuchPlace)?;
        let node = place
            .moves
            .checked_sub(1)
            .and_then(|index| line.nodes.get_mut(index));
        let node = node.ok_or(ChangeError::NoSuchPlace)?;
        node.nags.clear();
        nags.iter().for_each(|&nag| node.mark(nag));
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        read::read_one(text)
    }
}

/// Plays moves that a record holds, which are legal.
fn play_all(game: &mut Game, nodes: &[Node]) {
    for node in nodes {
        let played = game.play(node.played);
        debug_assert!(played.is_ok(), "the moves of a record are legal");
    }
}

/// `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on.
fn result_text(result: Option<Outcome>) -> &'static str {
    match result {
        Some(Outcome::Win(Side::First)) => "1-0",
        Some(Outcome::Win(Side::Second)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "*",
    }
}

fn read_result(text: &str) -> Result<Option<Outcome>, String> {
    let results = [
        Some(Outcome::Win(Side::First)),
        Some(Outcome::Win(Side::Second)),
        Some(Outcome::Draw),
        None,
    ];
    results
        .into_iter()
        .find(|&result| result_text(result) == text)
        .ok_or_else(|| {
            let problem = "a result is `1-0`, `0-1`, `1/2-1/2` or `*`";
            TextError::new(text, 0, problem).to_string()
        })
}

/// Refuses a record that names one game and holds another. The name is the one for people or the one in variants.
fn check_game(variant: Variant, game: &str) -> Result<(), String> {
    let kind = variant.kind();
    if [kind.title(), kind.name()]
        .iter()
        .any(|name| name.eq_ignore_ascii_case(game))
    {
        return Ok(());
    }
    Err(format!(
        "the game is {}, but the variant is one of `{}`",
        error::shown(game),
        kind.title()
    ))
}
