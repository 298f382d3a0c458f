use serde::Serialize;
use trilith_game::{Position as _, Side};
use trilith_six::Cell;
use trilith_sixth::Piece;

use crate::Game;

/// What the player to move can do, grouped the way a hand does it: first what is taken, then where it goes. A board that
/// knows no rules can offer exactly this.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "game")]
pub enum Choices {
    /// Choices of SIXTH!.
    #[serde(rename = "sixth")]
    Sixth {
        /// What can be placed, and where.
        places: Vec<Placing>,
        /// What can be lifted, and where it can land.
        lifts: Vec<Lifting>,
        /// Whether the only move is to pass.
        pass: bool,
    },
    /// Choices of Six.
    #[serde(rename = "six")]
    Six {
        /// Round one: the cells on which a tile can be laid.
        places: Vec<[i16; 2]>,
        /// Round two: the tiles that can be taken.
        lifts: Vec<TileLifting>,
    },
    /// Choices of 27.
    #[serde(rename = "27")]
    TwentySeven {
        /// The cuts that can be made, each with the field where it lands.
        lifts: Vec<Cut>,
        /// Whether the only move is to pass.
        pass: bool,
    },
}

/// A kind of piece that can be placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Placing {
    /// Its letter in position texts.
    pub piece: char,
    /// What a move text begins with: nothing for a pawn.
    pub prefix: String,
    /// The squares.
    pub to: Vec<String>,
}

/// Pieces that can be lifted from a stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lifting {
    /// The stack's square.
    pub from: String,
    /// How many pieces.
    pub count: u8,
    /// Where they can land.
    pub to: Vec<String>,
}

/// A tile that can be taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileLifting {
    /// Its cell.
    pub from: [i16; 2],
    /// What can stay when it is taken: more than one where groups tie for largest and the player chooses.
    pub stays: Vec<Stay>,
}

/// One way to take a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stay {
    /// The cell that names the group that stays; given where there is a choice.
    pub keep: Option<[i16; 2]>,
    /// The cells of the tiles that are captured.
    pub captured: Vec<[i16; 2]>,
    /// Where the tile can be laid.
    pub to: Vec<[i16; 2]>,
}

/// Discs that can be lifted from a stack of 27.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Cut {
    /// The stack's field.
    pub field: u8,
    /// How many discs, the field's own included if it goes along.
    pub count: u8,
    /// The field where they land.
    pub to: u8,
    /// Whether the field's own disc goes along, so that the field vanishes.
    pub takes_field: bool,
}

impl Choices {
    /// What can be done in this game now; nothing when it is over.
    pub fn of(game: &Game) -> Choices {
        match game {
            Game::Sixth(game) => sixth(game.position(), &game.legal_moves()),
            Game::Six(game) => six(game.position(), &game.legal_moves()),
            Game::TwentySeven(game) => twentyseven(game.position(), &game.legal_moves()),
        }
    }
}

/// The entry for which `same` holds, made where there is none yet.
fn entry<T>(list: &mut Vec<T>, same: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> Option<&mut T> {
    let at = match list.iter().position(same) {
        Some(at) => at,
        None => {
            list.push(make());
            list.len() - 1
        }
    };
    list.get_mut(at)
}

fn sixth(position: &trilith_sixth::Position, legal: &[trilith_sixth::Move]) -> Choices {
    use trilith_sixth::Move;
    let (mut places, mut lifts, mut pass) = (Vec::<Placing>::new(), Vec::<Lifting>::new(), false);
    for &m in legal {
        match m {
            Move::Place { kind, square } => {
                let piece = Piece::new(kind, position.side()).letter();
                let make = || Placing {
                    piece,
                    prefix: m.to_string().replace(&square.to_string(), ""),
                    to: Vec::new(),
                };
                if let Some(placing) = entry(&mut places, |placing| placing.piece == piece, make) {
                    placing.to.push(square.to_string());
                }
            }
            Move::Shift { from, to, count } => {
                let from = from.to_string();
                let make = || Lifting {
                    from: from.clone(),
                    count,
                    to: Vec::new(),
                };
                if let Some(lifting) =
                    entry(&mut lifts, |lift| lift.from == from && lift.count == count, make)
                {
                    lifting.to.push(to.to_string());
                }
            }
            Move::Pass => pass = true,
        }
    }
    Choices::Sixth { places, lifts, pass }
}

pub(super) fn cell(cell: Cell) -> [i16; 2] {
    [cell.q, cell.r]
}

fn six(position: &trilith_six::Position, legal: &[trilith_six::Move]) -> Choices {
    use trilith_six::Move;
    let (mut places, mut lifts) = (Vec::new(), Vec::<TileLifting>::new());
    for &m in legal {
        match m {
            Move::Lay(to) => places.push(cell(to)),
            Move::Shift { from, to, keep } => {
                let lifted = cell(from);
                let make = || TileLifting {
                    from: lifted,
                    stays: Vec::new(),
                };
                let Some(lifting) = entry(&mut lifts, |lift| lift.from == lifted, make) else {
                    continue;
                };
                let named = keep.map(cell);
                let make = || Stay {
                    keep: named,
                    captured: captured(position, from, keep)
                        .into_iter()
                        .map(|tile| tile.0)
                        .collect(),
                    to: Vec::new(),
                };
                if let Some(stay) = entry(&mut lifting.stays, |stay| stay.keep == named, make) {
                    stay.to.push(cell(to));
                }
            }
        }
    }
    Choices::Six { places, lifts }
}

/// The tiles that lifting one captures, with their sides.
pub(super) fn captured(
    position: &trilith_six::Position,
    from: Cell,
    keep: Option<Cell>,
) -> Vec<([i16; 2], usize)> {
    let Ok(captured) = position.captures_of(from, keep) else {
        return Vec::new();
    };
    let sides = Side::BOTH.into_iter().zip(captured);
    sides
        .flat_map(|(side, cells)| cells.into_iter().map(move |lost| (cell(lost), side.index())))
        .collect()
}

fn twentyseven(position: &trilith_twentyseven::Position, legal: &[trilith_twentyseven::Move]) -> Choices {
    use trilith_twentyseven::Move;
    let (mut lifts, mut pass) = (Vec::new(), false);
    for &m in legal {
        match m {
            Move::Lift { field, count } => lifts.extend(position.target(field).map(|to| Cut {
                field: field.name(),
                count,
                to: to.name(),
                takes_field: count > position.height(field),
            })),
            Move::Pass => pass = true,
        }
    }
    lifts.sort_unstable_by_key(|cut: &Cut| (cut.field, cut.count));
    Choices::TwentySeven { lifts, pass }
}
