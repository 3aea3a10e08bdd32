//! Who may write: the last guard against two servers on one database.
//!
//! The locks keep a second server away, as long as they can. Behind them the database itself says, in a
//! table of one row, who wrote last and how often anyone has. A server reads that before it reads
//! anything else and writes its own name with its first transaction, provided that nobody has written
//! since; each later one must find its name still there. So of two servers that got past the locks the
//! one whose picture of the tables is old cannot write, and has acknowledged nothing by it. Starting
//! writes nothing.

use super::StoreError;
use crate::tables::token::random_hex;

/// A server's right to write to its database.
pub(super) struct Owner {
    /// A name that no other server has.
    pub(super) me: String,
    /// Who had written last when this server began, and how many transactions there had been.
    pub(super) last: String,
    pub(super) commits: i64,
}

impl Owner {
    /// The right of a server that has just read who wrote last.
    pub(super) fn after(last: String, commits: i64) -> Result<Owner, StoreError> {
        let unrandom = || StoreError::File {
            place: "random bytes of the system".into(),
            error: std::io::ErrorKind::Other.into(),
        };
        let me = random_hex::<16>().ok_or_else(unrandom)?;
        Ok(Owner { me, last, commits })
    }
}
