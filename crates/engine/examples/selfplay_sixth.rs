//! Plays SIXTH! against itself and writes what it saw, for `training/sixth/train.py`.
//!
//! `selfplay_sixth OUT SECONDS THREADS NODES SEED`: every thread plays until the time is up and writes its own file,
//! `OUT.0`, `OUT.1`, … Each record is the two views of a position (64 little-endian words each), the score that the
//! search gave it, and how the game ended for the side to move.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use trilith_engine::training::sixth_sample;
use trilith_engine::{Control, Engine, Limits, Score, Settings};
use trilith_games::common::{Outcome, Position as _, Random};
use trilith_games::{Game, Variant};

/// Two games in five are plain; the rest teach the other pieces. What the net before knew least stands here more often:
/// for the fourth generation Hunchbacks, for the fifth Milady on one square and armies of one's own.
const VARIANTS: &[&str] = &[
    "sixth:kings",
    "sixth:milady",
    "sixth:milady=c1",
    "sixth:milady=c1",
    "sixth:milady=c1",
    "sixth:kings,milady=c1",
    "sixth:hunchbacks",
    "sixth:hunchbacks",
    "sixth:kings,hunchbacks",
    "sixth:giants",
    "sixth:kings,giants",
    "sixth:armies",
    "sixth:milady,armies",
    "sixth:kings,milady=silver,armies",
    "sixth:milady=brown,armies,silver=7p1h1g",
    "sixth:armies,silver=7p1h1g,brown=12p",
    "sixth:armies,silver=12p,brown=7p1h1g",
    "sixth:kings,milady,armies",
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, seconds, threads, nodes, seed] = &arguments[..] else {
        return Err("selfplay_sixth OUT SECONDS THREADS NODES SEED".into());
    };
    let (seconds, nodes, seed): (u64, u64, u64) = (seconds.parse()?, nodes.parse()?, seed.parse()?);
    let begun = Instant::now();
    let played: Vec<std::io::Result<(u64, u64)>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.parse::<u64>().unwrap_or(1))
            .map(|thread| {
                let path = format!("{out}.{thread}");
                scope.spawn(move || {
                    let mut file = BufWriter::new(File::create(path)?);
                    let mut random = Random::new(seed.wrapping_mul(1_000_003) + thread);
                    let mut total = (0, 0);
                    while begun.elapsed() < Duration::from_secs(seconds) {
                        total.1 += play(nodes, &mut random, &mut file)?;
                        total.0 += 1;
                    }
                    file.flush()?;
                    Ok(total)
                })
            })
            .collect();
        threads
            .into_iter()
            .filter_map(|thread| thread.join().ok())
            .collect()
    });
    for total in played {
        let (games, positions) = total?;
        println!("{games} games, {positions} positions");
    }
    Ok(())
}

/// Plays one game and writes its positions; how many there were.
fn play(nodes: u64, random: &mut Random, file: &mut impl std::io::Write) -> std::io::Result<u64> {
    let text = if random.below(5) < 2 {
        "sixth"
    } else {
        VARIANTS[random.below(VARIANTS.len())]
    };
    let variant: Variant = text.parse().map_err(std::io::Error::other)?;
    let engine = Engine::new(4);
    let stop = AtomicBool::new(false);
    let mut game = Game::new(variant);
    for _ in 0..2 + random.below(9) {
        let Some(m) = game.random_move(random) else {
            return Ok(0);
        };
        game.play(m).map_err(std::io::Error::other)?;
    }
    let mut samples = Vec::new();
    let outcome = loop {
        if let Some(outcome) = game.outcome() {
            break outcome;
        }
        if game.ply() > 300 {
            break Outcome::Draw;
        }
        let limits = Limits {
            nodes: Some(nodes / 2 + random.below(nodes as usize) as u64),
            ..Limits::default()
        };
        let settings = Settings {
            limits,
            ..Settings::default()
        };
        let control = Control {
            stop: &stop,
            elapsed: &|| Duration::ZERO,
        };
        let Some(report) = engine.search(&game, &settings, control, &mut |_| {}) else {
            break Outcome::Draw;
        };
        let Game::Sixth(now) = &game else {
            break Outcome::Draw;
        };
        let (side, line) = (now.position().side(), &report.lines[0]);
        let Score::Belief(value) = line.score else {
            break line.score.outcome(side).unwrap_or(Outcome::Draw);
        };
        if let Some(views) = sixth_sample(now.position()) {
            samples.push((views, value, side));
        }
        let m = if random.below(25) == 0 {
            game.random_move(random)
        } else {
            line.moves.first().copied()
        };
        let Some(m) = m else { break Outcome::Draw };
        game.play(m).map_err(std::io::Error::other)?;
    };
    for (views, score, side) in &samples {
        let result: i8 = match outcome {
            Outcome::Draw => 0,
            Outcome::Win(winner) => {
                if winner == *side {
                    1
                } else {
                    -1
                }
            }
        };
        for word in views.iter().flatten() {
            file.write_all(&word.to_le_bytes())?;
        }
        file.write_all(&((*score).clamp(-3000, 3000) as i16).to_le_bytes())?;
        file.write_all(&[result as u8, 0])?;
    }
    Ok(samples.len() as u64)
}
