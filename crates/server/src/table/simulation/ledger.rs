//! What each seat has left, computed a second time from the log alone: as a list of what was taken and given, in numbers that
//! can go below zero.

use super::*;

/// A table's clocks as its log tells them.
#[derive(Debug)]
pub(super) struct Ledger {
    /// Milliseconds left by seat, the running one's at `now`.
    pub(super) left: Vec<i128>,
    /// When the flag of the running seat falls.
    pub(super) due: Option<i128>,
}

impl Ledger {
    /// The clocks after this log. The turn goes round the table, beginning with `first`.
    pub(super) fn read(
        setup: &Setup,
        first: usize,
        log: &[(Event, Millis)],
        over: bool,
        now: Millis,
    ) -> Ledger {
        let seats = setup.seats.len();
        let control = setup.time.expect("a table with clocks");
        let days = |days: u32| i128::from(days) * 86_400_000;
        let (initial, increment) = match control {
            TimeControl::Live { initial, increment } => (i128::from(initial), i128::from(increment)),
            TimeControl::Daily { days: number } => (days(number), 0),
        };
        let is_daily = matches!(control, TimeControl::Daily { .. });
        let mut left = vec![initial; seats];
        let mut plies = 0;
        let mut free = setup
            .seats
            .iter()
            .filter(|player| **player == Player::Open)
            .count();
        let was_free = free > 0;
        // When the running clock was started, later by whatever was nobody's time.
        let mut started: Option<i128> = None;
        for (event, at) in log {
            let at = i128::from(*at);
            let turn = (first + plies) % seats;
            let thought = started.map_or(0, |started| (at - started).max(0));
            match event {
                Event::Sat { .. } => {
                    free -= 1;
                    if free == 0 && is_daily {
                        started = Some(at);
                    }
                }
                Event::Moved { lag, planned, .. } => {
                    let paid = if *planned {
                        0
                    } else {
                        (thought - i128::from(*lag)).max(0)
                    };
                    assert!(paid < left[turn], "seat {turn} moved after its time was up");
                    left[turn] = if is_daily {
                        initial
                    } else {
                        left[turn] - paid + increment
                    };
                    plies += 1;
                    started = Some(at);
                }
                Event::TookBack { plies: kept } => {
                    left[turn] -= thought;
                    for ply in *kept..plies {
                        left[(first + ply) % seats] -= increment;
                    }
                    for left in &mut left {
                        *left = if is_daily { initial } else { (*left).max(1_000) };
                    }
                    plies = *kept;
                    started = (plies > 0 || (is_daily && was_free)).then_some(at);
                }
                Event::Resumed { away } => started = started.map(|started| started + i128::from(*away)),
                event if event.is_end() => {
                    // A flag falls a little later than the time is up.
                    left[turn] = (left[turn] - thought).max(0);
                    started = None;
                }
                _ => {}
            }
        }
        if over {
            // The rules ended it with the last move.
            started = None;
        }
        let turn = (first + plies) % seats;
        let due = started.map(|started| started + left[turn] + i128::from(LAG_MOST));
        if let Some(started) = started {
            left[turn] = (left[turn] - (i128::from(now) - started).max(0)).max(0);
        }
        Ledger { left, due }
    }
}
