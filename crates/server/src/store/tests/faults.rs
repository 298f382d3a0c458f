//! What goes wrong with disks and files.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use sqlx::Row as _;

use super::*;

on_both!(a_server_that_is_killed_has_written_whole_entries_and_all_that_it_acknowledged);

const PLACE: &str = "TRILITH_TEST_PLACE";

async fn a_server_that_is_killed_has_written_whole_entries_and_all_that_it_acknowledged(database: &Database) {
    let place = match database {
        Database::Sqlite(folder) => folder.0.to_str().unwrap(),
        Database::Postgres { url, .. } => url,
    };
    // This program again, as a server that writes.
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "store::tests::faults::writes_until_it_is_killed",
            "--ignored",
            "--nocapture",
        ])
        .env(PLACE, place)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut acknowledged = Vec::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        if let Some(entry) = line.unwrap().strip_prefix("written ") {
            acknowledged.push(entry.to_owned());
        }
        if acknowledged.len() == 100 {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(acknowledged.len() >= 100, "it wrote until it was killed");

    let store = database.node().await;
    for entry in acknowledged {
        let (game, number) = entry.split_once(' ').unwrap();
        let texts = texts(&store, game).await;
        assert_eq!(texts[number.parse::<usize>().unwrap()], entry);
    }
    let games = sqlx::query(
        "SELECT number, (SELECT COUNT(*) FROM event WHERE event.game = game.id) AS events FROM game",
    )
    .fetch_all(store.pool())
    .await
    .unwrap();
    assert_eq!(games.len(), 20);
    for game in games {
        let (number, events): (i64, i64) = (game.get("number"), game.get("events"));
        assert_eq!((number, events % 3), (events, 0), "entries have three events");
    }
    store.close().await;
}

#[tokio::test]
#[ignore = "the test above runs it and kills it"]
async fn writes_until_it_is_killed() {
    let Ok(place) = std::env::var(PLACE) else {
        return;
    };
    let store = if place.starts_with("postgres") {
        Store::connect(&place).await.unwrap()
    } else {
        Store::open(std::path::Path::new(&place)).await.unwrap()
    };
    let games = (0..20).map(|game| {
        let (store, game) = (store.clone(), format!("game{game}"));
        tokio::spawn(async move {
            create(&store, &game).await;
            for number in (0..).step_by(3) {
                let text = format!("{game} {number}");
                let entry = Entry {
                    game: &game,
                    number,
                    at: START,
                    command: Some(&text),
                    events: &[event(&text), event("second"), event("third")],
                    after: going_on(),
                };
                assert_eq!(store.append(entry).await.unwrap(), Appended::Written);
                println!("written {text}");
            }
        })
    });
    futures_util::future::join_all(games).await;
}

async fn on_the_writers_connection(store: &Store, statement: &'static str) {
    sqlx::raw_sql(statement)
        .execute(&store.shared.writers)
        .await
        .unwrap();
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_acknowledged_that_is_not_there() {
    let folder = Folder::new();
    let store = Store::open(&folder.0).await.unwrap();
    create(&store, "game").await;
    // The file may not grow by more than a few pages.
    on_the_writers_connection(&store, "PRAGMA max_page_count = 1").await;
    let long = "x".repeat(3_000);
    let mut written = 0;
    let error = loop {
        match append(&store, "game", written, None, &long).await {
            Ok(outcome) => assert_eq!(outcome, Appended::Written),
            Err(error) => break error,
        }
        written += 1;
        assert!(written < 1_000, "the disk is never full");
    };
    assert!(error.to_string().contains("full"), "{error}");
    assert_eq!(texts(&store, "game").await.len() as u64, written);
    // When there is room again, it goes on.
    assert_eq!(
        append(&store, "game", written, None, &long).await.unwrap(),
        Appended::Written
    );
    assert_eq!(texts(&store, "game").await.len() as u64, written + 1);
    store.close().await;
}

#[tokio::test]
async fn a_transaction_that_a_full_disk_ended_leaves_a_sound_connection() {
    let folder = Folder::new();
    let store = Store::open(&folder.0).await.unwrap();
    on_the_writers_connection(&store, "PRAGMA max_page_count = 1").await;
    let mut transaction = store.begin().await.unwrap();
    let outcome = sqlx::query("INSERT INTO node (id, at) VALUES ($1, 0)")
        .bind("x".repeat(100_000))
        .execute(&mut *transaction)
        .await;
    assert!(outcome.is_err());
    drop(transaction);
    create(&store, "game").await;
    store.close().await;
}

#[tokio::test]
async fn what_cannot_be_written_to_says_so() {
    let folder = Folder::new();
    let store = Store::open(&folder.0).await.unwrap();
    create(&store, "game").await;
    on_the_writers_connection(&store, "PRAGMA query_only = ON").await;
    let error = append(&store, "game", 0, None, "a1")
        .await
        .expect_err("it is read-only");
    assert!(error.to_string().contains("readonly"), "{error}");
    assert!(texts(&store, "game").await.is_empty());
    store.close().await;
}

#[tokio::test]
async fn whoever_writes_waits_for_another_program() {
    let folder = Folder::new();
    let (store, other) = (
        Store::open(&folder.0).await.unwrap(),
        Store::open(&folder.0).await.unwrap(),
    );
    create(&store, "game").await;
    let held = other.begin().await.unwrap();
    let writing = tokio::spawn({
        let store = store.clone();
        async move { append(&store, "game", 0, None, "a1").await }
    });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!writing.is_finished());
    held.commit().await.unwrap();
    assert_eq!(writing.await.unwrap().unwrap(), Appended::Written);
    store.close().await;
    other.close().await;
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_named() {
    let folder = Folder::new();
    let error = Store::open(&folder.0.join("nowhere"))
        .await
        .expect_err("there is none");
    assert!(error.to_string().contains("nowhere"), "{error}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_an_error() {
    let folder = Folder::new();
    std::fs::write(
        folder.0.join("trilith.sqlite"),
        "This is a letter to my aunt.".repeat(100),
    )
    .unwrap();
    let error = Store::open(&folder.0).await.expect_err("it is a letter");
    assert!(error.to_string().contains("not a database"), "{error}");
}
