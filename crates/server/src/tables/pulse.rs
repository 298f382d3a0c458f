//! What happens by itself: the pulse of this node, the fall of flags, news from other nodes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;

use super::live::{Live, State};
use super::{TableError, Tables, now};
use crate::store::{Message, StoreError};
use crate::table::{Event, Millis};

/// So often a node says that it lives, and looks for flags that have fallen.
const TICK: Duration = Duration::from_millis(250);
/// A node that has not said so for this long may have been away, and looks before it lets anything happen.
const LATE: Millis = 1_500;
/// So many flags fall at a time.
const MOST_FLAGS: u32 = 200;
/// Every so many ticks somebody looks for games that were not rated.
const SETTLE_EVERY: u64 = 240;
/// Every so many ticks the other nodes hear who is here.
const TELL_EVERY: u64 = 80;

/// When this node last said that it lives, and until when nobody did before.
#[derive(Default)]
pub(super) struct Pulse {
    last: AtomicU64,
    outage: AtomicU64,
}

impl Pulse {
    /// The end of the last time in which nobody served.
    pub(super) fn outage(&self) -> Millis {
        self.outage.load(Ordering::Relaxed)
    }
}

impl Tables {
    /// Says that this node lives, and hears whether there was a time when nobody did.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let now = now();
        self.shared.store.beat(now).await?;
        let outage = self.shared.store.last_outage().await?;
        self.shared.pulse.outage.store(outage, Ordering::Relaxed);
        self.shared.pulse.last.store(now, Ordering::Relaxed);
        Ok(())
    }

    /// A node that was stopped for a while finds that out before anybody's clock does.
    pub(super) async fn beat_if_late(&self) -> Result<(), StoreError> {
        let last = self.shared.pulse.last.load(Ordering::Relaxed);
        if last > 0 && now().saturating_sub(last) > LATE {
            self.beat().await?;
        }
        Ok(())
    }

    /// Begins to serve: from the first pulse on, clocks run. The tasks end with the runtime.
    pub(crate) async fn start(&self) -> Result<(), StoreError> {
        if !self.shared.store.is_postgres() {
            self.shared.store.release().await?;
        }
        self.beat().await?;
        tokio::spawn(self.clone().listen());
        tokio::spawn(self.clone().tick());
        Ok(())
    }

    /// Thinks for others, for ever: takes the computer's moves from the queue, and serves nobody. No clock runs because of it.
    pub(crate) async fn work(&self) {
        tokio::spawn(self.clone().listen());
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        loop {
            ticks.tick().await;
            match self.shared.store.last_outage().await {
                Ok(outage) => self.shared.pulse.outage.store(outage, Ordering::Relaxed),
                Err(error) => {
                    tracing::warn!(%error, "the database does not answer");
                    continue;
                }
            }
            self.take_work().await;
        }
    }

    async fn tick(self) {
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        for count in 0_u64.. {
            ticks.tick().await;
            if count % 2 == 0
                && let Err(error) = self.beat().await
            {
                tracing::warn!(%error, "the pulse was not kept");
                // Without it nobody knows whose clock ran; no flag falls.
                continue;
            }
            if let Err(error) = self.flags().await {
                tracing::warn!(%error, "nobody looked after the flags");
            }
            self.take_work().await;
            if count % SETTLE_EVERY == 0
                && let Err(error) = self.settle_all().await
            {
                tracing::warn!(%error, "nobody looked after the ratings");
            }
            if count % TELL_EVERY == 0 && self.shared.store.is_postgres() {
                for live in self.all_live() {
                    self.tell_all(&live);
                }
            }
        }
    }

    /// Lets the flags fall whose time has come.
    async fn flags(&self) -> Result<(), StoreError> {
        for id in self.shared.store.due(now(), MOST_FLAGS).await? {
            if let Err(error) = self.flag(&id).await {
                tracing::warn!(%error, "a flag did not fall");
            }
        }
        Ok(())
    }

    async fn flag(&self, id: &str) -> Result<(), TableError> {
        let live = self.open(id).await?;
        let mut state = live.state.lock().await;
        self.catch_up(&live, &mut state).await?;
        let now = now();
        if let Some(event) = state.table.flagged(now) {
            self.happen(&live, &mut state, event, None, now).await?;
        }
        Ok(())
    }

    /// Nobody pays for the time in which nobody served. Each such time is taken into account once.
    pub(super) async fn compensate(&self, live: &Arc<Live>, state: &mut State) -> Result<(), TableError> {
        state.outage = self.shared.pulse.outage();
        let running = |state: &State| state.table.clock().and_then(|clock| clock.running_since());
        let Some(since) = running(state) else {
            return Ok(());
        };
        for (began, ended) in self.shared.store.outages_since(since).await? {
            let name = format!("outage-{began}");
            let Some(since) = running(state) else { break };
            if state.done_before(&name).is_some() || ended <= since {
                continue;
            }
            let event = Event::Resumed {
                away: ended.saturating_sub(began.max(since)),
            };
            Box::pin(self.happen(live, state, event, Some(&name), now())).await?;
        }
        Ok(())
    }

    /// Takes in what other nodes say.
    async fn listen(self) {
        let mut messages = self.shared.store.bus().subscribe();
        loop {
            match messages.recv().await {
                Ok(message) => self.heed(&message),
                Err(RecvError::Lagged(_)) => self.heed(&Message::Lost),
                Err(RecvError::Closed) => return,
            }
        }
    }

    fn heed(&self, message: &Message) {
        let live = |id: &str| self.live().get(id).and_then(std::sync::Weak::upgrade);
        match message {
            Message::Game { id, number } => {
                if let Some(live) = live(id).filter(|live| *live.news.borrow() < *number) {
                    self.look_again(live);
                }
            }
            Message::Lost => {
                self.shared.people.forget_all();
                self.all_live().into_iter().for_each(|live| self.look_again(live));
            }
            Message::Gone { id } => {
                if let Some(live) = live(id) {
                    live.end();
                    self.live().remove(id);
                }
            }
            Message::Presence {
                game,
                person,
                node,
                here,
            } => {
                if let Some(live) = live(game) {
                    self.hear(&live, person, node, *here);
                }
            }
            Message::WhoIsThere { game } => {
                if self.shared.store.is_postgres()
                    && let Some(live) = live(game)
                {
                    self.tell_all(&live);
                }
            }
            Message::Person { id } => {
                self.shared.people.forget(id);
                for live in self.all_live() {
                    self.name_again(live, id.clone());
                }
            }
            Message::Work => {
                let tables = self.clone();
                tokio::spawn(async move { tables.take_work().await });
            }
        }
    }

    /// Reads what is new at a table, without keeping the others waiting.
    fn look_again(&self, live: Arc<Live>) {
        let tables = self.clone();
        tokio::spawn(async move {
            let mut state = live.state.lock().await;
            state.is_stale = true;
            if let Err(error) = tables.catch_up(&live, &mut state).await {
                tracing::warn!(%error, "what happened elsewhere could not be read");
            }
        });
    }

    /// Somebody has another name now, or none.
    fn name_again(&self, live: Arc<Live>, person: String) {
        let tables = self.clone();
        tokio::spawn(async move {
            let mut state = live.state.lock().await;
            if !state.named.contains_key(&person) {
                return;
            }
            // Somebody who is gone has taken along what they said.
            if state.table.talk().iter().any(|line| line.by == person) {
                match tables.load(&live.id).await {
                    Ok(read) => {
                        let outage = state.outage;
                        *state = read;
                        state.outage = outage;
                        live.news.send_modify(|_| {});
                    }
                    Err(error) => tracing::warn!(%error, "a table could not be read again"),
                }
                return;
            }
            match tables.shared.people.names(&state.speakers()).await {
                Ok(named) => state.named = named,
                Err(error) => tracing::warn!(%error, "a name could not be read"),
            }
        });
    }
}
