//! Plays SIXTH! against itself and writes down the games, for `samples_sixth` and `training/sixth/train.py`.
//!
//! `selfplay_sixth OUT SECONDS THREADS NODES SEED`: every thread plays until the time is up and writes its own file,
//! `OUT.0`, `OUT.1`, … Each line is a game: the variant, how it ended (`silver`, `brown` or `draw`), and the moves. After a
//! move made by a search stands what the search thought of the position before it, `c3=12`.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use trilith_engine::{Control, Engine, Limits, Score, Settings};
use trilith_games::Game;
use trilith_games::common::{Outcome, Position as _, Random, Side};

/// What is played, and how often: what the net knew least stands here more often, Hunchbacks, Milady on one square and armies
/// of one's own. `*` stands for any of [`ARMIES`].
const VARIANTS: &[(&str, usize)] = &[
    ("sixth", 30),
    ("sixth:kings", 3),
    ("sixth:milady", 3),
    ("sixth:milady=c1", 9),
    ("sixth:milady=b1", 3),
    ("sixth:milady=a1", 3),
    ("sixth:kings,milady=c1", 3),
    ("sixth:hunchbacks", 12),
    ("sixth:kings,hunchbacks", 3),
    ("sixth:giants", 3),
    ("sixth:kings,giants", 3),
    ("sixth:armies", 3),
    ("sixth:milady,armies", 3),
    ("sixth:kings,milady=silver,armies", 3),
    ("sixth:milady=brown,armies,silver=*", 3),
    ("sixth:armies,silver=*,brown=*", 9),
    ("sixth:armies,silver=7p1h1g,brown=12p", 8),
    ("sixth:kings,milady,armies", 3),
];
/// The armies that twelve points buy.
const ARMIES: [&str; 4] = ["12p", "10p1g", "9p1h", "7p1h1g"];

/// The most that a side is held back on average, as a power of two: so many times fewer positions.
const MOST_ODDS: f64 = 4.0;
/// How much one game changes that.
const STEP: f64 = 0.05;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, seconds, threads, nodes, seed] = &arguments[..] else {
        return Err("selfplay_sixth OUT SECONDS THREADS NODES SEED".into());
    };
    let (seconds, nodes, seed): (u64, u64, u64) = (seconds.parse()?, nodes.parse()?, seed.parse()?);
    let begun = Instant::now();
    let played: Vec<std::io::Result<(u64, BTreeMap<String, f64>)>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.parse::<u64>().unwrap_or(1))
            .map(|thread| {
                let path = format!("{out}.{thread}");
                scope.spawn(move || {
                    let mut file = BufWriter::new(File::create(path)?);
                    let mut random = Random::new(seed.wrapping_mul(1_000_003) + thread);
                    let mut games = 0;
                    // Where one side always wins, the net would learn that all is lost and no more. So whoever wins is held
                    // back, variant by variant, until both win about as often.
                    let mut odds: BTreeMap<String, f64> = BTreeMap::new();
                    while begun.elapsed() < Duration::from_secs(seconds) {
                        let variant = choose(&mut random);
                        let odds = odds.entry(variant.clone()).or_default();
                        let now = *odds * random.below(200) as f64 / 100.0;
                        let change = match play(&variant, now, nodes, &mut random, &mut file)? {
                            Outcome::Win(Side::First) => STEP,
                            Outcome::Win(Side::Second) => -STEP,
                            Outcome::Draw => 0.0,
                        };
                        *odds = (*odds + change).clamp(-MOST_ODDS, MOST_ODDS);
                        games += 1;
                    }
                    file.flush()?;
                    Ok((games, odds))
                })
            })
            .collect();
        threads
            .into_iter()
            .filter_map(|thread| thread.join().ok())
            .collect()
    });
    for (i, thread) in played.into_iter().enumerate() {
        let (games, odds) = thread?;
        println!("thread {i}: {games} games");
        for (variant, odds) in odds {
            println!("  {variant}: Silver has {:.2} of the positions", (-odds).exp2());
        }
    }
    Ok(())
}

/// The variant that comes next.
fn choose(random: &mut Random) -> String {
    let total: usize = VARIANTS.iter().map(|(_, share)| share).sum();
    let mut at = random.below(total);
    let chosen = VARIANTS.iter().find(|&&(_, share)| {
        let found = at < share;
        at = at.saturating_sub(share);
        found
    });
    let mut text = chosen.map_or("sixth", |(text, _)| text).to_string();
    while text.contains('*') {
        text = text.replacen('*', ARMIES[random.below(ARMIES.len())], 1);
    }
    text
}

/// Plays one game and writes it down. With `odds` above 0 Silver has that many times fewer positions, below 0 Brown.
fn play(
    text: &str,
    odds: f64,
    nodes: u64,
    random: &mut Random,
    file: &mut impl Write,
) -> std::io::Result<Outcome> {
    let variant = text.parse().map_err(std::io::Error::other)?;
    let engine = Engine::new(4);
    let stop = AtomicBool::new(false);
    let mut game = Game::new(variant);
    let mut moves = String::new();
    for _ in 0..2 + random.below(9) {
        let Some(m) = game.random_move(random) else { break };
        moves += &format!(" {m}");
        game.play(m).map_err(std::io::Error::other)?;
    }
    let outcome = loop {
        if let Some(outcome) = game.outcome() {
            break outcome;
        }
        if game.ply() > 300 {
            break Outcome::Draw;
        }
        let Game::Sixth(now) = &game else {
            break Outcome::Draw;
        };
        let side = now.position().side();
        let held_back = if side == Side::First { odds } else { -odds };
        let share = (-held_back.max(0.0)).exp2();
        let most = nodes / 2 + random.below(nodes as usize) as u64;
        let limits = Limits {
            nodes: Some((most as f64 * share) as u64),
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
        let line = &report.lines[0];
        let Score::Belief(value) = line.score else {
            break line.score.outcome(side).unwrap_or(Outcome::Draw);
        };
        let m = if random.below(25) == 0 {
            game.random_move(random)
        } else {
            line.moves.first().copied()
        };
        let Some(m) = m else { break Outcome::Draw };
        // Who sees little is no teacher.
        moves += &if share > 0.3 {
            format!(" {m}={value}")
        } else {
            format!(" {m}")
        };
        game.play(m).map_err(std::io::Error::other)?;
    };
    let result = match outcome {
        Outcome::Win(Side::First) => "silver",
        Outcome::Win(Side::Second) => "brown",
        Outcome::Draw => "draw",
    };
    writeln!(file, "{text} {result}{moves}")?;
    Ok(outcome)
}
