//! Plain statistics.

pub mod distribution;
mod root;
