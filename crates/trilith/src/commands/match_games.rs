//! `trilith match`: two engines play each other, in pairs of games from the same opening with the sides swapped.

mod entrant;
mod play;
mod player;
mod report;
mod statistics;

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use crate::cli::MatchOptions;
use crate::interrupt;
use crate::output::progress;
use play::{Played, Rules};
use player::Player;
use report::Standing;
use statistics::Verdict;

pub(crate) use entrant::Entrant;

pub(crate) fn run(options: &MatchOptions, out: &mut impl Write) -> anyhow::Result<()> {
    if options.time.len().max(options.nodes.len()) > 2 {
        bail!("--time and --nodes take one number for both players, or one for each");
    }
    let mut records = match &options.records {
        Some(path) => Some(RecordFile::open(path).with_context(|| path.display().to_string())?),
        None => None,
    };
    let rules = Rules::new(options);
    let stop = interrupt::flag()?;
    let mut standing = Standing::new(options);
    // A program that cannot be started at all is told before anything is played.
    for entrant in [&options.a, &options.b] {
        drop(Player::new(entrant, options.variant, options.hash, &stop)?);
    }
    let games = options.games.div_ceil(2) * 2;
    let next = AtomicUsize::new(0);
    let begun = Instant::now();
    let (sender, results) = mpsc::channel();
    let played: anyhow::Result<()> = std::thread::scope(|scope| {
        for _ in 0..options.concurrency.min(games) {
            let (sender, rules, stop, next) = (sender.clone(), &rules, &*stop, &next);
            scope.spawn(move || {
                let result = work(options, rules, games, next, stop, &sender);
                if let Err(error) = result {
                    // Whoever listens has ended the match already.
                    let _ = sender.send(Err(error));
                }
            });
        }
        drop(sender);
        let collected = collect(&results, &mut standing, &mut records, &stop, begun);
        // Whatever ended the match, nobody plays on.
        stop.store(true, Ordering::Relaxed);
        collected
    });
    progress("");
    played?;
    if options.json {
        standing.write_json(out, begun.elapsed())
    } else {
        standing.write_text(out, begun.elapsed())
    }
}

/// Plays games until there are none left.
fn work(
    options: &MatchOptions,
    rules: &Rules,
    games: usize,
    next: &AtomicUsize,
    stop: &AtomicBool,
    sender: &mpsc::Sender<anyhow::Result<Played>>,
) -> anyhow::Result<()> {
    let mut players = [
        Player::new(&options.a, options.variant, options.hash, stop)?,
        Player::new(&options.b, options.variant, options.hash, stop)?,
    ];
    while !stop.load(Ordering::Relaxed) {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= games {
            break;
        }
        if let Some(played) = rules.play(number, &mut players, stop)?
            && sender.send(Ok(played)).is_err()
        {
            break;
        }
    }
    Ok(())
}

/// Takes the results as they come, until all are there or the question is answered.
fn collect(
    results: &mpsc::Receiver<anyhow::Result<Played>>,
    standing: &mut Standing,
    records: &mut Option<RecordFile>,
    stop: &AtomicBool,
    begun: Instant,
) -> anyhow::Result<()> {
    for played in results {
        let played = played?;
        if let Some(records) = records {
            records.add(&played).context("the record cannot be saved")?;
        }
        if let Some(fault) = &played.fault {
            progress("");
            eprint_line(&format!("game {}: {fault}", played.number + 1));
        }
        standing.add(played);
        progress(&standing.line(begun.elapsed()));
        if standing.verdict().is_some_and(|verdict| verdict != Verdict::Open) {
            stop.store(true, Ordering::Relaxed);
            return Ok(());
        }
    }
    Ok(())
}

/// The file that the records of all games go to, one after the other. What is in it stays.
struct RecordFile {
    file: File,
    is_empty: bool,
}

impl RecordFile {
    fn open(path: &std::path::Path) -> io::Result<RecordFile> {
        let file = OpenOptions::new().append(true).create(true).open(path)?;
        let is_empty = file.metadata()?.len() == 0;
        Ok(RecordFile { file, is_empty })
    }

    /// One write for each record, so that a file is never left with half of one.
    fn add(&mut self, played: &Played) -> io::Result<()> {
        let gap = if std::mem::take(&mut self.is_empty) {
            ""
        } else {
            "\n"
        };
        self.file.write_all(format!("{gap}{}", played.record).as_bytes())
    }
}

/// A closed standard error leaves nobody to tell.
fn eprint_line(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// `12.3 s` or `4 min 5 s`.
fn duration(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 100 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {} s", seconds / 60, seconds % 60)
    }
}
