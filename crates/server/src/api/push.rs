//! Notices: which browsers get them.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::ApiError;
use crate::App;
use crate::guest::Guest;
use crate::people::Subscription;
use crate::words::Locale;

/// Tells this browser from now on when it is one's turn in a game by correspondence.
#[utoipa::path(
    post, path = "/api/push", tag = "people", request_body = Subscription,
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn subscribe(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    subscription: Result<Json<Subscription>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(subscription) = subscription?;
    let guest = guest.person()?;
    app.people
        .subscribe(&guest.id, &subscription, Locale::of(&headers))
        .await?;
    let mut response = Json(json!({})).into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

/// A browser, or all of somebody's.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "endpoint": "https://push.example.org/abc" }))]
pub(super) struct Which {
    /// The browser's own address for notices; without it, all of one's browsers.
    #[serde(default)]
    endpoint: Option<String>,
}

/// Tells this browser nothing more.
#[utoipa::path(
    delete, path = "/api/push", tag = "people", request_body = Which,
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn unsubscribe(
    State(app): State<App>,
    guest: Guest,
    which: Result<Json<Which>, JsonRejection>,
) -> Result<Json<Value>, ApiError> {
    let Json(which) = which?;
    let guest = guest.person()?;
    app.people
        .unsubscribe(&guest.id, which.endpoint.as_deref())
        .await?;
    Ok(Json(json!({})))
}
