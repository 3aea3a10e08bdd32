//! Finished matches: their records in several formats, and step by step.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{Extensions, HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use parlor_kit::ExportError;
use parlor_table::RecordError;
use parlor_wire::online::ErrorCode;
use serde::Deserialize;
use tokio::sync::Semaphore;

use crate::Hall;
use crate::cookie::brought;
use crate::refusal::Refusal;
use crate::visitor::Visitor;

/// How long an uploaded record may be.
pub(crate) const UPLOAD_MAX: usize = 2 << 20;

/// In which format.
#[derive(Deserialize)]
pub(crate) struct As {
    #[serde(default)]
    format: Option<String>,
    #[serde(default, rename = "match")]
    nth: Option<NonZeroU32>,
}

/// Which match, counted from 1, and which deal of it, counted from 0.
#[derive(Deserialize)]
pub(crate) struct Which {
    #[serde(default, rename = "match")]
    nth: Option<NonZeroU32>,
    #[serde(default)]
    deal: Option<usize>,
}

#[expect(clippy::needless_pass_by_value, reason = "it is passed to map_err")]
fn unreadable(error: QueryRejection) -> Refusal {
    Refusal::new(ErrorCode::BadMessage, error.body_text())
}

#[expect(clippy::needless_pass_by_value, reason = "it is passed to map_err")]
fn wrong(error: RecordError) -> Refusal {
    Refusal::new(ErrorCode::BadMessage, error.to_string())
}

/// How many matches are read and written at once: a long one takes much memory.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// Reading and writing a long match takes a while: not on a thread that serves others. The work holds
/// its turn to its end, whether or not anybody waits for it.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let failed = |_| Err(Refusal::new(ErrorCode::Internal, "the work was broken off"));
    let turn = AT_ONCE.acquire().await;
    let worked = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work()
    });
    worked.await.unwrap_or_else(failed)
}

/// To which household an answer goes; programs on this machine belong to none.
fn for_whom(from: &Extensions) -> Option<IpAddr> {
    Visitor::of(from).filter(|visitor| !visitor.local).map(Visitor::household)
}

/// A match as people count them, as the store does.
fn from_zero(nth: Option<NonZeroU32>) -> Option<u32> {
    nth.map(|nth| nth.get() - 1)
}

/// `GET /api/rooms/{id}/record`: a match of a room as a file, the last one where none is named.
pub(crate) async fn record(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    from: Extensions,
    format: Result<Query<As>, QueryRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let As { format, nth } = format.map_err(unreadable)?.0;
    let format = format.unwrap_or("parlor".to_owned());
    let record = hall.record(&id, brought(&headers), from_zero(nth)).await?;
    let games = hall.clone();
    let exported = aside(move || {
        let finished = games.games().finished(&record).map_err(wrong)?;
        let refused = |error: ExportError| Refusal::new(ErrorCode::BadMessage, error.to_string());
        finished.export(&format).map_err(refused)
    });
    let (text, written) = exported.await?;
    let number = nth.map_or(String::new(), |nth| format!("-{nth}"));
    let name = format!("attachment; filename=\"{id}{number}.{}\"", written.ending);
    let headers = [
        (header::CONTENT_TYPE, written.media_type.to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, hall.parcels().send(text, for_whom(&from))?))
}

/// `GET /api/rooms/{id}/replay`: a match of a room step by step, the last one where none is named.
pub(crate) async fn replay(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    from: Extensions,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let Which { nth, deal } = which.map_err(unreadable)?.0;
    let record = hall.record(&id, brought(&headers), from_zero(nth)).await?;
    let games = hall.clone();
    let replay = aside(move || {
        games.games().finished(&record).and_then(|it| it.replay(deal)).map_err(wrong)
    });
    let replay = hall.parcels().send(replay.await?, for_whom(&from))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], replay))
}

/// `POST /api/replay`: an uploaded record step by step.
pub(crate) async fn upload(
    State(hall): State<Arc<Hall>>,
    from: Extensions,
    which: Result<Query<Which>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let Which { deal, .. } = which.map_err(unreadable)?.0;
    let not_there = |error: BytesRejection| {
        if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
            let detail = format!("a record has at most {UPLOAD_MAX} bytes");
            return Refusal::new(ErrorCode::TooLarge, detail);
        }
        Refusal::new(ErrorCode::BadMessage, error.body_text())
    };
    let body = body.map_err(not_there)?;
    let games = hall.clone();
    let replay = aside(move || {
        let read = games
            .games()
            .brought(&body)
            .map_err(|error| Refusal::new(ErrorCode::BadMessage, error.to_string()))?;
        read.replay(deal).map_err(wrong)
    });
    let replay = hall.parcels().send(replay.await?, for_whom(&from))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], replay))
}
