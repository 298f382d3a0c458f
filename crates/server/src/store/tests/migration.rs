use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{SqlSafeStr as _, SqlitePool};

use super::*;
use crate::table::Table;

/// A database as the version before made it, with games in it.
async fn of_the_version_before(folder: &Folder) {
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(folder.0.join("trilith.sqlite"))
        .create_if_missing(true);
    let pool = SqlitePool::connect_with(options).await.unwrap();
    let first = Migration::new(
        1,
        "games".into(),
        MigrationType::Simple,
        include_str!("../../../migrations/1_games.sql").into_sql_str(),
        false,
    );
    Migrator::with_migrations(vec![first]).run(&pool).await.unwrap();
    let people = r#"{"kind":"guest","id":"anna"},{"kind":"guest","id":"ben"}"#;
    let computer = r#"{"kind":"guest","id":"anna"},{"kind":"computer","level":3}"#;
    for (id, seats, time, result, plies) in [
        ("over", people, "", "1-0", 1),
        (
            "timed",
            people,
            r#","time":{"initial":60000,"increment":1000}"#,
            "*",
            1,
        ),
        ("thinking", computer, "", "*", 1),
        ("begun", computer, "", "*", 0),
        ("broken", "nonsense", "", "*", 0),
    ] {
        sqlx::query(
            "INSERT INTO game (id, owner, setup, created, updated, plies, result) VALUES ($1, 'anna', $2, $3, $3, $4, $5)",
        )
        .bind(id)
        .bind(format!(r#"{{"variant":"sixth","seats":[{seats}]{time}}}"#))
        .bind(START.cast_signed())
        .bind(plies)
        .bind(result)
        .execute(&pool)
        .await
        .unwrap();
        if plies > 0 {
            sqlx::query("INSERT INTO event (game, number, at, command, body) VALUES ($1, 0, $2, 'c', $3)")
                .bind(id)
                .bind(START.cast_signed() + 5)
                .bind(r#"{"kind":"moved","text":"c3"}"#)
                .execute(&pool)
                .await
                .unwrap();
        }
    }
    for (number, body) in [
        (1, r#"{"kind":"declined"}"#),
        (2, r#"{"kind":"resigned","seat":1}"#),
    ] {
        sqlx::query("INSERT INTO event (game, number, at, body) VALUES ('over', $1, $2, $3)")
            .bind(number)
            .bind(START.cast_signed() + 6)
            .bind(body)
            .execute(&pool)
            .await
            .unwrap();
    }
    sqlx::query(
        "INSERT INTO study (id, owner, title, record, created, updated) VALUES ('s', 'anna', 't', 'r', 1, 1)",
    )
    .execute(&pool)
    .await
    .unwrap();
    sqlx::query("INSERT INTO alive (id, at) VALUES (0, $1)")
        .bind(START.cast_signed() + 10)
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
}

#[tokio::test]
async fn a_database_of_the_version_before_goes_on() {
    let folder = Folder::new();
    of_the_version_before(&folder).await;
    let store = Store::open(&folder.0).await.unwrap();

    let over = store.game("over").await.unwrap().unwrap();
    assert_eq!(over.events.len(), 3);
    let mut table = Table::new(over.setup).unwrap();
    for logged in &over.events {
        table.apply(&logged.event, logged.at).unwrap();
    }
    assert_eq!(table.result(), "1-0");
    // Ben finds his games, though they are not his own.
    let bens = store.games_of("ben", 10).await.unwrap();
    let ids: Vec<_> = bens.iter().map(|game| (game.id.as_str(), game.ended)).collect();
    assert_eq!(ids, [("timed", false), ("over", true)]);
    assert_eq!(store.studies_of("anna", 10).await.unwrap().len(), 1);

    // Clocks, turns and the computer's work are known.
    let timed = store.turns_of("ben", 10).await.unwrap();
    assert_eq!(timed.len(), 1);
    let due = timed[0].due.expect("a clock runs");
    assert!(due >= START + 60_005, "{due}");
    assert!(store.due(due - 1, 10).await.unwrap().is_empty());
    assert_eq!(store.due(due, 10).await.unwrap(), ["timed"]);
    assert_eq!(
        store.work(START, START + 1, 10).await.unwrap(),
        [("thinking".to_owned(), 1)]
    );
    let turns = store.turns_of("anna", 10).await.unwrap();
    assert_eq!(
        turns.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(),
        ["begun"]
    );

    // The log goes on where it ended, and a command from before is known.
    assert_eq!(
        append(&store, "timed", 1, Some("c"), "c4").await.unwrap(),
        Appended::Repeated
    );
    assert_eq!(
        append(&store, "timed", 0, None, "c4").await.unwrap(),
        Appended::Taken
    );
    assert_eq!(
        append(&store, "timed", 1, None, "c4").await.unwrap(),
        Appended::Written
    );

    // The time since the version before ran is nobody's.
    assert!(store.beat(START + 5_000).await.unwrap());
    assert_eq!(
        store.outages_since(0).await.unwrap(),
        [(START + 10, START + 5_000)]
    );

    // What cannot be read is still there, and in nobody's way.
    assert!(matches!(
        store.game("broken").await,
        Err(StoreError::Unreadable(_))
    ));
    store.close().await;
    let again = Store::open(&folder.0).await.unwrap();
    assert_eq!(again.games_of("ben", 10).await.unwrap().len(), 2);
    again.close().await;
}

on_both!(a_database_of_a_later_version_is_left_alone);

async fn a_database_of_a_later_version_is_left_alone(database: &Database) {
    let store = database.node().await;
    // What is in the column is not read.
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         SELECT 999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
    )
    .execute(store.pool())
    .await
    .unwrap();
    store.close().await;
    let later = match database {
        Database::Sqlite(folder) => Store::open(&folder.0).await,
        Database::Postgres { url, .. } => Store::connect(url).await,
    };
    assert!(matches!(later, Err(StoreError::Later(999))), "{later:?}");
}

#[tokio::test]
async fn only_addresses_of_postgresql_are_taken() {
    for address in ["", "mysql://localhost/x", "sqlite:x", "/tmp/x", "localhost"] {
        let store = Store::connect(address).await;
        assert!(matches!(store, Err(StoreError::Address)), "{store:?}");
    }
}
