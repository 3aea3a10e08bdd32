//! A client's connection, and what waits for it.

pub(crate) mod greeting;
pub(crate) mod outbox;
pub(crate) mod socket;
