use askama::Template;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};

use super::layout::board;
use super::{Page, Shown, pictures, render};
use crate::table::{Player, Table};
use crate::tables::TableError;
use crate::{App, assets};

#[derive(Template)]
#[template(path = "game.html")]
struct Shows<'a> {
    page: &'a Page,
    words: String,
    title: String,
    id: String,
    element: &'static str,
    file: &'static str,
    /// The scripts that the page's own script asks for.
    modules: Vec<String>,
    snapshot: Shown,
}

pub(super) fn missing(page: &Page, error: &TableError) -> Response {
    match error {
        TableError::Unknown => page.problem(StatusCode::NOT_FOUND, "error-no-game-title", "error-no-game"),
        error => {
            tracing::error!(%error, "a game could not be shown");
            page.problem(
                StatusCode::INTERNAL_SERVER_ERROR,
                "error-server-title",
                "error-server",
            )
        }
    }
}

pub(super) async fn page(State(app): State<App>, page: Page, Path(id): Path<String>) -> Response {
    let snapshot = match app.tables.snapshot(&id, &page.guest.who()).await {
        Ok(snapshot) => snapshot,
        Err(error) => return missing(&page, &error),
    };
    let kind = match snapshot.variant.parse::<trilith_games::Variant>() {
        Ok(variant) => variant.kind(),
        Err(_) => {
            return page.problem(
                StatusCode::INTERNAL_SERVER_ERROR,
                "error-server-title",
                "error-server",
            );
        }
    };
    let (element, file) = board(kind);
    let shows = Shows {
        words: page.json(&["game", "people", &format!("board-{file}")]),
        title: page.variant_name(&snapshot.variant),
        id,
        element,
        file,
        modules: assets::all_in("js/table/")
            .chain(["js/wire.js", "js/seats.js", "js/dom.js"].map(assets::address))
            .collect(),
        snapshot: Shown::new(&snapshot),
        page: &page,
    };
    render(&page, &shows)
}

/// What the players are called in a record.
pub(super) fn record(page: &Page, table: &Table) -> trilith_games::Record {
    table.record(|player| match player {
        Player::Computer { level } => format!("Trilith {level}"),
        Player::Guest { .. } | Player::Open => page.t("seat-guest"),
    })
}

/// The game's record to take away, `record.txt` or `record.json`, or a picture of it.
pub(super) async fn download(
    State(app): State<App>,
    page: Page,
    Path((id, file)): Path<(String, String)>,
    looks: Result<Query<pictures::Looks>, QueryRejection>,
) -> Response {
    let table = match app.tables.table(&id, &page.guest.who()).await {
        Ok(table) => table,
        Err(error) => return missing(&page, &error),
    };
    if let Some(picture) = pictures::of_table(&page, &table, &file, looks).await {
        return picture.into_response();
    }
    let (kind, text) = match file.as_str() {
        "record.txt" => ("text/plain; charset=utf-8", record(&page, &table).to_string()),
        "record.json" => ("application/json", record(&page, &table).to_json()),
        _ => return page.problem(StatusCode::NOT_FOUND, "error-not-found-title", "error-not-found"),
    };
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Ok(name) = HeaderValue::from_str(&format!("attachment; filename=\"trilith-{file}\"")) {
        headers.insert(CONTENT_DISPOSITION, name);
    }
    response
}
