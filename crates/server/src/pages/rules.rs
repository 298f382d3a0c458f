//! The rules, to read and to print.

use askama::Template;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use trilith_games::Kind;

use super::layout::board;
use super::{Page, render};
use crate::markdown::Document;

#[derive(Template)]
#[template(path = "rules.html")]
struct Rules<'a> {
    page: &'a Page,
    game: &'static str,
    document: Document,
    others: Vec<(&'static str, &'static str)>,
}

/// A game by its name, or by that of its board: what leads here from a board knows no other.
fn named(text: &str) -> Option<Kind> {
    Kind::ALL
        .into_iter()
        .find(|kind| kind.name() == text || board(*kind).1 == text)
}

pub(super) async fn page(page: Page, Path(game): Path<String>) -> Response {
    let found = named(&game).and_then(|kind| Some((kind, page.words.document(&format!("rules/{kind}.md"))?)));
    let Some((kind, text)) = found else {
        return page.problem(StatusCode::NOT_FOUND, "error-not-found-title", "error-not-found");
    };
    let shown = Rules {
        page: &page,
        game: kind.name(),
        document: Document::read(&text),
        others: Kind::ALL
            .into_iter()
            .filter(|other| *other != kind)
            .map(|other| (other.name(), other.title()))
            .collect(),
    };
    render(&page, &shown)
}
