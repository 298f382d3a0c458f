use std::path::PathBuf;

use clap::Args;
use trilith_client::Time;
use trilith_games::Variant;

use crate::commands::split_command;

/// How a bot plays on a site.
#[derive(Args, Debug)]
pub(crate) struct BotOptions {
    /// The site; again for other addresses of the same site
    #[arg(value_name = "URL", required = true)]
    pub(crate) urls: Vec<String>,
    /// The engine with its arguments; the one of this program without it
    #[arg(long, value_name = "COMMAND", value_parser = engine)]
    pub(crate) engine: Option<Engine>,
    /// A file with the token of the account to play as
    #[arg(long, value_name = "FILE")]
    pub(crate) token_file: Option<PathBuf>,
    /// The token itself; better kept out of the command line
    #[arg(
        long,
        env = "TRILITH_TOKEN",
        hide_env_values = true,
        value_name = "TOKEN",
        hide = true
    )]
    pub(crate) token: Option<String>,
    /// What it plays; again for more; sixth, six and 27 without it
    #[arg(long = "variant", value_name = "VARIANT", value_parser = super::variant)]
    pub(crate) variants: Vec<Variant>,
    /// Offer a seat to anybody, with this time: minutes + seconds a move such as `5+3`, days a move such as `3d`, or `none`
    #[arg(long, value_name = "TIME", value_parser = seek)]
    pub(crate) seek: Option<Seek>,
    /// Take free seats that others offer in the lobby
    #[arg(long)]
    pub(crate) accept: bool,
    /// Take a free seat in this game; again for more
    #[arg(long = "game", value_name = "ID")]
    pub(crate) games: Vec<String>,
    /// How many games it takes on at the same time
    // A connection follows 32 tables, finished ones among them.
    #[arg(long, default_value_t = 8, value_parser = super::count(24), value_name = "N")]
    pub(crate) most: usize,
    /// How many engines think at the same time
    #[arg(long, default_value_t = 1, value_parser = super::count(64), value_name = "N")]
    pub(crate) engines: usize,
    /// The longest that it thinks about a move without a clock
    #[arg(long, default_value_t = 3.0, value_parser = super::seconds, value_name = "S")]
    pub(crate) think: f64,
    /// End after so many games
    #[arg(long, value_parser = super::count(1_000_000), value_name = "N")]
    pub(crate) end_after: Option<usize>,
}

/// The words of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Engine(pub(crate) Vec<String>);

/// The time of an offered game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seek(pub(crate) Option<Time>);

fn engine(text: &str) -> Result<Engine, String> {
    match split_command(text)? {
        words if words.is_empty() => Err("a command".to_owned()),
        words => Ok(Engine(words)),
    }
}

fn seek(text: &str) -> Result<Seek, String> {
    if text == "none" {
        return Ok(Seek(None));
    }
    if let Some(days) = text.strip_suffix('d') {
        return match days.parse() {
            Ok(days) if (1..=14).contains(&days) => Ok(Seek(Some(Time::Daily { days }))),
            _ => Err("1 to 14 days a move, such as 3d".to_owned()),
        };
    }
    let control = super::time_control(text)?;
    let millis = |time: std::time::Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    Ok(Seek(Some(Time::Live {
        initial: millis(control.base),
        increment: millis(control.increment),
    })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        let live = Time::Live {
            initial: 300_000,
            increment: 3_000,
        };
        assert_eq!(seek("5+3"), Ok(Seek(Some(live))));
        assert_eq!(seek("3d"), Ok(Seek(Some(Time::Daily { days: 3 }))));
        assert_eq!(seek("none"), Ok(Seek(None)));
        for text in ["", "0d", "15d", "5", "d", "-1+2"] {
            assert!(seek(text).is_err(), "{text}");
        }
    }
}
