//! Finished matches: their records in several formats, and step by step.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{Extensions, HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use parlor_agent::Message;
use parlor_wire::online::{ErrorCode, ReplayMsg};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::Semaphore;
use utoipa::IntoParams;

use crate::Rooms;
use crate::http::cookie::brought;
use crate::http::openapi::INTERNAL;
use crate::http::refusal::Refusal;
use crate::limits::caller::Caller;
use crate::tables::games::Games;

/// How long an uploaded record may be.
pub(crate) const UPLOAD_MAX: usize = 2 << 20;

/// A match as a file.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RecordQuery {
    /// parlor, or mat / tenhou, tenhou6, mjai / zole by game
    format: Option<String>,
    /// which match of the room, from 1
    #[serde(rename = "match")]
    #[param(value_type = Option<u32>, minimum = 1)]
    nth: Option<NonZeroU32>,
}

/// A match, or one of its deals, step by step.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ReplayQuery {
    /// which match of the room, from 1
    #[serde(rename = "match")]
    #[param(value_type = Option<u32>, minimum = 1)]
    nth: Option<NonZeroU32>,
    /// the steps of this deal alone, counted from 0
    deal: Option<usize>,
}

/// A record that is brought along, step by step.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct UploadQuery {
    /// the steps of this deal alone, counted from 0
    deal: Option<usize>,
}

/// What is told of each match, whatever it is asked for.
const NOT_AMONG_THEM: &str = "token: the match of a locked room is for those who were in it, by the cookie that came with \
     their place, or by Authorization: Bearer and their token or personal link";
const TOO_EARLY: &str = "not_now: no match is over yet";
const WRONG_QUERY: &str = "bad_message: the query cannot be read or asks for what is not there";

pub(crate) fn read<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, Refusal> {
    let read = query.map(|Query(query)| query);
    read.map_err(|error| Refusal::bad_message(error.body_text()))
}

/// How many matches are read and written at once: a long one takes much memory.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// Reading and writing a long match takes a while: not on a thread that serves others. The work holds
/// its turn to its end, whether or not anyone waits for it.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    aside_of(&AT_ONCE, work).await
}

/// The same among others who wait for the same turns.
pub(crate) async fn aside_of<T: Send + 'static>(
    turns: &'static Semaphore,
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let failed = |_| Err(Refusal::new(ErrorCode::Internal, "the work was broken off"));
    let turn = turns.acquire().await;
    let worked = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work()
    });
    worked.await.unwrap_or_else(failed)
}

/// Sends what is made of a match step by step.
async fn send_replay(
    rooms: Arc<Rooms>,
    from: &Extensions,
    work: impl FnOnce(&Games) -> Result<String, Refusal> + Send + 'static,
) -> Result<Response, Refusal> {
    let all = rooms.clone();
    let replay = aside(move || work(&all.games)).await?;
    let replay = rooms.downloads.send(replay, for_whom(from))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], replay).into_response())
}

/// To which household an answer goes; programs on this machine belong to none.
fn for_whom(from: &Extensions) -> Option<IpAddr> {
    Caller::of(from).filter(|caller| !caller.local).map(Caller::household)
}

/// A match as people count them, as the store does.
fn from_zero(nth: Option<NonZeroU32>) -> Option<u32> {
    nth.map(|nth| nth.get() - 1)
}

/// A match as a file, the last one where none is named
#[utoipa::path(
    get, path = "/api/rooms/{id}/record", params(("id" = String, Path), RecordQuery),
    responses(
        (status = 200, description = "the file", body = String, content_type = "*/*"),
        (status = 403, description = NOT_AMONG_THEM),
        (status = 409, description = TOO_EARLY),
        (status = 422, description = WRONG_QUERY),
    )
)]
pub(crate) async fn record(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    from: Extensions,
    format: Result<Query<RecordQuery>, QueryRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let RecordQuery { format, nth } = read(format)?;
    let format = format.unwrap_or("parlor".to_owned());
    let record = rooms.record(&id, brought(&headers), from_zero(nth)).await?;
    let all = rooms.clone();
    let exported = aside(move || {
        let finished = all.games.finished(&record).map_err(Refusal::bad_message)?;
        finished.export(&format).map_err(Refusal::bad_message)
    });
    let (text, written) = exported.await?;
    let number = nth.map_or(String::new(), |nth| format!("-{nth}"));
    let name = format!("attachment; filename=\"{id}{number}.{}\"", written.ending);
    let headers = [
        (header::CONTENT_TYPE, written.media_type.to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, rooms.downloads.send(text, for_whom(&from))?))
}

/// A match step by step, all hands open; the last one where none is named
#[utoipa::path(
    get, path = "/api/rooms/{id}/replay", params(("id" = String, Path), ReplayQuery),
    responses(
        (status = 200, description = "the steps", body = ReplayMsg<Value, Value, Value>),
        (status = 403, description = NOT_AMONG_THEM),
        (status = 409, description = TOO_EARLY),
        (status = 422, description = WRONG_QUERY),
    )
)]
pub(crate) async fn replay(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    from: Extensions,
    which: Result<Query<ReplayQuery>, QueryRejection>,
) -> Result<Response, Refusal> {
    let ReplayQuery { nth, deal } = read(which)?;
    let record = rooms.record(&id, brought(&headers), from_zero(nth)).await?;
    let replay = move |games: &Games| {
        games.finished(&record).and_then(|it| it.replay(deal)).map_err(Refusal::bad_message)
    };
    send_replay(rooms, &from, replay).await
}

/// A record of Tenhou, mjai, .mat, Zole, openZole or ours, step by step
#[utoipa::path(
    post, path = "/api/replay", params(UploadQuery),
    request_body(content = String, content_type = "text/plain"),
    responses(
        (status = 200, description = "the steps", body = ReplayMsg<Value, Value, Value>),
        (status = 422, description = "bad_message: no record, and where it goes wrong"),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn upload(
    State(rooms): State<Arc<Rooms>>,
    from: Extensions,
    which: Result<Query<UploadQuery>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    let UploadQuery { deal } = read(which)?;
    let not_there = |error: BytesRejection| {
        if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
            let detail = format!("a record has at most {UPLOAD_MAX} bytes");
            let message = Message::new("replay-file-large");
            return Refusal::new(ErrorCode::TooLarge, detail).said(message);
        }
        Refusal::bad_message(error.body_text())
    };
    let body = body.map_err(not_there)?;
    let replay = move |games: &Games| {
        let read = games.uploaded(&body)?;
        read.replay(deal).map_err(Refusal::bad_message)
    };
    send_replay(rooms, &from, replay).await
}
