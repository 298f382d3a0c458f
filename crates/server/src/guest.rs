//! Who somebody is: a secret that their browser keeps, and the name that follows from it.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use sha2::{Digest as _, Sha256};

use crate::random;
use crate::tables::Who;

const COOKIE_NAME: &str = "trilith_guest";
/// The browser keeps it for about a year; every visit renews it.
const MAX_AGE: u32 = 34_000_000;

/// Somebody without an account.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    /// The public name: it says nothing about the secret.
    pub(crate) id: String,
    /// The cookie to set, for somebody new.
    fresh: Option<String>,
}

impl Guest {
    fn of(secret: &str) -> String {
        let digest = Sha256::digest(secret.as_bytes());
        digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Who they are at a table.
    pub(crate) fn who(&self) -> Who {
        Who {
            id: self.id.clone(),
            account: false,
        }
    }

    /// Tells the browser to keep the secret, if it has none yet.
    pub(crate) fn introduce(&self, headers: &mut HeaderMap) {
        if let Some(secret) = &self.fresh {
            let cookie = format!("{COOKIE_NAME}={secret}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax");
            if let Ok(value) = HeaderValue::from_str(&cookie) {
                headers.append(axum::http::header::SET_COOKIE, value);
            }
        }
    }
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

impl<S: Sync> FromRequestParts<S> for Guest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Guest, Infallible> {
        let is_secret =
            |text: &&str| text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        Ok(match cookie(&parts.headers, COOKIE_NAME).filter(is_secret) {
            Some(secret) => Guest {
                id: Guest::of(secret),
                fresh: None,
            },
            None => {
                let secret = random::secret();
                Guest {
                    id: Guest::of(&secret),
                    fresh: Some(secret),
                }
            }
        })
    }
}
