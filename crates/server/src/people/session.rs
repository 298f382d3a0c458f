//! Who is signed in: secrets that a browser or a program keeps, and their hashes here.

use serde::Serialize;
use sha2::{Digest as _, Sha256};
use sqlx::Row as _;
use utoipa::ToSchema;

use super::{People, PeopleError};
use crate::random;
use crate::table::Millis;
use crate::tables::now;

/// Somebody who signs in once more loses the session that was used least lately.
const MOST_SESSIONS: i64 = 50;
/// When somebody was last here is not written down more often.
const SEEN_EVERY: Millis = 10 * 60_000;
/// A session that nobody used for so long ends: as long as the browser keeps its cookie.
const LONGEST_REST: Millis = 400 * 24 * 3_600_000;

/// How somebody shows who they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Via {
    /// A browser's cookie.
    Browser,
    /// A program's token.
    Token,
}

impl Via {
    /// The name in the database.
    pub(super) fn name(self) -> &'static str {
        match self {
            Via::Browser => "browser",
            Via::Token => "token",
        }
    }
}

/// Somebody whose secret was recognised.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    pub(crate) id: String,
    pub(crate) name: Option<String>,
    pub(crate) account: bool,
    pub(crate) bot: bool,
    pub(crate) banned: bool,
    /// The hash of the secret, for somebody who is signed in.
    pub(crate) session: Option<String>,
}

/// A session as its person sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Session {
    /// The beginning of the hash: enough to tell it from the others, and no secret.
    pub(crate) id: String,
    /// The browser, or what its owner calls a token.
    pub(crate) label: String,
    /// When it began.
    #[schema(value_type = u64)]
    pub(crate) created: Millis,
    /// When it was last used.
    #[schema(value_type = u64)]
    pub(crate) seen: Millis,
    /// Whether it is the one that asks.
    pub(crate) current: bool,
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// Bytes as text.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The name that a guest has by their secret.
pub(crate) fn guest_id(hash: &str) -> &str {
    hash.get(..24).unwrap_or(hash)
}

/// How much of a hash names a session.
const ID: usize = 16;

impl People {
    /// Whom a secret belongs to. Nobody: a token that is none, or the old secret of somebody who has an account since, or
    /// who is gone.
    pub(crate) async fn who(&self, secret: &str, via: Via) -> Result<Option<Who>, PeopleError> {
        self.who_by(hash(secret), via).await
    }

    /// Whether a session has not been ended: for connections that outlive the request that began them.
    pub(crate) async fn goes_on(&self, session: &str, via: Via) -> Result<bool, PeopleError> {
        let who = self.who_by(session.to_owned(), via).await?;
        Ok(who.is_some_and(|who| who.session.is_some()))
    }

    async fn who_by(&self, hash: String, via: Via) -> Result<Option<Who>, PeopleError> {
        let key = (hash.clone(), via);
        let asked = match self.shared.who.get(&key) {
            Ok(known) => return Ok(known),
            Err(asked) => asked,
        };
        let who = match self.signed_in(&hash, via).await? {
            Some(who) => Some(who),
            None if via == Via::Browser => self.guest(guest_id(&hash)).await?,
            None => None,
        };
        self.shared.who.put(asked, key, who.clone());
        Ok(who)
    }

    async fn signed_in(&self, hash: &str, via: Via) -> Result<Option<Who>, PeopleError> {
        let Some(row) = sqlx::query(
            "SELECT p.id, p.name, p.account, p.bot, p.banned, s.seen FROM session s JOIN person p ON p.id = s.person \
             WHERE s.hash = $1 AND s.kind = $2",
        )
        .bind(hash)
        .bind(via.name())
        .fetch_optional(self.pool())
        .await?
        else {
            return Ok(None);
        };
        let now = now();
        if now.saturating_sub(row.get::<i64, _>("seen").cast_unsigned()) > SEEN_EVERY {
            sqlx::query("UPDATE session SET seen = $2 WHERE hash = $1")
                .bind(hash)
                .bind(now.cast_signed())
                .execute(self.pool())
                .await?;
        }
        Ok(Some(Who {
            id: row.get("id"),
            name: row.get("name"),
            account: row.get::<i64, _>("account") != 0,
            bot: row.get::<i64, _>("bot") != 0,
            banned: row.get::<i64, _>("banned") != 0,
            session: Some(hash.to_owned()),
        }))
    }

    /// A guest, unless the name that follows from their secret belongs to an account or to nobody any more.
    async fn guest(&self, id: &str) -> Result<Option<Who>, PeopleError> {
        let rows = sqlx::query(
            "SELECT name, account, banned FROM person WHERE id = $1 \
             UNION ALL SELECT NULL, 1, 0 FROM departed WHERE person = $1",
        )
        .bind(id)
        .fetch_all(self.pool())
        .await?;
        let mut who = Who {
            id: id.to_owned(),
            name: None,
            account: false,
            bot: false,
            banned: false,
            session: None,
        };
        for row in rows {
            if row.get::<i64, _>("account") != 0 {
                return Ok(None);
            }
            who.name = row.get("name");
            who.banned = row.get::<i64, _>("banned") != 0;
        }
        Ok(Some(who))
    }

    /// A fresh session: its secret, which is kept nowhere here.
    pub(crate) async fn open_session(&self, person: &str, label: &str) -> Result<String, PeopleError> {
        let secret = random::secret();
        let now = now().cast_signed();
        sqlx::query(
            "INSERT INTO session (hash, person, kind, label, created, seen) VALUES ($1, $2, $3, $4, $5, $5)",
        )
        .bind(hash(&secret))
        .bind(person)
        .bind(Via::Browser.name())
        .bind(label)
        .bind(now)
        .execute(self.pool())
        .await?;
        sqlx::query(
            "DELETE FROM session WHERE person = $1 AND kind = $2 AND hash NOT IN \
             (SELECT hash FROM session WHERE person = $1 AND kind = $2 ORDER BY seen DESC, created DESC LIMIT $3)",
        )
        .bind(person)
        .bind(Via::Browser.name())
        .bind(MOST_SESSIONS)
        .execute(self.pool())
        .await?;
        self.changed(person);
        Ok(secret)
    }

    /// Where somebody is signed in, or their tokens, the latest first.
    pub(crate) async fn sessions(
        &self,
        person: &str,
        via: Via,
        current: Option<&str>,
    ) -> Result<Vec<Session>, PeopleError> {
        let rows = sqlx::query(
            "SELECT hash, label, created, seen FROM session WHERE person = $1 AND kind = $2 ORDER BY seen DESC, created DESC",
        )
        .bind(person)
        .bind(via.name())
        .fetch_all(self.pool())
        .await?;
        let session = |row: &super::Row| {
            let hash: String = row.get("hash");
            Session {
                current: Some(hash.as_str()) == current,
                id: hash.chars().take(ID).collect(),
                label: row.get("label"),
                created: row.get::<i64, _>("created").cast_unsigned(),
                seen: row.get::<i64, _>("seen").cast_unsigned(),
            }
        };
        Ok(rows.iter().map(session).collect())
    }

    /// Ends one of somebody's sessions or tokens.
    pub(crate) async fn close_session(&self, person: &str, via: Via, id: &str) -> Result<bool, PeopleError> {
        // PostgreSQL refuses some texts, and none of them names a session.
        if !id.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Ok(false);
        }
        let done =
            sqlx::query("DELETE FROM session WHERE person = $1 AND kind = $2 AND substr(hash, 1, 16) = $3")
                .bind(person)
                .bind(via.name())
                .bind(id)
                .execute(self.pool())
                .await?;
        self.changed(person);
        Ok(done.rows_affected() > 0)
    }

    /// Ends the session with this hash.
    pub(crate) async fn sign_out(&self, person: &str, hash: &str) -> Result<(), PeopleError> {
        sqlx::query("DELETE FROM session WHERE hash = $1 AND person = $2")
            .bind(hash)
            .bind(person)
            .execute(self.pool())
            .await?;
        self.changed(person);
        Ok(())
    }

    /// Ends all sessions of browsers but one.
    pub(crate) async fn close_others(&self, person: &str, current: &str) -> Result<u64, PeopleError> {
        let done = sqlx::query("DELETE FROM session WHERE person = $1 AND kind = $2 AND hash <> $3")
            .bind(person)
            .bind(Via::Browser.name())
            .bind(current)
            .execute(self.pool())
            .await?;
        self.changed(person);
        Ok(done.rows_affected())
    }

    /// Ends everything by which somebody is recognised, tokens too.
    pub(super) async fn close_all(&self, person: &str) -> Result<(), PeopleError> {
        sqlx::query("DELETE FROM session WHERE person = $1")
            .bind(person)
            .execute(self.pool())
            .await?;
        self.changed(person);
        Ok(())
    }

    /// Takes away what has had its time.
    pub async fn tidy(&self) -> Result<(), PeopleError> {
        let now = now();
        let statements = [
            (
                "DELETE FROM session WHERE kind = 'browser' AND seen < $1",
                now.saturating_sub(LONGEST_REST),
            ),
            ("DELETE FROM challenge WHERE expires < $1", now),
            ("DELETE FROM recovery WHERE expires < $1", now),
            (
                "DELETE FROM notice WHERE at < $1",
                now.saturating_sub(LONGEST_REST),
            ),
        ];
        for (statement, time) in statements {
            sqlx::query(statement)
                .bind(time.cast_signed())
                .execute(self.pool())
                .await?;
        }
        Ok(())
    }
}

/// A browser in a few words: what it is and on what it runs, nothing that tells two of the same apart.
pub(crate) fn label(user_agent: &str) -> String {
    let find = |known: &[(&str, &'static str)]| {
        known
            .iter()
            .find(|(sign, _)| user_agent.contains(sign))
            .map(|&(_, name)| name)
    };
    // Almost everybody claims to be somebody else, too: the order matters.
    let browser = find(&[
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        (one, other) => one.or(other).unwrap_or_default().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_told_in_a_few_words() {
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
        assert_eq!(label(chrome), "Chrome · Linux");
        let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 \
                      Safari/604.1";
        assert_eq!(label(safari), "Safari · iPhone");
        assert_eq!(
            label("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox · Windows"
        );
        assert_eq!(label("curl/8"), "");
        assert_eq!(label("<script>"), "");
    }
}
