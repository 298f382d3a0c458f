//! The API: JSON in, JSON out, streams where something takes its time.

mod analyse;
mod error;
mod games;
mod lists;
mod me;
mod openapi;
mod passkeys;
mod people;
mod push;
mod records;
mod referee;
mod sessions;
mod setup;
mod socket;
mod studies;
mod tokens;

use axum::Router;
use axum::routing::{delete, get, post, put};

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
        .route("/games", get(lists::own).post(games::create))
        .route("/games/{id}", get(games::load).delete(games::delete))
        .route("/games/{id}/events", get(games::events))
        .route("/games/{id}/commands", post(games::command))
        .route("/games/{id}/poll", get(games::poll))
        .route("/socket", get(socket::open))
        .route("/lobby", get(lists::lobby))
        .route("/lobby/games", get(lists::watchable))
        .route("/games/{id}/hint", post(games::hint))
        .route("/me", get(me::load).patch(me::change).delete(me::delete))
        .route("/me/export", get(me::export))
        .route("/account", post(me::register))
        .route("/session", post(sessions::sign_in).delete(sessions::sign_out))
        .route("/session/options", post(passkeys::to_show))
        .route("/sessions", get(sessions::list).delete(sessions::end_others))
        .route("/sessions/{id}", delete(sessions::end))
        .route("/password", put(sessions::password))
        .route("/passkeys", get(passkeys::list).post(passkeys::add))
        .route("/passkeys/options", post(passkeys::to_make))
        .route("/passkeys/{id}", delete(passkeys::remove))
        .route("/recovery", post(people::forgot).put(people::recover))
        .route("/tokens", get(tokens::list).post(tokens::make))
        .route("/tokens/{id}", delete(tokens::revoke))
        .route("/people/{name}", get(people::profile))
        .route(
            "/blocks",
            get(people::blocks)
                .post(people::block_at_table)
                .delete(people::unblock_all),
        )
        .route("/blocks/{name}", put(people::block).delete(people::unblock))
        .route("/reports", post(people::report))
        .route("/push", post(push::subscribe).delete(push::unsubscribe))
        .fallback(async || ApiError::unknown())
}
