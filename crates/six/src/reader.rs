use trilith_game::TextError;

use crate::Cell;

/// A place in a text that is being read from left to right.
///
/// Every problem is reported at the place where it begins, and no number is believed before it has been compared with
/// a limit, so that hostile texts cost no more than their length.
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    /// The byte offset of what is read next.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Steps over the next byte.
    pub(crate) fn skip(&mut self) {
        self.at += 1;
    }

    /// Steps over `byte` if it comes next.
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        let next = self.peek() == Some(byte);
        if next {
            self.skip();
        }
        next
    }

    /// Steps over `byte`, which has to come next.
    pub(crate) fn expect(&mut self, byte: u8) -> Result<(), TextError> {
        if self.eat(byte) {
            return Ok(());
        }
        Err(self.problem(match byte {
            b' ' => "a space belongs here".to_owned(),
            _ => format!("`{}` belongs here", char::from(byte)),
        }))
    }

    /// The text has to be over.
    pub(crate) fn end(&self) -> Result<(), TextError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.problem("the text should end here")),
        }
    }

    /// Digits without leading zeros, up to `limit`. `what` says in an error what the number is.
    pub(crate) fn natural(&mut self, limit: u32, what: &str) -> Result<u32, TextError> {
        let start = self.at;
        let mut value = 0_u32;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value.saturating_mul(10).saturating_add(u32::from(digit - b'0'));
            self.skip();
        }
        let length = self.at - start;
        if length == 0 {
            Err(self.problem("a number belongs here"))
        } else if length > 1 && self.text.as_bytes().get(start) == Some(&b'0') {
            Err(self.problem_at(start, "a number has no leading zeros"))
        } else if value > limit {
            Err(self.problem_at(start, format!("{what} is {limit} at most")))
        } else {
            Ok(value)
        }
    }

    /// A cell whose two numbers lie between `-limit` and `limit`.
    pub(crate) fn cell(&mut self, limit: i16) -> Result<Cell, TextError> {
        let q = self.coordinate(limit)?;
        self.expect(b',')?;
        let r = self.coordinate(limit)?;
        Ok(Cell { q, r })
    }

    fn coordinate(&mut self, limit: i16) -> Result<i16, TextError> {
        let start = self.at;
        let negative = self.eat(b'-');
        // The limit fits, so the number does.
        let size = self.natural(limit.unsigned_abs().into(), "a coordinate")? as i16;
        if negative && size == 0 {
            return Err(self.problem_at(start, "zero has no sign"));
        }
        Ok(if negative { -size } else { size })
    }

    /// A problem with what is read next.
    pub(crate) fn problem(&self, problem: impl AsRef<str>) -> TextError {
        self.problem_at(self.at, problem)
    }

    /// A problem with what was read before.
    pub(crate) fn problem_at(&self, at: usize, problem: impl AsRef<str>) -> TextError {
        TextError::new(self.text, at, problem)
    }
}
