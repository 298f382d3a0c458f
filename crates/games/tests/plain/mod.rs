//! A second implementation of the rules, deliberately plain, for the tests to compare the fast crates with.
//!
//! It shares no code with them and reads like rules.md: lists, maps, whole copies of positions and brute force. Each
//! piece quotes the sentence that it implements. Where it and a fast crate disagree, read the sentence.

// Several test targets share this module, and none uses all of it.
#![allow(dead_code, unused_imports, missing_docs, unreachable_pub)]

mod lists;
mod six;
mod sixth;
mod twentyseven;
mod variant;

pub use lists::{bad_variants, sample_variants};
use variant::Variant;

/// A game of any variant, with its full history.
#[derive(Clone, Debug)]
pub struct Game {
    variant: Variant,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Sixth(sixth::Game),
    Six(six::Game),
    TwentySeven(twentyseven::Game),
}

impl Game {
    /// The start of a variant; any valid variant string, canonical or not.
    pub fn new(text: &str) -> Result<Game, String> {
        let variant = variant::parse(text)?;
        let state = match &variant {
            Variant::Sixth(options) => State::Sixth(sixth::Game::new(options.clone())),
            Variant::Six(options) => State::Six(six::Game::new(options.clone())),
            Variant::TwentySeven(options) => State::TwentySeven(twentyseven::Game::new(options.clone())),
        };
        Ok(Game { variant, state })
    }

    /// The canonical variant string.
    pub fn canonical(&self) -> String {
        variant::canonical(&self.variant)
    }

    /// The legal moves in canonical text, sorted as strings; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        match &self.state {
            State::Sixth(game) => game.legal(),
            State::Six(game) => game.legal(),
            State::TwentySeven(game) => game.legal(),
        }
    }

    /// Plays a move given in canonical text; an illegal one changes nothing.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        match &mut self.state {
            State::Sixth(game) => game.play(text),
            State::Six(game) => game.play(text),
            State::TwentySeven(game) => game.play(text),
        }
    }

    /// The seat to move; none when the game is over.
    pub fn to_move(&self) -> Option<u8> {
        match &self.state {
            State::Sixth(game) => game.to_move(),
            State::Six(game) => game.to_move(),
            State::TwentySeven(game) => game.to_move(),
        }
    }

    /// `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on.
    pub fn result(&self) -> &'static str {
        match &self.state {
            State::Sixth(game) => game.result(),
            State::Six(game) => game.result(),
            State::TwentySeven(game) => game.result(),
        }
    }

    /// The king points (`kings` only) or the two end stacks (27).
    pub fn score(&self) -> Option<[u8; 2]> {
        match &self.state {
            State::Sixth(game) => game.score(),
            State::Six(_) => None,
            State::TwentySeven(game) => Some(game.score()),
        }
    }
}

/// Legal move sequences of exactly that length; a finished game has no continuation, and a pass is a move.
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = game.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    let mut sequences = 0;
    for text in legal {
        let mut next = game.clone();
        next.play(&text).expect("a legal move is accepted");
        sequences += perft(&next, depth - 1);
    }
    sequences
}
