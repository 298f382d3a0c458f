use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::wire::Raw;
use crate::{Fault, Logged};

/// More than any server lets happen in one game.
const MOST_EVENTS: usize = 100_000;

/// The events of a game that have been handed out. What the server says again must be the same; what is new must follow.
#[derive(Clone, Default, Debug)]
pub struct Log {
    /// The likeness of each event; none for one that was hidden from us, which may be shown to us later.
    likeness: Vec<Option<u64>>,
}

impl Log {
    /// As if we had so many events already, without knowing them.
    pub(crate) fn beginning_at(since: u64) -> Log {
        let count = usize::try_from(since).map_or(MOST_EVENTS, |since| since.min(MOST_EVENTS));
        Log {
            likeness: vec![None; count],
        }
    }

    /// How many events we have.
    pub fn len(&self) -> u64 {
        self.likeness.len() as u64
    }

    /// Whether we have none.
    pub fn is_empty(&self) -> bool {
        self.likeness.is_empty()
    }

    /// Takes what the server says, from the event of this number on, and gives what is new in it.
    pub fn take(&mut self, game: &str, from: u64, events: &[Raw<'_>]) -> Result<Vec<Logged>, Fault> {
        let gap = |expected, got| Fault::Gap {
            game: game.to_owned(),
            expected,
            got,
        };
        if from > self.len() {
            return Err(gap(self.len(), from));
        }
        let mut new = Vec::new();
        for (expected, raw) in (from..).zip(events) {
            if raw.number != expected {
                return Err(gap(expected, raw.number));
            }
            let likeness = likeness(raw);
            let is_full = self.likeness.len() >= MOST_EVENTS;
            let known = usize::try_from(expected)
                .ok()
                .and_then(|i| self.likeness.get_mut(i));
            match known {
                Some(Some(known)) if likeness.is_some_and(|likeness| likeness != *known) => {
                    return Err(Fault::Changed {
                        game: game.to_owned(),
                        number: expected,
                        at: raw.at,
                    });
                }
                Some(known) => *known = known.or(likeness),
                None if is_full => {
                    return Err(Fault::TooMany {
                        game: game.to_owned(),
                    });
                }
                None => {
                    new.push(raw.read().map_err(|error| Fault::Unreadable(error.to_string()))?);
                    self.likeness.push(likeness);
                }
            }
        }
        Ok(new)
    }
}

fn likeness(raw: &Raw<'_>) -> Option<u64> {
    if raw.is_hidden() {
        return None;
    }
    let mut hasher = DefaultHasher::new();
    (raw.at, raw.event.get()).hash(&mut hasher);
    Some(hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Frame;

    fn take(log: &mut Log, from: u64, events: &[(u64, &str)]) -> Result<Vec<u64>, Fault> {
        let events: Vec<String> = events
            .iter()
            .map(|(number, event)| format!(r#"{{"number":{number},"at":{number},"event":{event}}}"#))
            .collect();
        let text = format!(
            r#"{{"kind":"table","from":{from},"events":[{}]}}"#,
            events.join(",")
        );
        let frame = Frame::read(&text).expect("a frame");
        let new = log.take("g", from, &frame.events)?;
        Ok(new.iter().map(|logged| logged.number).collect())
    }

    const A: &str = r#"{"kind":"moved","text":"1:9"}"#;
    const B: &str = r#"{"kind":"drawn"}"#;
    const HIDDEN: &str = r#"{"kind":"hidden"}"#;

    #[test]
    fn events_are_handed_out_once() {
        let mut log = Log::default();
        assert_eq!(take(&mut log, 0, &[(0, A)]), Ok(vec![0]));
        assert_eq!(take(&mut log, 0, &[(0, A), (1, B)]), Ok(vec![1]));
        assert_eq!(take(&mut log, 1, &[(1, B)]), Ok(vec![]));
        assert_eq!(take(&mut log, 2, &[]), Ok(vec![]));
        assert_eq!(log.len(), 2);
    }

    #[test]
    fn a_gap_is_a_fault() {
        let mut log = Log::default();
        assert!(matches!(
            take(&mut log, 1, &[(1, A)]),
            Err(Fault::Gap {
                expected: 0,
                got: 1,
                ..
            })
        ));
        assert!(matches!(
            take(&mut log, 0, &[(0, A), (2, B)]),
            Err(Fault::Gap {
                expected: 1,
                got: 2,
                ..
            })
        ));
    }

    #[test]
    fn a_changed_event_is_a_fault_and_a_revealed_one_is_not() {
        let mut log = Log::default();
        assert_eq!(take(&mut log, 0, &[(0, A), (1, HIDDEN)]), Ok(vec![0, 1]));
        assert_eq!(take(&mut log, 1, &[(1, B)]), Ok(vec![]));
        assert!(matches!(
            take(&mut log, 1, &[(1, A)]),
            Err(Fault::Changed { number: 1, .. })
        ));
        assert!(matches!(
            take(&mut log, 0, &[(0, B)]),
            Err(Fault::Changed { number: 0, .. })
        ));
    }
}
