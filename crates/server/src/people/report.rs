//! What somebody tells the host about somebody else.

use serde::Serialize;
use sqlx::Row as _;

use super::token::is_direction;
use super::{People, PeopleError};
use crate::random;
use crate::table::Millis;
use crate::tables::now;

const LONGEST: usize = 1000;
/// The most reports of one person in a day.
const MOST_A_DAY: i64 = 10;
const DAY: Millis = 24 * 3_600_000;

/// A report as the host reads it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Its name.
    pub id: String,
    /// Who wrote it.
    pub reporter: String,
    /// What they call themselves.
    pub reporter_name: Option<String>,
    /// About whom.
    pub about: String,
    /// What those call themselves now.
    pub about_name: Option<String>,
    /// The game in which it happened.
    pub game: Option<String>,
    /// What happened.
    pub text: String,
    /// When it was written.
    pub at: Millis,
    /// Whether the host has dealt with it.
    pub done: bool,
}

impl People {
    /// Tells the host.
    pub(crate) async fn report(
        &self,
        reporter: &str,
        about: &str,
        game: Option<&str>,
        text: &str,
    ) -> Result<(), PeopleError> {
        if reporter == about {
            return Err(PeopleError::Oneself);
        }
        // It is read in a terminal: nothing that a terminal obeys.
        let text: String = text
            .chars()
            .filter(|c| *c == '\n' || !(c.is_control() || is_direction(*c)))
            .take(LONGEST + 1)
            .collect();
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST {
            return Err(PeopleError::ReportText);
        }
        let now = now();
        let done = sqlx::query(
            "INSERT INTO report (id, reporter, about, game, text, at) SELECT $1, $2, $3, $4, $5, $6 \
             WHERE (SELECT COUNT(*) FROM report WHERE reporter = $2 AND at > $7) < $8",
        )
        .bind(random::name())
        .bind(reporter)
        .bind(about)
        .bind(game)
        .bind(text)
        .bind(now.cast_signed())
        .bind(now.saturating_sub(DAY).cast_signed())
        .bind(MOST_A_DAY)
        .execute(self.pool())
        .await?;
        if done.rows_affected() == 0 {
            return Err(PeopleError::Wait { seconds: DAY / 1000 });
        }
        Ok(())
    }

    /// What people told the host, the oldest first.
    pub async fn reports(&self, all: bool, most: u32) -> Result<Vec<Report>, PeopleError> {
        let rows = sqlx::query(
            "SELECT r.*, a.name AS reporter_name, b.name AS about_name FROM report r \
             LEFT JOIN person a ON a.id = r.reporter LEFT JOIN person b ON b.id = r.about \
             WHERE r.done <= $1 ORDER BY r.at, r.id LIMIT $2",
        )
        .bind(i64::from(all))
        .bind(i64::from(most))
        .fetch_all(self.pool())
        .await?;
        let report = |row: &super::Row| Report {
            id: row.get("id"),
            reporter: row.get("reporter"),
            reporter_name: row.get("reporter_name"),
            about: row.get("about"),
            about_name: row.get("about_name"),
            game: row.get("game"),
            text: row.get("text"),
            at: row.get::<i64, _>("at").cast_unsigned(),
            done: row.get::<i64, _>("done") != 0,
        };
        Ok(rows.iter().map(report).collect())
    }

    /// Notes that the host has dealt with a report.
    pub async fn close_report(&self, id: &str) -> Result<(), PeopleError> {
        let done = sqlx::query("UPDATE report SET done = 1 WHERE id = $1")
            .bind(id)
            .execute(self.pool())
            .await?;
        if done.rows_affected() == 0 {
            return Err(PeopleError::Unknown);
        }
        Ok(())
    }
}
