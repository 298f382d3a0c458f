use askama::Template;
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse as _, Response};
use serde::Deserialize;
use trilith_games::Game;

use super::layout::board;
use super::{Page, Shown};
use crate::api::ApiError;
use crate::link::{self, Link};

/// As everywhere, except that other sites may show this page in a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'none'; base-uri 'none'; frame-ancestors *";

/// How the page around wants it.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Wish {
    theme: String,
}

#[derive(Template)]
#[template(path = "embed.html")]
struct Embed<'a> {
    page: &'a Page,
    theme: &'static str,
    words: String,
    title: String,
    element: &'static str,
    file: &'static str,
    query: String,
    start: Shown,
}

#[derive(Template)]
#[template(path = "embed_problem.html")]
struct Problem<'a> {
    page: &'a Page,
    theme: &'static str,
    problem: String,
}

fn framed(status: StatusCode, template: &impl Template) -> Response {
    let Ok(text) = template.render() else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    // Nobody gets to know a guest in somebody else's page: no cookie is set here.
    let headers = [
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
        (CACHE_CONTROL, HeaderValue::from_static("no-cache, private")),
    ];
    (status, headers, Html(text)).into_response()
}

/// `/embed?variant=…&position=…&moves=…`: a board for other people's pages. `theme=light` or `theme=dark` chooses.
pub(super) async fn page(
    page: Page,
    link: Result<Query<Link>, QueryRejection>,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Response {
    let theme = match wish.map(|Query(wish)| wish).unwrap_or_default().theme.as_str() {
        "light" => "light",
        "dark" => "dark",
        _ => "auto",
    };
    let game = link
        .map_err(|rejection| ApiError::unreadable(rejection.body_text()))
        .and_then(|Query(link)| link.game());
    match game {
        Ok(game) => show(&page, theme, &game),
        Err(error) => framed(
            StatusCode::UNPROCESSABLE_ENTITY,
            &Problem {
                problem: page.words.tell(error.told()),
                theme,
                page: &page,
            },
        ),
    }
}

fn show(page: &Page, theme: &'static str, game: &Game) -> Response {
    let (element, file) = board(game.kind());
    let start = serde_json::json!({
        "variant": game.variant().to_string(),
        "position": (!game.is_from_start()).then(|| game.start_text()),
        "moves": game.moves().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "view": game.view(),
    });
    let shows = Embed {
        words: page.json(&["analysis", &format!("board-{file}")]),
        title: page.variant_name(&game.variant().to_string()),
        element,
        file,
        query: link::query(game),
        start: Shown::new(&start),
        theme,
        page,
    };
    framed(StatusCode::OK, &shows)
}
