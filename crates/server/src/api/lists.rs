//! Lists of games: one's own, those that wait for a player, those to watch.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::ApiError;
use crate::App;
use crate::guest::Guest;
use crate::lobby::{self, Offered};
use crate::table::Millis;

/// As many as anybody goes through.
const MOST: u32 = 200;

/// A game in a list of one's own.
#[derive(Serialize, ToSchema)]
pub(super) struct Own {
    /// The game's name in addresses.
    id: String,
    /// The variant text.
    variant: String,
    /// How many moves were made.
    plies: i64,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    result: String,
    /// Whether it is over.
    ended: bool,
    /// How many seats nobody has taken.
    free: u8,
    /// Whether it is the turn of whoever asks.
    your_turn: bool,
    /// When the running clock runs out, in milliseconds since 1970.
    due: Option<Millis>,
    /// When something last happened, in milliseconds since 1970.
    updated: Millis,
}

/// The games of whoever asks, those that go on first, the latest first.
#[utoipa::path(
    get, path = "/api/games", tag = "games",
    responses((status = 200, description = "The games.", body = Vec<Own>))
)]
pub(super) async fn own(State(app): State<App>, guest: Guest) -> Result<Json<Vec<Own>>, ApiError> {
    let games = app.store.games_of(&guest.id, MOST).await?;
    let own = games.into_iter().map(|game| Own {
        id: game.id,
        variant: game.setup.variant,
        plies: game.plies,
        result: game.result,
        ended: game.ended,
        free: game.free,
        your_turn: game.turn.as_deref() == Some(guest.id.as_str()),
        due: game.due,
        updated: game.updated,
    });
    Ok(Json(own.collect()))
}

/// The games in which anybody may take a seat, the latest first.
#[utoipa::path(
    get, path = "/api/lobby", tag = "games",
    responses((status = 200, description = "The games.", body = Vec<Offered>))
)]
pub(super) async fn lobby(State(app): State<App>, guest: Guest) -> Result<Json<Vec<Offered>>, ApiError> {
    Ok(Json(lobby::seeks(&app, &guest).await?))
}

/// The games between people that anybody may watch, the liveliest first.
#[utoipa::path(
    get, path = "/api/lobby/games", tag = "games",
    responses((status = 200, description = "The games.", body = Vec<Offered>))
)]
pub(super) async fn watchable(State(app): State<App>, guest: Guest) -> Result<Json<Vec<Offered>>, ApiError> {
    Ok(Json(lobby::watchable(&app, &guest).await?))
}
