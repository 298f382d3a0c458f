use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use trilith_games::Told;
use trilith_games::common::Seat;
use utoipa::ToSchema;

use super::live::{Live, State};
use super::presence::Presence;
use super::{Millis, Who};
use crate::api::shapes;
use crate::table::{
    Can, Event, Facts, Offer, Phase, Plan, Player, Room, Standing, Table, Terms, TimeControl,
};

/// A table as somebody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Snapshot {
    /// The game's name in addresses.
    pub id: String,
    /// How many events there have been.
    pub number: u64,
    /// Waiting for players, being played, or over.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The seats of whoever looks; none for a spectator.
    pub yours: Vec<u8>,
    /// Whether whoever looks has set it up.
    pub owner: bool,
    /// Whether it is their turn.
    pub your_turn: bool,
    /// Whether the computer thinks.
    pub thinking: bool,
    /// What they can do now.
    pub can: Can,
    /// What has been offered and not answered.
    pub offers: Vec<Standing>,
    /// The moves they have planned.
    pub plan: Option<Plan>,
    /// What was said, as far as they hear it.
    pub talk: Vec<Line>,
    /// How many look on.
    pub watchers: usize,
    /// What was agreed beside the clock.
    pub terms: Terms,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// Why it ended.
    #[schema(value_type = Option<shapes::Told>)]
    pub ending: Option<Told>,
    /// The clocks.
    pub clock: Option<ClockView>,
    /// The next game of the same players.
    pub rematch: Option<String>,
    /// Whether the last thing that happened is that a draw was declined.
    pub declined: bool,
    /// Where the game began, if not where its variant does.
    pub start: Option<String>,
    /// The variant.
    #[serde(skip)]
    pub variant: String,
    /// The position, and what can be done in it.
    #[serde(serialize_with = "as_it_is")]
    #[schema(value_type = shapes::View)]
    pub view: Option<Arc<RawValue>>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Seat)]
pub struct SeatView {
    /// `you`, `guest`, `computer`, or `open`.
    pub kind: &'static str,
    /// The computer's level.
    pub level: Option<u8>,
    /// 0 or 1.
    pub side: usize,
    /// What they are called.
    pub name: Option<String>,
    /// Whether they have an account.
    pub account: bool,
    /// How strong they are at this game, in whole points.
    pub rating: Option<i64>,
    /// Whether they are connected.
    pub here: bool,
}

/// Something that was said.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = TalkLine)]
pub struct Line {
    /// By whom.
    pub name: Option<String>,
    /// Their seat, if they have one.
    pub seat: Option<u8>,
    /// Whether it was whoever looks.
    pub you: bool,
    /// To whom.
    pub room: Room,
    /// What.
    pub text: String,
    /// When.
    #[schema(value_type = u64)]
    pub at: Millis,
}

/// The clocks now.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Clock)]
pub struct ClockView {
    /// What was agreed.
    pub control: TimeControl,
    /// Milliseconds left, by seat.
    #[schema(value_type = Vec<u64>)]
    pub left: Vec<Millis>,
    /// The seat whose clock runs.
    pub running: Option<u8>,
}

/// What has been written already is not written again.
fn as_it_is<S: Serializer>(view: &Option<Arc<RawValue>>, serializer: S) -> Result<S::Ok, S::Error> {
    view.as_deref().serialize(serializer)
}

/// Who of those at the seats is connected. A computer always is.
pub(super) fn here(table: &Table, presence: &Presence) -> Vec<bool> {
    let is_here = |player: &Player| match player {
        Player::Guest { id } => presence.is_here(id),
        Player::Computer { .. } => true,
        Player::Open => false,
    };
    table.players().iter().map(is_here).collect()
}

impl State {
    pub(super) fn snapshot(&mut self, live: &Live, who: &Who, now: Millis) -> Snapshot {
        let view = self.view();
        let table = &self.table;
        let yours = table.seats_of(&who.id);
        let to_move = table.to_move();
        let presence = live.presence();
        let here = here(table, &presence);
        let facts = Facts {
            now,
            lag: 0,
            absent_since: &presence.absent_since(table),
            account: who.account,
        };
        let kind = table.game().kind().name();
        let seat_view = |(seat, player): (u8, &Player)| {
            let named = match player {
                Player::Guest { id } => self.named.get(id),
                _ => None,
            };
            SeatView {
                kind: match player {
                    Player::Computer { .. } => "computer",
                    Player::Open => "open",
                    Player::Guest { .. } if yours.contains(&seat) => "you",
                    Player::Guest { .. } => "guest",
                },
                level: match player {
                    Player::Computer { level } => Some(*level),
                    _ => None,
                },
                side: Seat(seat).side().index(),
                name: named.and_then(|named| named.name.clone()),
                account: named.is_some_and(|named| named.account),
                rating: named.and_then(|named| named.rating(kind)),
                here: here.get(usize::from(seat)).copied().unwrap_or_default(),
            }
        };
        Snapshot {
            id: live.id.clone(),
            number: self.number(),
            phase: table.phase(),
            seats: (0..).zip(table.players()).map(seat_view).collect(),
            owner: self.owner == who.id,
            your_turn: to_move.is_some_and(|seat| yours.contains(&seat.0)),
            thinking: matches!(table.player_to_move(), Some(Player::Computer { .. })),
            can: table.can(&who.id, &facts),
            offers: table.offers().to_vec(),
            plan: table.plan_of(&who.id).cloned(),
            talk: (table.heard_by(&who.id))
                .map(|talk| Line {
                    name: self.named.get(&talk.by).and_then(|named| named.name.clone()),
                    seat: talk.seat,
                    you: talk.by == who.id,
                    room: talk.room,
                    text: talk.text.clone(),
                    at: talk.at,
                })
                .collect(),
            watchers: presence.watchers(table),
            terms: table.setup().terms,
            yours,
            result: table.result(),
            ending: table.ending(),
            clock: table.clock().map(|clock| ClockView {
                control: clock.control(),
                left: clock.all_left(to_move, now),
                running: to_move.filter(|_| clock.is_running()).map(|seat| seat.0),
            }),
            rematch: table
                .next()
                .map(ToOwned::to_owned)
                .or_else(|| self.rematch.clone()),
            declined: matches!(
                self.log.last().map(|logged| &logged.event),
                Some(Event::Declined { offer: Offer::Draw })
            ),
            start: table.setup().position.clone(),
            variant: table.setup().variant.clone(),
            view,
        }
    }
}
