//! Who somebody is: a secret that their browser keeps, or a program's token, and the person behind it.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use crate::api::ApiError;
use crate::people::{PeopleError, Via, Who, guest_id, hash};
use crate::tables;
use crate::{App, random};

const COOKIE_NAME: &str = "trilith_guest";
/// The browser keeps it for about a year.
const MAX_AGE: u32 = 34_000_000;

/// Whoever asks: a guest, or somebody with an account.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    /// The public name: it says nothing about the secret.
    pub(crate) id: String,
    /// What they call themselves.
    pub(crate) name: Option<String>,
    /// Whether they have an account.
    pub(crate) account: bool,
    /// Whether the account is a program's.
    pub(crate) bot: bool,
    /// Whether the host shut them out.
    pub(crate) banned: bool,
    /// Whether a program asks, with a token.
    pub(crate) token: bool,
    /// The hash of the secret, for somebody who is signed in.
    pub(crate) session: Option<String>,
    /// The cookie to set, for somebody new.
    fresh: Option<String>,
    /// Whether the cookie may only travel over https.
    secure: bool,
}

impl Guest {
    fn known(who: Who, via: Via, secure: bool) -> Guest {
        Guest {
            id: who.id,
            name: who.name,
            account: who.account,
            bot: who.bot,
            banned: who.banned,
            token: via == Via::Token,
            session: who.session,
            fresh: None,
            secure,
        }
    }

    /// Somebody who was never here.
    fn new(secure: bool) -> Guest {
        let secret = random::secret();
        Guest {
            id: guest_id(&hash(&secret)).to_owned(),
            name: None,
            account: false,
            bot: false,
            banned: false,
            token: false,
            session: None,
            fresh: Some(secret),
            secure,
        }
    }

    /// Somebody of whom nothing can be known now, and who is told nothing either.
    pub(crate) fn nobody() -> Guest {
        Guest {
            fresh: None,
            ..Guest::new(false)
        }
    }

    /// Who they are at a table.
    pub(crate) fn who(&self) -> tables::Who {
        tables::Who {
            id: self.id.clone(),
            account: self.account,
        }
    }

    /// What they came with that can be ended: a session, or a token.
    pub(crate) fn pass(&self) -> Option<(String, Via)> {
        let via = if self.token { Via::Token } else { Via::Browser };
        Some((self.session.clone()?, via))
    }

    /// Tells the browser to keep the secret, if it has none yet.
    pub(crate) fn introduce(&self, headers: &mut HeaderMap) {
        if let Some(secret) = &self.fresh {
            give_cookie(headers, secret, self.secure);
        }
    }

    /// Gives the browser the secret of a session instead of the one that it had.
    pub(crate) fn replace(&self, headers: &mut HeaderMap, secret: &str) {
        give_cookie(headers, secret, self.secure);
    }

    /// Gives the browser a secret that nobody knows: it is somebody new.
    pub(crate) fn leave(&self, headers: &mut HeaderMap) {
        give_cookie(headers, &random::secret(), self.secure);
    }

    /// Whoever wants to change something about themselves does so with a browser.
    pub(crate) fn person(self) -> Result<Guest, PeopleError> {
        if self.token {
            Err(PeopleError::Token)
        } else {
            Ok(self)
        }
    }

    /// The same for what only accounts have: the hash of the session beside it.
    pub(crate) fn signed_in(self) -> Result<(Guest, String), PeopleError> {
        let guest = self.person()?;
        match guest.session.clone() {
            Some(session) if guest.account => Ok((guest, session)),
            _ => Err(PeopleError::SignIn),
        }
    }
}

fn give_cookie(headers: &mut HeaderMap, secret: &str, secure: bool) {
    let only = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={secret}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{only}");
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        headers.append(axum::http::header::SET_COOKIE, value);
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

/// The token that a program sends; an empty one is one, too, and nobody's.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?.trim();
    let (scheme, token) = value.split_once(' ').unwrap_or((value, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

impl FromRequestParts<App> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest, ApiError> {
        let secure = app.is_secure();
        // Whoever sends a token is nobody else, whatever cookies come with it.
        if let Some(token) = bearer(&parts.headers) {
            let who = app
                .people
                .who(token, Via::Token)
                .await?
                .ok_or(PeopleError::BadToken)?;
            return Ok(Guest::known(who, Via::Token, secure));
        }
        let is_secret =
            |text: &&str| text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if let Some(secret) = cookie(&parts.headers, COOKIE_NAME).filter(is_secret)
            && let Some(who) = app.people.who(secret, Via::Browser).await?
        {
            return Ok(Guest::known(who, Via::Browser, secure));
        }
        Ok(Guest::new(secure))
    }
}
