//! Records of any format, told apart by how they begin.

use super::openzole::{self, Difference, Export, OpenZoleError};
use super::record::{self, RecordError, SessionRecord};

/// A session of a file, whichever program wrote it.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyRecord {
    /// The session.
    pub record: SessionRecord,
    /// Where the scores of the file are not those of our rules.
    pub differences: Vec<Difference>,
}

impl AnyRecord {
    /// Reads our own text or an export of openZole.
    ///
    /// ```
    /// use parlor_formats::zole::AnyRecord;
    /// let text = "zole record 1\nrules: seed\nplayers: Anna, Jānis, Ieva\ndealer: C\n";
    /// let read = AnyRecord::read(text.as_bytes())?;
    /// assert!(read.record.deals.is_empty() && read.differences.is_empty());
    /// # Ok::<(), parlor_formats::zole::ReadError>(())
    /// ```
    pub fn read(bytes: &[u8]) -> Result<AnyRecord, ReadError> {
        if openzole::is_like(bytes) {
            let Export { record, differences } = openzole::read(bytes)?;
            return Ok(AnyRecord { record, differences });
        }
        Ok(AnyRecord { record: record::read(bytes)?, differences: Vec::new() })
    }
}

/// Why a file is not a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// It is not our own text, or damaged.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A damaged export of openZole.
    #[error("openZole: {0}")]
    OpenZole(#[from] OpenZoleError),
}
