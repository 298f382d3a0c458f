//! Whom somebody does not want to meet.

use sqlx::Row as _;

use super::{People, PeopleError};
use crate::store::StoreError;
use crate::tables::now;

const MOST_BLOCKS: i64 = 500;

impl People {
    /// Whether one of two people does not want to meet the other.
    pub async fn blocks(&self, one: &str, other: &str) -> Result<bool, StoreError> {
        // The question is the same the other way round.
        let key = (one.min(other).to_owned(), one.max(other).to_owned());
        let asked = match self.shared.blocks.get(&key) {
            Ok(known) => return Ok(known),
            Err(asked) => asked,
        };
        let found = sqlx::query(
            "SELECT person FROM block WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1) LIMIT 1",
        )
        .bind(one)
        .bind(other)
        .fetch_optional(self.pool())
        .await?
        .is_some();
        self.shared.blocks.put(asked, key, found);
        Ok(found)
    }

    /// Keeps somebody away.
    pub(crate) async fn block(&self, person: &str, other: &str) -> Result<(), PeopleError> {
        if person == other {
            return Err(PeopleError::Oneself);
        }
        let done = sqlx::query(
            "INSERT INTO block (person, other, created) SELECT $1, $2, $3 \
             WHERE (SELECT COUNT(*) FROM block WHERE person = $1) < $4 ON CONFLICT (person, other) DO NOTHING",
        )
        .bind(person)
        .bind(other)
        .bind(now().cast_signed())
        .bind(MOST_BLOCKS)
        .execute(self.pool())
        .await?;
        self.changed(person);
        if done.rows_affected() == 0 {
            // There already, or one too many.
            let there = sqlx::query("SELECT person FROM block WHERE person = $1 AND other = $2")
                .bind(person)
                .bind(other)
                .fetch_optional(self.pool())
                .await?;
            return there.map(|_| ()).ok_or(PeopleError::TooMany);
        }
        Ok(())
    }

    /// Lets somebody come near again.
    pub(crate) async fn unblock(&self, person: &str, other: &str) -> Result<(), PeopleError> {
        sqlx::query("DELETE FROM block WHERE person = $1 AND other = $2")
            .bind(person)
            .bind(other)
            .execute(self.pool())
            .await?;
        self.changed(person);
        Ok(())
    }

    /// Lets everybody come near again.
    pub(crate) async fn unblock_all(&self, person: &str) -> Result<(), PeopleError> {
        sqlx::query("DELETE FROM block WHERE person = $1")
            .bind(person)
            .execute(self.pool())
            .await?;
        self.changed(person);
        Ok(())
    }

    /// Whom somebody keeps away, by the names they have: guests without one are counted only.
    pub(crate) async fn blocked(&self, person: &str) -> Result<Vec<Option<String>>, PeopleError> {
        let rows = sqlx::query(
            "SELECT p.name FROM block b LEFT JOIN person p ON p.id = b.other WHERE b.person = $1 ORDER BY b.created",
        )
        .bind(person)
        .fetch_all(self.pool())
        .await?;
        Ok(rows.iter().map(|row| row.get("name")).collect())
    }

    /// Whether somebody keeps somebody else away, whatever the other one does.
    pub(crate) async fn has_blocked(&self, person: &str, other: &str) -> Result<bool, PeopleError> {
        let found = sqlx::query("SELECT person FROM block WHERE person = $1 AND other = $2")
            .bind(person)
            .bind(other)
            .fetch_optional(self.pool())
            .await?;
        Ok(found.is_some())
    }

    /// Whom somebody keeps away: accounts by their names, which are theirs alone, guests without.
    pub(crate) async fn blocked_people(&self, person: &str) -> Result<Vec<Option<String>>, PeopleError> {
        let rows = sqlx::query(
            "SELECT CASE WHEN p.account = 1 THEN p.name END AS name FROM block b LEFT JOIN person p ON p.id = b.other \
             WHERE b.person = $1 ORDER BY b.created",
        )
        .bind(person)
        .fetch_all(self.pool())
        .await?;
        Ok(rows.iter().map(|row| row.get("name")).collect())
    }
}
