//! What hands are worth, each method against a slow one written by its own description.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod expectimax;
mod jp_dag;
mod points;
mod words;
