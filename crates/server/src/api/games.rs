use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use trilith_games::Variant;
use trilith_games::common::{Seat, Side};
use utoipa::{IntoParams, ToSchema};

use super::ApiError;
use crate::guest::Guest;
use crate::limits::Client;
use crate::table::{Command, Player, Refusal, Setup, Terms, TimeControl};
use crate::tables::{News, Snapshot};
use crate::{App, metrics, random, requests};

/// Whoever asks for what comes next is not kept waiting longer: a proxy might think that nobody is there.
const POLL_TIME: Duration = Duration::from_secs(25);

/// What somebody wants to play.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(example = json!({ "variant": "six", "opponent": { "kind": "friend" }, "side": "random", "time": { "initial": 300_000, "increment": 3_000 } }))]
pub(crate) struct NewGame {
    /// `game` or `game:option,option=value`.
    pub(crate) variant: String,
    /// The position text where it begins, if not where its variant does.
    #[serde(default)]
    pub(crate) position: Option<String>,
    /// Against whom.
    pub(crate) opponent: Opponent,
    /// With which colour; the first without it.
    #[serde(default)]
    pub(crate) side: SideChoice,
    /// The clock; none without it.
    #[serde(default)]
    pub(crate) time: Option<TimeControl>,
    #[serde(flatten)]
    pub(crate) terms: Terms,
}

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Opponent {
    /// The computer.
    Computer {
        /// 1 to 10.
        level: u8,
    },
    /// Somebody at the same screen.
    Same,
    /// Whoever takes the seat.
    Friend,
}

/// With which colour.
#[derive(Clone, Copy, Default, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SideChoice {
    /// The side that begins.
    #[default]
    First,
    /// The other.
    Second,
    /// Whichever.
    Random,
}

impl NewGame {
    /// Who sits where. In a team, whoever plays the computer holds both seats of a side; with friends, everybody has one.
    pub(crate) fn setup(self, guest: &Guest) -> Result<Setup, ApiError> {
        let variant: Variant = self.variant.parse()?;
        let own = match self.side {
            SideChoice::First => Side::First,
            SideChoice::Second => Side::Second,
            SideChoice::Random => Side::BOTH[usize::from(random::seed() & 1 == 1)],
        };
        let own_seat = u8::from(own == Side::Second);
        let player = |seat: u8| match self.opponent {
            Opponent::Computer { level } if Seat(seat).side() != own => Player::Computer { level },
            Opponent::Friend if seat != own_seat => Player::Open,
            _ => Player::Guest { id: guest.id.clone() },
        };
        let terms = match self.opponent {
            Opponent::Friend => self.terms,
            // Nobody waits for a seat, and nothing is at stake.
            _ => Terms {
                listed: false,
                rated: false,
                ..self.terms
            },
        };
        if terms.rated && !guest.who().account {
            return Err(Refusal::NeedsAccount.into());
        }
        Ok(Setup {
            variant: variant.to_string(),
            position: self.position,
            seats: (0..variant.seats()).map(player).collect(),
            time: self.time,
            terms,
        })
    }
}

#[derive(Serialize, ToSchema)]
pub(super) struct Created {
    /// The game's name in addresses.
    id: String,
}

/// Sets up a table. With `friend` the other seats are free, and whoever has the link takes one.
#[utoipa::path(
    post, path = "/api/games", tag = "games", request_body = NewGame,
    responses((status = 200, description = "It is there.", body = Created), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn create(
    State(app): State<App>,
    guest: Guest,
    game: Result<Json<NewGame>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(game) = game?;
    let id = app.tables.create(&guest.id, game.setup(&guest)?).await?;
    let mut response = Json(Created { id }).into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

/// A table as the asker sees it.
#[utoipa::path(
    get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path, description = "The game.")),
    responses((status = 200, description = "The table.", body = Snapshot), (status = 404, description = "There is none.", body = ApiError))
)]
pub(super) async fn load(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Snapshot>, ApiError> {
    Ok(Json(app.tables.snapshot(&id, &guest.who()).await?))
}

/// Takes one's own game away.
#[utoipa::path(
    delete, path = "/api/games/{id}", tag = "games", params(("id" = String, Path, description = "The game.")),
    responses((status = 200, description = "It is gone.", body = Object), (status = 404, description = "There is none of one's own.", body = ApiError))
)]
pub(super) async fn delete(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<serde_json::Value>, ApiError> {
    app.tables.delete(&id, &guest.who()).await?;
    Ok(Json(serde_json::json!({})))
}

/// How many events a client has.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// How many events the asker has.
    #[serde(default)]
    since: u64,
}

/// The table now, and again after everything that happens.
///
/// Server-sent events; the data of each is what a socket would be told. For those without WebSockets.
#[utoipa::path(
    get, path = "/api/games/{id}/events", tag = "games", params(("id" = String, Path, description = "The game."), Since),
    responses((status = 200, description = "News, as they come.", body = News, content_type = "text/event-stream"), (status = "4XX", description = "There is no such game, or no place for another stream.", body = ApiError))
)]
pub(super) async fn events(
    State(app): State<App>,
    guest: Guest,
    client: Client,
    Path(id): Path<String>,
    since: Result<Query<Since>, QueryRejection>,
    headers: axum::http::HeaderMap,
) -> Result<Response, ApiError> {
    // A browser that connects again says by itself what it heard last.
    let last = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok()?.parse().ok());
    let since = last.unwrap_or(since.map_err(ApiError::unreadable)?.since);
    let watcher = app.tables.watch(&id, &guest.who(), since).await?;
    let Some(place) = app.gate.socket(client) else {
        return Ok(requests::no_place());
    };
    let held = (place, metrics::socket_opened());
    let stream = stream::unfold(Some((watcher, held)), move |watcher| {
        let stopping = app.stopping.clone();
        async move {
            let (mut watcher, held) = watcher?;
            let news = tokio::select! {
                news = watcher.next(false) => news,
                () = stopping.closing() => return None,
            };
            let goes_on = !matches!(news, News::Gone { .. });
            let event = sse::Event::default()
                .id(watcher.have().to_string())
                .json_data(&news)
                .ok()?;
            Some((Ok::<_, Infallible>(event), goes_on.then_some((watcher, held))))
        }
    });
    let mut response = Sse::new(stream)
        .keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
        .into_response();
    // A proxy is not to wait until there is more of it.
    response
        .headers_mut()
        .insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    Ok(response)
}

/// What happened after the first so many events, as soon as there is anything, or that there was nothing for a while.
#[utoipa::path(
    get, path = "/api/games/{id}/poll", tag = "games", params(("id" = String, Path, description = "The game."), Since),
    responses((status = 200, description = "News, within 25 seconds.", body = News), (status = "4XX", description = "There is no such game, or no place for another asker.", body = ApiError))
)]
pub(super) async fn poll(
    State(app): State<App>,
    guest: Guest,
    client: Client,
    Path(id): Path<String>,
    since: Result<Query<Since>, QueryRejection>,
) -> Result<Response, ApiError> {
    let since = since.map_err(ApiError::unreadable)?.since;
    let mut watcher = app.tables.watch(&id, &guest.who(), since).await?;
    let first = watcher.next(false).await;
    let has_more = |news: &News| !matches!(news, News::Table { events, .. } if events.is_empty());
    if since == 0 || has_more(&first) {
        return Ok(Json(first).into_response());
    }
    let Some(_place) = app.gate.socket(client) else {
        return Ok(requests::no_place());
    };
    let _counted = metrics::socket_opened();
    let news = tokio::select! {
        news = watcher.next(false) => news,
        () = tokio::time::sleep(POLL_TIME) => first,
        () = app.stopping.closing() => first,
    };
    Ok(Json(news).into_response())
}

/// A command with its name: the same name again does nothing again.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = NamedCommand, example = json!({ "id": "3f9c2a", "do": "move", "text": "2,0", "ply": 0 }))]
pub(super) struct Named {
    /// A name of the client's choice, 1 to 64 characters: the same name again does nothing again.
    id: String,
    #[serde(flatten)]
    command: Command,
}

/// The longest name of a command.
pub(super) const LONGEST_NAME: usize = 64;

/// Whether this can be the name of a command.
pub(super) fn check_name(name: &str) -> Result<(), ApiError> {
    let is_name =
        (1..=LONGEST_NAME).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_graphic());
    if !is_name {
        return Err(ApiError::unreadable(
            "a command's id has 1 to 64 printable ASCII characters",
        ));
    }
    Ok(())
}

/// Does something at a table. The answer comes after it is in the database.
#[utoipa::path(
    post, path = "/api/games/{id}/commands", tag = "games", params(("id" = String, Path, description = "The game.")), request_body = Named,
    responses((status = 200, description = "The table after it.", body = Snapshot), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn command(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
    named: Result<Json<Named>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(named) = named?;
    check_name(&named.id)?;
    let done = app
        .tables
        .act(&id, &guest.who(), &named.id, &named.command, 0)
        .await?;
    let mut response = Json(done.snapshot).into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

#[derive(Serialize, ToSchema)]
pub(super) struct Hint {
    /// A move.
    text: Option<String>,
}

/// What full strength would play, in a game against the computer or at one screen.
#[utoipa::path(
    post, path = "/api/games/{id}/hint", tag = "games", params(("id" = String, Path, description = "The game.")),
    responses((status = 200, description = "The move.", body = Hint), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn hint(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Hint>, ApiError> {
    let text = app.tables.hint(&id, &guest.who()).await?;
    Ok(Json(Hint { text }))
}
