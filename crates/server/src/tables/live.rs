use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::value::RawValue;
use tokio::sync::{Mutex as AsyncMutex, watch};

use super::presence::Presence;
use super::{Done, TableError, Who};
use crate::metrics::{self, Counted};
use crate::people::Named;
use crate::store::Logged;
use crate::table::{Event, Millis, Table};

/// A table in memory.
pub(super) struct Live {
    pub(super) id: String,
    pub(super) state: AsyncMutex<State>,
    /// The number of events, for those who wait for the next.
    pub(super) news: watch::Sender<u64>,
    /// Counts up whenever somebody comes or goes.
    pub(super) comings: watch::Sender<u64>,
    presence: Mutex<Presence>,
    /// The turn that this node thinks about for the computer.
    thinking: Mutex<Option<usize>>,
    is_gone: AtomicBool,
    _counted: Counted,
}

pub(super) struct State {
    pub(super) table: Table,
    pub(super) log: Vec<Logged>,
    /// The commands that led to something, and the number of events after each.
    commands: HashMap<String, u64>,
    pub(super) owner: String,
    /// The next game, of a time when the log did not say it.
    pub(super) rematch: Option<String>,
    pub(super) named: HashMap<String, Named>,
    /// Whether there may be events in the database that are not here.
    pub(super) is_stale: bool,
    /// The end of the last time in which nobody served, as far as the clock of this table knows.
    pub(super) outage: Millis,
    /// The position as everybody sees it, made once for all of them.
    view: Option<Arc<RawValue>>,
}

impl Live {
    pub(super) fn new(id: &str, state: State, now: Millis) -> Live {
        Live {
            id: id.to_owned(),
            news: watch::Sender::new(state.number()),
            comings: watch::Sender::new(0),
            presence: Mutex::new(Presence::new(now)),
            state: AsyncMutex::new(state),
            thinking: Mutex::default(),
            is_gone: AtomicBool::new(false),
            _counted: metrics::table_watched(),
        }
    }

    pub(super) fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nobody here thinks about this turn yet; from now on somebody does.
    pub(super) fn begin_thinking(&self, turn: usize) -> bool {
        let mut thinking = self.thinking.lock().unwrap_or_else(PoisonError::into_inner);
        thinking.replace(turn) != Some(turn)
    }

    pub(super) fn end_thinking(&self, turn: usize) {
        let mut thinking = self.thinking.lock().unwrap_or_else(PoisonError::into_inner);
        thinking.take_if(|current| *current == turn);
    }

    /// Somebody came or went.
    pub(super) fn stir(&self) {
        self.comings.send_modify(|count| *count += 1);
    }

    /// The game has been deleted.
    pub(super) fn end(&self) {
        self.is_gone.store(true, Ordering::Relaxed);
        self.news.send_modify(|_| {});
    }

    pub(super) fn is_gone(&self) -> bool {
        self.is_gone.load(Ordering::Relaxed)
    }
}

impl State {
    pub(super) fn new(table: Table, owner: String, rematch: Option<String>) -> State {
        State {
            table,
            log: Vec::new(),
            commands: HashMap::new(),
            owner,
            rematch,
            named: HashMap::new(),
            is_stale: false,
            outage: 0,
            view: None,
        }
    }

    /// How many events there have been.
    pub(super) fn number(&self) -> u64 {
        self.log.len() as u64
    }

    /// Counts whatever changed the position: a turn that is thought about is over when this has changed.
    pub(super) fn turn(&self) -> usize {
        let changes = |logged: &&Logged| matches!(logged.event, Event::Moved { .. } | Event::TookBack { .. });
        self.log.iter().filter(changes).count()
    }

    /// Everybody who needs a name here: those at the seats, and those who said something.
    pub(super) fn speakers(&self) -> Vec<String> {
        let mut speakers: Vec<String> = self.table.people().into_iter().map(ToOwned::to_owned).collect();
        for talk in self.table.talk() {
            if !speakers.contains(&talk.by) {
                speakers.push(talk.by.clone());
            }
        }
        speakers
    }

    /// Lets what is written down happen. What is here already is passed over.
    pub(super) fn take_in(&mut self, events: Vec<Logged>) -> Result<(), TableError> {
        for logged in events {
            if logged.number < self.number() {
                continue;
            }
            self.table.apply(&logged.event, logged.at)?;
            if let Some(command) = &logged.command {
                self.commands.insert(command.clone(), logged.number + 1);
            }
            self.log.push(logged);
            self.view = None;
        }
        Ok(())
    }

    /// The number of events after a command that was carried out before.
    pub(super) fn done_before(&self, command: &str) -> Option<u64> {
        self.commands.get(command).copied()
    }

    pub(super) fn done(&mut self, live: &Live, who: &Who, number: u64) -> Done {
        Done {
            number,
            snapshot: self.snapshot(live, who, super::now()),
        }
    }

    /// Whether somebody may look at this table. Those without an invitation hear that there is none.
    pub(super) fn admit(&self, who: &Who) -> Result<(), TableError> {
        if self.table.admits(&who.id) || self.owner == who.id {
            Ok(())
        } else {
            Err(TableError::Unknown)
        }
    }

    /// The position, and what can be done in it, as JSON.
    pub(super) fn view(&mut self) -> Option<Arc<RawValue>> {
        if self.view.is_none() {
            let table = &self.table;
            let mut view = table.game().view();
            if table.is_over() && !view.over {
                // Nobody is to move after a resignation.
                view.to_move = None;
                view.legal.clear();
            }
            self.view = serde_json::value::to_raw_value(&view).ok().map(Arc::from);
        }
        self.view.clone()
    }
}
