//! The online server: rooms over HTTP, tables over WebSockets.
//!
//! A [`Hall`] holds the rooms. Each table is one task that owns its state and a bounded inbox;
//! sockets hold a bounded outbox and nothing else, and a client that does not read is dropped.
//! What changes a table is in its journal before anybody is told. The protocol is
//! `docs/dev/online-protocol.md`, the tables themselves are `parlor-table`.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `hall` | [`Hall`]: rooms by name, players by token |
//! | `table_task` | one table: inbox, journal, outboxes, deadlines |
//! | `journal` | the log of a table on disk |
//! | `agents` | agents' decisions, in threads that may block |
//! | `rooms` | REST under `/api` |
//! | `seats` | bots' tokens, and back to a lost seat |
//! | `analysis`, `desk` | what an agent would do and why, within budgets |
//! | `catalogue` | which agents and rules there are |
//! | `replays` | finished matches: records, step by step |
//! | `openapi/` | the interface described, for programs and people |
//! | `socket` | a client's connection |
//! | `token` | who is who |
//! | `refusal` | errors of the REST interface |
//! | `page` | [`Page`]: the files of the web page |

mod agents;
mod analysis;
mod catalogue;
mod desk;
mod hall;
mod journal;
mod openapi;
mod page;
mod refusal;
mod replays;
mod rooms;
mod seats;
mod socket;
mod table_task;
mod token;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

pub use hall::{Hall, HallError};
pub use page::Page;

/// How long the body of a request may be.
const BODY_MAX: usize = 16 << 10;

/// The routes of a server.
pub fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/healthz", get(async || "ok"))
        .route("/openapi.json", get(openapi::document))
        .route("/api", get(openapi::page))
        .route("/api/rooms", get(rooms::list).post(rooms::create))
        .route("/api/rooms/{id}", get(rooms::look))
        .route("/api/rooms/{id}/join", post(rooms::join))
        .route("/api/rooms/{id}/leave", post(rooms::leave))
        .route("/api/rooms/{id}/seat", post(rooms::seat))
        .route("/api/rooms/{id}/bots", post(seats::bots))
        .route("/api/rooms/{id}/reclaim", post(seats::reclaim))
        .route("/api/rooms/{id}/advice", post(analysis::advice))
        .route("/api/rooms/{id}/open", post(analysis::open))
        .route("/api/analysis", post(analysis::analysis))
        .route("/api/rooms/{id}/record", get(replays::record))
        .route("/api/rooms/{id}/replay", get(replays::replay))
        .route("/api/games/{game}/agents", get(catalogue::agents))
        .route("/api/games/{game}/rules", get(catalogue::rules))
        .route("/api/rooms/{id}/socket", get(socket::upgrade))
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .merge(uploads())
        .with_state(hall)
}

/// The routes of a server that also serves the page.
pub fn site(hall: Arc<Hall>, page: Page) -> Router {
    router(hall).merge(page.routes())
}

/// The routes that take whole records.
fn uploads() -> Router<Arc<Hall>> {
    Router::new()
        .route("/api/replay", post(replays::upload))
        .layer(DefaultBodyLimit::max(replays::UPLOAD_MAX))
}

/// The time of the server's clock in milliseconds.
fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
