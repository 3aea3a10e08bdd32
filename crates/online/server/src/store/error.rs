//! What can go wrong with a database.

use std::error::Error;
use std::io;

/// Why something cannot be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite refuses.
    #[error("SQLite: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// PostgreSQL refuses.
    #[error("PostgreSQL: {}", whole(.0))]
    Postgres(#[from] tokio_postgres::Error),
    /// PostgreSQL does not answer.
    #[error("PostgreSQL has not answered in {seconds} s")]
    Silent {
        /// For how long.
        seconds: u64,
    },
    /// A file or a thread cannot be had.
    #[error("{place}: {error}")]
    File {
        /// The file, or the name of the thread.
        place: String,
        /// What the system reported.
        error: io::Error,
    },
    /// Two servers may not play the same tables.
    #[error("another server uses {database}")]
    InUse {
        /// The database file or address.
        database: String,
    },
    /// The database was made by a newer program.
    #[error("the database has version {found}, and this program knows {known}: use a newer Parlor")]
    Version {
        /// Its version.
        found: i64,
        /// The newest that is known.
        known: i64,
    },
    /// A line of a log is there already, and says something else.
    #[error("the log holds another line at the same place")]
    Conflict,
    /// The store has ended.
    #[error("the store is closed")]
    Closed,
}

/// PostgreSQL's errors say what happened only in their causes.
fn whole(error: &tokio_postgres::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text += &format!(": {error}");
        cause = error.source();
    }
    text
}
