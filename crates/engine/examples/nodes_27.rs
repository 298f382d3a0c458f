//! How many positions the exact solver of 27 looks at, and the processor time it takes.
//!
//! ```sh
//! cargo run --release -p trilith-engine --example nodes_27 -- data/27/moves.jsonl 8-9 100 64
//! ```
//!
//! The arguments are the file (as `solve_27` reads it), the plies, how many positions to take and the mebibytes. Each
//! position is solved with an empty table and one thread: the exact value of the position, and no more. The exit code
//! is 1 if any value differs from the file's.

use std::time::Duration;

use serde::Deserialize;
use trilith_engine::{Table, tuning_27};
use trilith_games::common::{Position as _, Side};
use trilith_games::twentyseven::{Move, Position, Variant};

#[derive(Deserialize)]
struct Known {
    moves: Vec<String>,
    value: i32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, plies, count, mebibytes] = arguments.as_slice() else {
        return Err("usage: nodes_27 FILE PLIES COUNT MEBIBYTES".into());
    };
    let (first, last) = plies.split_once('-').unwrap_or((plies, plies));
    let (first, last): (usize, usize) = (first.parse()?, last.parse()?);
    let (count, mebibytes): (usize, usize) = (count.parse()?, mebibytes.parse()?);
    let table = Table::new(mebibytes);
    let mut all = Vec::new();
    let mut wrong = 0;
    let mut time = Duration::ZERO;
    for line in std::fs::read_to_string(path)?.lines() {
        let known: Known = serde_json::from_str(line)?;
        if !(first..=last).contains(&known.moves.len()) || all.len() == count {
            continue;
        }
        let mut position = Position::start(Variant::Base);
        for m in &known.moves {
            position.play(m.parse::<Move>()?)?;
        }
        table.clear();
        let before = processor_time();
        let (value, nodes) = tuning_27::solve_counting(&position, &table);
        time += processor_time().saturating_sub(before);
        let sign = if position.side() == Side::First { 1 } else { -1 };
        if value != Some(sign * known.value) {
            wrong += 1;
            eprintln!("{}: {value:?}", known.moves.join(" "));
        }
        all.push(nodes);
    }
    if all.is_empty() {
        return Err("no such positions".into());
    }
    all.sort_unstable();
    let total: u64 = all.iter().sum();
    let at = |share: f64| all[((all.len() - 1) as f64 * share) as usize];
    println!(
        "{} positions: {total} nodes, median {}, 90 % {}, 99 % {}, most {}; {:.2} s, {:.2} million a second",
        all.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
        time.as_secs_f64(),
        total as f64 / time.as_secs_f64() / 1e6
    );
    if wrong > 0 {
        return Err(format!("{wrong} positions differ").into());
    }
    Ok(())
}

/// What this thread has had of the processor, from /proc: others may keep the machine busy.
fn processor_time() -> Duration {
    let nanoseconds = std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|text| text.split(' ').next()?.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}
