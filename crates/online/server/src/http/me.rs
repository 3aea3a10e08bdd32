//! A personal link: what connects the rooms and matches of one player.
//!
//! Requests bring its secret as `Authorization: Bearer`, never in an address: addresses end up in logs
//! and histories. The page has it behind the `#` of a link, which no browser sends.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use parlor_wire::online::{
    ErrorCode, LinkMsg, MyGamesMsg, MyNewSeatMsg, TakeSeatMsg, TakenSeatMsg,
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::Rooms;
use crate::http::cookie::{self, bearer};
use crate::http::openapi::INTERNAL;
use crate::http::refusal::Refusal;
use crate::http::rooms::read;
use crate::limits::caller::Caller;
use crate::store::Person;

const NO_LINK: &str = "link: no personal link in Authorization: Bearer, or one that was revoked or \
                       replaced";
const MADE_TOO_MANY: &str = "too_fast: too many links or requests from this address";

/// Nothing of this is to be found in a cache.
const PRIVATE: [(&str, &str); 1] = [("cache-control", "no-store")];

/// Which finished matches.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct GamesQuery {
    /// leaves out so many of the newest finished matches
    #[serde(default)]
    from: u32,
}

/// Makes a personal link. Its secret is said here and never again
#[utoipa::path(
    post, path = "/api/me", operation_id = "make_link",
    responses(
        (status = 201, description = "made", body = LinkMsg),
        (status = 409, description = "not_now: this server keeps nothing"),
        (status = 429, description = MADE_TOO_MANY),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn make(
    State(rooms): State<Arc<Rooms>>,
    from: Extensions,
    body: Result<Bytes, BytesRejection>,
) -> Result<impl IntoResponse, Refusal> {
    without_body(body)?;
    rooms.link_limits.make(stranger(&from).map(|caller| caller.address))?;
    let secret = rooms.make_link().await?;
    Ok((StatusCode::CREATED, PRIVATE, Json(LinkMsg { secret })))
}

/// The rooms and matches of a personal link
#[utoipa::path(
    get, path = "/api/me", operation_id = "my_games", params(GamesQuery),
    responses(
        (status = 200, description = "open rooms, and up to 20 finished matches", body = MyGamesMsg),
        (status = 403, description = NO_LINK),
        (status = 422, description = "bad_message: the query cannot be read"),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn games(
    State(rooms): State<Arc<Rooms>>,
    headers: HeaderMap,
    from: Extensions,
    query: Result<Query<GamesQuery>, QueryRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let Query(query) = query.map_err(|error| Refusal::bad_message(error.body_text()))?;
    let who = person(&rooms, &headers, &from).await?;
    let (finished, more) = rooms.finished(&who, query.from).await?;
    let running = if query.from == 0 { rooms.running(&who).await? } else { Vec::new() };
    Ok((PRIVATE, Json(MyGamesMsg { running, finished, more })))
}

/// Another link for the same person; the old one ends, with the seats it gave to other devices
#[utoipa::path(
    post, path = "/api/me/renew", operation_id = "renew_link",
    responses(
        (status = 200, description = "the new one", body = LinkMsg),
        (status = 403, description = NO_LINK),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn renew(
    State(rooms): State<Arc<Rooms>>,
    headers: HeaderMap,
    from: Extensions,
    body: Result<Bytes, BytesRejection>,
) -> Result<impl IntoResponse, Refusal> {
    without_body(body)?;
    let who = person(&rooms, &headers, &from).await?;
    let secret = rooms.renew_link(&who).await?;
    Ok((PRIVATE, Json(LinkMsg { secret })))
}

/// Revokes a link: its list is deleted; seats and records stay as they are
#[utoipa::path(
    delete, path = "/api/me", operation_id = "revoke_link",
    responses(
        (status = 204, description = "revoked"),
        (status = 403, description = NO_LINK),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn revoke(
    State(rooms): State<Arc<Rooms>>,
    headers: HeaderMap,
    from: Extensions,
) -> Result<StatusCode, Refusal> {
    let who = person(&rooms, &headers, &from).await?;
    rooms.revoke_link(&who).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Connects a seat, and what was played from it, with a link
#[utoipa::path(
    post, path = "/api/me/seats", operation_id = "connect_seat", request_body = MyNewSeatMsg,
    responses(
        (status = 204, description = "connected"),
        (status = 403, description = "link; token: not known in this room, or lent by a link"),
        (status = 404, description = "no_room: there is no such room, or it was closed"),
        (status = 409, description = "seated: the seat is connected with another link"),
        (status = 422, description = "bad_message"),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn connect(
    State(rooms): State<Arc<Rooms>>,
    headers: HeaderMap,
    from: Extensions,
    body: Result<Json<MyNewSeatMsg>, JsonRejection>,
) -> Result<StatusCode, Refusal> {
    let MyNewSeatMsg { room, token } = read(body)?;
    let who = person(&rooms, &headers, &from).await?;
    rooms.connect_seat(&who, &room, &token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One's seat in a room on this device: what that would do, and with `confirm` a token
#[utoipa::path(
    post, path = "/api/me/seats/{id}", operation_id = "take_seat", request_body = TakeSeatMsg,
    params(("id" = String, Path)),
    responses(
        (status = 200, description = "what would happen; nothing has", body = TakenSeatMsg),
        (status = 201, description = "the token; a device that is connected is cut off when this \
            one connects", body = TakenSeatMsg),
        (status = 403, description = NO_LINK),
        (status = 404, description = "no_room: there is no such room, or it was closed"),
        (status = 422, description = "not_seated: no seat here belongs to the link; bad_message"),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn take_seat(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    from: Extensions,
    body: Result<Json<TakeSeatMsg>, JsonRejection>,
) -> Result<Response, Refusal> {
    let TakeSeatMsg { confirm } = read(body)?;
    let who = person(&rooms, &headers, &from).await?;
    let secret = bearer(&headers).ok_or_else(no_link)?;
    let taken = rooms.take_seat(&who, secret, &id, confirm).await?;
    let Some(token) = &taken.token else { return Ok((PRIVATE, Json(taken)).into_response()) };
    let cookie = cookie::keep(&headers, &id, token);
    Ok((StatusCode::CREATED, PRIVATE, cookie, Json(taken)).into_response())
}

/// Takes a match from one's list; its record stays
#[utoipa::path(
    delete, path = "/api/me/games/{id}/{match}", operation_id = "forget_game",
    params(
        ("id" = String, Path, description = "the room"),
        ("match" = u32, Path, minimum = 1, description = "which match of the room, from 1"),
    ),
    responses(
        (status = 204, description = "it is not in the list any more"),
        (status = 403, description = NO_LINK),
        (status = 404, description = "no_room: this is the id of no room"),
        (status = 422, description = "bad_message: matches are counted from 1"),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn forget(
    State(rooms): State<Arc<Rooms>>,
    Path((id, nth)): Path<(String, String)>,
    headers: HeaderMap,
    from: Extensions,
) -> Result<StatusCode, Refusal> {
    let nth: Option<NonZeroU32> = nth.parse().ok();
    let nth = nth.ok_or_else(|| Refusal::bad_message("match: a number, counted from 1"))?;
    let who = person(&rooms, &headers, &from).await?;
    rooms.forget_game(&who, &id, nth).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose link a request brings.
pub(crate) async fn person(
    rooms: &Rooms,
    headers: &HeaderMap,
    from: &Extensions,
) -> Result<Person, Refusal> {
    let secret = bearer(headers).ok_or_else(no_link)?;
    let household = household(from);
    rooms.link_limits.attempt(household)?;
    let who = rooms.person(secret).await?.ok_or_else(no_link)?;
    rooms.link_limits.right(household);
    Ok(who)
}

fn no_link() -> Refusal {
    let detail = "bring a personal link as Authorization: Bearer; this one is not known: it was \
                  revoked or replaced";
    Refusal::new(ErrorCode::Link, detail)
}

fn household(from: &Extensions) -> Option<IpAddr> {
    stranger(from).map(Caller::household)
}

fn stranger(from: &Extensions) -> Option<&Caller> {
    Caller::of(from).filter(|caller| !caller.local)
}

/// Nothing is to be said here, and nothing long.
fn without_body(body: Result<Bytes, BytesRejection>) -> Result<(), Refusal> {
    body.map(drop).map_err(|error| {
        let too_large = error.status() == StatusCode::PAYLOAD_TOO_LARGE;
        let code = if too_large { ErrorCode::TooLarge } else { ErrorCode::BadMessage };
        Refusal::new(code, error.body_text())
    })
}
