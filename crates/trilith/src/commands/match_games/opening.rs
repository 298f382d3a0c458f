//! What a pair of games begins with.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use trilith_engine::{Control, Engine, Limits, Settings};
use trilith_games::common::{Outcome, Random, Side};
use trilith_games::{Game, Variant};

/// How many openings are drawn before one is taken as it is.
const DRAWS: usize = 100;
/// So many quick games of full strength against itself tell how even an opening is.
const GAMES: u32 = 20;
/// How many positions it looks at before each of their moves, on average, and the mebibytes it remembers them in.
const POSITIONS: u64 = 1_000;
const MEBIBYTES: usize = 4;
/// A quick game is a draw after so many plies.
const LONGEST: usize = 300;
/// How far from one half a side's score may be in an even opening.
const UNEVEN: f64 = 0.1;

/// Random moves from the start.
#[derive(Clone, Copy)]
pub(super) struct Openings {
    pub(super) plies: usize,
    /// Whether openings are left out after which one side is likely to win, whoever plays it.
    pub(super) are_even: bool,
}

impl Openings {
    /// The opening that belongs to a seed. One that ends the game is drawn again, and so is one that is not even, if that is
    /// asked for; where none is found, it is the most even of many.
    pub(super) fn draw(self, variant: Variant, seed: u64, stop: &AtomicBool) -> Game {
        let mut random = Random::new(seed);
        let mut best = Game::new(variant);
        let mut least = f64::INFINITY;
        for _ in 0..DRAWS {
            let mut game = Game::new(variant);
            for _ in 0..self.plies {
                let Some(m) = game.random_move(&mut random) else {
                    break;
                };
                // A move that the rules offer is legal.
                let _ = game.play(m);
            }
            if game.outcome().is_some() {
                continue;
            }
            if !self.are_even {
                return game;
            }
            let off = unevenness(&game, &mut random, stop);
            if off < least {
                (best, least) = (game, off);
            }
            if least <= UNEVEN {
                break;
            }
        }
        best
    }
}

/// How far the first side's score in quick games is from one half. They end as soon as it is certain to be too far.
fn unevenness(opening: &Game, random: &mut Random, stop: &AtomicBool) -> f64 {
    let engine = Engine::new(MEBIBYTES);
    let (mut score, mut off) = (0.0, f64::INFINITY);
    for played in 1..=GAMES {
        score += match quick_game(opening.clone(), &engine, random, stop) {
            Outcome::Win(Side::First) => 0.5,
            Outcome::Win(Side::Second) => -0.5,
            Outcome::Draw => 0.0,
        };
        off = f64::abs(score) / f64::from(played);
        let left = 0.5 * f64::from(GAMES - played);
        if f64::abs(score) - left > UNEVEN * f64::from(GAMES) {
            break;
        }
    }
    off
}

/// Plays on to the end, and each time otherwise: it depends on chance how far ahead a move is thought out.
fn quick_game(mut game: Game, engine: &Engine, random: &mut Random, stop: &AtomicBool) -> Outcome {
    let control = Control {
        stop,
        elapsed: &|| Duration::ZERO,
    };
    for _ in 0..LONGEST {
        let settings = Settings {
            limits: Limits {
                nodes: Some(POSITIONS / 2 + random.below(POSITIONS as usize) as u64),
                ..Limits::default()
            },
            ..Settings::default()
        };
        let report = engine.search(&game, &settings, control, &mut |_| {});
        // There is a line as long as the game goes on, and its moves are legal.
        let m = report.and_then(|report| report.lines.first()?.moves.first().copied());
        if stop.load(Ordering::Relaxed) || m.is_none_or(|m| game.play(m).is_err()) {
            break;
        }
    }
    game.outcome().unwrap_or(Outcome::Draw)
}

#[cfg(test)]
mod tests {
    use trilith_engine::Score;

    use super::*;

    static NEVER: AtomicBool = AtomicBool::new(false);

    fn draw(variant: &str, are_even: bool, seed: u64) -> Game {
        let openings = Openings { plies: 4, are_even };
        openings.draw(variant.parse().expect("a variant"), seed, &NEVER)
    }

    #[test]
    fn a_pair_has_one_opening_and_the_next_another() {
        for are_even in [false, true] {
            assert_eq!(draw("sixth", are_even, 1), draw("sixth", are_even, 1));
            assert_ne!(draw("sixth", are_even, 1), draw("sixth", are_even, 2));
            assert_eq!(draw("sixth", are_even, 1).ply(), 4);
        }
    }

    /// In 27 it is known which openings are draws: hardly half of them, but most of the even ones.
    #[test]
    fn what_is_taken_for_even_mostly_is() {
        let draws = |are_even| {
            let is_draw = |&seed: &u64| {
                let settings = Settings {
                    limits: Limits {
                        nodes: Some(100_000),
                        ..Limits::default()
                    },
                    ..Settings::default()
                };
                let control = Control {
                    stop: &NEVER,
                    elapsed: &|| Duration::ZERO,
                };
                let report =
                    Engine::new(1).search(&draw("27", are_even, seed), &settings, control, &mut |_| {});
                matches!(report.expect("a line").lines[0].score, Score::Draw(_))
            };
            (0..20).filter(is_draw).count()
        };
        let (any, even) = (draws(false), draws(true));
        assert!(even > any && even > 12, "{even} {any}");
    }
}
