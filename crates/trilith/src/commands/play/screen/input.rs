//! The line that is being typed.

/// The most characters that it holds: enough for any move and any reasonable file name.
const MOST: usize = 500;

#[derive(Default)]
pub(super) struct Input {
    text: Vec<char>,
    cursor: usize,
}

impl Input {
    pub(super) fn text(&self) -> String {
        self.text.iter().collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The part of the line that fits into `width` columns with the cursor in it, and the cursor's column.
    pub(super) fn window(&self, width: usize) -> (String, usize) {
        let first = (self.cursor + 1).saturating_sub(width);
        (
            self.text.iter().skip(first).take(width).collect(),
            self.cursor - first,
        )
    }

    pub(super) fn set(&mut self, text: &str) {
        self.text = text.chars().take(MOST).collect();
        self.cursor = self.text.len();
    }

    /// Takes the line away.
    pub(super) fn take(&mut self) -> String {
        self.cursor = 0;
        std::mem::take(&mut self.text).into_iter().collect()
    }

    pub(super) fn insert(&mut self, c: char) {
        if self.text.len() < MOST && !c.is_control() {
            self.text.insert(self.cursor, c);
            self.cursor += 1;
        }
    }

    pub(super) fn backspace(&mut self) {
        if self.cursor > 0 {
            self.cursor -= 1;
            self.text.remove(self.cursor);
        }
    }

    pub(super) fn delete(&mut self) {
        if self.cursor < self.text.len() {
            self.text.remove(self.cursor);
        }
    }

    /// Deletes from the beginning of the line to the cursor.
    pub(super) fn delete_before(&mut self) {
        self.text.drain(..self.cursor);
        self.cursor = 0;
    }

    /// Deletes from the cursor to the end of the line.
    pub(super) fn delete_after(&mut self) {
        self.text.truncate(self.cursor);
    }

    /// Deletes the word before the cursor.
    pub(super) fn delete_word(&mut self) {
        while self.cursor > 0 && self.text[self.cursor - 1].is_whitespace() {
            self.backspace();
        }
        while self.cursor > 0 && !self.text[self.cursor - 1].is_whitespace() {
            self.backspace();
        }
    }

    pub(super) fn left(&mut self) {
        self.cursor = self.cursor.saturating_sub(1);
    }

    pub(super) fn right(&mut self) {
        self.cursor = (self.cursor + 1).min(self.text.len());
    }

    pub(super) fn home(&mut self) {
        self.cursor = 0;
    }

    pub(super) fn end(&mut self) {
        self.cursor = self.text.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_typed_where_the_cursor_is() {
        let mut input = Input::default();
        "c>d".chars().for_each(|c| input.insert(c));
        input.left();
        input.left();
        input.insert('3');
        input.end();
        input.insert('5');
        assert_eq!(input.text(), "c3>d5");
        input.home();
        input.delete();
        input.backspace();
        assert_eq!(input.text(), "3>d5");
        assert_eq!((input.take().as_str(), input.is_empty()), ("3>d5", true));
    }

    #[test]
    fn words_and_ends_of_the_line_are_deleted() {
        let mut input = Input::default();
        input.set("save my game ");
        input.delete_word();
        assert_eq!(input.text(), "save my ");
        input.left();
        input.delete_after();
        assert_eq!(input.text(), "save my");
        input.delete_before();
        assert!(input.is_empty());
    }

    #[test]
    fn a_long_line_shows_the_part_around_the_cursor() {
        let mut input = Input::default();
        input.set("0123456789");
        assert_eq!(input.window(4), ("789".to_owned(), 3));
        input.home();
        assert_eq!(input.window(4), ("0123".to_owned(), 0));
        input.set(&"x".repeat(10_000));
        assert_eq!(input.text().len(), MOST);
        input.insert('\u{1b}');
        assert_eq!(input.text().len(), MOST);
    }
}
