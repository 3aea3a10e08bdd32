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
use crate::ops::listening::Door;
use crate::ops::probes;
use crate::{Config, Page, Rooms, router};

/// How often closed rooms are forgotten.
const TIDY_EVERY: Duration = Duration::from_secs(30);

/// All routes of a server: rooms and tables, the page, and what an operator reads; with limits,
/// headers and counts.
pub fn site(hall: Arc<Rooms>, page: Page, config: Config) -> Router {
    let for_operators = Router::new()
        .route("/metrics", get(probes::metrics))
        .layer(Extension(config.metrics))
        .with_state(hall.clone());
    hall.limit_players(config.messages_per_token);
    let experimenters = Extension(config.experiments);
    let guard = Arc::new(Guard::new(config, hall.metrics.clone()));
    router(hall)
        .layer(experimenters)
        .merge(for_operators)
        .merge(page.routes())
        .layer(middleware::from_fn_with_state(guard, guard::pass_by))
}

/// Serves until it is told to stop. Then no new connection is accepted, every client is told that the
/// server goes away, and every table ends with all its moves on the disk.
pub async fn serve(
    listener: TcpListener,
    hall: Arc<Rooms>,
    page: Page,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let patience = config.stop_patience;
    let (door, stopping) = (Door::new(&config), hall.stopping.clone());
    let site = site(hall.clone(), page, config);
    let told = async {
        stop.await;
        tracing::info!("stopping");
        stopping.begin();
        // The door is closed by then.
        std::future::pending::<()>().await;
    };
    let tidying = async {
        let mut ticks = interval(TIDY_EVERY);
        loop {
            ticks.tick().await;
            hall.tidy();
        }
    };
    tokio::select! {
        () = door.serve(listener, &site, &stopping) => {}
        () = told => {}
        () = tidying => {}
    }
    if hall.stopping.stop(patience).await {
        tracing::info!("stopped: every table is kept");
    } else {
        tracing::warn!("stopped before every client was gone; all that was accepted is kept");
    }
    Ok(())
}
