//! The schema, step by step. A step is never changed once it has been released.

use sqlx::AnyConnection;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Row as _, SqlSafeStr as _};

use super::values::number;
use super::{Store, StoreError, Summary};
use crate::table::Table;

const STEPS: &[(i64, &str, &str)] = &[
    (1, "games", include_str!("../../migrations/1_games.sql")),
    (2, "together", include_str!("../../migrations/2_together.sql")),
    (3, "people", include_str!("../../migrations/3_people.sql")),
];

/// How many games are filled in at a time.
const MOST: i64 = 200;

/// The last step that this version knows.
pub(super) fn latest() -> i64 {
    STEPS
        .iter()
        .map(|(version, ..)| *version)
        .max()
        .unwrap_or_default()
}

/// Brings the schema up to date.
pub(super) async fn migrate(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let steps = STEPS.iter().map(|&(version, name, sql)| {
        Migration::new(
            version,
            name.into(),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    });
    Ok(Migrator::with_migrations(steps.collect()).run(connection).await?)
}

impl Store {
    /// Fills in what the second step added about games that were made before it. It can be interrupted and done twice.
    pub(super) async fn fill_in(&self) -> Result<(), StoreError> {
        loop {
            let rows = sqlx::query("SELECT id, updated FROM game WHERE people < 0 LIMIT $1")
                .bind(MOST)
                .fetch_all(self.pool())
                .await?;
            if rows.is_empty() {
                return Ok(());
            }
            let mut summaries = Vec::with_capacity(rows.len());
            for row in rows {
                let id: String = row.try_get("id")?;
                let summary = self.summarise(&id).await.unwrap_or_else(|error| {
                    // It will be shown as an error to whoever looks at it, and to nobody else.
                    tracing::warn!(game = id, %error, "a game cannot be read");
                    None
                });
                summaries.push((id, summary));
            }
            let mut transaction = self.begin().await?;
            for (id, summary) in summaries {
                let seats = summary.as_ref().map_or(&[][..], |summary| &summary.seats);
                for (seat, person) in seats {
                    sqlx::query("INSERT INTO seat (game, seat, person) VALUES ($1, $2, $3) ON CONFLICT (game, seat) DO NOTHING")
                        .bind(&id)
                        .bind(i64::from(*seat))
                        .bind(person)
                        .execute(&mut *transaction)
                        .await?;
                }
                let summary = summary.unwrap_or_default();
                sqlx::query("UPDATE game SET due = $2, turn = $3, work = $4, people = $5 WHERE id = $1 AND people < 0")
                    .bind(&id)
                    .bind(summary.due.map(number))
                    .bind(&summary.turn)
                    .bind(i64::from(summary.work))
                    .bind(i64::from(summary.people))
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        }
    }

    /// The summary of a game as its events tell it.
    async fn summarise(&self, id: &str) -> Result<Option<Summary>, String> {
        let kept = self.game(id).await.map_err(|error| error.to_string())?;
        let Some(kept) = kept else { return Ok(None) };
        let mut table = Table::new(kept.setup).map_err(|error| error.to_string())?;
        for logged in &kept.events {
            table
                .apply(&logged.event, logged.at)
                .map_err(|error| error.to_string())?;
        }
        Ok(Some(Summary::of(&table)))
    }
}
