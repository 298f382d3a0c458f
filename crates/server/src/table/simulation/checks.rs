//! What must be true of a table, whatever happened.

use super::ledger::Ledger;
use super::*;

impl World {
    /// After every step.
    pub(super) fn check(&mut self) {
        self.check_flags();
        self.check_offers();
        self.check_secrets();
        self.check_clocks();
        let who = PEOPLE[self.random.below(PEOPLE.len())];
        self.check_can(who);
    }

    /// Who decided what.
    pub(super) fn check_decision(&self, who: &str, command: &Command, decision: &Decision) {
        let Decision::Event(event) = decision else {
            assert!(self.table.sits(who));
            return;
        };
        let owner = |seat: &u8| self.table.players()[usize::from(*seat)].person();
        match event {
            Event::Moved { planned, .. } => {
                assert!(!planned, "what was planned happens by itself");
                assert!(matches!(command, Command::Move { .. }));
                let turn = (self.first_seat() + self.table.game().ply()) % self.table.players().len();
                assert_eq!(
                    self.table.players()[turn].person(),
                    Some(who),
                    "moved out of turn"
                );
            }
            Event::Planned { seat, .. } => assert_eq!(owner(seat), Some(who)),
            Event::Offered { seat, .. } | Event::Resigned { seat } | Event::Aborted { seat } => {
                assert_eq!(owner(seat), Some(who), "in somebody else's name");
            }
            Event::Abandoned { seat } => assert_ne!(owner(seat), Some(who)),
            Event::Sat { id, .. } | Event::Said { by: id, .. } => assert_eq!(id, who),
            Event::TookBack { plies } => self.check_take_back(*plies),
            _ => {}
        }
    }

    /// Moves are undone one by one until it is the turn of a seat that may have asked.
    fn check_take_back(&self, plies: usize) {
        let mut game = self.table.game().clone();
        let undone = game.ply() - plies;
        assert!(
            (1..=self.table.players().len()).contains(&undone),
            "{undone} undone"
        );
        while game.ply() > plies {
            game.undo().expect("a move to undo");
        }
        let turn = (self.first_seat() + plies) % self.table.players().len();
        assert_eq!(game.to_move().map(|seat| usize::from(seat.0)), Some(turn));
    }

    /// The seat that made, or makes, the first move.
    pub(super) fn first_seat(&self) -> usize {
        let start = self.table.game().from_its_start();
        start.to_move().map_or(0, |seat| usize::from(seat.0))
    }

    /// What an event may change.
    pub(super) fn check_happened(&self, before: &Table, event: &Event) {
        if before.is_over() {
            let is_afterwards = matches!(
                event,
                Event::Said { .. }
                    | Event::Continued { .. }
                    | Event::Offered {
                        offer: Offer::Rematch,
                        ..
                    }
                    | Event::Declined {
                        offer: Offer::Rematch
                    }
            );
            assert!(is_afterwards, "{event:?} after the end");
            assert_eq!(before.end(), self.table.end());
            assert_eq!(before.game(), self.table.game());
        }
        for (seat, (old, new)) in before.players().iter().zip(self.table.players()).enumerate() {
            let was_taken = matches!(event, Event::Sat { seat: taken, .. } if usize::from(*taken) == seat);
            if was_taken {
                assert_eq!(*old, Player::Open, "a taken seat was taken");
                assert!(new.person().is_some());
            } else {
                assert_eq!(old, new, "a seat changed its player");
            }
        }
        if !matches!(event, Event::Moved { .. } | Event::TookBack { .. }) {
            assert_eq!(before.game(), self.table.game(), "{event:?} changed the position");
        }
        match event {
            Event::Moved { planned, .. } => self.check_moved(before, *planned),
            Event::TookBack { .. } => {
                assert_eq!(self.table.offers(), []);
                assert!(PEOPLE.iter().all(|who| self.table.plan_of(who).is_none()));
            }
            Event::Offered { seat, offer } => self.check_offered(Seat(*seat).side(), *offer),
            _ => {}
        }
        for who in PEOPLE {
            let sits = self.table.seats_of(who);
            let sees = self.table.visible(event, who).is_some();
            match event {
                Event::Planned { seat, .. } => assert_eq!(sees, sits.contains(seat), "{who}: {event:?}"),
                Event::Said { room, .. } => {
                    let is_own_room = (*room == Room::Players) != sits.is_empty();
                    assert_eq!(sees, self.table.is_over() || is_own_room, "{who}: {event:?}");
                }
                _ => assert!(sees, "{who}: {event:?}"),
            }
        }
        assert_eq!(
            self.table.result() == "*",
            self.table.end().is_none_or(|end| matches!(end, End::Aborted(_)))
        );
        assert_eq!(self.table.ending().is_some(), self.table.is_over());
    }

    /// Who moved has answered what the other side offered, and only what was planned is a planned move.
    fn check_moved(&self, before: &Table, planned: bool) {
        assert_eq!(before.phase(), Phase::Playing);
        assert_eq!(before.game().ply() + 1, self.table.game().ply());
        let seat = before.to_move().expect("who moved");
        for standing in self.table.offers() {
            let is_own = Seat(standing.seat).side() == seat.side();
            assert!(
                is_own && standing.offer == Offer::Draw,
                "{standing:?} after a move"
            );
        }
        if planned {
            let plan = self.log.iter().rev().find_map(|(event, _)| match event {
                Event::TookBack { .. } => Some(false),
                Event::Planned {
                    seat: by,
                    premove,
                    lines,
                } if *by == seat.0 => Some(premove.is_some() || !lines.is_empty()),
                _ => None,
            });
            assert_eq!(plan, Some(true), "nothing was planned");
        }
    }

    /// A side has moved since it last offered the same, unless the game has ended since.
    fn check_offered(&self, side: Side, offer: Offer) {
        let mut ply = self.table.game().ply();
        for (event, _) in self.log.iter().rev() {
            match event {
                Event::Moved { .. } => {
                    ply -= 1;
                    let mover = (self.first_seat() + ply) % self.table.players().len();
                    if mover % 2 == side.index() {
                        return;
                    }
                }
                // What was taken back is not counted here.
                Event::TookBack { .. } => return,
                Event::Offered { seat, offer: before } if *before == offer => {
                    assert_ne!(Seat(*seat).side(), side, "{offer:?} was offered again");
                }
                _ => {}
            }
        }
    }

    fn check_flags(&self) {
        match self.table.due() {
            Some(due) => {
                assert_eq!(self.table.flagged(due - 1), None);
                let seat = self.table.to_move().expect("somebody whose clock runs").0;
                assert_eq!(self.table.flagged(due), Some(Event::Flagged { seat }));
            }
            None => assert_eq!(self.table.flagged(Millis::MAX), None),
        }
        assert_eq!(
            self.table.to_move().is_some(),
            self.table.phase() == Phase::Playing
        );
    }

    fn check_offers(&self) {
        for standing in self.table.offers() {
            let is_rematch = standing.offer == Offer::Rematch;
            assert_eq!(is_rematch, self.table.is_over(), "{standing:?}");
            assert_eq!(
                self.table.next(),
                None,
                "{standing:?} after the next game has begun"
            );
        }
    }

    fn check_secrets(&self) {
        for who in PEOPLE {
            if !self.table.sits(who) || self.table.is_over() {
                assert_eq!(self.table.plan_of(who), None, "{who} sees a plan");
            }
            let heard = self.table.heard_by(who).count();
            if self.table.is_over() {
                assert_eq!(heard, self.table.talk().len());
            } else {
                let room = if self.table.sits(who) {
                    Room::Players
                } else {
                    Room::Watchers
                };
                assert!(self.table.heard_by(who).all(|line| line.room == room));
            }
        }
    }

    /// The table's clocks are those that the log tells.
    pub(super) fn check_clocks(&self) {
        let Some(clock) = self.table.clock() else {
            assert_eq!(self.table.due(), None);
            return;
        };
        let setup = self.table.setup();
        let ledger = Ledger::read(
            setup,
            self.first_seat(),
            &self.log,
            self.table.is_over(),
            self.now,
        );
        let left: Vec<i128> = clock
            .all_left(self.table.to_move(), self.now)
            .into_iter()
            .map(i128::from)
            .collect();
        assert_eq!(left, ledger.left, "after {:?}", self.log.last());
        assert_eq!(self.table.due().map(i128::from), ledger.due);
    }

    /// Whatever is offered is not refused, and what is not offered is.
    fn check_can(&mut self, who: &'static str) {
        let absent = self.absent_by_seat();
        let facts = Facts {
            now: self.now,
            lag: 0,
            absent_since: &absent,
            account: has_account(who),
        };
        let can = self.table.can(who, &facts);
        let table = &self.table;
        let does = |command: Command| match table.decide(who, &command, &facts) {
            Ok(Decision::Event(event)) => {
                let mut after = table.clone();
                after.apply(&event, facts.now).expect("what was decided");
                true
            }
            Ok(_) => true,
            Err(_) => false,
        };
        let ply = table.game().ply();
        let legal = table.game().random_move(&mut self.random);
        let text = legal.map_or_else(|| "pass".to_owned(), |m| m.to_string());
        assert_eq!(
            can.move_,
            does(Command::Move {
                text: text.clone(),
                ply
            }),
            "{who} moves"
        );
        assert_eq!(can.take_back, does(Command::TakeBack), "{who} takes back");
        assert_eq!(can.draw, does(Command::Draw), "{who} draws");
        assert_eq!(can.resign, does(Command::Resign), "{who} resigns");
        assert_eq!(can.abort, does(Command::Abort), "{who} aborts");
        assert_eq!(can.claim, does(Command::Claim), "{who} claims");
        assert_eq!(can.rematch, does(Command::Rematch), "{who} wants a rematch");
        let premove = Some(text);
        assert_eq!(
            can.plan,
            does(Command::Plan {
                premove,
                lines: Vec::new(),
                ply
            }),
            "{who} plans"
        );
        let seats = 0..=u8::try_from(table.players().len()).expect("few seats");
        let sits = seats
            .into_iter()
            .any(|seat| does(Command::Sit { seat: Some(seat) }));
        assert_eq!(can.sit, sits, "{who} sits");
        let says = [Room::Players, Room::Watchers].map(|room| {
            does(Command::Say {
                room,
                text: "hello".to_owned(),
            })
        });
        assert_eq!(can.say, says.contains(&true), "{who} speaks");
        assert_ne!(says, [true, true], "{who} speaks everywhere");
        if can.hint {
            assert!(can.move_);
            assert_eq!(table.people(), [who], "{who} is helped against others");
        }
        if !table.sits(who) {
            let nothing = Can {
                sit: can.sit,
                say: can.say,
                ..Can::default()
            };
            assert_eq!(can, nothing, "{who} only watches");
        }
    }
}
