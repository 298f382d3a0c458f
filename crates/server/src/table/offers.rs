use serde::Serialize;
use trilith_games::common::{Seat, Side};
use utoipa::ToSchema;

use super::Offer;

/// An offer that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Standing {
    /// Who made it.
    pub seat: u8,
    /// What.
    pub offer: Offer,
}

impl Standing {
    fn side(self) -> Side {
        Seat(self.seat).side()
    }
}

/// What the sides have offered each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Offers {
    standing: Vec<Standing>,
    /// What a side has offered since its last move: it does not ask again and again.
    made: Vec<(Side, Offer)>,
}

impl Offers {
    pub(super) fn standing(&self) -> &[Standing] {
        &self.standing
    }

    /// The seat of this side whose offer stands.
    pub(super) fn stands(&self, side: Side, offer: Offer) -> Option<u8> {
        let found = self
            .standing
            .iter()
            .find(|standing| standing.offer == offer && standing.side() == side)?;
        Some(found.seat)
    }

    /// Whether this side has offered it since its last move.
    pub(super) fn was_made(&self, side: Side, offer: Offer) -> bool {
        self.made.contains(&(side, offer))
    }

    pub(super) fn make(&mut self, seat: Seat, offer: Offer) {
        self.note(seat.side(), offer);
        self.standing.push(Standing { seat: seat.0, offer });
    }

    /// Notes that a side has offered something that was answered at once.
    pub(super) fn note(&mut self, side: Side, offer: Offer) {
        if !self.was_made(side, offer) {
            self.made.push((side, offer));
        }
    }

    /// Takes an offer from the table; whether one stood.
    pub(super) fn decline(&mut self, offer: Offer) -> bool {
        let before = self.standing.len();
        self.standing.retain(|standing| standing.offer != offer);
        self.standing.len() < before
    }

    /// Who moves instead of answering has declined, and who asked for a move back and makes another has changed their mind.
    pub(super) fn moved(&mut self, side: Side) {
        self.standing
            .retain(|standing| standing.side() == side && standing.offer != Offer::TakeBack);
        self.made.retain(|(by, _)| *by != side);
    }

    /// The position to which they belonged is gone.
    pub(super) fn took_back(&mut self) {
        self.standing.clear();
    }

    /// The game is over.
    pub(super) fn ended(&mut self) {
        *self = Offers::default();
    }
}
