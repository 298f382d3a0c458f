//! What everybody may know of an account.

use serde::Serialize;

use super::{People, PeopleError};
use crate::table::Millis;

/// The most games in a profile.
const MOST_GAMES: u32 = 20;

/// A game in a profile.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Played {
    id: String,
    variant: String,
    result: String,
    plies: i64,
    updated: Millis,
}

impl People {
    /// The latest games of somebody that everybody may watch.
    pub(crate) async fn public_games(&self, id: &str) -> Result<Vec<Played>, PeopleError> {
        let games = self.store.games_of(id, MOST_GAMES).await?;
        let played = |game: crate::store::Listed| Played {
            id: game.id,
            variant: game.setup.variant,
            result: game.result,
            plies: game.plies,
            updated: game.updated,
        };
        Ok(games.into_iter().map(played).collect())
    }
}
