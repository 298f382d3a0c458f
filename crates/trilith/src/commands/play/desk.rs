//! A session with its files, and with the computer if it plays.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use super::computer::{Computer, Purpose, Strength};
use super::files;
use super::session::{Effect, Opponent, Session};
use crate::commands::record;

/// What came of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Reply {
    Nothing,
    /// The position is another one.
    Changed(String),
    /// The position is the same.
    Told(String),
    /// It was not done.
    Refused(String),
    /// List the legal moves that begin with this.
    Moves(String),
    Board,
    Help,
    /// Something would be lost. `line` does it anyway.
    Confirm {
        problem: String,
        line: String,
    },
    Quit,
}

pub(super) struct Desk {
    session: Session,
    /// The file that is written after every move.
    keep: Option<PathBuf>,
    /// The files that were read or written here, and are this game's.
    known: BTreeSet<PathBuf>,
    /// The record as it stands in a file.
    saved: Option<String>,
    computer: Computer,
}

impl Desk {
    pub(super) fn new(session: Session) -> Desk {
        Desk {
            session,
            keep: None,
            known: BTreeSet::new(),
            saved: None,
            computer: Computer::default(),
        }
    }

    /// A session that goes on with the record in this file.
    pub(super) fn loaded(session: Session, path: &Path) -> Desk {
        let saved = Some(session.record().to_string());
        Desk {
            session,
            keep: None,
            known: BTreeSet::from([files::identity(path)]),
            saved,
            computer: Computer::default(),
        }
    }

    /// From now on the computer plays a side.
    pub(super) fn play_against(&mut self, opponent: Opponent, strength: Strength) {
        self.session.play_against(opponent);
        self.computer = Computer::new(strength);
        self.consider();
    }

    /// Lets the computer think, if it is to move.
    fn consider(&mut self) {
        if self.session.is_computers_turn() {
            self.computer.begin(self.session.game(), Purpose::Move);
        }
    }

    /// Whether the computer thinks, for a move or for a hint.
    pub(super) fn is_thinking(&self) -> bool {
        self.computer.purpose().is_some()
    }

    /// What came of the computer's thoughts, if it is done; with `wait`, when it is done.
    pub(super) fn thought(&mut self, wait: bool) -> Option<Reply> {
        let (purpose, report) = self.computer.take(wait)?;
        let Some(line) = report.and_then(|report| report.lines.into_iter().next()) else {
            return Some(Reply::Refused("the computer found no move".to_owned()));
        };
        let m = *line.moves.first()?;
        if purpose == Purpose::Hint {
            let worth = if line.score.is_proven() {
                format!("{}, proven", line.score)
            } else {
                format!("{:.0} % chance of winning", 100.0 * line.score.chance())
            };
            return Some(Reply::Told(format!("hint: {m} ({worth})")));
        }
        let reply = match self.session.answer(m) {
            Effect::Changed(what) => Reply::Changed(self.kept(what)),
            Effect::Refused(why) => Reply::Refused(why),
            _ => Reply::Nothing,
        };
        self.consider();
        Some(reply)
    }

    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    /// The file that holds the game as it stands, if it is written after every move.
    pub(super) fn kept_in(&self) -> Option<&Path> {
        self.keep.as_deref()
    }

    /// Whether the game has moves that are in no file.
    pub(super) fn is_worth_keeping(&self) -> bool {
        let begun = self.session.game().ply() > 0 || self.session.outcome().is_some();
        begun && self.saved.as_ref() != Some(&self.session.record().to_string())
    }

    /// Writes the record to this file, now and after every move.
    pub(super) fn keep_in(&mut self, path: PathBuf) -> anyhow::Result<()> {
        if files::is_in_use(&path) && !self.known.contains(&files::identity(&path)) {
            let file = path.display();
            bail!("{file} is there already; `trilith play --load {file} --save {file}` goes on with it");
        }
        self.write(&path).with_context(|| path.display().to_string())?;
        self.keep = Some(path);
        Ok(())
    }

    fn write(&mut self, path: &Path) -> std::io::Result<()> {
        let text = self.session.record().to_string();
        files::write(path, &text)?;
        self.known.insert(files::identity(path));
        self.saved = Some(text);
        Ok(())
    }

    pub(super) fn enter(&mut self, line: &str) -> Reply {
        match self.session.enter(line) {
            Effect::Nothing => Reply::Nothing,
            Effect::Refused(why) => Reply::Refused(why),
            Effect::Moves(prefix) => Reply::Moves(prefix),
            Effect::Board => Reply::Board,
            Effect::Hint => {
                self.computer.begin(self.session.game(), Purpose::Hint);
                Reply::Told("looking for a good move …".to_owned())
            }
            Effect::Help => Reply::Help,
            Effect::Quit => {
                self.computer.stop();
                Reply::Quit
            }
            Effect::Changed(what) => {
                self.computer.stop();
                let reply = Reply::Changed(self.kept(what));
                self.consider();
                reply
            }
            Effect::Save { file, anyway } => self.save(&file, anyway),
            Effect::Load { file, anyway } => self.load(&file, anyway),
        }
    }

    /// Brings the file up to date that is written after every move. A full disk must not stop the game.
    fn kept(&mut self, what: String) -> String {
        let Some(path) = self.keep.clone() else {
            return what;
        };
        match self.write(&path) {
            Ok(()) => what,
            Err(error) => format!("{what}; but it could not be saved: {}: {error}", path.display()),
        }
    }

    fn save(&mut self, file: &str, anyway: bool) -> Reply {
        let path = Path::new(file);
        if !anyway && files::is_in_use(path) && !self.known.contains(&files::identity(path)) {
            let what = match record::read(path) {
                Ok(_) => "holds the record of another game",
                Err(_) => "is there already, and is no record",
            };
            return Reply::Confirm {
                problem: format!("{file} {what}"),
                line: format!("save! {file}"),
            };
        }
        match self.write(path) {
            Ok(()) => Reply::Told(format!("saved in {file}")),
            Err(error) => Reply::Refused(format!("{file} could not be written: {error}")),
        }
    }

    fn load(&mut self, file: &str, anyway: bool) -> Reply {
        if !anyway && self.is_worth_keeping() {
            return Reply::Confirm {
                problem: "this game is saved nowhere and would be lost".to_owned(),
                line: format!("load! {file}"),
            };
        }
        let path = Path::new(file);
        match record::read(path) {
            Ok(record) => {
                self.session.load(record);
                self.computer.forget();
                self.consider();
                self.known.insert(files::identity(path));
                self.saved = Some(self.session.record().to_string());
                // The file that was written until now holds the other game.
                if self.keep.is_some() {
                    self.keep = Some(path.to_owned());
                    return Reply::Changed(format!("loaded {file}; from now on the record is kept there"));
                }
                Reply::Changed(format!("loaded {file}"))
            }
            Err(error) => Reply::Refused(format!("{error:#}")),
        }
    }
}

#[cfg(test)]
mod tests;
