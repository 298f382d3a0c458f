//! Pictures of positions: drawings in the look of the boards, as SVG, PNG and animated GIF, and codes for cameras.
//!
//! A drawing is a pure function of a view. It has no text and no styles, only shapes, so that it looks the same wherever it
//! is shown and whatever fonts there are.

mod animation;
mod code;
mod drawing;
mod emblem;
mod letters;
mod line;
mod palette;
mod pixels;
mod poster;
mod signs;
mod six;
mod sixth;

use trilith_games::Game;
use trilith_games::view::{Choices, Table, View};

pub use animation::{MOST_MOVES, animation};
pub use code::{MOST_LETTERS, code};
pub use drawing::Drawing;
pub use emblem::{icon, maskable};
pub use palette::Theme;
pub use pixels::{Unpaintable, png};
pub use poster::{preview, social};

use line::Line;
use six::Field;

/// How a position is to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// Light or dark.
    pub theme: Theme,
    /// Whether the variant and the result are written below.
    pub caption: bool,
    /// Whether only the board is shown, without what lies beside it.
    pub bare: bool,
}

/// How much room positions need, so that all pictures of a game have the same size and nothing moves that need not.
#[derive(Clone, Copy, Debug)]
enum Stage {
    Sixth,
    Six(Field),
    Line(Line),
}

impl Stage {
    /// The room for all of these positions of one game.
    fn of<'a>(views: impl Iterator<Item = &'a View> + Clone) -> Stage {
        let tables = views.map(|view| (&view.table, view.last.as_ref().map(|last| &last.action)));
        match tables.clone().next() {
            Some((Table::Six { .. }, _)) => Stage::Six(Field::around(tables)),
            Some((Table::TwentySeven { .. }, _)) => Stage::Line(Line::of(tables.map(|(table, _)| table))),
            _ => Stage::Sixth,
        }
    }

    fn draw(self, view: &View, style: Style) -> Drawing {
        let palette = style.theme.palette();
        let mut drawing = match (&view.table, self) {
            (Table::Six { .. }, Stage::Six(field)) => six::draw(view, field, style.bare, palette),
            (Table::TwentySeven { .. }, Stage::Line(line)) => line::draw(view, line, style.bare, palette),
            _ => sixth::draw(view, style.bare, palette),
        };
        if style.caption {
            signs::caption(&mut drawing, view, palette);
        }
        drawing
    }
}

/// A position as a drawing.
pub fn position(view: &View, style: Style) -> Drawing {
    Stage::of(std::iter::once(view)).draw(view, style)
}

/// The positions of a game from its start, without what could be done in them: a drawing does not show it, and a long game
/// has much of it.
pub fn views(game: &Game) -> Vec<View> {
    let mut now = game.from_its_start();
    let shown = |game: &Game| View {
        legal: Vec::new(),
        choices: Choices::TwentySeven {
            lifts: Vec::new(),
            pass: false,
        },
        ..game.view()
    };
    let mut views = vec![shown(&now)];
    for m in game.moves() {
        if now.play(m).is_err() {
            break;
        }
        views.push(shown(&now));
    }
    views
}

#[cfg(test)]
mod tests;
