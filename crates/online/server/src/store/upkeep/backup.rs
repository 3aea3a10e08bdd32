//! A copy of a database in use.

use std::path::Path;

use super::{UpkeepError, files};
use crate::store::{Database, schema};

/// Copies a SQLite database into a new file, while a server may be writing to it: the copy holds
/// everything that was acknowledged before it began. It is for its owner only, and complete as soon
/// as it has its name.
pub fn backup(database: &Database, file: &Path) -> Result<(), UpkeepError> {
    let path = match database {
        Database::Sqlite(path) => path,
        Database::Memory => return Err(UpkeepError::Memory),
        Database::Postgres(_) => {
            let said = format!("pg_dump --format=custom --file={} {database}", file.display());
            return Err(UpkeepError::Postgres(said));
        }
    };
    if file.exists() {
        return Err(UpkeepError::Exists(file.to_owned()));
    }
    let part = files::Part::of(&files::open(path)?, file)?;
    let mut copy = files::open(&part.path)?;
    // Older databases have no owner by which a copy could be known.
    copy.migrate()?;
    copy.connection().execute(schema::MARK_COPY, [])?;
    files::expect_whole(&copy, &part.path)?;
    drop(copy);
    part.put(file)
}
