use super::RecordError;
use super::error::shown;

/// One piece of a record's text.
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag(Tag<'a>),
    /// `{…}` or `; …`, without what begins and ends it.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$n`
    Nag(u8),
    /// A move, a move number or a result, with whatever is written to it without a space.
    Word(&'a str),
}

/// A tag, its value without quotes and escapes.
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    /// The byte where the value begins.
    pub(super) value_at: usize,
}

/// Cuts a text into tokens, each with the byte where it begins. White space, and lines that begin with `%`, lie
/// between them.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Tokens<'a> {
        Tokens { text, at: 0 }
    }

    /// An error at this byte of the text.
    pub(super) fn error(&self, at: usize, problem: &str) -> RecordError {
        RecordError::in_text(self.text, at, problem)
    }

    /// The byte behind the last token.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn next(&mut self) -> Result<Option<(usize, Token<'a>)>, RecordError> {
        self.skip_between();
        let at = self.at;
        let Some(c) = self.peek() else { return Ok(None) };
        let token = match c {
            '[' => Token::Tag(self.tag()?),
            '{' => Token::Comment(self.comment()?),
            ';' => Token::Comment(self.rest_of_line()),
            '(' => self.one(c, Token::Open),
            ')' => self.one(c, Token::Close),
            '*' => self.one(c, Token::Word("*")),
            '$' => Token::Nag(self.nag()?),
            '}' => return Err(self.error(at, "`}` closes no comment")),
            ']' => return Err(self.error(at, "`]` closes no tag")),
            _ => Token::Word(self.take_until(ends_word)),
        };
        Ok(Some((at, token)))
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn one(&mut self, c: char, token: Token<'a>) -> Token<'a> {
        self.at += c.len_utf8();
        token
    }

    fn take_until(&mut self, ends: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(ends).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    fn skip_space(&mut self) {
        self.take_until(|c| !is_space(c));
    }

    fn skip_between(&mut self) {
        self.skip_space();
        while self.peek() == Some('%') && self.text[..self.at].chars().next_back().is_none_or(ends_line) {
            self.take_until(ends_line);
            self.skip_space();
        }
    }

    fn rest_of_line(&mut self) -> &'a str {
        &self.take_until(ends_line)[1..]
    }

    fn comment(&mut self) -> Result<&'a str, RecordError> {
        let begin = self.at;
        let mut escaped = false;
        for (length, c) in self.rest().char_indices() {
            if c == '}' && !escaped {
                self.at += length + 1;
                return Ok(&self.text[begin + 1..self.at - 1]);
            }
            escaped = c == '\\' && !escaped;
        }
        Err(self.error(begin, "this comment is never closed"))
    }

    fn nag(&mut self) -> Result<u8, RecordError> {
        let at = self.at;
        self.at += 1;
        let number = self.take_until(|c| !c.is_ascii_digit());
        number.parse().map_err(|_| {
            let problem = format!(
                "{} is no mark: `$` takes a number from 0 to 255",
                shown(&self.text[at..self.at])
            );
            self.error(at, &problem)
        })
    }

    fn tag(&mut self) -> Result<Tag<'a>, RecordError> {
        self.at += 1;
        self.skip_space();
        let name_at = self.at;
        let name = self.take_until(|c| is_space(c) || matches!(c, '"' | ']' | '['));
        super::tags::check_name(name).map_err(|error| self.error(name_at, error.problem()))?;
        self.skip_space();
        self.expect(
            '"',
            "a tag is written `[Name \"value\"]`, and here its value should begin",
        )?;
        let value_at = self.at;
        let value = self.value()?;
        self.skip_space();
        self.expect(']', "a tag is written `[Name \"value\"]`, and here it should end")?;
        Ok(Tag {
            name,
            value,
            value_at,
        })
    }

    fn expect(&mut self, c: char, problem: &str) -> Result<(), RecordError> {
        if self.peek() != Some(c) {
            return Err(self.error(self.at, problem));
        }
        self.at += c.len_utf8();
        Ok(())
    }

    /// The rest of a tag's value and its closing quote. A backslash before anything but `"` and `\` is itself.
    fn value(&mut self) -> Result<String, RecordError> {
        let mut value = String::new();
        loop {
            value.push_str(self.take_until(|c| matches!(c, '"' | '\\') || c.is_control()));
            let mut characters = self.rest().chars();
            match (characters.next(), characters.next()) {
                (Some('"'), _) => {
                    self.at += 1;
                    return Ok(value);
                }
                (Some('\\'), Some(c @ ('"' | '\\'))) => {
                    value.push(c);
                    self.at += 2;
                }
                (Some('\\'), _) => {
                    value.push('\\');
                    self.at += 1;
                }
                (Some(_), _) => {
                    return Err(self.error(self.at, "a tag holds no control characters or line breaks"));
                }
                (None, _) => return Err(self.error(self.at, "the value of this tag is never closed")),
            }
        }
    }
}

/// Files that were put together may have a byte order mark in their middle.
fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

fn ends_line(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

fn ends_word(c: char) -> bool {
    is_space(c) || matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '*')
}
