use serde::{Deserialize, Serialize};
use trilith_games::common::Seat;

use super::Millis;

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimeControl {
    /// Milliseconds for the whole game.
    pub initial: Millis,
    /// Milliseconds that every move adds.
    pub increment: Millis,
}

impl TimeControl {
    /// Whether anybody would play with it.
    pub fn is_sensible(self) -> bool {
        (1_000..=10_800_000).contains(&self.initial) && self.increment <= 180_000
    }
}

/// The clocks of a table. They stand until the first move has been made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    /// What each seat had left when its clock last stood.
    left: Vec<Millis>,
    /// Since when the clock of the seat to move runs.
    since: Option<Millis>,
}

impl Clock {
    pub(super) fn new(control: TimeControl, seats: usize) -> Clock {
        Clock {
            control,
            left: vec![control.initial; seats],
            since: None,
        }
    }

    /// What the players have.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whether a clock runs.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// What each seat has left, if this one is to move.
    pub fn all_left(&self, to_move: Option<Seat>, now: Millis) -> Vec<Millis> {
        let mut left = self.left.clone();
        if let Some(seat) = to_move
            && let Some(left) = left.get_mut(usize::from(seat.0))
        {
            *left = self.left(seat, now);
        }
        left
    }

    /// What the seat to move has left.
    pub fn left(&self, to_move: Seat, now: Millis) -> Millis {
        let left = self.left.get(usize::from(to_move.0)).copied().unwrap_or_default();
        let run = self.since.map_or(0, |since| now.saturating_sub(since));
        left.saturating_sub(run)
    }

    pub(super) fn moved(&mut self, seat: Seat, next: Option<Seat>, at: Millis) {
        self.stop(Some(seat), at);
        if let Some(left) = self.left.get_mut(usize::from(seat.0)) {
            *left += self.control.increment;
        }
        self.since = next.map(|_| at);
    }

    /// The time that was used stays used; whoever is to move now thinks from now on.
    pub(super) fn took_back(&mut self, plies: usize, next: Option<Seat>, at: Millis) {
        self.since = (plies > 0).then(|| next.map(|_| at)).flatten();
        // Nobody is to lose on time the moment a move is taken back.
        for left in &mut self.left {
            *left = (*left).max(1_000);
        }
    }

    pub(super) fn stop(&mut self, running: Option<Seat>, at: Millis) {
        if let Some(seat) = running {
            let now = self.left(seat, at);
            if let Some(left) = self.left.get_mut(usize::from(seat.0)) {
                *left = now;
            }
        }
        self.since = None;
    }

    pub(super) fn resumed(&mut self, away: Millis) {
        self.since = self.since.map(|since| since.saturating_add(away));
    }
}
