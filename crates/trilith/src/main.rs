//! `trilith`: SIXTH!, Six and 27 on the command line.
//!
//! The flags are read in `cli.rs`; each subcommand has a file of its own under `commands/`.

mod cli;
mod commands;
mod draw;
mod interrupt;
mod output;

use std::process::ExitCode;

fn main() -> ExitCode {
    match commands::run(cli::Cli::read()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough: that is no failure.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // A closed standard error leaves nobody to tell.
            let _ = std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("trilith: {error:#}\n"));
            ExitCode::FAILURE
        }
    }
}
