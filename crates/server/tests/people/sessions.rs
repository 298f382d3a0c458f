use axum::http::StatusCode;
use serde_json::json;

use crate::visitor::{PASSWORD, Visitor, on_both, router, told};

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
