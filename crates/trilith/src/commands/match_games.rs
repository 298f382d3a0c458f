//! `trilith match`: two engines play each other, in pairs of games from the same opening with the sides swapped.

mod entrant;
mod opening;
mod play;
pub(crate) mod player;
mod report;
mod statistics;

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use serde_json::Value;
use trilith_games::Variant;

use crate::cli::MatchOptions;
use crate::commands::variants;
use crate::interrupt;
use crate::output::progress;
use play::{Played, Rules};
use player::Player;
use report::{Standing, write_table};
use statistics::Verdict;

pub(crate) use entrant::{Entrant, split as split_command};

pub(crate) fn run(options: &MatchOptions, out: &mut impl Write) -> anyhow::Result<()> {
    if options.time.len().max(options.nodes.len()) > 2 {
        bail!("--time and --nodes take one number for both players, or one for each");
    }
    if options.balanced && options.openings == 0 {
        bail!("--balanced chooses among random openings, and --openings 0 has none");
    }
    let variants = if options.all_variants {
        variants::all()?
    } else {
        options.variants.clone()
    };
    if variants.len() > 1 && !options.sprt.is_empty() {
        bail!("--sprt asks one question, of one variant");
    }
    let mut records = match &options.records {
        Some(path) => Some(RecordFile::open(path).with_context(|| path.display().to_string())?),
        None => None,
    };
    let rules = Rules::new(options);
    let stop = interrupt::flag()?;
    let standing = |&variant: &Variant| Standing::new(variant, options);
    let mut standings: Vec<Standing> = variants.iter().map(standing).collect();
    // A program that cannot be started, or does not play a variant, is told before anything is played.
    for entrant in [&options.a, &options.b] {
        for &variant in &variants {
            drop(Player::new(entrant, variant, options, &stop)?);
        }
    }
    let schedule = Schedule {
        variants: &variants,
        games: options.games.div_ceil(2) * 2,
        next: AtomicUsize::new(0),
    };
    let begun = Instant::now();
    let (sender, results) = mpsc::channel();
    let played: anyhow::Result<()> = std::thread::scope(|scope| {
        for _ in 0..options.concurrency.min(schedule.len()) {
            let (sender, rules, stop, schedule) = (sender.clone(), &rules, &*stop, &schedule);
            scope.spawn(move || {
                let result = work(options, rules, schedule, stop, &sender);
                if let Err(error) = result {
                    // Whoever listens has ended the match already.
                    let _ = sender.send(Err(error));
                }
            });
        }
        drop(sender);
        let collected = collect(&results, &mut standings, &mut records, &stop, begun);
        // Whatever ended the match, nobody plays on.
        stop.store(true, Ordering::Relaxed);
        collected
    });
    progress("");
    played?;
    match &standings[..] {
        [standing] if !options.all_variants => {
            if options.json {
                writeln!(out, "{}", standing.json())?;
            } else {
                standing.write_text(out)?;
            }
        }
        standings if options.json => {
            let array: Value = standings.iter().map(Standing::json).collect();
            writeln!(out, "{array}")?;
        }
        standings => write_table(standings, begun.elapsed(), out)?,
    }
    Ok(())
}

/// The games of a match: variant by variant, all from one pool, so that nobody waits for the end of a variant.
struct Schedule<'a> {
    variants: &'a [Variant],
    /// Of each variant.
    games: usize,
    next: AtomicUsize,
}

impl Schedule<'_> {
    fn len(&self) -> usize {
        self.variants.len() * self.games
    }

    /// The next game: the index of its variant, the variant, and its number among the games of the variant.
    fn next(&self) -> Option<(usize, Variant, usize)> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let index = number / self.games;
        let &variant = self.variants.get(index)?;
        Some((index, variant, number % self.games))
    }
}

/// Plays games until there are none left.
fn work(
    options: &MatchOptions,
    rules: &Rules,
    schedule: &Schedule<'_>,
    stop: &AtomicBool,
    sender: &mpsc::Sender<anyhow::Result<(usize, Played)>>,
) -> anyhow::Result<()> {
    let mut players: Option<[Player; 2]> = None;
    while !stop.load(Ordering::Relaxed) {
        let Some((index, variant, number)) = schedule.next() else {
            break;
        };
        let players = match &mut players {
            Some(players) => players,
            none => none.insert([
                Player::new(&options.a, variant, options, stop)?,
                Player::new(&options.b, variant, options, stop)?,
            ]),
        };
        if let Some(played) = rules.play(variant, number, players, stop)?
            && sender.send(Ok((index, played))).is_err()
        {
            break;
        }
    }
    Ok(())
}

/// Takes the results as they come, until all are there or the question is answered.
fn collect(
    results: &mpsc::Receiver<anyhow::Result<(usize, Played)>>,
    standings: &mut [Standing],
    records: &mut Option<RecordFile>,
    stop: &AtomicBool,
    begun: Instant,
) -> anyhow::Result<()> {
    let several = standings.len() > 1;
    for played in results {
        let (index, played) = played?;
        let standing = &mut standings[index];
        if let Some(records) = records {
            records.add(&played).context("the record cannot be saved")?;
        }
        if let Some(fault) = &played.fault {
            progress("");
            eprint_line(&standing.told(played.number, fault));
        }
        standing.add(played);
        let line = standing.line(begun.elapsed());
        if standing.verdict().is_some_and(|verdict| verdict != Verdict::Open) {
            stop.store(true, Ordering::Relaxed);
            return Ok(());
        }
        if several {
            let done: usize = standings.iter().map(Standing::done).sum();
            progress(&format!("{done} done  {line}"));
        } else {
            progress(&line);
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
