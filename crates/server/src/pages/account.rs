//! One's own account. What can be done there is done by the API; the page shows how things stand.

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::{Page, address, render};
use crate::App;
use crate::people::{Passkey, PeopleError, Session, Via};

/// Somebody who is signed in.
struct Me {
    name: String,
    profile: String,
    since: u64,
    bot: bool,
    has_password: bool,
    email: String,
    passkeys: Vec<Passkey>,
    sessions: Vec<Session>,
    tokens: Vec<Session>,
}

/// Somebody whom they do not want to meet.
struct Blocked {
    name: String,
    /// Where the API takes it back.
    address: String,
}

#[derive(Template)]
#[template(path = "account.html")]
struct Account<'a> {
    page: &'a Page,
    words: String,
    me: Option<Me>,
    /// What a guest is called.
    name: String,
    can_passkeys: bool,
    has_mail: bool,
    push_key: Option<String>,
    blocked: Vec<Blocked>,
    /// Those without a name that is theirs alone.
    blocked_guests: usize,
    can_delete_plainly: bool,
    can_delete_by_passkey: bool,
}

/// `/account`
pub(super) async fn page(State(app): State<App>, headers: HeaderMap, page: Page) -> Response {
    match shown(&app, &headers, &page).await {
        Ok(shown) => render(&page, &shown),
        Err(error) => {
            tracing::error!(%error, "an account could not be shown");
            page.problem(
                StatusCode::INTERNAL_SERVER_ERROR,
                "error-server-title",
                "error-server",
            )
        }
    }
}

async fn shown<'a>(app: &App, headers: &HeaderMap, page: &'a Page) -> Result<Account<'a>, PeopleError> {
    let me = signed_in(app, page).await?;
    let (mut blocked, mut blocked_guests) = (Vec::new(), 0);
    for somebody in app.people.blocked_people(&page.guest.id).await? {
        match somebody {
            Some(name) => blocked.push(Blocked {
                address: address::block(&name),
                name,
            }),
            None => blocked_guests += 1,
        }
    }
    let has_passkeys = me.as_ref().is_some_and(|me| !me.passkeys.is_empty());
    let can_passkeys = app.relying_party(headers).is_ok();
    Ok(Account {
        words: page.only(&["ui", "people", "account"]),
        name: page.guest.name.clone().unwrap_or_default(),
        can_passkeys,
        has_mail: app.people.has_mail(),
        push_key: app.people.push_key(),
        blocked,
        blocked_guests,
        can_delete_plainly: me.as_ref().is_none_or(|me| me.has_password),
        can_delete_by_passkey: can_passkeys && has_passkeys,
        me,
        page,
    })
}

async fn signed_in(app: &App, page: &Page) -> Result<Option<Me>, PeopleError> {
    let guest = &page.guest;
    let Some(session) = guest.session.as_deref().filter(|_| guest.account) else {
        return Ok(None);
    };
    let Some(person) = app.people.person(&guest.id).await? else {
        return Ok(None);
    };
    let name = person.name.clone().unwrap_or_default();
    Ok(Some(Me {
        profile: address::profile(&name),
        name,
        since: person.created,
        bot: person.bot,
        has_password: person.has_password(),
        passkeys: app.people.passkeys(&guest.id).await?,
        sessions: app
            .people
            .sessions(&guest.id, Via::Browser, Some(session))
            .await?,
        tokens: app.people.sessions(&guest.id, Via::Token, None).await?,
        email: person.email.unwrap_or_default(),
    }))
}

#[derive(Template)]
#[template(path = "recover.html")]
struct Recover<'a> {
    page: &'a Page,
    words: String,
}

/// `/recover#SECRET`: where a mail leads whoever forgot their password.
pub(super) async fn recover(page: Page) -> Response {
    let shown = Recover {
        words: page.only(&["ui", "people", "account"]),
        page: &page,
    };
    render(&page, &shown)
}
