//! What must outlive the process: games, their events, kept analyses. One file with SQLite in the data folder.

use std::path::Path;
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Row as _, SqlSafeStr as _};

use crate::table::{Event, Millis, Setup};

/// What a database has to say when something is wrong.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database itself.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("the database's schema: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Something in it cannot be read.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(#[from] serde_json::Error),
}

/// The schema, step by step. A step is never changed once it has been released.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "games", include_str!("../migrations/1_games.sql")),
    (3, "people", include_str!("../migrations/3_people.sql")),
];

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
}

/// A game as it is kept.
#[derive(Debug)]
pub struct Kept {
    /// What was agreed.
    pub setup: Setup,
    /// What happened, and when.
    pub events: Vec<(Event, Millis)>,
    /// The next game of the same players.
    pub rematch: Option<String>,
}

/// A line in a list of games.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The game's name in addresses.
    pub id: String,
    /// What was agreed.
    pub setup: Setup,
    /// When something last happened.
    pub updated: Millis,
    /// How many moves were made.
    pub plies: i64,
    /// `*` while it goes on.
    pub result: String,
}

/// What an event adds to the log, and what a list shows of the game after it.
#[derive(Debug)]
pub struct Entry<'a> {
    /// The game.
    pub game: &'a str,
    /// The number of the event.
    pub number: i64,
    /// When it happened.
    pub at: Millis,
    /// The command that led to it.
    pub command: Option<&'a str>,
    /// What happened.
    pub event: &'a Event,
    /// How many moves there are now.
    pub plies: usize,
    /// The result now.
    pub result: String,
}

/// A kept analysis.
#[derive(Clone, Debug)]
pub struct Study {
    /// Its name in addresses.
    pub id: String,
    /// Whose it is.
    pub owner: String,
    /// What its owner calls it.
    pub title: String,
    /// The record text.
    pub record: String,
    /// When it was last changed.
    pub updated: Millis,
}

impl Store {
    /// Opens the database in a folder, and makes it if there is none.
    pub async fn open(folder: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("trilith.sqlite"))
            .create_if_missing(true);
        Store::connect(options, 4).await
    }

    /// A database that is gone with the process, for tests.
    pub async fn in_memory() -> Result<Store, StoreError> {
        Store::connect(SqliteConnectOptions::from_str("sqlite::memory:")?, 1).await
    }

    async fn connect(options: SqliteConnectOptions, connections: u32) -> Result<Store, StoreError> {
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new()
            .max_connections(connections)
            .connect_with(options)
            .await?;
        let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
            Migration::new(
                version,
                name.into(),
                MigrationType::Simple,
                sql.into_sql_str(),
                false,
            )
        });
        Migrator::with_migrations(migrations.collect()).run(&pool).await?;
        Ok(Store { pool })
    }

    /// The connections, for what other parts keep here.
    pub(crate) fn pool(&self) -> &SqlitePool {
        &self.pool
    }

    /// Keeps a new game.
    pub async fn create(&self, id: &str, owner: &str, setup: &Setup, now: Millis) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO game (id, owner, setup, created, updated) VALUES ($1, $2, $3, $4, $4)")
            .bind(id)
            .bind(owner)
            .bind(serde_json::to_string(setup)?)
            .bind(now.cast_signed())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Everything that is kept of a game, if there is one by this name.
    pub async fn game(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let Some(row) = sqlx::query("SELECT setup, rematch FROM game WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?
        else {
            return Ok(None);
        };
        let rows = sqlx::query("SELECT at, body FROM event WHERE game = $1 ORDER BY number")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        let mut events = Vec::with_capacity(rows.len());
        for row in rows {
            let event = serde_json::from_str(row.get::<&str, _>("body"))?;
            events.push((event, row.get::<i64, _>("at").cast_unsigned()));
        }
        Ok(Some(Kept {
            setup: serde_json::from_str(row.get::<&str, _>("setup"))?,
            events,
            rematch: row.get("rematch"),
        }))
    }

    /// Adds an event to a game's log. When this returns, it will not be lost.
    pub async fn append(&self, entry: &Entry<'_>) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("INSERT INTO event (game, number, at, command, body) VALUES ($1, $2, $3, $4, $5)")
            .bind(entry.game)
            .bind(entry.number)
            .bind(entry.at.cast_signed())
            .bind(entry.command)
            .bind(serde_json::to_string(entry.event)?)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("UPDATE game SET updated = $2, plies = $3, result = $4 WHERE id = $1")
            .bind(entry.game)
            .bind(entry.at.cast_signed())
            .bind(i64::try_from(entry.plies).unwrap_or(i64::MAX))
            .bind(&entry.result)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Whether a command has led to an event already.
    pub async fn has_command(&self, game: &str, command: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM event WHERE game = $1 AND command = $2")
            .bind(game)
            .bind(command)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }

    /// The name of the next game of the same players: this one, or the one that was there before.
    pub async fn set_rematch(&self, game: &str, next: &str) -> Result<String, StoreError> {
        sqlx::query("UPDATE game SET rematch = $2 WHERE id = $1 AND rematch IS NULL")
            .bind(game)
            .bind(next)
            .execute(&self.pool)
            .await?;
        let row = sqlx::query("SELECT rematch FROM game WHERE id = $1")
            .bind(game)
            .fetch_one(&self.pool)
            .await?;
        Ok(row.get("rematch"))
    }

    /// Somebody's games, the unfinished ones first, the latest first.
    pub async fn games_of(&self, owner: &str, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, setup, updated, plies, result FROM game WHERE owner = $1 \
             ORDER BY result <> '*', updated DESC LIMIT $2",
        )
        .bind(owner)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.into_iter()
            .map(|row| {
                Ok(Listed {
                    id: row.get("id"),
                    setup: serde_json::from_str(row.get::<&str, _>("setup"))?,
                    updated: row.get::<i64, _>("updated").cast_unsigned(),
                    plies: row.get("plies"),
                    result: row.get("result"),
                })
            })
            .collect()
    }

    /// The games that go on and in which something happened lately.
    pub async fn unfinished(&self, since: Millis) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM game WHERE result = '*' AND updated >= $1")
            .bind(since.cast_signed())
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.into_iter().map(|row| row.get("id")).collect())
    }

    /// Takes a game away, with all that happened in it.
    pub async fn delete_game(&self, id: &str, owner: &str) -> Result<bool, StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("DELETE FROM event WHERE game IN (SELECT id FROM game WHERE id = $1 AND owner = $2)")
            .bind(id)
            .bind(owner)
            .execute(&mut *transaction)
            .await?;
        let deleted = sqlx::query("DELETE FROM game WHERE id = $1 AND owner = $2")
            .bind(id)
            .bind(owner)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(deleted.rows_affected() > 0)
    }

    /// Keeps an analysis, a new one or the owner's own.
    pub async fn save_study(&self, study: &Study) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO study (id, owner, title, record, created, updated) VALUES ($1, $2, $3, $4, $5, $5) \
             ON CONFLICT (id) DO UPDATE SET title = $3, record = $4, updated = $5 WHERE study.owner = $2",
        )
        .bind(&study.id)
        .bind(&study.owner)
        .bind(&study.title)
        .bind(&study.record)
        .bind(study.updated.cast_signed())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// A kept analysis.
    pub async fn study(&self, id: &str) -> Result<Option<Study>, StoreError> {
        let row = sqlx::query("SELECT id, owner, title, record, updated FROM study WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(read_study))
    }

    /// Somebody's kept analyses, the latest first.
    pub async fn studies_of(&self, owner: &str, most: u32) -> Result<Vec<Study>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, owner, title, record, updated FROM study WHERE owner = $1 ORDER BY updated DESC LIMIT $2",
        )
        .bind(owner)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(read_study).collect())
    }

    /// Takes an analysis away.
    pub async fn delete_study(&self, id: &str, owner: &str) -> Result<bool, StoreError> {
        let deleted = sqlx::query("DELETE FROM study WHERE id = $1 AND owner = $2")
            .bind(id)
            .bind(owner)
            .execute(&self.pool)
            .await?;
        Ok(deleted.rows_affected() > 0)
    }

    /// How many games and analyses somebody has.
    pub async fn count_of(&self, owner: &str) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM game WHERE owner = $1) + (SELECT COUNT(*) FROM study WHERE owner = $1) AS all_of",
        )
        .bind(owner)
        .fetch_one(&self.pool)
        .await?;
        Ok(row.get("all_of"))
    }

    /// Notes that the server runs.
    pub async fn set_alive(&self, now: Millis) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO alive (id, at) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET at = $1")
            .bind(now.cast_signed())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// When it last ran.
    pub async fn last_alive(&self) -> Result<Option<Millis>, StoreError> {
        let row = sqlx::query("SELECT at FROM alive WHERE id = 0")
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.get::<i64, _>("at").cast_unsigned()))
    }

    /// Writes what is in memory and closes the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

fn read_study(row: &sqlx::sqlite::SqliteRow) -> Study {
    Study {
        id: row.get("id"),
        owner: row.get("owner"),
        title: row.get("title"),
        record: row.get("record"),
        updated: row.get::<i64, _>("updated").cast_unsigned(),
    }
}
