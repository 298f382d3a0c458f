//! Pictures of positions and games, to be shown elsewhere, printed and sent to friends.

use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use tokio::sync::Semaphore;
use trilith_games::view::View;
use trilith_games::{Game, Told};

use super::Page;
use crate::App;
use crate::api::{ApiError, Asked};
use crate::picture::{self, Drawing, Style, Unpaintable};
use crate::table::Table;
use crate::words::{Locale, Words};

/// Painting takes a core for a while: so many at a time, and whole games one by one.
static PAINTING: Semaphore = Semaphore::const_new(2);
static ANIMATING: Semaphore = Semaphore::const_new(1);
/// Who has waited this long is asked to come back.
const PATIENCE: Duration = Duration::from_secs(15);

/// Sizes in pixels, in width.
const SMALLEST: u32 = 100;
const LARGEST: u32 = 1_600;
const LARGEST_ANIMATION: u32 = 800;
const USUAL: u32 = 720;
const USUAL_ANIMATION: u32 = 480;
/// No query is that long.
const MOST_TEXT: usize = 40_000;

/// The same query always gives the same picture, until the pictures themselves change.
const KEEP: &str = "public, max-age=86400, stale-while-revalidate=604800";
const ASK_AGAIN: &str = "no-cache";

/// How a picture is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    Svg,
    Png,
    Gif,
}

impl Format {
    const fn content_type(self) -> &'static str {
        match self {
            Format::Svg => "image/svg+xml",
            Format::Png => "image/png",
            Format::Gif => "image/gif",
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Gif => "gif",
        }
    }

    const fn usual(self) -> u32 {
        match self {
            Format::Svg | Format::Png => USUAL,
            Format::Gif => USUAL_ANIMATION,
        }
    }

    const fn largest(self) -> u32 {
        match self {
            Format::Svg | Format::Png => LARGEST,
            Format::Gif => LARGEST_ANIMATION,
        }
    }
}

/// How a picture is to look.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Looks {
    size: Option<String>,
    theme: Option<String>,
    caption: Option<String>,
}

impl Looks {
    fn size(&self, format: Format) -> Result<u32, ApiError> {
        let Some(text) = &self.size else {
            return Ok(format.usual());
        };
        let most = format.largest();
        text.parse()
            .ok()
            .filter(|size| (SMALLEST..=most).contains(size))
            .ok_or_else(|| {
                ApiError::unreadable(format!(
                    "size: a number of pixels from {SMALLEST} to {most} is meant"
                ))
            })
    }

    fn style(&self) -> Result<Style, ApiError> {
        let theme = self.theme.as_deref().unwrap_or("light");
        Ok(Style {
            theme: theme
                .parse()
                .map_err(|()| ApiError::unreadable("theme: light or dark is meant"))?,
            caption: match self.caption.as_deref() {
                None | Some("" | "0") => false,
                Some("1") => true,
                Some(_) => return Err(ApiError::unreadable("caption: 0 or 1 is meant")),
            },
            bare: false,
        })
    }
}

/// A position in an address: the moves are separated by `_`.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    variant: String,
    position: Option<String>,
    moves: Option<String>,
    #[serde(flatten)]
    looks: Looks,
}

impl Wanted {
    fn game(&self) -> Result<Game, ApiError> {
        let texts = [Some(&self.variant), self.position.as_ref(), self.moves.as_ref()];
        if texts.into_iter().flatten().map(String::len).sum::<usize>() > MOST_TEXT {
            return Err(ApiError::unreadable("the query is too long"));
        }
        let moves = self.moves.as_deref().unwrap_or_default().split('_');
        let asked = Asked {
            variant: self.variant.clone(),
            position: self.position.clone().filter(|text| !text.is_empty()),
            moves: moves
                .filter(|text| !text.is_empty())
                .map(ToOwned::to_owned)
                .collect(),
        };
        asked.game()
    }
}

type FromQuery = Result<Query<Wanted>, QueryRejection>;

pub(super) async fn svg(wanted: FromQuery) -> Result<Response, ApiError> {
    of_query(wanted, Format::Svg).await
}

pub(super) async fn png(wanted: FromQuery) -> Result<Response, ApiError> {
    of_query(wanted, Format::Png).await
}

pub(super) async fn gif(wanted: FromQuery) -> Result<Response, ApiError> {
    of_query(wanted, Format::Gif).await
}

async fn of_query(wanted: FromQuery, format: Format) -> Result<Response, ApiError> {
    let Query(wanted) = wanted.map_err(|rejection| ApiError::unreadable(rejection.body_text()))?;
    let game = wanted.game()?;
    let data = made(game, None, &wanted.looks, format).await?;
    Ok(sent(data, format, KEEP))
}

/// `picture.svg`, `picture.png`, `picture.gif` or `preview.png` of a game that is or was played; nothing for other names.
pub(super) async fn of_table(
    page: &Page,
    table: &Table,
    file: &str,
    looks: Result<Query<Looks>, QueryRejection>,
) -> Option<Result<Response, ApiError>> {
    let format = match file {
        "picture.svg" => Format::Svg,
        "picture.png" | "preview.png" => Format::Png,
        "picture.gif" => Format::Gif,
        _ => return None,
    };
    let looks = match looks {
        Ok(Query(looks)) => looks,
        Err(rejection) => return Some(Err(ApiError::unreadable(rejection.body_text()))),
    };
    // A game that is over stays as it is.
    let keep = if table.end().is_some() { KEEP } else { ASK_AGAIN };
    let game = table.game().clone();
    let end = table.end().map(|_| table.result());
    let data = if file == "preview.png" {
        preview(page, game, end).await
    } else {
        made(game, end, &looks, format).await
    };
    Some(data.map(|data| sent(data, format, keep)))
}

/// The picture beside a link to a game.
async fn preview(page: &Page, game: Game, end: Option<String>) -> Result<Vec<u8>, ApiError> {
    // Whoever fetches it does so for everybody, and the alphabet of the pictures is Latin.
    let english = Page {
        words: Words::of(Locale::En),
        ..page.clone()
    };
    let name = english.variant_name(&game.variant().to_string());
    painted(&PAINTING, move || {
        let shown = picture::preview(&ended(game.view(), end.as_deref()), &name);
        picture::png(&shown.svg(1200, &name))
    })
    .await
}

/// A position, or for an animation all positions of a game.
async fn made(game: Game, end: Option<String>, looks: &Looks, format: Format) -> Result<Vec<u8>, ApiError> {
    let (size, style) = (looks.size(format)?, looks.style()?);
    let name = game.variant().to_string();
    if format == Format::Gif {
        if game.ply() > picture::MOST_MOVES {
            return Err(ApiError::unreadable(format!(
                "an animation has at most {} moves",
                picture::MOST_MOVES
            )));
        }
        return painted(&ANIMATING, move || {
            let mut views = picture::views(&game);
            if let Some(last) = views.pop() {
                views.push(ended(last, end.as_deref()));
            }
            picture::animation(&views, size, style)
        })
        .await;
    }
    painted(&PAINTING, move || {
        let drawing: Drawing = picture::position(&ended(game.view(), end.as_deref()), style);
        let svg = drawing.svg(size, &name);
        match format {
            Format::Svg => Ok(svg.into_bytes()),
            _ => picture::png(&svg),
        }
    })
    .await
}

/// A position at which somebody gave up or both agreed is the end too.
fn ended(mut view: View, result: Option<&str>) -> View {
    if let Some(result) = result {
        result.clone_into(&mut view.result);
        view.over = true;
        view.to_move = None;
    }
    view
}

/// Does work beside the requests, not too much at a time.
async fn painted(
    place: &'static Semaphore,
    work: impl FnOnce() -> Result<Vec<u8>, Unpaintable> + Send + 'static,
) -> Result<Vec<u8>, ApiError> {
    let busy = || {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "too many pictures are being painted; try again in a moment",
            Told::named("error-server"),
        )
    };
    let turn = tokio::time::timeout(PATIENCE, place.acquire())
        .await
        .map_err(|_| busy())?
        .map_err(|_| busy())?;
    let done = tokio::task::spawn_blocking(move || {
        // The place is taken until the work is done, even if nobody waits for it any more.
        let _turn = turn;
        work()
    });
    let failed = |error: &dyn std::fmt::Display| {
        tracing::error!(%error, "a picture could not be painted");
        ApiError::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "the picture could not be painted",
            Told::named("error-server"),
        )
    };
    match done.await {
        Ok(Ok(data)) => Ok(data),
        Ok(Err(error)) => Err(failed(&error)),
        Err(error) => Err(failed(&error)),
    }
}

fn sent(data: Vec<u8>, format: Format, keep: &'static str) -> Response {
    let mut response = data.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(format.content_type()));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    let name = format!("inline; filename=\"trilith.{}\"", format.ending());
    if let Ok(name) = HeaderValue::from_str(&name) {
        headers.insert(CONTENT_DISPOSITION, name);
    }
    response
}

#[derive(Debug, Deserialize)]
pub(super) struct Linked {
    #[serde(default)]
    path: String,
    size: Option<String>,
}

/// A link to a page of this site as a code for cameras.
pub(super) async fn code(
    State(_): State<App>,
    page: Page,
    linked: Result<Query<Linked>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(linked) = linked.map_err(|rejection| ApiError::unreadable(rejection.body_text()))?;
    let looks = Looks {
        size: linked.size,
        ..Looks::default()
    };
    let size = looks.size(Format::Svg)?;
    // Only within this site: a path, and not another host's.
    let is_path = linked.path.starts_with('/')
        && !linked.path.starts_with("//")
        && !linked.path.contains('\\')
        && !linked.path.chars().any(char::is_control);
    if !is_path {
        return Err(ApiError::unreadable(
            "path: a path of this site is meant, such as /analysis",
        ));
    }
    let link = format!("{}{}", page.origin, encoded(&linked.path));
    let svg = picture::code(&link, size).ok_or_else(|| {
        ApiError::unreadable(format!(
            "path: at most about {} letters fit into a code",
            picture::MOST_LETTERS
        ))
    })?;
    Ok(sent(svg.into_bytes(), Format::Svg, KEEP))
}

/// A path as it stands in an address: what has a meaning there stays, the rest is written in per cent.
fn encoded(path: &str) -> String {
    path.bytes().fold(String::new(), |mut out, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => out.push(char::from(byte)),
            _ if b"-._~!$&'()*+,;=:@/?#%".contains(&byte) => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
        out
    })
}

#[cfg(test)]
mod tests;
