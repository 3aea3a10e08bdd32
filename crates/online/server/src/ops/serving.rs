//! A server from its first request to its last goodbye.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Extension;
use axum::middleware;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::time::interval;

use crate::http::guard::{self, Guard};
use crate::ops::listening::Acceptor;
use crate::ops::probes;
use crate::{Config, Page, Rooms, router};

/// How often closed rooms are forgotten.
const TIDY_EVERY: Duration = Duration::from_secs(30);
/// How often the log says what the chain of promises has come to; the first time at the start.
const CHAIN_EVERY: Duration = Duration::from_secs(3_600);

/// All routes of a server: rooms and tables, the page, and what an operator reads; with limits,
/// headers and counts.
pub fn site(rooms: Arc<Rooms>, page: Page, config: Config) -> Router {
    let for_operators = Router::new()
        .route("/metrics", get(probes::metrics))
        .layer(Extension(config.metrics))
        .with_state(rooms.clone());
    rooms.limit_players(config.messages_per_token);
    let experimenters = Extension(config.experiments);
    let guard = Arc::new(Guard::new(config, rooms.metrics.clone()));
    router(rooms)
        .layer(experimenters)
        .merge(for_operators)
        .merge(page.routes())
        .layer(middleware::from_fn_with_state(guard, guard::pass_by))
}

/// Serves until it is told to stop. Then no new connection is accepted, every client is told that the
/// server goes away, and every table ends with all its moves on the disk.
pub async fn serve(
    listener: TcpListener,
    rooms: Arc<Rooms>,
    page: Page,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let patience = config.stop_patience;
    let (acceptor, stopping) = (Acceptor::new(&config), rooms.stopping.clone());
    let site = site(rooms.clone(), page, config);
    let told = async {
        stop.await;
        tracing::info!("stopping");
        stopping.begin();
        // Nothing is accepted from then on.
        std::future::pending::<()>().await;
    };
    let tidying = async {
        let mut ticks = interval(TIDY_EVERY);
        loop {
            ticks.tick().await;
            rooms.tidy();
        }
    };
    let chaining = async {
        let mut ticks = interval(CHAIN_EVERY);
        loop {
            ticks.tick().await;
            rooms.log_chain().await;
        }
    };
    tokio::select! {
        () = acceptor.serve(listener, &site, &stopping) => {}
        () = told => {}
        () = tidying => {}
        () = chaining => {}
    }
    if rooms.stopping.stop(patience).await {
        tracing::info!("stopped: every table is kept");
    } else {
        tracing::warn!("stopped before every client was gone; all that was accepted is kept");
    }
    Ok(())
}
