use std::time::Duration;

use tokio::sync::broadcast;

use super::*;
use crate::store::Message;

on_both!(
    what_is_written_is_announced,
    what_is_not_written_is_not_announced,
    a_game_that_is_taken_away_is_announced,
    whatever_is_published_comes_back,
);

type Ear = broadcast::Receiver<std::sync::Arc<Message>>;

async fn next(ear: &mut Ear) -> Message {
    let message = tokio::time::timeout(Duration::from_secs(60), ear.recv())
        .await
        .expect("something is heard");
    (*message.expect("the bus runs")).clone()
}

async fn what_is_written_is_announced(database: &Database) {
    let (one, two) = (database.node().await, database.node().await);
    create(&one, "game").await;
    let (mut ear, mut other) = (one.bus().subscribe(), two.bus().subscribe());
    append(&one, "game", 0, None, "a1").await.unwrap();
    let expected = Message::Game {
        id: "game".to_owned(),
        number: 1,
    };
    assert_eq!(next(&mut ear).await, expected);
    if one.is_postgres() {
        assert_eq!(next(&mut other).await, expected);
    }
    one.close().await;
    two.close().await;
}

async fn what_is_not_written_is_not_announced(database: &Database) {
    let store = database.node().await;
    create(&store, "game").await;
    append(&store, "game", 0, Some("c"), "a1").await.unwrap();
    let mut ear = store.bus().subscribe();
    append(&store, "game", 0, None, "a2").await.unwrap();
    append(&store, "game", 1, Some("c"), "a2").await.unwrap();
    store.bus().publish(&Message::Work);
    loop {
        match next(&mut ear).await {
            // The first one may still be under way.
            Message::Game { number: 1, .. } => {}
            other => break assert_eq!(other, Message::Work),
        }
    }
    store.close().await;
}

async fn a_game_that_is_taken_away_is_announced(database: &Database) {
    let store = database.node().await;
    create(&store, "game").await;
    let mut ear = store.bus().subscribe();
    assert!(store.delete_game("game", "anna").await.unwrap());
    let expected = Message::Gone {
        id: "game".to_owned(),
    };
    assert_eq!(next(&mut ear).await, expected);
    store.close().await;
}

async fn whatever_is_published_comes_back(database: &Database) {
    let store = database.node().await;
    let mut ear = store.bus().subscribe();
    let messages = [
        Message::Presence {
            game: "game".to_owned(),
            person: "anna".to_owned(),
            node: store.node().to_owned(),
            here: true,
        },
        Message::WhoIsThere {
            game: "game".to_owned(),
        },
        Message::Work,
        Message::Person {
            id: "anna".to_owned(),
        },
        Message::Lost,
    ];
    for message in &messages {
        store.bus().publish(message);
    }
    for message in &messages {
        assert_eq!(next(&mut ear).await, *message);
    }
    store.close().await;
}

/// The host restarts PostgreSQL, or a network between fails.
#[tokio::test]
async fn a_lost_connection_is_told_and_mended() {
    let Some(database) = Database::postgres().await else {
        return;
    };
    let store = database.node().await;
    create(&store, "game").await;
    let mut ear = store.bus().subscribe();
    database
        .as_host(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .await;
    assert_eq!(next(&mut ear).await, Message::Lost);
    // The writer's connection has gone as well.
    assert_eq!(
        append(&store, "game", 0, None, "a1").await.unwrap(),
        Appended::Written
    );
    let expected = Message::Game {
        id: "game".to_owned(),
        number: 1,
    };
    assert_eq!(next(&mut ear).await, expected);
    store.close().await;
    database.drop().await;
}

#[tokio::test]
async fn a_message_of_a_later_version_is_passed_over() {
    let Some(database) = Database::postgres().await else {
        return;
    };
    let store = database.node().await;
    let mut ear = store.bus().subscribe();
    for payload in [r#"{"kind":"unheard"}"#, "", "nonsense"] {
        database
            .as_host(&format!("SELECT pg_notify('trilith', '{payload}')"))
            .await;
    }
    store.bus().publish(&Message::Work);
    assert_eq!(next(&mut ear).await, Message::Work);
    store.close().await;
    database.drop().await;
}
