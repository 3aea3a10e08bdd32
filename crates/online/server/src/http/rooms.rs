//! REST: rooms are made, listed, looked at, joined and left.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use parlor_wire::online::{
    CreatedMsg, EnteredMsg, ErrorCode, JoinRequestMsg, RoomInfoMsg, RoomRequestMsg, RoomSummaryMsg,
    SeatInfoMsg, TokenMsg,
};

use crate::Rooms;
use crate::http::cookie::{self, bearer};
use crate::http::me::person;
use crate::http::openapi::{INTERNAL, TOKEN};
use crate::http::refusal::Refusal;
use crate::limits::caller::Caller;
use crate::store::Person;
use crate::tables::token::log_name;

pub(crate) fn read<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Refusal> {
    body.map(|Json(body)| body).map_err(|error| {
        let too_large = error.status() == StatusCode::PAYLOAD_TOO_LARGE;
        let code = if too_large { ErrorCode::TooLarge } else { ErrorCode::BadMessage };
        Refusal::new(code, error.body_text())
    })
}

/// Makes a room, and seats its creator as its host. With a personal link as Authorization: Bearer the
/// creator's place is connected with it
#[utoipa::path(
    post, path = "/api/rooms", operation_id = "create_room", request_body = RoomRequestMsg,
    responses(
        (status = 201, description = "made", body = CreatedMsg),
        (status = 403, description = "link: the personal link is not known"),
        (status = 422, description = "bad_message, name, place (as many seats as the game has, and one \
            for the creator), agent (no such agent, or a parameter over its limit), limit (a match of \
            more deals than the server allows)"),
        (status = 429, description = "too_fast: there are too many rooms, of all or of this \
            address; too many requests"),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn create(
    State(rooms): State<Arc<Rooms>>,
    from: Extensions,
    headers: HeaderMap,
    body: Result<Json<RoomRequestMsg>, JsonRejection>,
) -> Result<Response, Refusal> {
    let (request, caller) = (read(body)?, Caller::of(&from).cloned());
    let who = match bearer(&headers) {
        Some(_) if request.creator.is_some() => Some(person(&rooms, &headers, &from).await?),
        _ => None,
    };
    // A room is made to its end, whether or not anyone waits: half of one would be counted by no limit.
    let made = rooms.clone();
    let making = tokio::spawn(async move { made.create(request, caller.as_ref()).await });
    let broken_off = |_| Refusal::new(ErrorCode::Internal, "the room could not be made");
    let created = making.await.map_err(broken_off)??;
    if let (Some(who), Some(token)) = (&who, &created.token) {
        connect(&rooms, who, &created.id, token).await;
    }
    let cookie = created.token.as_ref().map(|token| cookie::keep(&headers, &created.id, token));
    let made = (StatusCode::CREATED, Json(created));
    Ok(match cookie {
        Some(cookie) => (cookie, made).into_response(),
        None => made.into_response(),
    })
}

/// Connects a new seat with a link. It is a seat also where that fails: its token must not be lost, and
/// it can be connected later.
async fn connect(rooms: &Rooms, who: &Person, id: &str, token: &str) {
    if let Err(Refusal { detail, .. }) = rooms.connect_seat(who, id, token).await {
        let room = log_name(id);
        tracing::warn!(room, detail, "a new seat cannot be connected with a personal link");
    }
}

/// Rooms that are not hidden
#[utoipa::path(
    get, path = "/api/rooms", operation_id = "list_rooms",
    responses((status = 200, description = "the list", body = Vec<RoomSummaryMsg>))
)]
pub(crate) async fn list(State(rooms): State<Arc<Rooms>>) -> Json<Vec<RoomSummaryMsg>> {
    Json(rooms.list().await)
}

/// Takes a place: the token is the player from now on. With a personal link as Authorization: Bearer
/// the place is connected with it
#[utoipa::path(
    post, path = "/api/rooms/{id}/join", operation_id = "join_room", request_body = JoinRequestMsg,
    params(("id" = String, Path)),
    responses(
        (status = 201, description = "seated", body = EnteredMsg),
        (status = 403, description = "password: the password is wrong; link: the personal link \
            is not known"),
        (status = 409, description = "full: every place is taken; begun: the match has begun"),
        (status = 422, description = "name: empty, too long, taken or like another one, invisible or of \
            mixed scripts; bad_message"),
    )
)]
pub(crate) async fn join(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    from: Extensions,
    body: Result<Json<JoinRequestMsg>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let JoinRequestMsg { name, password } = read(body)?;
    let who = match bearer(&headers) {
        Some(_) => Some(person(&rooms, &headers, &from).await?),
        None => None,
    };
    let (token, me) = rooms.join(&id, name, password.as_deref()).await?;
    if let Some(who) = who {
        connect(&rooms, &who, &id, &token).await;
    }
    let cookie = cookie::keep(&headers, &id, &token);
    Ok((StatusCode::CREATED, cookie, Json(EnteredMsg { me: Some(me), token })))
}

/// One room, hidden or not; who plays in one with a password is for those who are in it
#[utoipa::path(
    get, path = "/api/rooms/{id}", operation_id = "look_at_room", params(("id" = String, Path)),
    responses((status = 200, description = "the room", body = RoomInfoMsg))
)]
pub(crate) async fn look(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<RoomInfoMsg>, Refusal> {
    Ok(Json(rooms.look_as(&id, cookie::brought(&headers)).await?))
}

/// Gives the place up; during a match the table plays on for it
#[utoipa::path(
    post, path = "/api/rooms/{id}/leave", operation_id = "leave_room", request_body = TokenMsg,
    params(("id" = String, Path)),
    responses(
        (status = 204, description = "left"),
        (status = 403, description = TOKEN),
        (status = 422, description = "not_seated: this player has no place here; bad_message"),
    )
)]
pub(crate) async fn leave(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    body: Result<Json<TokenMsg>, JsonRejection>,
) -> Result<StatusCode, Refusal> {
    rooms.leave(&id, &read(body)?.token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose token is this, and is it their turn? What a seat link asks before it is used
#[utoipa::path(
    post, path = "/api/rooms/{id}/seat", operation_id = "check_seat", request_body = TokenMsg,
    params(("id" = String, Path)),
    responses(
        (status = 200, description = "the place, the name, and whether an answer is awaited",
            body = SeatInfoMsg),
        (status = 403, description = TOKEN),
        (status = 422, description = "not_seated: this player has no place here; bad_message"),
    )
)]
pub(crate) async fn seat(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Json<TokenMsg>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let token = read(body)?.token;
    let seat = rooms.seat(&id, &token).await?;
    Ok((cookie::keep(&headers, &id, &token), Json(seat)))
}
