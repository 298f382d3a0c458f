//! Fits the weights of Six to games that the engine played against itself.
//!
//! `cargo run --release -p trilith-engine --example tune_six -- FILE…` reads what `selfplay_six` wrote and prints the numbers
//! that `src/six/weights.rs` takes, for the start of round one (stage 0) and for round two (stage 1). The features are worked
//! out from the rules alone, so that they check the engine's own counting rather than repeat it.

use std::collections::{HashMap, HashSet};

use trilith_games::common::Position as _;
use trilith_games::six::{Cell, Formation, Position, Variant};

/// Windows by shape and count, tempo, windows of three and four of the side to move, tiles, tiles where many are captured, and
/// the best captures of both.
const FEATURES: usize = 15 + 1 + 2 + 2 + 2;
const TEMPO: usize = 15;
const THREES: usize = 16;
const TILE: usize = 18;
const SCARCITY: usize = 19;
const CAPTURE: usize = 20;
const DANGER: usize = 21;

/// How much of the target is the search's own score; the rest is how the game ended.
const OWN_SCORE: f64 = 0.35;
/// Captures count from so many tiles in the hands on.
const CUTS_MATTER: f64 = 5.0;
/// How many tiles there are at the most.
const FULL: f64 = 42.0;
const STEPS: i32 = 600;
/// One game in so many is kept out of the fit, to see what it is worth.
const HELD_OUT: usize = 6;

/// One position: its features for the side to move, how full the hands are, and the score to expect.
struct Row {
    features: [f64; FEATURES],
    hands: f64,
    target: f64,
}

type Weights = [[f64; FEATURES]; 2];

fn main() -> std::io::Result<()> {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    if paths.is_empty() {
        eprintln!("usage: tune_six FILE…");
        std::process::exit(2);
    }
    let (mut rows, mut held_out) = (Vec::new(), Vec::new());
    let (mut games, mut last) = (0, 0);
    for path in paths {
        for line in std::fs::read_to_string(path)?.lines() {
            let mut parts = line.split('\t');
            let text = parts.next().unwrap_or_default();
            let (Ok(position), Some(chance), Some(result)) = (
                Position::from_text(Variant::default(), text),
                number(parts.next()),
                number(parts.next()),
            ) else {
                continue;
            };
            // Hands only fill when another game begins.
            let hands = position.in_hands();
            games += usize::from(hands > last);
            last = hands;
            let Some(features) = features(&position) else {
                continue;
            };
            let row = Row {
                features,
                hands: f64::from(hands) / f64::from(position.variant().in_hands()),
                target: OWN_SCORE * chance + (1.0 - OWN_SCORE) * result,
            };
            if games % HELD_OUT == 0 {
                held_out.push(row);
            } else {
                rows.push(row);
            }
        }
    }
    println!(
        "{games} games, {} positions, {} held out",
        rows.len(),
        held_out.len()
    );
    let weights = fit(&rows);
    println!(
        "loss {:.5}, of those held out {:.5}; in round two {:.5} and {:.5}",
        loss(&weights, &rows, 1.0),
        loss(&weights, &held_out, 1.0),
        loss(&weights, &rows, 0.0),
        loss(&weights, &held_out, 0.0)
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
            weights[TEMPO],
            &weights[THREES..THREES + 2]
        );
    }
    let [_, late] = weights;
    println!(
        "tile {:.0}, scarcity {:.0}, capture {:.0}, danger {:.0}",
        late[TILE], late[SCARCITY], late[CAPTURE], -late[DANGER]
    );
    Ok(())
}

fn number(text: Option<&str>) -> Option<f64> {
    text?.parse().ok()
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
                    features[THREES + own - 3] += 1.0;
                }
            }
            [0, other] => features[5 * shape + other - 1] -= 1.0,
            _ => {}
        }
    }
    features[TEMPO] = 1.0;
    let hands = f64::from(position.in_hands());
    if hands == 0.0 {
        let balance = f64::from(position.count_tiles(us)) - f64::from(position.count_tiles(us.opposite()));
        features[TILE] = balance;
        features[SCARCITY] = balance * (FULL - tiles.len() as f64) / 10.0;
    }
    if hands < CUTS_MATTER {
        let share = (CUTS_MATTER - hands) / CUTS_MATTER;
        features[CAPTURE] = best_capture(&tiles, 0) * share;
        features[DANGER] = best_capture(&tiles, 1) * share;
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

/// How much of the weights of the first stage counts for a feature. Tiles and captures belong to round two alone.
fn share(row: &Row, feature: usize) -> f64 {
    if feature < TILE { row.hands } else { 0.0 }
}

/// The chance of winning that the weights see in a position, on the scale of `Score::chance`.
fn chance(weights: &Weights, row: &Row) -> f64 {
    let blend = |i: usize| weights[0][i] * share(row, i) + weights[1][i] * (1.0 - share(row, i));
    let value: f64 = (0..FEATURES).map(|i| row.features[i] * blend(i)).sum();
    1.0 / (1.0 + (-value / 150.0).exp())
}

/// The mean loss over the rows with hands as full as this at the most.
fn loss(weights: &Weights, rows: &[Row], hands: f64) -> f64 {
    let of = |row: &Row| {
        let chance = chance(weights, row).clamp(1e-9, 1.0 - 1e-9);
        -row.target * chance.ln() - (1.0 - row.target) * (1.0 - chance).ln()
    };
    let losses: Vec<f64> = rows.iter().filter(|row| row.hands <= hands).map(of).collect();
    losses.iter().sum::<f64>() / losses.len() as f64
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
                gradient[0][i] += error * feature * share(row, i);
                gradient[1][i] += error * feature * (1.0 - share(row, i));
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
