//! The lobby, lists of games and profiles without a socket.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;
use trilith_server::{App, Store, Thinker, app};

/// A browser: it keeps its cookie.
struct Visitor {
    app: Router,
    cookie: Option<String>,
}

impl Visitor {
    fn new(app: &Router) -> Visitor {
        Visitor {
            app: app.clone(),
            cookie: None,
        }
    }

    async fn send(&mut self, method: &str, path: &str, body: Option<Value>, tag: &str) -> Response<Body> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::IF_NONE_MATCH, tag);
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let request = request.body(body).expect("a request");
        let response = self.app.clone().oneshot(request).await.expect("an answer");
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("text").split(';').next();
            self.cookie = cookie.map(ToOwned::to_owned);
        }
        response
    }

    async fn json(&mut self, method: &str, path: &str, body: Value) -> Value {
        let response = self.send(method, path, Some(body), "").await;
        let status = response.status();
        let text = text(response).await;
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    async fn get(&mut self, path: &str) -> Value {
        let text = text(self.send("GET", path, None, "").await).await;
        serde_json::from_str(&text).expect("JSON")
    }

    async fn page(&mut self, path: &str) -> String {
        text(self.send("GET", path, None, "").await).await
    }

    /// Offers a game, and says what it is called.
    async fn offer(&mut self, more: Value) -> String {
        let mut game = json!({ "variant": "six", "opponent": { "kind": "friend" }, "listed": true });
        for (key, value) in more.as_object().expect("an object") {
            game[key] = value.clone();
        }
        let made = self.json("POST", "/api/games", game).await;
        made["id"].as_str().expect("a name").to_owned()
    }

    async fn sit(&mut self, game: &str) {
        let command = json!({ "id": "sit-down", "do": "sit" });
        self.json("POST", &format!("/api/games/{game}/commands"), command)
            .await;
    }
}

async fn text(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    String::from_utf8(bytes.to_vec()).expect("text")
}

async fn site() -> (Store, Router) {
    let store = Store::in_memory().await.expect("a database");
    let router = app(App::new(store.clone(), Thinker::new(1, 1)));
    (store, router)
}

fn ids(list: &Value) -> Vec<&str> {
    let games = list.as_array().expect("a list").iter();
    games.filter_map(|game| game["id"].as_str()).collect()
}

#[tokio::test]
async fn an_offer_is_in_the_lobby_until_it_is_taken() {
    let (_, app) = site().await;
    let (mut host, mut guest) = (Visitor::new(&app), Visitor::new(&app));
    let id = host.offer(json!({ "time": { "days": 3 } })).await;
    let hidden = host.offer(json!({ "listed": false })).await;

    let seeks = guest.get("/api/lobby").await;
    assert_eq!(ids(&seeks), [id.as_str()]);
    assert_eq!(seeks[0]["yours"], false);
    assert_eq!(seeks[0]["time"], json!({ "days": 3 }));
    assert!(seeks[0]["seats"][1].is_null(), "the second seat is free");
    assert_eq!(host.get("/api/lobby").await[0]["yours"], true);
    assert!(guest.page("/lobby").await.contains(&id));
    assert!(!guest.page("/lobby").await.contains(&hidden));

    guest.sit(&id).await;
    assert_eq!(ids(&guest.get("/api/lobby").await), [""; 0]);
    assert_eq!(ids(&guest.get("/api/lobby/games").await), [id.as_str()]);
    assert!(ids(&guest.get("/api/games").await).contains(&id.as_str()));
}

#[tokio::test]
async fn whoever_wants_to_play_with_a_clock_waits_at_the_table() {
    let (_, app) = site().await;
    let (mut host, mut guest) = (Visitor::new(&app), Visitor::new(&app));
    let id = host
        .offer(json!({ "time": { "initial": 60_000, "increment": 0 } }))
        .await;
    assert_eq!(ids(&host.get("/api/lobby").await), [id.as_str()], "one's own");
    assert_eq!(ids(&guest.get("/api/lobby").await), [""; 0], "nobody is there");
}

#[tokio::test]
async fn what_has_not_changed_is_not_sent_again() {
    let (_, app) = site().await;
    let (mut host, mut guest) = (Visitor::new(&app), Visitor::new(&app));
    let first = guest.send("GET", "/lobby/lists", None, "").await;
    let tag = first.headers()[header::ETAG].to_str().expect("text").to_owned();
    let again = guest.send("GET", "/lobby/lists", None, &tag).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    host.offer(json!({})).await;
    let changed = guest.send("GET", "/lobby/lists", None, &tag).await;
    assert_eq!(changed.status(), StatusCode::OK);
}

#[tokio::test]
async fn the_next_game_is_one_in_which_somebody_waits() {
    let (_, app) = site().await;
    let (mut host, mut guest) = (Visitor::new(&app), Visitor::new(&app));
    let alone = json!({ "variant": "six", "opponent": { "kind": "same" } });
    host.json("POST", "/api/games", alone).await;
    let leads = async |host: &mut Visitor, path: &str| {
        let response = host.send("GET", path, None, "").await;
        response.headers()[header::LOCATION]
            .to_str()
            .expect("text")
            .to_owned()
    };
    assert_eq!(leads(&mut host, "/games/next").await, "/games", "nobody waits");

    let slow = host.offer(json!({ "time": { "days": 9 } })).await;
    let urgent = host.offer(json!({ "time": { "days": 1 } })).await;
    guest.sit(&slow).await;
    guest.sit(&urgent).await;
    assert_eq!(leads(&mut host, "/games/next").await, format!("/game/{urgent}"));
    let after = format!("/games/next?after={urgent}");
    assert_eq!(leads(&mut host, &after).await, format!("/game/{slow}"));
    assert_eq!(leads(&mut guest, "/games/next").await, "/games");
    let page = host.page("/games").await;
    assert!(
        page.contains("Next game") && page.contains("9 days left"),
        "{page}"
    );
}

/// No name that looks like this is taken; should one ever get into the database, it is still only text.
#[tokio::test]
async fn script_in_a_name_is_text_everywhere() {
    let (store, app) = site().await;
    let (mut host, mut guest) = (Visitor::new(&app), Visitor::new(&app));
    let account = json!({ "name": "Eve", "password": "a fine long password" });
    host.json("POST", "/api/account", account).await;
    sqlx::query("UPDATE person SET name = $1")
        .bind("<script>alert(1)</script>\"'&")
        .execute(store.pool())
        .await
        .expect("an update");
    let id = host.offer(json!({ "time": { "days": 1 } })).await;
    // Whoever asked before the name changed is remembered for a moment; this browser has not.
    let (mut other, told) = (Visitor::new(&app), "&#60;script&#62;alert(1)&#60;/script&#62;");
    for (visitor, path) in [(&mut other, "/lobby"), (&mut guest, "/lobby/lists")] {
        let page = visitor.page(path).await;
        assert!(!page.contains("<script>alert"), "{path}: {page}");
        assert!(page.contains(told), "{path}: {page}");
    }
    guest.sit(&id).await;
    for path in ["/lobby", "/games", "/"] {
        let page = guest.page(path).await;
        assert!(!page.contains("<script>alert"), "{path}: {page}");
        assert!(path == "/" || page.contains(told), "{path}: {page}");
    }
    let page = host.page("/account").await;
    assert!(!page.contains("<script>alert"), "{page}");
}

#[tokio::test]
async fn a_profile_has_one_address_and_nobody_else_has_one() {
    let (_, app) = site().await;
    let (mut host, mut guest) = (Visitor::new(&app), Visitor::new(&app));
    let account = json!({ "name": "Zoë B.", "password": "a fine long password" });
    host.json("POST", "/api/account", account).await;
    let page = guest.page("/people/Zo%C3%AB%20B.").await;
    assert!(page.contains("<h1 class=\"person\">Zoë B.</h1>"), "{page}");
    let other = guest.send("GET", "/people/zo%C3%AB%20b.", None, "").await;
    assert_eq!(other.headers()[header::LOCATION], "/people/Zo%C3%AB%20B.");
    for path in [
        "/people/nobody",
        "/people/%3Cscript%3E",
        "/people/%FF",
        "/people/..%2Faccount",
    ] {
        let response = guest.send("GET", path, None, "").await;
        assert!(
            response.status().is_client_error(),
            "{path}: {}",
            response.status()
        );
    }
}
