//! What positions look like in a terminal.
//!
//! Each game has a file that draws its table on a [`Canvas`], in one form with room and in others without. What cannot
//! be seen on the table (reserves, points, the ko, whose turn it is) are [`facts()`]. Nothing is told by colour alone.

mod canvas;
mod facts;
mod six;
mod sixth;
mod twentyseven;

#[cfg(test)]
mod tests;

pub(crate) use canvas::{Canvas, Ink};
pub(crate) use facts::{Fact, facts, list, news, wrap};

use trilith_games::{Game, Move};

/// How much room there is, and what to look at in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    /// Columns.
    pub(crate) width: usize,
    /// Rows.
    pub(crate) height: usize,
    /// How far a table that is larger than the room is pushed, in columns and rows.
    pub(crate) pan: (i32, i32),
    /// A move that somebody thinks about.
    pub(crate) hint: Option<Move>,
}

impl View {
    /// A room of this width, as high as need be.
    pub(crate) fn of_width(width: usize) -> View {
        View {
            width,
            height: usize::MAX,
            pan: (0, 0),
            hint: None,
        }
    }
}

/// The table: with all its lines if they fit into the room, else in a smaller form.
pub(crate) fn table(game: &Game, view: &View) -> Canvas {
    match game {
        Game::Sixth(game) => sixth::table(game, view),
        Game::Six(game) => six::table(game, view),
        Game::TwentySeven(game) => twentyseven::table(game, view),
    }
}

/// The table with what there is to know about it.
pub(crate) fn scene(game: &Game, width: usize) -> Canvas {
    scene_with(game, &[facts(game), news(game)], width)
}

/// The table with these facts, beside it if there is room, else below.
pub(crate) fn scene_with(game: &Game, facts: &[Vec<Fact>], width: usize) -> Canvas {
    const GAP: usize = 3;
    const LEAST: usize = 30;
    let mut canvas = table(game, &View::of_width(width));
    let x = canvas.width() + GAP;
    let (left, top, room) = match width.checked_sub(x) {
        Some(room) if room >= LEAST => (x, 0, room),
        _ => (1, canvas.height() + 1, width.saturating_sub(1).max(LEAST)),
    };
    canvas.stamp(left, top, &list(facts, room));
    canvas
}

/// The first of these drawings that fits, else the last.
fn first_fit(view: &View, drawings: impl IntoIterator<Item = Canvas>) -> Canvas {
    let mut last = Canvas::default();
    for drawing in drawings {
        if drawing.width() <= view.width && drawing.height() <= view.height {
            return drawing;
        }
        last = drawing;
    }
    last
}
