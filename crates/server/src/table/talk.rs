use serde::Serialize;

use super::{Millis, Refusal, Room};

/// A message has at most so many characters.
pub(super) const MOST_LETTERS: usize = 300;
/// In a room at most so much is said: whoever fills one silences nobody in the other.
const MOST_SAID: usize = 250;

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// By this person.
    pub by: String,
    /// Who sat here.
    pub seat: Option<u8>,
    /// Among these.
    pub room: Room,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// Whether there is room for more.
pub(super) fn has_room(talk: &[Line], room: Room) -> bool {
    talk.iter().filter(|line| line.room == room).count() < MOST_SAID
}

/// What somebody wrote as it is shown: one line, with nothing in it that cannot be seen and turns the rest around.
pub(super) fn clean(text: &str) -> Result<String, Refusal> {
    // Nobody's patience is tested with what will not be read to its end.
    if text.len() > 16 * MOST_LETTERS {
        return Err(Refusal::TooMuchSaid);
    }
    let spaced = text.replace(['\n', '\t'], " ");
    let seen: String = spaced.chars().filter(|letter| !is_hidden(*letter)).collect();
    let said = seen.trim();
    match said.chars().count() {
        0 => Err(Refusal::NothingSaid),
        1..=MOST_LETTERS => Ok(said.to_owned()),
        _ => Err(Refusal::TooMuchSaid),
    }
}

/// Control characters, and those that change the direction of what follows.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}' | '\u{feff}')
}
