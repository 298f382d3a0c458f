use trilith_games::common::{Seat, Side};

use super::{
    CLAIM_AFTER, Command, Decision, Event, Facts, LAG_MOST, Offer, Plan, Refusal, Room, Table, talk,
};

/// Between two moves of theirs, nobody changes their plan more often.
const MOST_PLANS: u32 = 50;

/// Who answers what somebody offers.
enum Answer {
    /// Nobody but themselves.
    Own,
    /// The computer.
    Computer,
    /// The other side has offered the same already, from this seat: it is agreed.
    Agreed(u8),
    /// The people of the other side.
    People,
}

impl Table {
    /// What follows from somebody's command, or why nothing does.
    pub fn decide(&self, who: &str, command: &Command, facts: &Facts<'_>) -> Result<Decision, Refusal> {
        let seats = self.seats_of(who);
        let decision = match command {
            Command::Sit { seat } => self.decide_sit(who, *seat, facts)?,
            Command::Say { room, text } => {
                let said = self.decide_say(who, *room, text)?;
                self.check_room(&said)?;
                return Ok(Decision::Event(said));
            }
            _ if seats.is_empty() => return Err(Refusal::NotAtTable),
            Command::Move { text, ply } => {
                self.check_playing()?;
                self.check_ply(*ply)?;
                self.can_move(&seats)?;
                Decision::Event(self.decide_move(text, facts)?)
            }
            Command::TakeBack => self.decide_take_back(&seats)?,
            Command::Resign => Decision::Event(self.decide_resign(&seats)?),
            Command::Draw => self.decide_draw(&seats)?,
            Command::Decline { offer } => self.decide_decline(&seats, *offer)?,
            Command::Abort => {
                self.check_abort()?;
                Decision::Event(Event::Aborted { seat: first(&seats)? })
            }
            Command::Claim => self.decide_claim(&seats, facts)?,
            Command::Rematch => self.decide_rematch(&seats)?,
            Command::Plan { premove, lines, ply } => {
                self.check_playing()?;
                self.check_ply(*ply)?;
                let plan = Plan {
                    premove: premove.clone(),
                    lines: lines.clone(),
                };
                self.decide_plan(&seats, plan)?
            }
        };
        if let Decision::Event(event) = &decision {
            self.check_room(event)?;
        }
        // Whatever is wanted after the time was up, the flag fell before.
        match self.flagged(facts.now) {
            Some(flagged) => Ok(Decision::Event(flagged)),
            None => Ok(decision),
        }
    }

    /// What follows when the player to move makes this move.
    pub fn decide_move(&self, text: &str, facts: &Facts<'_>) -> Result<Event, Refusal> {
        self.check_playing()?;
        let seat = self.to_move().ok_or(Refusal::Over)?;
        if !self.can_go_on() {
            return Err(Refusal::TooLong);
        }
        let m = self.game.clone().play_text(text)?;
        let lag = facts.lag.min(LAG_MOST);
        if let Some(clock) = &self.clock
            && clock.left_with(seat, facts.now, lag) == 0
        {
            return Ok(Event::Flagged { seat: seat.0 });
        }
        Ok(Event::Moved {
            text: m.to_string(),
            // Where no clock runs there is nothing to set right.
            lag: if self.due().is_some() { lag } else { 0 },
            planned: false,
        })
    }

    /// Whether one of these seats could make a move.
    pub(super) fn can_move(&self, seats: &[u8]) -> Result<(), Refusal> {
        self.check_playing()?;
        if !self.to_move().is_some_and(|seat| seats.contains(&seat.0)) {
            return Err(Refusal::NotYourTurn);
        }
        if self.can_go_on() {
            Ok(())
        } else {
            Err(Refusal::TooLong)
        }
    }

    fn decide_sit(&self, who: &str, seat: Option<u8>, facts: &Facts<'_>) -> Result<Decision, Refusal> {
        self.check_going_on()?;
        if self.is_full() {
            return Err(Refusal::NoFreeSeat);
        }
        let may_sit = |seat: &u8| self.check_sitting(*seat, who).is_ok();
        let seat = match seat {
            Some(seat) => seat,
            None => (0..)
                .take(self.seats.len())
                .find(may_sit)
                .ok_or(Refusal::OtherSide)?,
        };
        self.check_sitting(seat, who)?;
        if self.setup.terms.rated && !facts.account {
            return Err(Refusal::NeedsAccount);
        }
        Ok(Decision::Event(Event::Sat {
            seat,
            id: who.to_owned(),
        }))
    }

    fn decide_say(&self, who: &str, room: Room, text: &str) -> Result<Event, Refusal> {
        if !self.admits(who) {
            return Err(Refusal::NotAtTable);
        }
        if self.room_of(who) != room {
            return Err(Refusal::OtherRoom);
        }
        if !talk::has_room(&self.talk, room) {
            return Err(Refusal::TalkFull);
        }
        Ok(Event::Said {
            by: who.to_owned(),
            room,
            text: talk::clean(text)?,
        })
    }

    fn decide_resign(&self, seats: &[u8]) -> Result<Event, Refusal> {
        self.check_playing()?;
        // Who plays both sides gives up for the one to move.
        let to_move = self.to_move().filter(|seat| seats.contains(&seat.0));
        let seat = match to_move {
            Some(seat) => seat.0,
            None => first(seats)?,
        };
        Ok(Event::Resigned { seat })
    }

    fn decide_draw(&self, seats: &[u8]) -> Result<Decision, Refusal> {
        self.check_playing()?;
        Ok(match self.answer(seats, Offer::Draw)? {
            Answer::Own | Answer::Agreed(_) => Decision::Event(Event::Drawn),
            Answer::Computer => Decision::AskComputer(Offer::Draw),
            Answer::People => offered(first(seats)?, Offer::Draw),
        })
    }

    fn decide_take_back(&self, seats: &[u8]) -> Result<Decision, Refusal> {
        self.check_playing()?;
        if !self.setup.terms.take_backs || self.setup.terms.rated {
            return Err(Refusal::NoTakeBacks);
        }
        let back = |seats: &[u8]| self.before_last_move_of(seats).ok_or(Refusal::NothingToTakeBack);
        let taken = |plies| Decision::Event(Event::TookBack { plies });
        Ok(match self.answer(seats, Offer::TakeBack)? {
            Answer::Own | Answer::Computer => taken(back(seats)?),
            Answer::Agreed(seat) => taken(back(&[seat])?),
            Answer::People => {
                let seat = self.seat_at(back(seats)?).ok_or(Refusal::Over)?;
                offered(seat.0, Offer::TakeBack)
            }
        })
    }

    fn decide_rematch(&self, seats: &[u8]) -> Result<Decision, Refusal> {
        self.check_rematch()?;
        Ok(match self.answer(seats, Offer::Rematch)? {
            Answer::Own | Answer::Computer | Answer::Agreed(_) => Decision::MakeRematch,
            Answer::People => offered(first(seats)?, Offer::Rematch),
        })
    }

    fn decide_decline(&self, seats: &[u8], offer: Offer) -> Result<Decision, Refusal> {
        match offer {
            Offer::Draw | Offer::TakeBack => self.check_playing()?,
            Offer::Rematch => self.check_rematch()?,
        }
        let side = Seat(first(seats)?).side();
        self.offers
            .stands(side.opposite(), offer)
            .ok_or(Refusal::NoOffer)?;
        Ok(Decision::Event(Event::Declined { offer }))
    }

    fn decide_claim(&self, seats: &[u8], facts: &Facts<'_>) -> Result<Decision, Refusal> {
        self.check_claim()?;
        let mut gone = None;
        for seat in self.people_of(self.other_side(seats)?) {
            let since = facts.absent_since.get(usize::from(seat)).copied().flatten();
            let away = since.map_or(0, |since| facts.now.saturating_sub(since));
            if seats.contains(&seat) || away < CLAIM_AFTER {
                return Err(Refusal::NotAbsent);
            }
            gone = gone.or(Some(seat));
        }
        let seat = gone.ok_or(Refusal::NotAbsent)?;
        Ok(Decision::Event(Event::Abandoned { seat }))
    }

    fn decide_plan(&self, seats: &[u8], plan: Plan) -> Result<Decision, Refusal> {
        if self.is_alone(seats) {
            return Err(Refusal::NoPlans);
        }
        let seat = self.next_of(seats).ok_or(Refusal::YourTurn)?;
        if !plan.is_small() {
            return Err(Refusal::PlanTooLarge);
        }
        if !plan.lines.is_empty() && self.seats.len() != 2 {
            return Err(Refusal::NoPlans);
        }
        let planned = self.planned.get(usize::from(seat.0)).copied().unwrap_or_default();
        if planned >= MOST_PLANS {
            return Err(Refusal::TooManyPlans);
        }
        let Plan { premove, lines } = plan.checked(&self.game)?;
        Ok(Decision::Event(Event::Planned {
            seat: seat.0,
            premove,
            lines,
        }))
    }

    /// Who answers what these seats offer, if they may offer it now.
    fn answer(&self, seats: &[u8], offer: Offer) -> Result<Answer, Refusal> {
        if self.is_alone(seats) {
            return Ok(Answer::Own);
        }
        let other = self.other_side(seats)?;
        if let Some(seat) = self.offers.stands(other, offer) {
            return Ok(Answer::Agreed(seat));
        }
        if self.offers.stands(other.opposite(), offer).is_some() {
            return Err(Refusal::OfferStands);
        }
        if self.offers.was_made(other.opposite(), offer) {
            return Err(Refusal::OfferedBefore(offer));
        }
        let has_people = self.people_of(other).next().is_some();
        Ok(if has_people {
            Answer::People
        } else {
            Answer::Computer
        })
    }

    /// Whether these are all seats.
    fn is_alone(&self, seats: &[u8]) -> bool {
        seats.len() == self.seats.len()
    }

    /// The side against which these seats play.
    fn other_side(&self, seats: &[u8]) -> Result<Side, Refusal> {
        Ok(Seat(first(seats)?).side().opposite())
    }

    /// The seats of this side at which people sit.
    fn people_of(&self, side: Side) -> impl Iterator<Item = u8> {
        (0..)
            .zip(&self.seats)
            .filter(move |(seat, player)| Seat(*seat).side() == side && player.person().is_some())
            .map(|(seat, _)| seat)
    }

    /// The one of these seats whose turn comes next, if it is not its turn now.
    fn next_of(&self, seats: &[u8]) -> Option<Seat> {
        let around = u8::try_from(self.seats.len()).ok()?;
        let mut seat = self.to_move()?;
        for _ in 1..around {
            seat = seat.next(around);
            if seats.contains(&seat.0) {
                return Some(seat);
            }
        }
        None
    }

    fn check_ply(&self, ply: usize) -> Result<(), Refusal> {
        if ply == self.game.ply() {
            Ok(())
        } else {
            Err(Refusal::Stale)
        }
    }
}

/// The first of somebody's seats.
fn first(seats: &[u8]) -> Result<u8, Refusal> {
    seats.first().copied().ok_or(Refusal::NotAtTable)
}

fn offered(seat: u8, offer: Offer) -> Decision {
    Decision::Event(Event::Offered { seat, offer })
}
