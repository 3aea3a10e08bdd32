//! What holds for every game of the list.

mod messages;
mod records;
mod refusals;
