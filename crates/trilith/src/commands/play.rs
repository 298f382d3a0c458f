//! `trilith play`: people at one terminal, or a person and the computer.
//!
//! A [`session::Session`] is the game between them; it knows no files and no terminal. A [`desk::Desk`] adds the files and
//! the [`computer`].
//! On top of it there are two faces: [`plain`] reads and writes lines, [`screen`] takes over the terminal.

mod computer;
mod desk;
mod files;
mod plain;
mod screen;
mod session;
mod typing;

use std::io::{self, IsTerminal as _, Write};
use std::time::{Duration, SystemTime};

use anyhow::Context as _;
use trilith_engine::Level;
use trilith_games::Game;
use trilith_games::common::{Random, Side};

use crate::cli::{Play, PlayedSide};
use computer::Strength;
use desk::Desk;
use session::{Opponent, Session};

pub(crate) fn run(options: Play, out: &mut impl Write) -> anyhow::Result<()> {
    let color = options.color.is_on();
    let plain = options.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal();
    let mut desk = desk(options)?;
    if plain {
        let input = io::stdin();
        let echo = !input.is_terminal();
        return plain::run(&mut desk, input.lock(), out, color, echo);
    }
    screen::run(&mut desk, color)?;
    if desk.is_worth_keeping() {
        write!(out, "{}", desk.session().record())?;
    } else if let Some(path) = desk.kept_in() {
        writeln!(out, "The record is in {}.", path.display())?;
    }
    Ok(())
}

/// The game that the options ask for, with its files.
fn desk(options: Play) -> anyhow::Result<Desk> {
    let mut desk = match (&options.load, options.variant) {
        (Some(path), _) => {
            let record = super::record::read(path)?;
            Desk::loaded(Session::from_record(record), path)
        }
        (None, Some(variant)) => {
            let game = match &options.position {
                Some(text) => Game::from_position(variant, text).context("that position cannot be read")?,
                None => Game::new(variant),
            };
            Desk::new(Session::new(game))
        }
        (None, None) => anyhow::bail!("name a variant, or a record with --load"),
    };
    if let Some(level) = options.level {
        let (opponent, strength) = opponent(level, options.side, options.time);
        desk.play_against(opponent, strength);
    }
    if let Some(path) = options.save {
        desk.keep_in(path)?;
    }
    Ok(desk)
}

/// The computer as the options want it; every game is another one.
fn opponent(level: Level, side: PlayedSide, seconds: f64) -> (Opponent, Strength) {
    let now = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    let mut random = Random::new(now.as_nanos() as u64);
    let side = match side {
        PlayedSide::First => Side::Second,
        PlayedSide::Second => Side::First,
        PlayedSide::Random => Side::BOTH[random.below(2)],
    };
    let name = format!("Trilith, level {}", level.number());
    let time = Duration::from_secs_f64(seconds);
    (
        Opponent { side, name },
        Strength {
            level,
            time,
            seed: random.draw(),
        },
    )
}
