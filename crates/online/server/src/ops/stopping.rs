//! A server that stops lets its tables finish what they are doing, and says goodbye.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, close_code};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::ops::metrics::Metrics;

/// Tells everyone that the server stops, and knows who is still there.
#[derive(Clone, Default)]
pub(crate) struct Stopping {
    begun: CancellationToken,
    /// Connections that are not sockets.
    pub(crate) connections: TaskTracker,
    sockets: TaskTracker,
    pub(crate) tables: TaskTracker,
}

impl Stopping {
    /// The server stops from now on.
    pub(crate) fn begin(&self) {
        self.begun.cancel();
    }

    /// Returns when the server stops.
    pub(crate) async fn begun(&self) {
        self.begun.cancelled().await;
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.begun.is_cancelled()
    }

    /// Held by a socket for as long as it is open.
    pub(crate) fn socket(&self, metrics: &Arc<Metrics>) -> OpenSocket {
        metrics.sockets.inc();
        OpenSocket { metrics: metrics.clone(), _token: self.sockets.token() }
    }

    /// Stops: requests are answered and sockets say goodbye, then tables end. True when all did so
    /// in time.
    pub(crate) async fn stop(&self, patience: Duration) -> bool {
        self.begin();
        self.connections.close();
        self.sockets.close();
        self.tables.close();
        let all = async {
            self.connections.wait().await;
            self.sockets.wait().await;
            self.tables.wait().await;
        };
        timeout(patience, all).await.is_ok()
    }
}

/// A socket that is open.
pub(crate) struct OpenSocket {
    metrics: Arc<Metrics>,
    _token: TaskTrackerToken,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.metrics.sockets.dec();
    }
}

/// What a client is told by a server that stops.
pub(crate) fn going_away() -> CloseFrame {
    CloseFrame { code: close_code::AWAY, reason: "the server is restarting; reconnect soon".into() }
}
