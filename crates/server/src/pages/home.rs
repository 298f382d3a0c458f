use askama::Template;
use axum::extract::State;
use axum::response::Response;
use trilith_games::{Game, Kind};

use super::games::{Line, line, turns};
use super::layout::board;
use super::{Page, Shown, render};
use crate::App;
use crate::lobby;

/// A short game of each, for the boards on the home page.
const SIXTH: &[&str] = &[
    "d3", "e5", "c3", "e2", "e3", "e4", "b3", "b5", "c3>d3:1", "d3>b3:1", "e3>e2:1", "d2", "b4", "c2", "e1",
    "e5>e4:1", "d3>d2:1", "c4", "d2>c2:2", "d2", "e2>e4:1", "d2>c2:1", "e1>e2:1", "c2>e4:3",
];
const SIX: &[&str] = &[
    "2,-1", "2,0", "1,-1", "1,1", "2,-2", "0,1", "0,-1", "0,2", "1,-2", "2,-3", "0,-2",
];
const TWENTY_SEVEN: &[&str] = &[
    "1:7", "9:4", "2:5", "9:3", "2:2", "7:2", "5:1", "4:7", "5:1", "8:2", "7:3", "5:1", "8:5", "5:1",
];

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
    /// In how many games with others it is their turn.
    turns: usize,
    /// How many games wait for a player.
    seeks: usize,
}

pub(super) async fn page(State(app): State<App>, page: Page) -> Response {
    let games = app.store.games_of(&page.guest.id, 6).await.unwrap_or_default();
    let turns = turns(&app, &page.guest.id).await.unwrap_or_default().len();
    let seeks = lobby::seeks(&app, &page.guest).await.unwrap_or_default();
    let seeks = seeks.iter().filter(|game| !game.yours).count();
    let named = lobby::names(&app, games.iter()).await.unwrap_or_default();
    let unfinished = games
        .iter()
        .filter(|game| !game.ended)
        .take(3)
        .map(|game| line(&page, game, &named))
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
        turns,
        seeks,
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
    fn the_games_on_the_home_page_are_legal_and_come_to_an_end() {
        for (kind, moves) in [
            (Kind::Sixth, SIXTH),
            (Kind::Six, SIX),
            (Kind::TwentySeven, TWENTY_SEVEN),
        ] {
            let views = views(kind, moves);
            assert_eq!(views.len(), moves.len() + 1, "{kind}");
            assert!(views.iter().any(|view| view["over"] == true), "{kind} has an end");
        }
    }
}
