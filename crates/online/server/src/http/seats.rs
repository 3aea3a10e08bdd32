//! Other ways to a seat: a bot's token, and back to a seat whose token was lost.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use parlor_wire::online::{BotRequestMsg, EnteredMsg, JoinRequestMsg};

use crate::Rooms;
use crate::http::cookie;
use crate::http::openapi::TOKEN;
use crate::http::refusal::Refusal;
use crate::http::rooms::read;

/// The host gives a free place to a program: its token may play that seat alone
#[utoipa::path(
    post, path = "/api/rooms/{id}/bots", operation_id = "seat_bot", request_body = BotRequestMsg,
    params(("id" = String, Path)),
    responses(
        (status = 201, description = "seated", body = EnteredMsg),
        (status = 403, description = TOKEN),
        (status = 409, description = "begun: the match has begun"),
        (status = 422, description = "not_host, not_seated, place, name, bad_message"),
    )
)]
pub(crate) async fn bots(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    body: Result<Json<BotRequestMsg>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let entered = rooms.seat_bot(&id, read(body)?).await?;
    Ok((StatusCode::CREATED, Json(entered)))
}

/// Back to a dropped seat by its nickname, by the consent of everyone else at the table
#[utoipa::path(
    post, path = "/api/rooms/{id}/reclaim", operation_id = "reclaim_seat",
    request_body = JoinRequestMsg, params(("id" = String, Path)),
    responses(
        (status = 201, description = "the seat is yours again", body = EnteredMsg),
        (status = 202, description = "the others are asked; the token is worth the seat when all of \
            them agree, during a match from the next deal on", body = EnteredMsg),
        (status = 403, description = "password: the password is wrong or missing"),
        (status = 409, description = "too_soon: the player dropped out, or the others refused a \
            claim, less than the time of --reclaim-seconds ago; begun: in a match with hidden hands \
            one other person alone cannot consent; \
            nobody_to_ask: nobody else sits there who could consent, and the password was not given; \
            not_now: someone else is asking"),
        (status = 422, description = "place: nobody of that name has dropped out; bad_message"),
    )
)]
pub(crate) async fn reclaim(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Json<JoinRequestMsg>, JsonRejection>,
) -> Result<Response, Refusal> {
    let entered = rooms.reclaim(&id, read(body)?).await?;
    if entered.me.is_none() {
        return Ok((StatusCode::ACCEPTED, Json(entered)).into_response());
    }
    Ok((StatusCode::CREATED, cookie::keep(&headers, &id, &entered.token), Json(entered))
        .into_response())
}
