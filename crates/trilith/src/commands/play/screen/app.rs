//! What is on the screen besides the game, and what keys do to it.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use trilith_games::Move;

use super::input::Input;
use crate::commands::play::desk::{Desk, Reply};
use crate::commands::play::session::Session;
use crate::commands::play::typing::WORDS;
use crate::draw::Ink;

/// How far one key pushes a field that is larger than its place, in columns and rows.
const PUSH: (i32, i32) = (8, 4);

/// More legal moves than this are shown by the place that they come from.
const READABLE: usize = 60;

/// Something that could be typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) text: String,
    /// How many legal moves begin like this.
    pub(super) moves: usize,
}

pub(super) struct App<'a> {
    desk: &'a mut Desk,
    pub(super) color: bool,
    pub(super) input: Input,
    /// Whether the input holds a line that was refused: it can be corrected, and typing anew replaces it.
    is_refused: bool,
    /// What was said last.
    pub(super) message: (String, Ink),
    /// A question that waits for yes or no, and the line that a yes enters.
    question: Option<(String, String)>,
    pub(super) is_helping: bool,
    /// What was typed before the completion that stands in the input now, and which one it is.
    completion: Option<(String, usize)>,
    /// How many rows of moves are below the ones that are shown.
    pub(super) scroll: usize,
    pub(super) pan: (i32, i32),
    has_quit: bool,
}

impl<'a> App<'a> {
    pub(super) fn new(desk: &'a mut Desk, color: bool) -> App<'a> {
        let welcome = match desk.kept_in() {
            Some(path) => format!("The record is kept in {}.", path.display()),
            None => "Type a move and press Enter. `help` says what else there is.".to_owned(),
        };
        App {
            desk,
            color,
            input: Input::default(),
            is_refused: false,
            message: (welcome, Ink::Plain),
            question: None,
            is_helping: false,
            completion: None,
            scroll: 0,
            pan: (0, 0),
            has_quit: false,
        }
    }

    pub(super) fn session(&self) -> &Session {
        self.desk.session()
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.desk.is_thinking()
    }

    /// Takes what the computer has found. Tells whether there was anything.
    pub(super) fn hear(&mut self) -> bool {
        let Some(reply) = self.desk.thought(false) else {
            return false;
        };
        self.show(reply, "");
        true
    }

    pub(super) fn has_quit(&self) -> bool {
        self.has_quit
    }

    pub(super) fn question(&self) -> Option<&str> {
        self.question.as_ref().map(|(question, _)| question.as_str())
    }

    /// What the list of moves is filtered by: what was typed, not what was completed.
    pub(super) fn stem(&self) -> String {
        match &self.completion {
            Some((stem, _)) => stem.clone(),
            None if self.is_refused => String::new(),
            None => self.input.text().trim_start().to_owned(),
        }
    }

    /// What could be typed next: the legal moves that begin with what was typed. Where these are too many to read,
    /// moves from the same place are one choice.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let stem = self.stem();
        let legal = self
            .session()
            .legal()
            .iter()
            .filter(|text| text.starts_with(&stem));
        let moves: Vec<Choice> = legal
            .map(|text| Choice {
                text: text.clone(),
                moves: 1,
            })
            .collect();
        if moves.len() <= READABLE {
            return moves;
        }
        let mut places: Vec<Choice> = Vec::new();
        for choice in &moves {
            let end = choice.text.get(stem.len()..).and_then(|rest| rest.find('>'));
            let text = end.map_or(choice.text.as_str(), |end| &choice.text[..=stem.len() + end]);
            match places.last_mut().filter(|place| place.text == text) {
                Some(place) => place.moves += 1,
                None => places.push(Choice {
                    text: text.to_owned(),
                    moves: 1,
                }),
            }
        }
        places
    }

    /// Which of the choices stands in the input.
    pub(super) fn chosen(&self) -> Option<usize> {
        self.completion.as_ref().map(|&(_, chosen)| chosen)
    }

    /// The move that is being typed, to be pointed at on the board.
    pub(super) fn hint(&self) -> Option<Move> {
        let text = self.input.text();
        if text.trim().is_empty() {
            None
        } else {
            self.session().hint(&text)
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let push = key.modifiers.intersects(KeyModifiers::SHIFT | KeyModifiers::ALT);
        if control && key.code == KeyCode::Char('c') {
            self.has_quit = true;
            return;
        }
        if let Some((_, line)) = self.question.take() {
            if matches!(key.code, KeyCode::Char('y' | 'Y')) {
                self.enter(&line);
            } else {
                self.say("Nothing was done.", Ink::Plain);
            }
            return;
        }
        if std::mem::take(&mut self.is_helping) && matches!(key.code, KeyCode::Esc | KeyCode::Enter) {
            return;
        }
        match key.code {
            KeyCode::Tab | KeyCode::Down if !push => return self.complete(1),
            KeyCode::BackTab | KeyCode::Up if !push || key.code == KeyCode::BackTab => {
                return self.complete(-1);
            }
            KeyCode::Left if push => return self.push(-1, 0),
            KeyCode::Right if push => return self.push(1, 0),
            KeyCode::Up if push => return self.push(0, -1),
            KeyCode::Down if push => return self.push(0, 1),
            KeyCode::PageUp => {
                self.scroll = self.scroll.saturating_add(5).min(self.session().game().ply());
                return;
            }
            KeyCode::PageDown => {
                self.scroll = self.scroll.saturating_sub(5);
                return;
            }
            _ => {}
        }
        self.completion = None;
        let was_refused = std::mem::take(&mut self.is_refused);
        match key.code {
            KeyCode::Char(c) if was_refused && !control => {
                self.input.set("");
                self.input.insert(c);
            }
            KeyCode::Enter => {
                let line = self.input.take();
                self.enter(&line);
            }
            KeyCode::Char('z') if control => self.enter("undo"),
            KeyCode::Char('y') if control => self.enter("redo"),
            KeyCode::Char('d') if control && self.input.is_empty() => self.has_quit = true,
            KeyCode::Char('a') if control => self.input.home(),
            KeyCode::Char('e') if control => self.input.end(),
            KeyCode::Char('u') if control => self.input.delete_before(),
            KeyCode::Char('k') if control => self.input.delete_after(),
            KeyCode::Char('w') if control => self.input.delete_word(),
            KeyCode::Char(c) if !control => self.input.insert(c),
            KeyCode::Backspace => self.input.backspace(),
            KeyCode::Delete => self.input.delete(),
            KeyCode::Left => self.input.left(),
            KeyCode::Right => self.input.right(),
            KeyCode::Home => self.input.home(),
            KeyCode::End => self.input.end(),
            KeyCode::Esc => drop(self.input.take()),
            _ => {}
        }
    }

    fn push(&mut self, x: i32, y: i32) {
        self.pan = (
            self.pan.0.saturating_add(x * PUSH.0),
            self.pan.1.saturating_add(y * PUSH.1),
        );
    }

    fn enter(&mut self, line: &str) {
        let reply = self.desk.enter(line);
        self.show(reply, line);
    }

    /// Shows what came of a line.
    fn show(&mut self, reply: Reply, line: &str) {
        match reply {
            Reply::Nothing | Reply::Board => {}
            Reply::Changed(what) => {
                self.scroll = 0;
                self.pan = (0, 0);
                self.say(&what, Ink::Plain);
            }
            Reply::Told(what) => self.say(&what, Ink::Plain),
            Reply::Refused(why) => {
                self.say(&why, Ink::Bad);
                if !line.is_empty() {
                    self.input.set(line.trim());
                    self.is_refused = true;
                }
            }
            Reply::Moves(prefix) => self.input.set(&prefix),
            Reply::Help => self.is_helping = true,
            Reply::Confirm { problem, line } => {
                self.question = Some((format!("{problem}. Go on? (y/n)"), line))
            }
            Reply::Quit => self.has_quit = true,
        }
    }

    fn say(&mut self, text: &str, ink: Ink) {
        self.message = (text.to_owned(), ink);
    }

    /// Fills in what all choices have in common; where there is no more of that, one choice after the other.
    fn complete(&mut self, step: isize) {
        self.is_refused = false;
        let mut choices = self.choices();
        let stem = self.stem();
        if !stem.is_empty() {
            let words = WORDS.iter().filter(|word| word.starts_with(&stem));
            choices.extend(words.map(|&word| Choice {
                text: word.to_owned(),
                moves: 0,
            }));
        }
        let (Some(first), count) = (choices.first(), choices.len() as isize) else {
            return;
        };
        if self.completion.is_none() {
            let common = choices.iter().fold(first.text.as_str(), |common, choice| {
                let same = common
                    .bytes()
                    .zip(choice.text.bytes())
                    .take_while(|(a, b)| a == b)
                    .count();
                // The texts are ASCII, so that every length is a boundary.
                common.get(..same).unwrap_or_default()
            });
            if common.len() > stem.len() {
                return self.input.set(common);
            }
        }
        let next = match (&self.completion, step) {
            (Some((_, chosen)), step) => (*chosen as isize + step).rem_euclid(count),
            (None, 1..) => 0,
            (None, _) => count - 1,
        } as usize;
        if let Some(choice) = choices.get(next) {
            self.input.set(&choice.text);
            self.completion = Some((stem, next));
        }
    }
}

#[cfg(test)]
mod tests;
