use crate::Millis;

/// Why something did not work.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// An address that cannot be read.
    #[error("`{text}` is no address of a site: {problem}")]
    Address {
        /// As it was given.
        text: String,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// A secret or a token that cannot be one.
    #[error("{0}")]
    Identity(&'static str),
    /// The system gives no random numbers.
    #[error("there are no random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// The encryption cannot be set up.
    #[error("the encryption cannot be set up: {0}")]
    Encryption(String),
    /// Nobody answers.
    #[error("{address} cannot be reached: {problem}")]
    Unreachable {
        /// Who.
        address: String,
        /// Why.
        problem: String,
    },
    /// The site said no.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The site's answer cannot be read.
    #[error("the site's answer cannot be read: {0}")]
    Unreadable(String),
    /// The site does what it must not.
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl ClientError {
    /// What the site refused, if that is what happened.
    pub fn refused(&self) -> Option<&Refused> {
        match self {
            ClientError::Refused(refused) => Some(refused),
            _ => None,
        }
    }
}

/// What a site does not do, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("refused ({status}): {error}")]
pub struct Refused {
    /// As in HTTP.
    pub status: u16,
    /// Why, in English.
    pub error: String,
}

impl Refused {
    /// Whether the same may be done a little later: the server is busy or about to stop.
    pub fn is_for_now(&self) -> bool {
        matches!(self.status, 429 | 500 | 502 | 503 | 504)
    }
}

/// What a server must never do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Events are missing.
    #[error("game {game}: event {got} came where {expected} was due")]
    Gap {
        /// Where.
        game: String,
        /// The number that was due.
        expected: u64,
        /// The number that came.
        got: u64,
    },
    /// An event is not what it was.
    #[error("game {game}: event {number} (of {at}) is not what it was before")]
    Changed {
        /// Where.
        game: String,
        /// Which.
        number: u64,
        /// When it is said to have happened.
        at: Millis,
    },
    /// No game has so many events.
    #[error("game {game} has too many events")]
    TooMany {
        /// Where.
        game: String,
    },
    /// A message that cannot be read.
    #[error("a message of the server cannot be read: {0}")]
    Unreadable(String),
}
