//! Measures the levels, each against the one below it, and finds better ones.
//!
//! ```sh
//! cargo run --release -p trilith-engine --example ladder -- sixth 400 2 500000 7        # measure
//! cargo run --release -p trilith-engine --example ladder -- sixth 400 2 500000 7 fit 0.78
//! cargo run --release -p trilith-engine --example ladder -- sixth 400 2 500000 7 5,53,0 60000,10,0 full
//! ```
//!
//! The arguments are the variant, the games of each match, the threads, how many positions full strength looks at, and the seed
//! of the openings. What is measured are the levels as they are, or after a fit to the score that each is to have against the
//! one below, or those that follow: depth (above 100: positions), noise, wins overlooked; or `full`. A fit leaves
//! level 1 as it is and goes up as far as levels have a depth: it keeps
//! the depth and lowers the noise as long as that is enough, and looks one ply deeper where it is not. The noise is found in
//! small matches, each with the noise that all matches before it make the most likely one.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use trilith_engine::{Control, Engine, Level, Limits, Settings, Sight};
use trilith_games::common::{Outcome, Random, Side};
use trilith_games::{Game, Variant};

/// Below this the judgement is as good as sound, and a level differs only by its depth.
const LEAST_NOISE: i32 = 10;
/// Noise drowns everything here.
const MOST_NOISE: i32 = 4_000;
/// No level looks deeper; a larger number is one of positions.
const DEEPEST: u32 = 100;
/// So many random moves open each game.
const OPENING: usize = 2;
/// Each seed has so many games of its own; a fit has those of seed 0.
const GAMES_OF_A_SEED: usize = 1_000_000;
/// A fit of the noise takes so many small matches.
const ROUNDS: usize = 6;

struct Ladder {
    variant: Variant,
    games: usize,
    threads: usize,
    full_nodes: u64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [variant, games, threads, full_nodes, seed, rest @ ..] = arguments.as_slice() else {
        return Err("usage: ladder VARIANT GAMES THREADS POSITIONS SEED [fit SCORE | LEVEL...]".into());
    };
    let ladder = Ladder {
        variant: variant.parse()?,
        games: games.parse()?,
        threads: threads.parse()?,
        full_nodes: full_nodes.parse()?,
    };
    let mut sights: Vec<Option<Sight>> = (1..=10)
        .filter_map(Level::new)
        .map(|level| level.sight(ladder.variant))
        .collect();
    match rest {
        [] => {}
        [fit, target] if fit == "fit" => {
            let target = target.parse()?;
            for level in 1..9 {
                if let (Some(below), Some(now)) = (sights[level - 1], sights[level])
                    && let (Some(depth), Some(_)) = (below.depth, now.depth)
                {
                    sights[level] = Some(ladder.fit(below, depth, now.overlooked, target));
                }
            }
        }
        levels => sights = levels.iter().map(|text| sight(text)).collect::<Result<_, _>>()?,
    }
    let first = seed.parse::<usize>()? * GAMES_OF_A_SEED;
    for pair in sights.windows(2) {
        let score = ladder.play(pair[1], pair[0], first..first + ladder.games);
        println!("{:>5.1}  {:?}", 100.0 * score, pair[1]);
    }
    Ok(())
}

/// Depth or positions, noise, wins overlooked; nothing limits `full`.
fn sight(text: &str) -> Result<Option<Sight>, Box<dyn std::error::Error>> {
    if text == "full" {
        return Ok(None);
    }
    let numbers: Vec<u32> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let [first, noise, overlooked] = numbers[..] else {
        return Err(format!("{text}: a level is three numbers").into());
    };
    let (noise, overlooked) = (i32::try_from(noise)?, u64::from(overlooked));
    Ok(Some(if first > DEEPEST {
        Sight::far(first.into(), noise)
    } else {
        Sight::near(first, noise, overlooked)
    }))
}

impl Ladder {
    /// The sight that scores about so much against the one below.
    fn fit(&self, below: Sight, mut depth: u32, overlooked: u64, target: f64) -> Sight {
        let least = depth;
        let mut first = 0;
        let mut tried = |sight: Sight, games: usize| {
            let score = self.play(Some(sight), Some(below), first..first + games);
            first += games;
            eprintln!("{sight:?} {:.1}", 100.0 * score);
            score
        };
        // A little more than the target: what is just enough without any noise leaves no room for the next level.
        let sight = |depth, noise| Sight::near(depth, noise, overlooked);
        while tried(sight(depth, LEAST_NOISE), self.games / 2) < (target + 0.03).min(0.98) {
            depth += 1;
        }
        let most = if depth == least { below.noise } else { MOST_NOISE };
        let bounds = [LEAST_NOISE, most].map(|noise| f64::from(noise).ln());
        // A noise as large as that of the level below is where to look first, one ply deeper; otherwise half of it.
        let mut at = f64::from(below.noise).ln();
        if depth == least {
            at -= std::f64::consts::LN_2;
        }
        let mut tries = Vec::new();
        for _ in 0..ROUNDS {
            at = at.clamp(bounds[0], bounds[1]);
            let noise = at.exp().round();
            let games = (self.games / ROUNDS).next_multiple_of(2);
            let score = tried(sight(depth, noise as i32), games);
            tries.push((noise.ln(), score, games as f64));
            at = likely(&tries, target);
        }
        let noise = at.clamp(bounds[0], bounds[1]).exp().round();
        sight(depth, noise as i32)
    }

    /// What `a` scores against `b`, from 0 to 1, in the games of these numbers: pairs from the same opening.
    fn play(&self, a: Option<Sight>, b: Option<Sight>, numbers: Range<usize>) -> f64 {
        let (next, halves) = (AtomicUsize::new(numbers.start), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let engines = [Engine::new(16), Engine::new(16)];
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= numbers.end {
                            break;
                        }
                        halves.fetch_add(self.game(number as u64, a, b, &engines), Ordering::Relaxed);
                    }
                });
            }
        });
        halves.into_inner() as f64 / (2 * numbers.len()) as f64
    }

    /// The half points of `a` in a game; it begins the even ones.
    fn game(&self, number: u64, a: Option<Sight>, b: Option<Sight>, engines: &[Engine; 2]) -> u64 {
        let mut random = Random::new(number / 2);
        let mut game = Game::new(self.variant);
        for _ in 0..OPENING {
            if let Some(m) = game.random_move(&mut random) {
                let _ = game.play(m);
            }
        }
        engines.iter().for_each(Engine::clear);
        let side_of_a = Side::BOTH[(number % 2) as usize];
        while let Some(seat) = game.to_move() {
            let is_a = seat.side() == side_of_a;
            let sight = if is_a { a } else { b };
            let settings = Settings {
                limits: Limits {
                    nodes: sight.is_none().then_some(self.full_nodes),
                    ..Limits::default()
                },
                level: Level::FULL,
                sight,
                // Each misjudges in its own way.
                seed: 2 * number + u64::from(is_a),
                ..Settings::default()
            };
            let stop = AtomicBool::new(false);
            let control = Control {
                stop: &stop,
                elapsed: &|| Duration::ZERO,
            };
            let report = engines[usize::from(is_a)].search(&game, &settings, control, &mut |_| {});
            let m = report.and_then(|report| report.lines.first()?.moves.first().copied());
            if m.or_else(|| game.random_move(&mut random))
                .is_none_or(|m| game.play(m).is_err())
            {
                break;
            }
        }
        match game.outcome() {
            Some(Outcome::Win(winner)) => 2 * u64::from(winner == side_of_a),
            _ => 1,
        }
    }
}

/// The logarithm of the noise with which a level probably scores the target, given some matches: the logarithm of the noise, the
/// score, and the games. The odds fall with the noise along a straight line, about as fast as usual as long as little is known.
fn likely(tries: &[(f64, f64, f64)], target: f64) -> f64 {
    const USUAL: f64 = -1.0;
    const FAITH: f64 = 20.0;
    let odds = |score: f64| (score / (1.0 - score)).ln();
    // Half a game more for each side, so that a match that was lost or won without exception says something.
    let tries = tries.iter().map(|&(x, score, games)| {
        let score = (score * games + 0.5) / (games + 1.0);
        (x, odds(score), games * score * (1.0 - score))
    });
    let tries: Vec<_> = tries.collect();
    let weight: f64 = tries.iter().map(|(_, _, w)| w).sum();
    let mean = |of: fn(f64, f64) -> f64| tries.iter().map(|&(x, y, w)| w * of(x, y)).sum::<f64>() / weight;
    let (x0, y0) = (mean(|x, _| x), mean(|_, y| y));
    let spread: f64 = tries.iter().map(|(x, _, w)| w * (x - x0).powi(2)).sum();
    let product: f64 = tries.iter().map(|(x, y, w)| w * (x - x0) * (y - y0)).sum();
    let slope = ((product + FAITH * USUAL) / (spread + FAITH)).min(USUAL / 4.0);
    // No step of more than a factor of four.
    x0 + ((odds(target) - y0) / slope).clamp(-1.4, 1.4)
}
