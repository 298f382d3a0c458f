use askama::Template;
use axum::Form;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Deserialize;

use super::{Page, render};
use crate::words::{LANGUAGE_COOKIE, Locale};

#[derive(Template)]
#[template(path = "settings.html")]
struct Settings<'a> {
    page: &'a Page,
    words: String,
}

pub(super) async fn page(page: Page) -> Response {
    let shown = Settings {
        words: page.json(&["settings"]),
        page: &page,
    };
    render(&page, &shown)
}

#[derive(Deserialize)]
pub(super) struct Chosen {
    language: String,
    #[serde(default)]
    back: String,
}

/// Keeps a language, and goes back to where it was chosen.
pub(super) async fn language(Form(chosen): Form<Chosen>) -> Response {
    // Only within this site: a path, and not another host's.
    let is_path =
        chosen.back.starts_with('/') && !chosen.back.starts_with("//") && !chosen.back.contains('\\');
    let mut response = Redirect::to(if is_path { &chosen.back } else { "/" }).into_response();
    if let Some(locale) = Locale::from_tag(&chosen.language) {
        let cookie = format!(
            "{LANGUAGE_COOKIE}={}; Path=/; Max-Age=34000000; SameSite=Lax",
            locale.tag()
        );
        if let Ok(value) = HeaderValue::from_str(&cookie) {
            response.headers_mut().insert(SET_COOKIE, value);
        }
    }
    response
}
