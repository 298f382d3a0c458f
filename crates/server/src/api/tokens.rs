//! Tokens for programs: made, listed and revoked with a browser.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::ApiError;
use super::openapi::shapes;
use crate::App;
use crate::guest::Guest;
use crate::people::{Session, Via};

#[derive(Deserialize, ToSchema)]
#[schema(as = TokenWanted, example = json!({ "label": "my bot" }))]
pub(super) struct Wanted {
    /// What to call it.
    #[serde(default)]
    label: String,
}

/// A new token. It is shown now and never again.
#[utoipa::path(
    post, path = "/api/tokens", tag = "people", request_body = Wanted,
    responses((status = 200, description = "The token.", body = shapes::NewToken), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn make(
    State(app): State<App>,
    guest: Guest,
    wanted: Result<Json<Wanted>, JsonRejection>,
) -> Result<Json<Value>, ApiError> {
    let Json(wanted) = wanted?;
    let (guest, _) = guest.signed_in()?;
    let (token, id) = app.people.make_token(&guest.id, &wanted.label).await?;
    Ok(Json(json!({ "id": id, "token": token })))
}

/// The tokens of one's account, without their secrets.
#[utoipa::path(
    get, path = "/api/tokens", tag = "people",
    responses((status = 200, description = "The tokens.", body = Vec<Session>), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn list(State(app): State<App>, guest: Guest) -> Result<Json<Value>, ApiError> {
    let (guest, _) = guest.signed_in()?;
    let tokens = app.people.sessions(&guest.id, Via::Token, None).await?;
    Ok(Json(json!(tokens)))
}

/// Takes a token away.
#[utoipa::path(
    delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path, description = "The token, as the list names it.")),
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn revoke(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    let (guest, _) = guest.signed_in()?;
    if app.people.close_session(&guest.id, Via::Token, &id).await? {
        Ok(Json(json!({})))
    } else {
        Err(ApiError::unknown())
    }
}
