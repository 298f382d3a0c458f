//! Whether a player of recorded games of 27 ever gave something away: every move of theirs is compared with the exact value
//! of the position before it.
//!
//! ```sh
//! trilith match full 'ugi:./other engine' --variant 27 --games 200 --openings 4 --records games.txt
//! cargo run --release -p trilith-engine --example faultless_27 -- games.txt full 4
//! ```
//!
//! The arguments are the records, the player's name, and how many random plies open each game. The exit code is 1 if a
//! move was worth less than another.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use trilith_engine::{Control, Engine, Solution};
use trilith_games::Game;
use trilith_games::common::Side;
use trilith_games::record::read_all;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, player, opening] = arguments.as_slice() else {
        return Err("usage: faultless_27 RECORDS PLAYER PLIES".into());
    };
    let opening: usize = opening.parse()?;
    let engine = Engine::new(256);
    let (mut games, mut moves, mut faults, mut worse, mut lost) = (0, 0, 0, 0, 0);
    for record in read_all(&std::fs::read_to_string(path)?)? {
        let side = if record.tags().get("Black") == Some(player) {
            Side::First
        } else {
            Side::Second
        };
        let sign = if side == Side::First { 1 } else { -1 };
        let whole = record.main_line();
        let mut game = Game::new(record.variant());
        games += 1;
        let mut before = None;
        for (ply, m) in whole.moves().into_iter().enumerate() {
            if ply >= opening && game.to_move().is_some_and(|seat| seat.side() == side) {
                let solution = solved(&engine, &game);
                let value = solution.value.ok_or("a position was not solved")?;
                before.get_or_insert(sign * value);
                moves += 1;
                if solution.best().all(|best| best != m) {
                    faults += 1;
                    eprintln!("{m} gives away something after {:?}", game.moves());
                }
            }
            game.play(m)?;
        }
        let result = record.result().map_or(0, |outcome| match outcome.winner() {
            None => 0,
            Some(winner) if winner == side => 1,
            Some(_) => -1,
        });
        let promised = before.unwrap_or(0).signum();
        worse += usize::from(promised < 0);
        lost += usize::from(result < promised);
    }
    println!("{games} games, {moves} moves of {player}: {faults} gave something away");
    println!(
        "{worse} openings were lost in theory; in {lost} games the result was worse than theory promised"
    );
    if faults + lost > 0 {
        return Err("not faultless".into());
    }
    Ok(())
}

/// The value of a position and of each move.
fn solved(engine: &Engine, game: &Game) -> Solution {
    let stop = AtomicBool::new(false);
    let control = Control {
        stop: &stop,
        elapsed: &|| Duration::ZERO,
    };
    engine.solve(game, 1, None, control, &mut |_| {})
}
