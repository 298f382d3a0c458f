//! The pages, rendered on the server. Scripts make them live.

mod account;
mod address;
mod analysis;
mod embed;
mod game;
mod games;
mod home;
mod layout;
mod learn;
mod lobby;
mod new;
mod pictures;
mod profile;
mod puzzles;
mod rules;
mod settings;
mod site;

use axum::Router;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;

use crate::App;

pub(crate) use layout::{Page, Shown, render};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::page))
        .route("/new", get(new::page).post(new::start))
        .route("/game/{id}", get(game::page))
        .route("/game/{id}/{file}", get(game::download))
        .route("/games", get(games::page))
        .route("/games/next", get(games::next))
        .route("/lobby", get(lobby::page))
        .route("/lobby/lists", get(lobby::lists))
        .route("/account", get(account::page))
        .route("/recover", get(account::recover))
        .route("/people/{name}", get(profile::page))
        .route("/analysis", get(analysis::page).post(analysis::pasted))
        .route("/analysis/game/{id}", get(analysis::game))
        .route("/analysis/{id}", get(analysis::study))
        .route("/embed", get(embed::page))
        .route("/picture.svg", get(pictures::svg))
        .route("/picture.png", get(pictures::png))
        .route("/picture.gif", get(pictures::gif))
        .route("/qr.svg", get(pictures::code))
        .route("/learn", get(learn::overview))
        .route("/learn/{game}", get(learn::game))
        .route("/learn/{game}/{lesson}", get(learn::lesson))
        .route("/puzzles", get(puzzles::overview))
        .route("/puzzles/{game}", get(puzzles::game))
        .route("/puzzles/{game}/{number}", get(puzzles::puzzle))
        .route("/rules/{game}", get(rules::page))
        .route("/settings", get(settings::page))
        .route("/language", axum::routing::post(settings::language))
        .route("/manifest.webmanifest", get(site::manifest))
        .route("/sw.js", get(site::service_worker))
        .route("/robots.txt", get(site::robots))
        .route("/favicon.ico", get(site::favicon))
}

pub(crate) async fn not_found(page: Page) -> Response {
    page.problem(StatusCode::NOT_FOUND, "error-not-found-title", "error-not-found")
}
