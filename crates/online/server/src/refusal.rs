//! Errors of the REST interface.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use parlor_wire::online::ErrorCode;
use serde::Serialize;

/// A refused request: the same codes as in the protocol, with a sentence for programmers.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Refusal {
    pub(crate) code: ErrorCode,
    pub(crate) detail: String,
}

impl Refusal {
    pub(crate) fn new(code: ErrorCode, detail: impl Into<String>) -> Refusal {
        Refusal { code, detail: detail.into() }
    }

    fn status(&self) -> StatusCode {
        match self.code {
            ErrorCode::NoRoom => StatusCode::NOT_FOUND,
            ErrorCode::Password | ErrorCode::Token => StatusCode::FORBIDDEN,
            ErrorCode::Full | ErrorCode::Begun | ErrorCode::Seated | ErrorCode::NotNow => {
                StatusCode::CONFLICT
            }
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status(), Json(self)).into_response()
    }
}
