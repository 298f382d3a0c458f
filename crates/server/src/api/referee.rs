use axum::Json;
use axum::extract::Query;
use axum::extract::rejection::JsonRejection;
use serde::{Deserialize, Serialize};
use trilith_games::common::Seat;
use trilith_games::view::View;
use trilith_games::{Game, Variant};
use utoipa::{IntoParams, ToSchema};

use super::ApiError;
use super::openapi::shapes;

/// More moves than this are no game.
const MOST_MOVES: usize = 4_000;

/// A position: a variant, where it begins, and the moves since.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(example = json!({ "variant": "six", "moves": ["2,0"] }))]
pub(crate) struct Asked {
    /// `game` or `game:option,option=value`.
    pub(crate) variant: String,
    /// The position text where the game begins, if not where its variant does.
    #[serde(default)]
    pub(crate) position: Option<String>,
    /// The moves since then.
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

/// A position, and perhaps who looks ahead in it.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({ "variant": "27", "moves": ["1:9"] }))]
pub(super) struct Look {
    #[serde(flatten)]
    asked: Asked,
    /// The choices are those that this seat would have if it were its turn.
    #[serde(default)]
    ahead: Option<u8>,
}

/// The position with everything that a board needs; for a move that is not legal, why.
#[utoipa::path(
    post, path = "/api/referee", tag = "rules", request_body = Look,
    responses((status = 200, description = "The position.", body = shapes::View), (status = "4XX", description = "No such position.", body = ApiError))
)]
pub(super) async fn view(look: Result<Json<Look>, JsonRejection>) -> Result<Json<View>, ApiError> {
    let Json(Look { asked, ahead }) = look?;
    let game = asked.game()?;
    let view = match ahead {
        None => game.view(),
        Some(seat) => View::ahead(&game, Seat(seat))
            .ok_or_else(|| ApiError::unreadable("nobody has a turn there to look ahead to"))?,
    };
    Ok(Json(view))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Text {
    /// The variant's text, such as `sixth:kings,milady=c1`.
    #[param(example = "sixth:kings")]
    text: String,
}

#[derive(Serialize, ToSchema)]
pub(super) struct Checked {
    /// Its canonical form.
    variant: String,
    /// How many people sit at the table.
    seats: u8,
}

/// The canonical form of a variant text, or what is wrong with it.
#[utoipa::path(
    get, path = "/api/variant", tag = "rules", params(Text),
    responses((status = 200, description = "The variant.", body = Checked), (status = "4XX", description = "No such variant.", body = ApiError))
)]
pub(super) async fn variant(Query(Text { text }): Query<Text>) -> Result<Json<Checked>, ApiError> {
    let variant: Variant = text.parse()?;
    Ok(Json(Checked {
        variant: variant.to_string(),
        seats: variant.seats(),
    }))
}
