//! Speed on one thread: random playouts, perft, and the engine's search. Each measurement is cut into slices and the
//! fastest slice counts: on a shared machine that is the one that was disturbed least.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::ensure;
use serde_json::json;
use trilith_engine::{Control, Engine, Limits, Report, Settings};
use trilith_games::common::{self, Position, Random, playout};
use trilith_games::{Game, Variant};

use super::positions::after_random_moves;
use crate::cli::BenchOptions;

/// What is measured without being asked for anything else.
const SELECTION: &[&str] = &[
    "sixth",
    "sixth:kings",
    "sixth:milady=c1",
    "sixth:hunchbacks",
    "sixth:giants",
    "sixth:armies",
    "sixth:kings,milady,armies",
    "six",
    "six:first-edition",
    "six:players=4",
    "27",
    "27:advanced",
    "27:expert",
];

const SLICES: u32 = 5;

/// The signature is one deterministic number over all games: for each variant of the selection the plies of some playouts,
/// and the nodes of a search to some depth after a few random moves. Whatever changes the rules or the search changes it.
const SIGNATURE_PLAYOUTS: u32 = 200;
const SIGNATURE_SEED: u64 = 27;
const SIGNATURE_OPENING: usize = 6;
const SIGNATURE_DEPTH: u32 = 4;

/// A position of round two, from a game of the engine against itself: there a search of Six is slower than after the opening.
const ROUND_TWO: &str = "7brb/7rbr/4brrrrb/3rbbbr/1rbrrrbr/1rbbbb1r/rbbbbbrb/2rrrb@-1,-4 0 0 2";

/// What the engine remembers positions in while it is measured.
const HASH: usize = 16;

/// What was measured of one variant, per second but for the last.
struct Measured {
    playouts: f64,
    plies: f64,
    leaves: f64,
    nodes: f64,
    plies_per_playout: f64,
}

pub(super) fn run(options: &BenchOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let BenchOptions {
        variants,
        seconds,
        json,
        ..
    } = options;
    let (seconds, json) = (*seconds, *json);
    let selection: Vec<Variant> = SELECTION
        .iter()
        .map(|text| text.parse())
        .collect::<Result<_, _>>()?;
    let variants = if variants.is_empty() { &selection } else { variants };
    let mut measured = BTreeMap::new();
    if !json {
        let head = [
            "variant",
            "playouts/s",
            "plies/s",
            "plies",
            "perft leaves/s",
            "nodes/s",
        ];
        let [variant, playouts, plies, length, leaves, nodes] = head;
        writeln!(
            out,
            "{variant:<28} {playouts:>12} {plies:>12} {length:>7} {leaves:>15} {nodes:>12}"
        )?;
    }
    for &variant in variants {
        let result = match Game::new(variant) {
            Game::Sixth(game) => measure(&game, seconds),
            Game::Six(game) => measure(&game, seconds),
            Game::TwentySeven(game) => measure(&game, seconds),
        }?;
        let result = Measured {
            nodes: search_speed(&opening(variant)?, seconds),
            ..result
        };
        if json {
            measured.insert(variant.to_string(), result);
        } else {
            let Measured {
                playouts,
                plies,
                leaves,
                nodes,
                plies_per_playout,
            } = result;
            let name = variant.to_string();
            writeln!(
                out,
                "{name:<28} {playouts:>12.0} {plies:>12.0} {plies_per_playout:>7.1} {leaves:>15.0} {nodes:>12.0}"
            )?;
            out.flush()?;
        }
    }
    let six: Variant = "six".parse()?;
    let round_two = if variants.contains(&six) {
        Some(search_speed(&Game::from_position(six, ROUND_TWO)?, seconds))
    } else {
        None
    };
    let mut signature = 0;
    for &variant in &selection {
        signature += match Game::new(variant) {
            Game::Sixth(game) => plies(game.position(), SIGNATURE_PLAYOUTS),
            Game::Six(game) => plies(game.position(), SIGNATURE_PLAYOUTS),
            Game::TwentySeven(game) => plies(game.position(), SIGNATURE_PLAYOUTS),
        };
        let limits = Limits {
            depth: Some(SIGNATURE_DEPTH),
            ..Limits::default()
        };
        signature += searched(&opening(variant)?, limits, &|| Duration::ZERO);
    }
    if json {
        let by_variant = |value: fn(&Measured) -> f64| -> BTreeMap<&String, u64> {
            measured
                .iter()
                .map(|(name, result)| (name, value(result) as u64))
                .collect()
        };
        let answer = json!({
            "playouts_per_s": by_variant(|result| result.playouts),
            "plies_per_s": by_variant(|result| result.plies),
            "perft_leaves_per_s": by_variant(|result| result.leaves),
            "nodes_per_s": by_variant(|result| result.nodes),
            "nodes_per_s_in_round_two": round_two.map(|nodes| nodes as u64),
            "signature": signature,
        });
        writeln!(out, "{answer}")?;
    } else {
        if let Some(nodes) = round_two {
            writeln!(out, "\nsix in round two {nodes:.0} nodes/s")?;
        }
        writeln!(out, "\nsignature {signature}")?;
    }
    Ok(())
}

fn measure<P: Position>(game: &common::Game<P>, seconds: f64) -> anyhow::Result<Measured> {
    let slice = Duration::from_secs_f64(seconds / f64::from(SLICES));

    let mut random = Random::new(SIGNATURE_SEED);
    let mut past = Vec::new();
    let (mut best, mut all_playouts, mut all_plies) = ([0.0; 2], 0u64, 0u64);
    for _ in 0..SLICES {
        let (mut playouts, mut plies) = (0u64, 0u64);
        let begun = Instant::now();
        while begun.elapsed() < slice {
            // A look at the clock costs as much as a short playout, so there is one for many.
            for _ in 0..64 {
                plies += u64::from(playout(game.position().clone(), &mut past, &mut random).plies);
            }
            playouts += 64;
        }
        let time = begun.elapsed().as_secs_f64();
        if playouts as f64 / time > best[0] {
            best = [playouts as f64 / time, plies as f64 / time];
        }
        all_playouts += playouts;
        all_plies += plies;
    }

    // The first depth that takes long enough to be timed, and then that depth again and again.
    let mut depth = 1;
    let mut leaves;
    let mut time;
    loop {
        let begun = Instant::now();
        leaves = common::perft(game, depth);
        time = begun.elapsed();
        if time >= slice / 20 {
            break;
        }
        depth += 1;
    }
    for _ in 1..SLICES {
        let begun = Instant::now();
        ensure!(
            black_box(common::perft(game, depth)) == leaves,
            "perft is not the same twice"
        );
        time = time.min(begun.elapsed());
    }
    Ok(Measured {
        playouts: best[0],
        plies: best[1],
        leaves: leaves as f64 / time.as_secs_f64(),
        nodes: 0.0,
        plies_per_playout: all_plies as f64 / all_playouts as f64,
    })
}

/// A game of the variant after a few random moves.
fn opening(variant: Variant) -> anyhow::Result<Game> {
    after_random_moves(variant, SIGNATURE_OPENING, SIGNATURE_SEED)
}

/// How many positions a search on one thread looks at.
fn searched(game: &Game, limits: Limits, elapsed: &(dyn Fn() -> Duration + Sync)) -> u64 {
    let stop = AtomicBool::new(false);
    let control = Control { stop: &stop, elapsed };
    let settings = Settings {
        limits,
        ..Settings::default()
    };
    let report = Engine::new(HASH).search(game, &settings, control, &mut |_| {});
    report.map_or(0, |report| report.nodes)
}

/// Positions a second, by the last depth that was finished in time.
fn search_speed(game: &Game, seconds: f64) -> f64 {
    let mut best: f64 = 0.0;
    let engine = Engine::new(HASH);
    for _ in 0..SLICES {
        engine.clear();
        let begun = Instant::now();
        let stop = AtomicBool::new(false);
        let elapsed = || begun.elapsed();
        // A depth limit keeps 27 from solving instead of searching.
        let limits = Limits {
            depth: Some(90),
            hard: Some(Duration::from_secs_f64(seconds / f64::from(SLICES))),
            ..Limits::default()
        };
        let settings = Settings {
            limits,
            ..Settings::default()
        };
        let control = Control {
            stop: &stop,
            elapsed: &elapsed,
        };
        let mut speed = 0.0;
        let mut told = |report: &Report| speed = report.nodes as f64 / begun.elapsed().as_secs_f64();
        engine.search(game, &settings, control, &mut told);
        best = best.max(speed);
    }
    best
}

fn plies<P: Position>(start: &P, playouts: u32) -> u64 {
    let mut random = Random::new(SIGNATURE_SEED);
    let mut past = Vec::new();
    (0..playouts)
        .map(|_| u64::from(playout(start.clone(), &mut past, &mut random).plies))
        .sum()
}
