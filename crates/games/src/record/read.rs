use trilith_game::Outcome;

use super::builder::Builder;
use super::error::shown;
use super::limits::{MAX_FILE, MAX_FILE_MOVES, MAX_FILE_RECORDS, MAX_TAGS, MAX_TEXT};
use super::tags::DERIVED;
use super::tokens::{Tag, Token, Tokens};
use super::tree::nag_of_suffix;
use super::{Record, RecordError, Tags, check_game, read_result};
use crate::{Game, Variant};

/// Reads the one record of a text.
pub(super) fn read_one(text: &str) -> Result<Record, RecordError> {
    if text.len() > MAX_TEXT {
        return Err(too_long(text, 0));
    }
    let mut reader = Reader::new(text)?;
    let Some(record) = reader.record()? else {
        return Err(reader.tokens.error(
            0,
            "here is no record: it begins with its tags, such as `[Variant \"27\"]`",
        ));
    };
    match reader.next {
        None => Ok(record),
        Some(Found {
            at,
            token: Token::Tag(_),
            ..
        }) => Err(reader
            .tokens
            .error(at, "a second record begins here, where only one is read")),
        Some(Found { at, .. }) => Err(reader
            .tokens
            .error(at, "this stands after the result, with which a record ends")),
    }
}

/// Reads the records of a text, one after the other.
///
/// The text has at most [`MAX_FILE`] bytes, [`MAX_FILE_RECORDS`] records and [`MAX_FILE_MOVES`] moves, each record is
/// held to the limits of one. The first mistake refuses all.
///
/// ```
/// use trilith_games::record::read_all;
/// let records = read_all("[Variant \"27\"] 1. 1:4 9:3 * [Variant \"sixth\"] 1. c3 *")?;
/// assert_eq!(records.len(), 2);
/// let text: Vec<String> = records.iter().map(|record| record.to_string()).collect();
/// assert_eq!(read_all(&text.join("\n"))?, records);
/// # Ok::<(), trilith_games::RecordError>(())
/// ```
pub fn read_all(text: &str) -> Result<Vec<Record>, RecordError> {
    if text.len() > MAX_FILE {
        return Err(RecordError::in_text(
            text,
            0,
            &format!("records are read from at most {MAX_FILE} bytes"),
        ));
    }
    let mut reader = Reader::new(text)?;
    let mut records = Vec::new();
    while let Some(Found { at, .. }) = reader.next {
        if records.len() >= MAX_FILE_RECORDS {
            return Err(reader.tokens.error(
                at,
                &format!("at most {MAX_FILE_RECORDS} records are read from one text"),
            ));
        }
        records.extend(reader.record()?);
        if reader.moves > MAX_FILE_MOVES {
            return Err(reader.tokens.error(
                at,
                &format!("at most {MAX_FILE_MOVES} moves are read from one text"),
            ));
        }
    }
    Ok(records)
}

fn too_long(text: &str, at: usize) -> RecordError {
    RecordError::in_text(text, at, &format!("a record has at most {MAX_TEXT} bytes"))
}

/// A token and the bytes where it begins and ends.
struct Found<'a> {
    at: usize,
    end: usize,
    token: Token<'a>,
}

/// Reads records from tokens, one token ahead.
struct Reader<'a> {
    text: &'a str,
    tokens: Tokens<'a>,
    next: Option<Found<'a>>,
    /// Moves in all records so far.
    moves: usize,
}

/// What the tags of a record say.
struct Heading {
    start: Game,
    tags: Tags,
    /// The result and the byte where it stands.
    result: Option<(usize, Option<Outcome>)>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Result<Reader<'a>, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader {
            text,
            tokens: Tokens::new(text),
            next: None,
            moves: 0,
        };
        reader.take()?;
        Ok(reader)
    }

    /// The next token; the one behind it is read.
    fn take(&mut self) -> Result<Option<Found<'a>>, RecordError> {
        let next = self.tokens.next()?.map(|(at, token)| Found {
            at,
            end: self.tokens.at(),
            token,
        });
        Ok(std::mem::replace(&mut self.next, next))
    }

    /// The next record, if the text has not ended.
    fn record(&mut self) -> Result<Option<Record>, RecordError> {
        let Some(Found { at: begin, .. }) = self.next else {
            return Ok(None);
        };
        let heading = self.heading(begin)?;
        let mut builder = Builder::new(heading.start);
        let result = self.moves(begin, &mut builder, heading.result)?;
        self.moves += builder.moves();
        let (at, result) = result.map_or((begin, None), |(at, result)| (at, Some(result)));
        builder
            .finish(heading.tags, result)
            .map(Some)
            .map_err(|problem| self.tokens.error(at, &problem))
    }

    fn heading(&mut self, begin: usize) -> Result<Heading, RecordError> {
        let mut given: Vec<(usize, Tag<'a>)> = Vec::new();
        while matches!(
            self.next,
            Some(Found {
                token: Token::Tag(_),
                ..
            })
        ) {
            let Some(Found {
                at,
                token: Token::Tag(tag),
                ..
            }) = self.take()?
            else {
                break;
            };
            if given.iter().any(|(_, other)| other.name == tag.name) {
                return Err(self
                    .tokens
                    .error(at, &format!("the tag {} is given twice", shown(tag.name))));
            }
            if given.len() >= MAX_TAGS + DERIVED.len() {
                return Err(self
                    .tokens
                    .error(at, &format!("a record has at most {MAX_TAGS} tags")));
            }
            super::tags::check_value(&tag.value)
                .map_err(|error| self.tokens.error(tag.value_at, error.problem()))?;
            given.push((at, tag));
        }
        let find = |name: &str| given.iter().map(|(_, tag)| tag).find(|tag| tag.name == name);
        let wrong = |tag: &Tag<'_>, problem: &str| self.tokens.error(tag.value_at, problem);
        if given.is_empty() {
            return Err(self
                .tokens
                .error(begin, "a record begins with its tags, such as `[Variant \"27\"]`"));
        }
        let Some(tag) = find("Variant") else {
            return Err(self.tokens.error(begin, "the tag `Variant` is missing"));
        };
        let variant: Variant = tag
            .value
            .parse()
            .map_err(|error| wrong(tag, &format!("{error}")))?;
        if let Some(tag) = find("Game") {
            check_game(variant, &tag.value).map_err(|problem| wrong(tag, &problem))?;
        }
        let start = match find("Position") {
            Some(tag) => {
                Game::from_position(variant, &tag.value).map_err(|error| wrong(tag, &error.to_string()))?
            }
            None => Game::new(variant),
        };
        let result = match find("Result") {
            Some(tag) => Some((
                tag.value_at,
                read_result(&tag.value).map_err(|problem| wrong(tag, &problem))?,
            )),
            None => None,
        };
        let mut tags = Tags::new(variant);
        for (at, tag) in given.iter().filter(|(_, tag)| !DERIVED.contains(&tag.name)) {
            tags.set(tag.name, &tag.value)
                .map_err(|error| self.tokens.error(*at, &error.to_string()))?;
        }
        Ok(Heading { start, tags, result })
    }

    /// Reads the moves, and what the record says its result is.
    fn moves(
        &mut self,
        begin: usize,
        builder: &mut Builder,
        tag: Option<(usize, Option<Outcome>)>,
    ) -> Result<Option<(usize, Option<Outcome>)>, RecordError> {
        let mut opened = Vec::new();
        let mut terminator = None;
        while terminator.is_none()
            && !matches!(
                self.next,
                Some(Found {
                    token: Token::Tag(_),
                    ..
                })
            )
        {
            let Some(Found { at, end, token }) = self.take()? else {
                break;
            };
            if end - begin > MAX_TEXT {
                return Err(too_long(self.text, begin));
            }
            let wrong = |at: usize, problem: &str| RecordError::in_text(self.text, at, problem);
            match token {
                Token::Comment(raw) => {
                    builder
                        .annotation()
                        .read(raw)
                        .map_err(|error| wrong(at + 1 + error.at(), error.problem()))?;
                }
                Token::Open => {
                    builder.open().map_err(|problem| wrong(at, &problem))?;
                    opened.push(at);
                }
                Token::Close => {
                    builder.close().map_err(|problem| wrong(at, &problem))?;
                    opened.pop();
                }
                Token::Nag(nag) => builder.mark(nag).map_err(|problem| wrong(at, &problem))?,
                Token::Word(word) => {
                    let rest = without_number(word);
                    let at = at + (word.len() - rest.len());
                    if let Ok(result) = read_result(rest) {
                        if builder.depth() > 0 {
                            return Err(wrong(at, "a result stands inside a variation"));
                        }
                        terminator = Some((at, result));
                    } else {
                        play_word(builder, rest).map_err(|(offset, problem)| wrong(at + offset, &problem))?;
                    }
                }
                // The loop ends before it.
                Token::Tag(_) => break,
            }
        }
        if let Some(&at) = opened.last() {
            return Err(self.tokens.error(at, "this variation is never closed"));
        }
        if let (Some((_, tag)), Some((at, result))) = (tag, terminator)
            && tag != result
        {
            let [tag, result] = [tag, result].map(super::result_text);
            let problem = format!("the record ends with `{result}`, but its tag says `{tag}`");
            return Err(self.tokens.error(at, &problem));
        }
        Ok(terminator.or(tag))
    }
}

/// Plays a move with the marks written to it. A problem comes with its offset in the word.
fn play_word(builder: &mut Builder, word: &str) -> Result<(), (usize, String)> {
    let text = word.trim_end_matches(['!', '?']);
    let suffix = &word[text.len()..];
    if !text.is_empty() {
        builder.play(text).map_err(|problem| (0, problem))?;
    }
    if !suffix.is_empty() {
        let nag = nag_of_suffix(suffix).map_err(|error| (text.len(), error.to_string()))?;
        builder.mark(nag).map_err(|problem| (text.len(), problem))?;
    }
    Ok(())
}

/// What is left of a word without the move number it begins with: `12.c3` is `c3`, `1...`, `12` and `...` are nothing.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.is_empty() || rest.starts_with('.') {
        rest.trim_start_matches('.')
    } else {
        word
    }
}
