use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Event, Millis, Offer, Room};

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Command {
    /// To make this move, as the answer to so many plies.
    Move {
        /// Its text.
        text: String,
        /// How many moves had been made when it was chosen: a move meant for another position is refused.
        ply: usize,
    },
    /// To take back their last move, or to let the other side do so if it has asked.
    TakeBack,
    /// To give up.
    Resign,
    /// To agree on a draw: to offer one, or to accept what was offered.
    Draw,
    /// To take a free seat.
    Sit {
        /// Which; otherwise the first that they may take.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// To refuse what the other side offered.
    Decline {
        /// What.
        offer: Offer,
    },
    /// To call the game off before it has really begun.
    Abort,
    /// To win because the other side has gone away.
    Claim,
    /// To play once more: to offer it, or to accept what was offered.
    Rematch,
    /// To plan their next moves; nothing planned takes a plan back.
    Plan {
        /// What to play when their turn comes.
        #[serde(default)]
        premove: Option<String>,
        /// What to answer to what: the other side's move, theirs, and so on.
        #[serde(default)]
        lines: Vec<Vec<String>>,
        /// How many moves had been made when it was planned.
        ply: usize,
    },
    /// To say something.
    Say {
        /// Among these.
        room: Room,
        /// What.
        text: String,
    },
}

/// What only the server knows when somebody wants something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts<'a> {
    /// What time it is.
    pub now: Millis,
    /// How much of the time since the last event was the network's, as measured.
    pub lag: Millis,
    /// By seat, since when its person has been away; nothing when they are here, or when it is not known.
    pub absent_since: &'a [Option<Millis>],
    /// Whether who acts has an account.
    pub account: bool,
}

impl Facts<'static> {
    /// Nothing but the time is known.
    pub fn at(now: Millis) -> Facts<'static> {
        Facts {
            now,
            ..Facts::default()
        }
    }
}

/// What follows from a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// This happens.
    Event(Event),
    /// The computer must be asked: it agrees, or [`Event::Declined`] happens.
    AskComputer(Offer),
    /// The next game is to be made; then [`Event::Continued`] happens.
    MakeRematch,
}
