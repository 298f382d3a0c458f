use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context as _, bail};
use trilith_games::{Record, record};

pub(crate) fn run(file: Option<&Path>, json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let record = match file {
        Some(path) => read(path)?,
        None => parse(io::stdin().lock(), "standard input")?,
    };
    if json {
        writeln!(out, "{}", record.to_json())?
    } else {
        write!(out, "{record}")?
    };
    Ok(())
}

/// Reads a record from a file, as text or JSON.
pub(crate) fn read(path: &Path) -> anyhow::Result<Record> {
    let name = path.display().to_string();
    parse(File::open(path).with_context(|| name.clone())?, &name)
}

fn parse(input: impl Read, name: &str) -> anyhow::Result<Record> {
    let mut text = String::new();
    let most = record::MAX_TEXT as u64;
    input
        .take(most + 1)
        .read_to_string(&mut text)
        .with_context(|| name.to_owned())?;
    if text.len() as u64 > most {
        bail!("{name}: a record has at most {most} bytes");
    }
    let record = if text.trim_start().starts_with('{') {
        Record::from_json(&text)
    } else {
        text.parse()
    };
    record.with_context(|| name.to_owned())
}
