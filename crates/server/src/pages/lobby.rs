//! Games that wait for a player, and games to watch.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use askama::Template;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse as _, Response};
use trilith_games::Variant;

use super::{Page, address, render};
use crate::App;
use crate::lobby::{self, Offered, Somebody};
use crate::table::TimeControl;

/// A player in a list.
pub(super) struct Player {
    pub(super) name: String,
    /// Their profile.
    pub(super) link: Option<String>,
    pub(super) bot: bool,
    pub(super) rating: Option<i64>,
}

pub(super) fn player(page: &Page, somebody: &Somebody) -> Player {
    Player {
        name: match (&somebody.name, somebody.level) {
            (_, Some(level)) => page.t1("seat-computer", "level", level),
            (Some(name), None) => name.clone(),
            (None, None) => page.t("seat-guest"),
        },
        link: somebody
            .name
            .as_deref()
            .filter(|_| somebody.account)
            .map(address::profile),
        bot: somebody.bot,
        rating: somebody.rating,
    }
}

/// The clock in a few words.
pub(super) fn time(page: &Page, time: Option<TimeControl>) -> String {
    match time {
        None => page.t("lobby-time-none"),
        Some(TimeControl::Daily { days }) => page.t1("lobby-time-days", "days", days),
        Some(TimeControl::Live { initial, increment }) => {
            let minutes = match initial {
                // Half minutes are said as they are, and nothing finer.
                _ if initial % 60_000 == 0 => (initial / 60_000).to_string(),
                _ => format!("{:.1}", initial as f64 / 60_000.0),
            };
            let seconds = (increment / 1_000).to_string();
            page.words
                .with("lobby-time-live", &[("minutes", &minutes), ("seconds", &seconds)])
        }
    }
}

struct Line {
    id: String,
    variant: String,
    players: Vec<Player>,
    time: String,
    rated: bool,
    yours: bool,
    /// What whoever takes the seat plays.
    side: String,
    /// How many seats are free, where it is more than one.
    seats: Option<String>,
    plies: i64,
}

fn line(page: &Page, game: &Offered) -> Line {
    let variant = game.variant.parse::<Variant>();
    let side = game
        .free()
        .zip(variant.ok())
        .map(|(seat, variant)| variant.kind().side_name(seat.side()).to_lowercase());
    let free = game.seats.iter().filter(|seat| seat.is_none()).count();
    let mut players: Vec<Player> = game.people().map(|somebody| player(page, somebody)).collect();
    // Somebody may hold both seats of a team.
    players.dedup_by(|one, other| one.link.is_some() && one.link == other.link);
    Line {
        id: game.id.clone(),
        variant: page.variant_name(&game.variant),
        players,
        time: time(page, game.time),
        rated: game.rated,
        yours: game.yours,
        side: side.map_or_else(String::new, |side| page.t1("lobby-side", "side", side)),
        seats: (free > 1).then(|| page.t1("lobby-seats", "count", free)),
        plies: game.plies,
    }
}

#[derive(Template)]
#[template(path = "lobby.html")]
struct Whole<'a> {
    page: &'a Page,
    words: String,
    seeks: Vec<Line>,
    games: Vec<Line>,
}

#[derive(Template)]
#[template(path = "lobby-lists.html")]
struct Lists<'a> {
    page: &'a Page,
    seeks: Vec<Line>,
    games: Vec<Line>,
}

async fn lines(app: &App, page: &Page) -> Option<(Vec<Line>, Vec<Line>)> {
    let both = tokio::try_join!(lobby::seeks(app, &page.guest), lobby::watchable(app, &page.guest));
    let (seeks, games) = match both {
        Ok(both) => both,
        Err(error) => {
            tracing::error!(%error, "the lobby could not be shown");
            return None;
        }
    };
    let shown = |games: &[Offered]| games.iter().map(|game| line(page, game)).collect();
    Some((shown(&seeks), shown(&games)))
}

pub(super) async fn page(State(app): State<App>, page: Page) -> Response {
    let Some((seeks, games)) = lines(&app, &page).await else {
        return page.problem(
            StatusCode::INTERNAL_SERVER_ERROR,
            "error-server-title",
            "error-server",
        );
    };
    let shown = Whole {
        words: page.only(&["lobby"]),
        seeks,
        games,
        page: &page,
    };
    render(&page, &shown)
}

/// Only the lists, for a page that is open. What has not changed is not sent again.
pub(super) async fn lists(State(app): State<App>, page: Page, headers: HeaderMap) -> Response {
    let Some((seeks, games)) = lines(&app, &page).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let shown = Lists {
        page: &page,
        seeks,
        games,
    };
    let Ok(text) = shown.render() else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    // Weak: what is sent may be compressed on its way.
    let tag = format!("W/\"{:016x}\"", hasher.finish());
    let is_known = headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Html(text).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache, private"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    response
}
