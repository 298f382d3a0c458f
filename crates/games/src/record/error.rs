use std::fmt;

/// The longest piece of refused input an error repeats, in characters.
const SHOWN: usize = 40;

/// The longest problem an error tells, in characters: what others say about hostile input is held to a size too.
const TOLD: usize = 400;

/// Where a record is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A place in a text, or in JSON that cannot be read. Both count from 1; the column counts characters.
    Text {
        /// The line.
        line: usize,
        /// The character in the line.
        column: usize,
    },
    /// A value in readable JSON, such as `moves[3].variations[0].moves[1]`.
    Json(String),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Text { line, column } => write!(f, "line {line}, column {column}"),
            Spot::Json(path) => f.write_str(path),
        }
    }
}

/// A record that cannot be read: where, and why.
///
/// ```
/// use trilith_games::Record;
/// let error = "[Variant \"27\"]\n\n1. 2:1".parse::<Record>().unwrap_err();
/// assert!(error.to_string().starts_with("line 3, column 4: `2:1` is not allowed: "));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{spot}: {problem}")]
pub struct RecordError {
    spot: Spot,
    problem: String,
}

impl RecordError {
    pub(super) fn new(spot: Spot, problem: &str) -> RecordError {
        RecordError {
            spot,
            problem: harmless(problem, TOLD),
        }
    }

    /// An error at this byte of the text.
    pub(super) fn in_text(text: &str, at: usize, problem: &str) -> RecordError {
        let before = text.get(..at).unwrap_or(text);
        let (mut line, mut column) = (1, 1);
        let mut last = '\0';
        for c in before.chars() {
            match c {
                '\n' if last == '\r' => {}
                '\n' | '\r' => (line, column) = (line + 1, 1),
                _ => column += 1,
            }
            last = c;
        }
        RecordError::new(Spot::Text { line, column }, problem)
    }

    /// Where the record is wrong.
    pub fn spot(&self) -> &Spot {
        &self.spot
    }

    /// What is wrong there, without control characters, shortened if it was very long.
    pub fn problem(&self) -> &str {
        &self.problem
    }
}

/// A piece of refused input as an error may show it: short, and with its control characters made harmless.
pub(super) fn shown(token: &str) -> String {
    format!("`{}`", harmless(token, SHOWN))
}

fn harmless(text: &str, most: usize) -> String {
    let mut characters = text.chars();
    let mut out: String = characters
        .by_ref()
        .take(most)
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect();
    if characters.next().is_some() {
        out.push('…');
    }
    out
}
