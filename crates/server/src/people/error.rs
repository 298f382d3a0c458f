use axum::http::StatusCode;
use trilith_games::Told;

use super::webauthn::PasskeyError;
use super::{name, password};
use crate::store::StoreError;

/// Why something about people is not done.
#[derive(Debug, thiserror::Error)]
pub enum PeopleError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nothing, or too much.
    #[error("a name has 1 to {} characters", name::LONGEST)]
    NameLength,
    /// Something that is no letter.
    #[error("a name is made of letters, digits, spaces and - _ . ' ·")]
    NameLetters,
    /// An account has it.
    #[error("this name belongs to an account")]
    NameTaken,
    /// Accounts do not change their names themselves.
    #[error("an account keeps its name")]
    NameFixed,
    /// Guessed too soon.
    #[error("a password has at least {} characters", password::SHORTEST)]
    PasswordShort,
    /// Nobody types that.
    #[error("this password is too long")]
    PasswordLong,
    /// Guessed first.
    #[error("this password is one of those that are guessed first")]
    PasswordCommon,
    /// Not saying which of the two.
    #[error("the name or the password is wrong")]
    Wrong,
    /// Too often.
    #[error("that was too often; try again in {seconds} s")]
    Wait {
        /// How long.
        seconds: u64,
    },
    /// Too many at once.
    #[error("the server has too much to do; try again in a moment")]
    Busy,
    /// Only for accounts.
    #[error("this needs an account; sign in first")]
    SignIn,
    /// Only for people.
    #[error("a token cannot do this; sign in with a browser")]
    Token,
    /// No token, or not any more.
    #[error("this token is not valid")]
    BadToken,
    /// The host said so.
    #[error("this account has been closed by the host")]
    Banned,
    /// One is enough.
    #[error("you have an account already")]
    HasAccount,
    /// Nobody has it.
    #[error("nobody here has this name")]
    Unknown,
    /// Not the right one.
    #[error("the passkey was not accepted: {0}")]
    Passkey(#[from] PasskeyError),
    /// Browsers ask for a name, not a number, and for a safe connection.
    #[error("passkeys need a site with a name and https")]
    NoPasskeys,
    /// Nobody is to lock themselves out.
    #[error("this is the only way into the account; set a password first")]
    LastWay,
    /// Enough is enough.
    #[error("there are too many of these; remove some first")]
    TooMany,
    /// The host did not set it up.
    #[error("this site sends no mail")]
    NoMail,
    /// Nobody lives there.
    #[error("this is not an e-mail address")]
    Email,
    /// Used, too old or never there.
    #[error("this link is not valid any more; ask for a new one")]
    RecoveryOld,
    /// Nothing, or too much.
    #[error("a report has 1 to 1000 characters")]
    ReportText,
    /// Somebody else.
    #[error("this cannot be done to oneself")]
    Oneself,
    /// The host did not set it up.
    #[error("this site sends no notices")]
    NoPush,
    /// Not a service for notices.
    #[error("this browser's service for notices cannot be used")]
    PushAddress,
    /// Too late.
    #[error("an account with rated games cannot become a bot or a person")]
    BotTooLate,
}

impl From<sqlx::Error> for PeopleError {
    fn from(error: sqlx::Error) -> PeopleError {
        PeopleError::Store(error.into())
    }
}

impl PeopleError {
    /// What to tell people.
    pub fn told(&self) -> Told {
        Told::named(match self {
            PeopleError::Store(_) => "error-server",
            PeopleError::NameLength => return Told::named("people-name-length").and("most", name::LONGEST),
            PeopleError::NameLetters => "people-name-letters",
            PeopleError::NameTaken => "people-name-taken",
            PeopleError::NameFixed => "people-name-fixed",
            PeopleError::PasswordShort => {
                return Told::named("people-password-short").and("least", password::SHORTEST);
            }
            PeopleError::PasswordLong => "people-password-long",
            PeopleError::PasswordCommon => "people-password-common",
            PeopleError::Wrong => "people-wrong",
            PeopleError::Wait { seconds } => return Told::named("people-wait").and("seconds", seconds),
            PeopleError::Busy => "people-busy",
            PeopleError::SignIn => "people-sign-in",
            PeopleError::Token => "people-token",
            PeopleError::BadToken => "people-bad-token",
            PeopleError::Banned => "people-banned",
            PeopleError::HasAccount => "people-has-account",
            PeopleError::Unknown => "people-unknown",
            PeopleError::Passkey(_) => "people-passkey",
            PeopleError::NoPasskeys => "people-no-passkeys",
            PeopleError::LastWay => "people-last-way",
            PeopleError::TooMany => "people-too-many",
            PeopleError::NoMail => "people-no-mail",
            PeopleError::Email => "people-email",
            PeopleError::RecoveryOld => "people-recovery-old",
            PeopleError::ReportText => "people-report-text",
            PeopleError::Oneself => "people-oneself",
            PeopleError::NoPush => "people-no-push",
            PeopleError::PushAddress => "people-push-address",
            PeopleError::BotTooLate => "people-bot-too-late",
        })
    }

    /// How HTTP calls it.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            PeopleError::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
            PeopleError::NameTaken | PeopleError::HasAccount | PeopleError::TooMany => StatusCode::CONFLICT,
            PeopleError::Wait { .. } => StatusCode::TOO_MANY_REQUESTS,
            PeopleError::Busy => StatusCode::SERVICE_UNAVAILABLE,
            PeopleError::Wrong | PeopleError::BadToken | PeopleError::SignIn | PeopleError::Passkey(_) => {
                StatusCode::UNAUTHORIZED
            }
            PeopleError::Token | PeopleError::Banned | PeopleError::NameFixed => StatusCode::FORBIDDEN,
            PeopleError::Unknown => StatusCode::NOT_FOUND,
            PeopleError::NoMail | PeopleError::NoPush | PeopleError::NoPasskeys => {
                StatusCode::NOT_IMPLEMENTED
            }
            PeopleError::RecoveryOld => StatusCode::GONE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}
