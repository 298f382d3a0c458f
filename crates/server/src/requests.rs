//! What every request goes through: it gets a number, is weighed, has only so much time, is counted, and leaves one line in
//! the log. The line has the route's template and nothing that somebody sent.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use tracing::Instrument as _;
use trilith_games::Told;

use crate::api::ApiError;
use crate::metrics::{self, Limit};
use crate::words::{Locale, Words};
use crate::{App, limits, random};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// What an address that leads nowhere is counted as.
const UNKNOWN: &str = "unknown";

/// Attends to one request.
pub(crate) async fn attend(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map(|path| path.as_str().to_owned())
        .filter(|path| !path.contains("__private"))
        .unwrap_or_else(|| UNKNOWN.to_owned());
    let method = name_of(request.method());
    let id = random::name();
    let span = tracing::info_span!("request", id, method, route);

    let peer = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map(|ConnectInfo(peer)| *peer);
    let client = app.gate.client(peer, request.headers());
    request.extensions_mut().insert(client);
    let points = limits::weight(request.method(), &route);
    let mut response = match app.gate.admit(client, points) {
        Err(wait) => {
            metrics::limited(Limit::Requests);
            too_fast(&asker(&request), wait)
        }
        Ok(()) => {
            let asker = asker(&request);
            let answer = next.run(request).instrument(span.clone());
            match tokio::time::timeout(app.gate.limits().request_time, answer).await {
                Ok(response) => response,
                Err(_) => {
                    metrics::limited(Limit::Time);
                    refusal(
                        &asker,
                        StatusCode::SERVICE_UNAVAILABLE,
                        "this took too long",
                        Told::named("error-busy"),
                    )
                }
            }
        }
    };
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }

    let took = begun.elapsed();
    let status = response.status().as_u16();
    metrics::answered(&route, method, status, took);
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    span.in_scope(|| {
        if status >= 500 {
            tracing::warn!(status, ms, "answered");
        } else {
            tracing::info!(status, ms, "answered");
        }
    });
    response
}

/// A method that everybody knows; whatever else somebody wrote is none.
fn name_of(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "PUT" => "PUT",
        "PATCH" => "PATCH",
        "DELETE" => "DELETE",
        "OPTIONS" => "OPTIONS",
        _ => "OTHER",
    }
}

/// How to answer somebody who is refused before anything else is known.
struct Asker {
    is_program: bool,
    locale: Locale,
}

fn asker(request: &Request) -> Asker {
    Asker {
        is_program: request.uri().path().starts_with("/api"),
        locale: Locale::of(request.headers()),
    }
}

/// Programs get JSON, people a sentence in their language.
fn refusal(asker: &Asker, status: StatusCode, error: &str, told: Told) -> Response {
    if asker.is_program {
        ApiError::new(status, error, told).into_response()
    } else {
        (status, Words::of(asker.locale).tell(&told)).into_response()
    }
}

fn too_fast(asker: &Asker, wait: Duration) -> Response {
    let told = Told::named("error-too-fast");
    let mut response = refusal(
        asker,
        StatusCode::TOO_MANY_REQUESTS,
        "too many requests from this address",
        told,
    );
    retry_after(response.headers_mut(), wait);
    response
}

/// Says when it is worth asking again: in whole seconds, and not in none.
fn retry_after(headers: &mut HeaderMap, wait: Duration) {
    headers.insert(RETRY_AFTER, HeaderValue::from(wait.as_secs() + 1));
}

/// The answer for a socket or a stream for which there is no place.
pub(crate) fn no_place() -> Response {
    metrics::limited(Limit::Sockets);
    let told = Told::named("error-too-many-sockets");
    let error = "there are too many connections from this address, or in all";
    let mut response = ApiError::new(StatusCode::TOO_MANY_REQUESTS, error, told).into_response();
    retry_after(response.headers_mut(), Duration::from_secs(4));
    response
}

/// What is answered when the program itself is at fault. What the panic says may contain what somebody sent: the log has its
/// place, see [`crate::logs`].
pub(crate) fn after_panic(_: Box<dyn std::any::Any + Send>) -> Response {
    let told = Told::named("error-server");
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "the server failed", told).into_response()
}
