//! All games as lines of JSON, from any database into any other.
//!
//! The first line says what it is, and until when somebody served. Then a line for each name, game and analysis; where a whole
//! site moves, one for each row about accounts. Import checks every game by playing it, adds what is missing and changes
//! nothing else: it can be interrupted and done twice.

mod accounts;

use std::io::{self, BufRead, Read as _, Write};

use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sqlx::Row as _;

use super::batch::{NewEvents, NewGame, NewLine, Work};
use super::values::{is_name, millis, number};
use super::{Appended, Store, StoreError, Study, Summary};
use crate::people;
use crate::table::{Event, Millis, Setup, Table};

/// How many games are read or written at a time.
const MOST: usize = 64;
/// No game takes more.
const LONGEST_LINE: u64 = 32 * 1024 * 1024;
/// The year 2100: what is later was never noted by a clock.
const LATEST: Millis = 4_102_444_800_000;

/// Why something cannot be carried from one database to another.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error(transparent)]
    File(#[from] io::Error),
    /// A line of the file.
    #[error("line {line}: {problem}")]
    Line {
        /// Which, from 1.
        line: u64,
        /// What is wrong with it.
        problem: String,
    },
}

/// What was carried over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Carried {
    /// Games that are new, or went on.
    pub games: u64,
    /// Games that were there already.
    pub known: u64,
    /// Games that cannot be read, or went on in another way.
    pub left_out: u64,
    /// Analyses.
    pub studies: u64,
    /// Names of people.
    pub names: u64,
    /// Accounts, where they were asked for.
    pub accounts: u64,
    /// Accounts that were there already, or whose name is somebody else's here.
    pub accounts_left_out: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Line {
    Trilith {
        version: u32,
        /// When somebody last served: clocks stood since.
        at: Millis,
    },
    Name {
        id: String,
        name: String,
    },
    Row {
        table: String,
        row: Map<String, Value>,
    },
    Game(Box<Carry>),
    Study {
        id: String,
        owner: String,
        title: String,
        record: String,
        updated: Millis,
    },
}

#[derive(Serialize, Deserialize)]
struct Carry {
    id: String,
    owner: String,
    setup: Setup,
    created: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch: Option<String>,
    events: Vec<Happened>,
}

#[derive(Serialize, Deserialize)]
struct Happened {
    at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    command: Option<String>,
    event: Event,
}

impl Store {
    /// Writes all games, analyses and names; with accounts, all that is known of people, hashes of their secrets and mail
    /// addresses among it.
    pub async fn export(
        &self,
        now: Millis,
        with_accounts: bool,
        out: &mut (dyn Write + Send),
    ) -> Result<Carried, TransferError> {
        let mut carried = Carried::default();
        let at = self.last_beat().await?.unwrap_or(now).min(now);
        put(out, &Line::Trilith { version: 1, at })?;
        if with_accounts {
            self.export_accounts(out, &mut carried).await?;
        } else {
            self.export_names(out, &mut carried).await?;
        }
        self.export_games(out, &mut carried).await?;
        self.export_studies(out, &mut carried).await?;
        out.flush()?;
        Ok(carried)
    }

    async fn export_names(
        &self,
        out: &mut (dyn Write + Send),
        carried: &mut Carried,
    ) -> Result<(), TransferError> {
        let names = sqlx::query("SELECT id, name FROM person WHERE name IS NOT NULL ORDER BY id")
            .fetch_all(self.pool())
            .await
            .map_err(StoreError::from)?;
        for row in names {
            let line = Line::Name {
                id: row.try_get("id").map_err(StoreError::from)?,
                name: row.try_get("name").map_err(StoreError::from)?,
            };
            put(out, &line)?;
            carried.names += 1;
        }
        Ok(())
    }

    async fn export_games(
        &self,
        out: &mut (dyn Write + Send),
        carried: &mut Carried,
    ) -> Result<(), TransferError> {
        let mut last = String::new();
        loop {
            // Page by page: a reader that takes long would keep SQLite from tidying up.
            let rows = sqlx::query("SELECT id, created FROM game WHERE id > $1 ORDER BY id LIMIT $2")
                .bind(&last)
                .bind(number(MOST as u64))
                .fetch_all(self.pool())
                .await
                .map_err(StoreError::from)?;
            if rows.is_empty() {
                return Ok(());
            }
            for row in rows {
                let id: String = row.try_get("id").map_err(StoreError::from)?;
                let created = millis(row.try_get("created").map_err(StoreError::from)?);
                last.clone_from(&id);
                let kept = match self.game(&id).await {
                    Ok(Some(kept)) => kept,
                    Ok(None) => continue,
                    Err(StoreError::Unreadable(error)) => {
                        tracing::warn!(game = id, %error, "a game cannot be read");
                        carried.left_out += 1;
                        continue;
                    }
                    Err(error) => return Err(error.into()),
                };
                let events = kept.events.into_iter().map(|logged| Happened {
                    at: logged.at,
                    command: logged.command,
                    event: logged.event,
                });
                let game = Carry {
                    id,
                    owner: kept.owner,
                    setup: kept.setup,
                    created,
                    rematch: kept.rematch,
                    events: events.collect(),
                };
                put(out, &Line::Game(Box::new(game)))?;
                carried.games += 1;
            }
        }
    }

    async fn export_studies(
        &self,
        out: &mut (dyn Write + Send),
        carried: &mut Carried,
    ) -> Result<(), TransferError> {
        let mut last = String::new();
        loop {
            let studies = self.studies_after(&last, MOST).await?;
            let Some(end) = studies.last() else { return Ok(()) };
            last.clone_from(&end.id);
            for study in studies {
                let line = Line::Study {
                    id: study.id,
                    owner: study.owner,
                    title: study.title,
                    record: study.record,
                    updated: study.updated,
                };
                put(out, &line)?;
                carried.studies += 1;
            }
        }
    }

    /// Reads what [`Store::export`] wrote, and keeps what is not there yet. Accounts are taken in only if that is wanted:
    /// whoever wrote the file could be anybody here.
    pub async fn import(
        &self,
        now: Millis,
        with_accounts: bool,
        mut lines: impl BufRead,
    ) -> Result<Carried, TransferError> {
        let mut carried = Carried::default();
        let mut served = None;
        let mut games = Vec::new();
        let mut text = String::new();
        for line in 1.. {
            text.clear();
            let read = (&mut lines).take(LONGEST_LINE).read_line(&mut text)?;
            if read == 0 {
                break;
            }
            let problem = |problem: String| TransferError::Line { line, problem };
            if read as u64 == LONGEST_LINE {
                return Err(problem("it is too long".to_owned()));
            }
            let parsed = serde_json::from_str(&text).map_err(|error| problem(error.to_string()))?;
            let Some(served) = served else {
                match parsed {
                    Line::Trilith { version: 1, at } => served = Some(at.min(now)),
                    Line::Trilith { version, .. } => {
                        return Err(problem(format!("version {version} of this format is not known")));
                    }
                    _ => return Err(problem("this is not what `trilith export` writes".to_owned())),
                }
                continue;
            };
            match parsed {
                Line::Trilith { .. } => {}
                Line::Name { id, name } => carried.names += self.import_name(&id, &name, now).await?,
                Line::Row { .. } if !with_accounts => {
                    return Err(problem("it has accounts: --accounts takes them in".to_owned()));
                }
                Line::Row { table, row } => self
                    .import_row(&table, &row, &mut carried)
                    .await?
                    .map_err(problem)?,
                Line::Study {
                    id,
                    owner,
                    title,
                    record,
                    updated,
                } => {
                    let study = Study {
                        id,
                        owner,
                        title,
                        record,
                        updated,
                    };
                    if !is_name(&study.id) || !is_name(&study.owner) || updated > LATEST {
                        return Err(problem("this is no analysis".to_owned()));
                    }
                    carried.studies += u64::from(self.add_study(&study).await?);
                }
                Line::Game(game) => {
                    games.push(checked(*game, served, now).map_err(problem)?);
                    if games.len() == MOST {
                        self.import_games(std::mem::take(&mut games), &mut carried)
                            .await?;
                    }
                }
            }
        }
        if served.is_none() {
            return Err(TransferError::Line {
                line: 1,
                problem: "there is nothing in it".to_owned(),
            });
        }
        self.import_games(games, &mut carried).await?;
        Ok(carried)
    }

    /// A name for somebody who has none here; 1 if it was new.
    async fn import_name(&self, id: &str, name: &str, now: Millis) -> Result<u64, StoreError> {
        if !is_name(id) || !people::is_name(name) {
            return Ok(0);
        }
        // A guest's: whoever had an account elsewhere has none here, and whoever deleted themselves here stays away.
        let made = sqlx::query(
            "INSERT INTO person (id, name, created) SELECT id, name, created FROM (SELECT $1 AS id, $2 AS name, \
             CAST($3 AS BIGINT) AS created) AS new WHERE NOT EXISTS (SELECT 1 FROM departed WHERE person = new.id) \
             ON CONFLICT (id) DO NOTHING",
        )
        .bind(id)
        .bind(name)
        .bind(number(now))
        .execute(&self.shared.writers)
        .await?;
        Ok(made.rows_affected())
    }

    async fn import_games(&self, games: Vec<Checked>, carried: &mut Carried) -> Result<(), StoreError> {
        let outcomes = join_all(games.into_iter().map(|game| self.import_game(game))).await;
        for outcome in outcomes {
            match outcome? {
                Appended::Written => carried.games += 1,
                Appended::Repeated => carried.known += 1,
                Appended::Taken => carried.left_out += 1,
            }
        }
        Ok(())
    }

    /// Keeps a game, or what is missing of it. `Repeated`: it is all there; `Taken`: another game is.
    async fn import_game(&self, game: Checked) -> Result<Appended, StoreError> {
        let Checked {
            new,
            mut lines,
            rematch,
            resumed,
        } = game;
        let id = new.id.clone();
        let summary = new.summary.clone();
        let there = sqlx::query("SELECT owner, setup FROM game WHERE id = $1")
            .bind(&id)
            .fetch_optional(self.pool())
            .await?;
        let mut start = 0;
        match &there {
            Some(row) => {
                let setup: Setup = serde_json::from_str(row.try_get::<&str, _>("setup")?)?;
                if row.try_get::<&str, _>("owner")? != new.owner
                    || serde_json::to_string(&setup)? != new.setup
                {
                    return Ok(Appended::Taken);
                }
                let kept = self.events_since(&id, 0).await?;
                for (logged, line) in kept.iter().zip(&lines) {
                    if number(logged.at) != line.at || serde_json::to_string(&logged.event)? != line.body {
                        return Ok(Appended::Taken);
                    }
                }
                if kept.len() >= lines.len() {
                    return Ok(Appended::Repeated);
                }
                start = kept.len();
            }
            None => {
                // Nobody is to think about it, or to see its flag fall, before its events are there.
                let quiet = Summary {
                    result: "*".to_owned(),
                    seats: summary.seats.clone(),
                    people: summary.people,
                    ..Summary::default()
                };
                let new = NewGame {
                    summary: if lines.is_empty() { summary.clone() } else { quiet },
                    ..new
                };
                if self.shared.writer.write(Work::Create(new)).await? != Appended::Written {
                    return Ok(Appended::Taken);
                }
            }
        }
        let mut lines = lines.split_off(start);
        lines.extend(resumed);
        if !lines.is_empty() {
            let events = NewEvents {
                game: id.clone(),
                number: number(start as u64),
                lines,
                seats_changed: true,
                summary,
            };
            // Somebody else may have been at it meanwhile; then it is theirs.
            if self.shared.writer.write(Work::Append(events)).await? != Appended::Written {
                return Ok(Appended::Taken);
            }
        }
        if let Some(next) = rematch {
            self.set_rematch(&id, &next).await?;
        }
        Ok(Appended::Written)
    }
}

/// A game that can be played as it is told.
struct Checked {
    new: NewGame,
    lines: Vec<NewLine>,
    rematch: Option<String>,
    /// What sets its clocks right, if any ran.
    resumed: Option<NewLine>,
}

fn checked(game: Carry, served: Millis, now: Millis) -> Result<Checked, String> {
    let id = &game.id;
    if !is_name(id) || !is_name(&game.owner) || game.created > LATEST {
        return Err("this is no game".to_owned());
    }
    if game.rematch.as_deref().is_some_and(|next| !is_name(next)) {
        return Err(format!("game {id}: the next game has no name"));
    }
    let mut table = Table::new(game.setup.clone()).map_err(|error| format!("game {id}: {error}"))?;
    let mut lines = Vec::with_capacity(game.events.len());
    let mut last = game.created;
    for (happened, place) in game.events.into_iter().zip(0..) {
        let refused = |problem: String| format!("game {id}, event {place}: {problem}");
        let is_command = |name: &str| name.len() <= 100 && name.bytes().all(|byte| byte.is_ascii_graphic());
        if happened.at > LATEST || happened.command.as_deref().is_some_and(|name| !is_command(name)) {
            return Err(refused("this never happened".to_owned()));
        }
        table
            .apply(&happened.event, happened.at)
            .map_err(|error| refused(error.to_string()))?;
        last = happened.at;
        lines.push(NewLine {
            at: number(happened.at),
            command: happened.command,
            body: serde_json::to_string(&happened.event).map_err(|error| refused(error.to_string()))?,
        });
    }
    let mut resumed = None;
    if table.due().is_some() {
        // The clock stood while the game was carried from one server to the other.
        let event = Event::Resumed {
            away: now.saturating_sub(served.max(last)),
        };
        if table.apply(&event, now).is_ok() {
            resumed = serde_json::to_string(&event).ok().map(|body| NewLine {
                at: number(now),
                command: None,
                body,
            });
        }
    }
    Ok(Checked {
        new: NewGame {
            setup: serde_json::to_string(&game.setup).map_err(|error| error.to_string())?,
            summary: Summary::of(&table),
            created: number(game.created),
            id: game.id,
            owner: game.owner,
        },
        lines,
        rematch: game.rematch,
        resumed,
    })
}

fn put(out: &mut (dyn Write + Send), line: &Line) -> Result<(), TransferError> {
    serde_json::to_writer(&mut *out, line).map_err(io::Error::from)?;
    out.write_all(b"\n")?;
    Ok(())
}
