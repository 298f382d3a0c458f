//! Passkeys of an account.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::ApiError;
use super::me::browser;
use crate::App;
use crate::guest::Guest;
use crate::limits::Client;
use crate::people::{Credential, Passkey, PeopleError};

#[derive(Deserialize, ToSchema)]
#[schema(as = PasskeyWanted, example = json!({ "name": "Ada" }))]
pub(super) struct Wanted {
    /// What a guest's new account is to be called; an account has its name.
    #[serde(default)]
    name: String,
}

/// What a browser needs to make a passkey, for an account or for a guest who wants one.
#[utoipa::path(
    post, path = "/api/passkeys/options", tag = "people", request_body = Wanted,
    responses((status = 200, description = "Options for `navigator.credentials.create`.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn to_make(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    guest: Guest,
    wanted: Result<Json<Wanted>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(wanted) = wanted?;
    let guest = guest.person()?;
    let party = app.relying_party(&headers)?;
    let name = match &guest.name {
        Some(name) if guest.account => name.clone(),
        _ => app.people.may_register(&wanted.name, None).await?,
    };
    let options = app
        .people
        .passkey_to_make(&party, &guest.id, &name, client.address())
        .await?;
    let mut response = Json(options).into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

/// What a browser needs to show a passkey.
#[utoipa::path(
    post, path = "/api/session/options", tag = "people",
    responses((status = 200, description = "Options for `navigator.credentials.get`.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn to_show(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    guest: Guest,
) -> Result<Response, ApiError> {
    let guest = guest.person()?;
    let party = app.relying_party(&headers)?;
    let options = app
        .people
        .passkey_to_show(&party, &guest.id, client.address())
        .await?;
    let mut response = Json(options).into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

#[derive(Deserialize, ToSchema)]
#[schema(as = PasskeyMade, example = json!({ "label": "my phone", "passkey": { "id": "…", "response": { "clientDataJSON": "…", "attestationObject": "…" } } }))]
pub(super) struct Made {
    /// The passkey as browsers write it.
    #[schema(value_type = Object)]
    passkey: Credential,
    /// What to call it.
    #[serde(default)]
    label: String,
    /// Whoever has a password shows that it is they.
    #[serde(default)]
    password: String,
}

/// Adds a passkey to an account.
#[utoipa::path(
    post, path = "/api/passkeys", tag = "people", request_body = Made,
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn add(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    guest: Guest,
    made: Result<Json<Made>, JsonRejection>,
) -> Result<Json<Value>, ApiError> {
    let Json(made) = made?;
    let (guest, _) = guest.signed_in()?;
    let person = app.people.person(&guest.id).await?.ok_or(PeopleError::SignIn)?;
    if person.has_password() {
        app.people
            .confirm(&person, &made.password, client.address())
            .await?;
    }
    let party = app.relying_party(&headers)?;
    let key = app.people.new_passkey(&party, &guest.id, &made.passkey).await?;
    let label = if made.label.trim().is_empty() {
        browser(&headers)
    } else {
        made.label
    };
    app.people.add_passkey(&guest.id, &key, &label).await?;
    Ok(Json(json!({})))
}

/// The passkeys of one's account.
#[utoipa::path(
    get, path = "/api/passkeys", tag = "people",
    responses((status = 200, description = "The passkeys.", body = Vec<Passkey>), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn list(State(app): State<App>, guest: Guest) -> Result<Json<Vec<Passkey>>, ApiError> {
    let (guest, _) = guest.signed_in()?;
    Ok(Json(app.people.passkeys(&guest.id).await?))
}

/// Takes a passkey away.
#[utoipa::path(
    delete, path = "/api/passkeys/{id}", tag = "people", params(("id" = String, Path, description = "The passkey, as the list names it.")),
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn remove(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    let (guest, _) = guest.signed_in()?;
    if app.people.remove_passkey(&guest.id, &id).await? {
        Ok(Json(json!({})))
    } else {
        Err(ApiError::unknown())
    }
}
