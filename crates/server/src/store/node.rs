//! What the nodes agree on through the database: who runs, when nobody did, and who thinks about which game.

use sqlx::{AssertSqlSafe, Row as _};

use super::values::{millis, number};
use super::{Store, StoreError};
use crate::table::Millis;

/// When no node has been heard of for longer, nobody served. A node alone on its database knows without this.
pub const OUTAGE: Millis = 2_000;
/// Rows of nodes that have been silent for so long are taken away.
const FORGOTTEN: Millis = 24 * 3_600_000;
/// No clock has run for longer.
const LONG_AGO: Millis = 90 * 24 * 3_600_000;
/// Clocks of machines differ; a row that is further ahead is of a clock that was wrong, and says nothing.
const AHEAD: Millis = 60_000;

impl Store {
    /// Notes that this node runs. If no node had for a while, that while is kept as an outage; it returns whether it was.
    pub async fn beat(&self, now: Millis) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let row = sqlx::query("SELECT MAX(at) AS at FROM node WHERE at <= $1")
            .bind(number(now.saturating_add(AHEAD)))
            .fetch_one(&mut *transaction)
            .await?;
        let last = row.try_get::<Option<i64>, _>("at")?.map(millis);
        let known = sqlx::query("SELECT id FROM node WHERE id = $1")
            .bind(self.node())
            .fetch_optional(&mut *transaction)
            .await?
            .is_some();
        // A node that starts on SQLite is the only one: whatever came before it is over.
        let most = if known || self.is_postgres() { OUTAGE } else { 0 };
        let outage = last.filter(|last| now.saturating_sub(*last) > most);
        if let Some(began) = outage {
            sqlx::query("INSERT INTO outage (began, ended) VALUES ($1, $2) ON CONFLICT (began) DO NOTHING")
                .bind(number(began))
                .bind(number(now))
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("INSERT INTO node (id, at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = $2")
            .bind(self.node())
            .bind(number(now))
            .execute(&mut *transaction)
            .await?;
        if !known {
            for (statement, before) in [
                ("DELETE FROM node WHERE at < $1", FORGOTTEN),
                ("DELETE FROM outage WHERE ended < $1", LONG_AGO),
            ] {
                sqlx::query(statement)
                    .bind(number(now.saturating_sub(before)))
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        transaction.commit().await?;
        Ok(outage.is_some())
    }

    /// When nobody served, of what ended after this time: began and ended, the earliest first.
    pub async fn outages_since(&self, since: Millis) -> Result<Vec<(Millis, Millis)>, StoreError> {
        let rows = sqlx::query("SELECT began, ended FROM outage WHERE ended > $1 ORDER BY began")
            .bind(number(since))
            .fetch_all(self.pool())
            .await?;
        let mut outages = Vec::with_capacity(rows.len());
        for row in rows {
            outages.push((millis(row.try_get("began")?), millis(row.try_get("ended")?)));
        }
        Ok(outages)
    }

    /// The end of the last time in which nobody served; 0 if somebody always did.
    pub async fn last_outage(&self) -> Result<Millis, StoreError> {
        let row = sqlx::query("SELECT MAX(ended) AS ended FROM outage")
            .fetch_one(self.pool())
            .await?;
        Ok(row.try_get::<Option<i64>, _>("ended")?.map_or(0, millis))
    }

    /// When any node last ran.
    pub(crate) async fn last_beat(&self) -> Result<Option<Millis>, StoreError> {
        let row = sqlx::query("SELECT MAX(at) AS at FROM node")
            .fetch_one(self.pool())
            .await?;
        Ok(row.try_get::<Option<i64>, _>("at")?.map(millis))
    }

    /// The games whose running clock has run out, the first due first.
    pub async fn due(&self, now: Millis, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM game WHERE ended = 0 AND due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2",
        )
        .bind(number(now))
        .bind(i64::from(most))
        .fetch_all(self.pool())
        .await?;
        Ok(rows
            .iter()
            .map(|row| row.try_get("id"))
            .collect::<Result<_, _>>()?)
    }

    /// Gives back all games that somebody thinks about: on SQLite, whoever did is gone when the next process starts.
    pub async fn release(&self) -> Result<(), StoreError> {
        sqlx::query("UPDATE game SET claimed = 0 WHERE claimed > 0")
            .execute(&self.shared.writers)
            .await?;
        Ok(())
    }

    /// Takes games in which the computer is to move and about which nobody thinks: until `until` they are the caller's.
    /// Each with the number of its events.
    pub async fn work(
        &self,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> Result<Vec<(String, u64)>, StoreError> {
        const WAITING: &str =
            "SELECT id FROM game WHERE ended = 0 AND work = 1 AND claimed <= $1 ORDER BY claimed LIMIT $2";
        // Mostly there is none, and asking costs less than trying.
        let any = sqlx::query(WAITING)
            .bind(number(now))
            .bind(1_i64)
            .fetch_optional(self.pool())
            .await?;
        if any.is_none() {
            return Ok(Vec::new());
        }
        let skip = if self.is_postgres() {
            " FOR UPDATE SKIP LOCKED"
        } else {
            ""
        };
        // Found once, before anything is changed.
        let sql = format!(
            "WITH waiting AS ({WAITING}{skip}) UPDATE game SET claimed = $3 WHERE id IN (SELECT id FROM waiting) \
             RETURNING id, number"
        );
        let rows = sqlx::query(AssertSqlSafe(sql))
            .bind(number(now))
            .bind(i64::from(most))
            .bind(number(until))
            .fetch_all(&self.shared.writers)
            .await?;
        let mut taken = Vec::with_capacity(rows.len());
        for row in rows {
            taken.push((row.try_get("id")?, millis(row.try_get("number")?)));
        }
        Ok(taken)
    }
}
