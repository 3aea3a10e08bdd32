//! Every estimate, test and rating beside numbers published or computed elsewhere.

#![expect(clippy::unwrap_used, reason = "a failed step of a check is a failed test")]

mod bootstrap;
mod distributions;
mod error_rates;
mod properties;
mod ratings;
mod samples;
mod spread;
mod sprt;
mod table;
