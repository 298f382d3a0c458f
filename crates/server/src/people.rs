//! Who plays here: guests with a name they chose, accounts, and what belongs to them.
//!
//! One noun per file. Nothing here knows of HTTP; `api/people` and its neighbours do.

mod block;
mod cache;
mod cbor;
mod erase;
mod error;
mod export;
mod guard;
mod mail;
mod name;
mod passkey;
mod password;
mod person;
mod profile;
mod push;
mod rating;
mod report;
mod session;
mod token;
mod webauthn;

use std::sync::{Arc, OnceLock};

use crate::store::Store;

pub(crate) use cache::Cache;
pub use error::PeopleError;
pub(crate) use guard::Key;
pub use mail::{Mail, MailError};
pub(crate) use name::is_name;
pub(crate) use passkey::Passkey;
pub use person::{Named, Person};
pub(crate) use profile::Played;
pub(crate) use push::Subscription;
pub use push::{Push, PushError, new_key};
pub(crate) use rating::Point;
pub use rating::Rating;
pub use report::Report;
pub(crate) use session::{Session, Via, Who, guest_id, hash, label};
pub use webauthn::PasskeyError;
pub(crate) use webauthn::{Credential, RelyingParty};

/// A row of whichever database it is.
type Row = sqlx::any::AnyRow;
/// A connection to it.
type Connection = sqlx::AnyConnection;

/// All people.
#[derive(Clone)]
pub struct People {
    store: Store,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    passwords: password::Passwords,
    guard: guard::Guard,
    mail: OnceLock<Mail>,
    push: OnceLock<Push>,
    who: Cache<(String, Via), Option<Who>>,
    names: Cache<String, Named>,
    blocks: Cache<(String, String), bool>,
}

impl People {
    /// The people in a database.
    pub fn new(store: Store) -> People {
        People {
            store,
            shared: Arc::default(),
        }
    }

    /// Sets up mail and notices, once, where the host wants them.
    pub fn set_up(&self, mail: Option<Mail>, push: Option<Push>) {
        if let Some(mail) = mail {
            let _ = self.shared.mail.set(mail);
        }
        if let Some(push) = push {
            let _ = self.shared.push.set(push);
        }
    }
}
