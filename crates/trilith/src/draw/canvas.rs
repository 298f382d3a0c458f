use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// What a character is part of. Colour follows from it; the character alone must say enough.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Ink {
    /// Whatever the terminal writes with.
    #[default]
    Plain,
    /// Lines, empty cells, labels.
    Faint,
    /// What matters most.
    Strong,
    /// What somebody is about to do.
    Action,
    /// What went wrong.
    Bad,
    /// A piece of Silver (SIXTH!).
    Silver,
    /// A piece of Brown (SIXTH!).
    Brown,
    /// Milady (SIXTH!).
    Milady,
    /// A red tile (Six).
    Brick,
    /// A black tile (Six).
    Graphite,
    /// A black disc (27).
    Ebony,
    /// A white disc (27).
    Ivory,
    /// A grey disc (27).
    Stone,
    /// A red disc (27).
    Ember,
}

/// An ink in terms of a terminal: entries of the palette of 256, and weight.
#[derive(Default)]
struct Look {
    ink: Option<u8>,
    ground: Option<u8>,
    bold: bool,
    dim: bool,
}

impl Ink {
    fn look(self) -> Look {
        let piece = |ink, ground| Look {
            ink: Some(ink),
            ground: Some(ground),
            bold: true,
            dim: false,
        };
        match self {
            Ink::Plain => Look::default(),
            Ink::Faint => Look {
                dim: true,
                ..Look::default()
            },
            Ink::Strong => Look {
                bold: true,
                ..Look::default()
            },
            // The first sixteen are the ones that a terminal's own theme keeps readable.
            Ink::Action => Look {
                ink: Some(6),
                bold: true,
                ..Look::default()
            },
            Ink::Bad => Look {
                ink: Some(1),
                bold: true,
                ..Look::default()
            },
            Ink::Silver => piece(16, 252),
            Ink::Brown => piece(231, 94),
            Ink::Milady => piece(89, 230),
            Ink::Brick => piece(231, 124),
            Ink::Graphite => piece(231, 239),
            Ink::Ebony => piece(231, 236),
            Ink::Ivory => piece(16, 255),
            Ink::Stone => piece(16, 246),
            Ink::Ember => piece(231, 160),
        }
    }

    /// The same for a screen that is drawn by ratatui.
    pub(crate) fn style(self, color: bool) -> Style {
        let look = self.look();
        let mut style = Style::new();
        if look.bold {
            style = style.add_modifier(Modifier::BOLD);
        }
        if look.dim {
            style = style.add_modifier(Modifier::DIM);
        }
        if color {
            style.fg = look.ink.map(Color::Indexed);
            style.bg = look.ground.map(Color::Indexed);
        }
        style
    }

    fn ansi(self) -> String {
        let look = self.look();
        let mut codes = Vec::new();
        codes.extend(look.bold.then(|| "1".to_owned()));
        codes.extend(look.dim.then(|| "2".to_owned()));
        codes.extend(look.ink.map(|ink| format!("38;5;{ink}")));
        codes.extend(look.ground.map(|ground| format!("48;5;{ground}")));
        format!("\u{1b}[{}m", codes.join(";"))
    }
}

/// Characters in rows, each with its ink. One drawing serves plain text, coloured text and the full screen.
///
/// Every character is one column wide: whoever writes here uses none that are not.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Canvas {
    rows: Vec<Vec<(char, Ink)>>,
}

impl Canvas {
    pub(crate) fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    pub(crate) fn height(&self) -> usize {
        self.rows.len()
    }

    /// Writes from column `x` of row `y` on. The canvas grows as needed.
    pub(crate) fn write(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
        if self.rows.len() <= y {
            self.rows.resize_with(y + 1, Vec::new);
        }
        let row = &mut self.rows[y];
        for (x, c) in (x..).zip(text.chars()) {
            if row.len() <= x {
                row.resize(x + 1, (' ', Ink::Plain));
            }
            row[x] = (c, ink);
        }
    }

    /// Copies another canvas onto this one, its upper left corner at `x`, `y`.
    pub(crate) fn stamp(&mut self, x: usize, y: usize, other: &Canvas) {
        for (row, cells) in other.rows.iter().enumerate() {
            self.write(x, y + row, "", Ink::Plain);
            for (column, &(c, ink)) in cells.iter().enumerate() {
                self.write(x + column, y + row, c.encode_utf8(&mut [0; 4]), ink);
            }
        }
    }

    /// The rows as text, with the escapes for colours or without, each ended by a line break.
    pub(crate) fn to_text(&self, color: bool) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let blank = |&(c, ink): &(char, Ink)| c == ' ' && ink.look().ground.is_none();
            let end = row
                .iter()
                .rposition(|cell| !blank(cell))
                .map_or(0, |last| last + 1);
            for run in runs(&row[..end]) {
                let ink = run.first().map_or(Ink::Plain, |&(_, ink)| ink);
                let escaped = color && ink != Ink::Plain;
                if escaped {
                    text.push_str(&ink.ansi());
                }
                text.extend(run.iter().map(|&(c, _)| c));
                if escaped {
                    text.push_str("\u{1b}[0m");
                }
            }
            text.push('\n');
        }
        text
    }

    /// The rows for ratatui.
    pub(crate) fn to_lines(&self, color: bool) -> Vec<Line<'static>> {
        let span = |run: &[(char, Ink)]| {
            let ink = run.first().map_or(Ink::Plain, |&(_, ink)| ink);
            Span::styled(run.iter().map(|&(c, _)| c).collect::<String>(), ink.style(color))
        };
        self.rows
            .iter()
            .map(|row| Line::from(runs(row).map(span).collect::<Vec<_>>()))
            .collect()
    }
}

fn runs(row: &[(char, Ink)]) -> impl Iterator<Item = &[(char, Ink)]> {
    row.chunk_by(|(_, a), (_, b)| a == b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_has_no_escapes_and_no_spaces_at_the_end() {
        let mut canvas = Canvas::default();
        canvas.write(2, 1, "ab", Ink::Strong);
        canvas.write(4, 1, "   ", Ink::Plain);
        assert_eq!(canvas.to_text(false), "\n  ab\n");
    }

    #[test]
    fn colours_are_put_back_at_the_end_of_each_run() {
        let mut canvas = Canvas::default();
        canvas.write(0, 0, "P", Ink::Silver);
        canvas.write(1, 0, "!", Ink::Plain);
        assert_eq!(canvas.to_text(true), "\u{1b}[1;38;5;16;48;5;252mP\u{1b}[0m!\n");
    }

    #[test]
    fn a_stamp_keeps_what_is_around_it() {
        let mut canvas = Canvas::default();
        canvas.write(0, 0, "....", Ink::Faint);
        let mut small = Canvas::default();
        small.write(0, 0, "x", Ink::Plain);
        canvas.stamp(2, 0, &small);
        assert_eq!((canvas.to_text(false).as_str(), canvas.width()), ("..x.\n", 4));
    }
}
