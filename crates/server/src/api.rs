//! The API: JSON in, JSON out, streams where something takes its time.

mod analyse;
mod error;
mod games;
mod openapi;
mod records;
mod referee;
mod setup;
mod socket;
mod studies;

use axum::Router;
use axum::routing::{get, post};

use crate::App;

pub(crate) use error::ApiError;
pub(crate) use games::{NewGame, Opponent, SideChoice};
pub(crate) use openapi::shapes;
pub(crate) use records::record;
pub(crate) use referee::Asked;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(openapi::page))
        .route("/openapi.json", get(openapi::document))
        .route("/variant", get(referee::variant))
        .route("/referee", post(referee::view))
        .route("/analyse", post(analyse::analyse))
        .route("/review", post(analyse::review))
        .route("/record", post(records::read))
        .route("/setup", post(setup::set_up))
        .route("/studies", post(studies::save))
        .route("/studies/{id}", get(studies::load).delete(studies::delete))
        .route("/games", post(games::create))
        .route("/games/{id}", get(games::load).delete(games::delete))
        .route("/games/{id}/events", get(games::events))
        .route("/games/{id}/commands", post(games::command))
        .route("/games/{id}/poll", get(games::poll))
        .route("/socket", get(socket::open))
        .route("/games/{id}/hint", post(games::hint))
        .fallback(async || ApiError::unknown())
}
