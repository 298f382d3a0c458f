//! A game that is being played, as a pure state machine: what was agreed before it, and what happened since.
//!
//! Nothing here reads a clock or a database. A [`Command`] is what somebody wants; [`Table::decide`] says what follows from it,
//! an [`Event`], or why not; [`Table::apply`] makes it so. The same events always give the same table.

mod apply;
mod can;
mod clock;
mod command;
mod decide;
mod end;
mod event;
mod offers;
mod plan;
mod refusal;
mod setup;
mod sight;
mod talk;

use trilith_games::common::{Seat, Side};
use trilith_games::{Game, Record, Told};

pub use can::Can;
pub use clock::{Clock, LAG_MOST, TimeControl};
pub use command::{Command, Decision, Facts};
pub use end::{End, Phase};
pub use event::{Event, Offer, Room};
use offers::Offers;
pub use offers::Standing;
pub use plan::Plan;
pub use refusal::Refusal;
pub use setup::{Player, Setup, SetupError, Terms};
pub use talk::Line;

/// Longer games are over for us: no variant comes near it.
pub const MOST_PLIES: usize = 4_000;
/// Whatever happens at a table, it is not more: then a game can only end.
pub const MOST_EVENTS: usize = 20_000;
/// Who is away for this long has left the game.
pub const CLAIM_AFTER: Millis = 60_000;

/// Milliseconds since 1970.
pub type Millis = u64;

/// A game that is being played. Two tables are equal if nothing that can happen would tell them apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    setup: Setup,
    /// Who sits where now.
    seats: Vec<Player>,
    game: Game,
    end: Option<End>,
    clock: Option<Clock>,
    offers: Offers,
    /// By seat.
    plans: Vec<Plan>,
    /// By seat, how often it has planned since its last move.
    planned: Vec<u32>,
    talk: Vec<Line>,
    /// The next game of the same players.
    next: Option<String>,
    /// How much has happened.
    events: usize,
    /// How much of it left the game as it was.
    asides: usize,
}

impl Table {
    /// The table before anything happens.
    pub fn new(setup: Setup) -> Result<Table, SetupError> {
        let game = setup.begin()?;
        let seats = setup.seats.len();
        Ok(Table {
            seats: setup.seats.clone(),
            clock: setup.time.map(|time| Clock::new(time, seats)),
            game,
            end: None,
            offers: Offers::default(),
            plans: vec![Plan::default(); seats],
            planned: vec![0; seats],
            talk: Vec::new(),
            next: None,
            events: 0,
            asides: 0,
            setup,
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

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.seats
    }

    /// Who sits here.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.seats.get(usize::from(seat.0))
    }

    /// The people who sit here, each once.
    pub fn people(&self) -> Vec<&str> {
        let mut people: Vec<&str> = Vec::with_capacity(self.seats.len());
        for person in self.seats.iter().filter_map(Player::person) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    /// The seats of somebody.
    pub fn seats_of(&self, who: &str) -> Vec<u8> {
        (0..)
            .zip(&self.seats)
            .filter(|(_, player)| player.person() == Some(who))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Whether somebody sits here.
    pub fn sits(&self, who: &str) -> bool {
        self.seats.iter().any(|player| player.person() == Some(who))
    }

    /// Whether every seat is taken.
    pub fn is_full(&self) -> bool {
        !self.seats.contains(&Player::Open)
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// Whether it has ended.
    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        if self.is_over() {
            Phase::Over
        } else if self.is_full() {
            Phase::Playing
        } else {
            Phase::Waiting
        }
    }

    /// The clocks, if it is played with any.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The offers that wait for an answer.
    pub fn offers(&self) -> &[Standing] {
        self.offers.standing()
    }

    /// Everything that was said. Not everybody may hear it: see [`Table::heard_by`].
    pub fn talk(&self) -> &[Line] {
        &self.talk
    }

    /// The next game of the same players.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// `1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on and when it was called off.
    pub fn result(&self) -> String {
        let outcome = self.end.as_ref().and_then(End::outcome);
        outcome.map_or_else(|| "*".to_owned(), |outcome| outcome.to_string())
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
            End::Abandoned(seat) => by_seat("ending-abandoned", seat),
            End::Aborted(seat) => by_seat("ending-aborted", seat),
            End::Drawn => Told::named("ending-agreed"),
        })
    }

    /// The seat whose turn it is; nobody's while a seat is free and after the end.
    pub fn to_move(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Playing => self.game.to_move(),
            Phase::Waiting | Phase::Over => None,
        }
    }

    /// Who is to move; nobody while a seat is free and after the end.
    pub fn player_to_move(&self) -> Option<&Player> {
        self.player(self.to_move()?)
    }

    /// The fall of the flag, if the time of the player to move is up, and what the network may have taken of it too.
    pub fn flagged(&self, now: Millis) -> Option<Event> {
        let seat = self.to_move()?;
        (self.due()? <= now).then_some(Event::Flagged { seat: seat.0 })
    }

    /// When the flag of the player to move falls, if their clock runs.
    pub fn due(&self) -> Option<Millis> {
        self.clock.as_ref()?.due(self.to_move()?)
    }

    /// What happens by itself now: the move that was planned by whoever's turn it is. To be asked after every event, and before
    /// a flag falls.
    pub fn follow(&self) -> Option<Event> {
        let seat = self.to_move()?;
        if !self.can_go_on() {
            return None;
        }
        let text = self.plans.get(usize::from(seat.0))?.reply(&self.game)?;
        Some(Event::Moved {
            text,
            lag: 0,
            planned: true,
        })
    }

    /// The record of the game so far, with these names.
    pub fn record(&self, name: impl Fn(&Player) -> String) -> Record {
        let mut record = Record::from_game(&self.game);
        let variant = self.game.variant();
        for (seat, player) in (0..).zip(&self.seats) {
            let side = variant.kind().side_name(Seat(seat).side());
            if usize::from(seat) < 2 {
                let _ = record.tags_mut().set(side, &name(player));
            }
        }
        if let Some(outcome) = self.end.as_ref().and_then(End::outcome) {
            let _ = record.set_result(Some(outcome));
        }
        record
    }

    /// The setup of the next game: the loser begins, after a draw the other player does.
    pub fn rematch(&self) -> Setup {
        let outcome = self.end.as_ref().and_then(End::outcome);
        let winner = outcome.and_then(|outcome| outcome.winner());
        let mut seats = self.seats.clone();
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

    /// Whether there is room for another move.
    fn can_go_on(&self) -> bool {
        self.game.ply() < MOST_PLIES && self.events < MOST_EVENTS
    }

    /// The seat that makes, or made, the move after so many plies, if somebody is to move: the turn goes round the table.
    fn seat_at(&self, ply: usize) -> Option<Seat> {
        let seats = self.seats.len();
        let now = usize::from(self.game.to_move()?.0);
        let turns = self.game.ply().checked_sub(ply)?;
        let seat = (now + seats - turns % seats) % seats;
        Some(Seat(u8::try_from(seat).ok()?))
    }

    /// What a take-back by these seats would leave: the plies before the last move of one of them.
    fn before_last_move_of(&self, seats: &[u8]) -> Option<usize> {
        (0..self.game.ply())
            .rev()
            .take(self.seats.len())
            .find(|ply| self.seat_at(*ply).is_some_and(|seat| seats.contains(&seat.0)))
    }
}

#[cfg(test)]
mod simulation;
#[cfg(test)]
mod tests;
