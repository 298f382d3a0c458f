//! What is known without searching: every position of the first plies of the base game.

use std::sync::LazyLock;

use trilith_games::common::Side;
use trilith_games::twentyseven::Variant;
use trilith_tablebase::{Board, Book, Size};

use super::line::Line;

/// See data/27/README.md.
static BYTES: &[u8] = include_bytes!("../../../../data/27/book.bin");

/// A test opens it, so there is one.
static BOOK: LazyLock<Option<Book<'static>>> = LazyLock::new(|| Book::open(BYTES).ok());

/// The final margin for the side to move with best play, if the book has the position.
///
/// It can have a position after another one only if it has that one too, or if the game came there the long way round; so
/// whoever leaves the book does not ask again. To look for what is not there would unpack much for nothing.
pub(super) fn value(line: &Line) -> Option<i32> {
    if line.variant() != Variant::Base {
        return None;
    }
    let fields = (0..line.length()).map(|place| discs(line, place));
    let board = Board::from_discs(Size::GAME, fields, line.side())?;
    BOOK.as_ref()?.value(&board).ok().flatten().map(i32::from)
}

/// The discs at a place from the bottom to the top.
fn discs(line: &Line, place: u32) -> impl Iterator<Item = Side> {
    let stack = line.stack(place, Side::First);
    let owner = move |above: u32| match stack >> (2 * above) & 3 {
        2 => Side::First,
        _ => Side::Second,
    };
    (0..line.height(place)).rev().map(owner)
}
