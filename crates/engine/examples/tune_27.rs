//! Fits the weights of the evaluation of 27 to exact results.
//!
//! ```text
//! cargo run --release -p trilith-engine --example tune_27 -- 27:advanced 20000 > weights.txt
//! ```
//!
//! Games begin at random and go on with exactly best moves and random ones mixed; every position that the exact solver
//! can settle with few enough nodes is kept with its true margin. One position in ten is set aside. On the others,
//! gradient descent fits `σ(weights · features)` to won, drawn or lost, starting from the weights that fit the margin by
//! least squares and pulled back toward them, since results alone say little about rare features. Prints how well the
//! set-aside positions are foretold, a table of foretold against real results, and the weights as Rust.

use std::env;

use trilith_engine::{Table, tuning_27};
use trilith_games::common::{Position as _, Random};
use trilith_games::twentyseven::{Move, Position, Variant};

const FEATURES: usize = tuning_27::FEATURES;

/// The scale of `Score::chance`: a score of 150 is one unit of the logistic curve.
const SCALE: f64 = 150.0;

/// How many positions the solver may look at for one sample.
const BUDGET: u64 = 8_000;

struct Sample {
    /// The features that are there, with their amounts.
    amounts: Vec<(u16, f64)>,
    margin: f64,
}

impl Sample {
    fn result(&self) -> f64 {
        match self.margin {
            m if m > 0.0 => 1.0,
            m if m < 0.0 => 0.0,
            _ => 0.5,
        }
    }

    fn dot(&self, weights: &[f64]) -> f64 {
        self.amounts
            .iter()
            .map(|&(feature, amount)| amount * weights[usize::from(feature)])
            .sum()
    }
}

fn main() {
    let mut arguments = env::args().skip(1);
    let variant: Variant = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(Variant::Base);
    let count: usize = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(5_000);
    let seed: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1);

    let samples = collect(variant, count, seed);
    let (held, learned): (Vec<_>, Vec<_>) = samples.into_iter().enumerate().partition(|(i, _)| i % 10 == 0);
    let [held, learned] =
        [held, learned].map(|part| part.into_iter().map(|(_, sample)| sample).collect::<Vec<_>>());

    // Margins say more than results, but how many discs ahead make a win likely is for the results to say.
    let margins = fit(&learned, &[0.0; FEATURES], 1e-4, 400, |sample, sum| {
        sum - sample.margin
    });
    let start: Vec<f64> = margins
        .iter()
        .map(|weight| weight * slope(&learned, &margins))
        .collect();
    let weights = fit(&learned, &start, 2e-4, 400, |sample, sum| {
        logistic(sum) - sample.result()
    });

    eprintln!("{variant}: {} learned, {} set aside", learned.len(), held.len());
    eprintln!(
        "loss: nothing {:.4}, margin {:.4}, fitted {:.4}",
        loss(&held, &[0.0; FEATURES]),
        loss(&held, &start),
        loss(&held, &weights)
    );
    calibration(&held, &weights);
    print(variant, &weights);
}

/// Plays games and keeps what can be solved.
fn collect(variant: Variant, count: usize, seed: u64) -> Vec<Sample> {
    let mut random = Random::new(seed);
    let table = Table::new(64);
    let mut samples = Vec::new();
    while samples.len() < count {
        let mut position = Position::start(variant);
        for _ in 0..7 + random.below(4) {
            if let Some(m) = position.random_move(&mut random) {
                position.play_unchecked(m);
            }
        }
        let mut solved = 0;
        // Late positions are many and easy; a few of each game are enough.
        while position.outcome().is_none() && solved < 5 {
            let margin = tuning_27::solve(&position, &table, BUDGET);
            if let Some(margin) = margin
                && !position.is_forced_pass()
            {
                let amounts = tuning_27::features(&position);
                let present = (0..).zip(amounts).filter(|&(_, amount)| amount != 0);
                let amounts = present
                    .map(|(feature, amount)| (feature, f64::from(amount)))
                    .collect();
                samples.push(Sample {
                    amounts,
                    margin: f64::from(margin),
                });
                solved += 1;
            }
            let Some(m) = choose(&position, margin, &table, &mut random) else {
                break;
            };
            position.play_unchecked(m);
        }
    }
    samples
}

/// Half of the time a best move, if the position's margin is known, else any.
fn choose(position: &Position, margin: Option<i32>, table: &Table, random: &mut Random) -> Option<Move> {
    let keeps = |m: &Move| {
        let mut next = position.clone();
        next.play_unchecked(*m);
        tuning_27::solve(&next, table, BUDGET / 4).map(|value| -value) == margin
    };
    let any = position.random_move(random)?;
    if random.below(2) == 0 || margin.is_none() {
        return Some(any);
    }
    position.legal_moves().into_iter().find(keeps).or(Some(any))
}

/// Adam over all samples, `rounds` times. `error` is the derivative of the loss by the weighted sum.
fn fit(
    samples: &[Sample],
    start: &[f64],
    pull: f64,
    rounds: i32,
    error: impl Fn(&Sample, f64) -> f64,
) -> Vec<f64> {
    let mut weights = start.to_vec();
    let mut momentum = vec![(0.0, 0.0); FEATURES];
    for round in 1..=rounds {
        let rate = 0.05 * (1.0 - f64::from(round) / f64::from(rounds + 1));
        let mut gradient: Vec<f64> = weights
            .iter()
            .zip(start)
            .map(|(weight, start)| pull * (weight - start))
            .collect();
        for sample in samples {
            let error = error(sample, sample.dot(&weights)) / samples.len() as f64;
            for &(feature, amount) in &sample.amounts {
                gradient[usize::from(feature)] += error * amount;
            }
        }
        for ((weight, (first, second)), gradient) in weights.iter_mut().zip(&mut momentum).zip(gradient) {
            *first = 0.9 * *first + 0.1 * gradient;
            *second = 0.99 * *second + 0.01 * gradient * gradient;
            let (first, second) = (
                *first / (1.0 - 0.9_f64.powi(round)),
                *second / (1.0 - 0.99_f64.powi(round)),
            );
            *weight -= rate * first / (second.sqrt() + 1e-9);
        }
    }
    weights
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The factor that makes foretold margins the best foretold results.
fn slope(samples: &[Sample], weights: &[f64]) -> f64 {
    let scaled = |factor: f64| weights.iter().map(|weight| weight * factor).collect::<Vec<_>>();
    let factors = (1..100).map(|i| f64::from(i) * 0.02);
    let losses = factors.map(|factor| (loss(samples, &scaled(factor)), factor));
    losses
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map_or(1.0, |(_, factor)| factor)
}

/// The mean cross-entropy of results foretold by the weights.
fn loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let one = |sample: &Sample| {
        let chance = logistic(sample.dot(weights)).clamp(1e-6, 1.0 - 1e-6);
        -sample.result() * chance.ln() - (1.0 - sample.result()) * (1.0 - chance).ln()
    };
    samples.iter().map(one).sum::<f64>() / samples.len() as f64
}

fn calibration(samples: &[Sample], weights: &[f64]) {
    eprintln!("foretold  real  positions");
    for tenth in 0..10 {
        let chances = samples
            .iter()
            .map(|sample| (logistic(sample.dot(weights)), sample.result()));
        let bin: Vec<(f64, f64)> = chances
            .filter(|&(chance, _)| (chance * 10.0) as usize == tenth)
            .collect();
        let mean = |part: fn(&(f64, f64)) -> f64| bin.iter().map(part).sum::<f64>() / bin.len() as f64;
        eprintln!(
            "{:8.2} {:5.2} {:10}",
            mean(|pair| pair.0),
            mean(|pair| pair.1),
            bin.len()
        );
    }
}

fn print(variant: Variant, weights: &[f64]) {
    let name = format!("{variant:?}").to_uppercase();
    println!("#[rustfmt::skip]\npub(super) const {name}: [i16; FEATURES] = [");
    for row in weights.chunks(9) {
        let row: Vec<String> = row
            .iter()
            .map(|weight| format!("{:.0}", weight * SCALE))
            .collect();
        println!("    {},", row.join(", "));
    }
    println!("];");
}
