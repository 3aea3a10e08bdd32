//! The online server: rooms over HTTP, tables over WebSockets.
//!
//! A [`Hall`] holds the rooms. Each table is one task that owns its state and a bounded inbox;
//! sockets hold a bounded outbox and nothing else, and a client that does not read is dropped.
//! What changes a table is on the disk before anybody is told. The protocol is
//! `docs/dev/online-protocol.md`, the tables themselves are `parlor-table`.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `hall` | [`Hall`]: rooms by name, players by token |
//! | `table_task/` | one table: inbox, log, outboxes, deadlines |
//! | `restorers` | tables come back after a restart |
//! | `store` | SQLite or PostgreSQL: what outlives the server |
//! | `games`, `finished` | the games of the list, and their finished matches, whatever their types |
//! | `agents`, `minds`, `thinkers` | agents' decisions; those of a table; in turn, in threads that may block |
//! | `rooms` | REST under `/api` |
//! | `seats` | bots' tokens, and back to a lost seat |
//! | `analysis`, `desk` | what an agent would do and why, within budgets |
//! | `experiments` | [`Experiments`]: the sources' experiments, run quickly |
//! | `catalogue` | which agents and rules there are |
//! | `records` | the last matches of a table |
//! | `replays`, `parcels` | finished matches: records, step by step; how much of it may be on its way |
//! | `openapi/` | the routes described, for programs and people |
//! | `results` | how people do against agents |
//! | `socket`, `outbox`, `saying` | a client's connection; what waits for it; words for all games |
//! | `token`, `tokens`, `cookie`, `password` | who is who; whose tokens count; who may come in |
//! | `refusal` | errors of the REST interface |
//! | `page` | [`Page`]: the files of the web page |
//! | `serving` | [`serve`]: all of it together, until it is told to stop |
//! | `stopping` | who is told so |
//! | `config` | [`Config`]: what an operator may choose |
//! | `listening/` | connections: accepted, counted, given up |
//! | `guard` | what every request passes; with `headers`, `network`, `origins` |
//! | `visitor`, `locality` | who asks, and how much they still may; who is on this machine |
//! | `buckets`, `tally` | how often somebody may ask; how much they may have at once |
//! | `proof` | [`verify_text`]: was the chance of a match fair? |
//! | `metrics`, `probes`, `readiness` | figures for those who watch over a server; whether its database answers |

mod agents;
mod analysis;
mod buckets;
mod catalogue;
mod config;
mod cookie;
mod desk;
mod experiments;
mod finished;
mod games;
mod guard;
mod hall;
mod headers;
mod listening;
mod locality;
mod metrics;
mod minds;
mod network;
mod openapi;
mod origins;
mod outbox;
mod page;
mod parcels;
mod password;
mod probes;
mod proof;
mod readiness;
mod records;
mod refusal;
mod replays;
mod restorers;
mod results;
mod rooms;
mod saying;
mod seats;
mod serving;
mod socket;
mod stopping;
mod store;
mod table_task;
mod tally;
mod thinkers;
mod token;
mod tokens;
mod visitor;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

pub use config::{Allowed, Config};
pub use experiments::{ExperimentInfo, Experiments};
pub use hall::{Hall, HallError};
pub use network::{Network, NetworkError};
pub use page::Page;
pub use proof::verify_text;
pub use serving::{serve, site};
pub use store::{Database, DatabaseError, StoreError};

/// How long the body of a request may be.
const BODY_MAX: usize = 16 << 10;

/// The documented routes: rooms, tables, and whether the server is there.
pub fn router(hall: Arc<Hall>) -> Router {
    let routes = routes().into_iter().fold(OpenApiRouter::new(), OpenApiRouter::routes);
    routes.layer(DefaultBodyLimit::max(BODY_MAX)).with_state(hall).into()
}

/// Every documented route, in reading order.
fn routes() -> Vec<UtoipaMethodRouter<Arc<Hall>>> {
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
        routes!(replays::record),
        routes!(replays::replay),
        routes!(replays::upload).layer(long),
        routes!(results::list),
        routes!(experiments::list),
        routes!(experiments::look, experiments::start),
        routes!(catalogue::agents),
        routes!(catalogue::rules),
    ]
}

/// The time of the server's clock in milliseconds.
fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
