use std::fmt;
use std::str::FromStr;

use trilith_engine::Level;

/// Who plays: one of ours, or any program that speaks the protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entrant {
    Level(Level),
    Uct,
    Random,
    Program(Vec<String>),
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        if let Some(command) = text.strip_prefix("ugi:") {
            return match split(command)? {
                words if words.is_empty() => Err("`ugi:` needs a command".to_owned()),
                words => Ok(Entrant::Program(words)),
            };
        }
        if let Some(level) = text.strip_prefix("level:") {
            let level = level.parse().ok().and_then(Level::new);
            return level
                .map(Entrant::Level)
                .ok_or_else(|| "the levels are 1 to 10".to_owned());
        }
        match text {
            "full" => Ok(Entrant::Level(Level::FULL)),
            "uct" => Ok(Entrant::Uct),
            "random" => Ok(Entrant::Random),
            _ => Err(
                "a player is `level:1` to `level:10`, `full`, `uct`, `random` or `ugi:COMMAND`".to_owned(),
            ),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Level(Level::FULL) => f.write_str("full"),
            Entrant::Level(level) => write!(f, "level:{}", level.number()),
            Entrant::Uct => f.write_str("uct"),
            Entrant::Random => f.write_str("random"),
            Entrant::Program(words) => write!(f, "ugi:{}", words.join(" ")),
        }
    }
}

/// Splits a command into its words; quotes of both kinds keep spaces.
pub(crate) fn split(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err("a quote in the command is not closed".to_owned());
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written() {
        for text in ["level:3", "full", "uct", "random", "ugi:trilith engine"] {
            assert_eq!(
                text.parse::<Entrant>()
                    .map(|entrant| entrant.to_string())
                    .as_deref(),
                Ok(text)
            );
        }
        assert_eq!("level:10".parse(), Ok(Entrant::Level(Level::FULL)));
        for text in [
            "",
            "level:0",
            "level:11",
            "ugi:",
            "ugi:  ",
            "ugi:'open",
            "stockfish",
        ] {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
    }

    #[test]
    fn quotes_keep_spaces() {
        let words = split("'my engine' --name \"a b\" ''");
        assert_eq!(
            words,
            Ok(["my engine", "--name", "a b", ""].map(str::to_owned).to_vec())
        );
    }
}
