//! What was asked of the database a moment ago.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Another node may have changed it meanwhile, and its message may be lost: nothing is believed for longer.
const FRESH: Duration = Duration::from_secs(10);
const MOST: usize = 50_000;

/// Answers by question, for a while.
pub(crate) struct Cache<K, V> {
    inner: Mutex<Inner<K, V>>,
}

struct Inner<K, V> {
    known: HashMap<K, (Instant, V)>,
    /// How often something was forgotten.
    forgotten: u64,
}

/// A question that the database is asked now. Should something be forgotten before its answer comes, the answer may be an
/// old one and is not remembered.
#[derive(Clone, Copy)]
pub(crate) struct Asked(u64);

impl<K, V> Default for Cache<K, V> {
    fn default() -> Self {
        Cache {
            inner: Mutex::new(Inner {
                known: HashMap::new(),
                forgotten: 0,
            }),
        }
    }
}

impl<K: Eq + Hash, V: Clone> Cache<K, V> {
    fn inner(&self) -> MutexGuard<'_, Inner<K, V>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known, if it is fresh.
    pub(crate) fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Result<V, Asked>
    where
        K: Borrow<Q>,
    {
        let inner = self.inner();
        match inner.known.get(key) {
            Some((at, value)) if at.elapsed() < FRESH => Ok(value.clone()),
            _ => Err(Asked(inner.forgotten)),
        }
    }

    /// Remembers an answer.
    pub(crate) fn put(&self, asked: Asked, key: K, value: V) {
        let mut inner = self.inner();
        if inner.forgotten != asked.0 {
            return;
        }
        if inner.known.len() >= MOST {
            inner.known.retain(|_, (at, _)| at.elapsed() < FRESH);
            if inner.known.len() >= MOST {
                inner.known.clear();
            }
        }
        inner.known.insert(key, (Instant::now(), value));
    }

    /// Forgets what is no longer so.
    pub(crate) fn forget(&self, is_old: impl Fn(&K, &V) -> bool) {
        let mut inner = self.inner();
        inner.forgotten += 1;
        inner.known.retain(|key, (_, value)| !is_old(key, value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_from_before_a_change_is_not_remembered() {
        let cache: Cache<String, u8> = Cache::default();
        let Err(asked) = cache.get("a") else {
            panic!("nothing is known yet")
        };
        cache.forget(|key, _| key == "a");
        cache.put(asked, "a".to_owned(), 1);
        let Err(asked) = cache.get("a") else {
            panic!("the answer was old")
        };
        cache.put(asked, "a".to_owned(), 2);
        assert_eq!(cache.get("a").ok(), Some(2));
    }

    #[test]
    fn nothing_grows_without_bound() {
        let cache: Cache<usize, ()> = Cache::default();
        for key in 0..=MOST {
            if let Err(asked) = cache.get(&key) {
                cache.put(asked, key, ());
            }
        }
        assert!(cache.inner().known.len() <= MOST);
    }
}
