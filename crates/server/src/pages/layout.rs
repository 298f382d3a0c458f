use askama::Template;
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse as _, Response};
use trilith_games::{Kind, Variant};

use crate::guest::{Guest, cookie};
use crate::words::{Locale, Words};
use crate::{App, assets};

/// What every page knows about the visit.
#[derive(Clone)]
pub(crate) struct Page {
    pub(crate) words: Words,
    pub(crate) guest: Guest,
    /// The path of this page.
    pub(crate) path: String,
    /// Where the world sees it, without a slash at the end.
    pub(crate) origin: String,
    pub(crate) theme: String,
    pub(crate) motion: String,
    pub(crate) contrast: String,
}

impl FromRequestParts<App> for Page {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Page, Response> {
        let (guest, failed) = match Guest::from_request_parts(parts, app).await {
            Ok(guest) => (guest, false),
            // A program's token that is not valid is a program's problem; else the database is silent.
            Err(error) if error.is_for_programs() => return Err(error.into_response()),
            Err(_) => (Guest::nobody(), true),
        };
        let headers = &parts.headers;
        let one_of = |name: &str, known: &[&str]| {
            let chosen = cookie(headers, name).unwrap_or_default();
            known
                .iter()
                .find(|&&known| known == chosen)
                .copied()
                .unwrap_or("auto")
                .to_owned()
        };
        let host = headers
            .get(HOST)
            .and_then(|host| host.to_str().ok())
            .unwrap_or("localhost");
        let page = Page {
            words: Words::of(Locale::of(headers)),
            path: parts.uri.path().to_owned(),
            origin: app
                .public
                .as_deref()
                .map_or_else(|| format!("http://{host}"), ToOwned::to_owned),
            theme: one_of("trilith_theme", &["light", "dark"]),
            motion: one_of("trilith_motion", &["still", "full"]),
            contrast: one_of("trilith_contrast", &["high"]),
            guest,
        };
        if failed {
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            return Err(page.problem(status, "error-server-title", "error-server"));
        }
        Ok(page)
    }
}

impl Page {
    /// A message.
    pub(crate) fn t(&self, id: &str) -> String {
        self.words.t(id)
    }

    /// A message with what it speaks of.
    pub(crate) fn t1(&self, id: &str, name: &str, value: impl ToString) -> String {
        self.words.with1(id, name, value)
    }

    pub(crate) fn lang(&self) -> &'static str {
        self.words.locale().tag()
    }

    pub(crate) fn locales(&self) -> [Locale; 9] {
        Locale::ALL
    }

    /// The address of a script, style or picture.
    pub(crate) fn asset(&self, path: &str) -> String {
        assets::address(path)
    }

    /// The style of a board.
    pub(crate) fn board_style(&self, file: &str) -> String {
        assets::address(&format!("css/board-{file}.css"))
    }

    /// The script of a board.
    pub(crate) fn board_script(&self, file: &str) -> String {
        assets::address(&format!("js/boards/{file}.js"))
    }

    /// The scripts that a board's own script asks for: named in the page, they come at once instead of one after the other.
    pub(crate) fn board_modules(&self, file: &str) -> Vec<String> {
        let folder = format!("js/boards/{file}/");
        assets::all_in(&folder)
            .chain(["js/boards/board.js", "js/words.js"].map(assets::address))
            .collect()
    }

    /// Whether a link leads to this page or to one below it.
    pub(crate) fn is_at(&self, path: &str) -> bool {
        self.path == path
            || self
                .path
                .strip_prefix(path)
                .is_some_and(|rest| rest.starts_with('/'))
    }

    /// The words of a page's scripts where there is no board.
    pub(crate) fn only(&self, files: &[&str]) -> String {
        self.words.json(files)
    }

    /// The words of a page's scripts.
    pub(crate) fn json(&self, files: &[&str]) -> String {
        let mut all = vec!["ui", "names", "rules"];
        all.extend(files);
        self.words.json(&all)
    }

    /// The name of a variant for people: the preset's, or the game's with its options.
    pub(crate) fn variant_name(&self, text: &str) -> String {
        let Ok(variant) = text.parse::<Variant>() else {
            return text.to_owned();
        };
        let title = variant.kind().title();
        match text.split_once(':') {
            None => title.to_owned(),
            Some((game, options)) => {
                let names: Vec<String> = options
                    .split(',')
                    .map(|option| self.option_name(game, option))
                    .collect();
                format!("{title} · {}", names.join(", "))
            }
        }
    }

    /// The name of an option for people.
    fn option_name(&self, game: &str, option: &str) -> String {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        match (name, value) {
            ("milady", "silver" | "brown") => self.t(&format!("option-{game}-milady-{value}-name")),
            (_, "" | "4") => self.t(&format!("option-{game}-{name}-name")),
            _ => format!("{} {value}", self.t(&format!("option-{game}-{name}-name"))),
        }
    }

    /// A page that says what is wrong and what can be done.
    pub(crate) fn problem(&self, status: StatusCode, title: &str, text: &str) -> Response {
        let shown = Problem {
            page: self,
            title: self.t(title),
            text: self.t(text),
        };
        let mut response = render(self, &shown);
        *response.status_mut() = status;
        response
    }
}

#[derive(Template)]
#[template(path = "problem.html")]
struct Problem<'a> {
    page: &'a Page,
    title: String,
    text: String,
}

/// A page, ready for the browser.
pub(crate) fn render(page: &Page, template: &impl Template) -> Response {
    let mut response = match template.render() {
        Ok(text) => Html(text).into_response(),
        Err(error) => {
            tracing::error!(%error, "a page could not be rendered");
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        }
    };
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static("no-cache, private"));
    page.guest.introduce(response.headers_mut());
    response
}

/// A value that a page's script reads, as JSON inside the page.
pub(crate) struct Shown(pub(crate) String);

impl Shown {
    pub(crate) fn new(value: &impl serde::Serialize) -> Shown {
        Shown(
            serde_json::to_string(value)
                .unwrap_or_default()
                .replace('<', "\\u003c"),
        )
    }
}

/// The element that shows a game, and the files it needs.
pub(crate) fn board(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Sixth => ("sixth-board", "sixth"),
        Kind::Six => ("six-board", "six"),
        Kind::TwentySeven => ("line-board", "line"),
    }
}
