use std::fmt;

use hyper::header::{AUTHORIZATION, COOKIE, HeaderName, HeaderValue};

use crate::{ClientError, random};

const COOKIE_NAME: &str = "trilith_guest";
const SECRET: usize = 32;
const LONGEST_TOKEN: usize = 256;

/// Who somebody is for a site: a secret that makes a guest, or the token of an account.
#[derive(Clone)]
pub struct Identity {
    header: HeaderName,
    value: HeaderValue,
}

impl Identity {
    /// A new guest.
    pub fn guest() -> Result<Identity, ClientError> {
        Identity::of_secret(&random::alphanumerics(SECRET)?)
    }

    /// The guest with this secret, 32 letters and digits.
    pub fn of_secret(secret: &str) -> Result<Identity, ClientError> {
        if secret.len() != SECRET || !secret.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(ClientError::Identity(
                "a guest's secret has 32 letters and digits",
            ));
        }
        Identity::new(COOKIE, &format!("{COOKIE_NAME}={secret}"))
    }

    /// Whoever made this token.
    pub fn token(token: &str) -> Result<Identity, ClientError> {
        let is_token = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~+/=".contains(&byte);
        if token.is_empty() || token.len() > LONGEST_TOKEN || !token.bytes().all(is_token) {
            return Err(ClientError::Identity(
                "a token has 1 to 256 letters, digits and -._~+/=",
            ));
        }
        Identity::new(AUTHORIZATION, &format!("Bearer {token}"))
    }

    fn new(header: HeaderName, text: &str) -> Result<Identity, ClientError> {
        let mut value = HeaderValue::from_str(text)
            .map_err(|_| ClientError::Identity("this cannot be sent in a header"))?;
        value.set_sensitive(true);
        Ok(Identity { header, value })
    }

    pub(crate) fn header(&self) -> (&HeaderName, &HeaderValue) {
        (&self.header, &self.value)
    }
}

/// Secrets are not for logs.
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Identity")
            .field("header", &self.header)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_differ_and_keep_their_secret() {
        let one = Identity::guest().expect("randomness");
        let other = Identity::guest().expect("randomness");
        assert_ne!(one.value, other.value);
        assert!(!format!("{one:?}").contains("trilith_guest"));
    }

    #[test]
    fn what_cannot_be_a_secret_is_refused() {
        assert!(Identity::of_secret("short").is_err());
        assert!(Identity::of_secret(&"a;".repeat(16)).is_err());
        assert!(Identity::of_secret(&"a1".repeat(16)).is_ok());
        assert!(Identity::token("").is_err());
        assert!(Identity::token("a b").is_err());
        assert!(Identity::token("line\r\nfeed").is_err());
        assert!(Identity::token("trl_Abc-1~x").is_ok());
    }
}
