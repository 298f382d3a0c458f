//! What a line of the protocol asks for.

use std::time::Duration;

use trilith_engine::{Clock, Limits};
use trilith_games::common::Side;

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Request {
    /// An empty line.
    Nothing,
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        /// The position text; the start without it.
        text: Option<String>,
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

/// How long to search. Whatever comes first ends it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Go {
    movetime: Option<u64>,
    nodes: Option<u64>,
    depth: Option<u32>,
    /// The clocks of the first and the second side, in milliseconds.
    time: [Option<u64>; 2],
    increment: [u64; 2],
    moves_to_go: Option<u32>,
    infinite: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Query {
    GameOver,
    FirstToMove,
    Result,
    Legal,
    IsLegal(String),
    Position,
    Variant,
}

/// No clock shows more than this many milliseconds, some thirty years: sums of such times are still times.
const LONGEST: u64 = 1 << 40;

impl Request {
    pub(super) fn read(line: &str) -> Result<Request, String> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else {
            return Ok(Request::Nothing);
        };
        Ok(match command {
            "ugi" => Request::Ugi,
            "isready" => Request::IsReady,
            "uginewgame" => Request::NewGame,
            "stop" => Request::Stop,
            "quit" => Request::Quit,
            "setoption" => set_option(words.collect())?,
            "position" => position(words.collect())?,
            "go" => Request::Go(Go::read(words)?),
            "query" => Request::Query(query(words)?),
            _ => return Err(format!("unknown command {}", shown(command))),
        })
    }
}

impl Go {
    fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, String> {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let known = [
                "movetime",
                "nodes",
                "depth",
                "p1time",
                "p2time",
                "p1inc",
                "p2inc",
                "movestogo",
            ];
            if !known.contains(&word) {
                return Err(format!("`go` does not know {}", shown(word)));
            }
            let text = words
                .next()
                .ok_or_else(|| format!("`go {word}` needs a number"))?;
            let number = || -> Result<u64, String> {
                // A clock that has run out may be told as a negative time.
                if word.ends_with("time") && text.starts_with('-') && text[1..].parse::<u64>().is_ok() {
                    return Ok(0);
                }
                text.parse()
                    .map_err(|_| format!("`go {word}` needs a number, not {}", shown(text)))
            };
            let small = || number().map(|number| u32::try_from(number).unwrap_or(u32::MAX));
            let time = || number().map(|time| time.min(LONGEST));
            match word {
                "movetime" => go.movetime = Some(time()?),
                "nodes" => go.nodes = Some(number()?.max(1)),
                "depth" => go.depth = Some(small()?.max(1)),
                "p1time" => go.time[0] = Some(time()?),
                "p2time" => go.time[1] = Some(time()?),
                "p1inc" => go.increment[0] = time()?,
                "p2inc" => go.increment[1] = time()?,
                _ => go.moves_to_go = Some(small()?.max(1)),
            }
        }
        if go.infinite
            && go
                != (Go {
                    infinite: true,
                    ..Go::default()
                })
        {
            return Err("`go infinite` takes nothing else".to_owned());
        }
        Ok(go)
    }

    /// Whether only `stop` ends the search: if nothing else is said, nothing else ends it.
    pub(super) fn is_infinite(&self) -> bool {
        self.movetime.is_none()
            && self.nodes.is_none()
            && self.depth.is_none()
            && self.time.iter().all(Option::is_none)
    }

    /// The limits for this side to move.
    pub(super) fn limits(&self, side: Side) -> Limits {
        let mut limits = match self.time[side.index()] {
            Some(remaining) => Clock {
                remaining: Duration::from_millis(remaining),
                increment: Duration::from_millis(self.increment[side.index()]),
                moves_to_go: self.moves_to_go,
            }
            .limits(),
            None => Limits::default(),
        };
        if let Some(time) = self.movetime {
            let time = Duration::from_millis(time);
            limits.hard = Some(limits.hard.map_or(time, |hard| hard.min(time)));
            limits.soft = limits.soft.map(|soft| soft.min(time));
        }
        Limits {
            nodes: self.nodes,
            depth: self.depth,
            ..limits
        }
    }
}

/// `setoption name NAME [value VALUE]`; both may have spaces.
fn set_option(words: Vec<&str>) -> Result<Request, String> {
    let usage = "`setoption name NAME value VALUE` sets an option";
    let [first, rest @ ..] = words.as_slice() else {
        return Err(usage.to_owned());
    };
    let at = rest
        .iter()
        .position(|&word| word == "value")
        .unwrap_or(rest.len());
    let name = rest[..at].join(" ");
    if *first != "name" || name.is_empty() {
        return Err(usage.to_owned());
    }
    let value = rest.get(at + 1..).unwrap_or_default().join(" ");
    Ok(Request::SetOption { name, value })
}

/// `position startpos|fen TEXT [moves …]`. A position text has spaces, but never the word `moves`.
fn position(words: Vec<&str>) -> Result<Request, String> {
    let at = words
        .iter()
        .position(|&word| word == "moves")
        .unwrap_or(words.len());
    let moves = words.get(at + 1..).unwrap_or_default();
    let text = match &words[..at] {
        ["startpos"] => None,
        ["fen", text @ ..] if !text.is_empty() => Some(text.join(" ")),
        _ => return Err("`position startpos` or `position fen TEXT`, then perhaps `moves …`".to_owned()),
    };
    Ok(Request::Position {
        text,
        moves: moves.iter().map(|&word| word.to_owned()).collect(),
    })
}

fn query<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Query, String> {
    let known = "`query` knows gameover, p1turn, result, legal, islegal, position and variant";
    let query = match words.next() {
        Some("gameover") => Query::GameOver,
        Some("p1turn") => Query::FirstToMove,
        Some("result") => Query::Result,
        Some("legal") => Query::Legal,
        Some("islegal") => Query::IsLegal(words.next().ok_or("`query islegal` needs a move")?.to_owned()),
        Some("position") => Query::Position,
        Some("variant") => Query::Variant,
        Some(word) => return Err(format!("{known}, not {}", shown(word))),
        None => return Err(known.to_owned()),
    };
    match words.next() {
        None => Ok(query),
        Some(word) => Err(format!("`query` has a word too many: {}", shown(word))),
    }
}

/// A piece of refused input as an answer may repeat it: short, and on one line.
pub(super) fn shown(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut characters = text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let mut out: String = characters.by_ref().take(SHOWN).collect();
    if characters.next().is_some() {
        out.push('…');
    }
    format!("`{out}`")
}
