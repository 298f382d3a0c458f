use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use trilith_games::Variant;
use trilith_games::common::{Seat, Side};

use super::ApiError;
use crate::guest::Guest;
use crate::table::{Command, Player, Setup, Terms, TimeControl};
use crate::tables::Snapshot;
use crate::{App, random};

/// What somebody wants to play.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct NewGame {
    pub(crate) variant: String,
    #[serde(default)]
    pub(crate) position: Option<String>,
    pub(crate) opponent: Opponent,
    #[serde(default)]
    pub(crate) side: SideChoice,
    #[serde(default)]
    pub(crate) time: Option<TimeControl>,
}

/// Against whom.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Opponent {
    /// The computer.
    Computer { level: u8 },
    /// Somebody at the same screen.
    Same,
}

/// With which colour.
#[derive(Clone, Copy, Default, Debug, Deserialize)]
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
    /// Who sits where: in a team, the computer plays with whoever plays against it.
    pub(crate) fn setup(self, guest: &str) -> Result<Setup, ApiError> {
        let variant: Variant = self.variant.parse()?;
        let own = match self.side {
            SideChoice::First => Side::First,
            SideChoice::Second => Side::Second,
            SideChoice::Random => Side::BOTH[usize::from(random::seed() & 1 == 1)],
        };
        let player = |seat: u8| match self.opponent {
            Opponent::Computer { level } if Seat(seat).side() != own => Player::Computer { level },
            _ => Player::Guest { id: guest.to_owned() },
        };
        Ok(Setup {
            variant: variant.to_string(),
            position: self.position,
            seats: (0..variant.seats()).map(player).collect(),
            time: self.time,
            terms: Terms::default(),
        })
    }
}

#[derive(Serialize)]
pub(super) struct Created {
    id: String,
}

pub(super) async fn create(
    State(app): State<App>,
    guest: Guest,
    game: Result<Json<NewGame>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(game) = game?;
    let id = app.tables.create(&guest.id, game.setup(&guest.id)?).await?;
    let mut response = Json(Created { id }).into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

pub(super) async fn load(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Snapshot>, ApiError> {
    Ok(Json(app.tables.snapshot(&id, &guest.id).await?))
}

pub(super) async fn delete(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<serde_json::Value>, ApiError> {
    if app.store.delete_game(&id, &guest.id).await? {
        Ok(Json(serde_json::json!({})))
    } else {
        Err(ApiError::unknown())
    }
}

/// The table now, and again after everything that happens.
pub(super) async fn events(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let watcher = app.tables.watch(&id, &guest.id).await?;
    let stream = stream::unfold(watcher, |mut watcher| async move {
        let snapshot = watcher.next().await?;
        let event = sse::Event::default()
            .id(snapshot.number.to_string())
            .json_data(&snapshot)
            .ok()?;
        Some((Ok::<_, Infallible>(event), watcher))
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

/// A command with its name: the same name again does nothing again.
#[derive(Debug, Deserialize)]
pub(super) struct Named {
    id: String,
    #[serde(flatten)]
    command: Command,
}

pub(super) async fn command(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
    named: Result<Json<Named>, JsonRejection>,
) -> Result<Json<Snapshot>, ApiError> {
    let Json(named) = named?;
    if named.id.is_empty() || named.id.len() > 64 {
        return Err(ApiError::unreadable("a command's id has 1 to 64 characters"));
    }
    Ok(Json(
        app.tables.act(&id, &guest.id, &named.id, &named.command).await?,
    ))
}

pub(super) async fn rematch(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Created>, ApiError> {
    let id = app.tables.rematch(&id, &guest.id).await?;
    Ok(Json(Created { id }))
}

#[derive(Serialize)]
pub(super) struct Hint {
    text: Option<String>,
}

pub(super) async fn hint(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Hint>, ApiError> {
    let text = app.tables.hint(&id, &guest.id).await?;
    Ok(Json(Hint { text }))
}
