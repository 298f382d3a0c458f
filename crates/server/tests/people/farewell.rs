use axum::http::StatusCode;
use serde_json::json;

use crate::visitor::{PASSWORD, Visitor, dump, on_both, router};

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
        let record = json!({ "tags": {}, "variant": "27", "moves": [] });
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
        let record = json!({ "tags": {}, "variant": "27", "moves": [] });
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
