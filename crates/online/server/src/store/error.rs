//! What can go wrong with a database.

use std::error::Error;
use std::io;

use rusqlite::ErrorCode;

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
    /// Another server has written since this one read what there is.
    #[error(
        "another server has taken over the database: this one writes nothing more; stop one of the two"
    )]
    Fenced,
    /// The file of SQLite was removed or replaced.
    #[error(
        "{database} was removed or replaced while the server runs: put it back, or restart the server"
    )]
    Moved {
        /// Which.
        database: String,
    },
    /// The file has other names, under which SQLite would not find its own journal.
    #[error(
        "{database} has {names} names (hard links), and SQLite keeps a journal to each: remove the others"
    )]
    Links {
        /// Which.
        database: String,
        /// How many.
        names: u64,
    },
    /// A backup: anyone who has seen what came after it knows the chance of its running matches.
    #[error(
        "{database} is a backup, in which matches run whose chance may be known: use `parlor db restore`, \
         or `parlor db void` on it"
    )]
    Copy {
        /// Which.
        database: String,
    },
    /// What is kept is not what this server has written.
    #[error("the log in the database is not the one that this server has written")]
    Conflict,
    /// The store has ended.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Is it the change that is wrong, and not the database? Then trying again does not help.
    pub(super) fn is_of_the_change(&self) -> bool {
        match self {
            StoreError::Conflict => true,
            // Data exceptions, and what contradicts a constraint.
            StoreError::Postgres(error) => error.code().is_some_and(|state| {
                ["22", "23"].iter().any(|class| state.code().starts_with(class))
            }),
            StoreError::Sqlite(rusqlite::Error::SqliteFailure(error, _)) => matches!(
                error.code,
                ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch | ErrorCode::TooBig
            ),
            _ => false,
        }
    }
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
