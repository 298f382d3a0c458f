//! The tables at which somebody plays: in memory while they are looked at, in the database always.
//!
//! The database's log of events is the truth. A node that wants to add an event says which number it is to have; if
//! another node was quicker, this one reads what happened and decides again. So any node can serve any game.

mod live;
mod presence;
mod pulse;
mod snapshot;
mod watcher;
mod work;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::people::People;
use crate::random;
use crate::store::{Appended, Entry, Logged, Message, Store, StoreError, Summary};
use crate::table::{
    self, Command, Decision, Event, Facts, Millis, Player, Refusal, Setup, SetupError, Table, TimeControl,
};
use crate::thinker::Thinker;

use live::{Live, State};
pub use snapshot::{ClockView, Line, SeatView, Snapshot};
pub(crate) use watcher::{News, Watcher};

/// Somebody who has more than this many games and analyses deletes some before the next.
pub(crate) const MOST_KEPT: i64 = 2_000;
/// A game that ended longer ago and was not rated will not be.
const UNSETTLED: Millis = 24 * 3_600_000;
/// So many games of one person wait in the lobby.
const MOST_SEEKS: i64 = 5;
/// So many lines in so long a time.
const LINES: usize = 5;
const LINES_TIME: Millis = 10_000;
/// So often another node may be quicker before a command is given up.
const MOST_ATTEMPTS: usize = 8;
/// So many planned moves follow one another at most.
const MOST_FOLLOWING: usize = 40;

/// What goes wrong at a table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such game, or not for these eyes.
    #[error("there is no such game")]
    Unknown,
    /// The rules of the table say no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// No game can be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Enough is enough.
    #[error("you have too many games; delete some first")]
    TooMany,
    /// The lobby is for everybody.
    #[error("you offer enough games in the lobby; wait until somebody takes one, or call one off")]
    TooManySeeks,
    /// A game of several people is not deleted by one of them.
    #[error("other people play in this game")]
    NotYoursAlone,
    /// One of the two wants nothing to do with the other.
    #[error("this person does not play with you")]
    Blocked,
    /// The host has shut this person out.
    #[error("the host of this site has shut you out")]
    Banned,
    /// Nobody is helped against other people.
    #[error("there are no hints in a game between people")]
    BetweenPeople,
    /// Talk comes too fast.
    #[error("you speak too fast; wait a moment")]
    TooFast,
    /// Other nodes were quicker again and again.
    #[error("too much happens at this table; try again")]
    Busy,
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Who looks at a table or acts at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The person.
    pub id: String,
    /// Whether they have an account.
    pub account: bool,
}

/// A command that has been carried out, now or before.
#[derive(Debug)]
pub struct Done {
    /// How many events there were after it.
    pub number: u64,
    /// The table as whoever acted sees it.
    pub snapshot: Snapshot,
}

/// All tables.
#[derive(Clone)]
pub struct Tables {
    shared: Arc<Shared>,
}

struct Shared {
    store: Store,
    people: People,
    thinker: Thinker,
    /// Those that somebody looks at or the computer thinks about. Nobody's are forgotten.
    live: Mutex<HashMap<String, Weak<Live>>>,
    pulse: pulse::Pulse,
}

/// Milliseconds since 1970.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

impl Tables {
    /// The tables in a database.
    pub fn new(store: Store, people: People, thinker: Thinker) -> Tables {
        Tables {
            shared: Arc::new(Shared {
                store,
                people,
                thinker,
                live: Mutex::default(),
                pulse: pulse::Pulse::default(),
            }),
        }
    }

    /// Sets up a game for its owner; its name.
    pub async fn create(&self, owner: &str, setup: Setup) -> Result<String, TableError> {
        if self.shared.people.banned(owner).await? {
            return Err(TableError::Banned);
        }
        if self.shared.store.count_of(owner).await? >= MOST_KEPT {
            return Err(TableError::TooMany);
        }
        if setup.terms.listed && self.shared.store.seeks_of(owner).await? >= MOST_SEEKS {
            return Err(TableError::TooManySeeks);
        }
        self.set_up(owner, setup).await
    }

    async fn set_up(&self, owner: &str, setup: Setup) -> Result<String, TableError> {
        let table = Table::new(setup.clone())?;
        let (id, now) = (random::name(), now());
        let claim = self.claims(&table, now);
        let summary = Summary {
            claim,
            ..Summary::of(&table)
        };
        self.shared.store.create(&id, owner, &setup, summary, now).await?;
        if claim.is_some() {
            let live = self.open(&id).await?;
            self.think(&live, 0, &table, None);
        }
        Ok(id)
    }

    /// The table as somebody sees it.
    pub async fn snapshot(&self, id: &str, who: &Who) -> Result<Snapshot, TableError> {
        let live = self.open(id).await?;
        let mut state = live.state.lock().await;
        state.admit(who)?;
        Ok(state.snapshot(&live, who, now()))
    }

    /// The table itself, as it is now.
    pub async fn table(&self, id: &str, who: &Who) -> Result<Table, TableError> {
        let live = self.open(id).await?;
        let state = live.state.lock().await;
        state.admit(who)?;
        Ok(state.table.clone())
    }

    /// Waits at a table for what happens after the first `since` events.
    pub(crate) async fn watch(&self, id: &str, who: &Who, since: u64) -> Result<Watcher, TableError> {
        let live = self.open(id).await?;
        let state = live.state.lock().await;
        state.admit(who)?;
        let is_waited_for = is_daily(&state.table) && state.table.sits(&who.id);
        drop(state);
        if is_waited_for && let Err(error) = self.shared.people.looked(&who.id, id).await {
            tracing::warn!(%error, "somebody looked, and it was not noted");
        }
        Ok(Watcher::new(self.clone(), live, who.clone(), since))
    }

    /// Does what somebody wants, once for each name of a command. When this returns, it has been written down. `lag` is
    /// the delay of the network as it was measured.
    pub async fn act(
        &self,
        id: &str,
        who: &Who,
        name: &str,
        command: &Command,
        lag: Millis,
    ) -> Result<Done, TableError> {
        let live = self.open(id).await?;
        self.check(&live, who, command).await?;
        // Two people may call their commands the same.
        let name = &format!("{}:{name}", who.id);
        for _ in 0..MOST_ATTEMPTS {
            self.beat_if_late().await?;
            let mut state = live.state.lock().await;
            self.catch_up(&live, &mut state).await?;
            if let Some(number) = state.done_before(name) {
                return Ok(state.done(&live, who, number));
            }
            let now = now();
            if matches!(command, Command::Say { .. }) && talks_fast(state.table.talk(), &who.id, now) {
                return Err(TableError::TooFast);
            }
            let absent = live.presence().absent_since(&state.table);
            let facts = Facts {
                now,
                lag,
                absent_since: &absent,
                account: who.account,
            };
            let decision = match state.table.decide(&who.id, command, &facts) {
                Ok(decision) => decision,
                // What has just happened at another node may allow it.
                Err(refusal) => {
                    if self.is_behind(&live, &mut state).await? {
                        continue;
                    }
                    return Err(refusal.into());
                }
            };
            let event = match decision {
                Decision::Event(event) => event,
                Decision::AskComputer(offer) => {
                    let (before, table) = (state.number(), state.table.clone());
                    drop(state);
                    let agrees = self.agrees(&table).await;
                    state = live.state.lock().await;
                    // Something else has happened while the computer thought about it.
                    if state.number() != before {
                        continue;
                    }
                    if agrees {
                        Event::Drawn
                    } else {
                        Event::Declined { offer }
                    }
                }
                Decision::MakeRematch => {
                    let next = self.set_up(&who.id, state.table.rematch()).await?;
                    Event::Continued { next }
                }
            };
            let next = match &event {
                Event::Continued { next } => Some(next.clone()),
                _ => None,
            };
            let appended = self.happen(&live, &mut state, event, Some(name), now).await?;
            if appended != Appended::Written
                && let Some(next) = next
            {
                // The other side's word was quicker; there is one next game.
                self.shared.store.delete_game(&next, &who.id).await?;
            }
            if appended != Appended::Taken {
                let number = state.done_before(name).unwrap_or(state.number());
                return Ok(state.done(&live, who, number));
            }
        }
        Err(TableError::Busy)
    }

    /// Takes a game away, if nobody else plays in it.
    pub async fn delete(&self, id: &str, who: &Who) -> Result<(), TableError> {
        {
            let live = self.open(id).await?;
            let state = live.state.lock().await;
            if state.owner != who.id {
                return Err(TableError::Unknown);
            }
            if state.table.people().iter().any(|person| *person != who.id) {
                return Err(TableError::NotYoursAlone);
            }
        }
        if self.shared.store.delete_game(id, &who.id).await? {
            Ok(())
        } else {
            Err(TableError::Unknown)
        }
    }

    /// What the rules of the table cannot know.
    async fn check(&self, live: &Live, who: &Who, command: &Command) -> Result<(), TableError> {
        live.state.lock().await.admit(who)?;
        let (sits, says) = (
            matches!(command, Command::Sit { .. }),
            matches!(command, Command::Say { .. }),
        );
        if (sits || says) && self.shared.people.banned(&who.id).await? {
            return Err(TableError::Banned);
        }
        if sits {
            let seated = live.state.lock().await.speakers();
            for other in seated.iter().filter(|id| **id != who.id) {
                if self.shared.people.blocks(&who.id, other).await? {
                    return Err(TableError::Blocked);
                }
            }
        }
        Ok(())
    }

    /// A move for whoever asks: what full strength would play. Not in games between people.
    pub async fn hint(&self, id: &str, who: &Who) -> Result<Option<String>, TableError> {
        let table = self.table(id, who).await?;
        if table.seats_of(&who.id).is_empty() {
            return Err(Refusal::NotAtTable.into());
        }
        if table.to_move().is_none() {
            return Err(Refusal::Over.into());
        }
        if table.people().len() > 1 {
            return Err(TableError::BetweenPeople);
        }
        let thinker = &self.shared.thinker;
        let Some(turn) = thinker.turn().await else {
            return Ok(None);
        };
        Ok(thinker.choose(turn, table.game().clone(), 10, None, 0).await)
    }

    /// Whether the computer agrees to a draw: when it does not think that it stands better.
    async fn agrees(&self, table: &Table) -> bool {
        let computer = table
            .setup()
            .seats
            .iter()
            .position(|player| matches!(player, Player::Computer { .. }));
        let (Some(seat), Some(to_move)) = (computer, table.to_move()) else {
            return true;
        };
        // An opening says nothing yet.
        if table.game().ply() < 8 {
            return false;
        }
        let Some(chance) = self.shared.thinker.chance(table.game().clone()).await else {
            return false;
        };
        let own_turn = to_move.side() == trilith_games::common::Seat(u8::try_from(seat).unwrap_or(0)).side();
        let own_chance = if own_turn { chance } else { 1.0 - chance };
        own_chance <= 0.5
    }

    /// The table by this name, from memory or from the database.
    async fn open(&self, id: &str) -> Result<Arc<Live>, TableError> {
        if let Some(live) = self.live().get(id).and_then(Weak::upgrade) {
            return Ok(live);
        }
        let state = self.load(id).await?;
        let fresh = Arc::new(Live::new(id, state, now()));
        {
            let mut live = self.live();
            // Somebody else may have been quicker; there is one table for all.
            if let Some(live) = live.get(id).and_then(Weak::upgrade) {
                return Ok(live);
            }
            live.insert(id.to_owned(), Arc::downgrade(&fresh));
        }
        // What happened between the reading and now was told to nobody here.
        {
            let mut state = fresh.state.lock().await;
            state.is_stale = true;
            self.catch_up(&fresh, &mut state).await?;
        }
        self.ask_who_is_there(&fresh);
        Ok(fresh)
    }

    async fn load(&self, id: &str) -> Result<State, TableError> {
        let kept = self.shared.store.game(id).await?.ok_or(TableError::Unknown)?;
        let table = Table::new(kept.setup)?;
        let mut state = State::new(table, kept.owner, kept.rematch);
        state.take_in(kept.events)?;
        state.named = self.shared.people.names(&state.speakers()).await?;
        Ok(state)
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<Live>>> {
        self.shared.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All tables that are in memory now.
    fn all_live(&self) -> Vec<Arc<Live>> {
        let mut live = self.live();
        live.retain(|_, live| live.strong_count() > 0);
        live.values().filter_map(Weak::upgrade).collect()
    }

    /// Reads what other nodes have written, if there may be any, and sets a clock right that ran while nobody served.
    async fn catch_up(&self, live: &Arc<Live>, state: &mut State) -> Result<(), TableError> {
        if state.is_stale {
            let events = self.shared.store.events_since(&live.id, state.number()).await?;
            state.is_stale = false;
            self.take_in(live, state, events).await?;
        }
        if state.outage < self.shared.pulse.outage() {
            self.compensate(live, state).await?;
        }
        Ok(())
    }

    /// Whether something had happened at another node that was not known here; now it is.
    async fn is_behind(&self, live: &Arc<Live>, state: &mut State) -> Result<bool, TableError> {
        let before = state.number();
        state.is_stale |= self.shared.store.is_postgres();
        self.catch_up(live, state).await?;
        Ok(state.number() > before)
    }

    /// Takes in events that are in the database.
    async fn take_in(
        &self,
        live: &Arc<Live>,
        state: &mut State,
        events: Vec<Logged>,
    ) -> Result<(), TableError> {
        if events.is_empty() {
            return Ok(());
        }
        let known = state.speakers().len();
        state.take_in(events)?;
        let speakers = state.speakers();
        if speakers.len() != known {
            state.named = self.shared.people.names(&speakers).await?;
        }
        live.news.send_replace(state.number());
        Ok(())
    }

    /// Writes an event down, with what follows from it by itself, and then lets it happen.
    async fn happen(
        &self,
        live: &Arc<Live>,
        state: &mut State,
        event: Event,
        command: Option<&str>,
        at: Millis,
    ) -> Result<Appended, TableError> {
        let mut after = state.table.clone();
        after.apply(&event, at)?;
        let mut events = vec![event];
        while let Some(next) = after.follow()
            && events.len() < MOST_FOLLOWING
        {
            after.apply(&next, at)?;
            events.push(next);
        }
        let claim = self.claims(&after, at);
        let number = state.number();
        let appended = self
            .shared
            .store
            .append(Entry {
                game: &live.id,
                number,
                at,
                command,
                events: &events,
                after: Summary {
                    claim,
                    ..Summary::of(&after)
                },
            })
            .await;
        let appended = match appended {
            Ok(appended) => appended,
            Err(error) => {
                // Nobody knows whether it was written; whoever looks next reads it.
                state.is_stale = true;
                return Err(error.into());
            }
        };
        if appended != Appended::Written {
            state.is_stale = true;
            self.catch_up_boxed(live, state).await?;
            if state.number() == number && self.shared.store.game(&live.id).await?.is_none() {
                live.end();
                return Err(TableError::Unknown);
            }
            return Ok(appended);
        }
        let logged = (number..).zip(events).map(|(number, event)| Logged {
            number,
            at,
            command: command
                .filter(|_| number == state.number())
                .map(ToOwned::to_owned),
            event,
        });
        let logged = logged.collect();
        self.take_in(live, state, logged).await?;
        if claim.is_some() {
            self.think(live, state.turn(), &state.table, None);
        } else if matches!(state.table.player_to_move(), Some(Player::Computer { .. })) {
            self.shared.store.bus().publish(&Message::Work);
        }
        if state.table.is_over() {
            self.settle(live, state).await;
        }
        self.remind(live, &state.table);
        Ok(Appended::Written)
    }

    fn catch_up_boxed<'a>(
        &'a self,
        live: &'a Arc<Live>,
        state: &'a mut State,
    ) -> std::pin::Pin<Box<dyn Future<Output = Result<(), TableError>> + Send + 'a>> {
        Box::pin(self.catch_up(live, state))
    }

    /// Settles what a node that died left unsettled.
    pub(super) async fn settle_all(&self) -> Result<(), StoreError> {
        for id in self
            .shared
            .people
            .unrated(now().saturating_sub(UNSETTLED))
            .await?
        {
            match self.open(&id).await {
                Ok(live) => {
                    let state = live.state.lock().await;
                    self.settle(&live, &state).await;
                }
                Err(error) => tracing::warn!(%error, "a game could not be rated"),
            }
        }
        Ok(())
    }

    /// In a game by correspondence, whoever's turn it is may be elsewhere.
    fn remind(&self, live: &Live, table: &Table) {
        if is_daily(table)
            && let Some(Player::Guest { id }) = table.player_to_move()
            && table.is_full()
            && !live.presence().is_here(id)
        {
            self.shared.people.remind(id, &live.id, &table.setup().variant);
        }
    }

    /// A rated game that has ended changes the ratings, once.
    async fn settle(&self, live: &Live, state: &State) {
        let table = &state.table;
        let Some(outcome) = table.end().and_then(|end| end.outcome()) else {
            return;
        };
        let [Player::Guest { id: first }, Player::Guest { id: second }] = table.players() else {
            return;
        };
        if !table.setup().terms.rated || first == second {
            return;
        }
        let kind = table.game().kind().name();
        if let Err(error) = self
            .shared
            .people
            .rate(&live.id, kind, first, second, outcome)
            .await
        {
            tracing::error!(%error, "a rating was not kept");
        }
    }
}

/// Whether somebody has said as much of late as anybody may.
fn talks_fast(talk: &[table::Line], person: &str, now: Millis) -> bool {
    let of_late = talk.iter().rev().take_while(|line| line.at + LINES_TIME > now);
    of_late.filter(|line| line.by == person).count() >= LINES
}

/// Whether it is a game by correspondence.
fn is_daily(table: &Table) -> bool {
    matches!(table.setup().time, Some(TimeControl::Daily { .. }))
}

#[cfg(test)]
mod tests;
