//! Solves positions of 27 whose values are known, each with an engine that knows nothing yet, and compares every move.
//!
//! ```sh
//! cargo run --release -p trilith-engine --example solve_27 -- data/27/moves.jsonl 2 256
//! ```
//!
//! The arguments are the file, the threads and the mebibytes. Each line of the file is
//! `{"moves":[…],"value":m,"values":{"1:4":m,…}}`, all values Black's end stack less White's. What is printed is how long it
//! took, by ply, and how much of the processors it took in all threads together, which says more on a busy machine; the
//! exit code is 1 if any value differs.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use serde::Deserialize;
use trilith_engine::{Control, Engine};
use trilith_games::Game;

#[derive(Deserialize)]
struct Known {
    moves: Vec<String>,
    value: i32,
    values: BTreeMap<String, i32>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, threads, mebibytes] = arguments.as_slice() else {
        return Err("usage: solve_27 FILE THREADS MEBIBYTES".into());
    };
    let (threads, mebibytes) = (threads.parse()?, mebibytes.parse()?);
    let mut times: BTreeMap<usize, [Vec<Duration>; 2]> = BTreeMap::new();
    let mut wrong = 0;
    for line in std::fs::read_to_string(path)?.lines() {
        let known: Known = serde_json::from_str(line)?;
        let mut game = Game::new("27".parse()?);
        for m in &known.moves {
            game.play_text(m)?;
        }
        let engine = Engine::new(mebibytes);
        let used = processor_time();
        let begun = Instant::now();
        let stop = AtomicBool::new(false);
        let control = Control {
            stop: &stop,
            elapsed: &|| begun.elapsed(),
        };
        let solution = engine.solve(&game, threads, None, control, &mut |_| {});
        let of_ply = times.entry(known.moves.len()).or_default();
        of_ply[0].push(begun.elapsed());
        of_ply[1].push(processor_time().saturating_sub(used));
        let found: BTreeMap<String, i32> = (solution.values.iter())
            .filter_map(|(m, value)| Some((m.to_string(), (*value)?)))
            .collect();
        if solution.value != Some(known.value) || found != known.values {
            wrong += 1;
            eprintln!("{}: {:?} {found:?}", known.moves.join(" "), solution.value);
        }
    }
    println!("                         elapsed ms                 processor ms");
    println!("ply  positions   median      99 %      most   median      99 %      most");
    for (ply, times) in &mut times {
        print!("{ply:>3}  {:>9}", times[0].len());
        for times in times {
            times.sort();
            for share in [0.5, 0.99, 1.0] {
                let at = ((times.len() - 1) as f64 * share) as usize;
                print!("{:>9.1}", times[at].as_secs_f64() * 1000.0);
            }
        }
        println!();
    }
    if wrong > 0 {
        return Err(format!("{wrong} positions differ").into());
    }
    Ok(())
}

/// The processor time of all threads, those that have ended too, to the hundredth of a second that Linux counts in.
fn processor_time() -> Duration {
    let ticks: u64 = std::fs::read_to_string("/proc/self/stat")
        .ok()
        .and_then(|text| {
            let fields = text.rsplit_once(')')?.1;
            let times = fields.split_whitespace().skip(11).take(2);
            Some(times.filter_map(|field| field.parse::<u64>().ok()).sum())
        })
        .unwrap_or(0);
    Duration::from_millis(10 * ticks)
}
