//! Passkeys: asked for, kept, recognised.

use std::net::IpAddr;

use serde::Serialize;
use serde_json::{Value, json};
use sqlx::Row as _;
use utoipa::ToSchema;

use super::person::Person;
use super::token::short;
use super::webauthn::{self, Credential, NewPasskey, PasskeyError, PublicKey, RelyingParty};
use super::{Key, People, PeopleError};
use crate::random;
use crate::table::Millis;
use crate::tables::now;

/// As long as somebody may look for their finger.
const LIFE: Millis = 5 * 60_000;
/// As many questions may be open at a time, on all nodes.
const MOST_OPEN: i64 = 20_000;
const MOST_PASSKEYS: i64 = 20;

const CREATE: &str = "webauthn.create";
const GET: &str = "webauthn.get";

/// A passkey as its person sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Passkey {
    /// Its name.
    pub(crate) id: String,
    /// What its owner calls it.
    pub(crate) label: String,
    /// When it was added.
    #[schema(value_type = u64)]
    pub(crate) created: Millis,
}

impl People {
    /// What a browser needs to make a passkey for somebody.
    pub(crate) async fn passkey_to_make(
        &self,
        party: &RelyingParty,
        person: &str,
        name: &str,
        from: Option<IpAddr>,
    ) -> Result<Value, PeopleError> {
        let challenge = self.challenge(CREATE, person, from).await?;
        let known: Vec<Value> = self
            .passkeys(person)
            .await?
            .into_iter()
            .map(|passkey| json!({ "type": "public-key", "id": passkey.id }))
            .collect();
        let kinds = webauthn::ALGORITHMS.map(|number| json!({ "type": "public-key", "alg": number }));
        Ok(json!({
            "challenge": challenge,
            "rp": { "id": party.id, "name": "Trilith" },
            "user": { "id": webauthn::encode(person.as_bytes()), "name": name, "displayName": name },
            "pubKeyCredParams": kinds,
            "excludeCredentials": known,
            "authenticatorSelection": { "residentKey": "required", "requireResidentKey": true, "userVerification": "required" },
            "attestation": "none",
            "timeout": LIFE,
        }))
    }

    /// What a browser needs to show a passkey. Nobody's name is asked for, so nobody's is given away.
    pub(crate) async fn passkey_to_show(
        &self,
        party: &RelyingParty,
        guest: &str,
        from: Option<IpAddr>,
    ) -> Result<Value, PeopleError> {
        let challenge = self.challenge(GET, guest, from).await?;
        Ok(json!({
            "challenge": challenge,
            "rpId": party.id,
            "userVerification": "required",
            "allowCredentials": [],
            "timeout": LIFE,
        }))
    }

    /// A question for somebody; the one before is forgotten.
    async fn challenge(
        &self,
        purpose: &str,
        guest: &str,
        from: Option<IpAddr>,
    ) -> Result<String, PeopleError> {
        let now = now();
        if let Some(from) = from {
            self.shared.guard.attempt(&Key::Challenge(from), now)?;
        }
        let mut bytes = [0; 32];
        random::fill(&mut bytes);
        let text = webauthn::encode(&bytes);
        sqlx::query("DELETE FROM challenge WHERE expires < $1 OR (person = $2 AND purpose = $3)")
            .bind(now.cast_signed())
            .bind(guest)
            .bind(purpose)
            .execute(self.pool())
            .await?;
        let made = sqlx::query(
            "INSERT INTO challenge (text, purpose, person, expires) SELECT $1, $2, $3, $4 \
             WHERE (SELECT COUNT(*) FROM challenge) < $5",
        )
        .bind(&text)
        .bind(purpose)
        .bind(guest)
        .bind((now + LIFE).cast_signed())
        .bind(MOST_OPEN)
        .execute(self.pool())
        .await?;
        if made.rows_affected() == 0 {
            return Err(PeopleError::Busy);
        }
        Ok(text)
    }

    /// Whether this was asked of them; it will not have been a second time.
    async fn answer(&self, challenge: &str, purpose: &str, guest: &str) -> Result<(), PeopleError> {
        let done = sqlx::query(
            "DELETE FROM challenge WHERE text = $1 AND purpose = $2 AND person = $3 AND expires >= $4",
        )
        .bind(challenge)
        .bind(purpose)
        .bind(guest)
        .bind(now().cast_signed())
        .execute(self.pool())
        .await?;
        if done.rows_affected() == 0 {
            return Err(PasskeyError::WrongChallenge.into());
        }
        Ok(())
    }

    /// Checks a passkey that was just made.
    pub(crate) async fn new_passkey(
        &self,
        party: &RelyingParty,
        guest: &str,
        credential: &Credential,
    ) -> Result<NewPasskey, PeopleError> {
        self.answer(&credential.challenge(CREATE, party)?, CREATE, guest)
            .await?;
        Ok(credential.new_key(party)?)
    }

    /// Keeps a passkey for an account.
    pub(crate) async fn add_passkey(
        &self,
        person: &str,
        key: &NewPasskey,
        label: &str,
    ) -> Result<(), PeopleError> {
        let mut connection = self.pool().acquire().await?;
        add(&mut connection, person, key, label).await
    }

    /// Whose passkey this is.
    pub(crate) async fn recognise(
        &self,
        party: &RelyingParty,
        guest: &str,
        credential: &Credential,
    ) -> Result<Person, PeopleError> {
        self.answer(&credential.challenge(GET, party)?, GET, guest)
            .await?;
        let id = credential.id()?;
        let row = sqlx::query("SELECT person, key FROM passkey WHERE id = $1")
            .bind(&id)
            .fetch_optional(self.pool())
            .await?
            .ok_or(PasskeyError::Unknown)?;
        let key: PublicKey = serde_json::from_str(&row.get::<String, _>("key"))
            .map_err(|error| PeopleError::Store(error.into()))?;
        let person: String = row.get("person");
        let counter = credential.verify(party, &key, &person)?;
        // Many have no counter and always say 0. One that has, and is behind, may be a copy.
        let done = sqlx::query(
            "UPDATE passkey SET counter = $2 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))",
        )
        .bind(&id)
        .bind(i64::from(counter))
        .execute(self.pool())
        .await?;
        if done.rows_affected() == 0 {
            return Err(PasskeyError::Copied.into());
        }
        let person = self.person(&person).await?.ok_or(PasskeyError::Unknown)?;
        if person.banned {
            return Err(PeopleError::Banned);
        }
        Ok(person)
    }

    /// Somebody's passkeys, the oldest first.
    pub(crate) async fn passkeys(&self, person: &str) -> Result<Vec<Passkey>, PeopleError> {
        let rows =
            sqlx::query("SELECT id, label, created FROM passkey WHERE person = $1 ORDER BY created, id")
                .bind(person)
                .fetch_all(self.pool())
                .await?;
        let passkey = |row: &super::Row| Passkey {
            id: row.get("id"),
            label: row.get("label"),
            created: row.get::<i64, _>("created").cast_unsigned(),
        };
        Ok(rows.iter().map(passkey).collect())
    }

    /// Takes a passkey away, unless nothing else would open the account.
    pub(crate) async fn remove_passkey(&self, person: &str, id: &str) -> Result<bool, PeopleError> {
        let is_known = self
            .passkeys(person)
            .await?
            .iter()
            .any(|passkey| passkey.id == id);
        if !is_known {
            return Ok(false);
        }
        let done = sqlx::query(
            "DELETE FROM passkey WHERE id = $2 AND person = $1 AND (\
             EXISTS (SELECT 1 FROM person WHERE id = $1 AND password IS NOT NULL) \
             OR (SELECT COUNT(*) FROM passkey WHERE person = $1) > 1)",
        )
        .bind(person)
        .bind(id)
        .execute(self.pool())
        .await?;
        if done.rows_affected() == 0 {
            return Err(PeopleError::LastWay);
        }
        Ok(true)
    }
}

/// Keeps a passkey, within whatever else is being done.
pub(super) async fn add(
    connection: &mut super::Connection,
    person: &str,
    key: &NewPasskey,
    label: &str,
) -> Result<(), PeopleError> {
    let text = serde_json::to_string(&key.key).map_err(|error| PeopleError::Store(error.into()))?;
    let done = sqlx::query(
        "INSERT INTO passkey (id, person, key, label, counter, created) \
             SELECT $1, id, $3, $4, $5, $6 FROM person WHERE id = $2 AND account = 1 \
             AND (SELECT COUNT(*) FROM passkey WHERE person = $2) < $7 ON CONFLICT (id) DO NOTHING",
    )
    .bind(&key.id)
    .bind(person)
    .bind(text)
    .bind(short(label, 60))
    .bind(i64::from(key.counter))
    .bind(now().cast_signed())
    .bind(MOST_PASSKEYS)
    .execute(connection)
    .await?;
    if done.rows_affected() == 0 {
        return Err(PeopleError::TooMany);
    }
    Ok(())
}
