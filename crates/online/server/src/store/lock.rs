//! One server to a file, by whatever name it was opened.
//!
//! A lock beside the file is not enough: it follows the name, and anyone may remove it. So the file
//! itself is locked, which is the same file by a link, by a symbolic link and through a mount.
//!
//! SQLite locks ranges of the same file by `fcntl`. On Linux `flock`, which [`File::try_lock`] is there,
//! knows nothing of those; but `close` of *any* descriptor of a file gives up all `fcntl` locks that the
//! process has on it, those of SQLite too. Hence two rules: the descriptor lives at least as long as every
//! connection (they share it), and one that was refused is never closed, because the server that has the
//! lock may be in this process. Elsewhere the two sorts of locks exclude each other, so the lock beside the
//! file must do, and the owner in the database (see `owner`) is what keeps a second server from writing.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::StoreError;

/// How long a server waits for the last one, which may be about to end.
const LOCK_WAIT: Duration = Duration::from_secs(2);

/// How often a file may be replaced while a server waits for it.
const TRIES: u32 = 3;

/// The right to write a file of SQLite.
pub(super) struct FileLock {
    /// Where it is, without links.
    path: PathBuf,
    /// The database itself.
    file: File,
    /// The lock of older servers, and of systems on which the file itself cannot be locked.
    _beside: Option<File>,
}

impl FileLock {
    /// Locks a database, which is made when it is missing, for its owner only: the logs hold what no
    /// player may know.
    pub(super) fn take(path: &Path) -> Result<FileLock, StoreError> {
        for _ in 0..TRIES {
            let lock = FileLock::take_once(path)?;
            if lock.is_in_place() {
                return Ok(lock);
            }
            // It was replaced while this one waited for it: what was locked is nobody's.
        }
        Err(StoreError::Moved { database: path.display().to_string() })
    }

    fn take_once(path: &Path) -> Result<FileLock, StoreError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|error| at(folder, error))?;
        }
        let file = private(path).map_err(|error| at(path, error))?;
        if cfg!(target_os = "linux")
            && let Err(error) = wait_for(&file, path)
        {
            std::mem::forget(file);
            return Err(error);
        }
        let path = path.canonicalize().map_err(|error| at(path, error))?;
        let beside = lock_beside(&path)?;
        let lock = FileLock { path, file, _beside: beside };
        match lock.n_names() {
            0 | 1 => Ok(lock),
            names => Err(StoreError::Links { database: lock.path.display().to_string(), names }),
        }
    }

    /// Where the database is, without links.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Is the locked file still the one of that name? One that was removed or replaced keeps nothing
    /// beyond the end of this process.
    pub(super) fn expect_in_place(&self) -> Result<(), StoreError> {
        if self.is_in_place() {
            return Ok(());
        }
        Err(StoreError::Moved { database: self.path.display().to_string() })
    }

    #[cfg(unix)]
    fn is_in_place(&self) -> bool {
        use std::os::unix::fs::MetadataExt;
        let id = |data: fs::Metadata| (data.dev(), data.ino());
        let (ours, named) = (self.file.metadata().map(id), fs::metadata(&self.path).map(id));
        matches!((ours, named), (Ok(ours), Ok(named)) if ours == named)
    }

    #[cfg(not(unix))]
    fn is_in_place(&self) -> bool {
        self.path.exists()
    }

    /// How many names the file has.
    #[cfg(unix)]
    fn n_names(&self) -> u64 {
        use std::os::unix::fs::MetadataExt;
        self.file.metadata().map_or(1, |data| data.nlink())
    }

    #[cfg(not(unix))]
    fn n_names(&self) -> u64 {
        1
    }
}

/// Opens a file, or makes it for its owner only.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A full disk may have no room for a new lock: where the database itself is locked, that is no harm.
fn lock_beside(path: &Path) -> Result<Option<File>, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    match OpenOptions::new().create(true).append(true).open(&name) {
        Ok(file) => wait_for(&file, path).map(|()| Some(file)),
        Err(error) if error.kind() == ErrorKind::StorageFull && cfg!(target_os = "linux") => {
            Ok(None)
        }
        Err(error) => Err(at(path, error)),
    }
}

fn wait_for(file: &File, path: &Path) -> Result<(), StoreError> {
    let until = Instant::now() + LOCK_WAIT;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if Instant::now() < until => {
                thread::sleep(Duration::from_millis(10));
            }
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::InUse { database: path.display().to_string() });
            }
            Err(TryLockError::Error(error)) => return Err(at(path, error)),
        }
    }
}

pub(super) fn at(path: &Path, error: io::Error) -> StoreError {
    StoreError::File { place: path.display().to_string(), error }
}
