//! Puzzles: what there is, a game's puzzles by grade, and a puzzle.

use askama::Template;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Serialize;
use trilith_games::common::Seat;
use trilith_games::view::View;
use trilith_games::{Kind, Puzzle, Variant};

use super::layout::board;
use super::{Page, Shown, render};
use crate::puzzles;

fn missing(page: &Page) -> Response {
    page.problem(StatusCode::NOT_FOUND, "error-not-found-title", "error-not-found")
}

/// What a script needs to find the next puzzle: what is unlike in each id, and the grade after it, in the order of the
/// numbers.
fn index(kind: Kind) -> Vec<String> {
    let entry = |puzzle: &Puzzle| {
        let id = puzzle.id.rsplit('-').next().unwrap_or_default();
        format!("{id}{}", puzzle.grade)
    };
    puzzles::of(kind).iter().map(entry).collect()
}

/// A game in the list of them.
struct Set {
    game: &'static str,
    title: &'static str,
    count: usize,
    index: Shown,
}

#[derive(Template)]
#[template(path = "puzzles.html")]
struct Overview<'a> {
    page: &'a Page,
    words: String,
    sets: Vec<Set>,
}

fn set(kind: Kind) -> Set {
    Set {
        game: kind.name(),
        title: kind.title(),
        count: puzzles::of(kind).len(),
        index: Shown::new(&index(kind)),
    }
}

pub(super) async fn overview(page: Page) -> Response {
    let shown = Overview {
        words: page.only(&["study"]),
        sets: Kind::ALL.map(set).into(),
        page: &page,
    };
    render(&page, &shown)
}

/// The puzzles of a grade, by number.
struct Grade {
    name: String,
    numbers: Vec<usize>,
}

#[derive(Template)]
#[template(path = "puzzles-game.html")]
struct OneGame<'a> {
    page: &'a Page,
    words: String,
    set: Set,
    grades: Vec<Grade>,
}

/// The names of the grades from the easiest.
fn grades(page: &Page) -> impl Iterator<Item = (u8, String)> {
    (1..=Puzzle::GRADES).map(|grade| (grade, page.t(&format!("puzzle-grade-{grade}"))))
}

pub(super) async fn game(page: Page, Path(game): Path<String>) -> Response {
    let Ok(kind) = game.parse() else {
        return missing(&page);
    };
    let numbers = |grade: u8| {
        let numbered = (1..).zip(puzzles::of(kind));
        let those = numbered.filter(move |(_, puzzle)| puzzle.grade == grade);
        those.map(|(number, _)| number).collect()
    };
    let shown = OneGame {
        words: page.only(&["study"]),
        set: set(kind),
        grades: grades(&page)
            .map(|(grade, name)| Grade {
                name,
                numbers: numbers(grade),
            })
            .collect(),
        page: &page,
    };
    render(&page, &shown)
}

/// What the page's script needs.
#[derive(Serialize)]
struct Data<'a> {
    game: &'static str,
    number: usize,
    variant: &'a str,
    moves: &'a [String],
    solution: &'a [String],
    /// The result that wins.
    wins: &'static str,
    /// Whether the first move is all that has to be found. In 27 it alone is proven to be the only one, and the end of the
    /// game can be thirty moves away.
    first_only: bool,
    view: &'a View,
    index: Vec<String>,
}

#[derive(Template)]
#[template(path = "puzzle.html")]
struct OnePuzzle<'a> {
    page: &'a Page,
    words: String,
    element: &'static str,
    file: &'static str,
    game: &'static str,
    game_title: &'static str,
    number: usize,
    variant: String,
    grade: String,
    grades: Vec<(u8, String)>,
    side: String,
    task: String,
    /// The position, as the query of another page has it.
    position: String,
    data: Shown,
}

pub(super) async fn puzzle(page: Page, Path((game, number)): Path<(String, String)>) -> Response {
    let Ok(kind) = game.parse::<Kind>() else {
        return missing(&page);
    };
    let found = number.parse::<usize>().ok().and_then(|number| {
        let puzzle = puzzles::of(kind).get(number.checked_sub(1)?)?;
        Some((number, puzzle))
    });
    let Some((number, puzzle)) = found else {
        return missing(&page);
    };
    let set_up = puzzle.set_up();
    let view = match &set_up {
        Ok(set_up) => set_up.game.view(),
        Err(error) => {
            tracing::error!(%error, id = puzzle.id, "a puzzle that is wrong");
            return page.problem(
                StatusCode::INTERNAL_SERVER_ERROR,
                "error-server-title",
                "error-server",
            );
        }
    };
    let side = Seat(puzzle.to_move).side();
    let first_only = kind == Kind::TwentySeven;
    let data = Data {
        game: kind.name(),
        number,
        variant: &puzzle.variant,
        moves: &puzzle.moves,
        solution: &puzzle.solution,
        wins: match side {
            trilith_games::common::Side::First => "1-0",
            trilith_games::common::Side::Second => "0-1",
        },
        first_only,
        view: &view,
        index: index(kind),
    };
    let (element, file) = board(kind);
    let side = kind.side_name(side).to_lowercase();
    let shown = OnePuzzle {
        words: page.json(&["study", &format!("board-{file}")]),
        element,
        file,
        game: kind.name(),
        game_title: kind.title(),
        number,
        variant: variant_name(&page, &puzzle.variant),
        grade: page.t(&format!("puzzle-grade-{}", puzzle.grade)),
        grades: grades(&page).collect(),
        task: page.t1(
            if first_only || puzzle.solution.len() == 1 {
                "puzzle-find-one"
            } else {
                "puzzle-find"
            },
            "side",
            &side,
        ),
        side,
        position: format!(
            "variant={}&position={}",
            encoded(&puzzle.variant),
            encoded(&puzzle.position)
        ),
        data: Shown::new(&data),
        page: &page,
    };
    render(&page, &shown)
}

/// What the variant is called, if it is not the plain game.
fn variant_name(page: &Page, text: &str) -> String {
    let is_plain = text
        .parse::<Variant>()
        .is_ok_and(|variant| text == variant.kind().name());
    if is_plain {
        String::new()
    } else {
        page.variant_name(text)
    }
}

/// A text as it stands in a query.
fn encoded(text: &str) -> String {
    let mut query = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~,:/".contains(&byte) {
            query.push(char::from(byte));
        } else {
            query.push_str(&format!("%{byte:02X}"));
        }
    }
    query
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_can_stand_in_an_address() {
        assert_eq!(encoded("1b/2 w+&=#é"), "1b/2%20w%2B%26%3D%23%C3%A9");
    }

    #[test]
    fn the_index_tells_all_puzzles_apart() {
        for kind in Kind::ALL {
            let ids: std::collections::BTreeSet<_> = index(kind).into_iter().collect();
            assert_eq!(ids.len(), puzzles::of(kind).len());
            assert!(ids.iter().all(|id| id.len() == 9), "{kind}");
        }
    }
}
