//! Whether what is said to be proven is so.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use trilith_engine::{Control, Engine, Limits, Settings};
use trilith_games::Game;
use trilith_games::common::{Outcome, Random, Side};

use crate::commands::engine::claim::Claim;

/// So many of the loser's moves are tried at each turn.
const REPLIES: usize = 10;
/// What the winner may look at to find a proof again, at first and at last.
const NODES: [u64; 3] = [20_000, 600_000, 10_000_000];
/// A win that takes so many more plies than was said is none.
const PATIENCE: usize = 80;

/// Whether this side wins within so many plies, by the rules alone. All of its own moves are tried, and some of the
/// other's, so that the answer no is certain.
pub(super) fn is_forced(game: &mut Game, winner: Side, plies: usize, random: &mut Random) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome == Outcome::Win(winner);
    }
    if plies == 0 {
        return false;
    }
    let is_winners = game.to_move().is_some_and(|seat| seat.side() == winner);
    let mut moves = game.legal_moves();
    if !is_winners {
        for i in 0..moves.len().min(REPLIES) {
            let other = i + random.below(moves.len() - i);
            moves.swap(i, other);
        }
        moves.truncate(REPLIES);
    }
    let mut wins = |m| {
        if game.play(m).is_err() {
            return false;
        }
        let wins = is_forced(game, winner, plies - 1, random);
        game.undo();
        wins
    };
    if is_winners {
        moves.into_iter().any(wins)
    } else {
        moves.into_iter().all(&mut wins)
    }
}

/// How a proven win went on.
pub(super) enum Followed {
    /// It was won within the plies that were said.
    InTime,
    /// It was won, and took longer; only where the plies are no bound.
    Late,
    /// The engine did not find a proof again, or none that is as short, with the nodes it had.
    NotFoundAgain,
}

/// Plays a game on in which this side is proven to win within so many plies: the winner at full strength, the loser by
/// chance or as long as it can. If the plies are a bound, the winner plays moves alone that are proven to win in time.
pub(super) fn carry_out(
    mut game: Game,
    winner: Side,
    plies: usize,
    is_bound: bool,
    random: &mut Random,
) -> Result<Followed, String> {
    let engine = Engine::new(4);
    let resists = random.below(2) == 0;
    let deadline = game.ply() + plies;
    while game.outcome().is_none() {
        if game.ply() > deadline + PATIENCE {
            return Err(format!(
                "a win within {plies} plies is not won after {PATIENCE} more: {}",
                played(&game)
            ));
        }
        let Some(side) = game.to_move().map(|seat| seat.side()) else {
            break;
        };
        if side != winner && !resists {
            if let Some(m) = game.random_move(random) {
                game.play(m).map_err(|error| error.to_string())?;
            }
            continue;
        }
        let mut chosen = None;
        for nodes in NODES {
            let settings = Settings {
                limits: Limits {
                    nodes: Some(nodes),
                    ..Limits::default()
                },
                ..Settings::default()
            };
            let control = Control {
                stop: &AtomicBool::new(false),
                elapsed: &|| Duration::ZERO,
            };
            let report = engine
                .search(&game, &settings, control, &mut |_| {})
                .ok_or("there is no move in a game that goes on")?;
            let line = &report.lines[0];
            let claim = Claim::of(line.score, side);
            if claim.is_some_and(|claim| claim.outcome != Outcome::Win(winner)) {
                return Err(format!(
                    "carrying out a win within {plies} plies: {} after {}",
                    line.score,
                    played(&game)
                ));
            }
            let is_in_time = |claim: Claim| !is_bound || game.ply() + claim.plies as usize <= deadline;
            if side != winner || claim.is_some_and(is_in_time) {
                chosen = Some(line.moves[0]);
                break;
            }
        }
        let Some(m) = chosen else {
            return Ok(Followed::NotFoundAgain);
        };
        game.play(m).map_err(|error| error.to_string())?;
    }
    if game.outcome() != Some(Outcome::Win(winner)) {
        return Err(format!(
            "a win within {plies} plies ended {}: {}",
            game.result(),
            played(&game)
        ));
    }
    Ok(if game.ply() <= deadline {
        Followed::InTime
    } else {
        Followed::Late
    })
}

fn played(game: &Game) -> String {
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    moves.join(" ")
}
