//! Every flag of every subcommand, read in one place.

mod admin;
mod bot;
mod limits;
mod load;
mod serve;
mod services;
mod storage;
mod tablebase;
mod worker;

use std::convert::Infallible;
use std::ffi::OsString;
use std::path::PathBuf;

use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use trilith_engine::Level;
use trilith_games::{Game, Kind, Variant};

use crate::commands::Entrant;
use crate::output::Color;
pub(crate) use admin::AdminCommand;
pub(crate) use bot::BotOptions;
pub(crate) use limits::LimitOptions;
pub(crate) use load::LoadOptions;
pub(crate) use serve::ServeOptions;
pub(crate) use services::ServiceOptions;
pub(crate) use storage::{StorageFileOptions, StorageOptions, TransferOptions};
pub(crate) use tablebase::{
    BookOptions, BuildOptions, CompareOptions, ProbeOptions, TablebaseCommand, VerifyOptions,
};
pub(crate) use worker::WorkerOptions;

/// SIXTH!, Six and 27: the web app, and everything else on the command line.
#[derive(Parser, Debug)]
#[command(
    name = "trilith",
    version,
    about = "SIXTH!, Six and 27: every variant, in the browser and on the command line",
    after_help = "Without a command, the web app starts on http://127.0.0.1:2727; --address and --data say where it listens and \
                  where it keeps the games (also TRILITH_ADDRESS and TRILITH_DATA).\nA variant is `game` or `game:option,option=value`, for example sixth:kings,milady=c1 (see `trilith \
                  variants`).\nExit codes: 0 all is well, 1 it failed and said why, 2 the command line was wrong.",
    disable_help_subcommand = false,
    args_conflicts_with_subcommands = true
)]
pub(crate) struct Cli {
    /// What to do; without it, the web app.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: ServeOptions,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Start the web app; what happens without a command, too
    #[command(
        after_help = "Games are kept in one SQLite file in the data folder, or in a PostgreSQL database. Ctrl+C or SIGTERM \
                      ends it; killing it loses nothing.\n\nExamples:\n  trilith serve\n  trilith serve --address \
                      0.0.0.0:8080 --data /var/lib/trilith\n  TRILITH_DATABASE=postgres://trilith@localhost/trilith trilith \
                      serve"
    )]
    Serve(ServeOptions),
    /// Think about the computer's moves for servers that share a PostgreSQL database
    #[command(
        after_help = "It serves no pages; any number of them can run beside any number of servers, on other machines too. Killing \
                      one loses nothing: somebody else thinks about its moves a few seconds later.\n\nExamples:\n  \
                      TRILITH_DATABASE=postgres://trilith@db/trilith trilith worker\n  trilith worker --database \
                      postgres://trilith@db/trilith --searches 4"
    )]
    Worker(WorkerOptions),
    /// Copy the SQLite database to a new file, also while a server runs
    #[command(
        after_help = "PostgreSQL has pg_dump for this.\n\nExamples:\n  trilith backup games-$(date +%F).sqlite\n  trilith \
                      backup --data /var/lib/trilith /backup/games.sqlite"
    )]
    Backup(StorageFileOptions),
    /// Put a backup in the place of the SQLite database; what was there is kept beside it. No server may run
    #[command(after_help = "Examples:\n  trilith restore games-2026-05-01.sqlite")]
    Restore(StorageFileOptions),
    /// Look after people: list, ban, rename, delete, read reports, make a key for notices
    #[command(
        subcommand,
        after_help = "It works while servers run; they learn of it within seconds.\n\nExamples:\n  trilith admin people\n  \
                      trilith admin ban Mallory\n  trilith admin reports\n  trilith admin reports --done k3v9…\n  trilith admin \
                      delete Mallory --yes"
    )]
    Admin(AdminCommand),
    /// Write all games, analyses and public names as lines of JSON, from either kind of database
    #[command(
        after_help = "Accounts and ratings are in it with --accounts only; keep such a file as you keep the \
                      server.\n\nExamples:\n  trilith export games.jsonl\n  trilith export - | gzip > games.jsonl.gz\n  \
                      trilith export --accounts site.jsonl"
    )]
    Export(TransferOptions),
    /// Take in what export wrote. What is there already stays as it is, so doing it twice does no harm
    #[command(
        after_help = "Examples:\n  trilith import games.jsonl\n  trilith import --database \
                      postgres://trilith@localhost/trilith games.jsonl\n  trilith import --accounts --database \
                      postgres://trilith@localhost/trilith site.jsonl"
    )]
    Import(TransferOptions),
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
    /// Play at this terminal, people or against the computer
    #[command(
        after_help = "Examples:\n  trilith play sixth\n  trilith play 27 --level 3 --side random\n  trilith play \
                      six:players=4 --save game.txt\n  trilith play --load \
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
    /// Find the best moves of a position, or the mistakes of a record
    #[command(
        after_help = "A chance is the probability of winning; `win in 5` is proven, 5 plies from here. Ctrl+C stops and \
                      prints what there is.\nIn a record, a move that gives away 0.05 of the probability is an inaccuracy \
                      (?!), 0.10 a mistake (?), 0.20 a blunder (??). A move's accuracy is 100 exp(-4 loss), a side's the \
                      mean over its moves that were not forced.\n\nExamples:\n  trilith analyse sixth c3 c4 --lines 3\n  \
                      trilith analyse 27 --depth 12 --json\n  trilith analyse --record game.txt --time 0.5 --svg \
                      game.svg\n  trilith analyse --record game.txt --annotate > annotated.txt"
    )]
    Analyse(AnalyseOptions),
    /// Prove how a position ends with best play, and what each move is worth
    #[command(
        after_help = "In 27 the value is the margin: Black's end stack less White's. In the other games it is 1, 0 or -1 for \
                      the first side, where a win, a draw or a loss can be proven. What cannot be proven in the time is \
                      called not proven; in 27 the numbers between which the margin is proven to lie are given for it. \
                      Ctrl+C stops and prints what there is.\n\nExamples:\n  trilith solve 27\n  trilith \
                      solve 27 1:4 9:3 --json\n  trilith solve sixth c3 c4 --time 30"
    )]
    Solve(SolveOptions),
    /// Speak the engine protocol, or test a program that does
    #[command(
        after_help = "The protocol is UGI, on standard input and output; docs/protocol.md describes it. With --test, a \
                      program is started again and again and asked everything; each answer is a line `pass` or `FAIL`, and \
                      the exit code is 1 if anything failed.\n\nExamples:\n  (echo go movetime 500; sleep 1) | \
                      trilith engine\n  trilith engine --test trilith engine\n  trilith engine --test --variant \
                      sixth:kings ./my-engine --its-flag"
    )]
    Engine(EngineOptions),
    /// Let two engines play each other
    #[command(
        after_help = "Players: level:1 to level:10, full (= level:10), uct (plain Monte Carlo), random, or \
                      'ugi:COMMAND', any program that speaks the engine protocol.\nGames come in pairs from the same random \
                      opening with the sides swapped; --balanced leaves out openings after which one side mostly \
                      wins whoever plays it, or takes the most even of a hundred. Elo and its 95 % interval come from the pairs; --sprt ends the match \
                      when one of the two differences is accepted (errors 5 %). Games end by the rules; a player that \
                      crashes, hangs, oversteps its clock or plays an illegal move loses the game. With --adjudicate a game \
                      also ends when `full` has proven that it wins, or when both players say that the same result is proven: \
                      no other player's word counts alone, neither a weaker level's, which might not find the way, nor a \
                      program's, nor that of a player who says it has lost. In team Six a player \
                      plays both seats of a side. Several variants are played one after the other, and their results are \
                      a table or a JSON array. Ctrl+C ends the match with what there is.\n\nExamples:\n  trilith match \
                      level:6 level:3 --variant sixth --games 40\n  trilith match full uct --variant six --time \
                      200,1000 --records games.txt\n  trilith match full uct --all-variants --games 40 --time 200,1000 \
                      --concurrency 2\n  trilith match full 'ugi:./my-engine --fast' --variant 27 --tc 1+0.5 \
                      --sprt 0 20"
    )]
    Match(MatchOptions),
    /// Find puzzles in games of the engine against itself, or solve them
    #[command(
        after_help = "A puzzle is a position in which one move wins and no other win was found; in 27 both are certain. One \
                      JSON object a line, as in data/puzzles; the same seed gives the same puzzles. Ctrl+C ends the search, \
                      and what was found is there.\nWith --check, every puzzle is set up, its solution played, and the \
                      engine asked; the exit code is 1 if a puzzle is wrong or fewer than 99 of a hundred are \
                      solved.\n\nExamples:\n  trilith puzzles six --count 20 --seed 7 > puzzles.jsonl\n  trilith puzzles \
                      --check puzzles.jsonl\n  trilith puzzles --check data/puzzles/27.jsonl --time 0.2 --json\n  trilith \
                      puzzles --check puzzles.jsonl --others 5000000"
    )]
    Puzzles(PuzzleOptions),
    /// Measure speed, how soon the engine answers, what threads are worth; or let it prove itself in fast games
    #[command(
        after_help = "Without --games, --latency or --threads: random playouts, perft and the engine's search on one thread, \
                      and one deterministic signature.\n--games plays fast games of all variants, with options, levels, \
                      limits, lines and threads drawn by chance, and checks every move and every line by the rules, and \
                      proofs by the rules and by carrying them out. The first that is wrong ends it with exit code 1 and the \
                      record.\n--latency measures how soon a move follows `stop`, and how soon it comes from a cold start at \
                      each level.\n--threads measures how long one thread and N threads take to the same depth, in \
                      turn.\n\nExamples:\n  trilith bench\n  trilith bench sixth 27 --seconds 3\n  trilith bench --games 10000 \
                      --concurrency 2\n  trilith bench --latency --json\n  trilith bench six --threads 2"
    )]
    Bench(BenchOptions),
    /// Play on a site with any engine
    #[command(
        after_help = "The bot takes free seats from the lobby that it is asked to look for, offers seats of its own, and plays \
                      all its games. It comes back when the connection is lost, and starts the engine again when it \
                      crashes; it gives up only when the engine cannot be started. With a token (made on the site's account \
                      page) it plays as that account, without one as a guest whose secret lasts as long as it \
                      runs. Several addresses of the same site are tried in turn. Ctrl+C ends it: moves that are being \
                      thought about are not made, the games stay.\n\nExamples:\n  trilith bot http://127.0.0.1:2727 --variant 27 \
                      --seek 5+3\n  TRILITH_TOKEN=… trilith bot https://example.org --engine './my-engine --fast' --accept \
                      --variant sixth\n  trilith bot http://127.0.0.1:2727 --game abcdefgh"
    )]
    Bot(BotOptions),
    /// Play many games at the same time on a server, and measure how long everything takes
    #[command(
        after_help = "Each game is played by two players, each with a connection of their own, with random legal moves. A time \
                      is counted from when a move is due, so that a server that holds up the next move pays for \
                      it.\n\nExamples:\n  trilith load --games 2000 --every 2000 --seconds 60\n  trilith load --idle 2000 \
                      --games 10\n  trilith load http://127.0.0.1:2727 --pid 4242 --json"
    )]
    Load(LoadOptions),
    /// Solve 27 on lines small enough for the memory, and look values up
    #[command(subcommand)]
    Tablebase(TablebaseCommand),
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
    /// Play against the computer, from 1 for a child to 10, its full strength
    #[arg(long, value_parser = level, value_name = "N")]
    pub(crate) level: Option<Level>,
    /// The side you play against the computer
    #[arg(long, value_enum, default_value_t, requires = "level")]
    pub(crate) side: PlayedSide,
    /// The longest that the computer thinks about a move
    #[arg(long, default_value_t = 2.0, value_parser = seconds, value_name = "S", requires = "level")]
    pub(crate) time: f64,
    /// Read and write plain lines even in a terminal
    #[arg(long)]
    pub(crate) plain: bool,
    /// Use colours
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,
}

#[derive(Args, Debug)]
pub(crate) struct AnalyseOptions {
    /// The variant; with --record it comes from the record
    #[arg(value_parser = variant, required_unless_present = "record")]
    pub(crate) variant: Option<Variant>,
    #[command(flatten)]
    pub(crate) from: From,
    /// Judge every move of this record's main line
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "moves", "position", "lines"])]
    pub(crate) record: Option<PathBuf>,
    /// How many lines to show
    #[arg(long, default_value_t = 1, value_parser = count(100), value_name = "K")]
    pub(crate) lines: usize,
    /// How long to think; 5 without any limit, with --record 1 for each position
    #[arg(long, value_parser = seconds, value_name = "S")]
    pub(crate) time: Option<f64>,
    /// How many plies deep
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100), value_name = "N")]
    pub(crate) depth: Option<u32>,
    /// How many positions to look at
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// How many threads think
    #[arg(long, default_value_t = 1, value_parser = count(256), value_name = "N")]
    pub(crate) threads: usize,
    /// How many mebibytes to remember positions in
    #[arg(long, default_value_t = 64, value_parser = count(65_536), value_name = "MIB")]
    pub(crate) hash: usize,
    /// Draw the record's evaluation to this file
    #[arg(long, value_name = "FILE", requires = "record")]
    pub(crate) svg: Option<PathBuf>,
    /// Print the record with evaluations and marks
    #[arg(long, requires = "record", conflicts_with = "json")]
    pub(crate) annotate: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SolveOptions {
    /// The variant
    #[arg(value_parser = variant)]
    pub(crate) variant: Variant,
    #[command(flatten)]
    pub(crate) from: From,
    /// How many seconds to try
    #[arg(long, default_value_t = 60.0, value_parser = seconds, value_name = "S")]
    pub(crate) time: f64,
    /// How many threads work on it; all cores without it
    #[arg(long, default_value_t = cores(), value_parser = count(256), value_name = "N")]
    pub(crate) threads: usize,
    /// How many mebibytes to remember positions in
    #[arg(long, default_value_t = 512, value_parser = count(1_048_576), value_name = "MIB")]
    pub(crate) hash: usize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct EngineOptions {
    /// Test a program instead
    #[arg(long, requires = "command")]
    pub(crate) test: bool,
    /// Test in this variant; again for more; sixth, six and 27 without it
    #[arg(long = "variant", value_parser = variant, value_name = "VARIANT", requires = "test")]
    pub(crate) variants: Vec<Variant>,
    /// The program to test, with its arguments
    #[arg(value_name = "COMMAND", requires = "test", value_parser = argument, trailing_var_arg = true,
        allow_hyphen_values = true)]
    pub(crate) command: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct BenchOptions {
    /// The variants to measure; a selection without it
    #[arg(value_parser = variant, value_name = "VARIANT", conflicts_with = "games")]
    pub(crate) variants: Vec<Variant>,
    /// How long each measurement takes
    #[arg(long, default_value_t = 1.0, value_parser = seconds, value_name = "S", conflicts_with = "games")]
    pub(crate) seconds: f64,
    /// Play so many fast games instead, and check everything in them
    #[arg(long, value_parser = count(100_000_000), value_name = "N", conflicts_with_all = ["latency", "threads"])]
    pub(crate) games: Option<usize>,
    /// The fast games depend on it
    #[arg(long, default_value_t = 1, value_name = "S", requires = "games")]
    pub(crate) seed: u64,
    /// The number of the first fast game
    #[arg(long, default_value_t = 0, value_name = "K", requires = "games")]
    pub(crate) first: usize,
    /// How many fast games are played at the same time
    #[arg(long, default_value_t = 1, value_parser = count(256), value_name = "C", requires = "games")]
    pub(crate) concurrency: usize,
    /// Measure instead how soon the engine answers
    #[arg(long, conflicts_with = "threads")]
    pub(crate) latency: bool,
    /// Measure instead what this many threads are worth
    #[arg(long, value_parser = clap::value_parser!(u16).range(2..=256), value_name = "N")]
    pub(crate) threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct MatchOptions {
    /// One player
    #[arg(value_name = "A")]
    pub(crate) a: Entrant,
    /// The other
    #[arg(value_name = "B")]
    pub(crate) b: Entrant,
    /// What they play; again for more
    #[arg(long = "variant", value_name = "VARIANT", value_parser = variant, required_unless_present = "all_variants")]
    pub(crate) variants: Vec<Variant>,
    /// They play all variants that `trilith variants` lists
    #[arg(long, conflicts_with = "variants")]
    pub(crate) all_variants: bool,
    /// How many games of each variant; an odd number is made even
    #[arg(long, default_value_t = 100, value_parser = count(1_000_000), value_name = "N")]
    pub(crate) games: usize,
    /// Milliseconds for a move: for both, or for A and B
    #[arg(long, value_name = "MS[,MS]", value_delimiter = ',', default_value = "100", conflicts_with_all = ["nodes", "tc"],
        value_parser = clap::value_parser!(u64).range(1..=3_600_000), num_args = 1)]
    pub(crate) time: Vec<u64>,
    /// Positions (uct: playouts) for a move: for both, or for A and B
    #[arg(long, value_name = "N[,N]", value_delimiter = ',', conflicts_with = "tc",
        value_parser = clap::value_parser!(u64).range(1..), num_args = 1)]
    pub(crate) nodes: Vec<u64>,
    /// Minutes for the game and seconds added after each move
    #[arg(long, value_name = "MIN+INC", value_parser = time_control)]
    pub(crate) tc: Option<TimeControl>,
    /// How many random plies each pair of games begins with
    #[arg(long, default_value_t = 4, value_name = "K")]
    pub(crate) openings: usize,
    /// Begin with openings that are about even, as quick games of `full` against itself show
    #[arg(long)]
    pub(crate) balanced: bool,
    /// How many games are played at the same time
    #[arg(long, default_value_t = 1, value_parser = count(256), value_name = "C")]
    pub(crate) concurrency: usize,
    /// How many mebibytes each of our players remembers positions in
    #[arg(long, default_value_t = 16, value_parser = count(65_536), value_name = "MIB")]
    pub(crate) hash: usize,
    /// How many threads each of our players thinks with
    #[arg(long, default_value_t = 1, value_parser = count(256), value_name = "N")]
    pub(crate) threads: usize,
    /// Openings and chance depend on it
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub(crate) seed: u64,
    /// End a game when its result is proven
    #[arg(long)]
    pub(crate) adjudicate: bool,
    /// Stop when it is decided whether A is ELO0 or ELO1 stronger
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], value_parser = elo)]
    pub(crate) sprt: Vec<f64>,
    /// Add the records of all games to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PuzzleOptions {
    /// The variant to find puzzles of
    #[arg(value_parser = variant, required_unless_present = "check")]
    pub(crate) variant: Option<Variant>,
    /// How many to find
    #[arg(long, default_value_t = 10, value_parser = count(1_000_000), value_name = "N", conflicts_with = "check")]
    pub(crate) count: usize,
    /// The games depend on it
    #[arg(long, default_value_t = 1, value_name = "S", conflicts_with = "check")]
    pub(crate) seed: u64,
    /// How many positions to look at for each; without it, to find one, as many as are worth it
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// Solve the puzzles of these files instead
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "variant")]
    pub(crate) check: Vec<PathBuf>,
    /// How long to think about each; 1 without any limit
    #[arg(long, value_parser = seconds, value_name = "S", requires = "check")]
    pub(crate) time: Option<f64>,
    /// Look for a second move that wins, in so many positions
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), value_name = "N", requires = "check")]
    pub(crate) others: Option<u64>,
    /// Print JSON
    #[arg(long, requires = "check")]
    pub(crate) json: bool,
}

/// The side that a person plays against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub(crate) enum PlayedSide {
    /// The side that moves first
    #[default]
    First,
    /// The side that moves second
    Second,
    /// Either
    Random,
}

/// The time for a whole game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct TimeControl {
    pub(crate) base: Duration,
    pub(crate) increment: Duration,
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

/// An argument for another program, without the space that [`Cli::read`] may have put before it.
fn argument(text: &str) -> Result<String, Infallible> {
    Ok(text
        .strip_prefix(' ')
        .filter(|rest| rest.starts_with('-'))
        .unwrap_or(text)
        .to_owned())
}

fn elo(text: &str) -> Result<f64, String> {
    match text.trim().parse::<f64>() {
        Ok(elo) if elo.abs() <= 2000.0 => Ok(elo),
        _ => Err("a difference in Elo from -2000 to 2000".to_owned()),
    }
}

fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "a level from 1 to 10".to_owned())
}

/// A number from 1 to `most`.
fn count(most: usize) -> impl Fn(&str) -> Result<usize, String> + Clone {
    move |text| match text.trim().parse::<usize>() {
        Ok(number) if (1..=most).contains(&number) => Ok(number),
        _ => Err(format!("a number from 1 to {most}")),
    }
}

/// `3+2`: three minutes, and two seconds for each move. Both may have decimals.
fn time_control(text: &str) -> Result<TimeControl, String> {
    let problem = || "minutes + seconds for each move, such as 3+2 or 0.5+0.1".to_owned();
    let (minutes, seconds) = text.split_once('+').ok_or_else(problem)?;
    let number = |text: &str| {
        text.parse::<f64>()
            .ok()
            .filter(|number| (0.0..=10_000.0).contains(number))
    };
    let (minutes, seconds) = (
        number(minutes).ok_or_else(problem)?,
        number(seconds).ok_or_else(problem)?,
    );
    if minutes == 0.0 {
        return Err(problem());
    }
    Ok(TimeControl {
        base: Duration::from_secs_f64(minutes * 60.0),
        increment: Duration::from_secs_f64(seconds),
    })
}

/// How many threads the machine runs at a time.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
