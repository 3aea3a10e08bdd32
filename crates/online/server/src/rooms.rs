//! REST: rooms are made, listed and joined; records are downloaded.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use parlor_wire::online::{ErrorCode, RoomRequestMsg, RoomSummaryMsg};
use serde::{Deserialize, Serialize};

use crate::Hall;
use crate::refusal::Refusal;

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

fn read<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Refusal> {
    body.map(|Json(body)| body)
        .map_err(|error| Refusal::new(ErrorCode::BadMessage, error.body_text()))
}

/// `POST /api/rooms`.
pub(crate) async fn create(
    State(hall): State<Arc<Hall>>,
    body: Result<Json<RoomRequestMsg>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let id = hall.create(read(body)?).await?;
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
    body: Result<Json<JoinRequest>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let JoinRequest { name, password } = read(body)?;
    let (token, me) = hall.join(&id, name, password.as_deref()).await?;
    Ok((StatusCode::CREATED, Json(JoinedRoom { me, token })))
}

/// `GET /api/rooms/{id}/record`.
pub(crate) async fn record(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    Ok(([(header::CONTENT_TYPE, "application/json")], hall.record(&id).await?))
}
