use serde::{Deserialize, Serialize};
use trilith_games::common::Seat;
use utoipa::ToSchema;

use super::Millis;

/// The delay of the network that nobody pays for is at most this, for each move.
pub const LAG_MOST: Millis = 500;
/// Nobody is to lose on time the moment a move is taken back.
const AFTER_TAKE_BACK: Millis = 1_000;
const DAY: Millis = 24 * 3_600_000;

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(
    untagged,
    expecting = "the time is `initial` and `increment` in milliseconds, or `days` a move"
)]
pub enum TimeControl {
    /// A clock for the whole game.
    Live {
        /// Milliseconds for the whole game.
        #[schema(value_type = u64)]
        initial: Millis,
        /// Milliseconds that every move adds.
        #[schema(value_type = u64)]
        increment: Millis,
    },
    /// Some days for each move.
    Daily {
        /// 1 to 14.
        days: u32,
    },
}

impl TimeControl {
    /// Whether anybody would play with it.
    pub fn is_sensible(self) -> bool {
        match self {
            TimeControl::Live { initial, increment } => {
                (1_000..=10_800_000).contains(&initial) && increment <= 180_000
            }
            TimeControl::Daily { days } => (1..=14).contains(&days),
        }
    }

    /// Whether the players sit at the table together.
    pub fn is_live(self) -> bool {
        matches!(self, TimeControl::Live { .. })
    }

    /// What a seat has at first.
    fn initial(self) -> Millis {
        match self {
            TimeControl::Live { initial, .. } => initial,
            TimeControl::Daily { days } => DAY.saturating_mul(days.into()),
        }
    }
}

/// The clocks of a table.
///
/// Live clocks stand until the first move has been made. Days run from the moment at which the last seat is taken; at a table
/// that was full from the start, from the first move on as well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    /// What each seat had left when its clock last stood.
    left: Vec<Millis>,
    /// Since when the clock of the seat to move runs.
    since: Option<Millis>,
    /// Whether it runs before the first move.
    runs_first: bool,
}

impl Clock {
    pub(super) fn new(control: TimeControl, seats: usize) -> Clock {
        Clock {
            control,
            left: vec![control.initial(); seats],
            since: None,
            runs_first: false,
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

    /// Since when the clock of the seat to move runs, as the time is charged to it.
    pub fn running_since(&self) -> Option<Millis> {
        self.since
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
        self.left_with(to_move, now, 0)
    }

    /// What the seat to move has left if so much of its time was the network's.
    pub(super) fn left_with(&self, to_move: Seat, now: Millis, lag: Millis) -> Millis {
        let left = self.left.get(usize::from(to_move.0)).copied().unwrap_or_default();
        let run = self.since.map_or(0, |since| now.saturating_sub(since));
        left.saturating_sub(run.saturating_sub(lag))
    }

    /// When the time of the seat to move is up, whatever the network did.
    pub(super) fn due(&self, to_move: Seat) -> Option<Millis> {
        let left = self.left.get(usize::from(to_move.0)).copied().unwrap_or_default();
        let since = self.since?;
        Some(since.saturating_add(left).saturating_add(LAG_MOST))
    }

    /// All seats have been taken.
    pub(super) fn filled(&mut self, at: Millis) {
        if !self.control.is_live() {
            self.runs_first = true;
            self.since = Some(at);
        }
    }

    pub(super) fn moved(&mut self, seat: Seat, next: Option<Seat>, at: Millis, lag: Millis) {
        let rest = self.left_with(seat, at, lag);
        if let Some(left) = self.left.get_mut(usize::from(seat.0)) {
            *left = match self.control {
                TimeControl::Live { increment, .. } => rest.saturating_add(increment),
                daily @ TimeControl::Daily { .. } => daily.initial(),
            };
        }
        self.since = next.map(|_| at);
    }

    /// The time that was used stays used, and moves that were taken back bring no increment; whoever is to move now thinks
    /// from now on. `undone` are the seats whose moves were taken back.
    pub(super) fn took_back(
        &mut self,
        was_to_move: Option<Seat>,
        undone: impl Iterator<Item = Seat>,
        plies: usize,
        at: Millis,
    ) {
        self.stop(was_to_move, at);
        match self.control {
            TimeControl::Live { increment, .. } => {
                for seat in undone {
                    if let Some(left) = self.left.get_mut(usize::from(seat.0)) {
                        *left = left.saturating_sub(increment);
                    }
                }
                for left in &mut self.left {
                    *left = (*left).max(AFTER_TAKE_BACK);
                }
            }
            daily @ TimeControl::Daily { .. } => self.left.fill(daily.initial()),
        }
        self.since = (plies > 0 || self.runs_first).then_some(at);
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
