//! How many positions the exact solver of 27 looks at, and the processor time it takes.
//!
//! ```sh
//! cargo run --release -p trilith-engine --example nodes_27 -- data/27/moves.jsonl 8-9 100 64
//! cargo run --release -p trilith-engine --example nodes_27 -- 27:advanced 8 40 64
//! ```
//!
//! The arguments are the file (as `solve_27` reads it), the plies, how many positions to take and the mebibytes; in place
//! of the file a variant, for positions of random play, always the same. Each position is solved with an empty table and
//! one thread: the exact value of the position, and no more. The exit code is 1 if any value differs from the file's.
//! The digest is that of all values.

use std::time::Duration;

use serde::Deserialize;
use trilith_engine::{Table, tuning_27};
use trilith_games::common::{Position as _, Random, Side, mix};
use trilith_games::twentyseven::{Move, Position, Variant};

#[derive(Deserialize)]
struct Known {
    moves: Vec<String>,
    value: i32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [source, plies, count, mebibytes] = arguments.as_slice() else {
        return Err("usage: nodes_27 FILE|VARIANT PLIES COUNT MEBIBYTES".into());
    };
    let (first, last) = plies.split_once('-').unwrap_or((plies, plies));
    let plies = first.parse()?..=last.parse()?;
    let (count, mebibytes): (usize, usize) = (count.parse()?, mebibytes.parse()?);
    let variant = (Variant::ALL.into_iter()).find(|variant| variant.to_string() == *source);
    let positions = match variant {
        Some(variant) => random(variant, plies, count),
        None => from_file(source, plies, count)?,
    };
    if positions.is_empty() {
        return Err("no such positions".into());
    }
    let table = Table::new(mebibytes);
    let mut all = Vec::new();
    let mut wrong = 0;
    let mut time = Duration::ZERO;
    let mut digest = 0;
    for (position, known) in &positions {
        table.clear();
        let before = processor_time();
        let (value, nodes) = tuning_27::solve_counting(position, &table);
        time += processor_time().saturating_sub(before);
        if known.is_some() && value != *known {
            wrong += 1;
            eprintln!("{position}: {value:?}");
        }
        digest = mix(digest ^ value.map_or(0, |value| (value + 64) as u64));
        all.push(nodes);
    }
    all.sort_unstable();
    let total: u64 = all.iter().sum();
    let at = |share: f64| all[((all.len() - 1) as f64 * share) as usize];
    println!(
        "{} positions: {total} nodes, median {}, 90 % {}, 99 % {}, most {}; {:.2} s, {:.2} million a second, digest {:08x}",
        all.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
        time.as_secs_f64(),
        total as f64 / time.as_secs_f64() / 1e6,
        digest >> 32,
    );
    if wrong > 0 {
        return Err(format!("{wrong} positions differ").into());
    }
    Ok(())
}

type Positions = Vec<(Position, Option<i32>)>;

/// Positions of random games that have not ended.
fn random(variant: Variant, plies: std::ops::RangeInclusive<usize>, count: usize) -> Positions {
    let mut random = Random::new(27);
    let mut positions = Vec::new();
    while positions.len() < count {
        let plies = plies.start() + random.below(plies.end() - plies.start() + 1);
        let mut position = Position::start(variant);
        for _ in 0..plies {
            if let Some(m) = position.random_move(&mut random) {
                position.play_unchecked(m);
            }
        }
        if position.outcome().is_none() {
            positions.push((position, None));
        }
    }
    positions
}

/// The first positions of a file, with their values.
fn from_file(
    path: &str,
    plies: std::ops::RangeInclusive<usize>,
    count: usize,
) -> Result<Positions, Box<dyn std::error::Error>> {
    let mut positions = Vec::new();
    for line in std::fs::read_to_string(path)?.lines() {
        let known: Known = serde_json::from_str(line)?;
        if !plies.contains(&known.moves.len()) || positions.len() == count {
            continue;
        }
        let mut position = Position::start(Variant::Base);
        for m in &known.moves {
            position.play(m.parse::<Move>()?)?;
        }
        let sign = if position.side() == Side::First { 1 } else { -1 };
        positions.push((position, Some(sign * known.value)));
    }
    Ok(positions)
}

/// What this thread has had of the processor, from /proc: others may keep the machine busy.
fn processor_time() -> Duration {
    let nanoseconds = std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|text| text.split(' ').next()?.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}
