use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use super::{Page, render};
use crate::App;
use crate::store::Listed;
use crate::table::Player;

/// How many games a list shows.
const MOST: u32 = 200;

/// A line in a list of games.
pub(super) struct Line {
    pub(super) id: String,
    pub(super) variant: String,
    pub(super) opponent: String,
    pub(super) plies: i64,
    pub(super) result: String,
    /// Milliseconds since 1970; the page's script writes it as people do.
    pub(super) updated: u64,
}

pub(super) fn line(page: &Page, game: &Listed) -> Line {
    let level = game.setup.seats.iter().find_map(|player| match player {
        Player::Computer { level } => Some(*level),
        Player::Guest { .. } | Player::Open => None,
    });
    Line {
        id: game.id.clone(),
        variant: page.variant_name(&game.setup.variant),
        opponent: match level {
            Some(level) => page.t1("seat-computer", "level", level),
            None => page.t("seat-same-screen"),
        },
        plies: game.plies,
        result: match game.result.as_str() {
            "*" => page.t("games-going-on"),
            "1/2-1/2" => "½–½".to_owned(),
            other => other.replace('-', "–"),
        },
        updated: game.updated,
    }
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
    games: Vec<Line>,
    studies: Vec<StudyLine>,
}

pub(super) async fn page(State(app): State<App>, page: Page) -> Response {
    let games = app.store.games_of(&page.guest.id, MOST).await;
    let studies = app.store.studies_of(&page.guest.id, MOST).await;
    let (Ok(games), Ok(studies)) = (games, studies) else {
        return page.problem(
            StatusCode::INTERNAL_SERVER_ERROR,
            "error-server-title",
            "error-server",
        );
    };
    let shown = Games {
        words: page.json(&["games"]),
        games: games.iter().map(|game| line(&page, game)).collect(),
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
