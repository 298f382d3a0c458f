//! What is known without searching: every position of the first plies.

use std::sync::LazyLock;

use trilith_games::common::Side;
use trilith_games::twentyseven::Variant;
use trilith_tablebase::{Board, Book, KeyedBook, Size};

use super::held::{BLACK, Held};
use super::line::Line;
use super::strip::Strip;

/// See data/27/README.md.
static BYTES: &[u8] = include_bytes!("../../../../data/27/book.bin");
static ADVANCED_BYTES: &[u8] = include_bytes!("../../../../data/27/advanced.bin");
static EXPERT_BYTES: &[u8] = include_bytes!("../../../../data/27/expert.bin");

/// A test opens it, so there is one.
static BOOK: LazyLock<Option<Book<'static>>> = LazyLock::new(|| Book::open(BYTES).ok());
static ADVANCED: LazyLock<Option<KeyedBook>> = LazyLock::new(|| open(ADVANCED_BYTES, Variant::Advanced));
static EXPERT: LazyLock<Option<KeyedBook>> = LazyLock::new(|| open(EXPERT_BYTES, Variant::Expert));

/// The bits of a strip's code that are the position; above them stand the side and the variant.
const POSITION: u64 = (1 << 60) - 1;

/// The book of a variant whose fields can be carried, if that is what this is.
pub(super) fn open(bytes: &[u8], variant: Variant) -> Option<KeyedBook> {
    let book = KeyedBook::open(bytes).ok()?;
    (book.game() == variant as u8).then_some(book)
}

/// The book of a variant whose fields can be carried.
pub(super) fn keyed(variant: Variant) -> Option<&'static KeyedBook> {
    match variant {
        Variant::Base => None,
        Variant::Advanced => ADVANCED.as_ref(),
        Variant::Expert => EXPERT.as_ref(),
    }
}

/// The position as the side to move sees it, without what can no longer matter, and what that side has ahead in what is
/// left out. The value of a key in the book leaves it out as well. There are none of the base variant.
pub(super) fn key(line: &Line) -> Option<(u64, i32)> {
    let (code, ahead) = match line.variant() {
        Variant::Base => return None,
        Variant::Advanced => {
            let (strip, ahead) = Strip::<false>::seen(line, line.side());
            (strip.code::<BLACK>(), ahead)
        }
        Variant::Expert => {
            let (strip, ahead) = Strip::<true>::seen(line, line.side());
            (strip.code::<BLACK>(), ahead)
        }
    };
    Some((code & POSITION, ahead))
}

/// The final margin for the side to move with best play, if the book has the position.
///
/// It can have a position after another one only if it has that one too, or if the game came there the long way round; so
/// whoever leaves the book does not ask again. To look for what is not there would unpack much for nothing.
pub(super) fn value(line: &Line) -> Option<i32> {
    if let Some((key, ahead)) = key(line) {
        let value = keyed(line.variant())?.value(key)?;
        return Some(i32::from(value) + ahead);
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
