//! Tokens for programs: made, listed and revoked with a browser.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::ApiError;
use crate::App;
use crate::guest::Guest;
use crate::people::Via;

#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    label: String,
}

/// A new token. It is shown now and never again.
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

pub(super) async fn list(State(app): State<App>, guest: Guest) -> Result<Json<Value>, ApiError> {
    let (guest, _) = guest.signed_in()?;
    let tokens = app.people.sessions(&guest.id, Via::Token, None).await?;
    Ok(Json(json!(tokens)))
}

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
