//! Tokens: by which a program is recognised as somebody's.

use super::session::{Via, hash};
use super::{People, PeopleError};
use crate::random;
use crate::tables::now;

/// How every token begins, so that it is known for one wherever it turns up.
pub(crate) const PREFIX: &str = "trilith_";
const MOST_TOKENS: i64 = 20;
const LONGEST_LABEL: usize = 60;

impl People {
    /// A new token: what is shown once and kept nowhere, and the name by which it can be revoked.
    pub(crate) async fn make_token(
        &self,
        person: &str,
        label: &str,
    ) -> Result<(String, String), PeopleError> {
        let token = format!("{PREFIX}{}", random::secret());
        let hash = hash(&token);
        let done = sqlx::query(
            "INSERT INTO session (hash, person, kind, label, created, seen) \
             SELECT $1, id, $3, $4, $5, 0 FROM person WHERE id = $2 AND account = 1 \
             AND (SELECT COUNT(*) FROM session WHERE person = $2 AND kind = $3) < $6",
        )
        .bind(&hash)
        .bind(person)
        .bind(Via::Token.name())
        .bind(short(label, LONGEST_LABEL))
        .bind(now().cast_signed())
        .bind(MOST_TOKENS)
        .execute(self.pool())
        .await?;
        if done.rows_affected() == 0 {
            return Err(PeopleError::TooMany);
        }
        Ok((token, hash.chars().take(16).collect()))
    }
}

/// A label that somebody typed: one line, not too long, nothing invisible.
pub(super) fn short(text: &str, most: usize) -> String {
    text.chars()
        .filter(|c| !c.is_control() && !is_direction(*c))
        .take(most)
        .collect::<String>()
        .trim()
        .to_owned()
}

/// What turns the direction of a text around: whoever reads it would read something else.
pub(super) fn is_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
