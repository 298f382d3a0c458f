use serde::Deserialize;

use crate::{Millis, Offer};

/// A table as whoever asks sees it: the part of it that a program needs.
#[derive(Clone, Debug, Deserialize)]
pub struct Snapshot {
    /// The game's name in addresses.
    pub id: String,
    /// How many events there have been.
    pub number: u64,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The seats of whoever asks.
    #[serde(default)]
    pub yours: Vec<u8>,
    /// `waiting`, `playing` or `over`.
    #[serde(default)]
    pub phase: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// The clocks.
    #[serde(default)]
    pub clock: Option<ClockView>,
    /// What whoever asks can do.
    #[serde(default)]
    pub can: Can,
    /// What is offered.
    #[serde(default)]
    pub offers: Vec<OfferView>,
    /// Where the game began, if not where its variant does.
    #[serde(default)]
    pub start: Option<String>,
    /// The next game of the same players.
    #[serde(default)]
    pub rematch: Option<String>,
    /// The game.
    pub view: View,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Deserialize)]
pub struct SeatView {
    /// `you`, `guest`, `computer` or `open`.
    pub kind: String,
    /// 0 or 1.
    pub side: usize,
    /// What they are called.
    #[serde(default)]
    pub name: Option<String>,
}

/// The clocks.
#[derive(Clone, Debug, Deserialize)]
pub struct ClockView {
    /// What was agreed.
    pub control: crate::Time,
    /// Milliseconds left, by seat.
    pub left: Vec<Millis>,
    /// The seat whose clock runs.
    #[serde(default)]
    pub running: Option<u8>,
}

/// What whoever asks can do.
#[derive(Clone, Copy, Default, Debug, Deserialize)]
#[serde(default)]
pub struct Can {
    /// Move.
    #[serde(rename = "move")]
    pub move_: bool,
    /// Take back or agree to it.
    pub take_back: bool,
    /// Offer a draw or agree to it.
    pub draw: bool,
    /// Give up.
    pub resign: bool,
    /// End it before it begins.
    pub abort: bool,
    /// Win because the others are gone.
    pub claim: bool,
    /// Play again.
    pub rematch: bool,
    /// Take a seat.
    pub sit: bool,
}

/// An offer that stands.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct OfferView {
    /// By whom.
    pub seat: u8,
    /// What.
    pub offer: Offer,
}

/// The game itself.
#[derive(Clone, Debug, Deserialize)]
pub struct View {
    /// Its variant.
    pub variant: String,
    /// The moves so far.
    pub moves: Vec<String>,
    /// Whose turn it is.
    #[serde(default)]
    pub to_move: Option<u8>,
}

impl Snapshot {
    /// Whether nothing more happens.
    pub fn is_over(&self) -> bool {
        self.phase == "over"
    }

    /// Whether whoever asks is to move.
    pub fn is_your_turn(&self) -> bool {
        !self.is_over()
            && self.result == "*"
            && self.view.to_move.is_some_and(|seat| self.yours.contains(&seat))
    }
}
