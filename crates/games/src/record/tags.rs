use trilith_game::{Side, TextError};

use super::error::shown;
use super::limits::{MAX_NAME, MAX_TAGS, MAX_VALUE};
use crate::Variant;

/// The tags that follow from the rest of the record and are not kept twice.
pub(super) const DERIVED: [&str; 4] = ["Game", "Variant", "Result", "Position"];

/// What is known about a game besides its moves: `Date`, one tag for each side, and any others.
///
/// `Game`, `Variant`, `Result` and `Position` are not among them: they follow from the record. The sides' tags are
/// named by the game's colours, `Silver` and `Brown`, `Red` and `Black`, or `Black` and `White`; in team Six these may
/// name the teams, and `Seat0` to `Seat3` the players. These tags stand first, in this order; all others keep the
/// order in which they were set.
///
/// ```
/// use trilith_games::Record;
/// let mut record = Record::new("27".parse()?);
/// record.tags_mut().set("Event", "Club evening")?;
/// record.tags_mut().set("Black", "Ann")?;
/// record.tags_mut().set("Date", "2026.11.??")?;
/// let names: Vec<&str> = record.tags().iter().map(|(name, _)| name).collect();
/// assert_eq!(names, ["Date", "Black", "Event"]);
/// assert_eq!(record.tags().get("Black"), Some("Ann"));
/// # Ok::<(), trilith_games::common::TextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tags {
    variant: Variant,
    /// In the order in which they are written.
    list: Vec<(String, String)>,
}

impl Tags {
    pub(super) fn new(variant: Variant) -> Tags {
        Tags {
            variant,
            list: Vec::new(),
        }
    }

    /// The value of this tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|&(given, _)| given == name)
            .map(|(_, value)| value)
    }

    /// Sets a tag, in place of its old value if it has one.
    ///
    /// Refused are a name other than `[A-Za-z][A-Za-z0-9_]*`, a name or value that is too long, control characters, a
    /// `Date` that is not written like `2026.11.15` (with `?` for what is unknown), the four tags that follow from the
    /// record, and one tag too many.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TextError> {
        check_name(name)?;
        check_value(value)?;
        if DERIVED.contains(&name) {
            return Err(TextError::new(name, 0, "this tag follows from the record"));
        }
        if name == "Date" && !is_date(value) {
            let problem = "a date is written like `2026.11.15`, with `?` for each unknown digit of a part";
            return Err(TextError::new(value, 0, problem));
        }
        if let Some((_, old)) = self.list.iter_mut().find(|(given, _)| given == name) {
            value.clone_into(old);
            return Ok(());
        }
        if self.list.len() >= MAX_TAGS {
            return Err(TextError::new(
                name,
                0,
                format!("a record has at most {MAX_TAGS} tags"),
            ));
        }
        let rank = self.rank(name);
        let at = self.list.partition_point(|(given, _)| self.rank(given) <= rank);
        self.list.insert(at, (name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Takes a tag away and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.list.iter().position(|(given, _)| given == name)?;
        Some(self.list.remove(at).1)
    }

    /// The tags with their values, in the order in which they are written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The tags that every record of this variant may have.
    pub(super) fn known(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(name, _)| self.rank(name) < self.unknown())
    }

    /// The tags that are nobody's business but their writers'.
    pub(super) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(name, _)| self.rank(name) == self.unknown())
    }

    /// Where a tag stands among the others; unknown ones stand last.
    fn rank(&self, name: &str) -> usize {
        let seats = usize::from(self.variant.seats());
        let seat =
            || (0..seats).find(|seat| seats > 2 && name.strip_prefix("Seat") == Some(&seat.to_string()));
        if name == "Date" {
            0
        } else if let Some(side) = Side::BOTH
            .into_iter()
            .find(|&side| self.variant.kind().side_name(side) == name)
        {
            1 + side.index()
        } else if let Some(seat) = seat() {
            3 + seat
        } else {
            self.unknown()
        }
    }

    /// The rank of all tags that have no place of their own.
    fn unknown(&self) -> usize {
        3 + usize::from(self.variant.seats())
    }
}

/// Refuses what is not the name of a tag or of a command.
pub(super) fn check_name(name: &str) -> Result<(), TextError> {
    let letters = name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if !letters || !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        let problem = format!(
            "{} is no name: it takes a letter, then letters, digits and `_`",
            shown(name)
        );
        return Err(TextError::new(name, 0, problem));
    }
    if name.len() > MAX_NAME {
        return Err(TextError::new(
            name,
            0,
            format!("a name has at most {MAX_NAME} characters"),
        ));
    }
    Ok(())
}

/// Refuses what no tag may say.
pub(super) fn check_value(value: &str) -> Result<(), TextError> {
    if let Some(at) = value.find(char::is_control) {
        return Err(TextError::new(
            value,
            at,
            "a tag holds no control characters or line breaks",
        ));
    }
    if value.chars().count() > MAX_VALUE {
        return Err(TextError::new(
            value,
            0,
            format!("the value of a tag has at most {MAX_VALUE} characters"),
        ));
    }
    Ok(())
}

/// `2026.11.15`, each part of which may be unknown: `2026.??.??`.
fn is_date(value: &str) -> bool {
    let part = |text: &str, length: usize, most: u32| {
        let unknown = text.bytes().all(|byte| byte == b'?');
        let known = super::digits::digits(text, length).is_some_and(|number| (1..=most).contains(&number));
        text.len() == length && (unknown || known)
    };
    let mut parts = value.split('.');
    let [Some(year), Some(month), Some(day), None] = [parts.next(), parts.next(), parts.next(), parts.next()]
    else {
        return false;
    };
    part(year, 4, 9999) && part(month, 2, 12) && part(day, 2, 31)
}
