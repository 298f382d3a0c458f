//! `trilith bench`: what the engine and the rules are worth on this machine.

mod fast_games;
mod in_step;
mod latency;
mod positions;
mod scaling;
mod speed;
mod variety;

use std::io::Write;

use crate::cli::BenchOptions;

pub(crate) fn run(options: &BenchOptions, out: &mut impl Write) -> anyhow::Result<()> {
    if let Some(games) = options.games {
        fast_games::run(games, options, out)
    } else if options.latency {
        latency::run(options, out)
    } else if let Some(threads) = options.threads {
        scaling::run(threads.into(), options, out)
    } else {
        speed::run(options, out)
    }
}
