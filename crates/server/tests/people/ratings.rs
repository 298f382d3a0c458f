use axum::http::StatusCode;
use serde_json::json;
use trilith_games::common::{Outcome, Side};
use trilith_server::people::People;

use crate::visitor::{Visitor, on_both, router, told};

/// The id by which games know somebody.
async fn id(visitor: &mut Visitor) -> String {
    let all = visitor.get("/api/me/export").await;
    all["person"]["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn a_game_is_rated_once() {
    on_both(async |store| {
        let app = router(&store);
        let (mut ann, mut bob, mut guest) = (Visitor::new(&app), Visitor::new(&app), Visitor::new(&app));
        ann.register("Ann").await;
        bob.register("Bob").await;
        guest.done("PATCH", "/api/me", json!({ "name": "Guest" })).await;
        let (first, second, third) = (id(&mut ann).await, id(&mut bob).await, id(&mut guest).await);
        let people = People::new(store.clone());
        // As a node sees them that has only just begun.
        let profile_of = async |name: &str| {
            Visitor::new(&router(&store))
                .get(&format!("/api/people/{name}"))
                .await
        };
        // Many at once, as several nodes would.
        let rate = || people.rate("game1", "27", &first, &second, Outcome::Win(Side::First));
        let all = futures_util::future::join_all((0..8).map(|_| rate())).await;
        assert!(all.iter().all(Result::is_ok), "{all:?}");
        // Guests are not rated, and nobody is against themselves.
        people
            .rate("game2", "27", &first, &third, Outcome::Draw)
            .await
            .expect("done");
        people
            .rate("game3", "27", &first, &first, Outcome::Draw)
            .await
            .expect("done");
        let profile = profile_of("ann").await;
        let rating = &profile["ratings"]["27"];
        assert_eq!(
            (&rating["games"], &rating["provisional"]),
            (&json!(1), &json!(true)),
            "{profile}"
        );
        // The numbers of Glicko-2 for two newcomers.
        assert_eq!(
            (&rating["rating"], &rating["deviation"]),
            (&json!(1662), &json!(290))
        );
        assert_eq!(rating["history"][0]["against"], json!("Bob"));
        assert_eq!(rating["history"][0]["score"], json!(1.0));
        assert_eq!(
            (&rating["history"][0]["before"], &rating["history"][0]["after"]),
            (&json!(1500), &json!(1662))
        );
        assert_eq!(profile_of("Bob").await["ratings"]["27"]["rating"], json!(1338));
        assert_eq!(
            people.change("game1").await.expect("an answer"),
            Some([162, -162])
        );
        // Different games of the same two, at once: none is lost.
        let names: Vec<String> = (10..20).map(|n| format!("game{n}")).collect();
        let all = futures_util::future::join_all(
            names
                .iter()
                .map(|game| people.rate(game, "27", &second, &first, Outcome::Win(Side::First))),
        )
        .await;
        assert!(all.iter().all(Result::is_ok), "{all:?}");
        let profile = profile_of("Bob").await;
        assert_eq!(profile["ratings"]["27"]["games"], json!(11));
        assert_eq!(
            profile["ratings"]["27"]["history"]
                .as_array()
                .expect("a history")
                .len(),
            11
        );
        // One game says nothing about another.
        assert_eq!(profile["ratings"]["sixth"], json!(null));
        // A bot is one from the beginning.
        let (status, answer) = ann.ask("PATCH", "/api/me", Some(json!({ "bot": true }))).await;
        assert_eq!(
            (status, told(&answer)),
            (StatusCode::UNPROCESSABLE_ENTITY, "people-bot-too-late")
        );
    })
    .await;
}

#[tokio::test]
async fn a_profile_shows_what_everybody_may_know() {
    on_both(async |store| {
        let app = router(&store);
        let (mut ann, mut bob) = (Visitor::new(&app), Visitor::new(&app));
        ann.register("Ann").await;
        bob.register("Bob").await;
        ann.done("PATCH", "/api/me", json!({ "bot": true })).await;
        ann.new_game().await;
        for private in [false, true] {
            let game = json!({ "variant": "27", "opponent": { "kind": "friend" }, "private": private });
            let game = ann.done("POST", "/api/games", game).await["id"]
                .as_str()
                .expect("a name")
                .to_owned();
            bob.done(
                "POST",
                &format!("/api/games/{game}/commands"),
                json!({ "id": "1", "do": "sit" }),
            )
            .await;
        }
        let profile = bob.get("/api/people/%41NN").await;
        let fields: Vec<&String> = profile.as_object().expect("an object").keys().collect();
        assert_eq!(fields, ["bot", "closed", "games", "name", "ratings", "since"]);
        assert_eq!((&profile["name"], &profile["bot"]), (&json!("Ann"), &json!(true)));
        // Neither what is private, nor what she plays alone.
        let games = profile["games"].as_array().expect("games");
        assert_eq!(games.len(), 1, "{games:?}");
        assert_eq!(games[0]["others"], json!(["Bob"]));
        for name in ["nobody", "%00", "a%2Fb", "%3Cscript%3E"] {
            let (status, answer) = bob.ask("GET", &format!("/api/people/{name}"), None).await;
            assert_eq!(
                (status, told(&answer)),
                (StatusCode::NOT_FOUND, "people-unknown"),
                "{name}"
            );
        }
    })
    .await;
}

#[tokio::test]
async fn the_host_shuts_out_and_renames() {
    on_both(async |store| {
        let app = router(&store);
        let (mut ann, mut bob) = (Visitor::new(&app), Visitor::new(&app));
        ann.register("Ann").await;
        bob.register("Bob").await;
        let made = ann.done("POST", "/api/tokens", json!({})).await;
        // The host's command line is another process, with its own memory; on SQLite its word is waited for.
        let people = People::new(store.clone());
        let person = people.find("ANN").await.expect("Ann");
        people.ban(&person.id, true).await.expect("done");
        let mut out = ann.clone();
        let mut bot = Visitor::new(&app);
        bot.token = made["token"].as_str().map(ToOwned::to_owned);
        let (status, answer) = Visitor::new(&app).sign_in("Ann", crate::visitor::PASSWORD).await;
        assert_eq!((status, told(&answer)), (StatusCode::FORBIDDEN, "people-banned"));
        assert_eq!(bot.ask("GET", "/api/me", None).await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(people.banned(&person.id).await.ok(), Some(true));
        assert!(people.rename(&person, "bob").await.is_err());
        assert!(people.rename(&person, "<b>").await.is_err());
        assert_eq!(people.rename(&person, "Anna").await.expect("a name"), "Anna");
        people.ban(&person.id, false).await.expect("done");
        assert_eq!(
            out.sign_in("anna", crate::visitor::PASSWORD).await.0,
            StatusCode::OK
        );
        assert_eq!(out.get("/api/me").await["name"], json!("Anna"));
        let listed = people.list("AN", 10).await.expect("a list");
        assert_eq!(listed.len(), 1);
        assert!(people.list("%", 10).await.expect("a list").is_empty());
        // Reports reach the host, not more than somebody means.
        bob.done(
            "POST",
            "/api/reports",
            json!({ "name": "anna", "text": "\u{1b}[2Jrude\u{202e}\n" }),
        )
        .await;
        let reports = people.reports(false, 10).await.expect("reports");
        assert_eq!(reports.len(), 1);
        assert_eq!(
            (reports[0].text.as_str(), reports[0].about_name.as_deref()),
            ("[2Jrude", Some("Anna"))
        );
        people.close_report(&reports[0].id).await.expect("done");
        assert!(people.reports(false, 10).await.expect("reports").is_empty());
        assert!(people.close_report("nothing").await.is_err());
        let mut last = (StatusCode::OK, json!(null));
        for _ in 0..11 {
            last = bob
                .post("/api/reports", json!({ "name": "anna", "text": "again" }))
                .await;
        }
        assert_eq!(
            (last.0, told(&last.1)),
            (StatusCode::TOO_MANY_REQUESTS, "people-wait")
        );
        for text in ["", " \n ", &"x".repeat(1001)] {
            let (_, answer) = ann
                .post("/api/reports", json!({ "name": "bob", "text": text }))
                .await;
            assert_eq!(told(&answer), "people-report-text");
        }
    })
    .await;
}
