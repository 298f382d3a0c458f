use std::mem;

use trilith_game::Outcome;

use super::error::shown;
use super::limits::{MAX_DEPTH, MAX_MOVE_TEXT, MAX_MOVES, MAX_TEXT};
use super::{Annotation, Line, Node, Record, Tags};
use crate::Game;

/// Builds a record move by move, in the order of its text, and holds every move to the rules.
///
/// One game follows the line that is being built; it takes moves back where a variation begins and where it ends. The
/// text and the JSON are both read through here, so that both are held to the same.
///
/// Problems are told without a place: only the reader knows it.
pub(super) struct Builder {
    start: Game,
    game: Game,
    /// The line that is being built.
    line: Line,
    /// The lines that it is inside of, the main line first.
    outer: Vec<Line>,
    moves: usize,
}

impl Builder {
    pub(super) fn new(start: Game) -> Builder {
        Builder {
            game: start.clone(),
            start,
            line: Line::default(),
            outer: Vec::new(),
            moves: 0,
        }
    }

    pub(super) fn play(&mut self, text: &str) -> Result<(), String> {
        if self.moves >= MAX_MOVES {
            return Err(format!("a record has at most {MAX_MOVES} moves"));
        }
        if text.len() > MAX_MOVE_TEXT {
            return Err(format!("{} is too long for a move", shown(text)));
        }
        let played = self.game.play_text(text).map_err(|error| error.to_string())?;
        self.line.nodes.push(Node::new(played));
        self.moves += 1;
        Ok(())
    }

    pub(super) fn mark(&mut self, nag: u8) -> Result<(), String> {
        let node = self
            .line
            .nodes
            .last_mut()
            .ok_or("a mark stands before the first move of a line")?;
        node.mark(nag);
        Ok(())
    }

    /// What is said where the line ends now.
    pub(super) fn annotation(&mut self) -> &mut Annotation {
        match self.line.nodes.last_mut() {
            Some(node) => &mut node.after,
            None => &mut self.line.before,
        }
    }

    /// How many variations are open.
    pub(super) fn depth(&self) -> usize {
        self.outer.len()
    }

    /// Begins a variation in place of the last move.
    pub(super) fn open(&mut self) -> Result<(), String> {
        if self.line.nodes.is_empty() {
            return Err("a variation replaces a move, and none stands before it".to_owned());
        }
        if self.outer.len() >= MAX_DEPTH {
            return Err(format!("variations are nested at most {MAX_DEPTH} deep"));
        }
        self.game.undo();
        self.outer.push(mem::take(&mut self.line));
        Ok(())
    }

    /// Ends a variation and goes on after the move that it replaces.
    pub(super) fn close(&mut self) -> Result<(), String> {
        if self.depth() > 0 && self.line.nodes.is_empty() {
            return Err("a variation has no move".to_owned());
        }
        let parent = self.outer.pop().ok_or("no variation is open here")?;
        let variation = mem::replace(&mut self.line, parent);
        for _ in &variation.nodes {
            self.game.undo();
        }
        if let Some(node) = self.line.nodes.last_mut() {
            self.game.play(node.played).map_err(|error| error.to_string())?;
            node.variations.push(variation);
        }
        Ok(())
    }

    /// The finished record. A result that is not given follows from the rules; one that is given must agree with them.
    pub(super) fn finish(self, tags: Tags, result: Option<Option<Outcome>>) -> Result<Record, String> {
        let by_rule = self.game.outcome();
        if let (Some(outcome), Some(given)) = (by_rule, result)
            && given != by_rule
        {
            let given = super::result_text(given);
            return Err(format!(
                "the result cannot be `{given}`: the last move ended the game `{outcome}`"
            ));
        }
        let result = result.unwrap_or(by_rule);
        let record = Record {
            start: self.start,
            tags,
            line: self.line,
            result,
        };
        if record.to_string().len() > MAX_TEXT {
            return Err(format!(
                "a record has at most {MAX_TEXT} bytes, and this one would be written with more"
            ));
        }
        Ok(record)
    }

    /// How many moves were made, variations included.
    pub(super) fn moves(&self) -> usize {
        self.moves
    }
}
