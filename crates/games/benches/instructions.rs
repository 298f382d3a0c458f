//! Instructions, not seconds: the same on a busy machine as on an idle one. A benchmark fails when it needs more than its
//! limit, which is some 8 % above what was measured when the limit was set. Raising a limit is a decision, to be
//! told in the commit.
//!
//! Needs valgrind and `cargo install gungraun-runner` in the version of Cargo.toml; `cargo bench -p trilith-games`.

#![allow(missing_docs)]

use std::hint::black_box;

use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use trilith_games::common::{Game, Position, Random, perft, playout};
use trilith_games::{six, sixth, twentyseven};

fn limit(instructions: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::default().hard_limits([(EventKind::Ir, instructions)]));
    config
}

fn game<P: Position>(variant: &str) -> Game<P> {
    Game::new(P::start(variant.parse().expect("a variant")))
}

/// Plays a hundred random games; the plies they took.
fn hundred_playouts<P: Position>(game: &Game<P>) -> u32 {
    let mut random = Random::new(27);
    let mut past = Vec::new();
    (0..100)
        .map(|_| playout(game.position().clone(), &mut past, &mut random).plies)
        .sum()
}

#[library_benchmark(config = limit(8_070_000))]
#[bench::start(game("sixth"))]
fn perft_sixth(game: Game<sixth::Position>) {
    assert_eq!(perft(black_box(&game), 4), 318_480);
}

#[library_benchmark(config = limit(3_660_000))]
#[bench::start(game("six"))]
fn perft_six(game: Game<six::Position>) {
    assert_eq!(perft(black_box(&game), 5), 66_684);
}

#[library_benchmark(config = limit(11_490_000))]
#[bench::start(game("27"))]
fn perft_27(game: Game<twentyseven::Position>) {
    assert_eq!(perft(black_box(&game), 6), 503_265);
}

#[library_benchmark(config = limit(3_040_000))]
#[bench::start(game("sixth"))]
fn playouts_sixth(game: Game<sixth::Position>) -> u32 {
    hundred_playouts(black_box(&game))
}

#[library_benchmark(config = limit(6_910_000))]
#[bench::start(game("sixth:kings,milady,armies"))]
fn playouts_sixth_with_everything(game: Game<sixth::Position>) -> u32 {
    hundred_playouts(black_box(&game))
}

#[library_benchmark(config = limit(16_680_000))]
#[bench::start(game("six"))]
fn playouts_six(game: Game<six::Position>) -> u32 {
    hundred_playouts(black_box(&game))
}

#[library_benchmark(config = limit(318_000))]
#[bench::start(game("27"))]
fn playouts_27(game: Game<twentyseven::Position>) -> u32 {
    hundred_playouts(black_box(&game))
}

#[library_benchmark(config = limit(261_000))]
#[bench::start(game("27:expert"))]
fn playouts_27_expert(game: Game<twentyseven::Position>) -> u32 {
    hundred_playouts(black_box(&game))
}

library_benchmark_group!(
    name = rules,
    benchmarks = [
        perft_sixth,
        perft_six,
        perft_27,
        playouts_sixth,
        playouts_sixth_with_everything,
        playouts_six,
        playouts_27,
        playouts_27_expert
    ]
);

main!(library_benchmark_groups = rules);
