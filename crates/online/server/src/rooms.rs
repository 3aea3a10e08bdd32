//! REST: rooms are made, listed, looked at, joined and left.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::IntoResponse;
use parlor_wire::online::{ErrorCode, RoomInfoMsg, RoomRequestMsg, RoomSummaryMsg};
use serde::{Deserialize, Serialize};

use crate::Hall;
use crate::cookie;
use crate::refusal::Refusal;
use crate::visitor::Visitor;

/// The answer to a new room.
#[derive(Serialize)]
pub(crate) struct Created {
    id: String,
}

/// Who wants a place.
#[derive(Deserialize)]
pub(crate) struct JoinRequest {
    name: String,
    #[serde(default)]
    password: Option<String>,
}

/// The answer to whoever got one.
#[derive(Serialize)]
pub(crate) struct JoinedRoom {
    me: u8,
    token: String,
}

/// Who asks.
#[derive(Deserialize)]
pub(crate) struct SeatRequest {
    token: String,
}

/// Whose token it is.
#[derive(Serialize)]
pub(crate) struct SeatMsg {
    pub(crate) me: u8,
    pub(crate) name: String,
    /// The table waits for an answer of theirs.
    pub(crate) asked: bool,
}

pub(crate) fn read<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Refusal> {
    body.map(|Json(body)| body).map_err(|error| {
        let too_large = error.status() == StatusCode::PAYLOAD_TOO_LARGE;
        let code = if too_large { ErrorCode::TooLarge } else { ErrorCode::BadMessage };
        Refusal::new(code, error.body_text())
    })
}

/// `POST /api/rooms`.
pub(crate) async fn create(
    State(hall): State<Arc<Hall>>,
    from: Extensions,
    body: Result<Json<RoomRequestMsg>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let id = hall.create(read(body)?, Visitor::of(&from)).await?;
    Ok((StatusCode::CREATED, Json(Created { id })))
}

/// `GET /api/rooms`.
pub(crate) async fn list(State(hall): State<Arc<Hall>>) -> Json<Vec<RoomSummaryMsg>> {
    Json(hall.list().await)
}

/// `POST /api/rooms/{id}/join`.
pub(crate) async fn join(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Json<JoinRequest>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let JoinRequest { name, password } = read(body)?;
    let (token, me) = hall.join(&id, name, password.as_deref()).await?;
    Ok((StatusCode::CREATED, cookie::keep(&headers, &id, &token), Json(JoinedRoom { me, token })))
}

/// `GET /api/rooms/{id}`.
pub(crate) async fn look(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
) -> Result<Json<RoomInfoMsg>, Refusal> {
    Ok(Json(hall.look(&id).await?))
}

/// `POST /api/rooms/{id}/leave`.
pub(crate) async fn leave(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    body: Result<Json<SeatRequest>, JsonRejection>,
) -> Result<StatusCode, Refusal> {
    hall.leave(&id, &read(body)?.token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/rooms/{id}/seat`: whose token is this, and is it their turn? What a rejoin link asks
/// before it is used.
pub(crate) async fn seat(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Json<SeatRequest>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let token = read(body)?.token;
    let seat = hall.seat(&id, &token).await?;
    Ok((cookie::keep(&headers, &id, &token), Json(seat)))
}
