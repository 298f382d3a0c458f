//! A position in an address: `variant=…&position=…&moves=…`, the same for analysis, embedded boards and pictures.
//!
//! The moves are joined with `_`, which no game's notation uses: `moves=2,-1_1,1_2,-1>4,0=3,3`. Where no move has a comma in
//! it, people who write an address by hand may join them with commas.

use std::fmt::Write as _;

use serde::Deserialize;
use trilith_games::{Game, Kind, Variant};

use crate::api::{ApiError, Asked};

/// What stands between two moves.
const BETWEEN: char = '_';

/// A position as an address tells it.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(default)]
pub(crate) struct Link {
    variant: String,
    position: String,
    moves: String,
}

impl Link {
    /// Whether the address tells no position at all.
    pub(crate) fn is_empty(&self) -> bool {
        self.variant.is_empty() && self.position.is_empty() && self.moves.is_empty()
    }

    /// The game that is meant.
    pub(crate) fn game(&self) -> Result<Game, ApiError> {
        let variant: Variant = self.variant.parse()?;
        let has_commas = variant.kind() == Kind::Six;
        let is_between = |c: char| c == BETWEEN || c.is_whitespace() || (c == ',' && !has_commas);
        let moves = self.moves.split(is_between).filter(|text| !text.is_empty());
        let asked = Asked {
            variant: variant.to_string(),
            position: Some(self.position.clone()).filter(|text| !text.is_empty()),
            moves: moves.map(ToOwned::to_owned).collect(),
        };
        asked.game()
    }
}

/// The address of a game as it stands now, from `variant=` on.
pub(crate) fn query(game: &Game) -> String {
    let mut query = format!("variant={}", escaped(&game.variant().to_string()));
    if !game.is_from_start() {
        let _ = write!(query, "&position={}", escaped(&game.start_text()));
    }
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    if !moves.is_empty() {
        let _ = write!(query, "&moves={}", escaped(&moves.join("_")));
    }
    query
}

/// A text as it may stand in an address.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'0'..=b'9'
            | b'A'..=b'Z'
            | b'a'..=b'z'
            | b'-'
            | b'.'
            | b'_'
            | b'~'
            | b','
            | b':'
            | b'/'
            | b'@' => {
                out.push(byte.into());
            }
            _ => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(variant: &str, position: &str, moves: &str) -> Link {
        Link {
            variant: variant.to_owned(),
            position: position.to_owned(),
            moves: moves.to_owned(),
        }
    }

    #[test]
    fn moves_with_commas_are_joined_by_something_else() {
        let game = link("six", "", "2,-1_2,0").game().expect("a game");
        assert_eq!(game.ply(), 2);
        assert_eq!(query(&game), "variant=six&moves=2,-1_2,0");
    }

    #[test]
    fn commas_join_moves_that_have_none() {
        assert_eq!(link("27", "", "1:4,9:2").game().expect("a game").ply(), 2);
    }

    #[test]
    fn a_position_is_told_only_if_it_is_not_the_start() {
        let start = Game::new("sixth".parse().expect("a variant"));
        let game = link("sixth", &start.position_text(), "c3")
            .game()
            .expect("a game");
        assert_eq!(query(&game), "variant=sixth&moves=c3");
        let game = link("sixth", "5/5/2,P,2/5/5 b -", "").game().expect("a game");
        assert_eq!(query(&game), "variant=sixth&position=5/5/2,P,2/5/5%20b%20-");
    }

    #[test]
    fn nonsense_is_refused() {
        for (variant, position, moves) in [
            ("chess", "", ""),
            ("27", "x", ""),
            ("27", "", "1:4_1:99"),
            ("", "", "c3"),
        ] {
            assert!(
                link(variant, position, moves).game().is_err(),
                "{variant} {position} {moves}"
            );
        }
    }
}
