//! One file per subcommand.

mod admin;
mod analyse;
mod backup;
mod bench;
mod bot;
mod completions;
mod engine;
mod export;
mod import;
mod load;
mod match_games;
mod perft;
mod play;
mod puzzles;
mod record;
mod replay;
mod restore;
mod rules;
mod serve;
mod show;
mod solve;
mod storage;
mod tablebase;
mod variants;
mod worker;

use std::io::{self, BufWriter, Write as _};

use crate::cli::{Cli, Command};
pub(crate) use match_games::{Entrant, split_command};

pub(crate) fn run(cli: Cli) -> anyhow::Result<()> {
    // Not locked: the engine's search writes from another thread.
    let out = &mut BufWriter::new(io::stdout());
    let Some(command) = cli.command else {
        return serve::run(cli.serve);
    };
    match command {
        Command::Variants { variants, json } => variants::run(&variants, json, out),
        Command::Rules { game } => rules::run(game, out),
        Command::Show {
            line,
            legal,
            json,
            color,
        } => show::run(&line, legal, json, color, out),
        Command::Perft {
            variant,
            depth,
            from,
            divide,
            json,
        } => perft::run(&from.game(variant)?, depth, divide, json, out),
        Command::Replay => replay::run(io::stdin().lock(), out),
        Command::Play(options) => play::run(options, out),
        Command::Record { file, json } => record::run(file.as_deref(), json, out),
        Command::Bench(options) => bench::run(&options, out),
        Command::Analyse(options) => analyse::run(&options, out),
        Command::Solve(options) => solve::run(&options, out),
        Command::Engine(options) => engine::run(&options),
        Command::Match(options) => match_games::run(&options, out),
        Command::Tablebase(command) => tablebase::run(&command, out),
        Command::Puzzles(options) => puzzles::run(&options, out),
        Command::Serve(options) => return serve::run(options),
        Command::Worker(options) => return worker::run(options),
        Command::Bot(options) => bot::run(&options, out),
        Command::Load(options) => load::run(&options, out),
        Command::Backup(options) => backup::run(options, out),
        Command::Restore(options) => restore::run(options, out),
        Command::Admin(command) => admin::run(command, out),
        Command::Export(options) => return export::run(options),
        Command::Import(options) => return import::run(options),
        Command::Completions { shell } => completions::run(shell, out),
    }?;
    Ok(out.flush()?)
}
