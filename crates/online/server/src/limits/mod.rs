//! Who asks, and how much they still may.

pub(crate) mod advice;
pub(crate) mod buckets;
pub(crate) mod budgets;
pub(crate) mod caller;
pub(crate) mod downloads;
pub(crate) mod held;
pub(crate) mod hosts;
pub(crate) mod links;
pub(crate) mod locality;
pub(crate) mod network;
pub(crate) mod room_counts;
