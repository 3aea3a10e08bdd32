//! A copy takes the place of a database.

use std::fs;
use std::path::Path;

use super::{UpkeepError, files};
use crate::now_ms;
use crate::store::lock::FileLock;
use crate::store::postgres::Postgres;
use crate::store::sqlite::Sqlite;
use crate::store::{Backend, Database};

/// Puts a copy in the place of a SQLite database that no server uses, and voids its running matches;
/// how many rooms were closed by that. A database that is there is only replaced when `force` says so.
pub fn restore(file: &Path, database: &Database, force: bool) -> Result<u64, UpkeepError> {
    let path = match database {
        Database::Sqlite(path) => path,
        Database::Memory => return Err(UpkeepError::Memory),
        Database::Postgres(_) => {
            let said = format!(
                "pg_restore --clean --if-exists --dbname={database} {}, then parlor db void",
                file.display()
            );
            return Err(UpkeepError::Postgres(said));
        }
    };
    let source = files::open(file)?;
    files::expect_whole(&source, file)?;
    let was_there = fs::metadata(path).is_ok_and(|data| data.len() > 0);
    if was_there && !force {
        return Err(UpkeepError::Exists(path.clone()));
    }
    let lock = FileLock::take(path)?;
    let put = put(&source, lock.path());
    if put.is_err() && !was_there {
        let _ = fs::remove_file(lock.path());
    }
    put
}

fn put(source: &Sqlite, target: &Path) -> Result<u64, UpkeepError> {
    let part = files::Part::of(source, target)?;
    let mut copy = files::open(&part.path)?;
    copy.migrate()?;
    let n_voided = copy.void(now_ms())?;
    drop(copy);
    // SQLite would take the journal of the old database for that of the new one.
    for end in ["-wal", "-shm", "-journal"] {
        let name = files::beside(target, end);
        if let Err(error) = fs::remove_file(&name)
            && error.kind() != std::io::ErrorKind::NotFound
        {
            return Err(crate::store::lock::at(&name, error).into());
        }
    }
    part.put(target)?;
    Ok(n_voided)
}

/// Voids the running matches of a database that was put back by other means and that no server uses: by
/// PostgreSQL's programs, or with the disk of its machine. The number of rooms that were closed by that.
pub fn void(database: &Database) -> Result<u64, UpkeepError> {
    let mut backend: Box<dyn Backend> = match database {
        Database::Sqlite(path) if !path.exists() => {
            return Err(UpkeepError::Missing(path.clone()));
        }
        Database::Sqlite(path) => {
            drop(files::open(path)?);
            Box::new(Sqlite::writer(path)?)
        }
        Database::Memory => return Err(UpkeepError::Memory),
        Database::Postgres(url) => Box::new(Postgres::writer(url)?),
    };
    Ok(backend.void(now_ms())?)
}
