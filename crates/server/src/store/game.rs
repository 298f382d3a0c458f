use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::batch::{NewEvents, NewGame, NewLine, Work};
use super::values::{is_name, millis, number};
use super::{Message, Store, StoreError, Summary};
use crate::table::{Event, Millis, Setup};

/// A game as it is kept.
#[derive(Debug)]
pub struct Kept {
    /// What was agreed.
    pub setup: Setup,
    /// Who set it up.
    pub owner: String,
    /// What happened, from number 0 on without a gap.
    pub events: Vec<Logged>,
    /// The next game of the same players, if the version before made it; the log says it now.
    pub rematch: Option<String>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    /// Its number.
    pub number: u64,
    /// When it happened.
    pub at: Millis,
    /// The command that led to it.
    pub command: Option<String>,
    /// What happened.
    pub event: Event,
}

/// What is to be added to a game's log: all of it or nothing.
#[derive(Debug)]
pub struct Entry<'a> {
    /// The game.
    pub game: &'a str,
    /// The number of the first event: as many as there are already.
    pub number: u64,
    /// When it happened.
    pub at: Millis,
    /// The command that led to it.
    pub command: Option<&'a str>,
    /// What happened, in order.
    pub events: &'a [Event],
    /// The game after it.
    pub after: Summary,
}

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is written and will not be lost.
    Written,
    /// Nothing was written: the log does not end where the entry begins. Somebody else was quicker, or the game is gone.
    Taken,
    /// Nothing was written: the command has been done before.
    Repeated,
}

impl Store {
    /// Keeps a new game. Once more with the same owner and setup is no error.
    pub async fn create(
        &self,
        id: &str,
        owner: &str,
        setup: &Setup,
        summary: Summary,
        now: Millis,
    ) -> Result<(), StoreError> {
        let game = NewGame {
            id: id.to_owned(),
            owner: owner.to_owned(),
            setup: serde_json::to_string(setup)?,
            created: number(now),
            summary,
        };
        match self.shared.writer.write(Work::Create(game)).await? {
            Appended::Written => Ok(()),
            Appended::Taken | Appended::Repeated => Err(StoreError::Exists),
        }
    }

    /// Adds to a game's log. When this says that it is written, it will not be lost, and the bus has announced it.
    ///
    /// It is written or not written also if nobody waits for the answer.
    pub async fn append(&self, entry: Entry<'_>) -> Result<Appended, StoreError> {
        let mut lines = Vec::with_capacity(entry.events.len());
        for event in entry.events {
            // The command belongs to the first event that follows from it.
            let command = entry.command.filter(|_| lines.is_empty());
            lines.push(NewLine {
                at: number(entry.at),
                command: command.map(str::to_owned),
                body: serde_json::to_string(event)?,
            });
        }
        let events = NewEvents {
            game: entry.game.to_owned(),
            number: number(entry.number),
            lines,
            seats_changed: entry
                .events
                .iter()
                .any(|event| matches!(event, Event::Sat { .. })),
            summary: entry.after,
        };
        self.shared.writer.write(Work::Append(events)).await
    }

    /// Everything that is kept of a game, if there is one by this name.
    pub async fn game(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        if !is_name(id) {
            return Ok(None);
        }
        // The events first: a game that is taken away in between is then not there, rather than without its events.
        let mut events = self.events_since(id, 0).await?;
        let row = sqlx::query("SELECT setup, owner, rematch, number FROM game WHERE id = $1")
            .bind(id)
            .fetch_optional(self.pool())
            .await?;
        let Some(row) = row else { return Ok(None) };
        let count = events.len() as u64;
        if count < millis(row.try_get("number")?) {
            events.extend(self.events_since(id, count).await?);
        }
        Ok(Some(Kept {
            setup: serde_json::from_str(row.try_get::<&str, _>("setup")?)?,
            owner: row.try_get("owner")?,
            events,
            rematch: row.try_get("rematch")?,
        }))
    }

    /// What happened in a game from this number on.
    pub async fn events_since(&self, id: &str, since: u64) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, at, command, body FROM event WHERE game = $1 AND number >= $2 ORDER BY number",
        )
        .bind(id)
        .bind(number(since))
        .fetch_all(self.pool())
        .await?;
        rows.iter().map(read).collect()
    }

    /// Notes the next game of the same players, unless there is one already.
    pub(super) async fn set_rematch(&self, game: &str, next: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE game SET rematch = $2 WHERE id = $1 AND rematch IS NULL")
            .bind(game)
            .bind(next)
            .execute(&self.shared.writers)
            .await?;
        Ok(())
    }

    /// Takes a game of somebody's away, with all that happened in it.
    pub async fn delete_game(&self, id: &str, owner: &str) -> Result<bool, StoreError> {
        if !is_name(id) {
            return Ok(false);
        }
        let mut transaction = self.begin().await?;
        // The game first: its row is what appending waits for.
        let found = sqlx::query("UPDATE game SET ended = 1 WHERE id = $1 AND owner = $2")
            .bind(id)
            .bind(owner)
            .execute(&mut *transaction)
            .await?;
        if found.rows_affected() == 0 {
            return Ok(false);
        }
        for statement in [
            "DELETE FROM event WHERE game = $1",
            "DELETE FROM seat WHERE game = $1",
            "DELETE FROM game WHERE id = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *transaction).await?;
        }
        let gone = Message::Gone { id: id.to_owned() };
        if self.is_postgres() {
            self.bus()
                .announce(&mut transaction, std::slice::from_ref(&gone))
                .await?;
            transaction.commit().await?;
        } else {
            transaction.commit().await?;
            self.bus().publish(&gone);
        }
        Ok(true)
    }
}

fn read(row: &AnyRow) -> Result<Logged, StoreError> {
    Ok(Logged {
        number: millis(row.try_get("number")?),
        at: millis(row.try_get("at")?),
        command: row.try_get("command")?,
        event: serde_json::from_str(row.try_get::<&str, _>("body")?)?,
    })
}
