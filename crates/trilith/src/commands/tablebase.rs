//! `trilith tablebase`: 27 solved on a line of any size.

mod build;
mod compare;
mod probe;
mod verify;

use std::fs;
use std::io::{BufReader, Write};
use std::path::Path;

use anyhow::Context as _;
use trilith_tablebase::File;

use crate::cli::TablebaseCommand;

pub(crate) fn run(command: &TablebaseCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        TablebaseCommand::Build(options) => build::run(options, out),
        TablebaseCommand::Probe(options) => probe::run(options, out),
        TablebaseCommand::Verify(options) => verify::run(options, out),
        TablebaseCommand::Compare(options) => compare::run(options, out),
    }
}

fn open(path: &Path) -> anyhow::Result<File<BufReader<fs::File>>> {
    let named = || path.display().to_string();
    let file = fs::File::open(path).with_context(named)?;
    File::open(BufReader::new(file)).with_context(named)
}
