use super::*;
use crate::store::{Listed, Study};

on_both!(
    lists_show_who_sits_where,
    somebodys_games_are_those_they_made_and_those_they_sit_at,
    the_lobby_shows_free_seats_of_listed_games,
    games_to_watch_are_between_people_and_not_private,
    the_turn_that_ends_first_comes_first,
    an_analysis_is_its_owners,
);

fn ids(games: &[Listed]) -> Vec<&str> {
    games.iter().map(|game| game.id.as_str()).collect()
}

async fn keep(store: &Store, id: &str, setup: &Setup, summary: Summary, at: Millis) {
    store.create(id, "anna", setup, summary, at).await.unwrap();
}

async fn lists_show_who_sits_where(database: &Database) {
    let store = database.node().await;
    let setup = setup(vec![guest("anna"), Player::Open]);
    let waiting = Summary {
        free: 1,
        people: 1,
        seats: vec![(0, "anna".to_owned())],
        ..going_on()
    };
    keep(&store, "game", &setup, waiting, START).await;
    assert!(store.games_of("ben", 10).await.unwrap().is_empty());
    let entry = Entry {
        game: "game",
        number: 0,
        at: START,
        command: Some("sit"),
        events: &[Event::Sat {
            seat: 1,
            id: "ben".to_owned(),
        }],
        after: Summary {
            people: 2,
            seats: vec![(0, "anna".to_owned()), (1, "ben".to_owned())],
            ..going_on()
        },
    };
    assert_eq!(store.append(entry).await.unwrap(), Appended::Written);
    for person in ["anna", "ben"] {
        let games = store.games_of(person, 10).await.unwrap();
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].setup.seats, [guest("anna"), guest("ben")]);
        assert_eq!(games[0].free, 0);
    }
    assert_eq!(
        store.game("game").await.unwrap().unwrap().setup,
        setup,
        "what was agreed stays"
    );
    store.close().await;
}

async fn somebodys_games_are_those_they_made_and_those_they_sit_at(database: &Database) {
    let store = database.node().await;
    for (id, seats, ended, at) in [
        (
            "old",
            vec![(0, "anna".to_owned()), (1, "ben".to_owned())],
            true,
            START,
        ),
        (
            "new",
            vec![(0, "ben".to_owned()), (1, "ben".to_owned())],
            true,
            START + 2,
        ),
        (
            "live",
            vec![(0, "ben".to_owned()), (1, "cleo".to_owned())],
            false,
            START + 1,
        ),
    ] {
        let summary = Summary {
            seats,
            ended,
            ..going_on()
        };
        keep(&store, id, &between("anna", "ben"), summary, at).await;
    }
    assert_eq!(
        ids(&store.games_of("anna", 10).await.unwrap()),
        ["live", "new", "old"]
    );
    assert_eq!(
        ids(&store.games_of("ben", 10).await.unwrap()),
        ["live", "new", "old"]
    );
    assert_eq!(ids(&store.games_of("cleo", 10).await.unwrap()), ["live"]);
    assert_eq!(ids(&store.games_of("ben", 2).await.unwrap()), ["live", "new"]);
    assert!(store.games_of("dan", 10).await.unwrap().is_empty());
    store.close().await;
}

async fn the_lobby_shows_free_seats_of_listed_games(database: &Database) {
    let store = database.node().await;
    for (at, id, listed, free, ended) in [
        (1, "first", true, 1, false),
        (2, "second", true, 3, false),
        (3, "unlisted", false, 1, false),
        (4, "full", true, 0, false),
        (5, "over", true, 1, true),
    ] {
        let summary = Summary {
            listed,
            free,
            ended,
            ..going_on()
        };
        keep(&store, id, &between("anna", "ben"), summary, START + at).await;
    }
    assert_eq!(ids(&store.lobby(10).await.unwrap()), ["second", "first"]);
    assert_eq!(ids(&store.lobby(1).await.unwrap()), ["second"]);
    store.close().await;
}

async fn games_to_watch_are_between_people_and_not_private(database: &Database) {
    let store = database.node().await;
    for (at, id, private, people, free, ended) in [
        (1, "first", false, 2, 0, false),
        (2, "second", false, 4, 0, false),
        (3, "private", true, 2, 0, false),
        (4, "alone", false, 1, 0, false),
        (5, "waiting", false, 2, 1, false),
        (6, "over", false, 2, 0, true),
    ] {
        let summary = Summary {
            private,
            people,
            free,
            ended,
            ..going_on()
        };
        keep(&store, id, &between("anna", "ben"), summary, START + at).await;
    }
    assert_eq!(ids(&store.watchable(10).await.unwrap()), ["second", "first"]);
    store.close().await;
}

async fn the_turn_that_ends_first_comes_first(database: &Database) {
    let store = database.node().await;
    for (id, turn, due, ended) in [
        ("later", "anna", Some(START + 20), false),
        ("sooner", "anna", Some(START + 10), false),
        ("never", "anna", None, false),
        ("others", "ben", Some(START), false),
        ("over", "anna", Some(START), true),
    ] {
        let summary = Summary {
            turn: Some(turn.to_owned()),
            due,
            ended,
            ..going_on()
        };
        keep(&store, id, &between("anna", "ben"), summary, START).await;
    }
    let turns = store.turns_of("anna", 10).await.unwrap();
    assert_eq!(ids(&turns), ["sooner", "later", "never"]);
    assert_eq!(turns[0].due, Some(START + 10));
    store.close().await;
}

async fn an_analysis_is_its_owners(database: &Database) {
    let store = database.node().await;
    let study = Study {
        id: "study".to_owned(),
        owner: "anna".to_owned(),
        title: "An opening\0".to_owned(),
        record: "[Game \"27\"]".to_owned(),
        updated: START,
    };
    store.save_study(&study).await.unwrap();
    let others = Study {
        owner: "ben".to_owned(),
        title: "Mine".to_owned(),
        ..study.clone()
    };
    store.save_study(&others).await.unwrap();
    let kept = store.study("study").await.unwrap().expect("it is there");
    assert_eq!((kept.owner.as_str(), kept.title.as_str()), ("anna", "An opening"));
    assert_eq!(store.studies_of("anna", 10).await.unwrap(), [kept]);
    assert_eq!(store.count_of("anna").await.unwrap(), 1);
    assert!(!store.delete_study("study", "ben").await.unwrap());
    assert!(store.delete_study("study", "anna").await.unwrap());
    assert_eq!(store.count_of("anna").await.unwrap(), 0);
    store.close().await;
}
