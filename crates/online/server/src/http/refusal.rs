//! Errors of the REST interface.

use std::fmt::Display;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use parlor_agent::Message;
use parlor_kit::ImportError;
use parlor_wire::online::{ErrorCode, RefusalMsg};

use crate::tables::games::NoGame;

/// A refused request: the same codes as in the protocol, with a sentence for programmers.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub(crate) code: ErrorCode,
    pub(crate) detail: String,
    /// The same for people.
    message: Option<Message>,
    /// Is what was asked for too large, and not the request?
    is_answer_too_large: bool,
}

impl Refusal {
    pub(crate) fn new(code: ErrorCode, detail: impl Into<String>) -> Refusal {
        Refusal { code, detail: detail.into(), message: None, is_answer_too_large: false }
    }

    /// The same with a message for the person who asked.
    pub(crate) fn said(self, message: Message) -> Refusal {
        Refusal { message: Some(message), ..self }
    }

    /// What was sent cannot be read, or asks for what is not there.
    pub(crate) fn bad_message(reason: impl Display) -> Refusal {
        Refusal::new(ErrorCode::BadMessage, reason.to_string())
    }

    /// What was asked for would be too large.
    pub(crate) fn search_too_large(reason: impl Display) -> Refusal {
        let refusal = Refusal::new(ErrorCode::TooLarge, reason.to_string());
        Refusal { is_answer_too_large: true, ..refusal }
    }

    fn status(&self) -> StatusCode {
        match self.code {
            ErrorCode::NoRoom | ErrorCode::Voided | ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::Password | ErrorCode::Link | ErrorCode::Token => StatusCode::FORBIDDEN,
            ErrorCode::Full
            | ErrorCode::Begun
            | ErrorCode::Seated
            | ErrorCode::NotNow
            | ErrorCode::TooSoon
            | ErrorCode::NobodyToAsk => StatusCode::CONFLICT,
            ErrorCode::TooLarge if !self.is_answer_too_large => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

/// The name of a code in messages: `bad_message`.
pub(crate) fn code_name(code: ErrorCode) -> String {
    let name = serde_json::to_value(code).ok();
    name.as_ref().and_then(|name| name.as_str()).unwrap_or_default().to_owned()
}

impl From<ImportError> for Refusal {
    fn from(error: ImportError) -> Refusal {
        Refusal::bad_message(&error).said(error.message())
    }
}

impl From<NoGame> for Refusal {
    fn from(error: NoGame) -> Refusal {
        Refusal::new(ErrorCode::NoRoom, error.to_string())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        // The code goes along for those who count.
        let (status, Refusal { code, detail, message, .. }) = (self.status(), self);
        (status, Extension(code), Json(RefusalMsg { code, detail, message })).into_response()
    }
}
