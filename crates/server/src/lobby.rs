//! The lobby: games that wait for a player, and games to watch.

use std::collections::HashMap;

use serde::Serialize;
use trilith_games::Variant;
use trilith_games::common::Seat;
use utoipa::ToSchema;

use crate::App;
use crate::guest::Guest;
use crate::people::Named;
use crate::store::{Listed, StoreError};
use crate::table::{Millis, Player, TimeControl};
use crate::tables::{Who, now};

/// As many as anybody looks through.
const MOST_SEEKS: u32 = 60;
const MOST_GAMES: u32 = 30;
/// An offer that nobody took for so long is not shown any more; the game itself stays.
const LONGEST_OFFER: Millis = 14 * 24 * 3_600_000;

/// A game in the lobby.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Offered {
    /// The game's name in addresses.
    pub(crate) id: String,
    /// The variant text.
    pub(crate) variant: String,
    /// `initial` and `increment` in milliseconds, or `days` a move; nothing without a clock.
    #[schema(value_type = Option<Object>)]
    pub(crate) time: Option<TimeControl>,
    /// Whether it counts for the players' ratings.
    pub(crate) rated: bool,
    /// Whether whoever asks has set it up.
    pub(crate) yours: bool,
    /// How many moves were made.
    pub(crate) plies: i64,
    /// Who sits where; nothing for a free seat.
    pub(crate) seats: Vec<Option<Somebody>>,
}

/// Somebody at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Somebody {
    /// What they are called.
    pub(crate) name: Option<String>,
    /// Whether they have an account, and so a profile.
    pub(crate) account: bool,
    /// Whether a program plays.
    pub(crate) bot: bool,
    /// How strong they are at this game.
    pub(crate) rating: Option<i64>,
    /// The computer's level, if it is the computer.
    pub(crate) level: Option<u8>,
}

impl Offered {
    /// The people at the table by seat, each once.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Somebody> {
        self.seats.iter().flatten()
    }

    /// The first seat that can be taken.
    pub(crate) fn free(&self) -> Option<Seat> {
        let at = self.seats.iter().position(Option::is_none)?;
        u8::try_from(at).ok().map(Seat)
    }
}

/// The games in which anybody may take a seat, the latest first, without those of people whom somebody does not want to meet.
pub(crate) async fn seeks(app: &App, guest: &Guest) -> Result<Vec<Offered>, StoreError> {
    let games = app.store.lobby(MOST_SEEKS).await?;
    let named = names(app, games.iter()).await?;
    let mut seeks = Vec::new();
    for game in &games {
        if is_open(app, game, guest, &named).await? {
            seeks.push(offered(game, guest, &named));
        }
    }
    Ok(seeks)
}

/// The games between people that anybody may watch, the liveliest first.
pub(crate) async fn watchable(app: &App, guest: &Guest) -> Result<Vec<Offered>, StoreError> {
    let games = app.store.watchable(MOST_GAMES).await?;
    let named = names(app, games.iter()).await?;
    Ok(games.iter().map(|game| offered(game, guest, &named)).collect())
}

/// Everybody at these tables.
pub(crate) async fn names(
    app: &App,
    games: impl Iterator<Item = &Listed>,
) -> Result<HashMap<String, Named>, StoreError> {
    let mut ids: Vec<String> = games
        .flat_map(|game| &game.setup.seats)
        .filter_map(|player| player.person().map(ToOwned::to_owned))
        .collect();
    ids.sort_unstable();
    ids.dedup();
    app.people.names(&ids).await
}

/// Whether a free seat is worth showing: somebody is there, or there is time to come back.
async fn is_open(
    app: &App,
    game: &Listed,
    guest: &Guest,
    named: &HashMap<String, Named>,
) -> Result<bool, StoreError> {
    if game.owner == guest.id {
        return Ok(true);
    }
    let is_banned = named.get(&game.owner).is_some_and(|named| named.banned);
    if is_banned || game.created + LONGEST_OFFER < now() || app.people.blocks(&guest.id, &game.owner).await? {
        return Ok(false);
    }
    if !game.setup.time.is_some_and(TimeControl::is_live) {
        return Ok(true);
    }
    // Whoever wants to play with a running clock waits at the table.
    let owner = Who {
        id: game.owner.clone(),
        account: false,
    };
    let table = app.tables.snapshot(&game.id, &owner).await;
    Ok(table.is_ok_and(|table| table.seats.iter().any(|seat| seat.kind == "you" && seat.here)))
}

fn offered(game: &Listed, guest: &Guest, named: &HashMap<String, Named>) -> Offered {
    let kind = game
        .setup
        .variant
        .parse::<Variant>()
        .map(|variant| variant.kind().name())
        .unwrap_or_default();
    let somebody = |player: &Player| match player {
        Player::Open => None,
        Player::Computer { level } => Some(Somebody {
            name: None,
            account: false,
            bot: false,
            rating: None,
            level: Some(*level),
        }),
        Player::Guest { id } => {
            let known = named.get(id);
            Some(Somebody {
                name: known.and_then(|named| named.name.clone()),
                account: known.is_some_and(|named| named.account),
                bot: known.is_some_and(|named| named.bot),
                rating: known.and_then(|named| named.rating(kind)),
                level: None,
            })
        }
    };
    Offered {
        id: game.id.clone(),
        variant: game.setup.variant.clone(),
        time: game.setup.time,
        rated: game.setup.terms.rated,
        yours: game.owner == guest.id,
        plies: game.plies,
        seats: game.setup.seats.iter().map(somebody).collect(),
    }
}
