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
//! | `socket` | a client's connection |
//! | `token` | who is who |
//! | `refusal` | errors of the REST interface |
//! | `page` | [`Page`]: the files of the web page |

mod agents;
mod hall;
mod journal;
mod page;
mod refusal;
mod rooms;
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
        .route("/api/rooms", get(rooms::list).post(rooms::create))
        .route("/api/rooms/{id}/join", post(rooms::join))
        .route("/api/rooms/{id}/record", get(rooms::record))
        .route("/api/rooms/{id}/socket", get(socket::upgrade))
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .with_state(hall)
}

/// The routes of a server that also serves the page.
pub fn site(hall: Arc<Hall>, page: Page) -> Router {
    router(hall).merge(page.routes())
}

/// The time of the server's clock in milliseconds.
fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
