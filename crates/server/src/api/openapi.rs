//! The API's description, made from the code that answers: as OpenAPI for programs, as a page for people.

mod reading;
pub(crate) mod shapes;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use askama::Template;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use utoipa::OpenApi;

use crate::pages::{Page, render};
use reading::Group;

/// Everything that the API answers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Trilith",
        description = "SIXTH!, Six and 27: rules, engine and tables. Everything is JSON. Whoever asks is known by a cookie, which \
                       the first answer sets, or by `Authorization: Bearer` with a token. A refusal has `error` in English and `told` for any language; too many requests \
                       are answered with 429 and Retry-After.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "rules", description = "Positions, moves and records. Nothing is kept."),
        (name = "engine", description = "The engine's opinion, line by line as it comes."),
        (name = "games", description = "Tables: set up, watch, act. Events are numbered from 0, commands carry a name of the client's choice."),
        (name = "analyses", description = "Kept analyses."),
        (name = "people", description = "Accounts, sessions, tokens; profiles, blocks and reports. What concerns an account's security \
                                          needs its cookie: a token cannot do it."),
    ),
    paths(
        super::referee::variant,
        super::referee::view,
        super::records::read,
        super::setup::set_up,
        super::analyse::analyse,
        super::analyse::review,
        super::games::create,
        super::games::load,
        super::games::delete,
        super::games::events,
        super::games::poll,
        super::games::command,
        super::games::hint,
        super::lists::own,
        super::lists::lobby,
        super::lists::watchable,
        super::socket::open,
        super::studies::save,
        super::studies::load,
        super::studies::delete,
        super::me::load,
        super::me::change,
        super::me::delete,
        super::me::export,
        super::me::register,
        super::sessions::sign_in,
        super::sessions::sign_out,
        super::sessions::list,
        super::sessions::end_others,
        super::sessions::end,
        super::sessions::password,
        super::passkeys::to_show,
        super::passkeys::to_make,
        super::passkeys::list,
        super::passkeys::add,
        super::passkeys::remove,
        super::people::forgot,
        super::people::recover,
        super::people::profile,
        super::people::blocks,
        super::people::block,
        super::people::block_at_table,
        super::people::unblock,
        super::people::unblock_all,
        super::people::report,
        super::push::subscribe,
        super::push::unsubscribe,
        super::tokens::make,
        super::tokens::list,
        super::tokens::revoke,
    ),
    components(schemas(super::socket::Asked, super::socket::Answer))
)]
struct Api;

/// The document, which does not change while the program runs.
static DOCUMENT: LazyLock<serde_json::Value> =
    LazyLock::new(|| serde_json::to_value(Api::openapi()).unwrap_or_default());
static TEXT: LazyLock<String> = LazyLock::new(|| DOCUMENT.to_string());

/// `/api/openapi.json`
pub(super) async fn document() -> Response {
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache")];
    (headers, TEXT.as_str()).into_response()
}

#[derive(Template)]
#[template(path = "api.html")]
struct Shown<'a> {
    page: &'a Page,
    description: String,
    groups: Vec<Group>,
    types: Vec<reading::Type>,
}

/// `/api`: the same to read, with an example of each.
pub(super) async fn page(page: Page) -> Response {
    let shown = Shown {
        description: reading::marked(&DOCUMENT["info"]["description"]),
        groups: reading::groups(&DOCUMENT, &page.origin),
        types: reading::types(&DOCUMENT),
        page: &page,
    };
    render(&page, &shown)
}
