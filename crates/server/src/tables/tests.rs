//! What only several nodes, or one that died, can show.

use std::time::Duration;

use sqlx::Row as _;

use super::{TableError, Tables, Who, now};
use crate::people::People;
use crate::store::tests::{Database, between, guest, on_both, setup};
use crate::store::{Appended, Entry, Store, Summary};
use crate::table::{Command, Event, Player, Room, Setup, Table, Terms};
use crate::thinker::Thinker;

on_both! {
    a_game_is_rated_also_if_its_node_died_before,
    nothing_is_taken_from_the_queue_that_would_only_wait,
    one_next_game_follows_however_often_it_is_asked_for,
    what_was_said_and_is_sent_again_is_not_too_fast,
}

/// A node on a database, with one search at a time.
fn node(store: &Store) -> Tables {
    Tables::new(store.clone(), People::new(store.clone()), Thinker::new(1, 1))
}

fn who(id: &str) -> Who {
    Who {
        id: id.to_owned(),
        account: true,
    }
}

fn plays(text: &str, ply: usize) -> Command {
    Command::Move {
        text: text.to_owned(),
        ply,
    }
}

async fn keep(store: &Store, id: &str, setup: &Setup) -> Table {
    let table = Table::new(setup.clone()).expect("a table");
    store
        .create(id, "anna", setup, Summary::of(&table), now())
        .await
        .expect("a game");
    table
}

async fn a_game_is_rated_also_if_its_node_died_before(database: &Database) {
    let store = database.node().await;
    let people = People::new(store.clone());
    for (id, name) in [("anna", "Anna"), ("ben", "Ben")] {
        people
            .register(id, name, Some("a long enough password"), None)
            .await
            .expect("an account");
    }
    let mut rated = between("anna", "ben");
    rated.terms = Terms {
        rated: true,
        ..Terms::default()
    };
    let mut table = keep(&store, "rated", &rated).await;
    let given_up = Event::Resigned { seat: 1 };
    table.apply(&given_up, now()).expect("an end");
    let entry = Entry {
        game: "rated",
        number: 0,
        at: now(),
        command: None,
        events: &[given_up],
        after: Summary::of(&table),
    };
    assert_eq!(store.append(entry).await.expect("a log"), Appended::Written);
    assert_eq!(people.change("rated").await.expect("an answer"), None);
    node(&store).settle_all().await.expect("the ratings");
    let [first, second] = people
        .change("rated")
        .await
        .expect("an answer")
        .expect("a change");
    assert!(first > 0 && second < 0, "{first} {second}");
    assert_eq!(people.unrated(0).await.expect("an answer"), Vec::<String>::new());
}

async fn nothing_is_taken_from_the_queue_that_would_only_wait(database: &Database) {
    let store = database.node().await;
    let computer = Player::Computer { level: 1 };
    for id in ["one", "two"] {
        keep(&store, id, &setup(vec![computer.clone(), guest("anna")])).await;
    }
    let tables = node(&store);
    let busy = tables.shared.thinker.try_turn().expect("a search");
    tables.take_work().await;
    let claimed = async || {
        let row = sqlx::query("SELECT COUNT(*) AS games FROM game WHERE claimed > 0")
            .fetch_one(store.pool())
            .await
            .expect("a number");
        row.get::<i64, _>("games")
    };
    assert_eq!(claimed().await, 0);
    drop(busy);
    tables.take_work().await;
    assert!(claimed().await >= 1);
}

async fn one_next_game_follows_however_often_it_is_asked_for(database: &Database) {
    let store = database.node().await;
    let tables = node(&store);
    let (anna, ben) = (who("anna"), who("ben"));
    let id = tables
        .create("anna", between("anna", "ben"))
        .await
        .expect("a game");
    for (who, name, command) in [
        (&anna, "r", Command::Resign),
        (&anna, "n", Command::Rematch),
        (&ben, "n", Command::Rematch),
        (&ben, "n", Command::Rematch),
    ] {
        tables.act(&id, who, name, &command, 0).await.expect("done");
    }
    assert!(
        tables
            .act(&id, &anna, "again", &Command::Rematch, 0)
            .await
            .is_err()
    );
    assert_eq!(store.games_of("anna", 10).await.expect("a list").len(), 2);
}

async fn what_was_said_and_is_sent_again_is_not_too_fast(database: &Database) {
    let store = database.node().await;
    let tables = node(&store);
    let anna = who("anna");
    let id = tables
        .create("anna", between("anna", "ben"))
        .await
        .expect("a game");
    let say = |text: &str| Command::Say {
        room: Room::Players,
        text: text.to_owned(),
    };
    // The same five lines, each sent again and again by a bad connection.
    for number in 1..=5 {
        for _ in 0..3 {
            let name = format!("s{number}");
            let done = tables.act(&id, &anna, &name, &say(&name), 0).await.expect("said");
            assert_eq!(done.number, number);
        }
    }
    let sixth = tables.act(&id, &anna, "s6", &say("s6"), 0).await;
    assert!(matches!(sixth, Err(TableError::TooFast)));
}

/// Two nodes at one database: what happens at one is heard at the other, and nothing happens twice.
#[tokio::test]
async fn two_nodes_serve_one_game() {
    let Some(database) = Database::postgres().await else {
        return;
    };
    let (one, two) = (node(&database.node().await), node(&database.node().await));
    for node in [&one, &two] {
        node.start().await.expect("a pulse");
    }
    let (anna, ben) = (who("anna"), who("ben"));
    let id = one
        .create("anna", setup(vec![guest("anna"), Player::Open]))
        .await
        .expect("a game");
    let mut at_one = one.watch(&id, &anna, 0).await.expect("a place");
    let mut at_two = two.watch(&id, &ben, 0).await.expect("a place");
    two.act(&id, &ben, "s", &Command::Sit { seat: None }, 0)
        .await
        .expect("a seat");
    // The same command at both at once.
    let play = plays("c3", 0);
    let (here, there) = tokio::join!(
        one.act(&id, &anna, "m", &play, 0),
        two.act(&id, &anna, "m", &play, 0)
    );
    let number = |done: Result<super::Done, super::TableError>| done.expect("done").number;
    assert_eq!((number(here), number(there)), (2, 2));
    two.act(&id, &ben, "m", &plays("c2", 1), 0).await.expect("a move");
    for watcher in [&mut at_one, &mut at_two] {
        let heard = tokio::time::timeout(Duration::from_secs(60), async {
            while watcher.have() < 3 {
                watcher.next(true).await;
            }
        });
        heard.await.expect("all of it in time");
    }
    assert_eq!(one.snapshot(&id, &anna).await.expect("a table").number, 3);
    drop((at_one, at_two, one, two));
    database.drop().await;
}

/// A worker serves nobody and thinks for all.
#[tokio::test]
async fn a_worker_makes_the_computers_moves() {
    let Some(database) = Database::postgres().await else {
        return;
    };
    let store = database.node().await;
    keep(
        &store,
        "waits",
        &setup(vec![Player::Computer { level: 1 }, guest("anna")]),
    )
    .await;
    let worker = node(&database.node().await);
    let moved = async {
        while store.events_since("waits", 0).await.expect("a log").is_empty() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::select! {
        () = worker.work() => {}
        moved = tokio::time::timeout(Duration::from_secs(60), moved) => moved.expect("a move in time"),
    }
    let events = store.events_since("waits", 0).await.expect("a log");
    assert!(matches!(events[0].event, Event::Moved { .. }), "{events:?}");
    // Nobody has served: no clock ran because of it.
    assert_eq!(store.last_beat().await.expect("an answer"), None);
    drop((worker, store));
    database.drop().await;
}
