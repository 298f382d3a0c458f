//! Notices by web push, where the host set a key: "your turn", once a game until its person looks again.

mod encrypt;
mod send;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use axum::http::Uri;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde::Deserialize;
use serde_json::json;
use sqlx::Row as _;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

use super::{People, PeopleError};
use crate::table::Millis;
use crate::tables::now;
use crate::words::{Locale, Words};
use send::Sender;

/// As many notices may be on their way at a time; further ones are not sent.
const MOST_AT_A_TIME: usize = 64;
const MOST_BROWSERS: i64 = 10;
const LONGEST_ENDPOINT: usize = 1024;
/// How long a signature says that it is ours. A day is the most that services accept.
const SIGNED_FOR: Millis = 12 * 3_600_000;

/// How notices are sent.
#[derive(Clone)]
pub struct Push {
    key: Arc<EcdsaKeyPair>,
    /// Whom a service for notices can ask about them.
    site: String,
    sender: Sender,
    sending: Arc<Semaphore>,
}

/// Why notices cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum PushError {
    /// The key.
    #[error("the key for notices is not one; `trilith admin keys` makes one")]
    Key,
    /// Services want to know whose it is.
    #[error("notices need the site's own address with https: say it with --public")]
    Site,
    /// Nobody could be trusted.
    #[error("this system has no certificates with which to know a service for notices")]
    Certificates,
}

/// A browser as it introduces itself (`PushSubscription.toJSON()`).
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(example = json!({
    "endpoint": "https://push.example.org/abc",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}))]
pub(crate) struct Subscription {
    /// Where its service takes notices for it.
    endpoint: String,
    /// With which only it can read them.
    keys: Keys,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
struct Keys {
    /// Its public key.
    p256dh: String,
    /// Its secret.
    auth: String,
}

/// Where a notice goes, and what only that browser can read.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Target {
    endpoint: String,
    key: Vec<u8>,
    auth: Vec<u8>,
}

/// A new key for notices: the text for the host's settings.
pub fn new_key() -> Option<String> {
    let document =
        EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
    Some(URL_SAFE_NO_PAD.encode(document.as_ref()))
}

impl Push {
    /// Sends with this key in the name of a site.
    pub fn new(key: &str, site: Option<&str>) -> Result<Push, PushError> {
        let key = read_key(key)?;
        let site = site
            .filter(|site| site.starts_with("https://"))
            .ok_or(PushError::Site)?;
        Ok(Push::with(key, site, Sender::web()?))
    }

    fn with(key: EcdsaKeyPair, site: &str, sender: Sender) -> Push {
        Push {
            key: Arc::new(key),
            site: site.to_owned(),
            sender,
            sending: Arc::new(Semaphore::new(MOST_AT_A_TIME)),
        }
    }

    /// What browsers need to subscribe.
    fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key().as_ref())
    }

    /// Who sends it, for this service and a while (RFC 8292).
    fn signature(&self, endpoint: &Uri, now: Millis) -> Option<String> {
        let service = format!("https://{}", endpoint.host()?);
        let header = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = json!({ "aud": service, "exp": (now + SIGNED_FOR) / 1000, "sub": self.site });
        let signed = format!("{header}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.key.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let signature = URL_SAFE_NO_PAD.encode(signature.as_ref());
        Some(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

fn read_key(text: &str) -> Result<EcdsaKeyPair, PushError> {
    let bytes = URL_SAFE_NO_PAD.decode(text.trim()).map_err(|_| PushError::Key)?;
    EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new())
        .map_err(|_| PushError::Key)
}

/// A service's address: https, on its own port, with a name.
fn service(endpoint: &str) -> Option<Uri> {
    if endpoint.len() > LONGEST_ENDPOINT || !endpoint.is_ascii() {
        return None;
    }
    let uri: Uri = endpoint.parse().ok()?;
    let authority = uri.authority()?;
    let host = authority.host();
    let is_name = host.contains('.')
        && !host.ends_with('.')
        && host
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte))
        && host.parse::<std::net::IpAddr>().is_err();
    let is_plain = !authority.as_str().contains('@') && matches!(authority.port_u16(), None | Some(443));
    (uri.scheme_str() == Some("https") && is_name && is_plain).then_some(uri)
}

impl People {
    /// The key that a browser needs to subscribe.
    pub(crate) fn push_key(&self) -> Option<String> {
        self.shared.push.get().map(Push::public)
    }

    /// Sends notices to a browser from now on, in the language that it has.
    pub(crate) async fn subscribe(
        &self,
        person: &str,
        subscription: &Subscription,
        locale: Locale,
    ) -> Result<(), PeopleError> {
        if self.shared.push.get().is_none() {
            return Err(PeopleError::NoPush);
        }
        service(&subscription.endpoint).ok_or(PeopleError::PushAddress)?;
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let key = decode(&subscription.keys.p256dh).filter(|key| key.len() == 65 && key.first() == Some(&4));
        let auth = decode(&subscription.keys.auth).filter(|auth| auth.len() == 16);
        let (Some(key), Some(auth)) = (key, auth) else {
            return Err(PeopleError::PushAddress);
        };
        let done = sqlx::query(
            "INSERT INTO push (endpoint, person, key, auth, language, created) SELECT $1, $2, $3, $4, $5, $6 \
             WHERE (SELECT COUNT(*) FROM push WHERE person = $2 AND endpoint <> $1) < $7 \
             ON CONFLICT (endpoint) DO UPDATE SET person = $2, key = $3, auth = $4, language = $5",
        )
        .bind(&subscription.endpoint)
        .bind(person)
        .bind(URL_SAFE_NO_PAD.encode(key))
        .bind(URL_SAFE_NO_PAD.encode(auth))
        .bind(locale.tag())
        .bind(now().cast_signed())
        .bind(MOST_BROWSERS)
        .execute(self.pool())
        .await?;
        if done.rows_affected() == 0 {
            return Err(PeopleError::TooMany);
        }
        Ok(())
    }

    /// Sends nothing more to a browser, or to none of somebody's.
    pub(crate) async fn unsubscribe(&self, person: &str, endpoint: Option<&str>) -> Result<(), PeopleError> {
        let query = match endpoint {
            // What is no address was never subscribed.
            Some(endpoint) if service(endpoint).is_none() => return Ok(()),
            Some(endpoint) => sqlx::query("DELETE FROM push WHERE person = $1 AND endpoint = $2")
                .bind(person)
                .bind(endpoint),
            None => sqlx::query("DELETE FROM push WHERE person = $1").bind(person),
        };
        query.execute(self.pool()).await?;
        Ok(())
    }

    /// Tells somebody that it is their turn, unless they have been told since they last looked. Nobody waits for it.
    pub fn remind(&self, person: &str, game: &str, variant: &str) {
        let Some(push) = self.shared.push.get().cloned() else {
            return;
        };
        let Ok(sending) = Arc::clone(&push.sending).try_acquire_owned() else {
            return;
        };
        let people = self.clone();
        let (person, game, variant) = (person.to_owned(), game.to_owned(), variant.to_owned());
        tokio::spawn(async move {
            if let Err(error) = people.send_notices(&push, &person, &game, &variant).await {
                tracing::warn!(%error, "a notice was not sent");
            }
            drop(sending);
        });
    }

    /// Somebody looked at a game: the next notice about it may come.
    pub async fn looked(&self, person: &str, game: &str) -> Result<(), PeopleError> {
        if self.shared.push.get().is_some() {
            sqlx::query("DELETE FROM notice WHERE person = $1 AND game = $2")
                .bind(person)
                .bind(game)
                .execute(self.pool())
                .await?;
        }
        Ok(())
    }

    async fn send_notices(
        &self,
        push: &Push,
        person: &str,
        game: &str,
        variant: &str,
    ) -> Result<(), PeopleError> {
        let rows = sqlx::query("SELECT endpoint, key, auth, language FROM push WHERE person = $1")
            .bind(person)
            .fetch_all(self.pool())
            .await?;
        if rows.is_empty() {
            return Ok(());
        }
        // Written first: of several who would send it, one does.
        let first = sqlx::query(
            "INSERT INTO notice (person, game, at) VALUES ($1, $2, $3) ON CONFLICT (person, game) DO NOTHING",
        )
        .bind(person)
        .bind(game)
        .bind(now().cast_signed())
        .execute(self.pool())
        .await?;
        if first.rows_affected() == 0 {
            return Ok(());
        }
        let title = variant
            .parse::<trilith_games::Variant>()
            .map_or("Trilith", |variant| variant.kind().title());
        for row in rows {
            let language: String = row.get("language");
            let words = Words::of(Locale::from_tag(&language).unwrap_or(Locale::En));
            let text = json!({
                "title": words.t("push-turn-title"),
                "body": words.with1("push-turn-text", "variant", title),
                "url": format!("/game/{game}"),
                "tag": game,
            });
            let decode = |name: &str| {
                URL_SAFE_NO_PAD
                    .decode(row.get::<String, _>(name))
                    .unwrap_or_default()
            };
            let target = Target {
                endpoint: row.get("endpoint"),
                key: decode("key"),
                auth: decode("auth"),
            };
            if !push.send(&target, game, text.to_string().as_bytes()).await {
                // The browser is gone for good.
                sqlx::query("DELETE FROM push WHERE endpoint = $1")
                    .bind(&target.endpoint)
                    .execute(self.pool())
                    .await?;
            }
        }
        Ok(())
    }
}
