//! What a pair of games begins with.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use trilith_engine::{Control, Engine, Limits, Settings};
use trilith_games::common::Random;
use trilith_games::{Game, Variant};

/// How many openings are drawn before one is taken as it is.
const DRAWS: usize = 100;
/// How many positions full strength looks at to tell how even an opening is, and the mebibytes it remembers them in.
const POSITIONS: u64 = 50_000;
const MEBIBYTES: usize = 4;
/// How far from one half a side's chances may be in an even opening.
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
                if let Some(m) = game.random_move(&mut random) {
                    // A move that the rules offer is legal.
                    let _ = game.play(m);
                }
            }
            if game.outcome().is_some() {
                continue;
            }
            if !self.are_even {
                return game;
            }
            let off = unevenness(&game, stop);
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

/// How far the chances of the side to move are from one half, as full strength sees them. The same position gives the same
/// answer.
fn unevenness(game: &Game, stop: &AtomicBool) -> f64 {
    let settings = Settings {
        limits: Limits {
            nodes: Some(POSITIONS),
            ..Limits::default()
        },
        ..Settings::default()
    };
    let control = Control {
        stop,
        elapsed: &|| Duration::ZERO,
    };
    let report = Engine::new(MEBIBYTES).search(game, &settings, control, &mut |_| {});
    let line = report.as_ref().and_then(|report| report.lines.first());
    line.map_or(f64::INFINITY, |line| (line.score.chance() - 0.5).abs())
}

#[cfg(test)]
mod tests {
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

    /// In 27 it is known: most games are lost for one side after four random plies, and an even one is a draw.
    #[test]
    fn an_even_opening_of_27_is_a_draw() {
        let is_draw = |are_even, seed| unevenness(&draw("27", are_even, seed), &NEVER) == 0.0;
        assert!((0..20).all(|seed| is_draw(true, seed)));
        assert!((0..20).any(|seed| !is_draw(false, seed)));
    }

    /// A fixed army of one pawn is always far behind: what is taken is less so than most.
    #[test]
    fn the_most_even_opening_is_taken_where_none_is_even() {
        let variant = "sixth:armies,silver=12p,brown=1p";
        let [any, even] = [false, true].map(|are_even| unevenness(&draw(variant, are_even, 1), &NEVER));
        assert!(UNEVEN < even && even < any, "{even} {any}");
    }
}
