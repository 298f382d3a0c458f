//! The computer's moves: a queue in the database, from which any node takes what it has time for.

use std::sync::Arc;
use std::time::Duration;

use super::live::Live;
use super::{Tables, now};
use crate::random;
use crate::table::{Facts, Millis, Player, Table};
use crate::thinker::Turn;

/// Whoever takes a move from the queue has so long before another may.
const LEASE: Millis = 10_000;

impl Tables {
    /// Until when this node thinks about the next move, if it is the computer's and this node has the time.
    pub(super) fn claims(&self, table: &Table, now: Millis) -> Option<Millis> {
        let is_computers = matches!(table.player_to_move(), Some(Player::Computer { .. }));
        // Where there is one node, it is the one that thinks; its own queue is as good as any.
        let has_time = !self.shared.store.is_postgres() || self.shared.thinker.has_room();
        (is_computers && has_time).then_some(now + LEASE)
    }

    /// Takes moves from the queue that nobody thinks about.
    pub(crate) async fn take_work(&self) {
        // Nothing is taken that would only wait here: somebody else may have the time.
        while let Some(free) = self.shared.thinker.try_turn() {
            let now = now();
            let taken = match self.shared.store.work(now, now + LEASE, 1).await {
                Ok(taken) => taken,
                Err(error) => return tracing::warn!(%error, "the queue could not be read"),
            };
            let Some((id, _)) = taken.into_iter().next() else {
                return;
            };
            match self.open(&id).await {
                Ok(live) => {
                    let mut state = live.state.lock().await;
                    if let Err(error) = self.catch_up(&live, &mut state).await {
                        tracing::warn!(%error, "a game in the queue could not be read");
                        continue;
                    }
                    let (turn, table) = (state.turn(), state.table.clone());
                    drop(state);
                    self.think(&live, turn, &table, Some(free));
                }
                Err(error) => tracing::warn!(%error, "a game in the queue could not be opened"),
            }
        }
    }

    /// Thinks about the computer's move at a table, at once or when a search is free. Whatever is said meanwhile does not
    /// matter, what is played does.
    pub(super) fn think(&self, live: &Arc<Live>, turn: usize, table: &Table, free: Option<Turn>) {
        let Some(Player::Computer { level }) = table.player_to_move() else {
            return;
        };
        // The same position is not thought about twice.
        if !live.begin_thinking(turn) {
            return;
        }
        let (game, level) = (table.game().clone(), *level);
        let clock = table
            .to_move()
            .zip(table.clock())
            .filter(|(_, clock)| clock.is_running());
        let clock = clock.map(|(seat, clock)| trilith_engine::Clock {
            remaining: Duration::from_millis(clock.left(seat, now())),
            increment: Duration::ZERO,
            moves_to_go: None,
        });
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let thinker = &tables.shared.thinker;
            let free = match free {
                Some(free) => Some(free),
                None => thinker.turn().await,
            };
            if let Some(free) = free
                && let Some(text) = thinker.choose(free, game, level, clock, random::seed()).await
            {
                tables.reply(&live, turn, &text).await;
            }
            live.end_thinking(turn);
        });
    }

    /// The computer's move, unless something else has happened meanwhile.
    async fn reply(&self, live: &Arc<Live>, turn: usize, text: &str) {
        let mut state = live.state.lock().await;
        if let Err(error) = self.catch_up(live, &mut state).await {
            return tracing::error!(%error, "the computer's move was not kept");
        }
        if state.turn() != turn {
            return;
        }
        let now = now();
        let event = match state.table.decide_move(text, &Facts::at(now)) {
            Ok(event) => event,
            Err(error) => return tracing::error!(%error, "the computer's move was refused"),
        };
        if let Err(error) = self.happen(live, &mut state, event, None, now).await {
            tracing::error!(%error, "the computer's move was not kept");
        }
    }
}
