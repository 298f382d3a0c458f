//! `trilith puzzles`: positions in which exactly one move wins, from games of the engine against itself; and a test of
//! whether the engine solves them.
//!
//! [`self_play`] makes the games, [`proof`] asks whether a position is a puzzle, [`grade`] says how hard it is, [`make`]
//! puts them together; [`check`] goes the other way.

mod check;
mod grade;
mod make;
mod proof;
mod self_play;

use std::io::Write;

use crate::cli::PuzzleOptions;

pub(crate) fn run(options: &PuzzleOptions, out: &mut impl Write) -> anyhow::Result<()> {
    match options.variant {
        Some(variant) => make::run(options, variant, out),
        None => check::run(options, out),
    }
}
