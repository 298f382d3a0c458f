use std::fs;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use anyhow::{Context as _, anyhow, bail};
use serde_json::json;
use trilith_engine::{Table, tuning_27};
use trilith_games::common::Position as _;
use trilith_games::twentyseven::{Position, Variant};
use trilith_tablebase::{Ranking, Size};

use crate::cli::CompareOptions;
use crate::interrupt;
use crate::output::progress;

/// A number and a value.
const ENTRY: usize = 9;

/// Differences are counted; the first few are shown.
const SHOWN: usize = 10;

/// What came of it.
#[derive(Default)]
struct Tally {
    equal: usize,
    /// Searched for too long.
    given_up: usize,
    different: usize,
    shown: Vec<String>,
}

pub(crate) fn run(options: &CompareOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let begun = Instant::now();
    let stop = interrupt::flag()?;
    let named = || options.file.display().to_string();
    let bytes = fs::read(&options.file).with_context(named)?;
    if bytes.len() % ENTRY != 0 {
        bail!("{}: its length is not a multiple of {ENTRY} bytes", named());
    }
    let entries: Vec<&[u8]> = bytes
        .chunks_exact(ENTRY)
        .skip(options.skip)
        .take(options.count.unwrap_or(usize::MAX))
        .collect();
    let tally = compare(options, &entries, &stop)?;
    let seconds = begun.elapsed().as_secs_f64();
    let compared = tally.equal + tally.different;
    if options.json {
        let answer = json!({
            "positions": entries.len(),
            "compared": compared,
            "different": tally.different,
            "given_up": tally.given_up,
            "differences": tally.shown,
            "seconds": seconds,
        });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(
            out,
            "{compared} of {} positions compared, {} given up, {} different, {seconds:.1} s",
            entries.len(),
            tally.given_up,
            tally.different
        )?;
        for line in &tally.shown {
            writeln!(out, "{line}")?;
        }
    }
    if tally.different > 0 {
        out.flush()?;
        bail!("{} values differ", tally.different);
    }
    Ok(())
}

fn compare(options: &CompareOptions, entries: &[&[u8]], stop: &AtomicBool) -> anyhow::Result<Tally> {
    let ranking = Ranking::new(Size::GAME);
    let table = Table::new(options.hash);
    let next = AtomicUsize::new(0);
    let tally = Mutex::new(Tally::default());
    let work = |reports: bool| -> anyhow::Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(entry) = entries.get(at) else {
                break;
            };
            if reports && at % 64 < options.threads {
                progress(&format!("{at} of {} positions", entries.len()));
            }
            let (position, value) =
                read(&ranking, entry).with_context(|| format!("position {}", options.skip + at))?;
            let go_on = || !stop.load(Ordering::Relaxed);
            let found = tuning_27::solve_while(&position, &table, options.nodes, &go_on);
            if found.is_none() && !go_on() {
                break;
            }
            let mut tally = tally.lock().map_err(|_| anyhow!("a thread failed"))?;
            match found {
                None => tally.given_up += 1,
                Some(found) if found == value => tally.equal += 1,
                Some(found) => {
                    tally.different += 1;
                    if tally.shown.len() < SHOWN {
                        tally
                            .shown
                            .push(format!("{position}: the file says {value}, the search {found}"));
                    }
                }
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..options.threads)
            .map(|_| scope.spawn(|| work(false)))
            .collect();
        let own = work(true);
        helpers
            .into_iter()
            .map(|helper| helper.join().unwrap_or_else(|_| Err(anyhow!("a thread failed"))))
            .fold(own, Result::and)
    })?;
    progress("");
    tally.into_inner().map_err(|_| anyhow!("a thread failed"))
}

fn read(ranking: &Ranking, entry: &[u8]) -> anyhow::Result<(Position, i32)> {
    let (index, value) = entry.split_at(8);
    let index = u64::from_le_bytes(index.try_into()?);
    let value = value.first().map_or(0, |&byte| i32::from(byte as i8));
    let board = ranking
        .unrank(index)
        .ok_or_else(|| anyhow!("there is no position with the number {index}"))?;
    Ok((Position::from_text(Variant::Base, &board.to_string())?, value))
}
