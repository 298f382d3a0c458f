//! What is answered by types that do not describe themselves: those of the rules crates, which know nothing of the web, and
//! small objects made on the spot. That these say the same, tests see to.

#![allow(dead_code, reason = "these are only looked at")]

use std::collections::BTreeMap;

use utoipa::ToSchema;

use crate::people::{Played, Point};

/// Something to tell people in any language: the name of a message and what it speaks of.
#[derive(ToSchema)]
pub(crate) struct Told {
    /// The name of a message in `locales/`.
    id: String,
    /// What it speaks of, by name.
    args: BTreeMap<String, String>,
}

/// A game at this moment: its texts, whose turn it is, the legal moves, and the pieces on the table.
#[derive(ToSchema)]
pub(crate) struct View {
    /// The canonical variant text.
    variant: String,
    /// The position text.
    position: String,
    /// The moves made so far.
    moves: Vec<String>,
    /// The seat whose turn it is, counted from 0; nobody's when the game is over.
    #[schema(required)]
    to_move: Option<u8>,
    /// What that seat is called.
    #[schema(required)]
    to_move_name: Option<String>,
    /// Whether the game is over.
    over: bool,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    result: String,
    /// Why the game is over, in English.
    #[schema(required)]
    ending: Option<String>,
    /// The same for any language.
    #[schema(required)]
    ending_told: Option<Told>,
    /// King points or end stacks, by side.
    #[schema(required)]
    score: Option<[u8; 2]>,
    /// The legal moves in the order of their texts.
    legal: Vec<String>,
    /// The same, grouped by what is taken and where it goes, for boards.
    #[schema(value_type = Object)]
    choices: (),
    /// The last move, told so that it can be shown.
    #[schema(required)]
    last: Option<LastMove>,
    /// What lies on the table.
    table: Table,
}

/// A move that was made, and, by its kind, from where to where.
#[derive(ToSchema)]
struct LastMove {
    /// The move text.
    text: String,
    /// The seat that made it.
    seat: u8,
    /// `place`, `shift`, `lay`, `move`, `lift` or `pass`.
    kind: String,
}

/// What lies on the table, by game.
#[derive(ToSchema, serde::Serialize)]
#[serde(tag = "game")]
enum Table {
    /// The board of SIXTH!.
    #[serde(rename = "sixth")]
    Sixth {
        /// The pieces of each stack from the bottom, in the letters of position texts, by square.
        stacks: BTreeMap<String, Vec<char>>,
        /// How high each stack is (a Giant counts two), and what it acts as: a pair, by square.
        #[schema(value_type = BTreeMap<String, Vec<Object>>)]
        ranks: (),
        /// What Silver and Brown can still place.
        #[schema(value_type = Vec<Object>)]
        reserves: (),
        /// `absent`, `beside`, or her square.
        milady: String,
        /// The move that the ko forbids.
        #[schema(required)]
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
        /// The winning six, when there is one: cells.
        #[schema(required)]
        formation: Option<Vec<[i16; 2]>>,
        /// Sixes that lack one tile, and the cell for it is empty.
        fives: Vec<Five>,
    },
    /// The line of 27.
    #[serde(rename = "27")]
    TwentySeven {
        /// The fields that remain, from Black's end.
        fields: Vec<Field>,
        /// How far Black and White have to move.
        steps: [u8; 2],
    },
}

/// A tile of Six.
#[derive(ToSchema, serde::Serialize)]
struct Tile {
    /// First axial coordinate.
    q: i16,
    /// Second axial coordinate.
    r: i16,
    /// 0 Red, 1 Black.
    side: usize,
}

/// A six of one colour that lacks one tile.
#[derive(ToSchema, serde::Serialize)]
struct Five {
    /// 0 Red, 1 Black.
    side: usize,
    /// `line`, `triangle` or `circle`.
    shape: String,
    /// The five tiles.
    cells: Vec<[i16; 2]>,
    /// The empty cell.
    missing: [i16; 2],
}

/// A field of 27.
#[derive(ToSchema, serde::Serialize)]
struct Field {
    /// 1 to 9.
    name: u8,
    /// The field's own disc, in the letters of position texts.
    own: char,
    /// The discs on it from the bottom.
    discs: Vec<char>,
}

/// Somebody has come in.
#[derive(ToSchema)]
pub(crate) struct Welcome {
    /// The name of the account.
    name: String,
}

/// Sessions have ended.
#[derive(ToSchema)]
pub(crate) struct Ended {
    /// How many.
    ended: u64,
}

/// A token, for `Authorization: Bearer`.
#[derive(ToSchema)]
pub(crate) struct NewToken {
    /// By which it is listed and revoked.
    id: String,
    /// The secret. It is shown once.
    token: String,
}

/// What everybody may know of an account.
#[derive(ToSchema)]
pub(crate) struct Profile {
    /// Its name.
    name: String,
    /// Since when, in milliseconds since 1970.
    since: u64,
    /// Whether it is a program's.
    bot: bool,
    /// Whether the host has closed it.
    closed: bool,
    /// Ratings by game.
    ratings: BTreeMap<String, RatingWithHistory>,
    /// The latest games with other people that everybody may watch.
    games: Vec<Played>,
}

/// How strong somebody is, and how it came about.
#[derive(ToSchema)]
struct RatingWithHistory {
    /// The number that is shown, rounded.
    rating: i64,
    /// How far off it may be.
    deviation: i64,
    /// Whether it is still a guess.
    provisional: bool,
    /// How many rated games it comes from.
    games: i64,
    /// The latest rated games, the last one last.
    history: Vec<Point>,
}
