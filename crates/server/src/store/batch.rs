//! The statements that write many entries at once. However many there are, it takes the same few.

use std::collections::HashSet;

use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use super::values::{number, rows};
use super::{Appended, Bus, Message, Summary};

/// How many rows a statement holds.
const MOST: usize = 256;

/// Something to write: all of it or nothing.
#[derive(Debug)]
pub(super) enum Work {
    Create(NewGame),
    Append(NewEvents),
}

#[derive(Debug)]
pub(super) struct NewGame {
    pub(super) id: String,
    pub(super) owner: String,
    pub(super) setup: String,
    pub(super) created: i64,
    pub(super) summary: Summary,
}

#[derive(Debug)]
pub(super) struct NewEvents {
    pub(super) game: String,
    /// The number of the first.
    pub(super) number: i64,
    pub(super) lines: Vec<NewLine>,
    /// Whether somebody sat down.
    pub(super) seats_changed: bool,
    pub(super) summary: Summary,
}

#[derive(Debug)]
pub(super) struct NewLine {
    pub(super) at: i64,
    pub(super) command: Option<String>,
    pub(super) body: String,
}

impl NewEvents {
    /// The command that led to them.
    fn command(&self) -> Option<&str> {
        self.lines.first()?.command.as_deref()
    }

    /// How many events there are after it.
    fn end(&self) -> i64 {
        self.number.saturating_add(number(self.lines.len() as u64))
    }
}

/// Writes all of these with the transaction of this connection. On PostgreSQL, where other nodes write as well, it is given
/// the bus, and announces what it wrote.
pub(super) async fn put(
    connection: &mut AnyConnection,
    works: &[&Work],
    bus: Option<&Bus>,
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut outcomes = vec![Appended::Taken; works.len()];
    let mut games = Vec::new();
    // Those who wait for the same game are dealt with in turn.
    let mut rounds: Vec<Vec<(usize, &NewEvents)>> = Vec::new();
    let mut seen: Vec<HashSet<&str>> = Vec::new();
    for (place, work) in works.iter().enumerate() {
        match work {
            Work::Create(game) => games.push((place, game)),
            Work::Append(events) => {
                let round = seen
                    .iter()
                    .position(|seen| !seen.contains(events.game.as_str()))
                    .unwrap_or(seen.len());
                if round == seen.len() {
                    seen.push(HashSet::new());
                    rounds.push(Vec::new());
                }
                if let (Some(seen), Some(round)) = (seen.get_mut(round), rounds.get_mut(round)) {
                    seen.insert(&events.game);
                    round.push((place, events));
                }
            }
        }
    }
    create(connection, &games, &mut outcomes).await?;
    if let (Some(_), Some(games)) = (bus, seen.first()) {
        lock(connection, games).await?;
    }
    for round in &rounds {
        append(connection, round, &mut outcomes).await?;
    }
    if let Some(bus) = bus {
        bus.announce(connection, &announcements(works, &outcomes)).await?;
    }
    Ok(outcomes)
}

/// What there is to tell of what was written.
pub(super) fn announcements(works: &[&Work], outcomes: &[Appended]) -> Vec<Message> {
    works
        .iter()
        .zip(outcomes)
        .filter(|(_, outcome)| **outcome == Appended::Written)
        .filter_map(|(work, _)| match work {
            Work::Create(_) => None,
            Work::Append(events) => Some(Message::Game {
                id: events.game.clone(),
                number: u64::try_from(events.end()).unwrap_or_default(),
            }),
        })
        .collect()
}

/// Locks the rows of these games, always in the same order: two nodes that write about the same games then wait for each
/// other one way only.
async fn lock(connection: &mut AnyConnection, games: &HashSet<&str>) -> Result<(), sqlx::Error> {
    let sql = format!(
        "SELECT id FROM game WHERE id IN (VALUES {}) ORDER BY id FOR NO KEY UPDATE",
        rows(games.len(), 1)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for game in games {
        query = query.bind(*game);
    }
    query.fetch_all(connection).await?;
    Ok(())
}

async fn create(
    connection: &mut AnyConnection,
    games: &[(usize, &NewGame)],
    outcomes: &mut [Appended],
) -> Result<(), sqlx::Error> {
    if games.is_empty() {
        return Ok(());
    }
    let sql = format!(
        "INSERT INTO game (id, owner, setup, created, updated, plies, result, ended, due, turn, work, claimed, free, \
         listed, private, people) VALUES {} ON CONFLICT (id) DO NOTHING RETURNING id",
        rows(games.len(), 16)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (_, game) in games {
        query = query
            .bind(&game.id)
            .bind(&game.owner)
            .bind(&game.setup)
            .bind(game.created)
            .bind(game.created);
        query = bind_summary(query, &game.summary);
    }
    let made = ids(query.fetch_all(&mut *connection).await?)?;
    let mut seats = Vec::new();
    for &(place, game) in games {
        let is_written = made.contains(&game.id) || is_there(connection, game).await?;
        if is_written && let Some(outcome) = outcomes.get_mut(place) {
            *outcome = Appended::Written;
            seats.extend(seats_of(&game.id, &game.summary));
        }
    }
    sit(connection, &seats).await
}

/// Whether this very game is there already: it was written, and the answer was lost.
async fn is_there(connection: &mut AnyConnection, game: &NewGame) -> Result<bool, sqlx::Error> {
    let row = sqlx::query("SELECT id FROM game WHERE id = $1 AND owner = $2 AND setup = $3")
        .bind(&game.id)
        .bind(&game.owner)
        .bind(&game.setup)
        .fetch_optional(connection)
        .await?;
    Ok(row.is_some())
}

/// Adds to the logs of games, of which no two are the same.
///
/// The row of a game says how many events there are. It is changed only from the number at which an entry begins: of two
/// entries with the same number one finds it changed, whichever node they come from.
async fn append(
    connection: &mut AnyConnection,
    entries: &[(usize, &NewEvents)],
    outcomes: &mut [Appended],
) -> Result<(), sqlx::Error> {
    if entries.is_empty() {
        return Ok(());
    }
    let sql = format!(
        "UPDATE game SET number = e.column3, updated = e.column5, plies = e.column6, result = e.column7, \
         ended = e.column8, due = e.column9, turn = e.column10, work = e.column11, claimed = e.column12, \
         free = e.column13, listed = e.column14, private = e.column15, people = e.column16 \
         FROM (VALUES {}) AS e WHERE game.id = e.column1 AND game.number = e.column2 AND NOT EXISTS \
         (SELECT 1 FROM event WHERE event.game = e.column1 AND event.command = e.column4) RETURNING id",
        rows(entries.len(), 16)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (_, events) in entries {
        query = query
            .bind(&events.game)
            .bind(events.number)
            .bind(events.end())
            // A command leads to an entry, whose first event has its name.
            .bind(events.command())
            .bind(events.lines.last().map_or(0, |line| line.at));
        query = bind_summary(query, &events.summary);
    }
    let written = ids(query.fetch_all(&mut *connection).await?)?;
    let (mut lines, mut seats, mut refused) = (Vec::new(), Vec::new(), Vec::new());
    for &(place, events) in entries {
        if !written.contains(&events.game) {
            refused.push((place, events));
            continue;
        }
        if let Some(outcome) = outcomes.get_mut(place) {
            *outcome = Appended::Written;
        }
        let numbered = (events.number..).zip(&events.lines);
        lines.extend(numbered.map(|(number, line)| (&events.game, number, line)));
        if events.seats_changed {
            seats.extend(seats_of(&events.game, &events.summary));
        }
    }
    for lines in lines.chunks(MOST) {
        let sql = format!(
            "INSERT INTO event (game, number, at, command, body) VALUES {}",
            rows(lines.len(), 5)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for &(game, number, line) in lines {
            query = query
                .bind(game)
                .bind(number)
                .bind(line.at)
                .bind(&line.command)
                .bind(&line.body);
        }
        query.execute(&mut *connection).await?;
    }
    sit(connection, &seats).await?;
    explain(connection, &refused, outcomes).await
}

/// Finds out which of the refused entries had been done before.
async fn explain(
    connection: &mut AnyConnection,
    refused: &[(usize, &NewEvents)],
    outcomes: &mut [Appended],
) -> Result<(), sqlx::Error> {
    let named: Vec<(usize, &str, &str)> = refused
        .iter()
        .filter_map(|(place, events)| Some((*place, events.game.as_str(), events.command()?)))
        .collect();
    if named.is_empty() {
        return Ok(());
    }
    let sql = format!(
        "SELECT game FROM event WHERE (game, command) IN (VALUES {})",
        rows(named.len(), 2)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (_, game, command) in &named {
        query = query.bind(*game).bind(*command);
    }
    let mut done = HashSet::new();
    for row in query.fetch_all(connection).await? {
        done.insert(row.try_get::<String, _>("game")?);
    }
    // No two entries are about the same game, so the game says which it is.
    for (place, game, _) in named {
        if done.contains(game)
            && let Some(outcome) = outcomes.get_mut(place)
        {
            *outcome = Appended::Repeated;
        }
    }
    Ok(())
}

fn seats_of<'a>(game: &'a str, summary: &'a Summary) -> impl Iterator<Item = (&'a str, u8, &'a str)> {
    summary
        .seats
        .iter()
        .map(move |(seat, person)| (game, *seat, person.as_str()))
}

/// Notes who sits where; whoever sits there stays.
async fn sit(connection: &mut AnyConnection, seats: &[(&str, u8, &str)]) -> Result<(), sqlx::Error> {
    for seats in seats.chunks(MOST) {
        let sql = format!(
            "INSERT INTO seat (game, seat, person) VALUES {} ON CONFLICT (game, seat) DO NOTHING",
            rows(seats.len(), 3)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for &(game, seat, person) in seats {
            query = query.bind(game).bind(i64::from(seat)).bind(person);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

/// The eleven columns of a summary, in the order in which every statement has them.
fn bind_summary<'q>(query: Query<'q>, summary: &'q Summary) -> Query<'q> {
    query
        .bind(number(summary.plies as u64))
        .bind(&summary.result)
        .bind(i64::from(summary.ended))
        .bind(summary.due.map(number))
        .bind(&summary.turn)
        .bind(i64::from(summary.work))
        .bind(summary.claim.map_or(0, number))
        .bind(i64::from(summary.free))
        .bind(i64::from(summary.listed))
        .bind(i64::from(summary.private))
        .bind(i64::from(summary.people))
}

fn ids(rows: Vec<sqlx::any::AnyRow>) -> Result<HashSet<String>, sqlx::Error> {
    rows.iter().map(|row| row.try_get("id")).collect()
}
