//! `trilith bench`: what the engine and the rules are worth on this machine.

mod fast_games;
mod speed;
mod variety;

use std::io::Write;

use crate::cli::BenchOptions;

pub(crate) fn run(options: &BenchOptions, out: &mut impl Write) -> anyhow::Result<()> {
    if let Some(games) = options.games {
        return fast_games::run(games, options, out);
    }
    speed::run(options, out)
}
