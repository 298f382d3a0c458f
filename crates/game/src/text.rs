use std::fmt;

/// The longest piece of refused input an error repeats.
const SHOWN: usize = 80;

/// A variant, move or position text that cannot be read: what was refused, where, and why.
///
/// ```
/// use trilith_game::TextError;
/// let error = TextError::new("c9", 1, "rows go from 1 to 5");
/// assert_eq!(error.to_string(), "`c9`, at character 2: rows go from 1 to 5");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    text: String,
    at: usize,
    problem: String,
}

impl TextError {
    /// `at` is the byte offset in `text` where reading failed.
    pub fn new(text: &str, at: usize, problem: impl Into<String>) -> TextError {
        TextError {
            text: text.chars().take(SHOWN + 1).collect(),
            at: at.min(text.len()),
            problem: problem.into(),
        }
    }

    /// The text that was refused, shortened if it was very long.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The byte offset of the first mistake.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The rule that was broken, as half a sentence.
    pub fn problem(&self) -> &str {
        &self.problem
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Hostile input must not reach a terminal or a log with its control characters alive.
        let shown: String = self
            .text
            .chars()
            .take(SHOWN)
            .map(|c| if c.is_control() { '\u{fffd}' } else { c })
            .collect();
        let more = if self.text.chars().count() > SHOWN {
            "…"
        } else {
            ""
        };
        let character = self.text.char_indices().take_while(|&(i, _)| i < self.at).count() + 1;
        write!(f, "`{shown}{more}`, at character {character}: {}", self.problem)
    }
}

impl std::error::Error for TextError {}
