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
use prometheus_client::registry::{Registry, Unit};

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

impl Metrics {
    pub(crate) fn new() -> Arc<Metrics> {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("parlor"),
            rooms: Gauge::default(),
            tables: Family::default(),
            sockets: Gauge::default(),
            actions: Family::default(),
            action_time: times(),
            agent_time: Family::new_with_constructor(times),
            agents_overdue: Family::default(),
            commits: Counter::default(),
            commit_changes: Histogram::new(CHANGES),
            commit_time: times(),
            store_failures: Counter::default(),
            errors: Family::default(),
            requests: Family::default(),
            restore_time: times(),
            restore_failures: Counter::default(),
            store_fails: AtomicBool::new(false),
        };
        metrics.register();
        Arc::new(metrics)
    }

    fn register(&mut self) {
        let Metrics { registry, .. } = self;
        registry.register("rooms", "Rooms that are open", self.rooms.clone());
        registry.register("tables", "Tables in memory, by game", self.tables.clone());
        registry.register("sockets", "Connections to tables", self.sockets.clone());
        registry.register("actions", "Messages that changed a table", self.actions.clone());
        registry.register("commits", "Transactions on the disk", self.commits.clone());
        registry.register(
            "commit_changes",
            "Tables' changes in one transaction",
            self.commit_changes.clone(),
        );
        registry.register(
            "store_failures",
            "Transactions that failed and were tried again",
            self.store_failures.clone(),
        );
        registry.register(
            "agents_overdue",
            "Agents that did not end when their time was over",
            self.agents_overdue.clone(),
        );
        registry.register("errors", "Refusals, by code", self.errors.clone());
        registry.register("requests", "HTTP requests, by status", self.requests.clone());
        registry.register(
            "restore_failures",
            "Tables that could not be restored",
            self.restore_failures.clone(),
        );
        for (name, help, times) in [
            ("action", "From a message to its broadcast", &self.action_time),
            ("commit", "One transaction", &self.commit_time),
            ("restore", "Restoring one table from its log", &self.restore_time),
        ] {
            registry.register_with_unit(name, help, Unit::Seconds, times.clone());
        }
        let agents = self.agent_time.clone();
        registry.register_with_unit("agent", "One decision of an agent", Unit::Seconds, agents);
    }

    /// The page that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }

    pub(crate) fn committed(&self, n_changes: usize, time: Duration) {
        self.store_fails.store(false, Ordering::Relaxed);
        self.commits.inc();
        self.commit_changes.observe(n_changes as f64);
        self.commit_time.observe(time.as_secs_f64());
    }

    #[cfg(test)]
    pub(crate) fn n_commits(&self) -> u64 {
        self.commits.get()
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
        let code = serde_json::to_value(code).ok();
        self.refused_as(code.as_ref().and_then(|code| code.as_str()).unwrap_or("unknown"));
    }

    /// A refusal by the name of its code.
    pub(crate) fn refused_as(&self, code: &str) {
        self.errors.get_or_create(&[("code", code.to_owned())]).inc();
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
