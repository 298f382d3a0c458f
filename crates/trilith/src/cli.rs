//! Every flag of every subcommand, read in one place.

use std::convert::Infallible;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use trilith_games::{Game, Kind, Variant};

use crate::output::Color;

/// SIXTH!, Six and 27: rules, games and records on the command line.
#[derive(Parser, Debug)]
#[command(
    name = "trilith",
    version,
    about = "SIXTH!, Six and 27: every variant, on the command line",
    after_help = "A variant is `game` or `game:option,option=value`, for example sixth:kings,milady=c1 (see `trilith \
                  variants`).\nExit codes: 0 all is well, 1 it failed and said why, 2 the command line was wrong.",
    disable_help_subcommand = false
)]
pub(crate) struct Cli {
    /// What to do; without it, a short welcome.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List the variants and their options, or check one
    #[command(
        after_help = "Examples:\n  trilith variants\n  trilith variants sixth:armies,kings\n  trilith variants --json"
    )]
    Variants {
        /// Check these variants and print their canonical form
        #[arg(value_name = "VARIANT")]
        variants: Vec<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the rules of a game
    #[command(after_help = "Examples:\n  trilith rules sixth\n  trilith rules 27 | less")]
    Rules {
        /// The game: sixth, six or 27
        #[arg(value_parser = kind)]
        game: Kind,
    },
    /// Draw a position
    #[command(
        after_help = "Examples:\n  trilith show sixth c3 c4 'c3>c4'\n  trilith show 27:expert 1:10\n  trilith show six \
                      --position 'rb@0,0 0 40 0' --legal\n\nA move with > needs quotes in most shells."
    )]
    Show {
        #[command(flatten)]
        line: Line,
        /// List the legal moves
        #[arg(long)]
        legal: bool,
        /// Print JSON
        #[arg(long, conflicts_with_all = ["color", "legal"])]
        json: bool,
        /// Use colours
        #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
        color: Color,
    },
    /// Count legal move sequences by length
    #[command(
        after_help = "One line per depth: `depth nodes`. Nodes are legal move sequences of exactly that length; a finished \
                      game has no continuation; a pass is a move.\n\nExamples:\n  trilith perft sixth 5\n  trilith perft 27 6 \
                      1:9 9:4 --divide"
    )]
    Perft {
        /// The variant
        #[arg(value_parser = variant)]
        variant: Variant,
        /// How many moves deep
        #[arg(value_parser = clap::value_parser!(u32).range(0..=100))]
        depth: u32,
        #[command(flatten)]
        from: From,
        /// Count for each first move apart, at the full depth
        #[arg(long)]
        divide: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Answer positions: JSON lines in, JSON lines out
    #[command(
        after_help = "In:  {\"variant\":\"27\",\"moves\":[\"1:9\"]}, optionally with \"position\": a position text to begin \
                      from\nOut: {\"legal\":[…],\"to_move\":1,\"over\":false,\"result\":\"*\",\"score\":[9,0]}\nAn illegal \
                      move gives {\"error\":…,\"ply\":n} with n counted from 0; a line or variant that cannot be read has \
                      ply -1. The stream goes on.\n\nExample:\n  echo '{\"variant\":\"six\",\"moves\":[\"2,0\"]}' | trilith \
                      replay"
    )]
    Replay,
    /// Play at this terminal, two people or four
    #[command(
        after_help = "Examples:\n  trilith play sixth\n  trilith play six:players=4 --save game.txt\n  trilith play --load \
                      game.txt"
    )]
    Play(Play),
    /// Check a record and print it in its canonical form
    #[command(
        after_help = "Examples:\n  trilith record game.txt\n  trilith record --json < game.txt > game.json\n  trilith \
                            record game.json"
    )]
    Record {
        /// The record, as text or JSON; standard input without it
        file: Option<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Measure speed: random playouts and perft, one thread
    #[command(
        after_help = "Examples:\n  trilith bench\n  trilith bench sixth 27 --seconds 3\n  trilith bench --json"
    )]
    Bench {
        /// The variants to measure; a selection without it
        #[arg(value_parser = variant, value_name = "VARIANT")]
        variants: Vec<Variant>,
        /// How long each measurement takes
        #[arg(long, default_value_t = 1.0, value_parser = seconds, value_name = "S")]
        seconds: f64,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print completions for a shell
    #[command(
        after_help = "Example:\n  trilith completions bash > ~/.local/share/bash-completion/completions/trilith"
    )]
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// A game given by its variant and the moves so far.
#[derive(Args, Debug)]
pub(crate) struct Line {
    /// The variant
    #[arg(value_parser = variant)]
    pub(crate) variant: Variant,
    #[command(flatten)]
    pub(crate) from: From,
}

/// How a game came to where it is.
#[derive(Args, Debug)]
pub(crate) struct From {
    /// The moves so far
    #[arg(value_parser = move_text)]
    pub(crate) moves: Vec<String>,
    /// Begin in this position instead of the start
    // The text of an empty table of Six begins with a minus.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The variant; with --load it comes from the record
    #[arg(value_parser = variant, required_unless_present = "load")]
    pub(crate) variant: Option<Variant>,
    /// Begin in this position instead of the start
    #[arg(
        long,
        value_name = "TEXT",
        conflicts_with = "load",
        requires = "variant",
        allow_hyphen_values = true
    )]
    pub(crate) position: Option<String>,
    /// Go on with the main line of this record
    #[arg(long, value_name = "FILE", conflicts_with = "variant")]
    pub(crate) load: Option<PathBuf>,
    /// Keep the record in this file, written after every move
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Read and write plain lines even in a terminal
    #[arg(long)]
    pub(crate) plain: bool,
    /// Use colours
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,
}

impl Cli {
    /// Reads the command line; where it is wrong, says so and ends the program.
    ///
    /// A cell of Six may begin with a minus, `-1,2`, and would be taken for a flag. No flag begins with a digit, so a
    /// space before such an argument is enough to tell them apart.
    pub(crate) fn read() -> Cli {
        Cli::parse_from(
            std::env::args_os().map(|argument| match argument.as_encoded_bytes() {
                [b'-', b'0'..=b'9', ..] => {
                    let mut spaced = OsString::from(" ");
                    spaced.push(argument);
                    spaced
                }
                _ => argument,
            }),
        )
    }
}

impl From {
    /// The game after its moves.
    pub(crate) fn game(&self, variant: Variant) -> anyhow::Result<Game> {
        use anyhow::Context as _;
        let mut game = match &self.position {
            Some(text) => Game::from_position(variant, text).context("that position cannot be read")?,
            None => Game::new(variant),
        };
        for (ply, text) in self.moves.iter().enumerate() {
            game.play_text(text)
                .with_context(|| format!("move {}", ply + 1))?;
        }
        Ok(game)
    }
}

/// A move as it is typed: spaces around it mean nothing.
fn move_text(text: &str) -> Result<String, Infallible> {
    Ok(text.trim().to_owned())
}

fn variant(text: &str) -> Result<Variant, String> {
    text.parse().map_err(|error| format!("{error}"))
}

fn kind(text: &str) -> Result<Kind, String> {
    text.parse().map_err(|error| format!("{error}"))
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 3600".to_owned()),
    }
}
