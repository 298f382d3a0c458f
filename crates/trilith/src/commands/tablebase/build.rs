use std::fs;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use serde_json::json;
use trilith_tablebase::{Board, Builder, Progress, Size, digest};

use super::open;
use crate::cli::BuildOptions;
use crate::interrupt;
use crate::output::progress;

/// How often a long task says where it is.
const NEWS: Duration = Duration::from_millis(200);

pub(crate) fn run(options: &BuildOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let size = Size::new(options.fields, options.discs)?;
    let begun = Instant::now();
    let part = beside(&options.file, "part");
    let stop = interrupt::flag()?;
    let mut builder = if part.exists() {
        let mut file = open(&part)?;
        if file.size() != size {
            bail!("{} is of another size; remove it to begin anew", part.display());
        }
        Builder::resume(&mut file).with_context(|| part.display().to_string())?
    } else {
        let gigabytes = size.positions() as f64 / 1e9;
        Builder::new(size)
            .with_context(|| format!("there is not enough memory: {gigabytes:.1} GB and some more"))?
    };
    let mut told = begun;
    let finished = builder.run(options.threads, |builder| {
        if told.elapsed() >= NEWS {
            told = Instant::now();
            let Progress { done, layers } = builder.progress();
            progress(&format!("{done} of {layers} layers"));
        }
        !stop.load(Ordering::Relaxed)
    });
    progress("");
    if !finished {
        let Progress { done, layers } = builder.progress();
        replace(&part, |out| Ok(builder.save(out)?))?;
        bail!(
            "stopped after {done} of {layers} layers, which are kept in {}; the same command goes on from there",
            part.display()
        );
    }
    let solution = builder.finish()?;
    replace(&options.file, |out| Ok(solution.save(out)?))?;
    if part.exists() {
        fs::remove_file(&part).with_context(|| part.display().to_string())?;
    }

    let start = solution.value(&Board::start(size));
    let digest = format!("{:016x}", digest(solution.values().iter().copied()));
    let bytes = fs::metadata(&options.file)?.len();
    let seconds = begun.elapsed().as_secs_f64();
    if options.json {
        let answer = json!({
            "fields": size.fields(),
            "discs": size.discs(),
            "positions": size.positions(),
            "start": start,
            "digest": digest,
            "bytes": bytes,
            "seconds": seconds,
        });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "positions {}", size.positions())?;
        writeln!(out, "start     {}", start.unwrap_or_default())?;
        writeln!(out, "digest    {digest}")?;
        writeln!(out, "file      {} bytes", bytes)?;
        writeln!(out, "time      {seconds:.1} s")?;
    }
    Ok(())
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
