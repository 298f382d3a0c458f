//! Mail, where the host set it up: a way in for whoever forgot their password, and nothing else.

use std::net::IpAddr;
use std::sync::Arc;

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use sqlx::Row as _;
use tokio::sync::Semaphore;

use super::person::Person;
use super::session::hash;
use super::{Key, People, PeopleError, name};
use crate::random;
use crate::table::Millis;
use crate::tables::now;
use crate::words::Words;

/// How long a link can be used.
const LIFE: Millis = 30 * 60_000;
/// As many mails may be on their way at a time; further ones are not sent.
const MOST_AT_A_TIME: usize = 16;
/// The longest address that there can be.
const LONGEST: usize = 254;

/// How mail is sent.
#[derive(Clone)]
pub struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// The site's own address, for links.
    site: String,
    sending: Arc<Semaphore>,
}

/// Why mail cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// The server's address; it is not repeated, since a password may be in it.
    #[error("the mail server's address is not one such as smtps://user:password@mail.example.org: {0}")]
    Server(lettre::transport::smtp::Error),
    /// The sender's address.
    #[error("the sender's address {0:?} is not one such as Trilith <games@example.org>")]
    From(String),
    /// Links have to lead somewhere.
    #[error("mail needs the site's own address: say it with --public")]
    Site,
}

impl Mail {
    /// Sends through an SMTP server, `smtps://user:password@host` or `smtp://host?tls=required`, from an address, with links
    /// to a site.
    pub fn new(server: &str, from: &str, site: Option<&str>) -> Result<Mail, MailError> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server)
            .map_err(MailError::Server)?
            .build();
        Ok(Mail {
            transport,
            from: from.parse().map_err(|_| MailError::From(from.to_owned()))?,
            site: site.ok_or(MailError::Site)?.to_owned(),
            sending: Arc::new(Semaphore::new(MOST_AT_A_TIME)),
        })
    }

    /// The mail with which somebody gets in again. What opens the account stands behind `#`: no server and no log sees it.
    fn message(&self, words: Words, name: &str, to: Address, secret: &str) -> Option<Message> {
        let link = format!("{}/recover#{secret}", self.site);
        let text = words.with(
            "mail-recover-text",
            &[("name", name), ("link", &link), ("minutes", "30")],
        );
        Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(words.t("mail-recover-subject"))
            .header(ContentType::TEXT_PLAIN)
            .body(text)
            .ok()
    }
}

impl People {
    /// Whether this site sends mail.
    pub(crate) fn has_mail(&self) -> bool {
        self.shared.mail.get().is_some()
    }

    /// Keeps an address for an account; an empty one takes it away.
    pub(crate) async fn set_email(&self, person: &str, email: &str) -> Result<(), PeopleError> {
        let email = email.trim();
        let kept = if email.is_empty() {
            None
        } else if !self.has_mail() {
            return Err(PeopleError::NoMail);
        } else if email.len() > LONGEST
            || email.contains(char::is_control)
            || email.parse::<Address>().is_err()
        {
            return Err(PeopleError::Email);
        } else {
            Some(email)
        };
        sqlx::query("UPDATE person SET email = $2 WHERE id = $1 AND account = 1")
            .bind(person)
            .bind(kept)
            .execute(self.pool())
            .await?;
        // What was sent to the old address is not to be used any more.
        sqlx::query("DELETE FROM recovery WHERE person = $1")
            .bind(person)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// Sends somebody a link by which they set a new password, if they have an account and an address. The answer, and the
    /// time it takes, is the same if not.
    pub(crate) async fn recover(
        &self,
        words: Words,
        name: &str,
        from: Option<IpAddr>,
    ) -> Result<(), PeopleError> {
        let Some(mail) = self.shared.mail.get().cloned() else {
            return Err(PeopleError::NoMail);
        };
        let now = now();
        if let Some(from) = from {
            self.shared.guard.attempt(&Key::MailFrom(from), now)?;
        }
        let folded = name::folded(&name.chars().take(64).collect::<String>());
        self.shared.guard.attempt(&Key::Mail(folded), now)?;
        let Ok(sending) = Arc::clone(&mail.sending).try_acquire_owned() else {
            return Err(PeopleError::Busy);
        };
        let (people, name) = (self.clone(), name.to_owned());
        tokio::spawn(async move {
            if let Err(error) = people.send_recovery(&mail, words, &name).await {
                tracing::warn!(error, "a mail was not sent");
            }
            drop(sending);
        });
        Ok(())
    }

    async fn send_recovery(&self, mail: &Mail, words: Words, name: &str) -> Result<(), String> {
        let Some(person) = self.account(name).await.map_err(|error| error.to_string())? else {
            return Ok(());
        };
        let Some(to) = person.email.as_deref().and_then(|email| email.parse().ok()) else {
            return Ok(());
        };
        let secret = random::secret();
        // Only the latest link opens anything.
        let kept = async {
            sqlx::query("DELETE FROM recovery WHERE person = $1")
                .bind(&person.id)
                .execute(self.pool())
                .await?;
            sqlx::query("INSERT INTO recovery (hash, person, expires) VALUES ($1, $2, $3)")
                .bind(hash(&secret))
                .bind(&person.id)
                .bind((now() + LIFE).cast_signed())
                .execute(self.pool())
                .await
        };
        kept.await.map_err(|error| error.to_string())?;
        let message = mail
            .message(words, person.name.as_deref().unwrap_or_default(), to, &secret)
            .ok_or("it could not be written")?;
        mail.transport.send(message).await.map_err(|error| {
            // What the server answers may repeat the address.
            let kind = if error.is_transient() {
                "for now"
            } else {
                "for good"
            };
            format!("the mail server refused {kind}")
        })?;
        Ok(())
    }

    /// Sets a new password by a link, once. Whatever was signed in is signed out.
    pub(crate) async fn redeem(&self, secret: &str, password: &str) -> Result<Person, PeopleError> {
        let hash = hash(secret);
        let row = sqlx::query("SELECT person FROM recovery WHERE hash = $1 AND expires >= $2")
            .bind(&hash)
            .bind(now().cast_signed())
            .fetch_optional(self.pool())
            .await?
            .ok_or(PeopleError::RecoveryOld)?;
        let person = self
            .person(&row.get::<String, _>("person"))
            .await?
            .ok_or(PeopleError::RecoveryOld)?;
        if person.banned {
            return Err(PeopleError::Banned);
        }
        // A password that is refused does not use the link up.
        super::password::check(password, person.name.as_deref().unwrap_or_default())?;
        let used = sqlx::query("DELETE FROM recovery WHERE hash = $1")
            .bind(&hash)
            .execute(self.pool())
            .await?;
        if used.rows_affected() == 0 {
            return Err(PeopleError::RecoveryOld);
        }
        self.set_password(&person, password).await?;
        self.close_all(&person.id).await?;
        Ok(person)
    }
}
