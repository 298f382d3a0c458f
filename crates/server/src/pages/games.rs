use std::collections::HashMap;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Deserialize;
use trilith_games::common::{Seat, Side};

use super::{Page, render};
use crate::App;
use crate::lobby::names;
use crate::people::Named;
use crate::store::{Listed, StoreError};
use crate::table::{Millis, Player};
use crate::tables::now;

/// How many games a list shows.
const MOST: u32 = 200;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

/// A line in a list of games.
pub(super) struct Line {
    pub(super) id: String,
    pub(super) variant: String,
    pub(super) opponent: String,
    pub(super) plies: i64,
    /// The result, or whose turn it is.
    pub(super) state: String,
    /// The time left for the move, where somebody waits for it.
    pub(super) left: Option<String>,
    /// Milliseconds since 1970; the page's script writes it as people do.
    pub(super) updated: u64,
    /// Whether nobody else would miss it.
    pub(super) own: bool,
}

pub(super) fn line(page: &Page, game: &Listed, named: &HashMap<String, Named>) -> Line {
    let me = page.guest.id.as_str();
    Line {
        id: game.id.clone(),
        variant: page.variant_name(&game.setup.variant),
        opponent: opponent(page, game, named),
        plies: game.plies,
        state: state(page, game, named),
        left: game
            .due
            .filter(|_| game.turn.as_deref() == Some(me))
            .map(|due| left(page, due.saturating_sub(now()))),
        updated: game.updated,
        own: game.owner == me && !has_others(game, me),
    }
}

/// What somebody is called.
fn called(page: &Page, id: &str, named: &HashMap<String, Named>) -> String {
    named
        .get(id)
        .and_then(|named| named.name.clone())
        .unwrap_or_else(|| page.t("seat-guest"))
}

/// The others at the table.
fn others<'a>(game: &'a Listed, me: &str) -> Vec<&'a str> {
    let mut others: Vec<&str> = Vec::new();
    for id in game.setup.seats.iter().filter_map(Player::person) {
        if id != me && !others.contains(&id) {
            others.push(id);
        }
    }
    others
}

fn has_others(game: &Listed, me: &str) -> bool {
    !others(game, me).is_empty()
}

fn opponent(page: &Page, game: &Listed, named: &HashMap<String, Named>) -> String {
    let names: Vec<String> = others(game, &page.guest.id)
        .into_iter()
        .map(|id| called(page, id, named))
        .collect();
    if !names.is_empty() {
        return names.join(", ");
    }
    let level = game.setup.seats.iter().find_map(|player| match player {
        Player::Computer { level } => Some(*level),
        Player::Guest { .. } | Player::Open => None,
    });
    match level {
        Some(level) => page.t1("seat-computer", "level", level),
        // The state says that it waits.
        None if game.free > 0 => String::new(),
        None => page.t("seat-same-screen"),
    }
}

fn state(page: &Page, game: &Listed, named: &HashMap<String, Named>) -> String {
    let me = page.guest.id.as_str();
    match game.result.as_str() {
        "*" if game.ended => page.t("games-called-off"),
        "*" if game.free > 0 => page.t("games-seat-free"),
        "*" if has_others(game, me) => match game.turn.as_deref() {
            Some(turn) if turn == me => page.t("games-your-turn"),
            // Between two, the line names the other already.
            Some(_) if others(game, me).len() == 1 => page.t("games-their-turn"),
            Some(turn) => page.t1("games-to-move", "name", called(page, turn, named)),
            None => page.t("games-going-on"),
        },
        "*" => page.t("games-going-on"),
        "1/2-1/2" => page.t("profile-drawn"),
        result => match (own_side(game, me), result) {
            (Some(Side::First), "1-0") | (Some(Side::Second), "0-1") => page.t("profile-won"),
            (Some(_), _) => page.t("profile-lost"),
            (None, _) => result.replace('-', "–"),
        },
    }
}

/// The side somebody plays for, if it is one.
fn own_side(game: &Listed, me: &str) -> Option<Side> {
    let seats = (0..).zip(&game.setup.seats);
    let mut sides = seats
        .filter(|(_, player)| player.person() == Some(me))
        .map(|(seat, _)| Seat(seat).side());
    let first = sides.next()?;
    sides.all(|side| side == first).then_some(first)
}

/// Time in words, as fine as anybody needs it.
fn left(page: &Page, time: Millis) -> String {
    let (id, unit) = match time {
        DAY.. => ("games-left-days", DAY),
        HOUR.. => ("games-left-hours", HOUR),
        _ => ("games-left-minutes", MINUTE),
    };
    page.t1(id, "count", time / unit)
}

/// The games in which somebody else waits for a person's move, the most urgent first.
pub(super) async fn turns(app: &App, person: &str) -> Result<Vec<Listed>, StoreError> {
    let mut games = app.store.turns_of(person, MOST).await?;
    games.retain(|game| has_others(game, person));
    Ok(games)
}

struct StudyLine {
    id: String,
    title: String,
    updated: u64,
}

#[derive(Template)]
#[template(path = "games.html")]
struct Games<'a> {
    page: &'a Page,
    words: String,
    turns: Vec<Line>,
    games: Vec<Line>,
    studies: Vec<StudyLine>,
}

pub(super) async fn page(State(app): State<App>, page: Page) -> Response {
    let me = &page.guest.id;
    let turns = turns(&app, me).await;
    let games = app.store.games_of(me, MOST).await;
    let studies = app.store.studies_of(me, MOST).await;
    let (Ok(turns), Ok(mut games), Ok(studies)) = (turns, games, studies) else {
        return broken(&page);
    };
    games.retain(|game| !turns.iter().any(|turn| turn.id == game.id));
    let Ok(named) = names(&app, turns.iter().chain(&games)).await else {
        return broken(&page);
    };
    let lines = |games: &[Listed]| games.iter().map(|game| line(&page, game, &named)).collect();
    let shown = Games {
        words: page.json(&["games"]),
        turns: lines(&turns),
        games: lines(&games),
        studies: studies
            .into_iter()
            .map(|study| StudyLine {
                title: if study.title.is_empty() {
                    page.t("study-untitled")
                } else {
                    study.title
                },
                id: study.id,
                updated: study.updated,
            })
            .collect(),
        page: &page,
    };
    render(&page, &shown)
}

fn broken(page: &Page) -> Response {
    page.problem(
        StatusCode::INTERNAL_SERVER_ERROR,
        "error-server-title",
        "error-server",
    )
}

#[derive(Deserialize)]
pub(super) struct After {
    /// The game in which somebody has just moved.
    #[serde(default)]
    after: String,
}

/// Leads to the game that waits for a move most urgently, or to the list if none does.
pub(super) async fn next(State(app): State<App>, page: Page, Query(asked): Query<After>) -> Response {
    let turns = turns(&app, &page.guest.id).await.unwrap_or_default();
    match turns.iter().find(|game| game.id != asked.after) {
        Some(game) => Redirect::to(&format!("/game/{}", game.id)).into_response(),
        None => Redirect::to("/games").into_response(),
    }
}
