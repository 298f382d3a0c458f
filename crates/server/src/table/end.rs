use serde::Serialize;
use trilith_games::common::{Outcome, Seat};
use utoipa::ToSchema;

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// A seat is free.
    Waiting,
    /// The game goes on.
    Playing,
    /// It has ended.
    Over,
}

/// How a game ended that the rules did not end, or did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules.
    Rules(Outcome),
    /// A seat gave up.
    Resigned(Seat),
    /// Agreed.
    Drawn,
    /// A seat ran out of time.
    Flagged(Seat),
    /// A seat went away, and the other side claimed the game.
    Abandoned(Seat),
    /// A seat called it off: nobody won, and it was no draw.
    Aborted(Seat),
}

impl End {
    /// Who won, if the game counts.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            End::Rules(outcome) => Some(*outcome),
            End::Resigned(seat) | End::Flagged(seat) | End::Abandoned(seat) => {
                Some(Outcome::Win(seat.side().opposite()))
            }
            End::Drawn => Some(Outcome::Draw),
            End::Aborted(_) => None,
        }
    }
}
