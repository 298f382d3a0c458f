use axum::http::{StatusCode, header};
use serde_json::json;
use trilith_server::{App, Thinker, app};

use crate::visitor::{PASSWORD, Visitor, on_both, router, told};

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
