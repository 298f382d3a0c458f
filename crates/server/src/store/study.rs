use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::values::{is_name, millis, number};
use super::{Store, StoreError};
use crate::table::Millis;

/// A kept analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// Keeps an analysis, a new one or the owner's own.
    pub async fn save_study(&self, study: &Study) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO study (id, owner, title, record, created, updated) VALUES ($1, $2, $3, $4, $5, $5) \
             ON CONFLICT (id) DO UPDATE SET title = $3, record = $4, updated = $5 WHERE study.owner = $2",
        )
        .bind(&study.id)
        .bind(&study.owner)
        // PostgreSQL keeps no text with a zero in it.
        .bind(study.title.replace('\0', ""))
        .bind(study.record.replace('\0', ""))
        .bind(number(study.updated))
        .execute(&self.shared.writers)
        .await?;
        Ok(())
    }

    /// Keeps an analysis, unless there is one by this name. Whether it did.
    pub(super) async fn add_study(&self, study: &Study) -> Result<bool, StoreError> {
        let made = sqlx::query(
            "INSERT INTO study (id, owner, title, record, created, updated) VALUES ($1, $2, $3, $4, $5, $5) \
             ON CONFLICT (id) DO NOTHING",
        )
        .bind(&study.id)
        .bind(&study.owner)
        .bind(study.title.replace('\0', ""))
        .bind(study.record.replace('\0', ""))
        .bind(number(study.updated))
        .execute(&self.shared.writers)
        .await?;
        Ok(made.rows_affected() > 0)
    }

    /// Analyses by name, after this one.
    pub(super) async fn studies_after(&self, id: &str, most: usize) -> Result<Vec<Study>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, owner, title, record, updated FROM study WHERE id > $1 ORDER BY id LIMIT $2",
        )
        .bind(id)
        .bind(number(most as u64))
        .fetch_all(self.pool())
        .await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// A kept analysis.
    pub async fn study(&self, id: &str) -> Result<Option<Study>, StoreError> {
        if !is_name(id) {
            return Ok(None);
        }
        let row = sqlx::query("SELECT id, owner, title, record, updated FROM study WHERE id = $1")
            .bind(id)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.as_ref().map(read).transpose()?)
    }

    /// Somebody's kept analyses, the latest first.
    pub async fn studies_of(&self, owner: &str, most: u32) -> Result<Vec<Study>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, owner, title, record, updated FROM study WHERE owner = $1 ORDER BY updated DESC LIMIT $2",
        )
        .bind(owner)
        .bind(i64::from(most))
        .fetch_all(self.pool())
        .await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// Takes an analysis away.
    pub async fn delete_study(&self, id: &str, owner: &str) -> Result<bool, StoreError> {
        let deleted = sqlx::query("DELETE FROM study WHERE id = $1 AND owner = $2")
            .bind(id)
            .bind(owner)
            .execute(&self.shared.writers)
            .await?;
        Ok(deleted.rows_affected() > 0)
    }

    /// How many games and analyses somebody has.
    pub async fn count_of(&self, owner: &str) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM game WHERE owner = $1) + (SELECT COUNT(*) FROM study WHERE owner = $1) AS all_of",
        )
        .bind(owner)
        .fetch_one(self.pool())
        .await?;
        Ok(row.try_get("all_of")?)
    }
}

fn read(row: &AnyRow) -> Result<Study, sqlx::Error> {
    Ok(Study {
        id: row.try_get("id")?,
        owner: row.try_get("owner")?,
        title: row.try_get("title")?,
        record: row.try_get("record")?,
        updated: millis(row.try_get("updated")?),
    })
}
