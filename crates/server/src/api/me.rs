//! Oneself: a name, an account, everything about it, and its end.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::header::{CONTENT_DISPOSITION, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::ApiError;
use super::openapi::shapes;
use crate::App;
use crate::guest::Guest;
use crate::limits::Client;
use crate::people::{Credential, PeopleError, Rating, label};

/// What the page of somebody's account shows.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    /// What one is called.
    name: Option<String>,
    /// Whether one has an account.
    account: bool,
    /// Whether the account is a program's.
    bot: bool,
    /// Whether a token asks: it sees nothing beyond this.
    token: bool,
    /// Since when, in milliseconds since 1970.
    since: Option<u64>,
    /// Whether there is a password.
    password: bool,
    /// How many passkeys there are.
    passkeys: usize,
    /// Where mail goes.
    email: Option<String>,
    /// Ratings by game.
    #[schema(value_type = BTreeMap<String, Rating>)]
    ratings: Value,
    /// What this site can do.
    offers: Offers,
}

/// What this site can do.
#[derive(Serialize, ToSchema)]
struct Offers {
    /// Send mail.
    mail: bool,
    /// Know passkeys.
    passkeys: bool,
    /// The key that a browser needs to subscribe to notices.
    push: Option<String>,
}

/// Who I am here.
#[utoipa::path(
    get, path = "/api/me", tag = "people",
    responses((status = 200, description = "What is known here.", body = Me), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn load(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
) -> Result<Response, ApiError> {
    let people = &app.people;
    let person = people.person(&guest.id).await?;
    let named = people.names(std::slice::from_ref(&guest.id)).await?;
    let is_whole = !guest.token;
    let me = Me {
        name: guest.name.clone(),
        account: guest.account,
        bot: guest.bot,
        token: guest.token,
        since: person.as_ref().map(|person| person.created),
        password: person.as_ref().is_some_and(|person| person.has_password()),
        passkeys: if guest.account {
            people.passkeys(&guest.id).await?.len()
        } else {
            0
        },
        email: person.and_then(|person| person.email).filter(|_| is_whole),
        ratings: named
            .get(&guest.id)
            .map_or(json!({}), |named| json!(named.ratings)),
        offers: Offers {
            mail: people.has_mail(),
            passkeys: app.relying_party(&headers).is_ok(),
            push: people.push_key(),
        },
    };
    let mut response = Json(me).into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

/// What somebody may change about themselves.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "name": "Ada" }))]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    /// What a guest wants to be called.
    #[serde(default)]
    name: Option<String>,
    /// Whether the account is a program's.
    #[serde(default)]
    bot: Option<bool>,
    /// Where mail goes; an empty one takes it away.
    #[serde(default)]
    email: Option<String>,
    /// Whoever changes where mail goes shows that it is they.
    #[serde(default)]
    password: Option<String>,
}

/// Changes something about oneself. A guest may choose a name; the rest is for accounts.
#[utoipa::path(
    patch, path = "/api/me", tag = "people", request_body = Change,
    responses((status = 200, description = "It is done.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn change(
    State(app): State<App>,
    client: Client,
    guest: Guest,
    change: Result<Json<Change>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(change) = change?;
    let guest = guest.person()?;
    if let Some(name) = &change.name {
        if guest.account {
            return Err(PeopleError::NameFixed.into());
        }
        app.people.call(&guest.id, name).await?;
    }
    if let Some(bot) = change.bot {
        let (guest, _) = guest.clone().signed_in()?;
        app.people.set_bot(&guest.id, bot).await?;
    }
    if let Some(email) = &change.email {
        let (guest, _) = guest.clone().signed_in()?;
        let person = app.people.person(&guest.id).await?.ok_or(PeopleError::SignIn)?;
        if person.has_password() {
            app.people
                .confirm(
                    &person,
                    change.password.as_deref().unwrap_or_default(),
                    client.address(),
                )
                .await?;
        }
        app.people.set_email(&guest.id, email).await?;
    }
    let mut response = Json(json!({})).into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

/// Somebody who wants an account.
#[derive(Deserialize, ToSchema)]
#[schema(as = AccountWanted, example = json!({ "name": "Ada", "password": "correct horse battery" }))]
pub(super) struct Wanted {
    /// The name of the account.
    name: String,
    /// A password, or
    #[serde(default)]
    password: Option<String>,
    /// a passkey as browsers write it.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    passkey: Option<Credential>,
}

/// Makes an account of a guest. From now on their browser has another secret: whoever knew the old one knows nothing.
#[utoipa::path(
    post, path = "/api/account", tag = "people", request_body = Wanted,
    responses((status = 200, description = "The account is there, and the browser has a new cookie.", body = shapes::Welcome), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn register(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    guest: Guest,
    wanted: Result<Json<Wanted>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(wanted) = wanted?;
    let guest = guest.person()?;
    if guest.account {
        return Err(PeopleError::HasAccount.into());
    }
    if guest.banned {
        return Err(PeopleError::Banned.into());
    }
    let name = app.people.may_register(&wanted.name, client.address()).await?;
    match (&wanted.password, &wanted.passkey) {
        (password, Some(passkey)) => {
            let party = app.relying_party(&headers)?;
            let key = app.people.new_passkey(&party, &guest.id, passkey).await?;
            app.people
                .register(
                    &guest.id,
                    &name,
                    password.as_deref(),
                    Some((&key, &browser(&headers))),
                )
                .await?;
        }
        (password, None) => {
            let password = password.as_deref().unwrap_or_default();
            app.people
                .register(&guest.id, &name, Some(password), None)
                .await?;
        }
    }
    let secret = app.people.open_session(&guest.id, &browser(&headers)).await?;
    let mut response = Json(json!({ "name": name })).into_response();
    guest.replace(response.headers_mut(), &secret);
    Ok(response)
}

/// The browser of a request in a few words.
pub(super) fn browser(headers: &HeaderMap) -> String {
    label(
        headers
            .get(USER_AGENT)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default(),
    )
}

/// Everything about me, to take along.
#[utoipa::path(
    get, path = "/api/me/export", tag = "people",
    responses((status = 200, description = "Account, games, analyses and what else there is, as one object.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn export(State(app): State<App>, guest: Guest) -> Result<Response, ApiError> {
    let guest = guest.person()?;
    let all = app.people.export(&guest.id).await?;
    let mut response = Json(all).into_response();
    let name = HeaderValue::from_static("attachment; filename=\"trilith.json\"");
    response.headers_mut().insert(CONTENT_DISPOSITION, name);
    Ok(response)
}

/// How somebody shows that they mean it.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "confirm": true }))]
pub(super) struct Farewell {
    /// The password, or
    #[serde(default)]
    password: Option<String>,
    /// a passkey as browsers write it.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    passkey: Option<Credential>,
    /// Guests have nothing else.
    #[serde(default)]
    confirm: bool,
}

/// The end of an account, or of what a guest left here.
#[utoipa::path(
    delete, path = "/api/me", tag = "people", request_body = Farewell,
    responses((status = 200, description = "Nothing is left but the moves in other people's games.", body = Object), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn delete(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    guest: Guest,
    farewell: Result<Json<Farewell>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(farewell) = farewell?;
    let guest = guest.person()?;
    if guest.account {
        let person = app.people.person(&guest.id).await?.ok_or(PeopleError::SignIn)?;
        match (&farewell.password, &farewell.passkey) {
            (Some(password), _) => app.people.confirm(&person, password, client.address()).await?,
            (None, Some(passkey)) => {
                let party = app.relying_party(&headers)?;
                if app.people.recognise(&party, &guest.id, passkey).await?.id != guest.id {
                    return Err(PeopleError::Wrong.into());
                }
            }
            (None, None) => return Err(PeopleError::Wrong.into()),
        }
    } else if !farewell.confirm {
        return Err(PeopleError::Wrong.into());
    }
    app.erase(&guest.id).await?;
    let mut response = Json(json!({})).into_response();
    guest.leave(response.headers_mut());
    Ok(response)
}
