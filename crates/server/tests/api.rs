//! The API without a socket: what a program, a browser or an enemy may send.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;
use trilith_server::{App, Store, Thinker, app};

/// A browser: it keeps its cookie.
struct Visitor {
    app: Router,
    cookie: Option<String>,
}

async fn router() -> Router {
    app(App::new(
        Store::in_memory().await.expect("a database"),
        Thinker::new(1, 1),
    ))
}

impl Visitor {
    fn new(app: &Router) -> Visitor {
        Visitor {
            app: app.clone(),
            cookie: None,
        }
    }

    async fn ask(&mut self, method: &str, path: &str, body: Option<String>) -> (StatusCode, Value) {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request = request
            .body(body.map_or_else(Body::empty, Body::from))
            .expect("a request");
        let response = self.app.clone().oneshot(request).await.expect("an answer");
        if let Some(set) = response.headers().get(header::SET_COOKIE) {
            let set = set.to_str().expect("text");
            assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
            self.cookie = set.split(';').next().map(ToOwned::to_owned);
        }
        let status = response.status();
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    async fn post(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        self.ask("POST", path, Some(body.to_string())).await
    }

    async fn new_game(&mut self, variant: &str) -> String {
        let (status, made) = self
            .post(
                "/api/games",
                json!({ "variant": variant, "opponent": { "kind": "same" } }),
            )
            .await;
        assert_eq!(status, StatusCode::OK, "{made}");
        made["id"].as_str().expect("a name").to_owned()
    }

    async fn play(&mut self, id: &str, name: &str, text: &str, ply: usize) -> (StatusCode, Value) {
        let command = json!({ "id": name, "do": "move", "text": text, "ply": ply });
        self.post(&format!("/api/games/{id}/commands"), command).await
    }
}

#[tokio::test]
async fn a_command_sent_twice_is_done_once() {
    let router = router().await;
    let mut ann = Visitor::new(&router);
    let id = ann.new_game("27").await;
    let (_, first) = ann.play(&id, "one", "1:4", 0).await;
    let (status, again) = ann.play(&id, "one", "1:4", 0).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!((&first["number"], &again["number"]), (&json!(1), &json!(1)));
    // Under another name it is another command, and the position has changed.
    let (status, _) = ann.play(&id, "two", "1:4", 0).await;
    assert_eq!(status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn strangers_watch_and_do_not_move() {
    let router = router().await;
    let (mut ann, mut bob) = (Visitor::new(&router), Visitor::new(&router));
    let id = ann.new_game("sixth").await;
    let (status, seen) = bob.ask("GET", &format!("/api/games/{id}"), None).await;
    assert_eq!((status, &seen["yours"]), (StatusCode::OK, &json!([])));
    assert_eq!(bob.play(&id, "x", "c3", 0).await.0, StatusCode::FORBIDDEN);
    assert_eq!(
        bob.ask("DELETE", &format!("/api/games/{id}"), None).await.0,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        ann.ask("DELETE", &format!("/api/games/{id}"), None).await.0,
        StatusCode::OK
    );
    assert_eq!(
        ann.ask("GET", &format!("/api/games/{id}"), None).await.0,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn an_illegal_move_is_refused_with_the_rule_it_breaks() {
    let router = router().await;
    let mut ann = Visitor::new(&router);
    let id = ann.new_game("sixth").await;
    ann.play(&id, "1", "c3", 0).await;
    let (status, refused) = ann.play(&id, "2", "c3", 1).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused["told"]["id"], "illegal-sixth-occupied");
    assert_eq!(refused["told"]["args"]["square"], "c3");
}

#[tokio::test]
async fn whatever_is_sent_there_is_an_answer_and_never_a_failure_of_ours() {
    let router = router().await;
    let mut eve = Visitor::new(&router);
    let id = eve.new_game("six").await;
    let long = "x".repeat(100_000);
    let deep = "[".repeat(20_000);
    let bodies = [
        String::new(),
        "null".to_owned(),
        "[]".to_owned(),
        deep,
        "{\"variant\":\"27\"}".to_owned(),
        json!({ "variant": long, "moves": [] }).to_string(),
        json!({ "variant": "27", "moves": vec!["1:4"; 9_000] }).to_string(),
        json!({ "variant": "27", "position": long }).to_string(),
        json!({ "variant": "27", "moves": ["\u{0}", "1:999999999999"] }).to_string(),
        json!({ "variant": "six", "moves": ["32767,32767", "-32768,-32768"] }).to_string(),
        json!({ "id": "", "do": "move", "text": "0,1", "ply": 0 }).to_string(),
        json!({ "id": long, "do": "resign" }).to_string(),
        json!({ "id": "a", "do": "explode" }).to_string(),
        json!({ "id": "b", "do": "move", "text": long, "ply": 0 }).to_string(),
        json!({ "variant": "27", "opponent": { "kind": "computer", "level": 255 } }).to_string(),
        json!({ "variant": "27", "opponent": { "kind": "same" }, "time": { "initial": u64::MAX, "increment": u64::MAX } })
            .to_string(),
        json!({ "variant": "27", "opponent": { "kind": "same" }, "position": "nonsense" }).to_string(),
        json!({ "text": "[Variant \"27\"]\n\n1. 1:4 {" }).to_string(),
        json!({ "text": "{\"variant\":" }).to_string(),
        json!({ "record": { "variant": "27" }, "title": long }).to_string(),
    ];
    let paths = [
        "/api/games".to_owned(),
        "/api/referee".to_owned(),
        "/api/record".to_owned(),
        "/api/studies".to_owned(),
        "/api/analyse".to_owned(),
        "/api/review".to_owned(),
        format!("/api/games/{id}/commands"),
        "/api/games/nothing/commands".to_owned(),
        "/api/nothing".to_owned(),
    ];
    for path in &paths {
        for body in &bodies {
            let (status, answer) = eve.ask("POST", path, Some(body.clone())).await;
            let start: String = body.chars().take(60).collect();
            // Two of them take what they need from some bodies; everything else is refused with a reason.
            let takes_some = path == "/api/referee" || path == "/api/studies";
            let is_answer = status.is_success() && takes_some && answer.is_object();
            let is_reason = status.is_client_error() && answer["error"].is_string();
            assert!(is_answer || is_reason, "{path} {start}: {status} {answer}");
        }
    }
    for path in [
        "/api/variant",
        "/api/variant?text=%ff",
        "/api/games/%ff",
        "/game/%2e%2e",
        "/static/x/../../etc/passwd",
    ] {
        let (status, _) = eve.ask("GET", path, None).await;
        assert!(status.is_client_error(), "{path}: {status}");
    }
}

#[tokio::test]
async fn an_analysis_comes_line_by_line_and_27_is_exact() {
    let router = router().await;
    let request = Request::post("/api/analyse")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(
            json!({ "variant": "27", "moves": ["1:9"], "time": 200, "lines": 2 }).to_string(),
        ))
        .expect("a request");
    let response = router.oneshot(request).await.expect("an answer");
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    let text = String::from_utf8(bytes.to_vec()).expect("text");
    let last: Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
    // Black's first move of all nine discs loses by two (docs/27-solved.md).
    assert_eq!(
        (&last["lines"][0]["proven"], &last["lines"][0]["margin"]),
        (&json!("0-1"), &json!(-2))
    );
    assert_eq!(last["lines"][0]["chance"], json!(0.0));
}

#[tokio::test]
async fn a_game_is_reviewed_to_its_end() {
    let router = router().await;
    let mut ann = Visitor::new(&router);
    let request = Request::post("/api/review")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(
            json!({ "variant": "27", "moves": ["1:9", "9:1"], "time": 100 }).to_string(),
        ))
        .expect("a request");
    let response = ann.app.clone().oneshot(request).await.expect("an answer");
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    let text = String::from_utf8(bytes.to_vec()).expect("text");
    let steps: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(steps.len(), 4, "{text}");
    assert_eq!(steps[1]["position"]["judgement"], "blunder");
    assert!(steps[3]["summary"]["accuracy"][0].is_number());
    // Unused here, but a visitor of a page gets a cookie.
    assert_eq!(ann.ask("GET", "/health", None).await.0, StatusCode::OK);
}

#[tokio::test]
async fn what_somebody_pastes_is_read() {
    let router = router().await;
    let mut ann = Visitor::new(&router);
    for text in [
        "27 1:4 9:3",
        "[Variant \"27\"]\n\n1. 1:4 9:3 *",
        "sixth 5/2,pP,2/5/5/5 b -",
        "six",
    ] {
        let (status, read) = ann.post("/api/record", json!({ "text": text })).await;
        assert_eq!(status, StatusCode::OK, "{text}: {read}");
    }
    let (status, read) = ann
        .post("/api/record", json!({ "text": "27 1:4 nonsense" }))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{read}");
}

#[tokio::test]
async fn the_referee_looks_ahead_for_a_seat() {
    let router = router().await;
    let mut ann = Visitor::new(&router);
    let asked = |ahead: Value| json!({ "variant": "six:players=4", "moves": ["2,-1"], "ahead": ahead });
    let (_, now) = ann.post("/api/referee", asked(Value::Null)).await;
    let (status, ahead) = ann.post("/api/referee", asked(json!(3))).await;
    assert_eq!(status, StatusCode::OK, "{ahead}");
    assert_eq!((&now["to_move"], &ahead["to_move"]), (&json!(1), &json!(3)));
    assert_eq!(now["table"], ahead["table"]);
    let (status, _) = ann.post("/api/referee", asked(json!(4))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Sends the form of a new game as a browser without a script does; where it leads, and the page.
async fn wanted(router: &Router, form: &'static str) -> (StatusCode, Option<String>, String) {
    let request = Request::post("/new")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .body(Body::from(form))
        .expect("a request");
    let response = router.clone().oneshot(request).await.expect("an answer");
    let to = response.headers().get(header::LOCATION);
    let to = to.and_then(|to| to.to_str().ok()).map(ToOwned::to_owned);
    let status = response.status();
    let page = response.into_body().collect().await.expect("a page").to_bytes();
    (status, to, String::from_utf8(page.to_vec()).expect("text"))
}

#[tokio::test]
async fn the_form_of_a_new_game_says_what_is_agreed() {
    let router = router().await;
    let form =
        "game=six&six=six&opponent=friend&side=second&clock=days&days=5&minutes=10&seconds=5&private=on";
    let (status, to, _) = wanted(&router, form).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let id = to.expect("a game").replace("/game/", "");
    // A private game is for its players; whoever may still sit down sees it.
    let mut bob = Visitor::new(&router);
    let (status, game) = bob.ask("GET", &format!("/api/games/{id}"), None).await;
    assert_eq!(status, StatusCode::OK, "{game}");
    assert_eq!(game["phase"], "waiting");
    assert_eq!(game["clock"]["control"], json!({ "days": 5 }));
    assert_eq!(
        game["terms"],
        json!({ "take_backs": false, "private": true, "listed": false, "rated": false })
    );
    assert_eq!(game["seats"][0]["kind"], "open");

    for refused in [
        "game=27&27=27&opponent=friend&clock=days&days=50",
        "game=27&27=27&opponent=friend&clock=live&minutes=NaN&seconds=-1",
        "game=27&27=27&opponent=friend&rated=on",
        "game=27&27=27:nonsense",
    ] {
        let (status, to, _) = wanted(&router, refused).await;
        assert_eq!(
            (status, to),
            (StatusCode::UNPROCESSABLE_ENTITY, None),
            "{refused}"
        );
    }
    let (status, ..) = wanted(&router, "game=27&27=27").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_refused_form_comes_back_as_it_was_filled_in() {
    let router = router().await;
    let form = "game=27&27=27:expert&opponent=friend&side=random&clock=live&minutes=999&seconds=\"><b>&days=7&private=on";
    let (status, _, page) = wanted(&router, form).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    for kept in [
        r#"value="27:expert" checked"#,
        r#"value="friend" checked"#,
        r#"value="random" checked"#,
        r#"value="live" checked"#,
        r#"name="minutes" min="0.1" max="180" step="any" inputmode="decimal" value="999""#,
        r#"name="days" min="1" max="14" inputmode="numeric" value="7""#,
        r#"name="private" checked"#,
        r#"name="take_backs">"#,
    ] {
        assert!(page.contains(kept), "{kept}");
    }
    assert!(!page.contains("<b>"), "nothing of it is markup");
}
