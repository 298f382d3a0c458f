//! Turns the games of `selfplay_sixth` into what `training/sixth/train.py` learns from.
//!
//! `samples_sixth OUT < GAMES`. Each record is the two views of a position (96 little-endian words each), the score that the
//! search gave it, and how the game ended for the side to move.

use std::fs::File;
use std::io::{BufRead, BufWriter, Write};

use trilith_engine::training::sixth_sample;
use trilith_games::Game;
use trilith_games::common::{Position as _, Side};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let path = std::env::args().nth(1).ok_or("samples_sixth OUT < GAMES")?;
    let count = convert(std::io::stdin().lock(), BufWriter::new(File::create(path)?))?;
    println!("{count} positions");
    Ok(())
}

/// Writes the positions of all games; how many there were.
fn convert(games: impl BufRead, mut out: impl Write) -> Result<u64, Failure> {
    let mut count = 0;
    for line in games.lines() {
        let line = line?;
        let mut words = line.split(' ');
        let (Some(variant), Some(result)) = (words.next(), words.next()) else {
            return Err(format!("no game: {line}").into());
        };
        let winner = match result {
            "silver" => Some(Side::First),
            "brown" => Some(Side::Second),
            "draw" => None,
            _ => return Err(format!("no result: {result}").into()),
        };
        let mut game = Game::new(variant.parse()?);
        for word in words {
            let (m, score) = match word.split_once('=') {
                Some((m, score)) => (m, Some(score.parse::<i32>()?)),
                None => (word, None),
            };
            let Game::Sixth(now) = &game else {
                return Err(format!("no game of SIXTH!: {variant}").into());
            };
            if let Some(score) = score
                && let Some(views) = sixth_sample(now.position())
            {
                let side = now.position().side();
                let result: i8 = winner.map_or(0, |winner| if winner == side { 1 } else { -1 });
                for feature in views.iter().flatten() {
                    out.write_all(&feature.to_le_bytes())?;
                }
                out.write_all(&(score.clamp(-3000, 3000) as i16).to_le_bytes())?;
                out.write_all(&[result as u8, 0])?;
                count += 1;
            }
            game.play_text(m)?;
        }
    }
    out.flush()?;
    Ok(count)
}
