//! Who asks, and how much they still may.

pub(crate) mod advice;
pub(crate) mod buckets;
pub(crate) mod caller;
pub(crate) mod downloads;
pub(crate) mod held;
pub(crate) mod links;
pub(crate) mod locality;
pub(crate) mod network;
