//! Signing in and out, and where one is signed in.

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
use super::openapi::shapes;
use crate::App;
use crate::guest::Guest;
use crate::limits::Client;
use crate::people::{Credential, PeopleError, Session, Via};

/// Somebody who wants in: a name and a password, or a passkey.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "name": "Ada", "password": "correct horse battery" }))]
pub(super) struct SignIn {
    /// The name of the account,
    #[serde(default)]
    name: String,
    /// and its password, or
    #[serde(default)]
    password: String,
    /// a passkey as browsers write it.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    passkey: Option<Credential>,
}

/// Signs in, with a name and a password or with a passkey.
#[utoipa::path(
    post, path = "/api/session", tag = "people", request_body = SignIn,
    responses((status = 200, description = "The browser has a new cookie.", body = shapes::Welcome), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn sign_in(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    guest: Guest,
    asked: Result<Json<SignIn>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(asked) = asked?;
    let guest = guest.person()?;
    let person = match &asked.passkey {
        Some(passkey) => {
            let party = app.relying_party(&headers)?;
            app.people.recognise(&party, &guest.id, passkey).await?
        }
        None => {
            app.people
                .sign_in(&asked.name, &asked.password, client.address())
                .await?
        }
    };
    // Whoever was signed in here is not any more.
    if let Some(session) = &guest.session {
        app.people.sign_out(&guest.id, session).await?;
    }
    let secret = app.people.open_session(&person.id, &browser(&headers)).await?;
    let mut response = Json(json!({ "name": person.name })).into_response();
    guest.replace(response.headers_mut(), &secret);
    Ok(response)
}

/// Signs out.
#[utoipa::path(
    delete, path = "/api/session", tag = "people",
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn sign_out(State(app): State<App>, guest: Guest) -> Result<Response, ApiError> {
    let (guest, session) = guest.signed_in()?;
    app.people.sign_out(&guest.id, &session).await?;
    let mut response = Json(json!({})).into_response();
    guest.leave(response.headers_mut());
    Ok(response)
}

/// Where one is signed in.
#[utoipa::path(
    get, path = "/api/sessions", tag = "people",
    responses((status = 200, description = "The sessions.", body = Vec<Session>), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn list(State(app): State<App>, guest: Guest) -> Result<Json<Vec<Session>>, ApiError> {
    let (guest, session) = guest.signed_in()?;
    Ok(Json(
        app.people
            .sessions(&guest.id, Via::Browser, Some(&session))
            .await?,
    ))
}

/// Ends all others.
#[utoipa::path(
    delete, path = "/api/sessions", tag = "people",
    responses((status = 200, description = "They have ended.", body = shapes::Ended), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn end_others(State(app): State<App>, guest: Guest) -> Result<Json<Value>, ApiError> {
    let (guest, session) = guest.signed_in()?;
    let ended = app.people.close_others(&guest.id, &session).await?;
    Ok(Json(json!({ "ended": ended })))
}

/// Ends one session.
#[utoipa::path(
    delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path, description = "The session, as the list names it.")),
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn end(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    let (guest, _) = guest.signed_in()?;
    if app.people.close_session(&guest.id, Via::Browser, &id).await? {
        Ok(Json(json!({})))
    } else {
        Err(ApiError::unknown())
    }
}

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "old": "correct horse battery", "new": "staple and again" }))]
pub(super) struct NewPassword {
    /// The one until now, for whoever has one.
    #[serde(default)]
    old: String,
    /// The one from now on.
    new: String,
}

/// Changes the password. All other sessions end; whoever changes it because somebody else knows it is rid of them.
#[utoipa::path(
    put, path = "/api/password", tag = "people", request_body = NewPassword,
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn password(
    State(app): State<App>,
    client: Client,
    guest: Guest,
    asked: Result<Json<NewPassword>, JsonRejection>,
) -> Result<Json<Value>, ApiError> {
    let Json(asked) = asked?;
    let (guest, session) = guest.signed_in()?;
    let person = app.people.person(&guest.id).await?.ok_or(PeopleError::SignIn)?;
    if person.has_password() {
        app.people.confirm(&person, &asked.old, client.address()).await?;
    }
    app.people.set_password(&person, &asked.new).await?;
    app.people.close_others(&guest.id, &session).await?;
    Ok(Json(json!({})))
}
