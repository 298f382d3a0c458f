//! Play on the whole screen.

mod app;
mod input;
mod paint;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::desk::Desk;
use app::App;

/// How often to look whether a signal asked us to stop. Keys do not wait for it.
const LOOK: Duration = Duration::from_millis(250);
/// How often to look whether the computer has moved, while it thinks.
const LOOK_AT_COMPUTER: Duration = Duration::from_millis(30);

/// Plays until somebody quits. Whatever happens, the terminal is given back as it was.
pub(super) fn run(desk: &mut Desk, color: bool) -> anyhow::Result<()> {
    let stop = stop_flag()?;
    // This also lets a panic restore the terminal before it speaks.
    let mut terminal = ratatui::try_init()?;
    let played = play(&mut terminal, &mut App::new(desk, color), &stop);
    let restored = ratatui::try_restore();
    played?;
    Ok(restored?)
}

fn play(terminal: &mut ratatui::DefaultTerminal, app: &mut App<'_>, stop: &AtomicBool) -> io::Result<()> {
    while !app.has_quit() && !stop.load(Ordering::Relaxed) {
        terminal.draw(|frame| paint::paint(app, frame))?;
        loop {
            if event::poll(if app.is_thinking() { LOOK_AT_COMPUTER } else { LOOK })? {
                break;
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            if app.hear() {
                terminal.draw(|frame| paint::paint(app, frame))?;
            }
        }
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
            // Anything else, a new size above all, only needs the screen to be painted again.
            _ => {}
        }
    }
    Ok(())
}

/// A flag that is set when the process is asked to end, so that the terminal can be restored first.
///
/// A terminal that was closed under the game can keep the reading of keys from ever coming back. So whoever does not
/// look at the flag in time is ended all the same; `--save` has kept every move.
#[cfg(unix)]
fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let stop = Arc::new(AtomicBool::new(false));
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    let flag = Arc::clone(&stop);
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            flag.store(true, Ordering::Relaxed);
            std::thread::sleep(4 * LOOK);
            ratatui::restore();
            std::process::exit(128 + signal);
        }
    });
    Ok(stop)
}

#[cfg(not(unix))]
fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}
