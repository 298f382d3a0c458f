use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use trilith_games::Record;
use utoipa::ToSchema;

use super::ApiError;
use crate::guest::Guest;
use crate::store::Study;
use crate::{App, random, tables};

const LONGEST_TITLE: usize = 120;

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "title": "An opening", "record": { "variant": "27", "moves": [] } }))]
pub(super) struct Saved {
    /// The analysis to keep it in; a new one without it.
    #[serde(default)]
    id: Option<String>,
    /// What to call it, in up to 120 characters.
    #[serde(default)]
    title: String,
    /// The record, as its JSON twin.
    #[schema(value_type = Object)]
    record: serde_json::Value,
}

#[derive(Serialize, ToSchema)]
pub(super) struct Kept {
    /// Its name in addresses.
    id: String,
}

/// Keeps an analysis. Somebody else's is kept as one's own copy.
#[utoipa::path(
    post, path = "/api/studies", tag = "analyses", request_body = Saved,
    responses((status = 200, description = "Where it is kept.", body = Kept), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn save(
    State(app): State<App>,
    guest: Guest,
    saved: Result<Json<Saved>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(saved) = saved?;
    let record = Record::from_json(&saved.record.to_string()).map_err(ApiError::unreadable)?;
    if app.store.count_of(&guest.id).await? >= tables::MOST_KEPT {
        return Err(tables::TableError::TooMany.into());
    }
    let own = match saved.id {
        Some(id) => app
            .store
            .study(&id)
            .await?
            .filter(|study| study.owner == guest.id),
        None => None,
    };
    let study = Study {
        id: own.map_or_else(random::name, |study| study.id),
        owner: guest.id.clone(),
        title: saved.title.chars().take(LONGEST_TITLE).collect(),
        record: record.to_string(),
        updated: tables::now(),
    };
    app.store.save_study(&study).await?;
    let mut response = Json(Kept { id: study.id }).into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

#[derive(Serialize, ToSchema)]
pub(super) struct Loaded {
    /// Its name in addresses.
    id: String,
    /// What its owner calls it.
    title: String,
    /// Whether it is the asker's own.
    yours: bool,
    /// The record, as its JSON twin.
    #[schema(value_type = Object)]
    record: serde_json::Value,
}

/// A kept analysis.
#[utoipa::path(
    get, path = "/api/studies/{id}", tag = "analyses", params(("id" = String, Path, description = "The analysis.")),
    responses((status = 200, description = "The analysis.", body = Loaded), (status = 404, description = "There is none.", body = ApiError))
)]
pub(super) async fn load(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Loaded>, ApiError> {
    let study = app.store.study(&id).await?.ok_or_else(ApiError::unknown)?;
    let record: Record = study.record.parse().map_err(ApiError::unreadable)?;
    Ok(Json(Loaded {
        yours: study.owner == guest.id,
        id: study.id,
        title: study.title,
        record: serde_json::from_str(&record.to_json()).map_err(ApiError::unreadable)?,
    }))
}

/// Takes one's own analysis away.
#[utoipa::path(
    delete, path = "/api/studies/{id}", tag = "analyses", params(("id" = String, Path, description = "The analysis.")),
    responses((status = 200, description = "It is gone.", body = Object), (status = 404, description = "There is none of one's own.", body = ApiError))
)]
pub(super) async fn delete(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<serde_json::Value>, ApiError> {
    if app.store.delete_study(&id, &guest.id).await? {
        Ok(Json(serde_json::json!({})))
    } else {
        Err(ApiError::unknown())
    }
}
