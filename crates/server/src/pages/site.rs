//! What belongs to the site as a whole.

use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};

use super::Page;
use crate::assets;

pub(super) async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /api/\nDisallow: /game/\n"
}

fn typed(kind: &'static str, body: impl Into<String>) -> Response {
    let mut response = body.into().into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

pub(super) async fn manifest(page: Page) -> Response {
    let icon = |path: &str, sizes: &str, purpose: &str| serde_json::json!({ "src": assets::address(path), "sizes": sizes, "purpose": purpose });
    let manifest = serde_json::json!({
        "name": "Trilith",
        "short_name": "Trilith",
        "description": page.t("site-description"),
        "lang": page.lang(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#F6F2EA",
        "theme_color": "#F6F2EA",
        "icons": [
            icon("icons/icon.svg", "any", "any"),
            icon("icons/icon-192.png", "192x192", "any"),
            icon("icons/icon-512.png", "512x512", "any"),
            icon("icons/icon-maskable.png", "512x512", "maskable"),
        ],
    });
    typed("application/manifest+json", manifest.to_string())
}

/// The service worker, which keeps the static part.
pub(super) async fn service_worker() -> Response {
    let Some((_, worker)) = assets::file("js/sw.js") else {
        return typed("text/javascript", "");
    };
    let files: Vec<String> = assets::all().filter(|path| !path.ends_with("sw.js")).collect();
    let list = serde_json::to_string(&files).unwrap_or_default();
    let body = format!(
        "const VERSION = '{}';\nconst FILES = {list};\n{}",
        *assets::VERSION,
        String::from_utf8_lossy(&worker)
    );
    typed("text/javascript; charset=utf-8", body)
}

pub(super) async fn favicon() -> Response {
    match assets::file("icons/icon-192.png") {
        Some((kind, data)) => ([(CONTENT_TYPE, kind)], data).into_response(),
        None => axum::http::StatusCode::NOT_FOUND.into_response(),
    }
}
