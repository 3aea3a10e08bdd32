//! What those who watch over a server ask it.

use std::sync::Arc;

use axum::extract::{Extension, State};
use axum::http::{Extensions, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::visitor::Visitor;
use crate::{Allowed, Hall};

/// `GET /healthz`: the program runs.
pub(crate) async fn health() -> &'static str {
    "ok"
}

/// `GET /readyz`: clients may come. Not while the database fails or does not answer, nor when the server
/// stops.
pub(crate) async fn ready(State(hall): State<Arc<Hall>>) -> (StatusCode, &'static str) {
    if hall.stopping.has_begun() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping")
    } else if !hall.metrics.store_works() {
        (StatusCode::SERVICE_UNAVAILABLE, "the database fails")
    } else if !hall.database_answers().await {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer")
    } else {
        (StatusCode::OK, "ready")
    }
}

/// `GET /metrics`, for whom the operator lets read them.
pub(crate) async fn metrics(
    State(hall): State<Arc<Hall>>,
    Extension(readers): Extension<Allowed>,
    from: Extensions,
) -> Response {
    if !readers.covers(Visitor::of(&from)) {
        return StatusCode::NOT_FOUND.into_response();
    }
    hall.tidy();
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hall.metrics.text()).into_response()
}
