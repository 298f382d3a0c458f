//! What everybody may know of an account.

use std::collections::HashMap;

use serde::Serialize;
use sqlx::Row as _;
use utoipa::ToSchema;

use super::{Named, People, PeopleError, Row};
use crate::table::Millis;

/// The most games in a profile.
const MOST_GAMES: i64 = 20;

/// A game in a profile.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Played {
    /// Its name in addresses.
    pub(crate) id: String,
    /// The variant.
    pub(crate) variant: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub(crate) result: String,
    /// Whether it is over.
    pub(crate) ended: bool,
    /// How many moves were made.
    pub(crate) plies: i64,
    /// When something last happened.
    #[schema(value_type = u64)]
    pub(crate) updated: Millis,
    /// Which seats were theirs.
    pub(crate) seats: Vec<i64>,
    /// Who else sat there, by the names they have now.
    pub(crate) others: Vec<Option<String>>,
}

impl People {
    /// The latest games of somebody with other people that everybody may watch.
    pub(crate) async fn public_games(&self, id: &str) -> Result<Vec<Played>, PeopleError> {
        let rows = sqlx::query(
            "SELECT id, setup, result, ended, plies, updated FROM game WHERE id IN (SELECT game FROM seat WHERE person = $1) \
             AND private = 0 AND free = 0 AND people >= 2 ORDER BY updated DESC LIMIT $2",
        )
        .bind(id)
        .bind(MOST_GAMES)
        .fetch_all(self.pool())
        .await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            let game: String = row.get("id");
            let seats = sqlx::query("SELECT seat, person FROM seat WHERE game = $1 ORDER BY seat")
                .bind(&game)
                .fetch_all(self.pool())
                .await?;
            let who = |row: &Row| row.get::<String, _>("person");
            let mut others: Vec<String> = seats.iter().map(who).filter(|person| person != id).collect();
            others.dedup();
            let names: HashMap<String, Named> = self.names(&others).await?;
            let setup: crate::table::Setup = serde_json::from_str(&row.get::<String, _>("setup"))
                .map_err(|error| PeopleError::Store(error.into()))?;
            games.push(Played {
                variant: setup.variant,
                result: row.get("result"),
                ended: row.get::<i64, _>("ended") != 0,
                plies: row.get("plies"),
                updated: row.get::<i64, _>("updated").cast_unsigned(),
                seats: seats
                    .iter()
                    .filter(|row| who(row) == id)
                    .map(|row| row.get("seat"))
                    .collect(),
                others: others
                    .iter()
                    .map(|other| names.get(other).and_then(|named| named.name.clone()))
                    .collect(),
                id: game,
            });
        }
        Ok(games)
    }
}
