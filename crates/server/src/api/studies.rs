use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use trilith_games::Record;

use super::ApiError;
use crate::guest::Guest;
use crate::store::Study;
use crate::{App, random, tables};

const LONGEST_TITLE: usize = 120;

#[derive(Deserialize)]
pub(super) struct Saved {
    /// The analysis to keep it in; a new one without it.
    #[serde(default)]
    id: Option<String>,
    #[serde(default)]
    title: String,
    /// The record, as its JSON twin.
    record: serde_json::Value,
}

#[derive(Serialize)]
pub(super) struct Kept {
    id: String,
}

/// Keeps an analysis. Somebody else's is kept as one's own copy.
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

#[derive(Serialize)]
pub(super) struct Loaded {
    id: String,
    title: String,
    yours: bool,
    record: serde_json::Value,
}

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
