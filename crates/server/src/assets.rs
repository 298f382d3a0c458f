//! Scripts, styles, icons: embedded in the program, and served under an address that changes with them, so that a browser
//! may keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web"]
#[exclude = "*.d.ts"]
#[exclude = "*.md"]
struct Files;

/// A name for all of them together as they are now.
pub(crate) static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut digest = Sha256::new();
    let mut paths: Vec<_> = Files::iter().collect();
    paths.sort();
    for path in paths {
        digest.update(path.as_bytes());
        if let Some(file) = Files::get(&path) {
            digest.update(&file.data);
        }
    }
    digest
        .finalize()
        .iter()
        .take(6)
        .map(|byte| format!("{byte:02x}"))
        .collect()
});

/// The address of a file.
pub(crate) fn address(path: &str) -> String {
    format!("/static/{}/{path}", *VERSION)
}

/// All of them that a page without a connection needs.
pub(crate) fn all() -> impl Iterator<Item = String> {
    Files::iter().map(|path| address(&path))
}

/// Those in a folder.
pub(crate) fn all_in(folder: &str) -> impl Iterator<Item = String> + use<'_> {
    Files::iter()
        .filter(move |path| path.starts_with(folder))
        .map(|path| address(&path))
}

/// A file, if there is one.
pub(crate) fn file(path: &str) -> Option<(&'static str, Vec<u8>)> {
    Some((content_type(path)?, Files::get(path)?.data.into_owned()))
}

pub(crate) async fn serve(Path((version, path)): Path<(String, String)>) -> Response {
    let Some((kind, data)) = file(&path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut response = data.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    // A page from before an update gets what there is now, but does not keep it under the old name.
    let keep = if version == *VERSION {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

fn content_type(path: &str) -> Option<&'static str> {
    Some(match path.rsplit('.').next()? {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}
