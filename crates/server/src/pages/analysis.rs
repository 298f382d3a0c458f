use askama::Template;
use axum::Form;
use axum::extract::rejection::{FormRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use trilith_games::common::Side;
use trilith_games::{Kind, Record, Told};

use super::layout::board;
use super::{Page, Shown, game as played, new, render};
use crate::api::{self, ApiError};
use crate::link::{self, Link};
use crate::{App, assets};

/// How many kept analyses the first page of analysis lists.
const MOST: u32 = 20;

/// What the page's script begins with.
#[derive(Serialize)]
struct Start {
    /// The record's JSON twin.
    record: Value,
    /// The kept analysis, if it is one.
    id: Option<String>,
    title: String,
    /// Whether saving changes this very analysis.
    yours: bool,
    /// The played game, if it is one.
    game: Option<String>,
    seats: u8,
    /// The seat that makes the first move.
    begins: u8,
    /// The words by which messages choose the two sides.
    sides: [String; 2],
    /// Whether the page begins after the last move.
    at_end: bool,
}

#[derive(Template)]
#[template(path = "analysis.html")]
struct Analysis<'a> {
    page: &'a Page,
    words: String,
    title: String,
    variant: String,
    kind: &'static str,
    element: &'static str,
    file: &'static str,
    /// The scripts that the page's own scripts ask for.
    modules: Vec<String>,
    /// The position, as the addresses of pictures tell it.
    query: String,
    start: Shown,
}

/// Where a record comes from.
#[derive(Default)]
struct Source {
    id: Option<String>,
    title: String,
    yours: bool,
    game: Option<String>,
    at_end: bool,
}

fn modules() -> impl Iterator<Item = String> {
    let shared = [
        "js/preferences.js",
        "js/referee.js",
        "js/sound.js",
        "js/stream.js",
        "js/tree.js",
    ];
    assets::all_in("js/analysis/").chain(shared.map(assets::address))
}

fn show(page: &Page, record: &Record, source: Source) -> Response {
    let variant = record.variant();
    let kind = variant.kind();
    let (element, file) = board(kind);
    let name = page.variant_name(&variant.to_string());
    let Ok(json) = serde_json::from_str(&record.to_json()) else {
        return page.problem(
            StatusCode::INTERNAL_SERVER_ERROR,
            "error-server-title",
            "error-server",
        );
    };
    let shows = Analysis {
        words: page.json(&["analysis", &format!("board-{file}")]),
        title: if source.title.is_empty() {
            page.t1("analysis-title-of", "variant", &name)
        } else {
            source.title.clone()
        },
        variant: name,
        kind: kind.name(),
        element,
        file,
        modules: page.board_modules(file).into_iter().chain(modules()).collect(),
        query: link::query(&record.main_line()),
        start: Shown::new(&Start {
            record: json,
            id: source.id,
            title: source.title,
            yours: source.yours,
            game: source.game,
            seats: variant.seats(),
            begins: record.start_game().to_move().map_or(0, |seat| seat.0),
            sides: Side::BOTH.map(|side| kind.side_name(side).to_lowercase()),
            at_end: source.at_end,
        }),
        page,
    };
    render(page, &shows)
}

struct Preset {
    variant: &'static str,
    name: String,
    summary: String,
}

struct Choice {
    kind: Kind,
    presets: Vec<Preset>,
}

struct Kept {
    id: String,
    title: String,
    updated: u64,
}

/// The page on which an analysis begins.
#[derive(Template)]
#[template(path = "analysis_new.html")]
struct Chooser<'a> {
    page: &'a Page,
    words: String,
    choices: Vec<Choice>,
    studies: Vec<Kept>,
    problem: Option<String>,
    pasted: String,
}

/// Offers everything that can be analysed; says first what was wrong with what was asked for.
async fn choose(app: &App, page: &Page, problem: Option<&Told>, pasted: String) -> Response {
    let choices = Kind::ALL.map(|kind| {
        let presets = new::PRESETS.iter().filter(|(of, ..)| *of == kind);
        let text = |name: &str, what: &str| page.t(&format!("preset-{}-{name}-{what}", kind.name()));
        Choice {
            kind,
            presets: presets
                .map(|(_, name, variant)| Preset {
                    variant,
                    name: text(name, "name"),
                    summary: text(name, "summary"),
                })
                .collect(),
        }
    });
    // Without the list the page is still of use.
    let studies = app
        .store
        .studies_of(&page.guest.id, MOST)
        .await
        .unwrap_or_else(|error| {
            tracing::error!(%error, "kept analyses could not be listed");
            Vec::new()
        });
    let shows = Chooser {
        words: page.json(&["analysis"]),
        choices: choices.into(),
        studies: studies
            .into_iter()
            .map(|study| Kept {
                title: if study.title.is_empty() {
                    page.t("analysis-untitled")
                } else {
                    study.title
                },
                id: study.id,
                updated: study.updated,
            })
            .collect(),
        problem: problem.map(|told| page.words.tell(told)),
        pasted,
        page,
    };
    let mut response = render(page, &shows);
    if problem.is_some() {
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    }
    response
}

/// `/analysis`, or `/analysis?variant=…&position=…&moves=…`.
pub(super) async fn page(
    State(app): State<App>,
    page: Page,
    link: Result<Query<Link>, QueryRejection>,
) -> Response {
    let link = match link {
        Ok(Query(link)) => link,
        Err(rejection) => {
            let error = ApiError::unreadable(rejection.body_text());
            return choose(&app, &page, Some(error.told()), String::new()).await;
        }
    };
    if link.is_empty() {
        return choose(&app, &page, None, String::new()).await;
    }
    match link.game() {
        Ok(game) => {
            let source = Source {
                at_end: true,
                ..Source::default()
            };
            show(&page, &Record::from_game(&game), source)
        }
        Err(error) => choose(&app, &page, Some(error.told()), String::new()).await,
    }
}

#[derive(Deserialize)]
pub(super) struct Pasted {
    #[serde(default)]
    text: String,
}

/// A record or a position that somebody pasted.
pub(super) async fn pasted(
    State(app): State<App>,
    page: Page,
    form: Result<Form<Pasted>, FormRejection>,
) -> Response {
    let text = match form {
        Ok(Form(pasted)) => pasted.text,
        Err(rejection) => {
            let error = ApiError::unreadable(rejection.body_text());
            return choose(&app, &page, Some(error.told()), String::new()).await;
        }
    };
    match api::record(&text) {
        Ok(record) => show(&page, &record, Source::default()),
        Err(error) => choose(&app, &page, Some(error.told()), text).await,
    }
}

/// A played game.
pub(super) async fn game(State(app): State<App>, page: Page, Path(id): Path<String>) -> Response {
    let table = match app.tables.table(&id, &page.guest.who()).await {
        Ok(table) => table,
        Err(error) => return played::missing(&page, &error),
    };
    let source = Source {
        game: Some(id),
        at_end: true,
        ..Source::default()
    };
    show(&page, &played::record(&page, &table), source)
}

/// A kept analysis.
pub(super) async fn study(State(app): State<App>, page: Page, Path(id): Path<String>) -> Response {
    let study = match app.store.study(&id).await {
        Ok(Some(study)) => study,
        Ok(None) => {
            return page.problem(
                StatusCode::NOT_FOUND,
                "analysis-missing-title",
                "analysis-missing",
            );
        }
        Err(error) => {
            tracing::error!(%error, "an analysis could not be shown");
            return page.problem(
                StatusCode::INTERNAL_SERVER_ERROR,
                "error-server-title",
                "error-server",
            );
        }
    };
    match study.record.parse::<Record>() {
        Ok(record) => {
            let source = Source {
                yours: study.owner == page.guest.id,
                id: Some(study.id),
                title: study.title,
                ..Source::default()
            };
            show(&page, &record, source)
        }
        Err(error) => {
            tracing::error!(%error, "a kept analysis cannot be read");
            page.problem(
                StatusCode::INTERNAL_SERVER_ERROR,
                "error-server-title",
                "error-server",
            )
        }
    }
}
