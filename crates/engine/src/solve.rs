use std::sync::atomic::Ordering;
use std::time::Duration;

use trilith_games::common::{Outcome, Side};
use trilith_games::{Game, Move};

use crate::{Control, Engine, Limits, Settings, twentyseven};

/// How a game ends with best play, as far as that is proven.
///
/// Values are those of the first side: in 27 its end stack less the other one, in the other games 1 for a win, 0 for a draw
/// and −1 for a loss.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Solution {
    /// The value of the position.
    pub value: Option<i32>,
    /// The value of each legal move.
    pub values: Vec<(Move, Option<i32>)>,
    /// In 27, between which two numbers the value of the position is proven to lie.
    pub between: Option<(i32, i32)>,
    /// The same for each legal move, in the order of `values`.
    pub bounds: Vec<(i32, i32)>,
    /// Best play; in 27 to the end of the game, or as far as it was soon found.
    pub line: Vec<Move>,
}

impl Solution {
    /// The moves that keep the value of the position; none as long as that is not proven.
    pub fn best(&self) -> impl Iterator<Item = Move> {
        let is_best = |value: Option<i32>| value.is_some() && value == self.value;
        (self.values.iter())
            .filter(move |(_, value)| is_best(*value))
            .map(|&(m, _)| m)
    }

    /// How many moves have a value.
    pub fn known(&self) -> usize {
        self.values.iter().filter(|(_, value)| value.is_some()).count()
    }
}

impl Engine {
    /// Proves what can be proven of a position and of each move in it, until that is everything, or `control` or the time
    /// limit ends it. `report` hears of every step.
    pub fn solve(
        &self,
        game: &Game,
        threads: usize,
        time: Option<Duration>,
        control: Control<'_>,
        report: &mut dyn FnMut(&Solution),
    ) -> Solution {
        let Some(seat) = game.to_move() else {
            return Solution {
                value: value_of_end(game),
                ..Solution::default()
            };
        };
        let side = seat.side();
        if let Game::TwentySeven(game) = game {
            let go_on = || {
                !control.stop.load(Ordering::Relaxed) && time.is_none_or(|time| (control.elapsed)() < time)
            };
            return twentyseven::solve(game.position(), self.table(), threads, &go_on, report);
        }
        let mut solution = Solution {
            values: game.legal_moves().into_iter().map(|m| (m, None)).collect(),
            ..Solution::default()
        };
        let settings = Settings {
            limits: Limits {
                hard: time,
                ..Limits::default()
            },
            lines: solution.values.len(),
            threads,
            ..Settings::default()
        };
        self.search(game, &settings, control, &mut |found| {
            for line in &found.lines {
                let value = line.score.outcome(side).map(of_first);
                let known = solution
                    .values
                    .iter_mut()
                    .find(|(m, _)| line.moves.first() == Some(m));
                if let (Some((_, known)), Some(value)) = (known, value) {
                    *known = Some(value);
                }
            }
            if let Some(best) = found.lines.first() {
                solution.value = best.score.outcome(side).map(of_first);
                solution.line.clone_from(&best.moves);
            }
            report(&solution);
        });
        if solution.value.is_none() {
            solution.line.clear();
        }
        solution
    }
}

fn value_of_end(game: &Game) -> Option<i32> {
    match game {
        Game::TwentySeven(game) => Some(twentyseven::margin(game.position())),
        _ => game.outcome().map(of_first),
    }
}

/// 1 for a win of the first side, 0 for a draw, −1 for a loss.
fn of_first(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Draw => 0,
        Outcome::Win(Side::First) => 1,
        Outcome::Win(Side::Second) => -1,
    }
}
