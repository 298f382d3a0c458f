use std::sync::Arc;

use serde::Serialize;
use tokio::sync::watch;
use utoipa::ToSchema;

use super::live::Live;
use super::{Snapshot, Tables, Who, now};
use crate::table::{Event, Millis};

/// Somebody who looks at a table and waits for what happens.
pub(crate) struct Watcher {
    tables: Tables,
    live: Arc<Live>,
    news: watch::Receiver<u64>,
    comings: watch::Receiver<u64>,
    who: Who,
    /// How many events they have.
    have: u64,
    is_first: bool,
}

/// What somebody who watches hears.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum News {
    /// Something has happened: the events they do not have, and the table after them.
    Table {
        /// Which.
        game: String,
        /// The number of the first event.
        from: u64,
        /// The events from there on.
        events: Vec<Heard>,
        /// The table after them.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<Box<Snapshot>>,
    },
    /// Somebody came or went.
    Presence {
        /// Where.
        game: String,
        /// Who is connected, by seat.
        here: Vec<bool>,
        /// How many look on.
        watchers: usize,
    },
    /// The game has been deleted.
    Gone {
        /// Which.
        game: String,
    },
}

/// An event as somebody hears of it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Heard {
    /// Its number, counted from 0.
    number: u64,
    /// When it happened, in milliseconds since 1970.
    #[schema(value_type = u64)]
    at: Millis,
    /// What happened; `{"kind":"hidden"}` where it is not for these eyes.
    #[schema(value_type = Event)]
    event: Said,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Said {
    Event(Box<Event>),
    Hidden { kind: &'static str },
}

impl Watcher {
    pub(super) fn new(tables: Tables, live: Arc<Live>, who: Who, since: u64) -> Watcher {
        let mut comings = live.comings.subscribe();
        comings.mark_unchanged();
        tables.come(&live, &who.id);
        Watcher {
            news: live.news.subscribe(),
            comings,
            tables,
            live,
            who,
            have: since,
            is_first: true,
        }
    }

    /// How many events they have.
    pub(crate) fn have(&self) -> u64 {
        self.have
    }

    /// What happens next; at first, what they do not have yet. `bare`: without the table.
    pub(crate) async fn next(&mut self, bare: bool) -> News {
        if !self.is_first {
            loop {
                tokio::select! {
                    changed = self.news.changed() => {
                        if changed.is_err() || self.live.is_gone() {
                            return News::Gone { game: self.live.id.clone() };
                        }
                        if *self.news.borrow_and_update() > self.have {
                            break;
                        }
                    }
                    _ = self.comings.changed() => return self.presence().await,
                }
            }
        }
        self.is_first = false;
        self.now(bare).await
    }

    /// The events they do not have, and the table after them.
    pub(crate) async fn now(&mut self, bare: bool) -> News {
        let have = self.have;
        let looked = self.look(move |tables, live, who| async move {
            let mut state = live.state.lock().await;
            if let Err(error) = tables.catch_up(&live, &mut state).await {
                tracing::warn!(%error, "what happened elsewhere could not be read");
            }
            // Whoever claims to have more than there is has it from elsewhere, and begins anew.
            let from = if have > state.number() { 0 } else { have };
            let begin = usize::try_from(from).unwrap_or(usize::MAX);
            let events = (state.log.get(begin..).unwrap_or_default().iter())
                .map(|logged| Heard {
                    number: logged.number,
                    at: logged.at,
                    event: match state.table.visible(&logged.event, &who.id) {
                        Some(event) => Said::Event(Box::new(event.into_owned())),
                        None => Said::Hidden { kind: "hidden" },
                    },
                })
                .collect();
            let table = (!bare).then(|| Box::new(state.snapshot(&live, &who, now())));
            let news = News::Table {
                game: live.id.clone(),
                from,
                events,
                table,
            };
            (news, state.number())
        });
        match looked.await {
            Some((news, number)) => {
                self.have = number;
                news
            }
            None => self.gone(),
        }
    }

    async fn presence(&mut self) -> News {
        self.comings.mark_unchanged();
        let looked = self.look(|_, live, _| async move {
            let state = live.state.lock().await;
            let presence = live.presence();
            News::Presence {
                game: live.id.clone(),
                here: super::snapshot::here(&state.table, &presence),
                watchers: presence.watchers(&state.table),
            }
        });
        looked.await.unwrap_or_else(|| self.gone())
    }

    fn gone(&self) -> News {
        News::Gone {
            game: self.live.id.clone(),
        }
    }

    /// Looks at the table in a task of its own. Whoever watches may stop to listen at any moment, to act at this very table
    /// or because their line is slow, and must not hold the table's lock, or a place in the queue for it, meanwhile.
    async fn look<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
        &self,
        look: impl FnOnce(Tables, Arc<Live>, Who) -> F,
    ) -> Option<T> {
        let looking = look(self.tables.clone(), Arc::clone(&self.live), self.who.clone());
        tokio::spawn(looking).await.ok()
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.tables.go(&self.live, std::mem::take(&mut self.who.id));
    }
}
