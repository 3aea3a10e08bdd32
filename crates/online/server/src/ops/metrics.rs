//! Figures for Prometheus.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use parlor_wire::online::ErrorCode;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry, Unit};

use crate::http::refusal::code_name;

type Label = [(&'static str, String); 1];

/// From half a millisecond to half a minute, for all times.
const SECONDS: [f64; 14] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0];
const CHANGES: [f64; 8] = [1.0, 2.0, 5.0, 10.0, 25.0, 50.0, 100.0, 1000.0];

/// What the server counts while it runs.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) rooms: Gauge,
    tables: Family<Label, Gauge>,
    pub(crate) sockets: Gauge,
    actions: Family<Label, Counter>,
    action_time: Histogram,
    agent_time: Family<Label, Histogram>,
    agents_overdue: Family<Label, Counter>,
    commits: Counter,
    commit_changes: Histogram,
    commit_time: Histogram,
    store_failures: Counter,
    errors: Family<Label, Counter>,
    requests: Family<Label, Counter>,
    restore_time: Histogram,
    restore_failures: Counter,
    store_fails: AtomicBool,
}

fn times() -> Histogram {
    Histogram::new(SECONDS)
}

/// A new figure of the page.
fn add<M: Metric + Clone + Default>(registry: &mut Registry, name: &str, help: &str) -> M {
    let metric = M::default();
    registry.register(name, help, metric.clone());
    metric
}

/// A new figure in seconds.
fn add_times<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, times: M) -> M {
    registry.register_with_unit(name, help, Unit::Seconds, times.clone());
    times
}

impl Metrics {
    pub(crate) fn new() -> Arc<Metrics> {
        let mut registry = Registry::with_prefix("parlor");
        let r = &mut registry;
        let commit_changes = Histogram::new(CHANGES);
        let help = "Tables' changes in one transaction";
        r.register("commit_changes", help, commit_changes.clone());
        let by_game = Family::new_with_constructor(times as fn() -> Histogram);
        Arc::new(Metrics {
            rooms: add(r, "rooms", "Rooms that are open"),
            tables: add(r, "tables", "Tables in memory, by game"),
            sockets: add(r, "sockets", "Connections to tables"),
            actions: add(r, "actions", "Messages that changed a table"),
            commits: add(r, "commits", "Transactions on the disk"),
            commit_changes,
            store_failures: add(r, "store_failures", "Transactions that failed and were retried"),
            agents_overdue: add(r, "agents_overdue", "Agents that thought on after their time"),
            errors: add(r, "errors", "Refusals, by code"),
            requests: add(r, "requests", "HTTP requests, by status"),
            restore_failures: add(r, "restore_failures", "Tables that could not be restored"),
            action_time: add_times(r, "action", "From a message to its broadcast", times()),
            commit_time: add_times(r, "commit", "One transaction", times()),
            restore_time: add_times(r, "restore", "Restoring one table from its log", times()),
            agent_time: add_times(r, "agent", "One decision of an agent", by_game),
            store_fails: AtomicBool::new(false),
            registry,
        })
    }

    /// The page that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }

    /// So many changes that may be counted are on the disk.
    pub(crate) fn committed(&self, n_changes: usize, time: Duration) {
        self.store_fails.store(false, Ordering::Relaxed);
        if n_changes == 0 {
            return;
        }
        self.commits.inc();
        self.commit_changes.observe(n_changes as f64);
        self.commit_time.observe(time.as_secs_f64());
    }

    #[cfg(test)]
    pub(crate) fn n_commits(&self) -> u64 {
        self.commits.get()
    }

    #[cfg(test)]
    pub(crate) fn n_store_failures(&self) -> u64 {
        self.store_failures.get()
    }

    pub(crate) fn store_failed(&self) {
        self.store_fails.store(true, Ordering::Relaxed);
        self.store_failures.inc();
    }

    /// Is the last thing that the store did a success?
    pub(crate) fn store_works(&self) -> bool {
        !self.store_fails.load(Ordering::Relaxed)
    }

    pub(crate) fn table_opened(&self, game: &str) {
        self.tables.get_or_create(&[("game", game.to_owned())]).inc();
    }

    pub(crate) fn table_closed(&self, game: &str) {
        self.tables.get_or_create(&[("game", game.to_owned())]).dec();
    }

    /// A message has changed a table, and all were told so long after it came.
    pub(crate) fn acted(&self, game: &str, time: Duration) {
        self.actions.get_or_create(&[("game", game.to_owned())]).inc();
        self.action_time.observe(time.as_secs_f64());
    }

    pub(crate) fn decided(&self, game: &str, time: Duration) {
        let times = self.agent_time.get_or_create(&[("game", game.to_owned())]);
        times.observe(time.as_secs_f64());
    }

    pub(crate) fn overdue(&self, game: &str) {
        self.agents_overdue.get_or_create(&[("game", game.to_owned())]).inc();
    }

    pub(crate) fn refused(&self, code: ErrorCode) {
        self.errors.get_or_create(&[("code", code_name(code))]).inc();
    }

    pub(crate) fn answered(&self, status: u16) {
        self.requests.get_or_create(&[("status", status.to_string())]).inc();
    }

    pub(crate) fn restored(&self, time: Duration) {
        self.restore_time.observe(time.as_secs_f64());
    }

    pub(crate) fn not_restored(&self) {
        self.restore_failures.inc();
    }
}
