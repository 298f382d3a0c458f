//! The line of 27: stacks stand on their fields, which keep their names when others are gone.
//!
//! ```text
//!      3
//!    [ b ]
//!    ( w )                                      [ b ] black    ( w ) white
//!    [ b ]                                      < g > grey     { r } red, when they are carried
//!    ══g══  ══g══  ══r══                        the fields' own discs
//!      3     ›6‹     9                          ›‹ where the last move went
//! ```

use trilith_games::common::{Game, Position as _, Side};
use trilith_games::twentyseven::{Disc, Field, Move, Position};

use super::{Canvas, Ink, View, first_fit};

pub(super) fn table(game: &Game<Position>, view: &View) -> Canvas {
    let marks = Marks::new(game, view);
    let position = game.position();
    // The disc's width, and what is free beside it.
    let drawings = [(5, 2), (5, 1), (3, 1)]
        .into_iter()
        .map(|(disc, gap)| line(position, &marks, disc, gap));
    first_fit(view, drawings.chain([list(position, &marks)]))
}

/// The fields that a move touches.
struct Marks {
    last: Option<Field>,
    hints: [Option<Field>; 2],
}

impl Marks {
    fn new(game: &Game<Position>, view: &View) -> Marks {
        let target = |before: &Position, m: &Move| match *m {
            Move::Lift { field, .. } if before.has(field) => before.target(field),
            _ => None,
        };
        let last = game.past().last().zip(game.moves().last());
        let hints = match view.hint {
            Some(trilith_games::Move::TwentySeven(m @ Move::Lift { field, .. })) => {
                [Some(field), target(game.position(), &m)]
            }
            _ => [None, None],
        };
        Marks {
            last: last.and_then(|(before, m)| target(before, m)),
            hints,
        }
    }

    /// The name of a field with what there is to say about it.
    fn name(&self, field: Field) -> (String, Ink) {
        if self.hints.contains(&Some(field)) {
            (format!("?{field}?"), Ink::Action)
        } else if self.last == Some(field) {
            (format!("›{field}‹"), Ink::Strong)
        } else {
            (format!(" {field} "), Ink::Strong)
        }
    }
}

fn line(position: &Position, marks: &Marks, disc: usize, gap: usize) -> Canvas {
    let mut canvas = Canvas::default();
    let tallest = position
        .fields()
        .map(|(_, stack)| usize::from(stack.height()))
        .max()
        .unwrap_or(0);
    // A row for the number above the tallest stack, then the stacks, then the fields' own discs.
    let ground = tallest + 1;
    let mut x = 1;
    for (field, stack) in position.fields() {
        let middle = x + disc / 2;
        let height = usize::from(stack.height());
        for (y, piece) in (0..ground).rev().zip(stack.discs()) {
            let (open, close) = rim(piece);
            let inside = format!("{:^1$}", piece.letter(), disc - 2);
            canvas.write(x, y, &format!("{open}{inside}{close}"), ink(piece));
        }
        if height > 0 {
            canvas.write(
                middle + 1 - height.to_string().len(),
                ground - height - 1,
                &height.to_string(),
                Ink::Plain,
            );
        }
        let own = field.own_disc();
        canvas.write(x, ground, &format!("{:═^1$}", own.letter(), disc), ink(own));
        let (name, name_ink) = marks.name(field);
        canvas.write(middle - 1, ground + 1, &name, name_ink);
        x += disc + gap;
    }
    let (black, white) = ("Black ──►", "◄── White");
    let end = (x - gap).max(2 + black.chars().count() + 3 + white.chars().count());
    let [here, there] = match position.outcome() {
        Some(_) => [Ink::Faint, Ink::Faint],
        None if position.side() == Side::First => [Ink::Strong, Ink::Faint],
        None => [Ink::Faint, Ink::Strong],
    };
    canvas.write(1, ground + 2, black, here);
    canvas.write(end - white.chars().count(), ground + 2, white, there);
    canvas
}

/// The fields one below the other, what lies on each from bottom to top.
fn list(position: &Position, marks: &Marks) -> Canvas {
    let mut canvas = Canvas::default();
    for (y, (field, stack)) in position.fields().enumerate() {
        let (name, name_ink) = marks.name(field);
        canvas.write(0, y, &name, name_ink);
        let own = field.own_disc();
        canvas.write(4, y, &own.letter().to_string(), ink(own));
        canvas.write(5, y, "│", Ink::Faint);
        for (x, disc) in (6..).zip(stack.discs()) {
            canvas.write(x, y, &disc.letter().to_string(), ink(disc));
        }
    }
    canvas
}

fn rim(disc: Disc) -> (char, char) {
    match disc {
        Disc::Black => ('[', ']'),
        Disc::White => ('(', ')'),
        Disc::Grey => ('<', '>'),
        Disc::Red => ('{', '}'),
    }
}

fn ink(disc: Disc) -> Ink {
    match disc {
        Disc::Black => Ink::Ebony,
        Disc::White => Ink::Ivory,
        Disc::Grey => Ink::Stone,
        Disc::Red => Ink::Ember,
    }
}
