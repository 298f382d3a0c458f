//! Solves positions of 27 whose values are known, each with an engine that knows nothing yet, and compares every move.
//!
//! ```sh
//! cargo run --release -p trilith-engine --example solve_27 -- data/27/moves.jsonl 2 256
//! ```
//!
//! The arguments are the file, the threads and the mebibytes. Each line of the file is
//! `{"moves":[…],"value":m,"values":{"1:4":m,…}}`, all values Black's end stack less White's. What is printed is how long it
//! took, by ply; the exit code is 1 if any value differs.

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
    let mut times: BTreeMap<usize, Vec<Duration>> = BTreeMap::new();
    let mut wrong = 0;
    for line in std::fs::read_to_string(path)?.lines() {
        let known: Known = serde_json::from_str(line)?;
        let mut game = Game::new("27".parse()?);
        for m in &known.moves {
            game.play_text(m)?;
        }
        let begun = Instant::now();
        let stop = AtomicBool::new(false);
        let control = Control {
            stop: &stop,
            elapsed: &|| begun.elapsed(),
        };
        let solution = Engine::new(mebibytes).solve(&game, threads, None, control, &mut |_| {});
        times.entry(known.moves.len()).or_default().push(begun.elapsed());
        let found: BTreeMap<String, i32> = (solution.values.iter())
            .filter_map(|(m, value)| Some((m.to_string(), (*value)?)))
            .collect();
        if solution.value != Some(known.value) || found != known.values {
            wrong += 1;
            eprintln!("{}: {:?} {found:?}", known.moves.join(" "), solution.value);
        }
    }
    println!("ply  positions   median ms      99 %       most");
    for (ply, times) in &mut times {
        times.sort();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
        let count = times.len();
        println!(
            "{ply:>3}  {count:>9}  {:>10.1}  {:>8.1}  {:>9.1}",
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
    if wrong > 0 {
        return Err(format!("{wrong} positions differ").into());
    }
    Ok(())
}
