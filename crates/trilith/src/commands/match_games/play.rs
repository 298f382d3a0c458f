//! One game of a match.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant, SystemTime};

use trilith_games::common::{Outcome, Side, mix};
use trilith_games::record::{Annotation, Place};
use trilith_games::{Game, Record, Variant};

use super::opening::Openings;
use super::player::{Answer, Budget, Fault, Player};
use crate::cli::{MatchOptions, TimeControl};
use crate::commands::engine::claim::Claim;

/// What all games of a match have in common.
pub(super) struct Rules {
    openings: Openings,
    seed: u64,
    /// How long A and B may think.
    pace: Pace,
    adjudicates: bool,
    date: String,
}

enum Pace {
    Moves([Budget; 2]),
    Clock(TimeControl),
}

/// How a game ends before the rules end it.
enum Early {
    /// This side broke down.
    Fault(Side, Fault),
    /// The result is proven, by whom.
    Proven(Outcome, String),
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
    /// Whether a proof ended it.
    pub(super) is_adjudicated: bool,
    /// When it was played.
    pub(super) begun: Instant,
    pub(super) ended: Instant,
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
            openings: Openings {
                plies: options.openings,
                are_even: options.balanced,
            },
            seed: options.seed,
            pace,
            adjudicates: options.adjudicate,
            date: today(),
        }
    }

    /// Plays a game; nothing, if it was interrupted.
    pub(super) fn play(
        &self,
        variant: Variant,
        number: usize,
        players: &mut [Player; 2],
        stop: &AtomicBool,
    ) -> anyhow::Result<Option<Played>> {
        let began = Instant::now();
        let pair = mix(self.seed ^ mix(number as u64 / 2));
        let side_of_a = if number.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        };
        // Who plays the first and the second side, by index.
        let seated = if side_of_a == Side::First { [0, 1] } else { [1, 0] };
        for (player, salt) in players.iter_mut().zip(1..) {
            let ready = player.new_game(variant, mix(pair ^ mix(number as u64) ^ salt), stop);
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            ready?;
        }
        let mut game = self.openings.draw(variant, pair, stop);
        let mut clocks = match &self.pace {
            Pace::Clock(control) => [control.base; 2],
            Pace::Moves(_) => [Duration::ZERO; 2],
        };
        let mut claims = [None; 2];
        let mut early: Option<Early> = None;
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
                (Answer::Move(..), Pace::Clock(_)) if begun.elapsed() > *clock => Some(Fault::OutOfTime),
                (Answer::Move(m, claim), _) => {
                    claims[side.index()] = claim;
                    game.play(m).err().map(|error| Fault::Illegal(error.to_string()))
                }
            };
            if let Some(fault) = fault {
                early = Some(Early::Fault(side, fault));
                break;
            }
            if self.adjudicates && game.outcome().is_none() {
                early = proven(claims, side, &players[who]);
                if early.is_some() {
                    break;
                }
            }
            if let Pace::Clock(control) = &self.pace {
                *clock = clock.saturating_sub(begun.elapsed()) + control.increment;
            }
        }
        let names = seated.map(|who| players[who].name());
        let mut fault = None;
        let mut comment = None;
        let outcome = match early {
            None => game.outcome(),
            Some(Early::Fault(side, why)) => {
                fault = Some(format!("{} {why}", names[side.index()]));
                Some(Outcome::Win(side.opposite()))
            }
            Some(Early::Proven(outcome, by_whom)) => {
                comment = Some(adjudication(variant, outcome, &by_whom));
                Some(outcome)
            }
        };
        // The loop above ends early or with the game.
        let outcome = outcome.unwrap_or(Outcome::Draw);
        let mut record = self.record(&game, number, names)?;
        record.set_result(Some(outcome))?;
        if let Some(termination) = fault.as_deref().or(comment.as_ref().map(|_| "adjudicated")) {
            record.tags_mut().set("Termination", &short(termination))?;
        }
        if let Some(comment) = &comment {
            record.annotate(&Place::on_main_line(game.ply()), Annotation::new(comment)?)?;
        }
        Ok(Some(Played {
            number,
            outcome,
            side_of_a,
            fault,
            is_adjudicated: comment.is_some(),
            begun: began,
            ended: Instant::now(),
            record,
        }))
    }

    fn record(&self, game: &Game, number: usize, names: [&str; 2]) -> anyhow::Result<Record> {
        let mut record = Record::from_game(game);
        let tags = record.tags_mut();
        tags.set("Date", &self.date)?;
        for side in Side::BOTH {
            tags.set(game.kind().side_name(side), &short(names[side.index()]))?;
        }
        tags.set("Event", "trilith match")?;
        tags.set("Round", &format!("{}.{}", number / 2 + 1, number % 2 + 1))?;
        Ok(record)
    }
}

/// Whether what the players say is proven ends the game after a move of this side and its player. `claims` are what both
/// sides said last.
///
/// A proof says what perfect play gives, and a match is to measure how the players play. So a claim counts if both make
/// it, or if the player who is to win makes it and can be trusted to carry it out.
fn proven(claims: [Option<Claim>; 2], side: Side, player: &Player) -> Option<Early> {
    let [first, second] = claims.map(|claim| claim.map(|claim| claim.outcome));
    if let (Some(first), Some(second)) = (first, second)
        && first == second
    {
        return Some(Early::Proven(first, "both players say".to_owned()));
    }
    let won = Outcome::Win(side);
    let is_certain = player.keeps_its_word() && [first, second][side.index()] == Some(won);
    is_certain.then(|| Early::Proven(won, format!("{} has proven", player.name())))
}

/// What the record says about it.
fn adjudication(variant: Variant, outcome: Outcome, by_whom: &str) -> String {
    match outcome {
        Outcome::Win(side) => {
            format!(
                "adjudicated: {by_whom} that {} wins",
                variant.kind().side_name(side)
            )
        }
        Outcome::Draw => format!("adjudicated: {by_whom} that it is a draw"),
    }
}

/// A text that a tag takes.
fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(200).collect()
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
}
