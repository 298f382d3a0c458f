use std::borrow::Cow;

use super::{Event, Line, Phase, Plan, Room, Table};

impl Table {
    /// Whether somebody may look at this table at all. A private one is seen by its players, and by whoever could become one.
    pub fn admits(&self, who: &str) -> bool {
        !self.setup.terms.private || self.sits(who) || self.phase() == Phase::Waiting
    }

    /// The event as somebody sees it, or nothing if it is not for their eyes: others' plans, and what is said among others
    /// while the game goes on.
    pub fn visible<'e>(&self, event: &'e Event, who: &str) -> Option<Cow<'e, Event>> {
        let is_seen = match event {
            Event::Planned { seat, .. } => self.seats_of(who).contains(seat),
            Event::Said { room, .. } => self.hears(who, *room),
            _ => true,
        };
        is_seen.then_some(Cow::Borrowed(event))
    }

    /// What was said that somebody may hear.
    pub fn heard_by(&self, who: &str) -> impl Iterator<Item = &Line> {
        let (players, watchers) = (self.hears(who, Room::Players), self.hears(who, Room::Watchers));
        self.talk.iter().filter(move |line| match line.room {
            Room::Players => players,
            Room::Watchers => watchers,
        })
    }

    /// Somebody's own plan.
    pub fn plan_of(&self, who: &str) -> Option<&Plan> {
        self.seats_of(who)
            .into_iter()
            .filter_map(|seat| self.plans.get(usize::from(seat)))
            .find(|plan| !plan.is_empty())
    }

    fn hears(&self, who: &str, room: Room) -> bool {
        self.is_over() || self.room_of(who) == room
    }

    /// Where somebody talks.
    pub(super) fn room_of(&self, who: &str) -> Room {
        if self.sits(who) {
            Room::Players
        } else {
            Room::Watchers
        }
    }
}
