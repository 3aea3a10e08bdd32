//! A copy takes the place of a database.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use parlor_wire::online::ChainHeadMsg;

use super::{UpkeepError, files};
use crate::now_ms;
use crate::store::lock::{FileLock, at};
use crate::store::postgres::Postgres;
use crate::store::sqlite::Sqlite;
use crate::store::{Backend, Database, promises};

/// A database that was put back, and what became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// How many rooms were closed because their matches may not go on.
    pub n_voided: u64,
    /// What the chain of promises had come to in the database that was there, where that can be told.
    pub chain_before: Option<ChainHeadMsg>,
    /// What it has come to now. Promises of before that are not in it get others in their place: anyone who
    /// keeps the chain will find it forked.
    pub chain: ChainHeadMsg,
}

/// Puts a copy in the place of a SQLite database that no server uses, and voids its running matches. A
/// database that is there is only replaced when `force` says so.
pub fn restore(file: &Path, database: &Database, force: bool) -> Result<Restored, UpkeepError> {
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

fn put(source: &Sqlite, target: &Path) -> Result<Restored, UpkeepError> {
    // What is there may be broken, or no database at all.
    let chain_before = files::open(target).ok().and_then(|mut old| promises::head(&mut old).ok());
    let part = files::Part::of(source, target)?;
    let mut copy = files::open(&part.path)?;
    copy.migrate()?;
    let n_voided = copy.void(now_ms())?;
    let chain = promises::head(&mut copy)?;
    drop(copy);
    // SQLite would take the journal of the old database for that of the new one; and the old database
    // needs it until the new one is there.
    let aside = Aside::put(target)?;
    if let Err(error) = part.put(target) {
        aside.back();
        return Err(error);
    }
    aside.remove();
    Ok(Restored { n_voided, chain_before, chain })
}

/// The journal of a database, by other names.
struct Aside(Vec<(PathBuf, PathBuf)>);

impl Aside {
    fn put(target: &Path) -> Result<Aside, UpkeepError> {
        let mut aside = Aside(Vec::new());
        for end in ["-wal", "-shm", "-journal"] {
            let name = files::beside(target, end);
            let other = files::beside(&name, ".old");
            match fs::rename(&name, &other) {
                Ok(()) => aside.0.push((name, other)),
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => {
                    aside.back();
                    return Err(at(&name, error).into());
                }
            }
        }
        Ok(aside)
    }

    /// The old database stays.
    fn back(self) {
        for (name, other) in self.0 {
            let _ = fs::rename(other, name);
        }
    }

    /// The new one has its place.
    fn remove(self) {
        for (_, other) in self.0 {
            let _ = fs::remove_file(other);
        }
    }
}

/// Voids the running matches of a database that was put back by other means and that no server uses: by
/// PostgreSQL's programs, or with the disk of its machine.
pub fn void(database: &Database) -> Result<Restored, UpkeepError> {
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
    let (n_voided, chain) = (backend.void(now_ms())?, promises::head(&mut *backend)?);
    Ok(Restored { n_voided, chain_before: None, chain })
}
