//! Accounts without a socket: what somebody may do, and what an enemy may not.

use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _};
use tower::ServiceExt as _;
use trilith_server::{App, Store, Thinker, app};

const PASSWORD: &str = "a fine long password";

/// Does a test on SQLite, and on PostgreSQL where there is one: `scripts/postgres` starts one.
async fn on_both(test: impl AsyncFn(Store)) {
    test(Store::in_memory().await.expect("a database")).await;
    let Ok(server) = std::env::var("TRILITH_TEST_POSTGRES") else {
        assert!(
            std::env::var("CI").is_err(),
            "no PostgreSQL to test with; scripts/postgres starts one"
        );
        eprintln!("skipped on PostgreSQL; scripts/postgres starts one");
        return;
    };
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("randomness");
    let name = format!("people_{:x}", u64::from_le_bytes(bytes));
    let mut host = PgConnection::connect(&server).await.expect("PostgreSQL answers");
    let do_it = async |host: &mut PgConnection, statement: String| {
        sqlx::raw_sql(AssertSqlSafe(statement))
            .execute(host)
            .await
            .expect("PostgreSQL does it");
    };
    do_it(&mut host, format!("CREATE DATABASE {name}")).await;
    let url = server.replace("/postgres?", &format!("/{name}?"));
    assert_ne!(url, server, "the address names a database");
    let store = Store::connect(&url).await.expect("a database");
    test(store.clone()).await;
    store.close().await;
    do_it(&mut host, format!("DROP DATABASE {name} WITH (FORCE)")).await;
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
    on_both(async |store| {
        let app = router(&store);
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
    })
    .await;
}

#[tokio::test]
async fn a_name_belongs_to_one_account() {
    on_both(async |store| {
        let app = router(&store);
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
    })
    .await;
}

#[tokio::test]
async fn session_fixation() {
    on_both(async |store| {
        let app = router(&store);
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
    })
    .await;
}

#[tokio::test]
async fn cookies_are_for_https_only_where_the_site_is() {
    on_both(async |store| {
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
    })
    .await;
}

#[tokio::test]
async fn csrf() {
    on_both(async |store| {
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
    })
    .await;
}

#[tokio::test]
async fn password_guessing_is_limited() {
    on_both(async |store| {
        let app = router(&store);
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
    })
    .await;
}

#[tokio::test]
async fn unknown_name_and_wrong_password_look_alike() {
    on_both(async |store| {
        let app = router(&store);
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
    })
    .await;
}

#[tokio::test]
async fn script_in_names() {
    on_both(async |store| {
        let app = router(&store);
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
    })
    .await;
}

#[tokio::test]
async fn a_revoked_session_is_out() {
    on_both(async |store| {
        let app = router(&store);
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
    })
    .await;
}

#[tokio::test]
async fn tokens_cannot_manage_the_account() {
    on_both(async |store| {
        let app = router(&store);
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
    })
    .await;
}

/// Everything that stands in the database, as text.
async fn dump(store: &Store) -> String {
    let mut all = String::new();
    let tables = [
        "SELECT * FROM person",
        "SELECT * FROM session",
        "SELECT * FROM passkey",
        "SELECT * FROM challenge",
        "SELECT * FROM recovery",
        "SELECT * FROM rating",
        "SELECT * FROM rated",
        "SELECT * FROM block",
        "SELECT * FROM report",
        "SELECT * FROM push",
        "SELECT * FROM notice",
        "SELECT * FROM game",
        "SELECT * FROM event",
        "SELECT * FROM seat",
        "SELECT * FROM study",
    ];
    for statement in tables {
        for row in sqlx::query(statement)
            .fetch_all(store.pool())
            .await
            .expect("rows")
        {
            for column in 0..row.len() {
                let text = row.try_get::<Option<String>, _>(column);
                let number = || {
                    row.try_get::<Option<i64>, _>(column)
                        .map(|number| number.map(|number| number.to_string()))
                };
                let value = text.or_else(|_| number()).expect("a value").unwrap_or_default();
                all.push_str(&value);
                all.push('\n');
            }
        }
    }
    all
}

#[tokio::test]
async fn secrets_are_hashed_at_rest() {
    on_both(async |store| {
        let app = router(&store);
        let mut ann = Visitor::new(&app);
        ann.done("PATCH", "/api/me", json!({ "name": "Ann" })).await;
        let before = ann.cookie.clone();
        ann.register("Ann").await;
        let token = ann
            .done("POST", "/api/tokens", json!({ "label": "my bot" }))
            .await;
        let all = dump(&store).await;
        assert!(
            all.contains("$argon2id$") && all.contains("my bot") && all.contains("Ann"),
            "{all}"
        );
        let secret = |cookie: &Option<String>| {
            cookie
                .as_deref()
                .and_then(|text| text.split('=').nth(1))
                .expect("a secret")
                .to_owned()
        };
        for hidden in [
            PASSWORD.to_owned(),
            secret(&before),
            secret(&ann.cookie),
            token["token"].as_str().expect("a token").to_owned(),
        ] {
            assert!(hidden.len() >= 20);
            assert!(!all.contains(&hidden), "{hidden}");
        }
    })
    .await;
}

#[tokio::test]
async fn export_holds_no_secret() {
    on_both(async |store| {
        let app = router(&store);
        let mut ann = Visitor::new(&app);
        let game = ann.new_game().await;
        ann.done(
            "POST",
            &format!("/api/games/{game}/commands"),
            json!({ "id": "1", "do": "move", "text": "1:4", "ply": 0 }),
        )
        .await;
        ann.done(
            "POST",
            &format!("/api/games/{game}/commands"),
            json!({ "id": "2", "do": "say", "room": "players", "text": "hello all" }),
        )
        .await;
        let record = json!({ "tags": { "Game": "27" }, "variant": "27", "moves": [] });
        ann.done(
            "POST",
            "/api/studies",
            json!({ "title": "my study", "record": record }),
        )
        .await;
        ann.register("Ann").await;
        let token = ann
            .done("POST", "/api/tokens", json!({ "label": "my bot" }))
            .await;
        let all = ann.get("/api/me/export").await;
        assert_eq!(all["person"]["name"], json!("Ann"));
        assert!(
            all["games"][0]["record"]
                .as_str()
                .expect("a record")
                .contains("1:4"),
            "{all}"
        );
        assert_eq!(all["chat"][0]["text"], json!("hello all"));
        assert_eq!(all["analyses"][0]["title"], json!("my study"));
        assert_eq!(all["sessions"].as_array().expect("sessions").len(), 1);
        assert_eq!(all["tokens"][0]["label"], json!("my bot"));
        let text = all.to_string();
        let kept = dump(&store).await;
        let hashes: Vec<&str> = kept
            .lines()
            .filter(|line| line.starts_with("$argon2id$") || line.len() == 64)
            .collect();
        assert_eq!(hashes.len(), 3, "a password, a session and a token");
        for secret in hashes {
            assert!(!text.contains(secret), "{secret}");
        }
        assert!(!text.contains(token["token"].as_str().expect("a token")));
        assert!(!text.contains("argon2"));
        // Much of it in a short time is much work.
        let mut last = StatusCode::OK;
        for _ in 0..8 {
            last = ann.ask("GET", "/api/me/export", None).await.0;
        }
        assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    })
    .await;
}

#[tokio::test]
async fn deletion_takes_the_name_everywhere() {
    on_both(async |store| {
        let app = router(&store);
        let (mut ann, mut bob) = (Visitor::new(&app), Visitor::new(&app));
        let alone = ann.new_game().await;
        let record = json!({ "tags": { "Game": "27" }, "variant": "27", "moves": [] });
        let study = ann
            .done(
                "POST",
                "/api/studies",
                json!({ "title": "Annstudy", "record": record }),
            )
            .await;
        let guest = ann.clone();
        ann.register("Annabel").await;
        bob.register("Bob").await;
        let game = json!({ "variant": "27", "opponent": { "kind": "friend" } });
        let game = ann.done("POST", "/api/games", game).await["id"]
            .as_str()
            .expect("a name")
            .to_owned();
        let commands = format!("/api/games/{game}/commands");
        bob.done("POST", &commands, json!({ "id": "sit", "do": "sit" }))
            .await;
        ann.done(
            "POST",
            &commands,
            json!({ "id": "1", "do": "move", "text": "1:4", "ply": 0 }),
        )
        .await;
        bob.done(
            "POST",
            &commands,
            json!({ "id": "2", "do": "move", "text": "9:2", "ply": 1 }),
        )
        .await;
        ann.done(
            "POST",
            &commands,
            json!({ "id": "3", "do": "say", "room": "players", "text": "Annabel was here" }),
        )
        .await;
        bob.done(
            "POST",
            &commands,
            json!({ "id": "4", "do": "say", "room": "players", "text": "so was I" }),
        )
        .await;
        bob.done("PUT", "/api/blocks/annabel", json!({})).await;
        bob.done(
            "POST",
            "/api/reports",
            json!({ "name": "annabel", "game": game, "text": "rude" }),
        )
        .await;
        assert!(
            bob.get(&format!("/api/games/{game}"))
                .await
                .to_string()
                .contains("Annabel")
        );
        assert_eq!(bob.get("/api/people/ANNABEL").await["name"], json!("Annabel"));
        let mut phone = Visitor::new(&app);
        assert_eq!(phone.sign_in("Annabel", PASSWORD).await.0, StatusCode::OK);

        // Not without meaning it.
        for farewell in [
            json!({}),
            json!({ "confirm": true }),
            json!({ "password": "not this one" }),
        ] {
            assert_eq!(
                ann.ask("DELETE", "/api/me", Some(farewell)).await.0,
                StatusCode::UNAUTHORIZED
            );
        }
        let mut before = ann.clone();
        ann.done("DELETE", "/api/me", json!({ "password": PASSWORD }))
            .await;

        // Nobody is Annabel, not with any secret that was hers.
        for visitor in [&mut before, &mut phone, &mut guest.clone(), &mut ann] {
            let me = visitor.get("/api/me").await;
            assert_eq!((&me["account"], &me["name"]), (&json!(false), &json!(null)));
            assert_eq!(
                visitor.get(&format!("/api/games/{game}")).await["yours"],
                json!([])
            );
        }
        assert_eq!(ann.sign_in("Annabel", PASSWORD).await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(
            bob.ask("GET", "/api/people/annabel", None).await.0,
            StatusCode::NOT_FOUND
        );
        // What was hers alone is gone; what was Bob's too is there, without her name and words, and over.
        let study = study["id"].as_str().expect("a name");
        for path in [format!("/api/games/{alone}"), format!("/api/studies/{study}")] {
            assert_eq!(
                bob.ask("GET", &path, None).await.0,
                StatusCode::NOT_FOUND,
                "{path}"
            );
        }
        // The table in memory learns of it in a moment.
        let mut seen = bob.get(&format!("/api/games/{game}")).await;
        for _ in 0..500 {
            if !seen.to_string().contains("Annabel") {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            seen = bob.get(&format!("/api/games/{game}")).await;
        }
        assert!(!seen.to_string().contains("Annabel"), "{seen}");
        assert!(seen.to_string().contains("so was I"), "{seen}");
        assert_eq!(seen["result"], json!("0-1"), "{seen}");
        assert_eq!(seen["view"]["moves"], json!(["1:4", "9:2"]));
        let all = dump(&store).await;
        assert!(
            !all.to_lowercase().contains("annabel") && !all.contains("Annstudy"),
            "{all}"
        );
        assert!(all.contains("so was I") && all.contains("Bob"));
        // The name is free again.
        Visitor::new(&app).register("Annabel").await;
    })
    .await;
}

#[tokio::test]
async fn a_guest_can_take_everything_away() {
    on_both(async |store| {
        let app = router(&store);
        let mut ann = Visitor::new(&app);
        ann.done("PATCH", "/api/me", json!({ "name": "Annabel" })).await;
        let game = ann.new_game().await;
        let mut before = ann.clone();
        assert_eq!(
            ann.ask("DELETE", "/api/me", Some(json!({}))).await.0,
            StatusCode::UNAUTHORIZED
        );
        ann.done("DELETE", "/api/me", json!({ "confirm": true })).await;
        assert_eq!(
            before.ask("GET", &format!("/api/games/{game}"), None).await.0,
            StatusCode::NOT_FOUND
        );
        assert_eq!(before.get("/api/me").await["name"], json!(null));
        assert!(!dump(&store).await.contains("Annabel"));
    })
    .await;
}

#[tokio::test]
async fn blocked_people_do_not_meet() {
    on_both(async |store| {
        let app = router(&store);
        let (mut ann, mut bob, mut guest) = (Visitor::new(&app), Visitor::new(&app), Visitor::new(&app));
        ann.register("Ann").await;
        bob.register("Bob").await;
        ann.done("PUT", "/api/blocks/BOB", json!({})).await;
        ann.done("PUT", "/api/blocks/bob", json!({})).await;
        assert_eq!(ann.get("/api/blocks").await, json!(["Bob"]));
        let friend = json!({ "variant": "27", "opponent": { "kind": "friend" } });
        let game = ann.done("POST", "/api/games", friend.clone()).await["id"]
            .as_str()
            .expect("a name")
            .to_owned();
        let (status, answer) = bob
            .post(
                &format!("/api/games/{game}/commands"),
                json!({ "id": "1", "do": "sit" }),
            )
            .await;
        assert_eq!(
            (status.is_client_error(), told(&answer)),
            (true, "refused-blocked"),
            "{answer}"
        );
        // Guests have no name that is theirs alone, but a seat.
        guest
            .done(
                "POST",
                &format!("/api/games/{game}/commands"),
                json!({ "id": "2", "do": "sit" }),
            )
            .await;
        ann.done("POST", "/api/blocks", json!({ "game": game, "seat": 1 }))
            .await;
        assert_eq!(ann.get("/api/blocks").await, json!(["Bob", null]));
        let next = ann.done("POST", "/api/games", friend).await["id"]
            .as_str()
            .expect("a name")
            .to_owned();
        let (_, answer) = guest
            .post(
                &format!("/api/games/{next}/commands"),
                json!({ "id": "3", "do": "sit" }),
            )
            .await;
        assert_eq!(told(&answer), "refused-blocked", "{answer}");
        ann.done("DELETE", "/api/blocks/bob", json!({})).await;
        bob.done(
            "POST",
            &format!("/api/games/{next}/commands"),
            json!({ "id": "4", "do": "sit" }),
        )
        .await;
        for (path, id) in [
            ("/api/blocks/ann", "people-oneself"),
            ("/api/blocks/nobody", "people-unknown"),
        ] {
            assert_eq!(told(&ann.ask("PUT", path, None).await.1), id);
        }
        ann.done("DELETE", "/api/blocks", json!({})).await;
        assert_eq!(ann.get("/api/blocks").await, json!([]));
    })
    .await;
}
