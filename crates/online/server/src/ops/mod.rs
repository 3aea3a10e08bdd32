//! Configuration, serving and stopping, figures for operators.

pub(crate) mod clock;
pub(crate) mod config;
pub(crate) mod listening;
pub(crate) mod metrics;
pub(crate) mod probes;
pub(crate) mod readiness;
pub(crate) mod serving;
pub(crate) mod stopping;
