//! One game of a match.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant, SystemTime};

use trilith_games::common::{Outcome, Random, Side, mix};
use trilith_games::{Game, Record, Variant};

use super::player::{Answer, Budget, Fault, Player};
use crate::cli::{MatchOptions, TimeControl};

/// What all games of a match have in common.
pub(super) struct Rules {
    variant: Variant,
    openings: usize,
    seed: u64,
    /// How long A and B may think.
    pace: Pace,
    date: String,
}

enum Pace {
    Moves([Budget; 2]),
    Clock(TimeControl),
}

/// A finished game.
pub(super) struct Played {
    /// Games are numbered from 0; an even one and the next have the same opening.
    pub(super) number: usize,
    pub(super) outcome: Outcome,
    /// Which side A played.
    pub(super) side_of_a: Side,
    /// Who broke down, and how.
    pub(super) fault: Option<String>,
    pub(super) record: Record,
}

impl Played {
    /// A's half points: 2 for a win, 1 for a draw.
    pub(super) fn half_points(&self) -> usize {
        match self.outcome {
            Outcome::Draw => 1,
            Outcome::Win(side) => 2 * usize::from(side == self.side_of_a),
        }
    }
}

impl Rules {
    pub(super) fn new(options: &MatchOptions) -> Rules {
        let both = |list: &[u64], budget: fn(u64) -> Budget| {
            let a = list.first().copied().unwrap_or(100);
            [budget(a), budget(list.get(1).copied().unwrap_or(a))]
        };
        let pace = match options.tc {
            Some(control) => Pace::Clock(control),
            None if !options.nodes.is_empty() => Pace::Moves(both(&options.nodes, Budget::Nodes)),
            None => Pace::Moves(both(&options.time, |time| {
                Budget::Time(Duration::from_millis(time))
            })),
        };
        Rules {
            variant: options.variant,
            openings: options.openings,
            seed: options.seed,
            pace,
            date: today(),
        }
    }

    /// Plays a game; nothing, if it was interrupted.
    pub(super) fn play(
        &self,
        number: usize,
        players: &mut [Player; 2],
        stop: &AtomicBool,
    ) -> anyhow::Result<Option<Played>> {
        let pair = mix(self.seed ^ mix(number as u64 / 2));
        let side_of_a = if number.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        };
        // Who plays the first and the second side, by index.
        let seated = if side_of_a == Side::First { [0, 1] } else { [1, 0] };
        for (player, salt) in players.iter_mut().zip(1..) {
            let begun = player.new_game(mix(pair ^ mix(number as u64) ^ salt), stop);
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            begun?;
        }
        let mut game = opening(self.variant, self.openings, pair);
        let mut clocks = match &self.pace {
            Pace::Clock(control) => [control.base; 2],
            Pace::Moves(_) => [Duration::ZERO; 2],
        };
        let mut broken: Option<(Side, Fault)> = None;
        while let Some(seat) = game.to_move() {
            let side = seat.side();
            let who = seated[side.index()];
            let budget = match &self.pace {
                Pace::Moves(budgets) => budgets[who],
                Pace::Clock(control) => Budget::Clocks {
                    remaining: clocks,
                    increment: control.increment,
                },
            };
            let begun = Instant::now();
            let answer = players[who].choose(&game, side, budget, stop);
            let clock = &mut clocks[side.index()];
            let fault = match (answer, &self.pace) {
                (Answer::Stopped, _) => return Ok(None),
                (Answer::Fault(Fault::Hangs), Pace::Clock(_)) => Some(Fault::OutOfTime),
                (Answer::Fault(fault), _) => Some(fault),
                (Answer::Move(_), Pace::Clock(_)) if begun.elapsed() > *clock => Some(Fault::OutOfTime),
                (Answer::Move(m), _) => game.play(m).err().map(|error| Fault::Illegal(error.to_string())),
            };
            if let Some(fault) = fault {
                broken = Some((side, fault));
                break;
            }
            if let Pace::Clock(control) = &self.pace {
                *clock = clock.saturating_sub(begun.elapsed()) + control.increment;
            }
        }
        let names = seated.map(|who| players[who].name());
        Ok(Some(self.finished(number, side_of_a, &game, names, broken)?))
    }

    fn finished(
        &self,
        number: usize,
        side_of_a: Side,
        game: &Game,
        names: [&str; 2],
        broken: Option<(Side, Fault)>,
    ) -> anyhow::Result<Played> {
        let fault = broken
            .as_ref()
            .map(|(side, fault)| format!("{} {fault}", names[side.index()]));
        let by_fault = broken.map(|(side, _)| Outcome::Win(side.opposite()));
        // The loop above ends with a fault or with the game.
        let outcome = by_fault.or_else(|| game.outcome()).unwrap_or(Outcome::Draw);
        let mut record = Record::from_game(game);
        record.set_result(Some(outcome))?;
        let tags = record.tags_mut();
        tags.set("Date", &self.date)?;
        for side in Side::BOTH {
            tags.set(self.variant.kind().side_name(side), &short(names[side.index()]))?;
        }
        tags.set("Event", "trilith match")?;
        tags.set("Round", &format!("{}.{}", number / 2 + 1, number % 2 + 1))?;
        if let Some(fault) = &fault {
            tags.set("Termination", &short(fault))?;
        }
        Ok(Played {
            number,
            outcome,
            side_of_a,
            fault,
            record,
        })
    }
}

/// A text that a tag takes.
fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(200).collect()
}

/// So many random moves from the start, the same for the same seed. An opening that ends the game is drawn again.
fn opening(variant: Variant, plies: usize, seed: u64) -> Game {
    let mut random = Random::new(seed);
    for _ in 0..100 {
        let mut game = Game::new(variant);
        for _ in 0..plies {
            if let Some(m) = game.random_move(&mut random) {
                // A move that the rules offer is legal.
                let _ = game.play(m);
            }
        }
        if game.outcome().is_none() {
            return game;
        }
    }
    Game::new(variant)
}

/// The date in records, `2026.11.15`, in universal time.
fn today() -> String {
    let since = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    let (year, month, day) = date(since.as_secs() / 86_400);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Year, month and day of a day counted from the first of January 1970. Years are counted from March, so that the day
/// that is sometimes missing is the last.
fn date(day: u64) -> (u64, u64, u64) {
    let day = day + 719_468;
    let (era, of_era) = (day / 146_097, day % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_772), (2026, 11, 15));
    }

    #[test]
    fn a_pair_has_one_opening_and_the_next_another() {
        let variant: Variant = "sixth".parse().expect("a variant");
        assert_eq!(opening(variant, 4, 1), opening(variant, 4, 1));
        assert_ne!(opening(variant, 4, 1), opening(variant, 4, 2));
        assert_eq!(opening(variant, 4, 1).ply(), 4);
    }
}
