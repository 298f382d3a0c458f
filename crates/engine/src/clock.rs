use std::time::Duration;

use crate::Limits;

/// What is kept back of every clock for the way to the opponent and back.
const LAG: Duration = Duration::from_millis(20);
/// How many more moves of one's own a game is planned for when nobody says. Most games are shorter.
const HORIZON: u32 = 24;

/// What a player's clock says before a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The time left.
    pub remaining: Duration,
    /// What is added after every move.
    pub increment: Duration,
    /// How many moves, this one included, the time must last for; the whole game without it.
    pub moves_to_go: Option<u32>,
}

impl Clock {
    /// How long to think about this move.
    ///
    /// A fair share is the time divided by the moves to come, and most of the increment. No new iteration begins after
    /// 0.6 of that, and the move comes at the latest after three times as much, or half the clock, whichever is less.
    ///
    /// ```
    /// use std::time::Duration;
    /// use trilith_engine::Clock;
    /// let minute = Clock { remaining: Duration::from_secs(60), increment: Duration::ZERO, moves_to_go: None };
    /// let limits = minute.limits();
    /// assert!(limits.soft < limits.hard);
    /// assert!(limits.hard.is_some_and(|hard| hard < Duration::from_secs(10)));
    /// ```
    pub fn limits(self) -> Limits {
        let least = Duration::from_millis(1);
        // On the last second of a clock the lag is taken from what is there: a tenth of it at the least.
        let usable = self.remaining.saturating_sub(LAG).max(self.remaining / 10);
        let moves = self.moves_to_go.unwrap_or(HORIZON).clamp(1, HORIZON);
        let share = usable / moves + self.increment * 4 / 5;
        let most = if moves == 1 { usable * 9 / 10 } else { usable / 2 };
        let hard = (share * 3).min(most).max(least);
        let soft = (share * 3 / 5).min(hard).max(least);
        Limits {
            soft: Some(soft),
            hard: Some(hard),
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> (u128, u128) {
        let clock = Clock {
            remaining: Duration::from_millis(remaining),
            increment: Duration::from_millis(increment),
            moves_to_go,
        };
        let limits = clock.limits();
        (
            limits.soft.unwrap_or_default().as_millis(),
            limits.hard.unwrap_or_default().as_millis(),
        )
    }

    #[test]
    fn a_move_never_takes_the_clock_down() {
        for remaining in [0, 1, 2, 5, 19, 20, 21, 50, 100, 1_000, 60_000, 7_200_000] {
            for increment in [0, 10, 1_000, 60_000] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let (soft, hard) = limits(remaining, increment, moves);
                    assert!(1 <= soft && soft <= hard, "{remaining} {increment} {moves:?}");
                    assert!(
                        hard <= u128::from(remaining.max(1)),
                        "{remaining} {increment} {moves:?}"
                    );
                }
            }
        }
    }

    /// What is left of a minute after so many moves that each take as long as the limit allows.
    fn left(moves: usize, limit: fn((u128, u128)) -> u128) -> u64 {
        (0..moves).fold(60_000, |remaining, _| {
            let spent = u64::try_from(limit(limits(remaining, 0, None))).unwrap_or(u64::MAX);
            remaining.saturating_sub(spent)
        })
    }

    #[test]
    fn a_long_game_is_played_on_the_same_clock_to_its_end() {
        // Most moves end near the soft limit; even a stubborn middle game at the hard one leaves enough for the rest.
        assert!(left(200, |(soft, _)| soft) > 100);
        assert!(left(30, |(_, hard)| hard) > 500);
    }

    #[test]
    fn the_increment_is_spent() {
        let (soft, _) = limits(10_000, 1_000, None);
        let (without, _) = limits(10_000, 0, None);
        assert!(soft >= without + 400, "{soft} {without}");
    }

    #[test]
    fn the_last_move_before_the_control_may_use_most_of_the_time() {
        let (_, last) = limits(1_000, 0, Some(1));
        let (_, other) = limits(1_000, 0, Some(10));
        assert!(last > 800 && other < 500, "{last} {other}");
    }

    #[test]
    fn absurd_clocks_do_not_overflow() {
        let clock = Clock {
            remaining: Duration::from_millis(u64::MAX / 1_000_000),
            increment: Duration::from_millis(u64::MAX / 1_000_000),
            moves_to_go: Some(1),
        };
        assert!(clock.limits().hard.is_some());
    }
}
