//! Finding puzzles: play a game, look at every position of it, and keep the best puzzle, if there is one.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use trilith_engine::Engine;
use trilith_games::common::mix;
use trilith_games::{Game, Kind, Move, Puzzle, Variant};

use super::grade::{Tally, grade};
use super::proof::{FirstLook, Prover, Win};
use super::self_play::{self, Played};
use crate::cli::PuzzleOptions;
use crate::interrupt;
use crate::output::progress;

/// How many positions a first look takes, without being told. In 27 it is the proof, and for each move.
const fn first_look(game: Kind) -> u64 {
    match game {
        Kind::Sixth => 30_000,
        Kind::Six => 5_000,
        Kind::TwentySeven => 50_000,
    }
}

/// Where there is hardly a choice there is no puzzle.
const LEAST_MOVES: usize = 3;

/// What the players remember positions in, in mebibytes.
const HASH: usize = 4;

/// A position that looks like a puzzle.
struct Candidate {
    game: Game,
    line: Vec<Move>,
}

pub(super) fn run(options: &PuzzleOptions, variant: Variant, out: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::flag()?;
    let nodes = options.nodes.unwrap_or(first_look(variant.kind()));
    let players = Engine::new(HASH);
    let prover = Prover::new();
    let mut tally = Tally::default();
    let mut ids = HashSet::new();
    let begun = Instant::now();
    let mut number = 0;
    while tally.total() < options.count && !stop.load(Ordering::Relaxed) {
        let played = self_play::play(&players, variant, options.seed, number);
        let mut candidates = candidates(&prover, &played.game, nodes, &stop);
        // What seems to be the longest comes first; in 27, where a first look does not tell, chance decides.
        candidates.sort_by_key(|candidate| {
            let chance = mix(options.seed ^ mix(number) ^ candidate.game.ply() as u64);
            (Reverse(candidate.line.len()), chance)
        });
        // One puzzle a game, so that no two are alike.
        let puzzle = candidates.iter().find_map(|candidate| {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let win = prover.only(&candidate.game, *candidate.line.first()?)?;
            let puzzle = written(&candidate.game, &win, &played, options.seed, number);
            let has_room = tally.has_room(puzzle.grade, options.count);
            (has_room && ids.insert(puzzle.id.clone())).then_some(puzzle)
        });
        number += 1;
        if let Some(puzzle) = puzzle {
            serde_json::to_writer(&mut *out, &puzzle)?;
            // Whatever ends the program, what has been found is there.
            writeln!(out)?;
            out.flush()?;
            tally.add(puzzle.grade);
        }
        progress(&format!(
            "{} of {} in {number} games ({}), {:.0} s",
            tally.total(),
            options.count,
            tally.told(),
            begun.elapsed().as_secs_f64()
        ));
    }
    progress("");
    Ok(())
}

/// The positions of a game that look like puzzles, the last first.
fn candidates(prover: &Prover, game: &Game, nodes: u64, stop: &AtomicBool) -> Vec<Candidate> {
    let mut game = game.clone();
    let mut candidates = Vec::new();
    while game.undo().is_some() && !stop.load(Ordering::Relaxed) {
        if game.legal_moves().len() < LEAST_MOVES {
            continue;
        }
        match prover.first_look(&game, nodes) {
            FirstLook::Candidate(line) => candidates.push(Candidate {
                game: game.clone(),
                line,
            }),
            FirstLook::NoPuzzle => {}
            FirstLook::OutOfReach => break,
        }
    }
    candidates
}

fn written(game: &Game, win: &Win, played: &Played, seed: u64, number: u64) -> Puzzle {
    let mut won = game.clone();
    for &m in &win.moves {
        // The prover has played them.
        let _ = won.play(m);
    }
    let [first, second] = played.levels.map(|level| level.number());
    let texts = |moves: &[Move]| moves.iter().map(ToString::to_string).collect();
    Puzzle {
        id: Puzzle::id_of(game),
        variant: game.variant().to_string(),
        position: game.position_text(),
        to_move: game.to_move().map_or(0, |seat| seat.0),
        moves: texts(&game.moves()),
        solution: texts(&win.moves),
        wins_in: win.moves.len(),
        margin: (won.score())
            .filter(|_| won.kind() == Kind::TwentySeven)
            .map(|[first, second]| first.abs_diff(second)),
        grade: grade(game.kind(), win),
        nodes: win.nodes,
        origin: format!(
            "self-play, seed {seed}, game {number}, ply {}, level {first} against level {second}",
            game.ply()
        ),
    }
}
