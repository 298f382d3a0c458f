//! Proofs in Six that fast games (`trilith bench --games`) showed to be wrong.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use trilith_engine::{Control, Engine, Limits, Report, Settings};
use trilith_games::Game;

fn searched(variant: &str, moves: &str, depth: u32) -> (Game, Report) {
    let mut game = Game::new(variant.parse().expect("a variant"));
    for text in moves.split_whitespace() {
        game.play_text(text).expect("a legal move");
    }
    let settings = Settings {
        limits: Limits {
            depth: Some(depth),
            ..Limits::default()
        },
        lines: 3,
        ..Settings::default()
    };
    let control = Control {
        stop: &AtomicBool::new(false),
        elapsed: &|| Duration::ZERO,
    };
    let report = Engine::new(1).search(&game, &settings, control, &mut |_| {});
    (game, report.expect("a move"))
}

/// A row of fives may not begin on the far end of a line of four, which touches nothing.
#[test]
fn no_attack_is_laid_where_nothing_lies_beside_it() {
    let moves = "0,0 1,-1 2,-1 1,-2 -1,1 1,-3 2,-3 0,-2 2,0";
    for depth in 1..=4 {
        let (game, report) = searched("six:first-edition", moves, depth);
        for line in &report.lines {
            let mut game = game.clone();
            for &m in &line.moves {
                let legal = game.play(m);
                assert!(legal.is_ok(), "depth {depth}: {legal:?} in {line:?}");
            }
        }
    }
}

/// Black can lose at once by a capture of its own tiles, but need not: Red wins in three plies, not in two.
#[test]
fn the_longest_resistance_counts() {
    let moves = "2,-1 0,1 2,-2 3,-3 2,-3 2,-4 3,-1 4,-1 2,0 4,-2 0,-1 1,-1 1,-2 -1,0 0,-2 0,-3 3,-4 4,-5 -1,-2 -2,-2 4,-3 \
                 2,1 1,2 4,-4 2,2 4,0 3,0 1,1 3,1 3,2 1,-4 -1,-3 2,-5 -2,-3 1,-3 3,-5 1,-5 1,-6 -3,-2 -2,-4 1,-5>-1,-4 \
                 4,0>-1,-1 2,2>1,-5 -1,-1>1,-6 1,-5>-2,-1 3,2>-2,-5 2,0>3,2 1,1>-2,-6 0,-2>-2,-7 -2,-6>3,3 1,-4>2,2 \
                 -1,-3>4,0 1,-3>0,2 3,-5>-1,2 3,-1>1,1 4,-1>2,0 4,-3>4,2 4,-4>5,2 3,2>-2,3 4,0>-2,4 3,-4>1,3 -2,4>0,3 \
                 3,0>3,-6 2,-4>-1,1 -2,3>3,2 0,1>2,3 2,-1>4,2 3,-3>5,2 0,2>4,0 0,3>4,1";
    let (_, report) = searched("six:players=4", moves, 2);
    let scores: Vec<String> = report.lines.iter().map(|line| line.score.to_string()).collect();
    assert_eq!(scores, ["win in 3"; 3]);
}
