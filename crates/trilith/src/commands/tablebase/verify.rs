use std::fs;
use std::io::{BufReader, Read as _, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context as _, bail};
use serde_json::json;
use trilith_games::common::Random;
use trilith_tablebase::{Difference, Solution, check_against_next, check_against_search};

use super::open;
use crate::cli::VerifyOptions;
use crate::interrupt;
use crate::output::progress;

/// How many positions a thread takes at a time.
const PORTION: u64 = 10_000;

pub(crate) fn run(options: &VerifyOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let begun = Instant::now();
    let stop = interrupt::flag()?;
    let named = || options.file.display().to_string();
    let mut file = open(&options.file)?;
    let solution = file.read().with_context(named)?;
    if let Some(path) = &options.values {
        compare(&solution, path).with_context(|| path.display().to_string())?;
    }
    let checked = check_all(&solution, options, &stop)?;
    let searched = if options.search {
        progress("searching");
        let searched = check_against_search(
            &solution,
            chosen(&solution, options, 0..wanted(&solution, options)),
        )?;
        progress("");
        searched
    } else {
        0
    };
    let seconds = begun.elapsed().as_secs_f64();
    let positions = solution.size().positions();
    if options.json {
        let answer = json!({
            "fields": solution.size().fields(),
            "discs": solution.size().discs(),
            "positions": positions,
            "digest": format!("{:016x}", file.digest()),
            "checked": checked,
            "searched": searched,
            "seconds": seconds,
        });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "positions {positions}, all blocks as they were written")?;
        writeln!(out, "digest    {:016x}", file.digest())?;
        if options.values.is_some() {
            writeln!(out, "compared  {positions} values: all equal")?;
        }
        writeln!(
            out,
            "checked   {checked} values against the positions after them: all right"
        )?;
        if options.search {
            writeln!(out, "searched  {searched} positions: all right")?;
        }
        writeln!(out, "time      {seconds:.1} s")?;
    }
    Ok(())
}

fn wanted(solution: &Solution, options: &VerifyOptions) -> u64 {
    options
        .sample
        .map_or(solution.size().positions(), |sample| sample as u64)
}

/// The positions to check that have these ordinal numbers: all, or as many random ones.
fn chosen(
    solution: &Solution,
    options: &VerifyOptions,
    range: std::ops::Range<u64>,
) -> impl Iterator<Item = u64> {
    let positions = solution.size().positions();
    let (all, seed) = (options.sample.is_none(), options.seed);
    range.map(move |ordinal| {
        if all {
            ordinal
        } else {
            Random::new(seed.wrapping_add(ordinal << 16)).below(positions as usize) as u64
        }
    })
}

fn check_all(solution: &Solution, options: &VerifyOptions, stop: &AtomicBool) -> anyhow::Result<u64> {
    let wanted = wanted(solution, options);
    let next = AtomicU64::new(0);
    let wrong: Mutex<Option<Difference>> = Mutex::new(None);
    let work = |reports: bool| {
        let mut checked = 0;
        while !stop.load(Ordering::Relaxed) {
            let begin = next.fetch_add(PORTION, Ordering::Relaxed);
            if begin >= wanted {
                break;
            }
            if reports {
                progress(&format!("{begin} of {wanted} positions"));
            }
            let end = wanted.min(begin + PORTION);
            match check_against_next(solution, chosen(solution, options, begin..end)) {
                Ok(more) => checked += more,
                Err(difference) => {
                    next.store(wanted, Ordering::Relaxed);
                    if let Ok(mut wrong) = wrong.lock() {
                        wrong.get_or_insert(difference);
                    }
                }
            }
        }
        checked
    };
    let checked = std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..options.threads)
            .map(|_| scope.spawn(|| work(false)))
            .collect();
        let own = work(true);
        helpers
            .into_iter()
            .map(|helper| helper.join().unwrap_or(0))
            .sum::<u64>()
            + own
    });
    progress("");
    if let Ok(Some(difference)) = wrong.into_inner() {
        return Err(difference.into());
    }
    if checked != wanted {
        bail!("stopped after {checked} of {wanted} positions, all of them right");
    }
    Ok(checked)
}

/// Whether another program's values are the same.
fn compare(solution: &Solution, path: &Path) -> anyhow::Result<()> {
    let file = fs::File::open(path)?;
    let positions = solution.size().positions();
    let length = file.metadata()?.len();
    if length != positions {
        bail!("it has {length} values, not {positions}");
    }
    let mut reader = BufReader::new(file);
    let mut buffer = [0; 1 << 16];
    for (block, ours) in solution.values().chunks(buffer.len()).enumerate() {
        let theirs = &mut buffer[..ours.len()];
        reader.read_exact(theirs)?;
        let different = ours
            .iter()
            .zip(&*theirs)
            .position(|(&ours, &theirs)| ours != theirs as i8);
        if let Some(at) = different {
            let index = (block << 16) + at;
            bail!(
                "position {index} has the value {} there and {} here",
                theirs[at] as i8,
                ours[at]
            );
        }
    }
    Ok(())
}
