use std::collections::HashMap;
use std::time::Duration;

use super::live::Live;
use super::{Tables, now};
use crate::store::Message;
use crate::table::{Millis, Player, Table};

/// What another node said is believed this long; it says it again in time.
const BELIEVED: Millis = 45_000;
/// A page that is loaded again is gone for a moment only.
const GRACE: Duration = Duration::from_secs(3);
/// So many of those who left are remembered.
const MOST_REMEMBERED: usize = 500;

/// Who is at a table now.
#[derive(Debug)]
pub(super) struct Presence {
    /// Connections of each person on this node.
    here: HashMap<String, usize>,
    /// Until when people are believed to be connected to other nodes.
    elsewhere: HashMap<(String, String), Millis>,
    /// When each person was last seen to go.
    left: HashMap<String, Millis>,
    /// Since when this table is in memory: before that nothing is known.
    since: Millis,
}

impl Presence {
    pub(super) fn new(since: Millis) -> Presence {
        Presence {
            here: HashMap::new(),
            elsewhere: HashMap::new(),
            left: HashMap::new(),
            since,
        }
    }

    /// Whether somebody is connected, to this node or another.
    pub(super) fn is_here(&self, person: &str) -> bool {
        let now = now();
        self.here.contains_key(person)
            || (self.elsewhere.iter()).any(|((who, _), until)| who == person && *until > now)
    }

    /// Since when the people at the seats are away; a computer never is.
    pub(super) fn absent_since(&self, table: &Table) -> Vec<Option<Millis>> {
        let away = |player: &Player| match player {
            Player::Guest { id } if !self.is_here(id) => {
                Some(self.left.get(id).copied().unwrap_or(self.since))
            }
            _ => None,
        };
        table.players().iter().map(away).collect()
    }

    fn note_gone(&mut self, person: &str, at: Millis) {
        // It matters for those who play; of all who ever looked on, the earliest are forgotten.
        if self.left.len() >= MOST_REMEMBERED
            && let Some(first) = self
                .left
                .iter()
                .min_by_key(|(_, at)| **at)
                .map(|(id, _)| id.clone())
        {
            self.left.remove(&first);
        }
        self.left.insert(person.to_owned(), at);
    }

    /// Who looks on from this node.
    pub(super) fn watchers(&self, table: &Table) -> usize {
        let seated = table.people();
        self.here
            .keys()
            .filter(|id| !seated.contains(&id.as_str()))
            .count()
    }
}

impl Tables {
    /// Somebody looks at a table from this node.
    pub(super) fn come(&self, live: &Live, person: &str) {
        let is_new = {
            let mut presence = live.presence();
            let count = presence.here.entry(person.to_owned()).or_default();
            *count += 1;
            *count == 1
        };
        if is_new {
            live.stir();
            self.tell(live, person, true);
        }
    }

    /// One connection of somebody has ended.
    pub(super) fn go(&self, live: &std::sync::Arc<Live>, person: String) {
        let (tables, live) = (self.clone(), live.clone());
        let Ok(runtime) = tokio::runtime::Handle::try_current() else {
            return;
        };
        runtime.spawn(async move {
            tokio::time::sleep(GRACE).await;
            let is_last = {
                let mut presence = live.presence();
                let count = presence.here.get(&person).copied().unwrap_or_default();
                if count <= 1 {
                    presence.here.remove(&person);
                    presence.note_gone(&person, now());
                } else {
                    presence.here.insert(person.clone(), count - 1);
                }
                count <= 1
            };
            if is_last {
                live.stir();
                tables.tell(&live, &person, false);
            }
        });
    }

    fn tell(&self, live: &Live, person: &str, here: bool) {
        let store = &self.shared.store;
        store.bus().publish(&Message::Presence {
            game: live.id.clone(),
            person: person.to_owned(),
            node: store.node().to_owned(),
            here,
        });
    }

    pub(super) fn ask_who_is_there(&self, live: &Live) {
        self.shared.store.bus().publish(&Message::WhoIsThere {
            game: live.id.clone(),
        });
    }

    /// Says again who is here, to other nodes.
    pub(super) fn tell_all(&self, live: &Live) {
        let here: Vec<String> = live.presence().here.keys().cloned().collect();
        for person in here {
            self.tell(live, &person, true);
        }
    }

    /// What another node says.
    pub(super) fn hear(&self, live: &Live, person: &str, node: &str, here: bool) {
        if node == self.shared.store.node() {
            return;
        }
        {
            let mut presence = live.presence();
            let key = (person.to_owned(), node.to_owned());
            let before = presence.is_here(person);
            if here {
                let now = now();
                presence.elsewhere.retain(|_, until| *until > now);
                presence.elsewhere.insert(key, now + BELIEVED);
            } else {
                presence.elsewhere.remove(&key);
                presence.note_gone(person, now());
            }
            if before == presence.is_here(person) {
                return;
            }
        }
        live.stir();
    }
}
