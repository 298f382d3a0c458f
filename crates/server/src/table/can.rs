use serde::Serialize;
use utoipa::ToSchema;

use super::{Command, Facts, Phase, Room, Table};

/// What somebody can do at a table now, for the interface to offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Can {
    /// Make a move.
    #[serde(rename = "move")]
    pub move_: bool,
    /// Take a move back, ask for it, or allow it.
    pub take_back: bool,
    /// Offer a draw or accept one.
    pub draw: bool,
    /// Give up.
    pub resign: bool,
    /// Call the game off.
    pub abort: bool,
    /// Claim the game from who has gone away.
    pub claim: bool,
    /// Offer another game or accept it.
    pub rematch: bool,
    /// Plan their next moves.
    pub plan: bool,
    /// Ask what full strength would play.
    pub hint: bool,
    /// Take a free seat.
    pub sit: bool,
    /// Say something.
    pub say: bool,
}

impl Table {
    /// What somebody can do now. Whatever is offered here is not refused, and the rest is.
    pub fn can(&self, who: &str, facts: &Facts<'_>) -> Can {
        let can = |command: Command| self.decide(who, &command, facts).is_ok();
        let seats = self.seats_of(who);
        let is_seated = !seats.is_empty();
        Can {
            move_: self.can_move(&seats).is_ok(),
            take_back: can(Command::TakeBack),
            draw: can(Command::Draw),
            resign: can(Command::Resign),
            abort: can(Command::Abort),
            claim: can(Command::Claim),
            rematch: can(Command::Rematch),
            plan: can(Command::Plan {
                premove: None,
                lines: Vec::new(),
                ply: self.game.ply(),
            }),
            hint: self.can_hint(who),
            sit: can(Command::Sit { seat: None }),
            say: can(Command::Say {
                room: if is_seated { Room::Players } else { Room::Watchers },
                text: "?".to_owned(),
            }),
        }
    }

    /// Nobody is helped against other people.
    fn can_hint(&self, who: &str) -> bool {
        self.phase() == Phase::Playing
            && self.player_to_move().and_then(|player| player.person()) == Some(who)
            && self.people() == [who]
    }
}
