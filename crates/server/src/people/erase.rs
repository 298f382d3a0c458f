//! The end of somebody: what was theirs alone is gone, what was others' too has no name on it.

use serde_json::Value;
use sqlx::Row as _;

use super::{People, PeopleError};
use crate::store::Message;
use crate::table::Millis;

/// What stands where somebody who is gone once said something.
const NOTHING: &str = "…";

/// A line that somebody said at a table.
pub(super) struct Line {
    pub(super) game: String,
    number: i64,
    pub(super) at: Millis,
    pub(super) text: String,
    body: Value,
}

impl People {
    /// Takes somebody away: their account, their analyses, the games that they played alone, and what they said. Games with
    /// others stay for the others.
    pub(crate) async fn erase(&self, id: &str) -> Result<(), PeopleError> {
        let said = self.chat(id).await?;
        let alone = self.alone(id).await?;
        let mut transaction = self.store.begin().await?;
        // Written first, so that their old secret opens nothing in between.
        sqlx::query("INSERT INTO departed (person) VALUES ($1) ON CONFLICT (person) DO NOTHING")
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        for mut line in said {
            if let Some(text) = line.body.get_mut("text") {
                *text = NOTHING.into();
            }
            sqlx::query("UPDATE event SET body = $3 WHERE game = $1 AND number = $2")
                .bind(&line.game)
                .bind(line.number)
                .bind(line.body.to_string())
                .execute(&mut *transaction)
                .await?;
        }
        for game in &alone {
            for statement in [
                "DELETE FROM event WHERE game = $1",
                "DELETE FROM seat WHERE game = $1",
                "DELETE FROM game WHERE id = $1",
            ] {
                sqlx::query(statement)
                    .bind(game)
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        for statement in [
            "DELETE FROM study WHERE owner = $1",
            "DELETE FROM session WHERE person = $1",
            "DELETE FROM passkey WHERE person = $1",
            "DELETE FROM recovery WHERE person = $1",
            "DELETE FROM challenge WHERE person = $1",
            "DELETE FROM rating WHERE person = $1",
            "DELETE FROM block WHERE person = $1 OR other = $1",
            "DELETE FROM report WHERE reporter = $1 OR about = $1",
            "DELETE FROM push WHERE person = $1",
            "DELETE FROM notice WHERE person = $1",
            "DELETE FROM person WHERE id = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        for id in alone {
            self.store.bus().publish(&Message::Gone { id });
        }
        self.changed(id);
        Ok(())
    }

    /// What somebody said at tables.
    pub(super) async fn chat(&self, id: &str) -> Result<Vec<Line>, PeopleError> {
        let rows = sqlx::query(
            "SELECT game, number, at, body FROM event WHERE body LIKE '{\"kind\":\"said\"%' AND body LIKE $1 ORDER BY at",
        )
        .bind(format!("%\"by\":\"{id}\"%"))
        .fetch_all(self.pool())
        .await?;
        let mut lines = Vec::new();
        for row in rows {
            let body: Value = serde_json::from_str(&row.get::<String, _>("body"))
                .map_err(|error| PeopleError::Store(error.into()))?;
            // The pattern may have found the same words in what somebody else said.
            if body.get("by").and_then(Value::as_str) != Some(id) {
                continue;
            }
            lines.push(Line {
                game: row.get("game"),
                number: row.get("number"),
                at: row.get::<i64, _>("at").cast_unsigned(),
                text: body
                    .get("text")
                    .and_then(Value::as_str)
                    .unwrap_or_default()
                    .to_owned(),
                body,
            });
        }
        Ok(lines)
    }

    /// The games that somebody played with nobody else.
    async fn alone(&self, id: &str) -> Result<Vec<String>, PeopleError> {
        let rows = sqlx::query(
            "SELECT id FROM game WHERE (owner = $1 OR id IN (SELECT game FROM seat WHERE person = $1)) \
             AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND person <> $1)",
        )
        .bind(id)
        .fetch_all(self.pool())
        .await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }
}
