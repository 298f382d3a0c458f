//! For those who look after the server: whether it lives, whether it is ready, and its numbers.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, FromRequestParts as _, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use crate::limits::is_forwarded;
use crate::pages::{self, Page};
use crate::{App, metrics};

/// A database that takes longer for nothing at all is as good as away.
const PATIENCE: Duration = Duration::from_secs(2);

/// What everybody may ask.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/health", get(ready))
        .route("/health/live", get(live))
        .route("/health/ready", get(ready))
        .route("/metrics", get(metrics_for_this_machine))
}

/// The same on an address of its own, where whoever reaches it may read the metrics.
pub(crate) fn own_address(app: App) -> Router {
    Router::new()
        .route("/health", get(ready))
        .route("/health/live", get(live))
        .route("/health/ready", get(ready))
        .route("/metrics", get(numbers))
        .with_state(app)
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], text).into_response()
}

/// The process runs and answers.
async fn live() -> Response {
    plain(StatusCode::OK, "ok\n")
}

/// Players can be sent here.
async fn ready(State(app): State<App>) -> Response {
    if app.stopping.is_leaving() {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match tokio::time::timeout(PATIENCE, sqlx::query("SELECT 1").execute(app.store.pool())).await {
        Ok(Ok(_)) => plain(StatusCode::OK, "ok\n"),
        Ok(Err(_)) | Err(_) => plain(StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}

/// The metrics, for whoever is on this machine and speaks for nobody else. A server that the world knows, or that has proxies
/// before it, gives them on their own address only: there, everybody seems to be on this machine.
async fn metrics_for_this_machine(State(app): State<App>, request: Request) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let is_here = peer.is_some_and(|ConnectInfo(peer)| peer.ip().to_canonical().is_loopback());
    let is_private = app.public.is_none() && app.gate.limits().proxies.is_empty();
    if is_here && is_private && !is_forwarded(request.headers()) {
        return numbers(State(app)).await;
    }
    let (mut parts, _) = request.into_parts();
    let page = match Page::from_request_parts(&mut parts, &app).await {
        Ok(page) => page,
        Err(response) => return response,
    };
    pages::not_found(page).await
}

async fn numbers(State(app): State<App>) -> Response {
    let headers = [
        (CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"),
        (CACHE_CONTROL, "no-store"),
    ];
    let pool = app.store.pool();
    let pool = metrics::Pool {
        open: usize::try_from(pool.size()).unwrap_or(usize::MAX),
        idle: pool.num_idle(),
    };
    (headers, metrics::render(pool)).into_response()
}
