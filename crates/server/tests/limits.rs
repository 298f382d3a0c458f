//! Limits, health and metrics, as somebody at some address meets them.

use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;
use trilith_server::limits::Limits;
use trilith_server::{App, Store, Thinker, app};

const ELSEWHERE: &str = "203.0.113.9:4711";
const HERE: &str = "127.0.0.1:4711";

async fn router(limits: Limits) -> Router {
    let store = Store::in_memory().await.expect("a database");
    app(App::new(store, Thinker::new(1, 1)).with_limits(limits))
}

/// Three requests at once, and one more each second.
fn tight() -> Limits {
    Limits {
        rate: 1,
        burst: 3,
        ..Limits::default()
    }
}

async fn ask(
    app: &Router,
    peer: Option<&str>,
    path: &str,
    headers: &[(&str, &str)],
) -> (StatusCode, HeaderMap, String) {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut request = request.body(Body::empty()).expect("a request");
    if let Some(peer) = peer {
        let peer: SocketAddr = peer.parse().expect("an address");
        request.extensions_mut().insert(ConnectInfo(peer));
    }
    let response = app.clone().oneshot(request).await.expect("an answer");
    let (status, headers) = (response.status(), response.headers().clone());
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    (status, headers, String::from_utf8_lossy(&body).into_owned())
}

/// How many of so many requests are answered.
async fn admitted(
    app: &Router,
    peer: Option<&str>,
    path: &str,
    headers: &[(&str, &str)],
    count: usize,
) -> usize {
    let mut answered = 0;
    for _ in 0..count {
        let (status, ..) = ask(app, peer, path, headers).await;
        answered += usize::from(status != StatusCode::TOO_MANY_REQUESTS);
    }
    answered
}

#[tokio::test]
async fn an_address_that_asks_too_much_waits() {
    let app = router(tight()).await;
    let fast = admitted(&app, Some(ELSEWHERE), "/api/variant?text=six", &[], 40).await;
    // On a slow machine some come back meanwhile, one a second.
    assert!((3..30).contains(&fast), "{fast}");
    let mut refused = None;
    for _ in 0..50 {
        let answer = ask(&app, Some(ELSEWHERE), "/api/variant?text=six", &[]).await;
        if answer.0 == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(answer);
            break;
        }
    }
    let (_, headers, body) = refused.expect("a refusal");
    let wait: u64 = headers[header::RETRY_AFTER]
        .to_str()
        .expect("text")
        .parse()
        .expect("seconds");
    assert!((1..=2).contains(&wait), "{wait}");
    let body: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(body["told"]["id"], "error-too-fast");
    let (status, _, _) = ask(&app, Some("203.0.113.10:1"), "/api/variant?text=six", &[]).await;
    assert_eq!(status, StatusCode::OK, "a neighbour is not refused");
}

#[tokio::test]
async fn people_who_are_refused_read_it_in_their_language() {
    let app = router(tight()).await;
    for _ in 0..50 {
        let (status, _, body) = ask(&app, Some(ELSEWHERE), "/", &[("accept-language", "de")]).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert!(body.contains("zu viele Anfragen"), "{body}");
            return;
        }
    }
    panic!("nobody was refused");
}

#[tokio::test]
async fn this_machine_and_tests_are_not_limited() {
    let app = router(tight()).await;
    for peer in [Some(HERE), Some("[::1]:7"), None] {
        assert_eq!(
            admitted(&app, peer, "/health/live", &[], 50).await,
            50,
            "{peer:?}"
        );
    }
}

#[tokio::test]
async fn behind_a_trusted_proxy_everybody_counts_apart() {
    let mut limits = tight();
    limits.proxies = vec!["127.0.0.1".parse().expect("a network")];
    let app = router(limits).await;
    let first = admitted(
        &app,
        Some(HERE),
        "/health/live",
        &[("x-forwarded-for", "198.51.100.1")],
        40,
    )
    .await;
    assert!((3..30).contains(&first), "{first}");
    let other = [("x-forwarded-for", "198.51.100.1, 198.51.100.2")];
    assert!(admitted(&app, Some(HERE), "/health/live", &other, 3).await == 3);
}

#[tokio::test]
async fn a_costly_request_costs_more() {
    let app = router(Limits {
        rate: 1,
        burst: 100,
        ..Limits::default()
    })
    .await;
    let pictures = admitted(&app, Some(ELSEWHERE), "/picture.png?variant=chess", &[], 60).await;
    assert!((10..30).contains(&pictures), "{pictures}");
}

#[tokio::test]
async fn what_is_too_large_is_refused() {
    let app = router(Limits {
        largest_body: 100,
        ..Limits::default()
    })
    .await;
    let body = json!({ "text": "x".repeat(200) }).to_string();
    let request = Request::post("/api/record")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(body))
        .expect("a request");
    let response = app.oneshot(request).await.expect("an answer");
    assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn a_body_may_be_as_large_as_the_limit_says() {
    let app = router(Limits {
        largest_body: 8 * 1024 * 1024,
        ..Limits::default()
    })
    .await;
    let body = json!({ "text": "x".repeat(3 * 1024 * 1024) }).to_string();
    let request = Request::post("/api/record")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(body))
        .expect("a request");
    let response = app.oneshot(request).await.expect("an answer");
    assert_eq!(
        response.status(),
        StatusCode::UNPROCESSABLE_ENTITY,
        "read, and no record"
    );
}

#[tokio::test]
async fn every_answer_has_its_number() {
    let app = router(Limits::default()).await;
    let (_, first, _) = ask(&app, None, "/health", &[("x-request-id", "mine")]).await;
    let (_, second, _) = ask(&app, None, "/health", &[]).await;
    assert_eq!(first["x-request-id"].len(), 12);
    assert_ne!(first["x-request-id"], second["x-request-id"]);
}

#[tokio::test]
async fn health_is_asked_in_two_ways() {
    let app = router(Limits::default()).await;
    for path in ["/health", "/health/live", "/health/ready"] {
        let (status, headers, body) = ask(&app, Some(ELSEWHERE), path, &[]).await;
        assert_eq!((status, body.as_str()), (StatusCode::OK, "ok\n"), "{path}");
        assert_eq!(headers[header::CACHE_CONTROL], "no-store");
    }
}

#[tokio::test]
async fn without_its_database_the_server_lives_and_is_not_ready() {
    let store = Store::in_memory().await.expect("a database");
    let app = app(App::new(store.clone(), Thinker::new(1, 1)));
    store.close().await;
    assert_eq!(ask(&app, None, "/health/live", &[]).await.0, StatusCode::OK);
    assert_eq!(
        ask(&app, None, "/health/ready", &[]).await.0,
        StatusCode::SERVICE_UNAVAILABLE
    );
}

#[tokio::test]
async fn metrics_are_for_this_machine() {
    let app = router(Limits::default()).await;
    let status = async |peer, headers: &[(&str, &str)]| ask(&app, peer, "/metrics", headers).await.0;
    assert_eq!(status(Some(HERE), &[]).await, StatusCode::OK);
    assert_eq!(status(Some("[::ffff:127.0.0.1]:1"), &[]).await, StatusCode::OK);
    assert_eq!(status(Some(ELSEWHERE), &[]).await, StatusCode::NOT_FOUND);
    assert_eq!(status(None, &[]).await, StatusCode::NOT_FOUND);
    for header in ["x-forwarded-for", "forwarded", "via", "x-real-ip"] {
        assert_eq!(
            status(Some(HERE), &[(header, "198.51.100.1")]).await,
            StatusCode::NOT_FOUND,
            "a proxy asks for somebody"
        );
    }
    let behind = router(Limits {
        proxies: vec!["127.0.0.1".parse().expect("a network")],
        ..Limits::default()
    })
    .await;
    assert_eq!(
        ask(&behind, Some(HERE), "/metrics", &[]).await.0,
        StatusCode::NOT_FOUND,
        "with a proxy everybody seems to be here"
    );
}

#[tokio::test]
async fn metrics_know_routes_and_nothing_of_what_was_sent() {
    let app = router(Limits::default()).await;
    for path in [
        "/game/secretgame12",
        "/nothing/secretpath",
        "/api/games/secretapi",
        "/api/secretrest/x",
    ] {
        ask(&app, None, path, &[("cookie", "trilith_guest=secretcookie")]).await;
    }
    let (_, headers, text) = ask(&app, Some(HERE), "/metrics", &[]).await;
    assert!(
        headers[header::CONTENT_TYPE]
            .to_str()
            .expect("text")
            .starts_with("text/plain")
    );
    assert!(
        text.contains("trilith_requests_total{route=\"/game/{id}\",method=\"GET\",status=\"404\"}"),
        "{text}"
    );
    assert!(text.contains("route=\"unknown\""), "{text}");
    assert!(!text.contains("secret"), "{text}");
    for name in [
        "trilith_sockets",
        "trilith_tables_watched",
        "trilith_events_appended_total",
        "trilith_append_seconds_count",
        "trilith_searches_running",
        "trilith_searches_waiting",
        "trilith_database_connections",
        "trilith_limited_total{limit=\"requests\"}",
    ] {
        assert!(
            text.lines().any(|line| line.starts_with(&format!("{name} "))),
            "{name}"
        );
    }
}
