use std::mem;

use trilith_game::TextError;

use super::limits::{MAX_COMMANDS, MAX_COMMENT};
use super::tags::check_name;
use super::{Clock, Eval};

/// What is said about one place of a record: words, an evaluation, the clock, and commands that others understand.
///
/// In the text all of it is one comment, `{[%eval 0.35] [%clk 0:04:58] takes}`. Runs of white space are one space, so
/// that the words survive the wrapping of lines.
///
/// ```
/// use trilith_games::record::Annotation;
/// let mut annotation = Annotation::new("  a {strange}\n idea ")?;
/// assert_eq!(annotation.text(), "a {strange} idea");
/// annotation.set_eval(Some("-0.5".parse()?));
/// annotation.add_command("arrow", "c3 d5")?;
/// assert_eq!(annotation.commands().next(), Some(("arrow", "c3 d5")));
/// # Ok::<(), trilith_games::common::TextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Annotation {
    text: String,
    eval: Option<Eval>,
    clock: Option<Clock>,
    commands: Vec<(String, String)>,
    /// The characters of the text and the commands, counted as they come: comments in one place may be many.
    length: usize,
}

impl Annotation {
    /// An annotation of words alone.
    pub fn new(text: &str) -> Result<Annotation, TextError> {
        let mut annotation = Annotation::default();
        annotation.set_text(text)?;
        Ok(annotation)
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty() && self.eval.is_none() && self.clock.is_none() && self.commands.is_empty()
    }

    /// The words, without the commands.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Replaces the words. What looks like a command in them is kept as words.
    pub fn set_text(&mut self, text: &str) -> Result<(), TextError> {
        let mut words = Words::default();
        words.push_all(text)?;
        let length = self.length - self.text.chars().count() + words.length;
        check_length(length, text)?;
        (self.text, self.length) = (words.text, length);
        Ok(())
    }

    /// What an engine thinks of the position here.
    pub fn eval(&self) -> Option<Eval> {
        self.eval
    }

    /// Replaces the evaluation.
    pub fn set_eval(&mut self, eval: Option<Eval>) {
        self.eval = eval;
    }

    /// The time left to whoever has just moved.
    pub fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// Replaces the time left.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.clock = clock;
    }

    /// The names and values of all other commands, in their order.
    pub fn commands(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.commands
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Adds a command that Trilith itself does not understand. `eval` and `clk` have their own setters.
    pub fn add_command(&mut self, name: &str, value: &str) -> Result<(), TextError> {
        check_name(name)?;
        if matches!(name, "eval" | "clk") {
            return Err(TextError::new(name, 0, "this command has a place of its own"));
        }
        let mut words = Words::default();
        words.push_all(value)?;
        self.push_command(name, words)
    }

    fn push_command(&mut self, name: &str, value: Words) -> Result<(), TextError> {
        if self.commands.len() >= MAX_COMMANDS {
            let problem = format!("at most {MAX_COMMANDS} commands stand in one place");
            return Err(TextError::new(name, 0, problem));
        }
        let length = self.length + name.len() + value.length;
        check_length(length, name)?;
        self.length = length;
        self.commands.push((name.to_owned(), value.text));
        Ok(())
    }

    /// Adds what a comment of the text says, given without its braces. After an error nothing here can be relied on.
    pub(super) fn read(&mut self, raw: &str) -> Result<(), TextError> {
        let mut words = Words {
            text: mem::take(&mut self.text),
            gap: true,
            length: self.length,
        };
        let mut at = 0;
        while let Some(c) = raw[at..].chars().next() {
            let rest = &raw[at..];
            if rest.starts_with("[%") {
                let (command, length) = Command::read(rest).map_err(|error| moved(error, raw, at))?;
                self.length = words.length;
                self.obey(command)
                    .map_err(|error| TextError::new(raw, at, error.to_string()))?;
                words.length = self.length;
                words.gap = true;
                at += length;
            } else {
                let c = escaped(rest).unwrap_or(c);
                words
                    .push(c)
                    .map_err(|problem| TextError::new(raw, at, problem))?;
                at += unit(rest);
            }
        }
        (self.text, self.length) = (words.text, words.length);
        check_length(self.length, raw)
    }

    fn obey(&mut self, command: Command<'_>) -> Result<(), TextError> {
        let twice = || TextError::new(command.name, 0, "this command is given twice in one place");
        match command.name {
            "eval" if self.eval.is_some() => Err(twice()),
            "eval" => command.value.text.parse().map(|eval| self.eval = Some(eval)),
            "clk" if self.clock.is_some() => Err(twice()),
            "clk" => command.value.text.parse().map(|clock| self.clock = Some(clock)),
            name => self.push_command(name, command.value),
        }
    }

    /// Writes all of it as one comment, with its braces.
    pub(super) fn write(&self, out: &mut String) {
        let mut gap = "";
        let mut command = |out: &mut String, name: &str, value: &str| {
            out.push_str(mem::replace(&mut gap, " "));
            out.push_str("[%");
            out.push_str(name);
            if !value.is_empty() {
                out.push(' ');
                escape(out, value, |c, _| matches!(c, '\\' | '}' | ']'));
            }
            out.push(']');
        };
        out.push('{');
        if let Some(eval) = self.eval {
            command(out, "eval", &eval.to_string());
        }
        if let Some(clock) = self.clock {
            command(out, "clk", &clock.to_string());
        }
        for (name, value) in self.commands() {
            command(out, name, value);
        }
        if !self.text.is_empty() {
            out.push_str(gap);
            // A bracket that would begin a command is one that people wrote.
            escape(out, &self.text, |c, next| {
                matches!((c, next), ('\\' | '}', _) | ('[', Some('%')))
            });
        }
        out.push('}');
    }
}

/// One `[%name value]`.
struct Command<'a> {
    name: &'a str,
    value: Words,
}

impl<'a> Command<'a> {
    /// Reads the command that `text` begins with, and tells its length in bytes.
    fn read(text: &'a str) -> Result<(Command<'a>, usize), TextError> {
        let unclosed = || TextError::new(text, 0, "a command `[%name value]` is never closed");
        let begin = "[%".len();
        let end = text[begin..]
            .find(|c: char| c.is_whitespace() || c == ']')
            .ok_or_else(unclosed)?;
        let name = &text[begin..begin + end];
        check_name(name).map_err(|error| TextError::new(text, begin, error.problem()))?;
        let mut value = Words::default();
        let mut at = begin + end;
        loop {
            let rest = &text[at..];
            match (escaped(rest), rest.chars().next()) {
                (None, None) => return Err(unclosed()),
                (None, Some(']')) => return Ok((Command { name, value }, at + 1)),
                (Some(c), _) | (None, Some(c)) => {
                    value
                        .push(c)
                        .map_err(|problem| TextError::new(text, at, problem))?;
                    at += unit(rest);
                }
            }
        }
    }
}

/// Text whose runs of white space become one space, and which has none at its ends.
#[derive(Default)]
struct Words {
    text: String,
    /// Whether white space stands before what comes next.
    gap: bool,
    /// Characters so far, and whatever else is counted with them.
    length: usize,
}

impl Words {
    fn push(&mut self, c: char) -> Result<(), &'static str> {
        if c.is_whitespace() {
            self.gap = true;
            return Ok(());
        }
        if c.is_control() {
            return Err("a comment holds no control characters");
        }
        if mem::take(&mut self.gap) && !self.text.is_empty() {
            self.text.push(' ');
            self.length += 1;
        }
        self.text.push(c);
        self.length += 1;
        Ok(())
    }

    fn push_all(&mut self, text: &str) -> Result<(), TextError> {
        for (at, c) in text.char_indices() {
            self.push(c)
                .map_err(|problem| TextError::new(text, at, problem))?;
        }
        Ok(())
    }
}

/// The character that an escape at the beginning of `text` stands for. A backslash before anything else is itself.
fn escaped(text: &str) -> Option<char> {
    text.strip_prefix('\\')?
        .chars()
        .next()
        .filter(|c| matches!(c, '\\' | '}' | '[' | ']'))
}

/// The length in bytes of the first character of `text`, or of the escape.
fn unit(text: &str) -> usize {
    match escaped(text) {
        Some(_) => 2,
        None => text.chars().next().map_or(0, char::len_utf8),
    }
}

fn escape(out: &mut String, text: &str, needed: impl Fn(char, Option<char>) -> bool) {
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        if needed(c, characters.peek().copied()) {
            out.push('\\');
        }
        out.push(c);
    }
}

fn check_length(length: usize, text: &str) -> Result<(), TextError> {
    if length > MAX_COMMENT {
        return Err(TextError::new(
            text,
            0,
            format!("a comment has at most {MAX_COMMENT} characters"),
        ));
    }
    Ok(())
}

/// The same error, in the longer text in which `at` is where the shorter one begins.
fn moved(error: TextError, text: &str, at: usize) -> TextError {
    TextError::new(text, at + error.at(), error.problem())
}
