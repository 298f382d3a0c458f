use askama::Template;
use axum::extract::State;
use axum::response::Response;
use trilith_games::{Game, Kind};

use super::games::{Line, line};
use super::layout::board;
use super::{Page, Shown, render};
use crate::App;

/// A short game of each, for the boards on the home page.
const SIXTH: &[&str] = &[
    "b2", "c2", "c2>b2:1", "b3", "b2>b3:2", "c3", "d4", "b3>d4:3", "b2", "e2", "e3", "d3", "d4>e2:2",
];
const SIX: &[&str] = &[
    "2,-1", "2,0", "1,-1", "1,1", "2,-2", "0,1", "0,-1", "0,2", "1,-2", "2,-3", "0,-2", "3,-2",
];
const TWENTY_SEVEN: &[&str] = &["1:9", "9:4", "2:3", "9:3", "2:4", "8:4"];

struct Card {
    kind: &'static str,
    title: &'static str,
    element: &'static str,
    file: &'static str,
    about: String,
    views: Shown,
}

#[derive(Template)]
#[template(path = "home.html")]
struct Home<'a> {
    page: &'a Page,
    words: String,
    cards: Vec<Card>,
    unfinished: Vec<Line>,
}

pub(super) async fn page(State(app): State<App>, page: Page) -> Response {
    let games = app.store.games_of(&page.guest.id, 6).await.unwrap_or_default();
    let unfinished = games
        .iter()
        .filter(|game| game.result == "*")
        .take(3)
        .map(|game| line(&page, game))
        .collect();
    let cards = [
        (Kind::Sixth, SIXTH),
        (Kind::Six, SIX),
        (Kind::TwentySeven, TWENTY_SEVEN),
    ]
    .map(|(kind, moves)| {
        let (element, file) = board(kind);
        Card {
            kind: kind.name(),
            title: kind.title(),
            element,
            file,
            about: page.t(&format!("game-{}-summary", kind.name())),
            views: Shown::new(&views(kind, moves)),
        }
    });
    let home = Home {
        words: page.json(&["board-sixth", "board-six", "board-line"]),
        cards: cards.into(),
        unfinished,
        page: &page,
    };
    render(&page, &home)
}

/// What the boards show one after the other, without the moves that nobody makes there.
fn views(kind: Kind, moves: &[&str]) -> Vec<serde_json::Value> {
    let Ok(variant) = kind.name().parse() else {
        return Vec::new();
    };
    let mut game = Game::new(variant);
    let mut views = Vec::new();
    let mut show = |game: &Game| {
        let mut view = serde_json::to_value(game.view()).unwrap_or_default();
        view["legal"] = serde_json::json!([]);
        view["choices"] = match kind {
            Kind::Sixth => serde_json::json!({"game": "sixth", "places": [], "lifts": [], "pass": false}),
            Kind::Six => serde_json::json!({"game": "six", "places": [], "lifts": []}),
            Kind::TwentySeven => serde_json::json!({"game": "27", "lifts": [], "pass": false}),
        };
        views.push(view);
    };
    show(&game);
    for text in moves {
        if game.play_text(text).is_err() {
            break;
        }
        show(&game);
    }
    views
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_on_the_home_page_are_legal() {
        for (kind, moves) in [
            (Kind::Sixth, SIXTH),
            (Kind::Six, SIX),
            (Kind::TwentySeven, TWENTY_SEVEN),
        ] {
            assert_eq!(views(kind, moves).len(), moves.len() + 1, "{kind}");
        }
    }
}
