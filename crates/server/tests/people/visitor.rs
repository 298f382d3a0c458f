//! A browser without a socket, on both databases.

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

pub(crate) const PASSWORD: &str = "a fine long password";

/// Does a test on SQLite, and on PostgreSQL where there is one: `scripts/postgres` starts one.
pub(crate) async fn on_both(test: impl AsyncFn(Store)) {
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

pub(crate) fn router(store: &Store) -> Router {
    app(App::new(store.clone(), Thinker::new(1, 1)))
}

/// A browser: it keeps its cookie.
#[derive(Clone)]
pub(crate) struct Visitor {
    app: Router,
    pub(crate) cookie: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) address: Option<SocketAddr>,
    pub(crate) headers: HeaderMap,
}

impl Visitor {
    pub(crate) fn new(app: &Router) -> Visitor {
        Visitor {
            app: app.clone(),
            cookie: None,
            token: None,
            address: None,
            headers: HeaderMap::new(),
        }
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> (StatusCode, Value) {
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

    pub(crate) async fn get(&mut self, path: &str) -> Value {
        let (status, answer) = self.ask("GET", path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        self.ask("POST", path, Some(body)).await
    }

    /// Does something that has to work.
    pub(crate) async fn done(&mut self, method: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(method, path, Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{method} {path}: {answer}");
        answer
    }

    pub(crate) async fn register(&mut self, name: &str) {
        self.done(
            "POST",
            "/api/account",
            json!({ "name": name, "password": PASSWORD }),
        )
        .await;
    }

    pub(crate) async fn sign_in(&mut self, name: &str, password: &str) -> (StatusCode, Value) {
        self.post("/api/session", json!({ "name": name, "password": password }))
            .await
    }

    pub(crate) async fn new_game(&mut self) -> String {
        let game = json!({ "variant": "27", "opponent": { "kind": "same" } });
        let made = self.done("POST", "/api/games", game).await;
        made["id"].as_str().expect("a name").to_owned()
    }

    pub(crate) async fn is_at_table(&mut self, game: &str) -> bool {
        self.get(&format!("/api/games/{game}")).await["yours"] == json!([0, 1])
    }
}

pub(crate) fn told(answer: &Value) -> &str {
    answer["told"]["id"].as_str().unwrap_or_default()
}

/// Everything that stands in the database, as text.
pub(crate) async fn dump(store: &Store) -> String {
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
