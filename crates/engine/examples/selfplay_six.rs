//! Plays Six against itself and writes what it saw, for `tune_six`.
//!
//! `selfplay_six OUT SECONDS THREADS NODES SEED`: all threads play until the time is up and write to one file. Each line is a
//! position, the chance of winning that the search gave the side to move, and how the game ended for it (1, 0.5 or 0),
//! separated by tabs.

use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use trilith_engine::{Control, Engine, Limits, Settings};
use trilith_games::Game;
use trilith_games::common::{Outcome, Random};

/// Every game begins with so many random plies at the least, and with up to so many more.
const RANDOM_PLIES: [usize; 2] = [2, 7];

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = args.iter().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let (Some(path), &[seconds, threads, nodes, seed]) = (args.first(), numbers.as_slice()) else {
        eprintln!("usage: selfplay_six OUT SECONDS THREADS NODES SEED");
        std::process::exit(2);
    };
    let file = Mutex::new(File::create(path)?);
    let next = AtomicU64::new(seed << 32);
    let begun = Instant::now();
    let time = Duration::from_secs(seconds);
    let games = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let engine = Engine::new(16);
                while begun.elapsed() < time {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    let Some(lines) = play(&engine, seed, nodes, &|| begun.elapsed() >= time) else {
                        continue;
                    };
                    if let Ok(mut file) = file.lock()
                        && file.write_all(lines.as_bytes()).is_ok()
                    {
                        games.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    println!("{} games", games.load(Ordering::Relaxed));
    Ok(())
}

/// The lines of one game; nothing when the time is up before its end.
fn play(engine: &Engine, seed: u64, nodes: u64, is_late: &dyn Fn() -> bool) -> Option<String> {
    let mut random = Random::new(seed);
    let mut game = Game::new("six".parse().ok()?);
    engine.clear();
    let plies = RANDOM_PLIES[0] + random.below(RANDOM_PLIES[1]);
    for _ in 0..plies {
        game.play(game.random_move(&mut random)?).ok()?;
    }
    let mut seen = Vec::new();
    while game.outcome().is_none() {
        if is_late() {
            return None;
        }
        let settings = Settings {
            limits: Limits {
                nodes: Some(nodes),
                ..Limits::default()
            },
            ..Settings::default()
        };
        let control = Control {
            stop: &AtomicBool::new(false),
            elapsed: &|| Duration::ZERO,
        };
        let report = engine.search(&game, &settings, control, &mut |_| {})?;
        let line = report.lines.first()?;
        seen.push((game.position_text(), game.to_move()?.side(), line.score.chance()));
        game.play(*line.moves.first()?).ok()?;
    }
    let mut lines = String::new();
    for (position, side, chance) in seen {
        let result = match game.outcome() {
            Some(Outcome::Win(winner)) => f64::from(u8::from(winner == side)),
            _ => 0.5,
        };
        writeln!(lines, "{position}\t{chance:.3}\t{result}").ok()?;
    }
    Some(lines)
}
