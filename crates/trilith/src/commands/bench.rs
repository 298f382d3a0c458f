//! Speed on one thread. Each measurement is cut into slices and the fastest slice counts: on a shared machine that is
//! the one that was disturbed least.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::ensure;
use serde_json::json;
use trilith_games::common::{self, Position, Random, playout};
use trilith_games::{Game, Variant};

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

/// One deterministic number over all games: the plies of these playouts of each variant of the selection.
const SIGNATURE_PLAYOUTS: u32 = 200;
const SIGNATURE_SEED: u64 = 27;

/// What was measured of one variant, per second but for the last.
struct Measured {
    playouts: f64,
    plies: f64,
    leaves: f64,
    plies_per_playout: f64,
}

pub(crate) fn run(
    variants: &[Variant],
    seconds: f64,
    json: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let selection: Vec<Variant> = SELECTION
        .iter()
        .map(|text| text.parse())
        .collect::<Result<_, _>>()?;
    let variants = if variants.is_empty() { &selection } else { variants };
    let mut measured = BTreeMap::new();
    if !json {
        let head = ["variant", "playouts/s", "plies/s", "plies", "perft leaves/s"];
        writeln!(
            out,
            "{:<28} {:>12} {:>12} {:>7} {:>15}",
            head[0], head[1], head[2], head[3], head[4]
        )?;
    }
    for &variant in variants {
        let result = match Game::new(variant) {
            Game::Sixth(game) => measure(&game, seconds),
            Game::Six(game) => measure(&game, seconds),
            Game::TwentySeven(game) => measure(&game, seconds),
        }?;
        if json {
            measured.insert(variant.to_string(), result);
        } else {
            let Measured {
                playouts,
                plies,
                leaves,
                plies_per_playout,
            } = result;
            let name = variant.to_string();
            writeln!(
                out,
                "{name:<28} {playouts:>12.0} {plies:>12.0} {plies_per_playout:>7.1} {leaves:>15.0}"
            )?;
            out.flush()?;
        }
    }
    let signature: u64 = selection
        .iter()
        .map(|&variant| match Game::new(variant) {
            Game::Sixth(game) => plies(game.position(), SIGNATURE_PLAYOUTS),
            Game::Six(game) => plies(game.position(), SIGNATURE_PLAYOUTS),
            Game::TwentySeven(game) => plies(game.position(), SIGNATURE_PLAYOUTS),
        })
        .sum();
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
            "nodes_per_s": {},
            "signature": signature,
        });
        writeln!(out, "{answer}")?;
    } else {
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

    // The first depth that fills a slice, and then that depth again and again.
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
        plies_per_playout: all_plies as f64 / all_playouts as f64,
    })
}

fn plies<P: Position>(start: &P, playouts: u32) -> u64 {
    let mut random = Random::new(SIGNATURE_SEED);
    let mut past = Vec::new();
    (0..playouts)
        .map(|_| u64::from(playout(start.clone(), &mut past, &mut random).plies))
        .sum()
}
