//! Why a database cannot be copied, put back or checked.

use std::path::PathBuf;

use crate::store::StoreError;

/// Why a database cannot be copied, put back or checked.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// The database refuses.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such file.
    #[error("{} does not exist", .0.display())]
    Missing(PathBuf),
    /// Something would be overwritten.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// A copy, or what is to be copied, is broken.
    #[error("{} is damaged: {why}", .path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What SQLite says.
        why: String,
    },
    /// It is SQLite's, but not ours.
    #[error("{} is not a database of Parlor: it has no table parlor_version", .0.display())]
    NotOurs(PathBuf),
    /// It holds nothing.
    #[error("`memory` keeps nothing: name a database, sqlite:FILE or postgres://…")]
    Memory,
    /// PostgreSQL's own programs do that better.
    #[error("PostgreSQL copies its databases itself: {0}")]
    Postgres(String),
}

impl From<rusqlite::Error> for UpkeepError {
    fn from(error: rusqlite::Error) -> UpkeepError {
        StoreError::from(error).into()
    }
}
