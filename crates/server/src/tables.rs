//! The tables at which somebody plays: in memory while they are looked at, in the database always.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::Serialize;
use tokio::sync::{Mutex as AsyncMutex, watch};
use trilith_games::Told;
use trilith_games::view::View;

use crate::random;
use crate::store::{Appended, Entry, Store, StoreError, Summary};
use crate::table::{Command, Event, Millis, Player, Refusal, Setup, SetupError, Table, TimeControl};
use crate::thinker::Thinker;

/// Somebody who has more than this many games and analyses deletes some before the next.
pub(crate) const MOST_KEPT: i64 = 2_000;
/// Games in which nothing happened for longer are taken up again only when somebody looks at them.
const FRESH: Millis = 24 * 3_600_000;

/// What goes wrong at a table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such game.
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
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A table as somebody sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    /// The game's name in addresses.
    pub id: String,
    /// How many events there have been.
    pub number: u64,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The seats of whoever looks; none for a spectator.
    pub yours: Vec<u8>,
    /// Whether it is their turn.
    pub your_turn: bool,
    /// Whether the computer thinks.
    pub thinking: bool,
    /// Whether they could take back a move.
    pub can_take_back: bool,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// Why it ended.
    pub ending: Option<Told>,
    /// The clocks.
    pub clock: Option<ClockView>,
    /// The next game of the same players.
    pub rematch: Option<String>,
    /// Whether the last thing that happened is that the computer declined a draw.
    pub declined: bool,
    /// Where the game began, if not where its variant does.
    pub start: Option<String>,
    /// The position, and what can be done in it.
    pub view: View,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatView {
    /// `you`, `guest` or `computer`.
    pub kind: &'static str,
    /// The computer's level.
    pub level: Option<u8>,
    /// 0 or 1.
    pub side: usize,
}

/// The clocks now.
#[derive(Clone, Debug, Serialize)]
pub struct ClockView {
    /// What was agreed.
    pub control: TimeControl,
    /// Milliseconds left, by seat.
    pub left: Vec<Millis>,
    /// The seat whose clock runs.
    pub running: Option<u8>,
}

/// All tables.
#[derive(Clone)]
pub struct Tables {
    shared: Arc<Shared>,
}

struct Shared {
    store: Store,
    thinker: Thinker,
    /// Those that somebody looks at or the computer thinks about. Nobody's are forgotten.
    live: Mutex<HashMap<String, Weak<Live>>>,
}

struct Live {
    id: String,
    state: AsyncMutex<State>,
    /// The number of events, for those who wait for the next.
    news: watch::Sender<u64>,
    /// The last event that was attended to.
    attended: Mutex<Option<u64>>,
}

struct State {
    table: Table,
    number: u64,
    rematch: Option<String>,
    declined: bool,
}

/// Somebody who looks at a table and waits for what happens.
pub struct Watcher {
    live: Arc<Live>,
    news: watch::Receiver<u64>,
    guest: String,
}

/// Milliseconds since 1970.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

impl Tables {
    /// The tables in a database.
    pub fn new(store: Store, thinker: Thinker) -> Tables {
        Tables {
            shared: Arc::new(Shared {
                store,
                thinker,
                live: Mutex::default(),
            }),
        }
    }

    /// Takes up the games that went on when the server last ran: nobody's clock pays for the time it did not, and the
    /// computer thinks on.
    pub async fn resume(&self) -> Result<(), StoreError> {
        let now = now();
        let last = self.shared.store.last_beat().await?;
        for id in self.shared.store.unfinished(now.saturating_sub(FRESH)).await? {
            let live = match self.open(&id).await {
                Ok(live) => live,
                Err(error) => {
                    tracing::warn!(game = id, %error, "a game cannot be taken up");
                    continue;
                }
            };
            let mut state = live.state.lock().await;
            if let Some(last) = last
                && state.table.clock().is_some_and(|clock| clock.is_running())
            {
                let event = Event::Resumed {
                    away: now.saturating_sub(last),
                };
                if let Err(error) = self.happen(&live, &mut state, event, None, now).await {
                    tracing::warn!(game = id, %error, "a clock cannot be set right");
                }
            }
            drop(state);
            self.attend(&live).await;
        }
        self.shared.store.beat(now).await.map(drop)
    }

    /// Sets up a game for its owner; its name.
    pub async fn create(&self, owner: &str, setup: Setup) -> Result<String, TableError> {
        let table = Table::new(setup.clone())?;
        if self.shared.store.count_of(owner).await? >= MOST_KEPT {
            return Err(TableError::TooMany);
        }
        let id = random::name();
        let now = now();
        let summary = Summary::of(&table, now);
        self.shared.store.create(&id, owner, &setup, summary, now).await?;
        let live = self.open(&id).await?;
        self.attend(&live).await;
        Ok(id)
    }

    /// The table as a guest sees it.
    pub async fn snapshot(&self, id: &str, guest: &str) -> Result<Snapshot, TableError> {
        let live = self.open(id).await?;
        self.attend(&live).await;
        let state = live.state.lock().await;
        Ok(state.snapshot(id, guest))
    }

    /// The table itself, as it is now.
    pub async fn table(&self, id: &str) -> Result<Table, TableError> {
        let live = self.open(id).await?;
        let state = live.state.lock().await;
        Ok(state.table.clone())
    }

    /// Waits at a table for what happens.
    pub async fn watch(&self, id: &str, guest: &str) -> Result<Watcher, TableError> {
        let live = self.open(id).await?;
        self.attend(&live).await;
        let mut news = live.news.subscribe();
        news.mark_changed();
        Ok(Watcher {
            live,
            news,
            guest: guest.to_owned(),
        })
    }

    /// Does what a guest wants, once for each name of a command. When this returns, it has been written down.
    pub async fn act(
        &self,
        id: &str,
        guest: &str,
        name: &str,
        command: &Command,
    ) -> Result<Snapshot, TableError> {
        let live = self.open(id).await?;
        let mut state = live.state.lock().await;
        if !self.shared.store.has_command(id, name).await? {
            let now = now();
            let mut event = state.table.decide(guest, command, now)?;
            if event == Event::Drawn && !self.agrees(&state.table).await {
                event = Event::Declined;
            }
            self.happen(&live, &mut state, event, Some(name), now).await?;
        }
        let snapshot = state.snapshot(id, guest);
        drop(state);
        self.attend(&live).await;
        Ok(snapshot)
    }

    /// The next game of the same players, made when it is first asked for.
    pub async fn rematch(&self, id: &str, guest: &str) -> Result<String, TableError> {
        let live = self.open(id).await?;
        let mut state = live.state.lock().await;
        if state.table.seats_of(guest).is_empty() {
            return Err(Refusal::NotAtTable.into());
        }
        if let Some(next) = &state.rematch {
            return Ok(next.clone());
        }
        let next = self.create(guest, state.table.rematch()).await?;
        let next = self.shared.store.set_rematch(id, &next).await?;
        state.rematch = Some(next.clone());
        live.news.send_modify(|_| {});
        Ok(next)
    }

    /// A move for whoever asks: what full strength would play.
    pub async fn hint(&self, id: &str, guest: &str) -> Result<Option<String>, TableError> {
        let table = self.table(id).await?;
        if table.seats_of(guest).is_empty() {
            return Err(Refusal::NotAtTable.into());
        }
        if table.to_move().is_none() {
            return Err(Refusal::Over.into());
        }
        Ok(self
            .shared
            .thinker
            .choose(table.game().clone(), 10, None, 0)
            .await)
    }

    /// Whether a draw is agreed: people at one screen have agreed when one of them says so; the computer agrees when it
    /// does not think that it stands better.
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
        let kept = self.shared.store.game(id).await?.ok_or(TableError::Unknown)?;
        let mut table = Table::new(kept.setup)?;
        let (mut number, mut declined) = (0, false);
        for logged in &kept.events {
            table.apply(&logged.event, logged.at)?;
            number += 1;
            declined = logged.event == Event::Declined;
        }
        let fresh = Arc::new(Live {
            id: id.to_owned(),
            state: AsyncMutex::new(State {
                table,
                number,
                rematch: kept.rematch,
                declined,
            }),
            news: watch::Sender::new(number),
            attended: Mutex::default(),
        });
        let mut live = self.live();
        live.retain(|_, live| live.strong_count() > 0);
        // Somebody else may have been quicker; there is one table for all.
        if let Some(live) = live.get(id).and_then(Weak::upgrade) {
            return Ok(live);
        }
        live.insert(id.to_owned(), Arc::downgrade(&fresh));
        Ok(fresh)
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<Live>>> {
        self.shared.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes an event down, and then lets it happen.
    async fn happen(
        &self,
        live: &Live,
        state: &mut State,
        event: Event,
        command: Option<&str>,
        at: Millis,
    ) -> Result<(), TableError> {
        let mut after = state.table.clone();
        after.apply(&event, at)?;
        let entry = Entry {
            game: &live.id,
            number: state.number,
            at,
            command,
            events: std::slice::from_ref(&event),
            after: Summary::of(&after, at),
        };
        if self.shared.store.append(entry).await? != Appended::Written {
            return Err(Refusal::Stale.into());
        }
        state.declined = event == Event::Declined;
        state.table = after;
        state.number += 1;
        live.news.send_replace(state.number);
        Ok(())
    }

    /// Does what a table waits for: the computer's move, or the fall of a flag. (In a box, as one move leads to the next.)
    fn attend<'a>(&'a self, live: &'a Arc<Live>) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        Box::pin(self.attend_to(live))
    }

    async fn attend_to(&self, live: &Arc<Live>) {
        let state = live.state.lock().await;
        let number = state.number;
        let Some(seat) = state.table.to_move() else { return };
        let left = state
            .table
            .clock()
            .filter(|clock| clock.is_running())
            .map(|clock| Duration::from_millis(clock.left(seat, now())));
        let think = match state.table.player_to_move() {
            Some(Player::Computer { level }) => Some((state.table.game().clone(), *level)),
            _ => None,
        };
        drop(state);
        // Whoever holds this number attends to it; a second look at the table starts nothing twice.
        if !self.claim(live, number) {
            return;
        }
        if let Some((game, level)) = think {
            let (tables, live) = (self.clone(), live.clone());
            tokio::spawn(async move {
                let clock = left.map(|remaining| trilith_engine::Clock {
                    remaining,
                    increment: Duration::ZERO,
                    moves_to_go: None,
                });
                let chosen = tables
                    .shared
                    .thinker
                    .choose(game, level, clock, random::seed())
                    .await;
                let Some(text) = chosen else { return };
                tables.reply(&live, number, &text).await;
            });
        } else if let Some(left) = left {
            let (tables, live) = (self.clone(), Arc::downgrade(live));
            tokio::spawn(async move {
                tokio::time::sleep(left + Duration::from_millis(20)).await;
                if let Some(live) = live.upgrade() {
                    tables.flag(&live, number).await;
                }
            });
        }
    }

    /// Whether nobody has attended to this event yet.
    fn claim(&self, live: &Live, number: u64) -> bool {
        let mut attended = live.attended.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = attended.is_none_or(|last| last < number);
        *attended = Some(number);
        is_new
    }

    /// The computer's move, unless something else has happened meanwhile.
    async fn reply(&self, live: &Arc<Live>, number: u64, text: &str) {
        {
            let mut state = live.state.lock().await;
            if state.number != number {
                return;
            }
            let now = now();
            let event = match state.table.decide_move(text, now) {
                Ok(event) => event,
                Err(error) => {
                    return tracing::error!(game = live.id, %error, "the computer's move was refused");
                }
            };
            if let Err(error) = self.happen(live, &mut state, event, None, now).await {
                return tracing::error!(game = live.id, %error, "the computer's move was not kept");
            }
        }
        self.attend(live).await;
    }

    async fn flag(&self, live: &Arc<Live>, number: u64) {
        let mut state = live.state.lock().await;
        if state.number != number {
            return;
        }
        let now = now();
        if let Some(event) = state.table.flagged(now)
            && let Err(error) = self.happen(live, &mut state, event, None, now).await
        {
            tracing::error!(game = live.id, %error, "the fall of a flag was not kept");
        }
    }
}

impl State {
    fn snapshot(&self, id: &str, guest: &str) -> Snapshot {
        let table = &self.table;
        let yours = table.seats_of(guest);
        let to_move = table.to_move();
        let mut view = table.game().view();
        if table.end().is_some() && !view.over {
            // Nobody is to move after a resignation.
            view.to_move = None;
            view.legal.clear();
        }
        Snapshot {
            id: id.to_owned(),
            number: self.number,
            seats: (0..)
                .zip(&table.setup().seats)
                .map(|(seat, player)| SeatView {
                    kind: match player {
                        Player::Computer { .. } => "computer",
                        Player::Guest { .. } if yours.contains(&seat) => "you",
                        Player::Guest { .. } => "guest",
                    },
                    level: match player {
                        Player::Computer { level } => Some(*level),
                        Player::Guest { .. } => None,
                    },
                    side: trilith_games::common::Seat(seat).side().index(),
                })
                .collect(),
            your_turn: to_move.is_some_and(|seat| yours.contains(&seat.0)),
            thinking: matches!(table.player_to_move(), Some(Player::Computer { .. })),
            can_take_back: table.end().is_none()
                && table.after_take_back(guest).is_some()
                && !yours.is_empty(),
            yours,
            result: table.result(),
            ending: table.ending(),
            clock: table.clock().map(|clock| ClockView {
                control: clock.control(),
                left: clock.all_left(to_move, now()),
                running: to_move.filter(|_| clock.is_running()).map(|seat| seat.0),
            }),
            rematch: self.rematch.clone(),
            declined: self.declined,
            start: table.setup().position.clone(),
            view,
        }
    }
}

impl Watcher {
    /// The table after the next thing that happens; at first, the table now.
    pub async fn next(&mut self) -> Option<Snapshot> {
        self.news.changed().await.ok()?;
        let state = self.live.state.lock().await;
        Some(state.snapshot(&self.live.id, &self.guest))
    }
}
