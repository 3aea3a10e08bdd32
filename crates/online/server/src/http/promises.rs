//! The chain of all promises of this server, for anyone who keeps it.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use parlor_wire::online::{ChainHeadMsg, ChainMsg, ErrorCode};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::Rooms;
use crate::http::openapi::INTERNAL;
use crate::http::refusal::Refusal;
use crate::store::StoreError;

/// Where to begin.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ChainQuery {
    /// the number of the first promise, counted from 0
    from: Option<u64>,
}

/// Promises of all matches in order, each with the hash of all before it; 1,000 at once
#[utoipa::path(
    get, path = "/api/promises", operation_id = "promises", params(ChainQuery),
    responses(
        (status = 200, description = "a part of the chain", body = ChainMsg),
        (status = 422, description = "bad_message: no number, or the chain is not so long"),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn list(
    State(rooms): State<Arc<Rooms>>,
    query: Result<Query<ChainQuery>, QueryRejection>,
) -> Result<Json<ChainMsg>, Refusal> {
    let Query(query) = query.map_err(|error| Refusal::bad_message(error.body_text()))?;
    let from = query.from.unwrap_or(0);
    let too_far =
        || Refusal::bad_message(format!("from: the chain has fewer than {from} promises"));
    if i64::try_from(from).is_err() {
        return Err(too_far());
    }
    rooms.chain(from).await.map_err(failed)?.map(Json).ok_or_else(too_far)
}

/// What that chain has come to
#[utoipa::path(
    get, path = "/api/promises/head", operation_id = "promises_head",
    responses(
        (status = 200, description = "how many promises there are, and the last hash",
            body = ChainHeadMsg),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn head(State(rooms): State<Arc<Rooms>>) -> Result<Json<ChainHeadMsg>, Refusal> {
    rooms.chain_head().await.map(Json).map_err(failed)
}

fn failed(_: StoreError) -> Refusal {
    Refusal::new(ErrorCode::Internal, "the chain cannot be read")
}
