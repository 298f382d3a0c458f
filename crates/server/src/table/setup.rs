use serde::{Deserialize, Serialize};
use trilith_games::common::Seat;
use trilith_games::{Game, Variant};
use utoipa::ToSchema;

use super::TimeControl;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Player {
    /// A person, known by what the browser keeps.
    Guest {
        /// Their public name.
        id: String,
    },
    /// The computer.
    Computer {
        /// 1 to 10.
        level: u8,
    },
    /// Nobody yet: whoever comes may take it.
    Open,
}

impl Player {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&str> {
        match self {
            Player::Guest { id } => Some(id),
            Player::Computer { .. } | Player::Open => None,
        }
    }
}

/// What is agreed besides the game and the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Terms {
    /// Whether moves may be taken back.
    pub take_backs: bool,
    /// Whether nobody but the players sees the game.
    pub private: bool,
    /// Whether the lobby shows it while a seat is free.
    pub listed: bool,
    /// Whether it counts for the players' ratings.
    pub rated: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            take_backs: true,
            private: false,
            listed: false,
            rated: false,
        }
    }
}

impl Terms {
    /// Whether these are the terms of games from before there were any.
    fn are_usual(&self) -> bool {
        *self == Terms::default()
    }
}

/// What is agreed before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The variant text.
    pub variant: String,
    /// Where it begins, if not where the variant does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// The time they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// What else is agreed.
    #[serde(default, skip_serializing_if = "Terms::are_usual")]
    pub terms: Terms,
}

/// A setup that makes no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The variant or the position cannot be read.
    #[error(transparent)]
    Text(#[from] trilith_games::common::TextError),
    /// Another number of players than the variant has seats.
    #[error("this variant has {0} seats")]
    Seats(u8),
    /// The computer has levels 1 to 10.
    #[error("there is no level {0}")]
    Level(u8),
    /// The time is not within reason.
    #[error("a clock has up to three hours, and up to three minutes a move, or 1 to 14 days a move")]
    Time,
    /// The position has no moves.
    #[error("the game would be over before it begins")]
    Over,
    /// Somebody plays against themselves and against others.
    #[error("somebody who plays for both sides plays alone")]
    BothSides,
    /// Only games in which both have the same chances count.
    #[error("a rated game has two different people and begins where its variant does")]
    Rated,
}

impl Setup {
    /// The game before its first move, if all of this goes together.
    pub(super) fn begin(&self) -> Result<Game, SetupError> {
        let variant: Variant = self.variant.parse()?;
        if self.seats.len() != usize::from(variant.seats()) {
            return Err(SetupError::Seats(variant.seats()));
        }
        for player in &self.seats {
            if let Player::Computer { level } = *player
                && !(1..=10).contains(&level)
            {
                return Err(SetupError::Level(level));
            }
        }
        if self.time.is_some_and(|time| !time.is_sensible()) {
            return Err(SetupError::Time);
        }
        if !self.has_plain_sides() {
            return Err(SetupError::BothSides);
        }
        if self.terms.rated && !self.can_be_rated() {
            return Err(SetupError::Rated);
        }
        let game = match &self.position {
            Some(text) => Game::from_position(variant, text)?,
            None => Game::new(variant),
        };
        if game.outcome().is_some() {
            return Err(SetupError::Over);
        }
        Ok(game)
    }

    /// Whether everybody plays for one side, or one person for both at one screen.
    fn has_plain_sides(&self) -> bool {
        let alone = self
            .seats
            .windows(2)
            .all(|pair| matches!(pair, [one, other] if one == other));
        let everybody = || {
            (0..)
                .zip(&self.seats)
                .map(|(seat, player)| (Seat(seat).side(), player.person()))
        };
        alone
            || everybody().all(|(side, one)| {
                one.is_none() || everybody().all(|(other_side, other)| other != one || other_side == side)
            })
    }

    fn can_be_rated(&self) -> bool {
        let [first, second] = self.seats.as_slice() else {
            return false;
        };
        let is_computer = |player: &Player| matches!(player, Player::Computer { .. });
        let is_alone = first.person().is_some() && first == second;
        self.position.is_none() && !is_computer(first) && !is_computer(second) && !is_alone
    }
}
