//! Accounts without a socket: what somebody may do, and what an enemy may not.

use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;
use trilith_server::{App, Store, Thinker, app};

const PASSWORD: &str = "a fine long password";

async fn store() -> Store {
    Store::in_memory().await.expect("a database")
}

fn router(store: &Store) -> Router {
    app(App::new(store.clone(), Thinker::new(1, 1)))
}

/// A browser: it keeps its cookie.
#[derive(Clone)]
struct Visitor {
    app: Router,
    cookie: Option<String>,
    token: Option<String>,
    address: Option<SocketAddr>,
    headers: HeaderMap,
}

impl Visitor {
    fn new(app: &Router) -> Visitor {
        Visitor {
            app: app.clone(),
            cookie: None,
            token: None,
            address: None,
            headers: HeaderMap::new(),
        }
    }

    async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let mut request = request
            .body(body.map_or_else(Body::empty, |body| Body::from(body.to_string())))
            .expect("a request");
        if let Some(address) = self.address {
            request.extensions_mut().insert(ConnectInfo(address));
        }
        let response = self.app.clone().oneshot(request).await.expect("an answer");
        self.headers = response.headers().clone();
        if let Some(set) = response.headers().get(header::SET_COOKIE) {
            let set = set.to_str().expect("text");
            assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
            self.cookie = set.split(';').next().map(ToOwned::to_owned);
        }
        let status = response.status();
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    async fn get(&mut self, path: &str) -> Value {
        let (status, answer) = self.ask("GET", path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    async fn post(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        self.ask("POST", path, Some(body)).await
    }

    /// Does something that has to work.
    async fn done(&mut self, method: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(method, path, Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{method} {path}: {answer}");
        answer
    }

    async fn register(&mut self, name: &str) {
        self.done(
            "POST",
            "/api/account",
            json!({ "name": name, "password": PASSWORD }),
        )
        .await;
    }

    async fn sign_in(&mut self, name: &str, password: &str) -> (StatusCode, Value) {
        self.post("/api/session", json!({ "name": name, "password": password }))
            .await
    }

    async fn new_game(&mut self) -> String {
        let game = json!({ "variant": "27", "opponent": { "kind": "same" } });
        let made = self.done("POST", "/api/games", game).await;
        made["id"].as_str().expect("a name").to_owned()
    }

    async fn is_at_table(&mut self, game: &str) -> bool {
        self.get(&format!("/api/games/{game}")).await["yours"] == json!([0, 1])
    }
}

fn told(answer: &Value) -> &str {
    answer["told"]["id"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn a_guest_who_registers_keeps_what_they_had() {
    let app = router(&store().await);
    let mut ann = Visitor::new(&app);
    let game = ann.new_game().await;
    ann.done("PATCH", "/api/me", json!({ "name": "  Ann \u{a0}B. " }))
        .await;
    let me = ann.get("/api/me").await;
    assert_eq!((&me["name"], &me["account"]), (&json!("Ann B."), &json!(false)));
    ann.register("Ann").await;
    let me = ann.get("/api/me").await;
    assert_eq!(
        (&me["name"], &me["account"], &me["password"]),
        (&json!("Ann"), &json!(true), &json!(true))
    );
    assert!(ann.is_at_table(&game).await);
    // And finds it again elsewhere.
    let mut phone = Visitor::new(&app);
    assert!(!phone.is_at_table(&game).await);
    assert_eq!(phone.sign_in("ann", PASSWORD).await.0, StatusCode::OK);
    assert!(phone.is_at_table(&game).await);
    // Once is enough.
    let again = json!({ "name": "Bea", "password": PASSWORD });
    let (status, answer) = ann.post("/api/account", again).await;
    assert_eq!(
        (status, told(&answer)),
        (StatusCode::CONFLICT, "people-has-account")
    );
}

#[tokio::test]
async fn a_name_belongs_to_one_account() {
    let app = router(&store().await);
    let (mut ann, mut bob) = (Visitor::new(&app), Visitor::new(&app));
    ann.register("Ann").await;
    for name in ["Ann", "ANN", "Аnn", "A-n n", "𝐀nn"] {
        let (status, answer) = bob
            .post("/api/account", json!({ "name": name, "password": PASSWORD }))
            .await;
        assert_eq!(
            (status, told(&answer)),
            (StatusCode::CONFLICT, "people-name-taken"),
            "{name}"
        );
        let (status, answer) = bob.ask("PATCH", "/api/me", Some(json!({ "name": name }))).await;
        assert_eq!(
            (status, told(&answer)),
            (StatusCode::CONFLICT, "people-name-taken"),
            "{name}"
        );
    }
    let (status, answer) = ann.ask("PATCH", "/api/me", Some(json!({ "name": "Bea" }))).await;
    assert_eq!(
        (status, told(&answer)),
        (StatusCode::FORBIDDEN, "people-name-fixed")
    );
}

#[tokio::test]
async fn session_fixation() {
    let app = router(&store().await);
    let mut ann = Visitor::new(&app);
    let game = ann.new_game().await;
    // Somebody knows, or planted, the secret that Ann's browser had as a guest.
    let mut enemy = ann.clone();
    ann.register("Ann").await;
    assert_ne!(ann.cookie, enemy.cookie);
    let me = enemy.get("/api/me").await;
    assert_eq!((&me["name"], &me["account"]), (&json!(null), &json!(false)));
    assert!(!enemy.is_at_table(&game).await);
    // The same for somebody who signs in: before and after are two secrets.
    let mut phone = Visitor::new(&app);
    phone.get("/api/me").await;
    let mut enemy = phone.clone();
    assert_eq!(phone.sign_in("Ann", PASSWORD).await.0, StatusCode::OK);
    assert_ne!(phone.cookie, enemy.cookie);
    assert_eq!(enemy.get("/api/me").await["account"], json!(false));
    // And for whoever signs out: what was Ann's opens nothing.
    let mut old = phone.clone();
    assert_eq!(phone.ask("DELETE", "/api/session", None).await.0, StatusCode::OK);
    assert_ne!(phone.cookie, old.cookie);
    for visitor in [&mut old, &mut phone] {
        assert_eq!(visitor.get("/api/me").await["account"], json!(false));
        assert!(!visitor.is_at_table(&game).await);
    }
}

#[tokio::test]
async fn cookies_are_for_https_only_where_the_site_is() {
    let store = store().await;
    let here = app(App::new(store.clone(), Thinker::new(1, 1)).at("https://example.org"));
    for (app, is_secure) in [(router(&store), false), (here, true)] {
        let mut ann = Visitor::new(&app);
        ann.get("/api/me").await;
        let set = ann
            .headers
            .get(header::SET_COOKIE)
            .expect("a cookie")
            .to_str()
            .expect("text");
        assert_eq!(set.contains("; Secure"), is_secure, "{set}");
    }
}

#[tokio::test]
async fn csrf() {
    let store = store().await;
    let app = app(App::new(store, Thinker::new(1, 1)).at("https://example.org"));
    let ask = async |path: &str, pairs: &[(&str, &str)], body: &'static str| {
        let mut request = Request::builder()
            .method("POST")
            .uri(path)
            .header("host", "example.org");
        for (name, value) in pairs {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body)).expect("a request");
        app.clone().oneshot(request).await.expect("an answer").status()
    };
    let form = ("content-type", "application/x-www-form-urlencoded");
    let (own, other) = (
        ("origin", "https://example.org"),
        ("origin", "https://evil.example"),
    );
    // A form of ours, one of another site, one of a browser that hides where it comes from.
    assert_eq!(
        ask("/language", &[form, own], "language=de").await,
        StatusCode::SEE_OTHER
    );
    assert_eq!(
        ask("/language", &[form, other], "language=de").await,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        ask("/language", &[form], "language=de").await,
        StatusCode::FORBIDDEN
    );
    let json = ("content-type", "application/json");
    let account = r#"{"name":"Ann","password":"a fine long password"}"#;
    assert_eq!(
        ask("/api/account", &[json, other], account).await,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        ask("/api/account", &[json, ("sec-fetch-site", "cross-site")], account).await,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        ask("/api/account", &[json, ("origin", "null")], account).await,
        StatusCode::FORBIDDEN
    );
    assert_eq!(ask("/api/account", &[json, own], account).await, StatusCode::OK);
}

#[tokio::test]
async fn password_guessing_is_limited() {
    let app = router(&store().await);
    let mut ann = Visitor::new(&app);
    ann.register("Ann").await;
    let mut enemy = Visitor::new(&app);
    let mut refused = 0;
    for n in 0..12 {
        let (status, answer) = enemy.sign_in("Ann", &format!("wrong password {n}")).await;
        match status {
            StatusCode::UNAUTHORIZED => assert_eq!(told(&answer), "people-wrong"),
            StatusCode::TOO_MANY_REQUESTS => {
                assert_eq!(told(&answer), "people-wait");
                let after = enemy
                    .headers
                    .get(header::RETRY_AFTER)
                    .expect("how long")
                    .to_str()
                    .expect("text");
                assert!(after.parse::<u64>().expect("seconds") >= 1);
                refused += 1;
            }
            other => panic!("{other} {answer}"),
        }
    }
    assert!(refused >= 1);
    // Many at once are no better than one after the other.
    let mut crowd: Vec<_> = (0..30).map(|_| enemy.clone()).collect();
    let all =
        futures_util::future::join_all(crowd.iter_mut().map(|one| one.sign_in("Bob", "wrong password")))
            .await;
    let guessed = all
        .iter()
        .filter(|(status, _)| *status == StatusCode::UNAUTHORIZED)
        .count();
    assert!(guessed <= 13, "{guessed}");
    // Many names from one address, too; somebody elsewhere is not held up.
    enemy.address = Some("203.0.113.5:4000".parse().expect("an address"));
    let mut statuses = Vec::new();
    for n in 0..40 {
        statuses.push(enemy.sign_in(&format!("name {n}"), "x").await.0);
    }
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS));
    let mut bea = Visitor::new(&app);
    bea.address = Some("203.0.113.6:4000".parse().expect("an address"));
    assert_eq!(bea.sign_in("bea", "x").await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn unknown_name_and_wrong_password_look_alike() {
    let app = router(&store().await);
    let mut ann = Visitor::new(&app);
    ann.register("Ann").await;
    let mut enemy = Visitor::new(&app);
    let mut answers = Vec::new();
    let long = "x".repeat(5000);
    for name in ["Ann", "Nobody", "<script>", "", long.as_str()] {
        let (status, answer) = enemy.sign_in(name, "wrong password").await;
        let mut headers = enemy.headers.clone();
        headers.remove(header::DATE);
        headers.remove("x-request-id");
        answers.push((status, answer, headers));
    }
    for answer in &answers[1..] {
        assert_eq!(*answer, answers[0]);
    }
    assert_eq!(answers[0].0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn script_in_names() {
    let app = router(&store().await);
    let mut ann = Visitor::new(&app);
    for name in [
        "<script>alert(1)</script>",
        "a\u{202e}b",
        "a\u{0}b",
        "\u{200b}",
        "\"><img src=x>",
        "",
        "a/../b",
    ] {
        let (status, answer) = ann.ask("PATCH", "/api/me", Some(json!({ "name": name }))).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
        assert!(told(&answer).starts_with("people-name-"), "{name:?} {answer}");
        let (status, _) = ann
            .post("/api/account", json!({ "name": name, "password": PASSWORD }))
            .await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
    }
    assert_eq!(ann.get("/api/me").await["name"], json!(null));
    // What somebody calls a token is theirs to read, one line without surprises.
    ann.register("Ann").await;
    let label = format!("<b>\u{202e}\n{}", "x".repeat(500));
    ann.done("POST", "/api/tokens", json!({ "label": label })).await;
    let shown = ann.get("/api/tokens").await[0]["label"]
        .as_str()
        .expect("a label")
        .to_owned();
    assert_eq!(shown, format!("<b>{}", "x".repeat(57)));
}

#[tokio::test]
async fn a_revoked_session_is_out() {
    let app = router(&store().await);
    let mut ann = Visitor::new(&app);
    ann.register("Ann").await;
    let mut others: Vec<_> = (0..3).map(|_| Visitor::new(&app)).collect();
    for other in &mut others {
        assert_eq!(other.sign_in("Ann", PASSWORD).await.0, StatusCode::OK);
        assert_eq!(other.get("/api/me").await["account"], json!(true));
    }
    let sessions = ann.get("/api/sessions").await;
    let list = sessions.as_array().expect("a list");
    assert_eq!(list.len(), 4);
    assert_eq!(
        list.iter()
            .filter(|session| session["current"] == json!(true))
            .count(),
        1
    );
    let own = others[0].get("/api/sessions").await;
    let id = own
        .as_array()
        .expect("a list")
        .iter()
        .find(|one| one["current"] == json!(true))
        .expect("its own")["id"]
        .as_str()
        .expect("a name")
        .to_owned();
    assert_eq!(
        ann.ask("DELETE", &format!("/api/sessions/{id}"), None).await.0,
        StatusCode::OK
    );
    assert_eq!(
        ann.ask("DELETE", &format!("/api/sessions/{id}"), None).await.0,
        StatusCode::NOT_FOUND
    );
    assert_eq!(others[0].get("/api/me").await["account"], json!(false));
    assert_eq!(
        others[0].ask("GET", "/api/sessions", None).await.0,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(others[1].get("/api/me").await["account"], json!(true));
    // Nobody ends somebody else's.
    let mut bob = Visitor::new(&app);
    bob.register("Bob").await;
    let id = list[0]["id"].as_str().expect("a name");
    assert_eq!(
        bob.ask("DELETE", &format!("/api/sessions/{id}"), None).await.0,
        StatusCode::NOT_FOUND
    );
    // All others, and by a new password.
    assert_eq!(
        ann.done("DELETE", "/api/sessions", json!({})).await["ended"],
        json!(2)
    );
    assert_eq!(others[1].get("/api/me").await["account"], json!(false));
    assert_eq!(others[2].sign_in("Ann", PASSWORD).await.0, StatusCode::OK);
    let (status, _) = ann
        .ask(
            "PUT",
            "/api/password",
            Some(json!({ "old": "not it", "new": "another long one" })),
        )
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    ann.done(
        "PUT",
        "/api/password",
        json!({ "old": PASSWORD, "new": "another long one" }),
    )
    .await;
    assert_eq!(others[2].get("/api/me").await["account"], json!(false));
    assert_eq!(ann.get("/api/me").await["account"], json!(true));
    assert_eq!(
        others[2].sign_in("Ann", PASSWORD).await.0,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(
        others[2].sign_in("Ann", "another long one").await.0,
        StatusCode::OK
    );
}

#[tokio::test]
async fn tokens_cannot_manage_the_account() {
    let app = router(&store().await);
    let mut ann = Visitor::new(&app);
    let (status, _) = ann.post("/api/tokens", json!({ "label": "a guest's" })).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    ann.register("Ann").await;
    let game = ann.new_game().await;
    let made = ann
        .done("POST", "/api/tokens", json!({ "label": "my bot" }))
        .await;
    let mut bot = Visitor::new(&app);
    bot.token = made["token"].as_str().map(ToOwned::to_owned);
    // It plays as its account.
    let me = bot.get("/api/me").await;
    assert_eq!((&me["name"], &me["token"]), (&json!("Ann"), &json!(true)));
    assert!(bot.is_at_table(&game).await);
    let command = json!({ "id": "one", "do": "move", "text": "1:4", "ply": 0 });
    bot.done("POST", &format!("/api/games/{game}/commands"), command)
        .await;
    // And no more.
    let body = json!({ "name": "x", "password": PASSWORD, "old": PASSWORD, "new": "another long one", "confirm": true,
        "label": "x", "secret": "x", "text": "x", "bot": true, "game": game, "seat": 0 });
    for (method, path) in [
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("GET", "/api/me/export"),
        ("POST", "/api/account"),
        ("POST", "/api/session"),
        ("DELETE", "/api/session"),
        ("POST", "/api/session/options"),
        ("GET", "/api/sessions"),
        ("DELETE", "/api/sessions"),
        ("DELETE", "/api/sessions/x"),
        ("PUT", "/api/password"),
        ("GET", "/api/passkeys"),
        ("POST", "/api/passkeys/options"),
        ("DELETE", "/api/passkeys/x"),
        ("PUT", "/api/recovery"),
        ("GET", "/api/tokens"),
        ("POST", "/api/tokens"),
        ("DELETE", "/api/tokens/x"),
        ("GET", "/api/blocks"),
        ("POST", "/api/blocks"),
        ("DELETE", "/api/blocks"),
        ("PUT", "/api/blocks/x"),
        ("DELETE", "/api/blocks/x"),
        ("POST", "/api/reports"),
    ] {
        let mut body = body.clone();
        if path == "/api/me" && method == "PATCH" {
            body = json!({ "bot": true });
        }
        let body = (method != "GET").then_some(body);
        let (status, answer) = bot.ask(method, path, body).await;
        assert_eq!(
            (status, told(&answer)),
            (StatusCode::FORBIDDEN, "people-token"),
            "{method} {path}"
        );
    }
    // Neither as a cookie, nor when it is revoked, nor invented.
    let mut thief = Visitor::new(&app);
    thief.cookie = bot.token.as_ref().map(|token| format!("trilith_guest={token}"));
    assert_eq!(thief.get("/api/me").await["account"], json!(false));
    let id = made["id"].as_str().expect("a name");
    assert_eq!(
        ann.ask("DELETE", &format!("/api/tokens/{id}"), None).await.0,
        StatusCode::OK
    );
    for token in [
        bot.token.clone(),
        Some("trilith_x".to_owned()),
        Some(String::new()),
        ann.cookie.clone(),
    ] {
        bot.token = token;
        bot.cookie = ann.cookie.clone();
        let (status, answer) = bot.ask("GET", "/api/me", None).await;
        assert_eq!(
            (status, told(&answer)),
            (StatusCode::UNAUTHORIZED, "people-bad-token")
        );
    }
}
