use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use trilith_games::common::TextError;
use trilith_games::{MoveError, Told};
use utoipa::ToSchema;

use super::openapi::shapes;
use crate::people::PeopleError;
use crate::store::StoreError;
use crate::table::Refusal;
use crate::tables::TableError;

/// What went wrong, for programs and, in their language, for people.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Error)]
pub(crate) struct ApiError {
    #[serde(skip)]
    status: StatusCode,
    /// What went wrong, in English.
    error: String,
    /// The same, to be said in any language.
    #[schema(value_type = shapes::Told)]
    told: Told,
    /// After how many seconds to ask again.
    #[serde(skip)]
    after: Option<u64>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, error: impl ToString, told: Told) -> ApiError {
        ApiError {
            status,
            error: error.to_string(),
            told,
            after: None,
        }
    }

    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    /// What to tell programs.
    pub(crate) fn text(&self) -> &str {
        &self.error
    }

    /// What to tell people.
    pub(crate) fn told(&self) -> &Told {
        &self.told
    }

    /// Whether only a program can have caused it.
    pub(crate) fn is_for_programs(&self) -> bool {
        self.status == StatusCode::UNAUTHORIZED
    }

    pub(crate) fn unknown() -> ApiError {
        ApiError::new(
            StatusCode::NOT_FOUND,
            "there is nothing here",
            Told::named("error-not-found"),
        )
    }

    pub(crate) fn too_many_tables() -> ApiError {
        ApiError::new(
            StatusCode::TOO_MANY_REQUESTS,
            "this connection watches too many tables",
            Told::named("error-too-many-tables"),
        )
    }

    pub(crate) fn unreadable(error: impl ToString) -> ApiError {
        let error = error.to_string();
        let told = Told::named("error-unreadable").and("problem", &error);
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, error, told)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let after = self.after;
        let mut response = (self.status, Json(self)).into_response();
        if let Some(after) = after {
            response.headers_mut().insert(RETRY_AFTER, after.into());
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the database failed");
        let told = Told::named("error-server");
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "the database failed", told)
    }
}

impl From<PeopleError> for ApiError {
    fn from(error: PeopleError) -> ApiError {
        if let PeopleError::Store(error) = error {
            return error.into();
        }
        let mut answer = ApiError::new(error.status(), &error, error.told());
        answer.after = match error {
            PeopleError::Wait { seconds } => Some(seconds),
            PeopleError::Busy => Some(1),
            _ => None,
        };
        answer
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        let status = match refusal {
            Refusal::NotAtTable | Refusal::NeedsAccount => StatusCode::FORBIDDEN,
            Refusal::Stale => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        ApiError::new(status, &refusal, refusal.told())
    }
}

impl From<MoveError> for ApiError {
    fn from(error: MoveError) -> ApiError {
        Refusal::Move(error).into()
    }
}

impl From<TextError> for ApiError {
    fn from(error: TextError) -> ApiError {
        ApiError::unreadable(error)
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> ApiError {
        let told = Told::named("error-unreadable").and("problem", rejection.body_text());
        ApiError::new(rejection.status(), rejection.body_text(), told)
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        match error {
            TableError::Unknown => ApiError::unknown(),
            TableError::Refused(refusal) => refusal.into(),
            TableError::Setup(error) => ApiError::unreadable(error),
            TableError::TooMany => {
                ApiError::new(StatusCode::FORBIDDEN, error, Told::named("error-too-many-games"))
            }
            TableError::TooManySeeks => {
                ApiError::new(StatusCode::FORBIDDEN, error, Told::named("error-too-many-seeks"))
            }
            TableError::NotYoursAlone => ApiError::new(
                StatusCode::FORBIDDEN,
                error,
                Told::named("refused-not-yours-alone"),
            ),
            TableError::Blocked => {
                ApiError::new(StatusCode::FORBIDDEN, error, Told::named("refused-blocked"))
            }
            TableError::BetweenPeople => ApiError::new(
                StatusCode::FORBIDDEN,
                error,
                Told::named("refused-between-people"),
            ),
            TableError::Banned => ApiError::new(StatusCode::FORBIDDEN, error, Told::named("refused-banned")),
            TableError::TooFast => ApiError::new(
                StatusCode::TOO_MANY_REQUESTS,
                error,
                Told::named("refused-too-fast"),
            ),
            TableError::Busy => ApiError::new(
                StatusCode::SERVICE_UNAVAILABLE,
                error,
                Told::named("error-server"),
            ),
            TableError::Store(error) => error.into(),
        }
    }
}
