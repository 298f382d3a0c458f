use crate::table::{Millis, Player, Table};

/// What is kept beside the events of a game, so that lists, clocks and the computer's work need not read them: the state
/// after the last event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// How many moves there are.
    pub plies: usize,
    /// `1-0`, `0-1`, `1/2-1/2`, or `*`.
    pub result: String,
    /// Whether it is over, with a result or without.
    pub ended: bool,
    /// When the running clock runs out.
    pub due: Option<Millis>,
    /// The person whose turn it is.
    pub turn: Option<String>,
    /// Whether the computer is to move.
    pub work: bool,
    /// Until when the computer's move is the business of this node, if it will think itself.
    pub claim: Option<Millis>,
    /// How many seats nobody has taken.
    pub free: u8,
    /// Whether it is in the lobby while a seat is free.
    pub listed: bool,
    /// Whether nobody may watch.
    pub private: bool,
    /// Who sits where.
    pub seats: Vec<(u8, String)>,
    /// How many different people that are.
    pub people: u8,
}

impl Summary {
    /// The summary of a table.
    pub fn of(table: &Table) -> Summary {
        let players = table.players();
        let seats = (0..).zip(players);
        let terms = table.setup().terms;
        let to_move = table.player_to_move();
        Summary {
            plies: table.game().ply(),
            result: table.result(),
            ended: table.is_over(),
            due: table.due(),
            turn: to_move.and_then(Player::person).map(ToOwned::to_owned),
            work: matches!(to_move, Some(Player::Computer { .. })),
            claim: None,
            free: count(players.iter().filter(|player| **player == Player::Open).count()),
            listed: terms.listed,
            private: terms.private,
            people: count(table.people().len()),
            seats: seats
                .filter_map(|(seat, player)| Some((seat, player.person()?.to_owned())))
                .collect(),
        }
    }
}

fn count(of: usize) -> u8 {
    u8::try_from(of).unwrap_or(u8::MAX)
}
