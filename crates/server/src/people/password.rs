//! Passwords: argon2id, a few at a time, and always the same work.

use std::sync::{Arc, OnceLock};

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Argon2, PasswordHash};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;

use super::{PeopleError, name};

/// The fewest characters of a password.
pub(crate) const SHORTEST: usize = 8;
/// The most bytes: nobody types more, and more is only work.
const LONGEST: usize = 256;
/// As many are hashed at a time, with about 19 MiB each.
const AT_A_TIME: usize = 2;
/// As many may wait for it; the next is told to come again.
const MOST_WAITING: usize = 64;

/// What is tried first by everybody who guesses, by how it begins.
const COMMON: [&str; 24] = [
    "12345678",
    "123123123",
    "87654321",
    "1q2w3e4r",
    "1qaz2wsx",
    "abcd1234",
    "abcdefgh",
    "asdfghjk",
    "baseball",
    "changeme",
    "football",
    "hallohal",
    "iloveyou",
    "letmein",
    "mustermann",
    "password",
    "passwort",
    "princess",
    "qwertyui",
    "qwertz",
    "sunshine",
    "superman",
    "trilith",
    "trustno1",
];

/// Hashes passwords, and nothing beside.
pub(crate) struct Passwords {
    running: Arc<Semaphore>,
    waiting: Semaphore,
    /// The hash of a password that nobody has: checked for names that nobody has, so that they take as long.
    decoy: OnceLock<String>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            running: Arc::new(Semaphore::new(AT_A_TIME)),
            waiting: Semaphore::new(MOST_WAITING),
            decoy: OnceLock::new(),
        }
    }
}

/// Refuses what would be guessed at once.
pub(crate) fn check(password: &str, name: &str) -> Result<(), PeopleError> {
    if password.chars().count() < SHORTEST {
        return Err(PeopleError::PasswordShort);
    }
    if password.len() > LONGEST {
        return Err(PeopleError::PasswordLong);
    }
    let plain = password.to_lowercase();
    let is_one_letter = plain.chars().all(|c| plain.starts_with(c));
    // A common one with little behind it is still a common one.
    let is_common = COMMON.iter().any(|common| {
        plain
            .strip_prefix(common)
            .is_some_and(|rest| rest.chars().count() < 4)
    });
    if is_one_letter || is_common || name::folded(&plain) == name::folded(name) {
        return Err(PeopleError::PasswordCommon);
    }
    Ok(())
}

/// The same password from every keyboard.
fn bytes(password: &str) -> Vec<u8> {
    password.nfc().collect::<String>().into_bytes()
}

impl Passwords {
    /// The text to keep of a password.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, PeopleError> {
        let bytes = bytes(password);
        self.run(move || make(&bytes)).await?.ok_or(PeopleError::Busy)
    }

    /// Whether this is the password. Without a kept one it is not, and takes as long.
    pub(crate) async fn verify(&self, password: &str, kept: Option<&str>) -> Result<bool, PeopleError> {
        // Of what is too long only the beginning is looked at: it is wrong in any case.
        let is_possible = password.len() <= LONGEST && kept.is_some();
        let password: String = password.chars().take(LONGEST).collect();
        let decoy = match kept {
            Some(kept) => kept.to_owned(),
            None => self.decoy().await?,
        };
        let bytes = bytes(&password);
        let is_right = self
            .run(move || {
                PasswordHash::new(&decoy)
                    .is_ok_and(|hash| Argon2::default().verify_password(&bytes, &hash).is_ok())
            })
            .await?;
        Ok(is_right && is_possible)
    }

    async fn decoy(&self) -> Result<String, PeopleError> {
        if let Some(decoy) = self.decoy.get() {
            return Ok(decoy.clone());
        }
        let made = self.hash(&crate::random::secret()).await?;
        Ok(self.decoy.get_or_init(|| made).clone())
    }

    /// Prepares what a name that nobody has is checked against, so that not even the first one takes longer.
    pub(crate) async fn prepare(&self) -> Result<(), PeopleError> {
        self.decoy().await.map(|_| ())
    }

    /// Does the work off the threads that serve people. It is finished even if nobody waits for it any more, and counts
    /// until then.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, PeopleError> {
        let _waiting = self.waiting.try_acquire().map_err(|_| PeopleError::Busy)?;
        let running = Arc::clone(&self.running)
            .acquire_owned()
            .await
            .map_err(|_| PeopleError::Busy)?;
        tokio::task::spawn_blocking(move || {
            let done = work();
            drop(running);
            done
        })
        .await
        .map_err(|_| PeopleError::Busy)
    }
}

fn make(password: &[u8]) -> Option<String> {
    // The parameters that OWASP recommends: 19 MiB, two passes, one lane.
    let hash: PasswordHash = Argon2::default().hash_password(password).ok()?;
    Some(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_kept_as_argon2id_and_found_again() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse é").await.expect("a hash");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(
            passwords
                .verify("correct horse e\u{301}", Some(&kept))
                .await
                .expect("an answer")
        );
        assert!(
            !passwords
                .verify("correct horse e", Some(&kept))
                .await
                .expect("an answer")
        );
        assert!(
            !passwords
                .verify("correct horse é", None)
                .await
                .expect("an answer")
        );
        assert!(
            !passwords
                .verify("correct horse é", Some("$nonsense"))
                .await
                .expect("an answer")
        );
    }

    #[tokio::test]
    async fn a_flood_is_told_to_come_again() {
        let passwords = Passwords::default();
        let _all = passwords.running.acquire_many(2).await.expect("permits");
        let mut waiting: Vec<_> = (0..MOST_WAITING)
            .map(|_| Box::pin(passwords.hash("long enough")))
            .collect();
        for one in &mut waiting {
            assert!(futures_util::future::poll_immediate(one.as_mut()).await.is_none());
        }
        assert!(matches!(
            passwords.hash("long enough").await,
            Err(PeopleError::Busy)
        ));
    }

    #[test]
    fn what_everybody_tries_first_is_refused() {
        for bad in [
            "password1",
            "Passwort!",
            "12345678",
            "aaaaaaaaaa",
            "Ann Example",
            "annexample",
        ] {
            assert!(
                matches!(check(bad, "Ann Example"), Err(PeopleError::PasswordCommon)),
                "{bad}"
            );
        }
        assert!(matches!(check("seven77", "Ann"), Err(PeopleError::PasswordShort)));
        assert!(matches!(
            check(&"x y".repeat(100), "Ann"),
            Err(PeopleError::PasswordLong)
        ));
        for good in ["correct horse", "passwordless future", "восемь букв"] {
            assert!(check(good, "Ann").is_ok(), "{good}");
        }
    }
}
