use trilith_games::common::Seat;

use super::{
    End, Event, Line, MOST_EVENTS, Millis, Offer, Phase, Plan, Player, Refusal, Room, Table, TimeControl,
    talk,
};

impl Table {
    /// Makes an event so. What cannot be is refused and changes nothing.
    pub fn apply(&mut self, event: &Event, at: Millis) -> Result<(), Refusal> {
        match event {
            Event::Moved { text, lag, planned } => self.moved(text, *lag, *planned, at)?,
            Event::TookBack { plies } => self.took_back(*plies, at)?,
            Event::Resigned { seat } => self.ended_by(*seat, End::Resigned, at)?,
            Event::Flagged { seat } => {
                // Only a running clock runs out, and only one runs.
                if self.due().is_none() || self.to_move() != Some(Seat(*seat)) {
                    self.check_playing()?;
                    return Err(Refusal::Impossible);
                }
                self.ended_by(*seat, End::Flagged, at)?;
            }
            Event::Abandoned { seat } => {
                self.check_claim()?;
                self.ended_by(*seat, End::Abandoned, at)?;
            }
            Event::Aborted { seat } => {
                self.check_abort()?;
                self.check_seat(*seat)?;
                self.finish(End::Aborted(Seat(*seat)), at);
            }
            Event::Drawn => {
                self.check_playing()?;
                self.finish(End::Drawn, at);
            }
            Event::Offered { seat, offer } => self.offered(*seat, *offer)?,
            Event::Declined { offer } => self.declined(*offer)?,
            Event::Resumed { away } => {
                self.check_going_on()?;
                if let Some(clock) = &mut self.clock {
                    clock.resumed(*away);
                }
            }
            Event::Sat { seat, id } => self.sat(*seat, id, at)?,
            Event::Planned { seat, premove, lines } => self.plan_made(
                *seat,
                Plan {
                    premove: premove.clone(),
                    lines: lines.clone(),
                },
            )?,
            Event::Said { by, room, text } => self.said(by, *room, text, at)?,
            Event::Continued { next } => {
                self.check_rematch()?;
                self.offers.ended();
                self.next = Some(next.clone());
            }
        }
        self.events = self.events.saturating_add(1);
        self.asides = self.asides.saturating_add(usize::from(event.is_aside()));
        Ok(())
    }

    fn moved(&mut self, text: &str, lag: Millis, planned: bool, at: Millis) -> Result<(), Refusal> {
        self.check_playing()?;
        let seat = self.to_move().ok_or(Refusal::Over)?;
        let text = self.game.play_text(text)?.to_string();
        let next = self.game.to_move();
        if let Some(clock) = &mut self.clock {
            // What was planned takes no time.
            clock.moved(seat, next, at, if planned { Millis::MAX } else { lag });
        }
        self.offers.moved(seat.side());
        for (index, plan) in (0..).zip(&mut self.plans) {
            if seat == Seat(index) {
                plan.premove = None;
                if !planned {
                    plan.clear();
                }
            }
            plan.advance(&text);
            if next == Some(Seat(index)) && plan.reply(&self.game).is_none() {
                // The turn has come, and it went otherwise.
                plan.clear();
            }
        }
        if let Some(planned) = self.planned.get_mut(usize::from(seat.0)) {
            *planned = 0;
        }
        if let Some(outcome) = self.game.outcome() {
            self.finish(End::Rules(outcome), at);
        }
        Ok(())
    }

    fn took_back(&mut self, plies: usize, at: Millis) -> Result<(), Refusal> {
        self.check_playing()?;
        if plies >= self.game.ply() {
            return Err(Refusal::NothingToTakeBack);
        }
        let was_to_move = self.to_move();
        let undone: Vec<Seat> = (plies..self.game.ply())
            .filter_map(|ply| self.seat_at(ply))
            .collect();
        while self.game.ply() > plies && self.game.undo().is_some() {}
        if let Some(clock) = &mut self.clock {
            clock.took_back(was_to_move, undone.into_iter(), plies, at);
        }
        self.offers.took_back();
        for plan in &mut self.plans {
            plan.clear();
        }
        Ok(())
    }

    fn ended_by(&mut self, seat: u8, end: fn(Seat) -> End, at: Millis) -> Result<(), Refusal> {
        self.check_playing()?;
        self.check_seat(seat)?;
        self.finish(end(Seat(seat)), at);
        Ok(())
    }

    fn finish(&mut self, end: End, at: Millis) {
        if let Some(clock) = &mut self.clock {
            clock.stop(self.game.to_move(), at);
        }
        self.end = Some(end);
        self.offers.ended();
        for plan in &mut self.plans {
            plan.clear();
        }
    }

    fn offered(&mut self, seat: u8, offer: Offer) -> Result<(), Refusal> {
        match offer {
            Offer::Draw | Offer::TakeBack => self.check_playing()?,
            Offer::Rematch => self.check_rematch()?,
        }
        self.check_person(seat)?;
        if self.offers.stands(Seat(seat).side(), offer).is_some() {
            return Err(Refusal::OfferStands);
        }
        self.offers.make(Seat(seat), offer);
        Ok(())
    }

    fn declined(&mut self, offer: Offer) -> Result<(), Refusal> {
        match offer {
            Offer::Draw | Offer::TakeBack => self.check_playing()?,
            Offer::Rematch => self.check_rematch()?,
        }
        if self.offers.decline(offer) {
            return Ok(());
        }
        // The computer answers at once: whoever plays against it has asked.
        for (seat, player) in (0..).zip(&self.seats) {
            if player.person().is_some() {
                self.offers.note(Seat(seat).side(), offer);
            }
        }
        Ok(())
    }

    fn sat(&mut self, seat: u8, id: &str, at: Millis) -> Result<(), Refusal> {
        self.check_sitting(seat, id)?;
        let player = self.seats.get_mut(usize::from(seat)).ok_or(Refusal::NoFreeSeat)?;
        *player = Player::Guest { id: id.to_owned() };
        if self.is_full()
            && let Some(clock) = &mut self.clock
        {
            clock.filled(at);
        }
        Ok(())
    }

    fn plan_made(&mut self, seat: u8, plan: Plan) -> Result<(), Refusal> {
        self.check_playing()?;
        self.check_person(seat)?;
        if self.to_move() == Some(Seat(seat)) {
            return Err(Refusal::YourTurn);
        }
        if !plan.is_small() {
            return Err(Refusal::PlanTooLarge);
        }
        let index = usize::from(seat);
        let (Some(held), Some(planned)) = (self.plans.get_mut(index), self.planned.get_mut(index)) else {
            return Err(Refusal::Impossible);
        };
        *held = plan;
        *planned = planned.saturating_add(1);
        Ok(())
    }

    fn said(&mut self, by: &str, room: Room, text: &str, at: Millis) -> Result<(), Refusal> {
        if self.room_of(by) != room {
            return Err(Refusal::OtherRoom);
        }
        if !talk::has_room(&self.talk, room) {
            return Err(Refusal::TalkFull);
        }
        self.talk.push(Line {
            by: by.to_owned(),
            seat: self.seats_of(by).first().copied(),
            room,
            text: talk::clean(text)?,
            at,
        });
        Ok(())
    }

    pub(super) fn check_going_on(&self) -> Result<(), Refusal> {
        if self.is_over() {
            Err(Refusal::Over)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_playing(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(Refusal::Waiting),
            Phase::Over => Err(Refusal::Over),
        }
    }

    pub(super) fn check_rematch(&self) -> Result<(), Refusal> {
        match (&self.end, &self.next) {
            (None, _) => Err(Refusal::NotOver),
            (Some(End::Aborted(_)), _) => Err(Refusal::CalledOff),
            (Some(_), Some(next)) => Err(Refusal::Continued { next: next.clone() }),
            (Some(_), None) => Ok(()),
        }
    }

    /// A game can be called off while a seat is free, or until both sides have moved.
    pub(super) fn check_abort(&self) -> Result<(), Refusal> {
        self.check_going_on()?;
        if self.is_full() && self.has_begun() {
            return Err(Refusal::TooLateToAbort);
        }
        Ok(())
    }

    /// Whether somebody may take this seat.
    pub(super) fn check_sitting(&self, seat: u8, who: &str) -> Result<(), Refusal> {
        self.check_going_on()?;
        match self.player(Seat(seat)) {
            None => Err(Refusal::NoFreeSeat),
            Some(Player::Guest { .. } | Player::Computer { .. }) => Err(Refusal::SeatTaken),
            Some(Player::Open) => {
                let side = Seat(seat).side();
                if self.seats_of(who).iter().any(|own| Seat(*own).side() != side) {
                    return Err(Refusal::OtherSide);
                }
                Ok(())
            }
        }
    }

    /// Only who plays live, in a game that has begun, must be there.
    pub(super) fn check_claim(&self) -> Result<(), Refusal> {
        self.check_playing()?;
        if !self.setup.time.is_some_and(TimeControl::is_live) {
            return Err(Refusal::NoLiveClock);
        }
        if !self.has_begun() {
            return Err(Refusal::NotBegun);
        }
        Ok(())
    }

    /// Whether both sides have moved.
    fn has_begun(&self) -> bool {
        self.game.ply() >= 2
    }

    fn check_person(&self, seat: u8) -> Result<(), Refusal> {
        match self.player(Seat(seat)) {
            Some(Player::Guest { .. }) => Ok(()),
            Some(Player::Computer { .. } | Player::Open) | None => Err(Refusal::Impossible),
        }
    }

    fn check_seat(&self, seat: u8) -> Result<(), Refusal> {
        if usize::from(seat) < self.seats.len() {
            Ok(())
        } else {
            Err(Refusal::Impossible)
        }
    }

    /// Whether there is room in the log: nobody can fill it with what is beside the game.
    pub(super) fn check_room(&self, event: &Event) -> Result<(), Refusal> {
        let is_full = self.events >= MOST_EVENTS && !event.is_end();
        let is_chatter = event.is_aside() && self.asides >= MOST_EVENTS / 2;
        if is_full || is_chatter {
            return Err(Refusal::TooLong);
        }
        Ok(())
    }
}
