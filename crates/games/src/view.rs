//! The JSON view: a position as a page or a program wants to see it, so that nobody has to read position texts to
//! draw a board.

mod choices;
mod last;

use std::collections::BTreeMap;

use serde::Serialize;
use trilith_game::{Position as _, Seat, Side};
use trilith_six::Formation;
use trilith_sixth::{Milady, Rank, Reserve};

use crate::{Game, Told};

pub use choices::{Choices, Cut, Lifting, Placing, Stay, TileLifting};
pub use last::{Action, LastMove};

/// A game at this moment: its texts, whose turn it is, the legal moves, and the pieces on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The canonical variant text.
    pub variant: String,
    /// The position text.
    pub position: String,
    /// The moves made so far.
    pub moves: Vec<String>,
    /// The seat whose turn it is; nobody's when the game is over.
    pub to_move: Option<u8>,
    /// What that seat is called.
    pub to_move_name: Option<String>,
    /// Whether the game is over.
    pub over: bool,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// Why the game is over, for people.
    pub ending: Option<String>,
    /// The same for people who speak another language.
    pub ending_told: Option<Told>,
    /// King points or end stacks.
    pub score: Option<[u8; 2]>,
    /// The legal moves in the order of their texts.
    pub legal: Vec<String>,
    /// The same, grouped by what is taken and where it goes.
    pub choices: Choices,
    /// The last move, told so that it can be shown.
    pub last: Option<LastMove>,
    /// What lies on the table.
    pub table: Table,
}

/// What lies on the table, by game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "game")]
pub enum Table {
    /// The board of SIXTH!.
    #[serde(rename = "sixth")]
    Sixth {
        /// The pieces of each stack from the bottom, in the letters of position texts, by square.
        stacks: BTreeMap<String, Vec<char>>,
        /// How high each stack is (a Giant counts two), and what it acts as.
        ranks: BTreeMap<String, (u8, String)>,
        /// What Silver and Brown can still place.
        reserves: [ReserveView; 2],
        /// `absent`, `beside`, or her square.
        milady: String,
        /// The move that the ko forbids.
        forbidden: Option<String>,
    },
    /// The tiles of Six.
    #[serde(rename = "six")]
    Six {
        /// The tiles, row by row.
        tiles: Vec<Tile>,
        /// The tiles in each seat's hand.
        hands: Vec<u8>,
        /// Round one or two.
        round: u8,
        /// Turns of round two without a capture.
        quiet: usize,
        /// The winning six, when there is one.
        formation: Option<Vec<[i16; 2]>>,
        /// Sixes that lack one tile, and the cell for it is empty.
        fives: Vec<Five>,
    },
    /// The line of 27.
    #[serde(rename = "27")]
    TwentySeven {
        /// The fields that remain, from Black's end.
        fields: Vec<FieldView>,
        /// How far Black and White have to move.
        steps: [u8; 2],
    },
}

/// What a player of SIXTH! can still place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum ReserveView {
    /// Pieces.
    Pieces {
        /// Pawns.
        pawns: u8,
        /// Hunchbacks.
        hunchbacks: u8,
        /// Giants.
        giants: u8,
    },
    /// Points of an army spent during play.
    Points {
        /// Points left.
        points: u8,
        /// Whether the Hunchback may still be had.
        hunchback: bool,
        /// Whether the Giant may still be had.
        giant: bool,
    },
}

/// A tile of Six.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Tile {
    /// First axial coordinate.
    pub q: i16,
    /// Second axial coordinate.
    pub r: i16,
    /// 0 Red, 1 Black.
    pub side: usize,
}

/// A six of one colour that lacks one tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Five {
    /// 0 Red, 1 Black.
    pub side: usize,
    /// `line`, `triangle` or `circle`.
    pub shape: String,
    /// The five tiles.
    pub cells: Vec<[i16; 2]>,
    /// The empty cell.
    pub missing: [i16; 2],
}

/// A field of 27.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FieldView {
    /// 1 to 9.
    pub name: u8,
    /// The field's own disc, in the letters of position texts.
    pub own: char,
    /// The discs on it from the bottom.
    pub discs: Vec<char>,
}

impl Game {
    /// The game as a page or a program wants to see it.
    ///
    /// ```
    /// use trilith_games::Game;
    /// let view = Game::new("27".parse()?).view();
    /// assert_eq!(serde_json::to_value(&view)?["table"]["fields"][0]["own"], "r");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn view(&self) -> View {
        let to_move = self.to_move();
        View {
            variant: self.variant().to_string(),
            position: self.position_text(),
            moves: self.moves().iter().map(ToString::to_string).collect(),
            to_move: to_move.map(|seat| seat.0),
            to_move_name: to_move.map(|seat| self.variant().seat_name(seat)),
            over: to_move.is_none(),
            result: self.result(),
            ending: self.ending(),
            ending_told: self.ending_told(),
            score: self.score(),
            legal: self.legal_moves().iter().map(ToString::to_string).collect(),
            choices: Choices::of(self),
            last: LastMove::of(self),
            table: match self {
                Game::Sixth(game) => sixth(game.position()),
                Game::Six(game) => six(game.position()),
                Game::TwentySeven(game) => twentyseven(game.position()),
            },
        }
    }
}

impl View {
    /// What this seat could do if it were its turn now, on the table as it is; none where [`Game::as_turn_of`] has none.
    pub fn ahead(game: &Game, seat: Seat) -> Option<View> {
        let ahead = game.as_turn_of(seat)?;
        Some(View {
            to_move: Some(seat.0),
            to_move_name: Some(game.variant().seat_name(seat)),
            legal: ahead.legal_moves().iter().map(ToString::to_string).collect(),
            choices: Choices::of(&ahead),
            ..game.view()
        })
    }
}

fn sixth(position: &trilith_sixth::Position) -> Table {
    let pieces = |square| {
        position
            .stack(square)
            .from_bottom()
            .map(|piece| piece.letter())
            .collect()
    };
    Table::Sixth {
        stacks: position
            .occupied()
            .map(|square| (square.to_string(), pieces(square)))
            .collect(),
        ranks: position
            .occupied()
            .filter_map(|square| {
                let height = position.height(square);
                Some((square.to_string(), (height, Rank::of(height)?.to_string())))
            })
            .collect(),
        reserves: Side::BOTH.map(|side| match *position.reserve(side) {
            Reserve::Pieces(army) => ReserveView::Pieces {
                pawns: army.pawns,
                hunchbacks: army.hunchbacks,
                giants: army.giants,
            },
            Reserve::Points {
                left,
                hunchback,
                giant,
            } => ReserveView::Points {
                points: left,
                hunchback,
                giant,
            },
        }),
        milady: match position.milady() {
            Milady::Absent => "absent".to_owned(),
            Milady::Beside => "beside".to_owned(),
            Milady::On(square) => square.to_string(),
        },
        forbidden: position.ko().map(|m| m.to_string()),
    }
}

fn six(position: &trilith_six::Position) -> Table {
    let tile = |side: Side| {
        position.tiles(side).map(move |cell| Tile {
            q: cell.q,
            r: cell.r,
            side: side.index(),
        })
    };
    let mut tiles: Vec<Tile> = Side::BOTH.into_iter().flat_map(tile).collect();
    tiles.sort_unstable_by_key(|tile| (tile.r, tile.q));
    let formation = Side::BOTH.into_iter().find_map(|side| position.formation(side));
    Table::Six {
        tiles,
        hands: (0..position.seats())
            .map(|seat| position.hand(trilith_game::Seat(seat)))
            .collect(),
        round: match position.round() {
            trilith_six::Round::One => 1,
            trilith_six::Round::Two => 2,
        },
        quiet: position.quiet(),
        formation: formation.map(|six| six.cells.map(choices::cell).to_vec()),
        fives: Side::BOTH
            .into_iter()
            .flat_map(|side| fives(position, side))
            .collect(),
    }
}

/// The sixes of a side that lack one tile on an empty cell.
fn fives(position: &trilith_six::Position, side: Side) -> Vec<Five> {
    let mut found: Vec<Formation> = position.tiles(side).flat_map(Formation::through).collect();
    found.sort_unstable();
    found.dedup();
    let five = |six: Formation| {
        let is_own = |cell: &trilith_six::Cell| position.tile_at(*cell) == Some(side);
        let (own, rest): (Vec<_>, Vec<_>) = six.cells.into_iter().partition(is_own);
        match rest[..] {
            [missing] if position.tile_at(missing).is_none() => Some(Five {
                side: side.index(),
                shape: six.shape.to_string(),
                cells: own.into_iter().map(choices::cell).collect(),
                missing: choices::cell(missing),
            }),
            _ => None,
        }
    };
    found.into_iter().filter_map(five).collect()
}

fn twentyseven(position: &trilith_twentyseven::Position) -> Table {
    let field = |(field, stack): (trilith_twentyseven::Field, trilith_twentyseven::Stack)| FieldView {
        name: field.name(),
        own: field.own_disc().letter(),
        discs: stack.discs().map(|disc| disc.letter()).collect(),
    };
    Table::TwentySeven {
        fields: position.fields().map(field).collect(),
        steps: Side::BOTH.map(|side| position.step(side)),
    }
}
