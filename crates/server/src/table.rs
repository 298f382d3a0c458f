//! A game that is being played, as a pure state machine: what was agreed before it, and what happened since.
//!
//! Nothing here reads a clock or a database. A [`Command`] is what somebody wants; [`Table::decide`] says what follows from it,
//! an [`Event`], or why not; [`Table::apply`] makes it so. The same events always give the same table.

mod clock;

use serde::{Deserialize, Serialize};
use trilith_games::common::{Outcome, Seat, Side};
use trilith_games::{Game, MoveError, Record, Told, Variant};

pub use clock::{Clock, TimeControl};

/// Longer games are over for us: no variant comes near it.
const MOST_PLIES: usize = 4_000;

/// Milliseconds since 1970.
pub type Millis = u64;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Player {
    /// A person, known by what the browser keeps.
    Guest {
        /// Their public name.
        id: String,
    },
    /// The computer.
    Computer {
        /// 1 to 10.
        level: u8,
    },
}

/// What is agreed before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The variant text.
    pub variant: String,
    /// Where it begins, if not where the variant does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// The time they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Event {
    /// A move was made.
    Moved {
        /// Its text.
        text: String,
    },
    /// Moves were taken back.
    TookBack {
        /// How many plies are left.
        plies: usize,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: u8,
    },
    /// Both sides agreed to a draw.
    Drawn,
    /// A draw was offered to the computer, which plays on.
    Declined,
    /// A seat ran out of time.
    Flagged {
        /// Which.
        seat: u8,
    },
    /// The server came back; nobody pays for the time it was away.
    Resumed {
        /// How long that was, in milliseconds.
        away: Millis,
    },
}

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Command {
    /// To make this move, as the answer to so many plies.
    Move {
        /// Its text.
        text: String,
        /// How many moves had been made when it was chosen: a move meant for another position is refused.
        ply: usize,
    },
    /// To take back their last move.
    TakeBack,
    /// To give up.
    Resign,
    /// To agree on a draw.
    Draw,
}

/// How a game ended that the rules did not end, or did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules.
    Rules(Outcome),
    /// A seat gave up.
    Resigned(Seat),
    /// Agreed.
    Drawn,
    /// A seat ran out of time.
    Flagged(Seat),
}

impl End {
    /// Who won.
    pub fn outcome(&self) -> Outcome {
        match self {
            End::Rules(outcome) => *outcome,
            End::Resigned(seat) | End::Flagged(seat) => Outcome::Win(seat.side().opposite()),
            End::Drawn => Outcome::Draw,
        }
    }
}

/// Why something does not happen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// A move that is not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// It is somebody else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Only those who sit at the table act.
    #[error("you do not sit at this table")]
    NotAtTable,
    /// Nothing happens after the end.
    #[error("the game is over")]
    Over,
    /// The move was meant for another position.
    #[error("the position has changed")]
    Stale,
    /// There is nothing to take back.
    #[error("there is no move of yours to take back")]
    NothingToTakeBack,
    /// No game is that long.
    #[error("the game is too long")]
    TooLong,
}

impl Refusal {
    /// The message for people.
    pub fn told(&self) -> Told {
        match self {
            Refusal::Move(MoveError::Illegal { told, .. }) => told.clone(),
            Refusal::Move(MoveError::Unreadable(_)) => Told::named("refused-unreadable"),
            Refusal::NotYourTurn => Told::named("refused-not-your-turn"),
            Refusal::NotAtTable => Told::named("refused-not-at-table"),
            Refusal::Over => Told::named("illegal-over"),
            Refusal::Stale => Told::named("refused-stale"),
            Refusal::NothingToTakeBack => Told::named("refused-nothing-to-take-back"),
            Refusal::TooLong => Told::named("refused-too-long"),
        }
    }
}

/// A setup that makes no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The variant or the position cannot be read.
    #[error(transparent)]
    Text(#[from] trilith_games::common::TextError),
    /// Another number of players than the variant has seats.
    #[error("this variant has {0} seats")]
    Seats(u8),
    /// The computer has levels 1 to 10.
    #[error("there is no level {0}")]
    Level(u8),
    /// The time is not within reason.
    #[error("a clock has up to three hours, and up to three minutes a move")]
    Time,
    /// The position has no moves.
    #[error("the game would be over before it begins")]
    Over,
}

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct Table {
    setup: Setup,
    game: Game,
    end: Option<End>,
    clock: Option<Clock>,
}

impl Table {
    /// The table before the first move.
    pub fn new(setup: Setup) -> Result<Table, SetupError> {
        let variant: Variant = setup.variant.parse()?;
        if setup.seats.len() != usize::from(variant.seats()) {
            return Err(SetupError::Seats(variant.seats()));
        }
        for player in &setup.seats {
            if let Player::Computer { level } = *player
                && !(1..=10).contains(&level)
            {
                return Err(SetupError::Level(level));
            }
        }
        if setup.time.is_some_and(|time| !time.is_sensible()) {
            return Err(SetupError::Time);
        }
        let game = match &setup.position {
            Some(text) => Game::from_position(variant, text)?,
            None => Game::new(variant),
        };
        if game.outcome().is_some() {
            return Err(SetupError::Over);
        }
        let clock = setup.time.map(|time| Clock::new(time, setup.seats.len()));
        Ok(Table {
            setup,
            game,
            end: None,
            clock,
        })
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game on it.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The clocks, if it is played with any.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// `1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on.
    pub fn result(&self) -> String {
        self.end
            .as_ref()
            .map_or_else(|| "*".to_owned(), |end| end.outcome().to_string())
    }

    /// Why it ended, for people.
    pub fn ending(&self) -> Option<Told> {
        let by_seat = |id, seat: &Seat| {
            let side = self.game.kind().side_name(seat.side()).to_lowercase();
            Told::named(id).and("side", side)
        };
        Some(match self.end.as_ref()? {
            End::Rules(_) => self.game.ending_told()?,
            End::Resigned(seat) => by_seat("ending-resigned", seat),
            End::Flagged(seat) => by_seat("ending-flagged", seat),
            End::Drawn => Told::named("ending-agreed"),
        })
    }

    /// The seat whose turn it is, unless the game has ended.
    pub fn to_move(&self) -> Option<Seat> {
        if self.end.is_some() {
            return None;
        }
        self.game.to_move()
    }

    /// Who is to move, unless the game has ended.
    pub fn player_to_move(&self) -> Option<&Player> {
        self.setup.seats.get(usize::from(self.to_move()?.0))
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: &str) -> Vec<u8> {
        let is_theirs = |player: &Player| matches!(player, Player::Guest { id } if id == guest);
        (0..)
            .zip(&self.setup.seats)
            .filter(|(_, player)| is_theirs(player))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// What a take-back by a guest would leave: the plies before the last move of a seat of theirs.
    pub fn after_take_back(&self, guest: &str) -> Option<usize> {
        let seats = self.seats_of(guest);
        let mut game = self.game.clone();
        while game.undo().is_some() {
            if game.to_move().is_some_and(|seat| seats.contains(&seat.0)) {
                return Some(game.ply());
            }
        }
        None
    }

    /// What follows from a guest's command, or why nothing does.
    pub fn decide(&self, guest: &str, command: &Command, now: Millis) -> Result<Event, Refusal> {
        let seats = self.seats_of(guest);
        if seats.is_empty() {
            return Err(Refusal::NotAtTable);
        }
        let Some(to_move) = self.to_move() else {
            return Err(Refusal::Over);
        };
        match command {
            Command::Move { text, ply } => {
                if *ply != self.game.ply() {
                    return Err(Refusal::Stale);
                }
                if !seats.contains(&to_move.0) {
                    return Err(Refusal::NotYourTurn);
                }
                self.decide_move(text, now)
            }
            Command::TakeBack => self
                .after_take_back(guest)
                .map(|plies| Event::TookBack { plies })
                .ok_or(Refusal::NothingToTakeBack),
            Command::Resign => Ok(Event::Resigned {
                // Who plays both sides gives up for the one to move.
                seat: if seats.contains(&to_move.0) {
                    to_move.0
                } else {
                    seats[0]
                },
            }),
            Command::Draw => Ok(Event::Drawn),
        }
    }

    /// What follows when the player to move makes this move.
    pub fn decide_move(&self, text: &str, now: Millis) -> Result<Event, Refusal> {
        if let Some(flagged) = self.flagged(now) {
            return Ok(flagged);
        }
        if self.to_move().is_none() {
            return Err(Refusal::Over);
        }
        if self.game.ply() >= MOST_PLIES {
            return Err(Refusal::TooLong);
        }
        let mut game = self.game.clone();
        let m = game.play_text(text)?;
        Ok(Event::Moved { text: m.to_string() })
    }

    /// The fall of the flag, if the time of the player to move is up.
    pub fn flagged(&self, now: Millis) -> Option<Event> {
        let seat = self.to_move()?;
        let left = self.clock.as_ref()?.left(seat, now);
        (left == 0).then_some(Event::Flagged { seat: seat.0 })
    }

    /// Makes an event so. What cannot be is refused and changes nothing.
    pub fn apply(&mut self, event: &Event, at: Millis) -> Result<(), Refusal> {
        match event {
            Event::Moved { text } => {
                let seat = self.to_move().ok_or(Refusal::Over)?;
                self.game.play_text(text)?;
                if let Some(clock) = &mut self.clock {
                    clock.moved(seat, self.game.to_move(), at);
                }
                self.end = self.game.outcome().map(End::Rules);
            }
            Event::TookBack { plies } => {
                while self.game.ply() > *plies && self.game.undo().is_some() {}
                self.end = None;
                if let Some(clock) = &mut self.clock {
                    clock.took_back(self.game.ply(), self.game.to_move(), at);
                }
            }
            Event::Resigned { seat } => self.finish(End::Resigned(Seat(*seat)), at),
            Event::Drawn => self.finish(End::Drawn, at),
            Event::Flagged { seat } => self.finish(End::Flagged(Seat(*seat)), at),
            Event::Declined => {}
            Event::Resumed { away } => {
                if let Some(clock) = &mut self.clock {
                    clock.resumed(*away);
                }
            }
        }
        Ok(())
    }

    fn finish(&mut self, end: End, at: Millis) {
        if let Some(clock) = &mut self.clock {
            clock.stop(self.game.to_move(), at);
        }
        self.end = Some(end);
    }

    /// The record of the game so far, with these names.
    pub fn record(&self, name: impl Fn(&Player) -> String) -> Record {
        let mut record = Record::from_game(&self.game);
        let variant = self.game.variant();
        for (seat, player) in (0..).zip(&self.setup.seats) {
            let side = variant.kind().side_name(Seat(seat).side());
            if usize::from(seat) < 2 {
                let _ = record.tags_mut().set(side, &name(player));
            }
        }
        if let Some(end) = &self.end {
            let _ = record.set_result(Some(end.outcome()));
        }
        record
    }

    /// The setup of the next game: the loser begins, after a draw the other player does.
    pub fn rematch(&self) -> Setup {
        let winner = self.end.as_ref().and_then(|end| end.outcome().winner());
        let mut seats = self.setup.seats.clone();
        if winner != Some(Side::Second) {
            // Every pair of neighbours changes places, so that the sides do.
            for pair in seats.chunks_exact_mut(2) {
                pair.swap(0, 1);
            }
        }
        Setup {
            seats,
            ..self.setup.clone()
        }
    }
}

#[cfg(test)]
mod tests;
