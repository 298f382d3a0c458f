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
    character: usize,
    problem: String,
}

impl TextError {
    /// `at` is the byte offset in `text` where reading failed.
    pub fn new(text: &str, at: usize, problem: impl AsRef<str>) -> TextError {
        TextError {
            text: harmless(text, SHOWN),
            at: at.min(text.len()),
            character: text.char_indices().take_while(|&(i, _)| i < at).count() + 1,
            problem: harmless(problem.as_ref(), 4 * SHOWN),
        }
    }

    /// The text that was refused, made harmless and short.
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

/// A text as an error may repeat it: hostile input must not reach a terminal or a log in full length, or with its
/// control characters alive.
fn harmless(text: &str, longest: usize) -> String {
    let mut chars = text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let mut shown: String = chars.by_ref().take(longest).collect();
    if chars.next().is_some() {
        shown.push('…');
    }
    shown
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TextError {
            text,
            character,
            problem,
            ..
        } = self;
        write!(f, "`{text}`, at character {character}: {problem}")
    }
}

impl std::error::Error for TextError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_is_right_in_a_long_text() {
        let text = "ä".repeat(500);
        let shown = TextError::new(&text, 600, "too long").to_string();
        assert!(shown.ends_with("…`, at character 301: too long"), "{shown}");
    }

    #[test]
    fn what_an_error_repeats_is_harmless() {
        let shown = TextError::new("a\u{1b}[2J", 1, "not \u{7}").to_string();
        assert!(!shown.chars().any(char::is_control), "{shown:?}");
    }
}
