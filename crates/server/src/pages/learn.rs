//! Learning: what there is, a game's lessons, and a lesson.

use askama::Template;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Serialize;
use trilith_games::Kind;

use super::layout::board;
use super::{Page, Shown, render};
use crate::lessons::{self, Lesson, ShownStep};
use crate::puzzles;

/// A lesson in a list.
struct Line {
    id: String,
    /// Its address.
    to: String,
    title: String,
    summary: String,
}

/// A game with its lessons.
struct Course {
    game: &'static str,
    title: &'static str,
    about: String,
    lessons: Vec<Line>,
    puzzles: usize,
}

fn line(page: &Page, kind: Kind, lesson: &Lesson) -> Line {
    Line {
        id: lesson.id.clone(),
        to: format!("/learn/{kind}/{}", lesson.name()),
        title: page.t(&lesson.title),
        summary: page.t(&lesson.summary),
    }
}

fn course(page: &Page, kind: Kind) -> Course {
    Course {
        game: kind.name(),
        title: kind.title(),
        about: page.t(&format!("game-{kind}-summary")),
        lessons: lessons::of(kind).map(|lesson| line(page, kind, lesson)).collect(),
        puzzles: puzzles::of(kind).len(),
    }
}

fn missing(page: &Page) -> Response {
    page.problem(StatusCode::NOT_FOUND, "error-not-found-title", "error-not-found")
}

#[derive(Template)]
#[template(path = "learn.html")]
struct Overview<'a> {
    page: &'a Page,
    words: String,
    courses: Vec<Course>,
}

pub(super) async fn overview(page: Page) -> Response {
    let shown = Overview {
        words: page.only(&["study"]),
        courses: Kind::ALL.map(|kind| course(&page, kind)).into(),
        page: &page,
    };
    render(&page, &shown)
}

#[derive(Template)]
#[template(path = "learn-game.html")]
struct OneGame<'a> {
    page: &'a Page,
    words: String,
    course: Course,
}

pub(super) async fn game(page: Page, Path(game): Path<String>) -> Response {
    let Ok(kind) = game.parse() else {
        return missing(&page);
    };
    let shown = OneGame {
        words: page.only(&["study"]),
        course: course(&page, kind),
        page: &page,
    };
    render(&page, &shown)
}

/// What the page's script needs.
#[derive(Serialize)]
struct Data<'a> {
    id: &'a str,
    steps: &'a [ShownStep],
    answers: Vec<Answers>,
}

/// What is said about the learner's move.
#[derive(Serialize)]
struct Answers {
    right: Option<String>,
    wrong: Option<String>,
}

#[derive(Template)]
#[template(path = "lesson.html")]
struct OneLesson<'a> {
    page: &'a Page,
    words: String,
    element: &'static str,
    file: &'static str,
    game: &'static str,
    game_title: &'static str,
    lesson: Line,
    says: Vec<String>,
    next: Option<Line>,
    data: Shown,
}

/// A lesson. Its whole id leads to the same page.
pub(super) async fn lesson(page: Page, Path((game, name)): Path<(String, String)>) -> Response {
    let Ok(kind) = game.parse::<Kind>() else {
        return missing(&page);
    };
    if let Some(lesson) = lessons::of(kind).find(|lesson| lesson.id == name) {
        return Redirect::permanent(&format!("/learn/{kind}/{}", lesson.name())).into_response();
    }
    let mut rest = lessons::of(kind).skip_while(|lesson| lesson.name() != name);
    let Some(lesson) = rest.next() else {
        return missing(&page);
    };
    let answers = |step: &lessons::Step| Answers {
        right: step.ask.as_ref().map(|ask| page.t(&ask.right)),
        wrong: (step.ask.as_ref()).and_then(|ask| Some(page.t(ask.wrong.as_deref()?))),
    };
    let data = Data {
        id: &lesson.id,
        steps: lesson.shown(),
        answers: lesson.steps.iter().map(answers).collect(),
    };
    let (element, file) = board(kind);
    let shown = OneLesson {
        words: page.json(&["study", &format!("board-{file}")]),
        element,
        file,
        game: kind.name(),
        game_title: kind.title(),
        lesson: line(&page, kind, lesson),
        says: lesson.steps.iter().map(|step| page.t(&step.say)).collect(),
        next: rest.next().map(|lesson| line(&page, kind, lesson)),
        data: Shown::new(&data),
        page: &page,
    };
    render(&page, &shown)
}
