use serde::Serialize;
use trilith_game::{Position as _, Seat, Side};
use trilith_sixth::Piece;

use super::choices::{captured, cell};
use crate::Game;

/// A move that was made, told so that a board can show how it went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LastMove {
    /// The move text.
    pub text: String,
    /// The seat that made it.
    pub seat: u8,
    /// What was done.
    #[serde(flatten)]
    pub action: Action,
}

/// What a move did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Action {
    /// SIXTH!: a piece came onto the board.
    Place {
        /// Its letter.
        piece: char,
        /// The square.
        to: String,
    },
    /// SIXTH!: pieces went from one stack onto another.
    Shift {
        /// The stack they came from.
        from: String,
        /// Where they landed.
        to: String,
        /// How many.
        count: u8,
        /// The side that made a king, which ends the game or scores.
        king: Option<usize>,
        /// The pieces that were then taken off its top, in that order.
        returned: Vec<char>,
    },
    /// Six, round one: a tile was laid.
    Lay {
        /// The cell.
        to: [i16; 2],
    },
    /// Six, round two: a tile was moved.
    Move {
        /// The cell it came from.
        from: [i16; 2],
        /// The cell where it was laid.
        to: [i16; 2],
        /// The tiles that this captured: cell and side.
        captured: Vec<([i16; 2], usize)>,
    },
    /// 27: discs went forward.
    Lift {
        /// The field they came from.
        field: u8,
        /// How many, the field's own included if it went along.
        count: u8,
        /// The field where they landed.
        to: u8,
        /// Whether the field vanished.
        takes_field: bool,
    },
    /// Nothing could be done.
    Pass,
}

impl LastMove {
    /// The last move of a game, if one was made.
    pub fn of(game: &Game) -> Option<LastMove> {
        let mut before = game.clone();
        let m = before.undo()?;
        let seat = before.to_move().unwrap_or(Seat(0));
        let action = match (&before, game, m) {
            (Game::Sixth(before), Game::Sixth(after), crate::Move::Sixth(m)) => {
                sixth(before.position(), after.position(), m)
            }
            (Game::Six(before), _, crate::Move::Six(m)) => six(before.position(), m),
            (Game::TwentySeven(before), _, crate::Move::TwentySeven(m)) => twentyseven(before.position(), m)?,
            _ => return None,
        };
        Some(LastMove {
            text: m.to_string(),
            seat: seat.0,
            action,
        })
    }
}

fn sixth(
    before: &trilith_sixth::Position,
    after: &trilith_sixth::Position,
    m: trilith_sixth::Move,
) -> Action {
    use trilith_sixth::Move;
    match m {
        Move::Place { kind, square } => Action::Place {
            piece: Piece::new(kind, before.side()).letter(),
            to: square.to_string(),
        },
        Move::Shift { from, to, count } => {
            let landed: Vec<Piece> = {
                let lifted: Vec<Piece> = before.stack(from).from_top().take(usize::from(count)).collect();
                let below = before.stack(to).from_bottom();
                below.chain(lifted.into_iter().rev()).collect()
            };
            let left = usize::from(after.stack(to).len());
            let returned = landed
                .iter()
                .skip(left)
                .rev()
                .map(|piece| piece.letter())
                .collect();
            let height: u8 = landed.iter().map(|piece| piece.height()).sum();
            let king = landed.last().filter(|_| height >= 6).and_then(|top| top.side());
            Action::Shift {
                from: from.to_string(),
                to: to.to_string(),
                count,
                king: king.map(Side::index),
                returned,
            }
        }
        Move::Pass => Action::Pass,
    }
}

fn six(before: &trilith_six::Position, m: trilith_six::Move) -> Action {
    use trilith_six::Move;
    match m {
        Move::Lay(to) => Action::Lay { to: cell(to) },
        Move::Shift { from, to, keep } => Action::Move {
            from: cell(from),
            to: cell(to),
            captured: captured(before, from, keep),
        },
    }
}

fn twentyseven(before: &trilith_twentyseven::Position, m: trilith_twentyseven::Move) -> Option<Action> {
    use trilith_twentyseven::Move;
    Some(match m {
        Move::Lift { field, count } => Action::Lift {
            field: field.name(),
            count,
            to: before.target(field)?.name(),
            takes_field: count > before.height(field),
        },
        Move::Pass => Action::Pass,
    })
}
