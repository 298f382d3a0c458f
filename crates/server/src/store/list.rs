use std::collections::HashMap;

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use super::values::{millis, rows};
use super::{Store, StoreError};
use crate::table::{Millis, Player, Setup};

/// A line in a list of games.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The game's name in addresses.
    pub id: String,
    /// What was agreed, with everybody in the seats that they have taken since.
    pub setup: Setup,
    /// Who set it up.
    pub owner: String,
    /// When it was set up.
    pub created: Millis,
    /// When something last happened.
    pub updated: Millis,
    /// How many moves were made.
    pub plies: i64,
    /// `*` while it goes on, and if it ended without a result.
    pub result: String,
    /// Whether it is over.
    pub ended: bool,
    /// The person whose turn it is.
    pub turn: Option<String>,
    /// When the running clock runs out.
    pub due: Option<Millis>,
    /// How many seats nobody has taken.
    pub free: u8,
}

const COLUMNS: &str =
    "SELECT id, setup, owner, created, updated, plies, result, ended, turn, due, free FROM game";

impl Store {
    /// Somebody's games, those they set up and those they sit at; the unfinished ones first, the latest first.
    pub async fn games_of(&self, person: &str, most: u32) -> Result<Vec<Listed>, StoreError> {
        let sql = format!(
            "{COLUMNS} WHERE id IN (SELECT game FROM seat WHERE person = $1 UNION SELECT id FROM game WHERE owner = $1) \
             ORDER BY ended, updated DESC LIMIT $2"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(person).bind(i64::from(most));
        self.list(query.fetch_all(self.pool()).await?).await
    }

    /// The games in which it is somebody's turn, the one whose clock runs out first before the others.
    pub async fn turns_of(&self, person: &str, most: u32) -> Result<Vec<Listed>, StoreError> {
        let sql = format!(
            "{COLUMNS} WHERE ended = 0 AND turn = $1 \
             ORDER BY CASE WHEN due IS NULL THEN 1 ELSE 0 END, due, updated LIMIT $2"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(person).bind(i64::from(most));
        self.list(query.fetch_all(self.pool()).await?).await
    }

    /// The games in which anybody may take a seat, the latest first.
    pub async fn lobby(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let sql =
            format!("{COLUMNS} WHERE ended = 0 AND listed = 1 AND free > 0 ORDER BY created DESC LIMIT $1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(i64::from(most));
        self.list(query.fetch_all(self.pool()).await?).await
    }

    /// The games between people that anybody may watch, the liveliest first.
    pub async fn watchable(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let sql = format!(
            "{COLUMNS} WHERE ended = 0 AND private = 0 AND free = 0 AND people >= 2 ORDER BY updated DESC LIMIT $1"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(i64::from(most));
        self.list(query.fetch_all(self.pool()).await?).await
    }

    /// How many games of somebody wait in the lobby.
    pub async fn seeks_of(&self, owner: &str) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS seeks FROM game WHERE owner = $1 AND ended = 0 AND listed = 1 AND free > 0",
        )
        .bind(owner)
        .fetch_one(self.pool())
        .await?;
        Ok(row.try_get("seeks")?)
    }

    async fn list(&self, games: Vec<AnyRow>) -> Result<Vec<Listed>, StoreError> {
        let mut games: Vec<Listed> = games.iter().map(read).collect::<Result<_, _>>()?;
        if games.is_empty() {
            return Ok(games);
        }
        let sql = format!(
            "SELECT game, seat, person FROM seat WHERE game IN (VALUES {})",
            rows(games.len(), 1)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for game in &games {
            query = query.bind(&game.id);
        }
        let mut seated: HashMap<String, Vec<(i64, String)>> = HashMap::new();
        for row in query.fetch_all(self.pool()).await? {
            seated
                .entry(row.try_get("game")?)
                .or_default()
                .push((row.try_get("seat")?, row.try_get("person")?));
        }
        for game in &mut games {
            for (seat, id) in seated.remove(&game.id).unwrap_or_default() {
                let seat = usize::try_from(seat)
                    .ok()
                    .and_then(|seat| game.setup.seats.get_mut(seat));
                if let Some(seat) = seat {
                    *seat = Player::Guest { id };
                }
            }
        }
        Ok(games)
    }
}

fn read(row: &AnyRow) -> Result<Listed, StoreError> {
    Ok(Listed {
        id: row.try_get("id")?,
        setup: serde_json::from_str(row.try_get::<&str, _>("setup")?)?,
        owner: row.try_get("owner")?,
        created: millis(row.try_get("created")?),
        updated: millis(row.try_get("updated")?),
        plies: row.try_get("plies")?,
        result: row.try_get("result")?,
        ended: row.try_get::<i64, _>("ended")? != 0,
        turn: row.try_get("turn")?,
        due: row.try_get::<Option<i64>, _>("due")?.map(millis),
        free: u8::try_from(row.try_get::<i64, _>("free")?).unwrap_or(u8::MAX),
    })
}
