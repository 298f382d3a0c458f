//! The flags of `trilith tablebase`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{count, move_text};

#[derive(Subcommand, Debug)]
pub(crate) enum TablebaseCommand {
    /// Solve every position of a line and keep the values in a file
    #[command(
        after_help = "The base rules on a line of FIELDS fields with DISCS discs a side; the game has 9 and 9, which takes 76 GB \
                      of memory. Ctrl+C keeps what is done in FILE.part, and the same command goes on from \
                      there.\n\nExamples:\n  trilith tablebase build 7 5 seven-five.27\n  trilith tablebase build 8 6 \
                      eight-six.27 --threads 4"
    )]
    Build(BuildOptions),
    /// Look up a position and each of its moves
    #[command(
        after_help = "A value is Black's end stack minus White's at the end, with best play.\n\nExamples:\n  trilith tablebase \
                      probe seven-five.27\n  trilith tablebase probe seven-five.27 1:2 7:1 --json\n  trilith tablebase probe \
                      seven-five.27 --position '1bbbb/2b/3/4/5/6wwwww/7 b'"
    )]
    Probe(ProbeOptions),
    /// Check a file: its checksums, and every value against the positions after it
    #[command(
        after_help = "If every value follows from those of the positions after it, all are right. With --search each is also \
                      searched for by plain minimax, which shares nothing with the builder but the \
                      board.\n\nExamples:\n  trilith tablebase verify seven-five.27 --search\n  trilith tablebase verify \
                      nine-seven.27 --sample 1000000\n  trilith tablebase verify seven-five.27 --values values.bin"
    )]
    Verify(VerifyOptions),
    /// Compare values of positions of the game with what the engine's search finds
    #[command(
        after_help = "FILE holds for each position its number (8 bytes, little-endian) and its value (1 byte): what \
                      training/27 writes as sample.bin. A position that takes the search more than --nodes positions \
                      is given up; the exit code is 1 if there is a difference. Ctrl+C prints what there is.\n\nExamples:\n  trilith tablebase compare sample.bin --threads 2 --hash 1024\n  trilith \
                      tablebase compare sample.bin --skip 500000 --count 1000"
    )]
    Compare(CompareOptions),
    /// Put the values of the first plies of the game into a book, as the engine has one
    #[command(
        after_help = "VALUES is what training/27 writes as deep.bin: the values of all positions of the first plies. Which \
                      positions those are follows from the rules.\n\nExamples:\n  trilith tablebase book full/deep.bin \
                      data/27/book.bin --plies 8"
    )]
    Book(BookOptions),
}

#[derive(Args, Debug)]
pub(crate) struct BuildOptions {
    /// How many fields, 2 to 9
    pub(crate) fields: u8,
    /// How many discs a side, 1 to 9
    pub(crate) discs: u8,
    /// The file to write
    pub(crate) file: PathBuf,
    /// How many threads work
    #[arg(long, default_value_t = 1, value_parser = count(256), value_name = "N")]
    pub(crate) threads: usize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ProbeOptions {
    /// The file
    pub(crate) file: PathBuf,
    /// The moves so far
    #[arg(value_parser = move_text)]
    pub(crate) moves: Vec<String>,
    /// Begin in this position instead of the start
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct VerifyOptions {
    /// The file
    pub(crate) file: PathBuf,
    /// Check this many random positions instead of all
    #[arg(long, value_parser = count(1_000_000_000), value_name = "N")]
    pub(crate) sample: Option<usize>,
    /// Search each position too; for small lines
    #[arg(long)]
    pub(crate) search: bool,
    /// Compare with this file of values, a byte each by number, from another program
    #[arg(long, value_name = "FILE")]
    pub(crate) values: Option<PathBuf>,
    /// How many threads work
    #[arg(long, default_value_t = 1, value_parser = count(256), value_name = "N")]
    pub(crate) threads: usize,
    /// Random positions depend on it
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub(crate) seed: u64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CompareOptions {
    /// The positions with their values
    pub(crate) file: PathBuf,
    /// Leave out this many at the beginning
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub(crate) skip: usize,
    /// Compare this many at the most
    #[arg(long, value_parser = count(1_000_000_000), value_name = "N")]
    pub(crate) count: Option<usize>,
    /// How many positions to look at for each before giving it up
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub(crate) nodes: u64,
    /// How many threads work
    #[arg(long, default_value_t = 1, value_parser = count(256), value_name = "N")]
    pub(crate) threads: usize,
    /// How many mebibytes to remember positions in
    #[arg(long, default_value_t = 256, value_parser = count(65_536), value_name = "MIB")]
    pub(crate) hash: usize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BookOptions {
    /// The values: how many there are, and a byte each
    pub(crate) values: PathBuf,
    /// The book to write
    pub(crate) file: PathBuf,
    /// How many plies
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(0..=9), value_name = "N")]
    pub(crate) plies: u8,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
