use axum::body::{Body, to_bytes};
use axum::http::Request;
use axum::http::header::HOST;
use tower::ServiceExt as _;

use super::*;
use crate::table::{Command, Player, Setup, Terms};
use crate::{Store, Thinker};

struct Answer {
    status: StatusCode,
    kind: String,
    keep: String,
    body: Vec<u8>,
}

async fn fetched(app: &App, address: &str) -> Answer {
    let request = Request::get(address)
        .header(HOST, "trilith.test")
        .body(Body::empty())
        .expect("a request");
    let response = crate::app(app.clone()).oneshot(request).await.expect("an answer");
    let header = |name| {
        let value = response.headers().get(name);
        value
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
            .to_owned()
    };
    Answer {
        status: response.status(),
        kind: header(CONTENT_TYPE),
        keep: header(CACHE_CONTROL),
        body: to_bytes(response.into_body(), 10_000_000)
            .await
            .expect("a body")
            .to_vec(),
    }
}

async fn site() -> App {
    App::new(Store::in_memory().await.expect("a database"), Thinker::new(1, 1))
}

/// Width and height as a PNG file tells them.
fn dimensions(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| {
        png.get(at..at + 4)
            .and_then(|bytes| bytes.try_into().ok())
            .map_or(0, u32::from_be_bytes)
    };
    (number(16), number(20))
}

#[tokio::test]
async fn a_query_gives_a_picture_in_each_format() {
    let app = site().await;
    let query = "variant=sixth&moves=c3_d3_c3%3Ed3:1&theme=dark&caption=1&size=200";
    for (ending, kind, begins) in [
        ("svg", "image/svg+xml", &b"<svg"[..]),
        ("png", "image/png", b"\x89PNG"),
        ("gif", "image/gif", b"GIF89a"),
    ] {
        let answer = fetched(&app, &format!("/picture.{ending}?{query}")).await;
        assert_eq!(
            (answer.status, answer.kind.as_str(), answer.keep.as_str()),
            (StatusCode::OK, kind, KEEP)
        );
        assert!(answer.body.starts_with(begins));
        if ending == "png" {
            assert_eq!(dimensions(&answer.body).0, 200);
        }
    }
}

#[tokio::test]
async fn a_position_can_be_where_a_picture_begins() {
    let app = site().await;
    let position = "1bwbbbw/2/3/4w/5/6bw/7/8wb/9wwbwbwb%20w";
    let answer = fetched(
        &app,
        &format!("/picture.svg?variant=27&position={position}&moves=6:2"),
    )
    .await;
    assert_eq!(answer.status, StatusCode::OK);
}

#[tokio::test]
async fn hostile_queries_are_refused() {
    let app = site().await;
    let many = "c3_".repeat(10_000);
    let long = "9:1_".repeat(4_001);
    let far = "x".repeat(2_000);
    for address in [
        "/picture.svg",
        "/picture.png?variant=chess",
        "/picture.svg?variant=sixth&variant=six",
        "/picture.png?variant=sixth&size=0",
        "/picture.png?variant=sixth&size=99",
        "/picture.png?variant=sixth&size=1601",
        "/picture.png?variant=sixth&size=-5",
        "/picture.png?variant=sixth&size=99999999999999999999",
        "/picture.gif?variant=sixth&size=801",
        "/picture.svg?variant=sixth&theme=pink",
        "/picture.svg?variant=sixth&caption=yes",
        "/picture.svg?variant=sixth&moves=z9",
        "/picture.svg?variant=sixth&moves=c3_c3",
        "/picture.svg?variant=sixth&position=nonsense",
        "/picture.svg?variant=%FF",
        &format!("/picture.gif?variant=sixth&moves={many}"),
        &format!("/picture.svg?variant=27&moves={long}"),
        "/qr.svg",
        "/qr.svg?path=analysis",
        "/qr.svg?path=//elsewhere.test/",
        "/qr.svg?path=/%5Celsewhere.test/",
        "/qr.svg?path=https://elsewhere.test/",
        "/qr.svg?path=/a%0Ab",
        "/qr.svg?path=/&size=5",
        &format!("/qr.svg?path=/{far}"),
        "/game/nothing/picture.svg",
        "/game/nothing/preview.png",
    ] {
        let answer = fetched(&app, address).await;
        assert!(
            answer.status.is_client_error(),
            "{} {}",
            answer.status,
            address.get(..60).unwrap_or(address)
        );
    }
}

#[tokio::test]
async fn games_of_three_hundred_moves_are_animated_and_longer_ones_are_not() {
    let app = site().await;
    // With kings a game goes on for as long as nobody wants to win it.
    let mut game = Game::new("sixth:kings".parse().expect("a variant"));
    let mut random = trilith_games::common::Random::new(5);
    while game.ply() <= picture::MOST_MOVES {
        let legal = game.legal_moves();
        let first = random.below(legal.len());
        let tried = (0..legal.len()).map(|at| {
            let mut next = game.clone();
            next.play(legal[(first + at) % legal.len()])
                .expect("a legal move");
            next
        });
        let going = tried.filter(|next| next.outcome().is_none());
        let points = |next: &Game| next.score().map_or(0, |[one, two]| one + two);
        game = going
            .min_by_key(points)
            .expect("a move that does not end the game");
    }
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    for (plies, is_animated) in [(picture::MOST_MOVES, true), (picture::MOST_MOVES + 1, false)] {
        let query = moves[..plies].join("_").replace('>', "%3E");
        let address = format!("/picture.gif?variant=sixth:kings&size=100&moves={query}");
        let answer = fetched(&app, &address).await;
        assert_eq!(answer.status.is_success(), is_animated);
        assert_eq!(answer.status.is_client_error(), !is_animated);
    }
}

#[tokio::test]
async fn a_code_leads_to_this_site() {
    let app = site().await;
    let answer = fetched(&app, "/qr.svg?path=/analysis%3Fvariant%3D27").await;
    assert_eq!(
        (answer.status, answer.kind.as_str()),
        (StatusCode::OK, "image/svg+xml")
    );
    assert_eq!(encoded("/a b?c=<é>&d#e"), "/a%20b?c=%3C%C3%A9%3E&d#e");
}

#[tokio::test]
async fn a_game_that_is_played_has_pictures() {
    let app = site().await;
    let guest = || Player::Guest { id: "one".to_owned() };
    let setup = Setup {
        variant: "six".to_owned(),
        position: None,
        seats: vec![guest(), guest()],
        time: None,
        terms: Terms::default(),
    };
    let who = crate::tables::Who {
        id: "one".to_owned(),
        account: false,
    };
    let id = app.tables.create("one", setup).await.expect("a game");
    let preview = fetched(&app, &format!("/game/{id}/preview.png")).await;
    assert_eq!(
        (preview.status, preview.keep.as_str()),
        (StatusCode::OK, ASK_AGAIN)
    );
    assert_eq!(dimensions(&preview.body), (1200, 630));
    app.tables
        .act(&id, &who, "1", &Command::Resign, 0)
        .await
        .expect("somebody gives up");
    for file in ["picture.svg", "picture.png?size=150", "picture.gif?size=150"] {
        let answer = fetched(&app, &format!("/game/{id}/{file}")).await;
        assert_eq!((answer.status, answer.keep.as_str()), (StatusCode::OK, KEEP));
    }
    let refused = fetched(&app, &format!("/game/{id}/picture.png?size=5")).await;
    assert!(refused.status.is_client_error());
}
