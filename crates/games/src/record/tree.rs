use trilith_game::TextError;

use super::Annotation;
use crate::Move;

/// Moves one after the other: the main line of a record, or a variation.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Line {
    pub(super) before: Annotation,
    pub(super) nodes: Vec<Node>,
}

impl Line {
    /// What is said before the first move.
    pub fn before(&self) -> &Annotation {
        &self.before
    }

    /// The moves with what belongs to each.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }
}

/// A move with its marks, what is said about it, and what could have been played in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    pub(super) played: Move,
    pub(super) nags: Vec<u8>,
    pub(super) after: Annotation,
    pub(super) variations: Vec<Line>,
}

impl Node {
    pub(super) fn new(played: Move) -> Node {
        Node {
            played,
            nags: Vec::new(),
            after: Annotation::default(),
            variations: Vec::new(),
        }
    }

    /// The move.
    pub fn played(&self) -> Move {
        self.played
    }

    /// The numeric glyphs: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, the rest as in chess. None stands twice.
    pub fn nags(&self) -> &[u8] {
        &self.nags
    }

    /// What is said after the move.
    pub fn after(&self) -> &Annotation {
        &self.after
    }

    /// Lines that begin with another move in place of this one. None of them is empty.
    pub fn variations(&self) -> &[Line] {
        &self.variations
    }

    /// Adds a glyph, unless it is there.
    pub(super) fn mark(&mut self, nag: u8) {
        if !self.nags.contains(&nag) {
            self.nags.push(nag);
        }
    }
}

/// Reads `!`, `?`, `!!`, `??`, `!?` or `?!` as its numeric glyph.
pub(super) fn nag_of_suffix(suffix: &str) -> Result<u8, TextError> {
    match suffix {
        "!" => Ok(1),
        "?" => Ok(2),
        "!!" => Ok(3),
        "??" => Ok(4),
        "!?" => Ok(5),
        "?!" => Ok(6),
        _ => Err(TextError::new(
            suffix,
            0,
            "the marks are `!`, `?`, `!!`, `??`, `!?` and `?!`",
        )),
    }
}
