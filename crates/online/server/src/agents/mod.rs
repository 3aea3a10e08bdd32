//! What agents decide, in turn, in threads that may block.

pub(crate) mod decide;
pub(crate) mod explorations;
pub(crate) mod seated;
pub(crate) mod thinkers;
