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
    /// The summary of a table to which the last thing happened at this time.
    pub fn of(table: &Table, at: Millis) -> Summary {
        let seats: Vec<(u8, String)> = (0..)
            .zip(&table.setup().seats)
            .filter_map(|(seat, player)| match player {
                Player::Guest { id } => Some((seat, id.clone())),
                Player::Computer { .. } => None,
            })
            .collect();
        let mut people: Vec<&str> = seats.iter().map(|(_, person)| person.as_str()).collect();
        people.sort_unstable();
        people.dedup();
        let to_move = table.player_to_move();
        Summary {
            plies: table.game().ply(),
            result: table.result(),
            ended: table.end().is_some(),
            due: table.to_move().and_then(|seat| {
                let clock = table.clock().filter(|clock| clock.is_running())?;
                Some(at + clock.left(seat, at))
            }),
            turn: match to_move {
                Some(Player::Guest { id }) => Some(id.clone()),
                _ => None,
            },
            work: matches!(to_move, Some(Player::Computer { .. })),
            claim: None,
            free: 0,
            listed: false,
            private: false,
            people: u8::try_from(people.len()).unwrap_or(u8::MAX),
            seats,
        }
    }
}
