use std::fs;
use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use serde_json::json;
use trilith_tablebase::{Board, Builder, Progress, Size, digest};

use super::{beside, open, replace};
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
