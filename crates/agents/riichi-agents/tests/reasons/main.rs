//! The reasons that players give: positions whose right reasons are known from the rules, and a check of every
//! reason given in random deals against the tiles themselves.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

#[path = "../scene/mod.rs"]
mod scene;
#[path = "../table/mod.rs"]
mod table;

mod oracle;
mod positions;
mod said;
mod truth;
