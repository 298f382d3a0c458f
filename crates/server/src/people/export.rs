//! Everything about somebody, for them to take along.

use serde_json::{Value, json};
use sqlx::Row as _;

use super::{Key, People, PeopleError, Via};
use crate::table::{Player, Table};
use crate::tables::now;

/// The most games in it; nobody can keep more.
const MOST_GAMES: u32 = 5_000;

impl People {
    /// Everything that is kept about somebody, without what is secret: no hash, no key, nobody else's words.
    pub(crate) async fn export(&self, id: &str) -> Result<Value, PeopleError> {
        self.shared.guard.attempt(&Key::Much(id.to_owned()), now())?;
        let person = self.person(id).await?;
        let named = self.names(&[id.to_owned()]).await?;
        let mut histories = serde_json::Map::new();
        for kind in trilith_games::Kind::ALL {
            let history = self.history(id, kind.name()).await?;
            if !history.is_empty() {
                histories.insert(kind.name().to_owned(), json!(history));
            }
        }
        let reports = sqlx::query("SELECT game, text, at FROM report WHERE reporter = $1 ORDER BY at")
            .bind(id)
            .fetch_all(self.pool())
            .await?;
        let push = sqlx::query("SELECT created FROM push WHERE person = $1")
            .bind(id)
            .fetch_all(self.pool())
            .await?;
        Ok(json!({
            "person": {
                "id": id,
                "name": person.as_ref().and_then(|person| person.name.as_deref()),
                "account": person.as_ref().is_some_and(|person| person.account),
                "bot": person.as_ref().is_some_and(|person| person.bot),
                "email": person.as_ref().and_then(|person| person.email.as_deref()),
                "since": person.as_ref().map(|person| person.created),
            },
            "sessions": self.sessions(id, Via::Browser, None).await?,
            "tokens": self.sessions(id, Via::Token, None).await?,
            "passkeys": self.passkeys(id).await?.iter()
                .map(|passkey| json!({ "label": passkey.label, "created": passkey.created }))
                .collect::<Vec<_>>(),
            "ratings": named.get(id).map(|named| json!(named.ratings)),
            "rating_histories": histories,
            "games": self.games(id).await?,
            "analyses": self.analyses(id).await?,
            "chat": self.chat(id).await?.into_iter()
                .map(|line| json!({ "game": line.game, "at": line.at, "text": line.text }))
                .collect::<Vec<_>>(),
            "blocked": self.blocked(id).await?,
            "reports": reports.iter()
                .map(|row| json!({
                    "game": row.get::<Option<String>, _>("game"),
                    "text": row.get::<String, _>("text"),
                    "at": row.get::<i64, _>("at"),
                }))
                .collect::<Vec<_>>(),
            "notices": push.iter().map(|row| json!({ "since": row.get::<i64, _>("created") })).collect::<Vec<_>>(),
        }))
    }

    /// The games in which somebody sits, with their records.
    async fn games(&self, id: &str) -> Result<Vec<Value>, PeopleError> {
        let listed = self.store.games_of(id, MOST_GAMES).await?;
        let mut games = Vec::with_capacity(listed.len());
        for game in listed {
            let Some(kept) = self.store.game(&game.id).await? else {
                continue;
            };
            let Ok(mut table) = Table::new(kept.setup) else {
                continue;
            };
            // What can be read of a game is better than nothing of it.
            for logged in &kept.events {
                if table.apply(&logged.event, logged.at).is_err() {
                    break;
                }
            }
            let record = table.record(|player| match player {
                Player::Computer { level } => format!("Trilith {level}"),
                Player::Guest { id: other } if other == id => "me".to_owned(),
                Player::Guest { .. } => "somebody else".to_owned(),
                Player::Open => "nobody".to_owned(),
            });
            games.push(json!({
                "id": game.id,
                "variant": game.setup.variant,
                "result": game.result,
                "updated": game.updated,
                "record": record.to_string(),
            }));
        }
        Ok(games)
    }

    /// The analyses that somebody keeps.
    async fn analyses(&self, id: &str) -> Result<Vec<Value>, PeopleError> {
        let studies = self.store.studies_of(id, MOST_GAMES).await?;
        let analysis = |study: &crate::store::Study| json!({ "id": study.id, "title": study.title, "updated": study.updated, "record": study.record });
        Ok(studies.iter().map(analysis).collect())
    }
}
