//! Other ways to a seat: a bot's token, and back to a seat whose token was lost.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use crate::Hall;
use crate::cookie;
use crate::refusal::Refusal;
use crate::rooms::read;

/// The host asks for a token for a program of theirs.
#[derive(Deserialize)]
pub(crate) struct BotRequest {
    /// The host's own token.
    pub(crate) token: String,
    /// The free place.
    pub(crate) entrant: u8,
    /// How the program is called at the table.
    pub(crate) name: String,
}

/// Somebody wants back to a seat.
#[derive(Deserialize)]
pub(crate) struct ReclaimRequest {
    /// The nickname at the table.
    pub(crate) name: String,
    /// The room's password; without it the others must consent.
    #[serde(default)]
    pub(crate) password: Option<String>,
}

/// A token, and the place if it has one already.
#[derive(Serialize)]
pub(crate) struct Entered {
    pub(crate) me: Option<u8>,
    pub(crate) token: String,
}

/// `POST /api/rooms/{id}/bots`.
pub(crate) async fn bots(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    body: Result<Json<BotRequest>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let entered = hall.seat_bot(&id, read(body)?).await?;
    Ok((StatusCode::CREATED, Json(entered)))
}

/// `POST /api/rooms/{id}/reclaim`: 201 with the place, or 202 while the others are asked; the token
/// counts when they have consented, and is worth nothing before.
pub(crate) async fn reclaim(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Json<ReclaimRequest>, JsonRejection>,
) -> Result<Response, Refusal> {
    let entered = hall.reclaim(&id, read(body)?).await?;
    if entered.me.is_none() {
        return Ok((StatusCode::ACCEPTED, Json(entered)).into_response());
    }
    Ok((StatusCode::CREATED, cookie::keep(&headers, &id, &entered.token), Json(entered))
        .into_response())
}
