//! Whole files of SQLite.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

use super::UpkeepError;
use crate::store::lock::at;
use crate::store::sqlite::Sqlite;
use crate::store::{Backend, schema};

/// A copy on its way: for its owner only, and removed unless it is put in its place.
pub(super) struct Part {
    pub(super) path: PathBuf,
}

impl Part {
    /// Copies a database that is there, whether or not a server writes to it. The copy is one state of it
    /// and needs no journal.
    pub(super) fn of(source: &Sqlite, target: &Path) -> Result<Part, UpkeepError> {
        let path = beside(target, ".part");
        let _ = fs::remove_file(&path);
        let part = Part { path };
        let mut options = OpenOptions::new();
        options.create_new(true).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        drop(options.open(&part.path).map_err(|error| at(&part.path, error))?);
        // As bytes, because a path need not be text.
        source.connection().execute("VACUUM INTO CAST($1 AS TEXT)", [bytes(&part.path)])?;
        Ok(part)
    }

    /// Gives the copy its name. Afterwards it is on the disk.
    pub(super) fn put(self, target: &Path) -> Result<(), UpkeepError> {
        let wrong = |error| at(target, error);
        File::open(&self.path).and_then(|file| file.sync_all()).map_err(wrong)?;
        fs::rename(&self.path, target).map_err(wrong)?;
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        // A folder cannot be opened everywhere.
        if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        for end in ["", "-journal"] {
            let _ = fs::remove_file(beside(&self.path, end));
        }
    }
}

/// Opens a database of ours that is there.
pub(super) fn open(path: &Path) -> Result<Sqlite, UpkeepError> {
    if !path.exists() {
        return Err(UpkeepError::Missing(path.to_owned()));
    }
    let mut sqlite = Sqlite::beside(path)?;
    if !sqlite.has_table("parlor_version")? {
        return Err(UpkeepError::NotOurs(path.to_owned()));
    }
    schema::steps_after(sqlite.version()?)?;
    Ok(sqlite)
}

/// What SQLite finds wrong with a database.
pub(super) fn faults(sqlite: &Sqlite) -> Result<Vec<String>, rusqlite::Error> {
    let mut check = sqlite.connection().prepare("PRAGMA integrity_check")?;
    let found = check.query_map([], |row| row.get::<_, String>(0))?;
    let mut found = found.collect::<Result<Vec<_>, _>>()?;
    found.retain(|line| line != "ok");
    let mut check = sqlite.connection().prepare("PRAGMA foreign_key_check")?;
    let keys = check.query_map([], |row| {
        let (table, row_id, of): (String, Option<i64>, String) =
            (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(format!("row {} of {table} belongs to nothing in {of}", row_id.unwrap_or(0)))
    })?;
    for fault in keys {
        found.push(fault?);
    }
    Ok(found)
}

/// An error where SQLite finds anything wrong.
pub(super) fn expect_whole(sqlite: &Sqlite, path: &Path) -> Result<(), UpkeepError> {
    match faults(sqlite)?.into_iter().next() {
        None => Ok(()),
        Some(why) => Err(UpkeepError::Damaged { path: path.to_owned(), why }),
    }
}

/// The name of a file with this at its end.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn bytes(path: &Path) -> Vec<u8> {
    path.as_os_str().as_encoded_bytes().to_owned()
}
