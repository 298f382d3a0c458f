use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;
use tower::ServiceExt as _;
use trilith_server::{App, Thinker, app};

use crate::visitor::{PASSWORD, Visitor, dump, on_both, router, told};

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
