//! Fits the weights of Six to games that the engine plays against itself.
//!
//! `cargo run --release -p trilith-engine --example tune_six -- GAMES MILLISECONDS THREADS` plays the games, then prints the
//! numbers that `src/six/weights.rs` takes, for the start of round one (stage 0) and for round two (stage 1). The features
//! are worked out from the rules alone, so that they check the engine's own counting rather than repeat it.

use std::collections::{HashMap, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use trilith_engine::{Control, Engine, Limits, Score, Settings};
use trilith_games::Game;
use trilith_games::common::{Outcome, Position as _, Random, Side};
use trilith_games::six::{Cell, Formation, Position};

/// Windows by shape and count, tempo, windows of three and four of the side to move, tiles, and the best captures of both.
const FEATURES: usize = 15 + 1 + 2 + 1 + 2;
/// How much of the target is the search's own score; the rest is how the game ended.
const OWN_SCORE: f64 = 0.35;
/// Captures count from so many tiles in the hands on.
const CUTS_MATTER: f64 = 5.0;
const RANDOM_PLIES: usize = 5;
const STEPS: i32 = 800;

/// One position: its features for the side to move, how full the hands are, and the score to expect.
struct Row {
    features: [f64; FEATURES],
    hands: f64,
    target: f64,
}

type Weights = [[f64; FEATURES]; 2];

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .filter_map(|arg| arg.parse().ok())
        .collect();
    let &[games, milliseconds, threads] = numbers.as_slice() else {
        eprintln!("usage: tune_six GAMES MILLISECONDS THREADS");
        std::process::exit(2);
    };
    let rows = Mutex::new(Vec::new());
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let engine = Engine::new(16);
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        break;
                    }
                    let new = play(&engine, seed, milliseconds);
                    if let Ok(mut rows) = rows.lock() {
                        rows.extend(new);
                    }
                }
            });
        }
    });
    let rows = rows.into_inner().unwrap_or_default();
    println!("{} positions", rows.len());
    let weights = fit(&rows);
    println!(
        "loss {:.5}, of nothing {:.5}",
        loss(&weights, &rows),
        loss(&[[0.0; FEATURES]; 2], &rows)
    );
    for (stage, weights) in weights.iter().enumerate() {
        println!(
            "stage {stage}: lines {:.0?} triangles {:.0?} circles {:.0?}",
            &weights[..5],
            &weights[5..10],
            &weights[10..15]
        );
        println!(
            "  tempo {:.0}, threes and fours of the side to move {:.0?}",
            weights[15],
            &weights[16..18]
        );
        println!(
            "  tile {:.0}, capture {:.0}, danger {:.0}",
            weights[18], weights[19], -weights[20]
        );
    }
}

fn play(engine: &Engine, seed: u64, milliseconds: u64) -> Vec<Row> {
    let mut random = Random::new(seed);
    let mut game = match "six".parse() {
        Ok(variant) => Game::new(variant),
        Err(error) => unreachable!("{error}"),
    };
    engine.clear();
    let mut seen: Vec<(Position, Score)> = Vec::new();
    while game.outcome().is_none() {
        let m = if game.ply() < RANDOM_PLIES {
            game.random_move(&mut random)
        } else {
            let begun = Instant::now();
            let stop = AtomicBool::new(false);
            let limit = Some(Duration::from_millis(milliseconds));
            let limits = Limits {
                soft: limit,
                hard: limit,
                ..Limits::default()
            };
            let settings = Settings {
                limits,
                ..Settings::default()
            };
            let control = Control {
                stop: &stop,
                elapsed: &|| begun.elapsed(),
            };
            let report = engine.search(&game, &settings, control, &mut |_| {});
            let best = report.and_then(|report| report.lines.into_iter().next());
            if let (Some(line), Game::Six(game)) = (&best, &game) {
                seen.push((game.position().clone(), line.score));
            }
            best.and_then(|line| line.moves.first().copied())
                .or_else(|| game.random_move(&mut random))
        };
        if m.is_none_or(|m| game.play(m).is_err()) {
            return Vec::new();
        }
    }
    let red = match game.outcome() {
        Some(Outcome::Win(Side::First)) => 1.0,
        Some(Outcome::Win(Side::Second)) => 0.0,
        _ => 0.5,
    };
    let row = |(position, score): (Position, Score)| {
        let result = if position.side() == Side::First {
            red
        } else {
            1.0 - red
        };
        Some(Row {
            features: features(&position)?,
            hands: f64::from(position.in_hands()) / f64::from(position.variant().in_hands()),
            target: OWN_SCORE * score.chance() + (1.0 - OWN_SCORE) * result,
        })
    };
    seen.into_iter().filter_map(row).collect()
}

/// The features of a position; none where there is a five, which is for the search to resolve.
fn features(position: &Position) -> Option<[f64; FEATURES]> {
    let us = position.side();
    let mut tiles: HashMap<Cell, usize> = HashMap::new();
    let mut windows: HashMap<Formation, [usize; 2]> = HashMap::new();
    for (i, side) in [us, us.opposite()].into_iter().enumerate() {
        for cell in position.tiles(side) {
            tiles.insert(cell, i);
            for formation in Formation::through(cell) {
                windows.entry(formation).or_default()[i] += 1;
            }
        }
    }
    let mut features = [0.0; FEATURES];
    for (formation, counts) in windows {
        let shape = formation.shape as usize;
        match counts {
            [5 | 6, 0] | [0, 5 | 6] => return None,
            [own, 0] => {
                features[5 * shape + own - 1] += 1.0;
                if own >= 3 {
                    features[16 + own - 3] += 1.0;
                }
            }
            [0, other] => features[5 * shape + other - 1] -= 1.0,
            _ => {}
        }
    }
    features[15] = 1.0;
    let hands = f64::from(position.in_hands());
    if hands == 0.0 {
        features[18] = f64::from(position.count_tiles(us)) - f64::from(position.count_tiles(us.opposite()));
    }
    if hands < CUTS_MATTER {
        for side in 0..2 {
            features[19 + side] = best_capture(&tiles, side) * (CUTS_MATTER - hands) / CUTS_MATTER;
        }
    }
    Some(features)
}

/// How many tiles the best capture of a side gains.
fn best_capture(tiles: &HashMap<Cell, usize>, side: usize) -> f64 {
    let mut best = 0.0_f64;
    for (&lifted, _) in tiles.iter().filter(|&(_, &owner)| owner == side) {
        let mut seen = HashSet::from([lifted]);
        let mut groups: Vec<[f64; 2]> = Vec::new();
        for seed in lifted.neighbours() {
            if !tiles.contains_key(&seed) || !seen.insert(seed) {
                continue;
            }
            let (mut group, mut open) = ([0.0; 2], vec![seed]);
            while let Some(cell) = open.pop() {
                group[tiles[&cell]] += 1.0;
                open.extend(
                    cell.neighbours()
                        .into_iter()
                        .filter(|beside| tiles.contains_key(beside) && seen.insert(*beside)),
                );
            }
            groups.push(group);
        }
        let total = [0, 1].map(|side| groups.iter().map(|group| group[side]).sum::<f64>());
        let largest = groups.iter().map(|group| group[0] + group[1]).fold(0.0, f64::max);
        for kept in groups.iter().filter(|group| group[0] + group[1] == largest) {
            let lost = [total[0] - kept[0], total[1] - kept[1]];
            best = best.max(lost[1 - side] - lost[side]);
        }
    }
    best
}

/// The chance of winning that the weights see in a position, on the scale of [`Score::chance`].
fn chance(weights: &Weights, row: &Row) -> f64 {
    let blend = |i: usize| weights[0][i] * row.hands + weights[1][i] * (1.0 - row.hands);
    let value: f64 = (0..FEATURES).map(|i| row.features[i] * blend(i)).sum();
    1.0 / (1.0 + (-value / 150.0).exp())
}

fn loss(weights: &Weights, rows: &[Row]) -> f64 {
    let of = |row: &Row| {
        let chance = chance(weights, row).clamp(1e-9, 1.0 - 1e-9);
        -row.target * chance.ln() - (1.0 - row.target) * (1.0 - chance).ln()
    };
    rows.iter().map(of).sum::<f64>() / rows.len() as f64
}

/// Logistic regression by gradient descent with momentum and a step size for each weight (Adam).
fn fit(rows: &[Row]) -> Weights {
    let mut weights = [[0.0; FEATURES]; 2];
    let (mut means, mut squares) = (weights, weights);
    let count = rows.len() as f64;
    let scale: Vec<f64> = (0..FEATURES)
        .map(|i| {
            (rows.iter().map(|row| row.features[i].powi(2)).sum::<f64>() / count)
                .sqrt()
                .max(0.05)
        })
        .collect();
    for step in 1..=STEPS {
        let mut gradient = [[0.0; FEATURES]; 2];
        for row in rows {
            let error = (chance(&weights, row) - row.target) / count;
            for (i, feature) in row.features.iter().enumerate() {
                gradient[0][i] += error * feature * row.hands;
                gradient[1][i] += error * feature * (1.0 - row.hands);
            }
        }
        let rate = if step < STEPS / 2 { 1.5 } else { 0.3 };
        for stage in 0..2 {
            for i in 0..FEATURES {
                let slope = gradient[stage][i] / scale[i];
                means[stage][i] = 0.9 * means[stage][i] + 0.1 * slope;
                squares[stage][i] = 0.99 * squares[stage][i] + 0.01 * slope * slope;
                let mean = means[stage][i] / (1.0 - 0.9_f64.powi(step));
                let square: f64 = squares[stage][i] / (1.0 - 0.99_f64.powi(step));
                weights[stage][i] -= rate * mean / (square.sqrt() + 1e-8) / scale[i];
            }
        }
    }
    weights
}
