//! Other people: what everybody may know of them, and what to do about some.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use trilith_games::Kind;
use trilith_games::common::Seat;
use utoipa::ToSchema;

use super::ApiError;
use super::openapi::shapes;
use crate::App;
use crate::guest::Guest;
use crate::limits::Client;
use crate::people::PeopleError;
use crate::table::Player;
use crate::words::{Locale, Words};

/// What everybody may know of an account.
#[utoipa::path(
    get, path = "/api/people/{name}", tag = "people", params(("name" = String, Path, description = "The name of an account.")),
    responses((status = 200, description = "The account.", body = shapes::Profile), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn profile(
    State(app): State<App>,
    Path(name): Path<String>,
) -> Result<Json<Value>, ApiError> {
    let person = app.people.account(&name).await?.ok_or(PeopleError::Unknown)?;
    let named = app.people.names(std::slice::from_ref(&person.id)).await?;
    let mut ratings = Map::new();
    for kind in Kind::ALL {
        let Some(rating) = named
            .get(&person.id)
            .and_then(|named| named.ratings.get(kind.name()))
        else {
            continue;
        };
        let mut shown = json!(rating);
        if let Some(shown) = shown.as_object_mut() {
            shown.insert(
                "history".to_owned(),
                json!(app.people.history(&person.id, kind.name()).await?),
            );
        }
        ratings.insert(kind.name().to_owned(), shown);
    }
    Ok(Json(json!({
        "name": person.name,
        "since": person.created,
        "bot": person.bot,
        "closed": person.banned,
        "ratings": ratings,
        "games": app.people.public_games(&person.id).await?,
    })))
}

/// Somebody who sits at a table: guests have no name that is theirs alone.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "game": "abcdefghjkmn", "seat": 1 }))]
pub(super) struct AtTable {
    /// The game.
    game: String,
    /// Their seat, counted from 0.
    seat: u8,
}

async fn at_table(app: &App, guest: &Guest, at: &AtTable) -> Result<String, ApiError> {
    let table = app.tables.table(&at.game, &guest.who()).await?;
    match table.player(Seat(at.seat)) {
        Some(Player::Guest { id }) => Ok(id.clone()),
        _ => Err(ApiError::unknown()),
    }
}

/// Whom one has blocked. Guests have no name.
#[utoipa::path(
    get, path = "/api/blocks", tag = "people",
    responses((status = 200, description = "Their names.", body = Vec<Option<String>>), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn blocks(
    State(app): State<App>,
    guest: Guest,
) -> Result<Json<Vec<Option<String>>>, ApiError> {
    let guest = guest.person()?;
    Ok(Json(app.people.blocked(&guest.id).await?))
}

/// Blocks an account: they no longer sit down at one's tables, and one no longer reads them.
#[utoipa::path(
    put, path = "/api/blocks/{name}", tag = "people", params(("name" = String, Path, description = "The name of an account.")),
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn block(
    State(app): State<App>,
    guest: Guest,
    Path(name): Path<String>,
) -> Result<Response, ApiError> {
    let guest = guest.person()?;
    let other = app.people.account(&name).await?.ok_or(PeopleError::Unknown)?;
    app.people.block(&guest.id, &other.id).await?;
    Ok(done(&guest))
}

/// The same for whoever sits at a table, account or not.
#[utoipa::path(
    post, path = "/api/blocks", tag = "people", request_body = AtTable,
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn block_at_table(
    State(app): State<App>,
    guest: Guest,
    at: Result<Json<AtTable>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(at) = at?;
    let guest = guest.person()?;
    let other = at_table(&app, &guest, &at).await?;
    app.people.block(&guest.id, &other).await?;
    Ok(done(&guest))
}

/// Takes a block back.
#[utoipa::path(
    delete, path = "/api/blocks/{name}", tag = "people", params(("name" = String, Path, description = "The name of an account.")),
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn unblock(
    State(app): State<App>,
    guest: Guest,
    Path(name): Path<String>,
) -> Result<Response, ApiError> {
    let guest = guest.person()?;
    let other = app.people.account(&name).await?.ok_or(PeopleError::Unknown)?;
    app.people.unblock(&guest.id, &other.id).await?;
    Ok(done(&guest))
}

/// Lets everybody come near again, guests too.
#[utoipa::path(
    delete, path = "/api/blocks", tag = "people",
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn unblock_all(State(app): State<App>, guest: Guest) -> Result<Response, ApiError> {
    let guest = guest.person()?;
    app.people.unblock_all(&guest.id).await?;
    Ok(done(&guest))
}

/// What somebody did, and where. One of name and seat says who.
#[derive(Deserialize, ToSchema)]
#[schema(as = Report, example = json!({ "name": "Ada", "text": "What happened." }))]
pub(super) struct Told {
    /// The name of an account.
    #[serde(default)]
    name: Option<String>,
    /// The game in which it was.
    #[serde(default)]
    game: Option<String>,
    /// Their seat in it.
    #[serde(default)]
    seat: Option<u8>,
    /// What happened.
    text: String,
}

/// Tells the host of somebody.
#[utoipa::path(
    post, path = "/api/reports", tag = "people", request_body = Told,
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn report(
    State(app): State<App>,
    guest: Guest,
    told: Result<Json<Told>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(told) = told?;
    let guest = guest.person()?;
    let about = match (&told.name, &told.game, told.seat) {
        (Some(name), ..) => app.people.account(name).await?.ok_or(PeopleError::Unknown)?.id,
        (None, Some(game), Some(seat)) => {
            let at = AtTable {
                game: game.clone(),
                seat,
            };
            at_table(&app, &guest, &at).await?
        }
        _ => return Err(PeopleError::Unknown.into()),
    };
    // Only a game that there is.
    if let Some(game) = &told.game {
        app.tables.table(game, &guest.who()).await?;
    }
    app.people
        .report(&guest.id, &about, told.game.as_deref(), &told.text)
        .await?;
    Ok(done(&guest))
}

fn done(guest: &Guest) -> Response {
    let mut response = Json(json!({})).into_response();
    guest.introduce(response.headers_mut());
    response
}

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "name": "Ada" }))]
pub(super) struct Forgotten {
    /// The name of the account.
    name: String,
}

/// Sends a link by which a new password is set. The answer says nothing about whether there is such an account.
#[utoipa::path(
    post, path = "/api/recovery", tag = "people", request_body = Forgotten,
    responses((status = 200, description = "If there is such an account with an address, mail is on its way.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn forgot(
    State(app): State<App>,
    client: Client,
    headers: axum::http::HeaderMap,
    asked: Result<Json<Forgotten>, JsonRejection>,
) -> Result<Json<Value>, ApiError> {
    let Json(asked) = asked?;
    let words = Words::of(Locale::of(&headers));
    app.people.recover(words, &asked.name, client.address()).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "secret": "from the link", "password": "staple and again" }))]
pub(super) struct Recovered {
    /// What the link ends with.
    secret: String,
    /// The new password.
    password: String,
}

/// Sets a new password by such a link, and signs in.
#[utoipa::path(
    put, path = "/api/recovery", tag = "people", request_body = Recovered,
    responses((status = 200, description = "The password is set, and the browser has a new cookie.", body = shapes::Welcome), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn recover(
    State(app): State<App>,
    headers: axum::http::HeaderMap,
    guest: Guest,
    asked: Result<Json<Recovered>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(asked) = asked?;
    let guest = guest.person()?;
    let person = app.people.redeem(&asked.secret, &asked.password).await?;
    let secret = app
        .people
        .open_session(&person.id, &super::me::browser(&headers))
        .await?;
    let mut response = Json(json!({ "name": person.name })).into_response();
    guest.replace(response.headers_mut(), &secret);
    Ok(response)
}
