use std::fmt::{self, Write as _};

use super::{Line, Record, result_text};

/// Lines of moves are filled up to this column.
const WIDTH: usize = 80;

/// The canonical text, ended by a line break.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.variant();
        let result = result_text(self.result);
        tag(f, "Game", variant.kind().title())?;
        tag(f, "Variant", &variant.to_string())?;
        // `Result` and `Position` stand between the tags that Trilith knows and the others.
        for (name, value) in self.tags.known() {
            tag(f, name, value)?;
        }
        tag(f, "Result", result)?;
        if let Some(position) = self.position() {
            tag(f, "Position", &position)?;
        }
        for (name, value) in self.tags.others() {
            tag(f, name, value)?;
        }
        f.write_char('\n')?;
        let mut moves = Moves {
            out: String::new(),
            seats: usize::from(variant.seats()),
            first: self.start.to_move().map_or(0, |seat| usize::from(seat.0)),
        };
        moves.line(&self.line, 0);
        moves.word(result);
        wrap(f, &moves.out)
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(c)?;
    }
    f.write_str("\"]\n")
}

/// Writes moves on one long line, with one space between any two words.
struct Moves {
    out: String,
    seats: usize,
    /// The seat that moves first.
    first: usize,
}

impl Moves {
    fn space(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with('(') {
            self.out.push(' ');
        }
    }

    fn word(&mut self, word: &str) {
        self.space();
        self.out.push_str(word);
    }

    /// Writes a line that begins after `ply` moves. Variations are nested at most [`super::limits::MAX_DEPTH`] deep, so
    /// this may call itself.
    fn line(&mut self, line: &Line, ply: usize) {
        let mut interrupted = true;
        if !line.before.is_empty() {
            self.space();
            line.before.write(&mut self.out);
        }
        for (ply, node) in (ply..).zip(&line.nodes) {
            let (round, seat) = (
                (self.first + ply) / self.seats + 1,
                (self.first + ply) % self.seats,
            );
            if seat == 0 {
                self.word(&format!("{round}."));
            } else if interrupted {
                self.word(&format!("{round}..."));
            }
            self.word(&node.played.to_string());
            for nag in &node.nags {
                self.word(&format!("${nag}"));
            }
            if !node.after.is_empty() {
                self.space();
                node.after.write(&mut self.out);
            }
            for variation in &node.variations {
                self.word("(");
                self.line(variation, ply);
                self.out.push(')');
            }
            interrupted = !node.after.is_empty() || !node.variations.is_empty();
        }
    }
}

/// Breaks the line at spaces, wherever the next word would go past the last column.
fn wrap(f: &mut fmt::Formatter<'_>, line: &str) -> fmt::Result {
    let mut column = 0;
    for word in line.split(' ') {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > WIDTH {
            f.write_char('\n')?;
            column = 0;
        } else if column > 0 {
            f.write_char(' ')?;
            column += 1;
        }
        f.write_str(word)?;
        column += width;
    }
    f.write_char('\n')
}
