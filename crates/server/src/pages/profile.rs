//! What everybody may know of somebody with an account.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use trilith_games::Kind;
use trilith_games::common::{Seat, Side};

use super::{Page, address, render};
use crate::App;
use crate::people::{PeopleError, Person, Played, Point};

/// The graph's own size; the page stretches it.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 56.0;
/// Smaller changes than this are not made to look large.
const LEAST_SPAN: i64 = 50;

struct Graph {
    points: String,
    about: String,
}

struct RatingLine {
    title: &'static str,
    points: i64,
    uncertain: bool,
    games: i64,
    graph: Option<Graph>,
}

struct GameLine {
    id: String,
    variant: String,
    others: String,
    state: String,
    class: &'static str,
    plies: i64,
    updated: u64,
}

#[derive(Template)]
#[template(path = "profile.html")]
struct Profile<'a> {
    page: &'a Page,
    words: String,
    name: String,
    since: u64,
    bot: bool,
    closed: bool,
    yours: bool,
    blocked: bool,
    ratings: Vec<RatingLine>,
    games: Vec<GameLine>,
}

/// `/people/NAME`
pub(super) async fn page(State(app): State<App>, page: Page, Path(name): Path<String>) -> Response {
    let person = match app.people.account(&name).await {
        Ok(Some(person)) => person,
        Ok(None) => {
            return page.problem(StatusCode::NOT_FOUND, "profile-unknown-title", "profile-unknown");
        }
        Err(error) => return broken(&page, &error),
    };
    // One address for each, however it was written.
    let own_name = person.name.clone().unwrap_or_default();
    if own_name != name {
        return Redirect::to(&address::profile(&own_name)).into_response();
    }
    match shown(&app, &page, person, own_name).await {
        Ok(shown) => render(&page, &shown),
        Err(error) => broken(&page, &error),
    }
}

fn broken(page: &Page, error: &PeopleError) -> Response {
    tracing::error!(%error, "a profile could not be shown");
    page.problem(
        StatusCode::INTERNAL_SERVER_ERROR,
        "error-server-title",
        "error-server",
    )
}

async fn shown<'a>(
    app: &App,
    page: &'a Page,
    person: Person,
    name: String,
) -> Result<Profile<'a>, PeopleError> {
    let named = app.people.names(std::slice::from_ref(&person.id)).await?;
    let mut ratings = Vec::new();
    for kind in Kind::ALL {
        let known = named
            .get(&person.id)
            .and_then(|named| named.ratings.get(kind.name()));
        if let Some(rating) = known {
            ratings.push(RatingLine {
                title: kind.title(),
                points: rating.rating,
                uncertain: rating.provisional,
                games: rating.games,
                graph: graph(page, &app.people.history(&person.id, kind.name()).await?),
            });
        }
    }
    let games = app.people.public_games(&person.id).await?;
    Ok(Profile {
        words: page.only(&["ui", "people", "account", "profile"]),
        name,
        since: person.created,
        bot: person.bot,
        closed: person.banned,
        yours: person.id == page.guest.id,
        blocked: app.people.has_blocked(&page.guest.id, &person.id).await?,
        ratings,
        games: games.iter().map(|game| line(page, game)).collect(),
        page,
    })
}

fn line(page: &Page, game: &Played) -> GameLine {
    let own = game.seats.first().and_then(|seat| u8::try_from(*seat).ok());
    let is_first = own.is_none_or(|seat| Seat(seat).side() == Side::First);
    let (state, class) = match (game.result.as_str(), is_first) {
        ("1-0", true) | ("0-1", false) => (page.t("profile-won"), "won"),
        ("1-0", false) | ("0-1", true) => (page.t("profile-lost"), "lost"),
        ("1/2-1/2", _) => (page.t("profile-drawn"), ""),
        _ if game.ended => (page.t("games-called-off"), ""),
        _ => (page.t("games-going-on"), ""),
    };
    let others: Vec<String> = game
        .others
        .iter()
        .map(|name| name.clone().unwrap_or_else(|| page.t("seat-guest")))
        .collect();
    GameLine {
        id: game.id.clone(),
        variant: page.variant_name(&game.variant),
        others: others.join(", "),
        state,
        class,
        plies: game.plies,
        updated: game.updated,
    }
}

/// How a rating went, from the first game on the left to the latest on the right.
fn graph(page: &Page, history: &[Point]) -> Option<Graph> {
    let first = history.first()?.before;
    let last = history.last()?.after;
    let values: Vec<i64> = std::iter::once(first)
        .chain(history.iter().map(|point| point.after))
        .collect();
    let (lowest, highest) = (*values.iter().min()?, *values.iter().max()?);
    let about = page.words.with(
        "profile-graph",
        &[
            ("count", &history.len().to_string()),
            ("first", &first.to_string()),
            ("last", &last.to_string()),
            ("lowest", &lowest.to_string()),
            ("highest", &highest.to_string()),
        ],
    );
    Some(Graph {
        points: points(&values, lowest, highest),
        about,
    })
}

/// Where the line goes through.
fn points(values: &[i64], lowest: i64, highest: i64) -> String {
    let span = (highest - lowest).max(LEAST_SPAN) as f64;
    let middle = (highest + lowest) as f64 / 2.0;
    let step = WIDTH / (values.len().saturating_sub(1).max(1)) as f64;
    let place = |(at, value): (usize, &i64)| {
        let up = (*value as f64 - middle) / span;
        format!("{:.1},{:.1}", at as f64 * step, HEIGHT * (0.5 - up))
    };
    values.iter().enumerate().map(place).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_graph_fills_its_place_and_small_changes_stay_small() {
        assert_eq!(
            points(&[1500, 1600, 1400], 1400, 1600),
            "0.0,28.0 150.0,0.0 300.0,56.0"
        );
        assert_eq!(points(&[1500, 1505], 1500, 1505), "0.0,30.8 300.0,25.2");
        assert_eq!(points(&[1500], 1500, 1500), "0.0,28.0");
    }
}
