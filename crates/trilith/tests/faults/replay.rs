//! A second reading of a log, from the rules and the contract alone: it shares no code with the server.

use trilith_client::{Event, Logged, Millis, Offer};
use trilith_games::{Game, Variant};

/// What was agreed before a game.
#[derive(Clone, Debug)]
pub(crate) struct Agreed {
    pub(crate) variant: Variant,
    pub(crate) position: Option<String>,
    pub(crate) initial: Millis,
    pub(crate) increment: Millis,
}

impl Agreed {
    pub(crate) fn game(&self) -> Game {
        match &self.position {
            Some(text) => Game::from_position(self.variant, text).expect("a position"),
            None => Game::new(self.variant),
        }
    }
}

/// A game as its log tells it.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    pub(crate) game: Game,
    pub(crate) is_full: bool,
    pub(crate) is_over: bool,
    /// The offers that stand, by seat.
    pub(crate) offers: Vec<(u8, Offer)>,
    /// Since when the clock of the seat to move runs, time in which nobody served left out.
    since: Option<Millis>,
    /// What was said to have been time in which nobody served, since then.
    away: Millis,
    left: [Millis; 2],
    increment: Millis,
    /// For each time that a clock ran: from when to when, and how much of it was not charged because nobody served.
    pub(crate) charges: Vec<Charge>,
}

/// A time in which a clock ran.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Charge {
    pub(crate) from: Millis,
    pub(crate) to: Millis,
    pub(crate) away: Millis,
}

impl Replay {
    pub(crate) fn new(agreed: &Agreed) -> Replay {
        Replay {
            game: agreed.game(),
            is_full: false,
            is_over: false,
            offers: Vec::new(),
            since: None,
            away: 0,
            left: [agreed.initial; 2],
            increment: agreed.increment,
            charges: Vec::new(),
        }
    }

    /// The seat whose turn it is.
    pub(crate) fn to_move(&self) -> Option<u8> {
        if self.is_over || !self.is_full {
            return None;
        }
        self.game.to_move().map(|seat| seat.0)
    }

    /// Lets something happen, or says why it cannot have.
    pub(crate) fn apply(&mut self, logged: &Logged) -> Result<(), String> {
        if self.is_over && !matches!(logged.event, Event::Said { .. } | Event::Offered { .. }) {
            return Err("it happened after the end".to_owned());
        }
        match &logged.event {
            Event::Sat { .. } => self.is_full = true,
            Event::Moved { text, lag, .. } => {
                let seat = self.to_move().ok_or("nobody is to move")?;
                self.game.play_text(text).map_err(|error| error.to_string())?;
                self.charge(logged, seat, *lag)?;
                self.left[usize::from(seat)] += self.increment;
                // What the other side had offered is declined by moving.
                self.offers.retain(|&(by, _)| by == seat);
                if self.game.outcome().is_some() {
                    self.is_over = true;
                } else {
                    self.since = Some(logged.at);
                }
            }
            Event::TookBack { plies } => {
                if *plies >= self.game.ply() {
                    return Err(format!("{plies} plies are left of {}", self.game.ply()));
                }
                if let Some(seat) = self.to_move() {
                    self.charge(logged, seat, 0)?;
                }
                while self.game.ply() > *plies {
                    self.game.undo();
                    let seat = self.game.to_move().ok_or("nobody had moved")?.0;
                    let left = &mut self.left[usize::from(seat)];
                    *left = left.saturating_sub(self.increment);
                }
                self.left = self.left.map(|left| left.max(1_000));
                self.since = (*plies > 0).then_some(logged.at);
                self.offers.clear();
            }
            Event::Resumed { away } => self.away += away,
            Event::Offered { seat, offer } => {
                self.offers.push((*seat, *offer));
            }
            Event::Declined { offer } => self.offers.retain(|(_, standing)| standing != offer),
            Event::Flagged { seat } => {
                if self.to_move() != Some(*seat) {
                    return Err("it was not their turn".to_owned());
                }
                let left = self.left[usize::from(*seat)];
                let since = self.since.ok_or("no clock ran")?;
                let ran = (logged.at - since).saturating_sub(self.away);
                if ran < left {
                    return Err(format!("{left} ms were left, and {ran} had passed"));
                }
                self.charge(logged, *seat, 0)?;
                self.is_over = true;
            }
            Event::Resigned { .. } | Event::Drawn | Event::Aborted { .. } | Event::Abandoned { .. } => {
                self.is_over = true;
            }
            Event::Said { .. } => {}
            other => return Err(format!("nobody asked for {other:?}")),
        }
        Ok(())
    }

    /// The clock of a seat stands.
    fn charge(&mut self, logged: &Logged, seat: u8, lag: Millis) -> Result<(), String> {
        let away = std::mem::take(&mut self.away);
        let Some(since) = self.since.take() else {
            return Ok(());
        };
        if logged.at < since {
            return Err("time went backwards".to_owned());
        }
        let charged = (logged.at - since).saturating_sub(away).saturating_sub(lag);
        let left = &mut self.left[usize::from(seat)];
        if charged > *left && matches!(logged.event, Event::Moved { .. }) {
            return Err(format!("a move after {charged} ms with {left} ms left"));
        }
        *left = left.saturating_sub(charged);
        self.charges.push(Charge {
            from: since,
            to: logged.at,
            away,
        });
        Ok(())
    }
}
