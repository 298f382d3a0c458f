use serde::Serialize;
use trilith_games::Game;
use utoipa::ToSchema;

use super::Refusal;

/// A plan has at most so many lines.
const MOST_LINES: usize = 30;
/// A line has at most so many plies.
const MOST_PLIES: usize = 20;
/// The longest text of a move is shorter.
const MOST_BYTES: usize = 40;

/// What a seat will play when its turn comes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Plan {
    /// Played if it is legal then.
    pub premove: Option<String>,
    /// What it answers to what. While the other side is to move a line begins with that side's move.
    pub lines: Vec<Vec<String>>,
}

impl Plan {
    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.premove.is_none() && self.lines.is_empty()
    }

    /// Whether it is within the limits.
    pub(super) fn is_small(&self) -> bool {
        let is_short = |text: &String| (1..=MOST_BYTES).contains(&text.len());
        self.premove.iter().all(is_short)
            && self.lines.len() <= MOST_LINES
            && self
                .lines
                .iter()
                .all(|line| line.len() <= MOST_PLIES && line.iter().all(is_short))
    }

    /// The same with the moves as the game writes them, each line ending with an own move. A line that is not legal is refused.
    pub(super) fn checked(self, game: &Game) -> Result<Plan, Refusal> {
        let mut lines = Vec::with_capacity(self.lines.len());
        for line in self.lines {
            let mut ahead = game.clone();
            let mut checked = Vec::with_capacity(line.len());
            for text in line {
                checked.push(ahead.play_text(&text)?.to_string());
            }
            // To what comes after the last own move there is no answer.
            checked.truncate(checked.len() / 2 * 2);
            if !checked.is_empty() {
                lines.push(checked);
            }
        }
        Ok(Plan { lines, ..self })
    }

    /// A move was made: what began with it goes on, the rest will not happen.
    pub(super) fn advance(&mut self, text: &str) {
        self.lines
            .retain_mut(|line| line.first().is_some_and(|first| first == text) && line.len() > 1);
        for line in &mut self.lines {
            line.remove(0);
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        *self = Plan::default();
    }

    /// What is played now that the turn has come, if it can be.
    pub(super) fn reply(&self, game: &Game) -> Option<String> {
        let answers = self.lines.iter().filter_map(|line| line.first());
        answers.chain(&self.premove).find_map(|text| {
            let m = game.clone().play_text(text).ok()?;
            Some(m.to_string())
        })
    }
}
