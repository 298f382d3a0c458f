//! Makes the book of `27:advanced` or `27:expert`: the exact value of every position of the first plies.
//!
//! ```sh
//! cargo run --release -p trilith-engine --example book_27 -- 27:advanced 5 16 32000 data/27/advanced.bin
//! ```
//!
//! The arguments are the variant, how many plies, the threads, the mebibytes for the table they share, and the file to
//! write (its format is described in `crates/tablebase/src/keyed.rs`). The positions of the last ply are solved by search, those
//! before it follow from them by minimax. Printed are the number of positions, the value of the start and of each first move
//! (Black's margin), how often each value occurs, and a digest of all keys and values.
//!
//! What is solved is written to FILE.part at once, so that who has to stop can go on later with the same arguments.

use std::collections::{BTreeMap, HashMap};
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::time::Instant;

use trilith_engine::Table;
use trilith_engine::opening_27::{self, Progress};
use trilith_games::common::Position as _;
use trilith_games::twentyseven::{Position, Variant};

/// A key and its value.
const RECORD: usize = 9;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, plies, threads, mebibytes, path] = arguments.as_slice() else {
        return Err("usage: book_27 VARIANT PLIES THREADS MEBIBYTES FILE".into());
    };
    let variant = (Variant::ALL.into_iter())
        .find(|variant| variant.to_string() == *name)
        .ok_or("no such variant")?;
    let table = Table::new(mebibytes.parse()?);
    let part = format!("{path}.part");
    let before = read_part(&part);
    if !before.is_empty() {
        eprintln!("{} known from {part}", before.len());
    }
    let mut log = OpenOptions::new().create(true).append(true).open(&part)?;
    // A record that was not written to its end would shift all after it.
    log.set_len((before.len() * RECORD) as u64)?;
    let begun = Instant::now();
    let mut told = 0.0;
    let mut failed = None;
    let mut progress = |progress: Progress| {
        let mut record = [0; RECORD];
        record[..8].copy_from_slice(&progress.key.to_le_bytes());
        record[8] = progress.value as u8;
        failed = log.write_all(&record).err().or(failed.take());
        let seconds = begun.elapsed().as_secs_f64();
        if progress.solved == progress.all || seconds - told >= 5.0 {
            told = seconds;
            eprintln!("{} of {} after {seconds:.0} s", progress.solved, progress.all);
        }
    };
    let (plies, threads) = (plies.parse()?, threads.parse()?);
    let opening = opening_27::opening(variant, plies, threads, &table, &before, &mut progress)
        .map_err(|why| format!("no book: {why:?}"))?;
    let bytes = opening.book.to_bytes();
    fs::write(path, &bytes)?;
    match failed {
        Some(why) => eprintln!("{part}: {why}"),
        // All that is in it is in the book by now.
        None => drop(fs::remove_file(&part)),
    }

    for (ply, count) in opening.counts.iter().enumerate() {
        println!("after {ply} plies: {count} positions");
    }
    println!(
        "{} positions in {} bytes, {:.1} s",
        opening.book.iter().count(),
        bytes.len(),
        begun.elapsed().as_secs_f64()
    );
    println!("start {}", opening.start);
    let start = Position::start(variant);
    for m in start.legal_moves() {
        let mut next = start.clone();
        next.play_unchecked(m);
        let value = opening_27::probe(&opening.book, &next);
        println!("{m} {}", value.map_or("?".into(), |value| (-value).to_string()));
    }
    let mut values: BTreeMap<i8, usize> = BTreeMap::new();
    for (_, value) in opening.book.iter() {
        *values.entry(value).or_default() += 1;
    }
    let values: Vec<String> = (values.iter())
        .map(|(value, count)| format!("{value}: {count}"))
        .collect();
    println!(
        "values for the side to move, without what is settled: {}",
        values.join(", ")
    );
    println!("digest {:016x}", opening.digest);
    Ok(())
}

/// What an earlier run has solved. A record that was not written to its end is left out.
fn read_part(path: &str) -> HashMap<u64, i8> {
    let bytes = fs::read(path).unwrap_or_default();
    let records = bytes.chunks_exact(RECORD).map(|record| {
        let key = std::array::from_fn(|at| record[at]);
        (u64::from_le_bytes(key), record[8] as i8)
    });
    records.collect()
}
