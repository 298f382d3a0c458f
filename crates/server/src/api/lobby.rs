use axum::Json;
use axum::extract::State;

use super::ApiError;
use crate::App;
use crate::guest::Guest;
use crate::lobby::Lobby;

/// The games that wait for a player, and those that anybody may watch.
#[utoipa::path(
    get, path = "/api/lobby", tag = "tables",
    responses((status = 200, description = "The lobby as whoever asks sees it.", body = Lobby))
)]
pub(super) async fn load(State(app): State<App>, guest: Guest) -> Result<Json<Lobby>, ApiError> {
    Ok(Json(Lobby::of(&app, &guest).await?))
}
