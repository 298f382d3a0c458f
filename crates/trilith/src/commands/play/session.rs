//! The game between those at the table, people or a person and the computer: lines in, effects out. No file, no
//! terminal and no engine is known here.

use trilith_games::common::{Outcome, Seat, Side, TextError};
use trilith_games::record::Place;
use trilith_games::{Game, Kind, Move, Record};

use super::typing::{Command, kindly};
use crate::draw::{self, Fact};

/// The tag in which a record says how a game ended that did not end by rule.
const TERMINATION: &str = "Termination";

/// What a line leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Nothing at all.
    Nothing,
    /// The game is another one now. What happened, for people.
    Changed(String),
    /// Nothing changed. Why not, for people.
    Refused(String),
    /// List the legal moves that begin with this.
    Moves(String),
    /// Show the position again.
    Board,
    /// Look for a good move and show it.
    Hint,
    /// Say what can be typed.
    Help,
    /// Write the record to this file.
    Save { file: String, anyway: bool },
    /// Read a record from this file, and hand it to [`Session::load`].
    Load { file: String, anyway: bool },
    /// Stop.
    Quit,
}

/// An end that no rule brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Declared {
    outcome: Outcome,
    /// `Brown resigned`.
    how: String,
}

/// A side that the computer plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Opponent {
    pub(super) side: Side,
    /// As records name it.
    pub(super) name: String,
}

pub(super) struct Session {
    game: Game,
    opponent: Option<Opponent>,
    /// Moves that were taken back, the next one last.
    undone: Vec<Move>,
    declared: Option<Declared>,
    /// The record that the game began with; its tags and comments are kept.
    loaded: Option<Record>,
    /// The texts of the legal moves, which are asked for with every key.
    legal: Vec<String>,
}

impl Session {
    pub(super) fn new(game: Game) -> Session {
        let legal = legal_texts(&game);
        Session {
            game,
            opponent: None,
            undone: Vec::new(),
            declared: None,
            loaded: None,
            legal,
        }
    }

    /// Goes on at the end of the record's main line.
    pub(super) fn from_record(record: Record) -> Session {
        let mut session = Session::new(record.main_line());
        if let Some(outcome) = record.result().filter(|_| session.game.outcome().is_none()) {
            let how = record.tags().get(TERMINATION).unwrap_or("the record says so");
            session.declared = Some(Declared {
                outcome,
                how: how.to_owned(),
            });
        }
        session.loaded = Some(record);
        session
    }

    /// From now on the computer plays a side.
    pub(super) fn play_against(&mut self, opponent: Opponent) {
        self.opponent = Some(opponent);
    }

    /// Whether the computer is asked for a move.
    pub(super) fn is_computers_turn(&self) -> bool {
        self.to_move().is_some_and(|seat| self.is_computers(seat))
    }

    fn is_computers(&self, seat: Seat) -> bool {
        self.opponent
            .as_ref()
            .is_some_and(|opponent| opponent.side == seat.side())
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn kind(&self) -> Kind {
        self.game.kind()
    }

    /// The texts of the legal moves, none when the game is over.
    pub(super) fn legal(&self) -> &[String] {
        if self.declared.is_some() { &[] } else { &self.legal }
    }

    /// Who is asked for a move; nobody, when the game is over.
    pub(super) fn to_move(&self) -> Option<Seat> {
        self.game.to_move().filter(|_| self.declared.is_none())
    }

    /// How the game ended, however it did.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.declared
            .as_ref()
            .map(|declared| declared.outcome)
            .or_else(|| self.game.outcome())
    }

    /// Whose turn it is, or how the game ended, in a few words.
    pub(super) fn standing(&self) -> String {
        match (&self.declared, self.game.ending()) {
            (Some(declared), _) => format!("{}: {}", declared.outcome, declared.how),
            (None, Some(ending)) => format!("{}: {ending}", self.game.result()),
            (None, None) if self.is_computers_turn() => format!("{} thinks", self.name(self.to_move())),
            (None, None) => format!("{} to move", self.name(self.to_move())),
        }
    }

    /// The last move, and whose turn it is or how the game ended.
    pub(super) fn news(&self) -> Vec<Fact> {
        let mut news = draw::news(&self.game);
        if let (Some(declared), Some(standing)) = (&self.declared, news.last_mut()) {
            *standing = Fact::new("Result", format!("{}, {}", declared.outcome, declared.how));
        }
        news
    }

    /// A move that the text means or begins with, to be pointed at while it is typed.
    pub(super) fn hint(&self, text: &str) -> Option<Move> {
        self.to_move()?;
        let begun = match self.kind() {
            Kind::TwentySeven => format!("{}:1", text.trim_end_matches(':')),
            Kind::Sixth | Kind::Six => text.split('>').next().unwrap_or_default().to_owned(),
        };
        self.read_move(text).or_else(|_| self.read_move(&begun)).ok()
    }

    pub(super) fn enter(&mut self, line: &str) -> Effect {
        match Command::read(line) {
            Command::Nothing => Effect::Nothing,
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Moves(prefix) => Effect::Moves(prefix),
            Command::Save { file, .. } if file.is_empty() => {
                Effect::Refused("save where? `save FILE`".to_owned())
            }
            Command::Load { file, .. } if file.is_empty() => {
                Effect::Refused("load what? `load FILE`".to_owned())
            }
            Command::Save { file, anyway } => Effect::Save { file, anyway },
            Command::Load { file, anyway } => Effect::Load { file, anyway },
            Command::Board => Effect::Board,
            Command::Hint => self.ask_for_hint(),
            Command::Help => Effect::Help,
            Command::Resign => self.resign(),
            Command::Draw if self.opponent.is_some() => {
                Effect::Refused("the computer plays on; a draw comes by the rules".to_owned())
            }
            Command::Draw => self.declare(Outcome::Draw, "draw agreed".to_owned()),
            Command::Quit => Effect::Quit,
            Command::Move(text) => self.play(&text),
        }
    }

    /// Replaces the game by the one of a record.
    pub(super) fn load(&mut self, record: Record) {
        let opponent = self.opponent.take();
        *self = Session::from_record(record);
        self.opponent = opponent;
    }

    /// Makes the computer's move.
    pub(super) fn answer(&mut self, m: Move) -> Effect {
        match self.to_move().filter(|&seat| self.is_computers(seat)) {
            Some(seat) => self.make(seat, m),
            None => Effect::Nothing,
        }
    }

    fn ask_for_hint(&self) -> Effect {
        match self.to_move() {
            None => Effect::Refused(format!("the game is over ({})", self.standing())),
            Some(seat) if self.is_computers(seat) => Effect::Refused("it is the computer's turn".to_owned()),
            Some(_) => Effect::Hint,
        }
    }

    fn play(&mut self, text: &str) -> Effect {
        let Some(seat) = self.to_move() else {
            return Effect::Refused(format!(
                "the game is over ({}); `undo` goes back",
                self.standing()
            ));
        };
        let m = match self.read_move(text) {
            Ok(m) => m,
            Err(error) => return Effect::Refused(format!("{error} (`help` lists the commands)")),
        };
        if self.is_computers(seat) {
            return Effect::Refused("the computer thinks; `undo` takes your move back".to_owned());
        }
        self.make(seat, m)
    }

    fn make(&mut self, seat: Seat, m: Move) -> Effect {
        if let Err(error) = self.game.play(m) {
            return Effect::Refused(error.to_string());
        }
        // Whoever plays what was taken back goes forward; anything else begins a new line.
        if self.undone.pop() != Some(m) {
            self.undone.clear();
        }
        self.refresh();
        Effect::Changed(self.told(format!("{} played {m}", self.name(Some(seat)))))
    }

    /// Reads a move, if need be as it was meant. An error is about what was typed.
    fn read_move(&self, text: &str) -> Result<Move, TextError> {
        let meant = |error| {
            self.game
                .parse_move(&kindly(self.kind(), text))
                .map_err(|_| error)
        };
        self.game.parse_move(text).or_else(meant)
    }

    fn undo(&mut self) -> Effect {
        if let Some(declared) = self.declared.take() {
            return Effect::Changed(format!("taken back: {}", declared.how));
        }
        // Against the computer, its move goes with the person's.
        let moves = self.moves_to_take_back();
        if moves == 0 {
            return Effect::Refused("there is no move to take back".to_owned());
        }
        let mut taken = Vec::new();
        for m in std::iter::from_fn(|| self.game.undo()).take(moves) {
            self.undone.push(m);
            taken.insert(0, m.to_string());
        }
        self.refresh();
        Effect::Changed(format!("taken back: {}", taken.join(" ")))
    }

    /// How many moves there are back to the last one of a person.
    fn moves_to_take_back(&self) -> usize {
        let mut game = self.game.clone();
        for moves in 1..=game.ply() {
            game.undo();
            if game.to_move().is_some_and(|seat| !self.is_computers(seat)) {
                return moves;
            }
        }
        0
    }

    fn redo(&mut self) -> Effect {
        if self.declared.is_some() {
            return Effect::Refused(format!("the game is over ({})", self.standing()));
        }
        let mut again = Vec::new();
        while let Some(m) = self.undone.pop() {
            if let Err(error) = self.game.play(m) {
                return Effect::Refused(error.to_string());
            }
            again.push(m.to_string());
            if !self.is_computers_turn() {
                break;
            }
        }
        if again.is_empty() {
            return Effect::Refused("there is no move that was taken back".to_owned());
        }
        self.refresh();
        Effect::Changed(self.told(format!("again: {}", again.join(" "))))
    }

    fn resign(&mut self) -> Effect {
        let Some(seat) = self.to_move() else {
            return Effect::Refused(format!("the game is over ({})", self.standing()));
        };
        // The computer does not resign; whoever says so while it thinks is the person.
        if let Some(opponent) = &self.opponent {
            let person = self.kind().side_name(opponent.side.opposite());
            return self.declare(Outcome::Win(opponent.side), format!("{person} resigned"));
        }
        self.declare(
            Outcome::Win(seat.side().opposite()),
            format!("{} resigned", self.name(Some(seat))),
        )
    }

    fn declare(&mut self, outcome: Outcome, how: String) -> Effect {
        if self.outcome().is_some() {
            return Effect::Refused(format!("the game is over ({})", self.standing()));
        }
        self.declared = Some(Declared { outcome, how });
        Effect::Changed(format!("{}; `undo` takes it back", self.standing()))
    }

    /// What happened, and if that was the end, how it ended.
    fn told(&self, what: String) -> String {
        if self.outcome().is_some() {
            format!("{what}. {}", self.standing())
        } else {
            what
        }
    }

    fn refresh(&mut self) {
        self.legal = legal_texts(&self.game);
    }

    fn name(&self, seat: Option<Seat>) -> String {
        seat.map(|seat| self.game.variant().seat_name(seat))
            .unwrap_or_default()
    }

    /// The record of the game as it stands. What was loaded stays as far as the moves are the same.
    pub(super) fn record(&self) -> Record {
        let moves = self.game.moves();
        let mut record = self.extended().unwrap_or_else(|| self.rebuilt());
        let tags = record.tags_mut();
        tags.remove(TERMINATION);
        if let Some(opponent) = &self.opponent {
            let side = self.game.kind().side_name(opponent.side);
            if tags.get(side).is_none() {
                // As below.
                let _ = tags.set(side, &opponent.name);
            }
        }
        if let Some(declared) = &self.declared {
            // A tag that has no place, because a loaded record has as many as there may be, is no reason to fail.
            let _ = tags.set(TERMINATION, &declared.how);
        }
        let set = record.set_result(self.outcome());
        debug_assert!(
            set.is_ok() && record.main_line().moves() == moves,
            "the record is the game's"
        );
        record
    }

    /// The loaded record with the moves since, if its main line is the beginning of this game.
    fn extended(&self) -> Option<Record> {
        let mut record = self.loaded.clone()?;
        let moves = self.game.moves();
        let before = record.line().nodes().len();
        let same = record
            .line()
            .nodes()
            .iter()
            .map(|node| node.played())
            .eq(moves.iter().take(before).copied());
        if !same {
            return None;
        }
        if before < moves.len() {
            record.set_result(None).ok()?;
        }
        for (ply, m) in moves.iter().enumerate().skip(before) {
            record.play(&Place::on_main_line(ply), &m.to_string()).ok()?;
        }
        Some(record)
    }

    /// A record of the moves, with the loaded one's tags and what it says about those moves that are still the same.
    fn rebuilt(&self) -> Record {
        let mut record = Record::from_game(&self.game);
        let Some(loaded) = &self.loaded else {
            return record;
        };
        *record.tags_mut() = loaded.tags().clone();
        let line = loaded.line();
        let say = |record: &mut Record, ply: usize, annotation: &trilith_games::record::Annotation| {
            let said = record.annotate(&Place::on_main_line(ply), annotation.clone());
            debug_assert!(said.is_ok(), "the place is on the main line");
        };
        say(&mut record, 0, line.before());
        for (ply, (node, m)) in (1..).zip(line.nodes().iter().zip(self.game.moves())) {
            if node.played() != m {
                break;
            }
            say(&mut record, ply, node.after());
            let marked = record.mark(&Place::on_main_line(ply), node.nags());
            debug_assert!(marked.is_ok(), "the place is on the main line");
        }
        record
    }
}

fn legal_texts(game: &Game) -> Vec<String> {
    game.legal_moves().iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests;
