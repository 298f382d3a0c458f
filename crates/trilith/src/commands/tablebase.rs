//! `trilith tablebase`: 27 solved on a line of any size.

mod book;
mod build;
mod compare;
mod probe;
mod verify;

use std::fs;
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use trilith_tablebase::File;

use crate::cli::TablebaseCommand;

pub(crate) fn run(command: &TablebaseCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        TablebaseCommand::Build(options) => build::run(options, out),
        TablebaseCommand::Probe(options) => probe::run(options, out),
        TablebaseCommand::Verify(options) => verify::run(options, out),
        TablebaseCommand::Compare(options) => compare::run(options, out),
        TablebaseCommand::Book(options) => book::run(options, out),
    }
}

fn open(path: &Path) -> anyhow::Result<File<BufReader<fs::File>>> {
    let named = || path.display().to_string();
    let file = fs::File::open(path).with_context(named)?;
    File::open(BufReader::new(file)).with_context(named)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// Writes a file whole or not at all.
fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<fs::File>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let named = || path.display().to_string();
    let new = beside(path, "new");
    let mut file = BufWriter::new(fs::File::create(&new).with_context(named)?);
    write(&mut file).with_context(named)?;
    let file = file.into_inner().with_context(named)?;
    file.sync_all().with_context(named)?;
    fs::rename(&new, path).with_context(named)
}
