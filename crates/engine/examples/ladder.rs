//! Measures the levels, each against the one below it, and finds better ones.
//!
//! ```sh
//! cargo run --release -p trilith-engine --example ladder -- sixth 400 2 500000        # measure
//! cargo run --release -p trilith-engine --example ladder -- sixth 400 2 500000 0.78   # fit
//! ```
//!
//! The arguments are the variant, the games of each match, the threads, how many positions full strength looks at, and for a
//! fit the score that each level is to have against the one below. A fit leaves level 1 as it is and goes up: it keeps
//! the depth and lowers the noise as long as that is enough, and looks one ply deeper where it is not.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use trilith_engine::{Control, Engine, Level, Limits, Settings, Sight};
use trilith_games::common::{Outcome, Random, Side};
use trilith_games::{Game, Variant};

/// Below this the judgement is as good as sound, and a level differs only by its depth.
const LEAST_NOISE: i32 = 10;
/// Noise drowns everything here.
const MOST_NOISE: i32 = 4_000;
/// So many random moves open each game.
const OPENING: usize = 2;

struct Ladder {
    variant: Variant,
    games: usize,
    threads: usize,
    full_nodes: u64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [variant, games, threads, full_nodes, target @ ..] = arguments.as_slice() else {
        return Err("usage: ladder VARIANT GAMES THREADS NODES [TARGET]".into());
    };
    let ladder = Ladder {
        variant: variant.parse()?,
        games: games.parse()?,
        threads: threads.parse()?,
        full_nodes: full_nodes.parse()?,
    };
    let kind = ladder.variant.kind();
    let mut sights: Vec<Option<Sight>> = (1..=10)
        .filter_map(Level::new)
        .map(|level| level.sight(kind))
        .collect();
    if let [target] = target {
        let target = target.parse()?;
        for level in 1..9 {
            let (Some(below), Some(now)) = (sights[level - 1], sights[level]) else {
                continue;
            };
            sights[level] = Some(ladder.fit(below, now.overlooked, target));
        }
    }
    for (level, pair) in (2..).zip(sights.windows(2)) {
        let score = ladder.play(pair[1], pair[0]);
        println!("{level:>2} {:>5.1}  {:?}", 100.0 * score, pair[1]);
    }
    Ok(())
}

impl Ladder {
    /// The sight that scores about so much against the one below.
    fn fit(&self, below: Sight, overlooked: u64, target: f64) -> Sight {
        let mut sight = Sight {
            depth: below.depth,
            noise: LEAST_NOISE,
            overlooked,
        };
        while self.tried(sight, below) < target {
            sight.depth += 1;
        }
        let (mut strong, mut weak) = (LEAST_NOISE, MOST_NOISE);
        if sight.depth == below.depth {
            weak = below.noise;
        }
        while f64::from(weak) > 1.1 * f64::from(strong) {
            sight.noise = f64::from(strong * weak).sqrt().round() as i32;
            if sight.noise == strong || sight.noise == weak {
                break;
            }
            if self.tried(sight, below) < target {
                weak = sight.noise;
            } else {
                strong = sight.noise;
            }
        }
        sight
    }

    fn tried(&self, sight: Sight, below: Sight) -> f64 {
        let score = self.play(Some(sight), Some(below));
        eprintln!("{sight:?} {:.1}", 100.0 * score);
        score
    }

    /// What `a` scores against `b`, from 0 to 1, in pairs of games from the same opening.
    fn play(&self, a: Option<Sight>, b: Option<Sight>) -> f64 {
        let (next, halves) = (AtomicUsize::new(0), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let engine = Engine::new(16);
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        halves.fetch_add(self.game(number as u64, a, b, &engine), Ordering::Relaxed);
                    }
                });
            }
        });
        halves.into_inner() as f64 / (2 * self.games) as f64
    }

    /// The half points of `a` in a game; it begins the even ones.
    fn game(&self, number: u64, a: Option<Sight>, b: Option<Sight>, engine: &Engine) -> u64 {
        let mut random = Random::new(number / 2);
        let mut game = Game::new(self.variant);
        for _ in 0..OPENING {
            if let Some(m) = game.random_move(&mut random) {
                let _ = game.play(m);
            }
        }
        engine.clear();
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
            let report = engine.search(&game, &settings, control, &mut |_| {});
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
