//! The other end of the protocol: a program that speaks it, as a child process.

use std::fmt;
use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use trilith_games::Game;

/// How many lines may wait to be read before the program has to.
const WAITING_LINES: usize = 1000;
/// How often to look whether somebody asked us to stop.
const LOOK: Duration = Duration::from_millis(50);
/// How long a program may take to end after `quit`.
const FAREWELL: Duration = Duration::from_millis(500);

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// The program has ended.
    Ended,
    /// The time is up.
    Late,
    /// We were asked to stop waiting.
    Stopped,
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Silence::Ended => "the program ended",
            Silence::Late => "no answer in time",
            Silence::Stopped => "interrupted",
        })
    }
}

/// A running program that speaks the protocol.
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    /// Starts a program with its arguments.
    pub(crate) fn start(command: &[String]) -> anyhow::Result<Program> {
        let [name, arguments @ ..] = command else {
            anyhow::bail!("there is no command to start");
        };
        let mut command = Command::new(name);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // Ctrl+C is for us alone: we end the program when we have ended the game.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .spawn()
            .with_context(|| format!("{name} cannot be started"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            anyhow::bail!("{name} has no pipes");
        };
        let (sender, lines) = sync_channel(WAITING_LINES);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = super::read_line(&mut output) {
                // What is too long to be read is no answer to anything.
                if sender.send(line.unwrap_or_default()).is_err() {
                    break;
                }
            }
        });
        Ok(Program { child, input, lines })
    }

    /// Sends a line.
    pub(crate) fn send(&mut self, line: &str) -> Result<(), Silence> {
        let line = format!("{line}\n");
        let sent = self
            .input
            .write_all(line.as_bytes())
            .and_then(|()| self.input.flush());
        sent.map_err(|_| Silence::Ended)
    }

    /// The next line.
    pub(crate) fn line(&self, deadline: Instant, stop: &AtomicBool) -> Result<String, Silence> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(LOOK)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended),
                Err(RecvTimeoutError::Timeout) if stop.load(Ordering::Relaxed) => {
                    return Err(Silence::Stopped);
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Silence::Late),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The lines up to and including the first that begins with this word.
    pub(crate) fn until(
        &self,
        word: &str,
        wait: Duration,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, Silence> {
        let deadline = Instant::now() + wait;
        let mut lines = Vec::new();
        loop {
            let line = self.line(deadline, stop)?;
            let is_it = line.split_whitespace().next() == Some(word);
            lines.push(line);
            if is_it {
                return Ok(lines);
            }
        }
    }

    /// Sends a line and waits for the lines up to the first that begins with this word.
    pub(crate) fn ask(
        &mut self,
        line: &str,
        word: &str,
        wait: Duration,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, Silence> {
        self.send(line)?;
        self.until(word, wait, stop)
    }

    /// Waits for the program to end by itself.
    pub(crate) fn ends_within(&mut self, wait: Duration) -> bool {
        let deadline = Instant::now() + wait;
        loop {
            match self.child.try_wait() {
                Ok(Some(_)) => return true,
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(5)),
                Ok(None) | Err(_) => return false,
            }
        }
    }
}

/// A program is asked to end; one that does not is ended.
impl Drop for Program {
    fn drop(&mut self) {
        let asked = self.send("stop").and_then(|()| self.send("quit"));
        if asked.is_err() || !self.ends_within(FAREWELL) {
            // It may have ended in this very moment.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The `position` line for a game.
pub(crate) fn position_line(game: &Game) -> String {
    let mut line = if game.is_from_start() {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", game.start_text())
    };
    for (i, m) in game.moves().iter().enumerate() {
        line.push_str(if i == 0 { " moves " } else { " " });
        line.push_str(&m.to_string());
    }
    line
}
