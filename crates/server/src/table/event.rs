use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Millis;

/// What one side can propose to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Offer {
    /// To agree on a draw.
    Draw,
    /// To take back their last move.
    TakeBack,
    /// To play once more.
    Rematch,
}

impl Offer {
    /// Logs from before there were others know only this one.
    fn draw() -> Offer {
        Offer::Draw
    }
}

/// Who talks with whom while the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// Those who play.
    Players,
    /// Those who watch.
    Watchers,
}

/// What happened. The log of a game is a list of these, and every log that was ever written can still be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Event {
    /// A move was made.
    Moved {
        /// Its text.
        text: String,
        /// How much of the time it took was the network's.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[schema(value_type = u64)]
        lag: Millis,
        /// Whether it had been planned before the turn came: then it took no time.
        #[serde(default, skip_serializing_if = "is_false")]
        planned: bool,
    },
    /// Moves were taken back.
    TookBack {
        /// How many plies are left.
        plies: usize,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: u8,
    },
    /// Both sides agreed to a draw.
    Drawn,
    /// What was offered is not wanted.
    Declined {
        /// What.
        #[serde(default = "Offer::draw")]
        offer: Offer,
    },
    /// A seat ran out of time.
    Flagged {
        /// Which.
        seat: u8,
    },
    /// The server came back; nobody pays for the time it was away.
    Resumed {
        /// How long that was, in milliseconds.
        #[schema(value_type = u64)]
        away: Millis,
    },
    /// A free seat was taken.
    Sat {
        /// Which.
        seat: u8,
        /// By this person.
        id: String,
    },
    /// A seat offered something to the other side.
    Offered {
        /// Which.
        seat: u8,
        /// What.
        offer: Offer,
    },
    /// A seat called the game off before it had really begun. It has no result.
    Aborted {
        /// Which.
        seat: u8,
    },
    /// A seat went away, and the other side claimed the game.
    Abandoned {
        /// Which.
        seat: u8,
    },
    /// A seat planned its next moves; nothing planned is no plan. Only that seat knows of it.
    Planned {
        /// Which.
        seat: u8,
        /// What it plays when its turn comes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        premove: Option<String>,
        /// What it answers to what: the other side's move, its own, and so on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lines: Vec<Vec<String>>,
    },
    /// Somebody said something.
    Said {
        /// This person.
        by: String,
        /// Among these.
        room: Room,
        /// What.
        text: String,
    },
    /// The same players went on to another game.
    Continued {
        /// Its name in addresses.
        next: String,
    },
}

impl Event {
    /// A move made by hand, without delay.
    pub fn moved(text: impl Into<String>) -> Event {
        Event::Moved {
            text: text.into(),
            lag: 0,
            planned: false,
        }
    }

    /// Whether it ends a game, whatever the position.
    pub fn is_end(&self) -> bool {
        matches!(
            self,
            Event::Resigned { .. }
                | Event::Drawn
                | Event::Flagged { .. }
                | Event::Aborted { .. }
                | Event::Abandoned { .. }
        )
    }

    /// Whether the game itself stays as it is.
    pub fn is_aside(&self) -> bool {
        matches!(
            self,
            Event::Declined { .. } | Event::Offered { .. } | Event::Planned { .. } | Event::Said { .. }
        )
    }
}

fn is_zero(lag: &Millis) -> bool {
    *lag == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}
