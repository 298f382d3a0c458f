//! Where a request comes from: what changes something is asked for by a page of this site, or by a program, never by a page
//! of another site in the name of whoever looks at it.

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use trilith_games::Told;

use crate::App;
use crate::api::ApiError;
use crate::guest::bearer;

/// The three content types that a form of another site can send without asking.
const FORMS: [&str; 3] = [
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "text/plain",
];

/// Refuses what another site asks for.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_reading || may_change(request.headers(), app.public.as_deref()) {
        return next.run(request).await;
    }
    let told = Told::named("error-other-site");
    ApiError::new(StatusCode::FORBIDDEN, "this was asked for by another site", told).into_response()
}

/// Whether a request that changes something may: see [`guard`].
fn may_change(headers: &HeaderMap, public: Option<&str>) -> bool {
    // No browser adds a token by itself.
    if bearer(headers).is_some() {
        return true;
    }
    match text(headers, "sec-fetch-site") {
        Some("same-origin" | "none") => return true,
        Some(_) => return false,
        None => {}
    }
    if headers.contains_key(ORIGIN) {
        return is_own(headers, public);
    }
    // A browser names the origin whenever it changes something; programs need not. An old browser's form is not taken for a
    // program.
    let kind = text(headers, CONTENT_TYPE.as_str()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    !FORMS.iter().any(|form| kind.eq_ignore_ascii_case(form))
}

/// Whether the origin that a request names is this site, by the address that the world knows or by the one that was asked. A
/// request without one comes from a program.
pub(crate) fn is_own(headers: &HeaderMap, public: Option<&str>) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let Some(origin) = origins.next() else { return true };
    let (Ok(origin), None) = (origin.to_str(), origins.next()) else {
        return false;
    };
    if public.is_some_and(|public| origin.eq_ignore_ascii_case(origin_of(public))) {
        return true;
    }
    let host = origin
        .strip_prefix("https://")
        .or_else(|| origin.strip_prefix("http://"));
    let own = text(headers, HOST.as_str());
    host.zip(own)
        .is_some_and(|(host, own)| host.eq_ignore_ascii_case(own))
}

/// Scheme and host of an address.
pub(crate) fn origin_of(address: &str) -> &str {
    let begin = address.find("://").map_or(0, |at| at + 3);
    let end = address
        .get(begin..)
        .and_then(|rest| rest.find('/'))
        .map_or(address.len(), |at| begin + at);
    address.get(..end).unwrap_or(address)
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(pairs: &[(&'static str, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "127.0.0.1:2727".parse().expect("a header"));
        for &(name, value) in pairs {
            headers.append(name, value.parse().expect("a header"));
        }
        may_change(&headers, Some("https://example.org/games"))
    }

    #[test]
    fn csrf() {
        let json = ("content-type", "application/json");
        let form = ("content-type", "application/x-www-form-urlencoded");
        // The own pages, by either name.
        assert!(allowed(&[("origin", "https://example.org"), form]));
        assert!(allowed(&[("origin", "http://127.0.0.1:2727"), form]));
        assert!(allowed(&[("sec-fetch-site", "same-origin"), form]));
        assert!(allowed(&[("sec-fetch-site", "none"), form]));
        // Programs.
        assert!(allowed(&[json]));
        assert!(allowed(&[]));
        assert!(allowed(&[
            ("authorization", "Bearer x"),
            ("origin", "https://evil.example")
        ]));
        // Other sites.
        for origin in [
            "https://evil.example",
            "null",
            "https://example.org.evil.example",
            "https://example.orgs",
            "https://example.org:8443",
            "http://example.org",
            "127.0.0.1:2727",
            "file://127.0.0.1:2727",
        ] {
            assert!(!allowed(&[("origin", origin), json]), "{origin}");
            assert!(!allowed(&[("origin", origin), form]), "{origin}");
        }
        assert!(!allowed(&[
            ("origin", "https://example.org"),
            ("origin", "https://evil.example")
        ]));
        assert!(!allowed(&[("sec-fetch-site", "cross-site"), json]));
        assert!(!allowed(&[
            ("sec-fetch-site", "same-site"),
            ("origin", "https://example.org")
        ]));
        for kind in [
            "text/plain",
            "Text/Plain; charset=utf-8",
            "multipart/form-data; boundary=x",
        ] {
            assert!(!allowed(&[("content-type", kind)]), "{kind}");
        }
        assert!(!allowed(&[form]));
        // A cookie's scheme is not a token.
        assert!(!allowed(&[
            ("authorization", "Basic eDp5"),
            ("origin", "https://evil.example")
        ]));
    }
}
