//! A client's connection, and what waits for it.

pub(crate) mod greeting;
mod line;
pub(crate) mod outbox;
pub(crate) mod socket;
