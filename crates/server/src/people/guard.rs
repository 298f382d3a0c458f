//! How often something may be tried: freely at first, then after waits that grow.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use super::PeopleError;
use crate::table::Millis;

/// As many keys are remembered at a time; those that have rested longest go first.
const MOST: usize = 20_000;

/// What is tried, and by whom or at whom.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Key {
    /// A password for this name.
    Name(String),
    /// A password, from this address.
    Address(IpAddr),
    /// A new account, from this address.
    Account(IpAddr),
    /// A question for a passkey, from this address.
    Challenge(IpAddr),
    /// A mail for this name.
    Mail(String),
    /// A mail, from this address.
    MailFrom(IpAddr),
    /// Everything about oneself, or something else that is much work.
    Much(String),
}

/// How patient one is with a kind of key.
struct Patience {
    /// So many times there is no wait.
    free: u32,
    /// The wait doubles with every further time, up to this one.
    longest: Millis,
    /// After so long a rest all is forgotten.
    forget: Millis,
}

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;

impl Key {
    fn patience(&self) -> Patience {
        match self {
            // Nobody can shut another person out for longer than a minute at a time.
            Key::Name(_) => Patience {
                free: 10,
                longest: MINUTE,
                forget: 12 * HOUR,
            },
            // Many people may sit behind one address.
            Key::Address(_) => Patience {
                free: 30,
                longest: 30 * MINUTE,
                forget: 2 * HOUR,
            },
            Key::Account(_) => Patience {
                free: 20,
                longest: 30 * MINUTE,
                forget: 2 * HOUR,
            },
            Key::Challenge(_) => Patience {
                free: 60,
                longest: MINUTE,
                forget: HOUR,
            },
            Key::Mail(_) => Patience {
                free: 3,
                longest: 2 * HOUR,
                forget: 12 * HOUR,
            },
            Key::MailFrom(_) => Patience {
                free: 10,
                longest: 2 * HOUR,
                forget: 12 * HOUR,
            },
            Key::Much(_) => Patience {
                free: 5,
                longest: 10 * MINUTE,
                forget: HOUR,
            },
        }
    }
}

#[derive(Clone, Copy)]
struct Attempts {
    count: u32,
    last: Millis,
    until: Millis,
}

/// Counts attempts, in this process only: addresses are not written down anywhere.
#[derive(Default)]
pub(crate) struct Guard {
    attempts: Mutex<HashMap<Key, Attempts>>,
}

impl Guard {
    /// Notes an attempt before it is made, so that many at once are no better than one after the other.
    pub(crate) fn attempt(&self, key: &Key, now: Millis) -> Result<(), PeopleError> {
        let patience = key.patience();
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        if attempts.len() >= MOST && !attempts.contains_key(key) {
            attempts.retain(|key, known| known.last + key.patience().forget > now);
            if attempts.len() >= MOST
                && let Some(oldest) = attempts
                    .iter()
                    .min_by_key(|(_, known)| known.last)
                    .map(|(key, _)| key.clone())
            {
                attempts.remove(&oldest);
            }
        }
        let known = attempts.entry(key.clone()).or_insert(Attempts {
            count: 0,
            last: now,
            until: 0,
        });
        if now < known.until {
            return Err(PeopleError::Wait {
                seconds: (known.until - now).div_ceil(1000),
            });
        }
        if now.saturating_sub(known.last) > patience.forget {
            known.count = 0;
        }
        known.count = known.count.saturating_add(1);
        known.last = now;
        if let Some(beyond) = known.count.checked_sub(patience.free) {
            known.until = now + (1000 << beyond.min(20)).min(patience.longest);
        }
        Ok(())
    }

    /// Takes back one attempt, and only that: whoever may sign in could else guess at others without end.
    pub(crate) fn forgive(&self, key: &Key) {
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = attempts.get_mut(key) {
            known.count = known.count.saturating_sub(1);
            known.until = 0;
        }
    }

    /// It was right: nothing is held against it.
    pub(crate) fn succeed(&self, key: &Key) {
        self.attempts
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end() {
        let guard = Guard::default();
        let key = Key::Name("ann".to_owned());
        let mut now = 1_000_000;
        for _ in 0..10 {
            assert!(guard.attempt(&key, now).is_ok());
        }
        let mut waits = Vec::new();
        for _ in 0..8 {
            let Err(PeopleError::Wait { seconds }) = guard.attempt(&key, now) else {
                panic!("the attempt after a wait is followed by a wait");
            };
            waits.push(seconds);
            now += seconds * 1000;
            assert!(guard.attempt(&key, now).is_ok());
        }
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 60, 60]);
        assert!(guard.attempt(&Key::Name("bob".to_owned()), now).is_ok());
        now += 13 * HOUR;
        for _ in 0..10 {
            assert!(guard.attempt(&key, now).is_ok());
        }
    }

    #[test]
    fn nothing_grows_without_bound() {
        let guard = Guard::default();
        for n in 0..MOST + 50 {
            assert!(guard.attempt(&Key::Name(n.to_string()), n as Millis).is_ok());
        }
        let attempts = guard.attempts.lock().expect("a lock");
        assert_eq!(attempts.len(), MOST);
        assert!(!attempts.contains_key(&Key::Name("0".to_owned())));
    }
}
