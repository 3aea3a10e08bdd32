//! What those who watch over a server ask it.

use std::sync::Arc;

use axum::extract::{Extension, State};
use axum::http::{Extensions, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::limits::caller::Caller;
use crate::{Allowed, Rooms};

/// Is the server there?
#[utoipa::path(
    get, path = "/healthz",
    responses((status = 200, description = "it is", body = String, content_type = "text/plain"))
)]
pub(crate) async fn health() -> &'static str {
    "ok"
}

/// May clients come?
#[utoipa::path(
    get, path = "/readyz",
    responses(
        (status = 200, description = "they may", body = String, content_type = "text/plain"),
        (status = 503, description = "the server stops, or its database fails or does not answer",
            body = String, content_type = "text/plain"),
    )
)]
pub(crate) async fn ready(State(rooms): State<Arc<Rooms>>) -> (StatusCode, &'static str) {
    if rooms.stopping.has_begun() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping")
    } else if !rooms.metrics.store_works() {
        (StatusCode::SERVICE_UNAVAILABLE, "the database fails")
    } else if !rooms.database_answers().await {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer")
    } else {
        (StatusCode::OK, "ready")
    }
}

/// `GET /metrics`, for whom the operator lets read them.
pub(crate) async fn metrics(
    State(rooms): State<Arc<Rooms>>,
    Extension(readers): Extension<Allowed>,
    from: Extensions,
) -> Response {
    if !readers.covers(Caller::of(&from)) {
        return StatusCode::NOT_FOUND.into_response();
    }
    rooms.tidy();
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], rooms.metrics.text()).into_response()
}
