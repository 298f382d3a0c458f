//! What is said on the wire: commands, events, and the messages around them.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Millis;

/// What one can offer to the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To take a move back.
    TakeBack,
    /// To play again.
    Rematch,
}

/// Who can read what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// Those who play.
    Players,
    /// Those who watch.
    Watchers,
}

/// What one wants to happen in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Command {
    /// To move.
    Move {
        /// The move.
        text: String,
        /// How many moves had been made when it was chosen.
        ply: usize,
    },
    /// To take the last own move back, or to agree to it.
    TakeBack,
    /// To give up.
    Resign,
    /// To offer a draw, or to agree to one.
    Draw,
    /// To take a free seat.
    Sit {
        /// Which; the first that is free without it.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// To say no to an offer.
    Decline {
        /// Which.
        offer: Offer,
    },
    /// To end the game before it has begun.
    Abort,
    /// To win because the others have gone.
    Claim,
    /// To play again, or to agree to it.
    Rematch,
    /// To have moves ready for when the turn comes.
    Plan {
        /// The move to make at once.
        premove: Option<String>,
        /// Answers: theirs, mine, theirs and so on.
        lines: Vec<Vec<String>>,
        /// How many moves had been made when they were chosen.
        ply: usize,
    },
    /// To speak.
    Say {
        /// To whom.
        room: Room,
        /// What.
        text: String,
    },
}

/// What happened in a game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Event {
    /// A move was made.
    Moved {
        /// Which.
        text: String,
        /// The delay that the mover's clock was not charged for.
        #[serde(default)]
        lag: Millis,
        /// Whether it had been planned.
        #[serde(default)]
        planned: bool,
    },
    /// Moves were taken back.
    TookBack {
        /// How many are left.
        plies: usize,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: u8,
    },
    /// Both sides agreed to a draw.
    Drawn,
    /// A seat ran out of time.
    Flagged {
        /// Which.
        seat: u8,
    },
    /// The server came back; nobody pays for the time it was away.
    Resumed {
        /// How long that was.
        away: Millis,
    },
    /// An offer was declined.
    Declined {
        /// Which; in old games a draw.
        #[serde(default = "draw")]
        offer: Offer,
    },
    /// A free seat was taken.
    Sat {
        /// Which.
        seat: u8,
        /// By whom.
        id: String,
    },
    /// Something was offered.
    Offered {
        /// By whom.
        seat: u8,
        /// What.
        offer: Offer,
    },
    /// The game ended before it had begun.
    Aborted {
        /// By whom.
        seat: u8,
    },
    /// A seat went away, and the other side won for it.
    Abandoned {
        /// Which.
        seat: u8,
    },
    /// Somebody spoke.
    Said {
        /// Who.
        by: String,
        /// To whom.
        room: Room,
        /// What.
        text: String,
    },
    /// Moves are ready for when the turn comes; only whoever planned them hears it.
    Planned {
        /// Whose turn.
        seat: u8,
        /// The move to make at once.
        #[serde(default)]
        premove: Option<String>,
        /// Answers.
        #[serde(default)]
        lines: Vec<Vec<String>>,
    },
    /// The players go on in another game.
    Continued {
        /// Which.
        next: String,
    },
    /// Something for other eyes.
    Hidden,
    /// Whatever this client does not know or need.
    #[serde(other)]
    Other,
}

fn draw() -> Offer {
    Offer::Draw
}

/// An event with its number and its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    /// Counted from 0.
    pub number: u64,
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// An event as it came, not read yet.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Raw<'a> {
    /// Counted from 0.
    pub number: u64,
    /// When it happened.
    pub at: Millis,
    /// What happened, as text.
    #[serde(borrow)]
    pub event: &'a RawValue,
}

impl Raw<'_> {
    /// Whether it is not for our eyes.
    pub fn is_hidden(&self) -> bool {
        self.event.get() == r#"{"kind":"hidden"}"#
    }

    /// Reads it.
    pub fn read(&self) -> Result<Logged, serde_json::Error> {
        Ok(Logged {
            number: self.number,
            at: self.at,
            event: serde_json::from_str(self.event.get())?,
        })
    }
}

/// Any message of the server. One flat list of fields, because a tagged enum would be read twice; the snapshot, by far the
/// largest part, is only skipped over.
#[derive(Clone, Debug, Deserialize)]
pub struct Frame<'a> {
    /// What it is: `hello`, `table`, `done`, `refused`, `presence`, `gone`, `pong`, `error`.
    pub kind: String,
    /// Which game it is about.
    #[serde(default)]
    pub game: Option<String>,
    /// The number of the first event.
    #[serde(default)]
    pub from: Option<u64>,
    /// What happened.
    #[serde(default, borrow)]
    pub events: Vec<Raw<'a>>,
    /// The snapshot.
    #[serde(default, borrow)]
    pub table: Option<&'a RawValue>,
    /// The name of a command.
    #[serde(default)]
    pub id: Option<String>,
    /// How many events there are after the command.
    #[serde(default)]
    pub number: Option<u64>,
    /// As in HTTP.
    #[serde(default)]
    pub status: Option<u16>,
    /// What is wrong.
    #[serde(default)]
    pub error: Option<String>,
    /// Who is there, by seat.
    #[serde(default)]
    pub here: Vec<bool>,
    /// How many watch.
    #[serde(default)]
    pub watchers: Option<u32>,
}

impl<'a> Frame<'a> {
    /// Reads a message.
    pub fn read(text: &'a str) -> Result<Frame<'a>, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// What we say to the server.
#[derive(Debug, Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Said<'a> {
    /// Tell me about this game, I have so many of its events.
    Watch {
        /// Which.
        game: &'a str,
        /// How many.
        since: u64,
        /// Without snapshots.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        bare: bool,
    },
    /// Tell me no more about it.
    Leave {
        /// Which.
        game: &'a str,
    },
    /// Do this.
    Command {
        /// Where.
        game: &'a str,
        /// The name under which it is done once.
        id: &'a str,
        /// What.
        command: &'a Command,
    },
    /// Are you there?
    Ping {
        /// Comes back.
        t: u64,
    },
}

impl Said<'_> {
    /// As it is sent.
    pub fn text(&self) -> String {
        // Strings and numbers always become JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_without_its_snapshot() {
        let text = r#"{"kind":"table","game":"abc","from":3,"events":[{"number":3,"at":17,"event":{"kind":"moved","text":"1:9"}},
            {"number":4,"at":18,"event":{"kind":"hidden"}},{"number":5,"at":19,"event":{"kind":"new thing","x":[1]}},
            {"number":6,"at":20,"event":{"kind":"declined"}}],"table":{"id":"abc","view":{"moves":["1:9"]}}}"#;
        let frame = Frame::read(text).expect("a frame");
        assert_eq!(
            (frame.kind.as_str(), frame.game.as_deref(), frame.from),
            ("table", Some("abc"), Some(3))
        );
        let events: Vec<Event> = frame
            .events
            .iter()
            .map(|raw| raw.read().expect("an event").event)
            .collect();
        let moved = Event::Moved {
            text: "1:9".to_owned(),
            lag: 0,
            planned: false,
        };
        let declined = Event::Declined { offer: Offer::Draw };
        assert_eq!(events, [moved, Event::Hidden, Event::Other, declined]);
        assert!(frame.events[1].is_hidden());
        assert_eq!(
            frame.table.map(RawValue::get),
            Some(r#"{"id":"abc","view":{"moves":["1:9"]}}"#)
        );
    }

    #[test]
    fn commands_are_written_as_the_server_reads_them() {
        let said = Said::Command {
            game: "g",
            id: "c",
            command: &Command::Move {
                text: "c3>c4".to_owned(),
                ply: 3,
            },
        };
        assert_eq!(
            said.text(),
            r#"{"do":"command","game":"g","id":"c","command":{"do":"move","text":"c3>c4","ply":3}}"#
        );
        let decline = Command::Decline {
            offer: Offer::TakeBack,
        };
        assert_eq!(
            serde_json::to_string(&decline).expect("JSON"),
            r#"{"do":"decline","offer":"takeback"}"#
        );
        let watch = Said::Watch {
            game: "g",
            since: 2,
            bare: false,
        };
        assert_eq!(watch.text(), r#"{"do":"watch","game":"g","since":2}"#);
        assert_eq!(
            serde_json::to_string(&Command::Sit { seat: None }).expect("JSON"),
            r#"{"do":"sit"}"#
        );
    }
}
