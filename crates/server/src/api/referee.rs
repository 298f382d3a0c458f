use axum::Json;
use axum::extract::Query;
use axum::extract::rejection::JsonRejection;
use serde::{Deserialize, Serialize};
use trilith_games::view::View;
use trilith_games::{Game, Variant};

use super::ApiError;

/// More moves than this are no game.
const MOST_MOVES: usize = 4_000;

/// A position: a variant, where it begins, and the moves since.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Asked {
    pub(crate) variant: String,
    #[serde(default)]
    pub(crate) position: Option<String>,
    #[serde(default)]
    pub(crate) moves: Vec<String>,
}

impl Asked {
    /// The game that is meant.
    pub(crate) fn game(&self) -> Result<Game, ApiError> {
        if self.moves.len() > MOST_MOVES {
            return Err(ApiError::unreadable(format!(
                "a game has at most {MOST_MOVES} moves"
            )));
        }
        let variant: Variant = self.variant.parse()?;
        let mut game = match &self.position {
            Some(text) => Game::from_position(variant, text)?,
            None => Game::new(variant),
        };
        for text in &self.moves {
            game.play_text(text)?;
        }
        Ok(game)
    }
}

/// The position with everything that a board needs; for a move that is not legal, why.
pub(super) async fn view(asked: Result<Json<Asked>, JsonRejection>) -> Result<Json<View>, ApiError> {
    let Json(asked) = asked?;
    Ok(Json(asked.game()?.view()))
}

#[derive(Deserialize)]
pub(super) struct Text {
    text: String,
}

#[derive(Serialize)]
pub(super) struct Checked {
    variant: String,
    seats: u8,
}

/// The canonical form of a variant text, or what is wrong with it.
pub(super) async fn variant(Query(Text { text }): Query<Text>) -> Result<Json<Checked>, ApiError> {
    let variant: Variant = text.parse()?;
    Ok(Json(Checked {
        variant: variant.to_string(),
        seats: variant.seats(),
    }))
}
