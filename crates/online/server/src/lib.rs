//! The online server: rooms over HTTP, tables over WebSockets.
//!
//! A [`Rooms`] holds the rooms. Each table is one task that owns its state and a bounded inbox;
//! sockets hold a bounded outbox and nothing else, and a client that does not read is dropped.
//! What changes a table is on the disk before anyone is told. The protocol is
//! `docs/dev/online-protocol.md`, the tables themselves are `parlor-table`.
//!
//! # Layout
//!
//! | folder | idea |
//! |---|---|
//! | `http` | requests: handlers, their description, cookies, headers, the page |
//! | `ws` | a client's connection, and what waits for it |
//! | `tables` | [`Rooms`]: rooms by name, players by token; the task of each table; records and results |
//! | `agents` | what agents decide, in turn, in threads that may block |
//! | `limits` | who asks, and how much they still may |
//! | `store` | SQLite or PostgreSQL: what outlives the server |
//! | `ops` | configuration, serving and stopping, figures for operators |

mod agents;
mod http;
mod limits;
mod ops;
mod store;
mod tables;
mod ws;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use http::{
    analysis, catalogue, experiments, explore, me, openapi, promises, replays, reviews, rooms,
    seats,
};
use ops::clock::now_ms;
use ops::probes;
use tables::results;
use ws::socket;

pub use http::experiments::{ExperimentInfo, Experiments};
pub use http::page::Page;
pub use http::reviews::Reviewer;
pub use limits::budgets::Budgets;
pub use limits::network::{Network, NetworkError};
pub use ops::config::{Allowed, Config};
pub use ops::serving::{serve, site};
pub use store::{Database, DatabaseError, StoreError, upkeep};
pub use tables::proof::{verify_kept_text, verify_text};
pub use tables::rooms::Rooms;

/// How long the body of a request may be.
const BODY_MAX: usize = 16 << 10;

/// The documented routes: rooms, tables, and whether the server is there.
pub fn router(rooms: Arc<Rooms>) -> Router {
    let routes = routes().into_iter().fold(OpenApiRouter::new(), OpenApiRouter::routes);
    routes.layer(DefaultBodyLimit::max(BODY_MAX)).with_state(rooms).into()
}

/// Every documented route, in reading order.
fn routes() -> Vec<UtoipaMethodRouter<Arc<Rooms>>> {
    // These take whole records.
    let long = DefaultBodyLimit::max(replays::UPLOAD_MAX);
    vec![
        routes!(probes::health),
        routes!(probes::ready),
        routes!(openapi::document),
        routes!(openapi::page),
        routes!(rooms::list, rooms::create),
        routes!(rooms::look),
        routes!(rooms::join),
        routes!(rooms::leave),
        routes!(rooms::seat),
        routes!(seats::bots),
        routes!(seats::reclaim),
        routes!(socket::upgrade),
        routes!(analysis::advice),
        routes!(analysis::open),
        routes!(analysis::analysis).layer(long),
        routes!(explore::explore).layer(long),
        routes!(explore::nodes),
        routes!(explore::steps),
        routes!(explore::board),
        routes!(explore::find),
        routes!(replays::record),
        routes!(replays::replay),
        routes!(replays::upload).layer(long),
        routes!(reviews::begin).layer(long),
        routes!(reviews::look, reviews::stop),
        routes!(me::games, me::make, me::revoke),
        routes!(me::renew),
        routes!(me::connect),
        routes!(me::take_seat),
        routes!(me::forget),
        routes!(results::list),
        routes!(promises::list),
        routes!(promises::head),
        routes!(experiments::list),
        routes!(experiments::look, experiments::start),
        routes!(catalogue::agents),
        routes!(catalogue::rules),
    ]
}
