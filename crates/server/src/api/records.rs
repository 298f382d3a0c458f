use axum::Json;
use axum::extract::rejection::JsonRejection;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use trilith_games::record::MAX_JSON;
use trilith_games::{Game, Record, Variant};
use utoipa::ToSchema;

use super::ApiError;

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "text": "27 1:9 9:4" }))]
pub(super) struct Pasted {
    /// A record as text or JSON, a list of moves, or a position text after its variant.
    text: String,
}

#[derive(Serialize, ToSchema)]
pub(super) struct ReadRecord {
    /// The record's JSON twin.
    #[schema(value_type = Object)]
    record: Value,
    /// The canonical text.
    text: String,
    /// The variant that is played.
    variant: String,
    /// Where it begins, if not where its variant does.
    position: Option<String>,
}

/// Reads whatever somebody pasted: a record (text or JSON), or a variant with moves or a position behind it.
#[utoipa::path(
    post, path = "/api/record", tag = "rules", request_body = Pasted,
    responses((status = 200, description = "The record.", body = ReadRecord), (status = "4XX", description = "No record.", body = ApiError))
)]
pub(super) async fn read(pasted: Result<Json<Pasted>, JsonRejection>) -> Result<Json<ReadRecord>, ApiError> {
    let Json(Pasted { text }) = pasted?;
    let record = record(&text)?;
    Ok(Json(ReadRecord {
        record: serde_json::from_str(&record.to_json()).map_err(ApiError::unreadable)?,
        text: record.to_string(),
        variant: record.variant().to_string(),
        position: record.position(),
    }))
}

/// The record that a pasted text means.
pub(crate) fn record(text: &str) -> Result<Record, ApiError> {
    let text = text.trim();
    if text.len() > MAX_JSON {
        return Err(ApiError::unreadable("this is too long for one record"));
    }
    if text.starts_with('{') {
        Record::from_json(text).map_err(ApiError::unreadable)
    } else if let Some(game) = loose(text) {
        Ok(Record::from_game(&game?))
    } else {
        text.parse().map_err(ApiError::unreadable)
    }
}

/// A variant, and behind it moves or a position text; nothing, if the text does not begin with a variant.
fn loose(text: &str) -> Option<Result<Game, ApiError>> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let variant: Variant = first.parse().ok()?;
    let rest = rest.trim();
    let mut game = Game::new(variant);
    let mut refused = None;
    for word in rest.split_whitespace() {
        if let Err(error) = game.play_text(word) {
            refused = Some(error);
            break;
        }
    }
    let Some(refused) = refused else {
        return Some(Ok(game));
    };
    Some(Game::from_position(variant, rest).map_err(|_| refused.into()))
}
