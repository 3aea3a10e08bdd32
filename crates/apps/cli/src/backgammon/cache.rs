//! The bear-off tables on disk, so that they are computed once.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use parlor_backgammon_agents::ExactEndings;

use crate::files;

const FILE: &str = "backgammon-bearoff.bin";

/// The tables of the cache in `folder`, or in the user's cache directory. Missing, damaged or of
/// another version they are computed, and written for the next time; a cache that cannot be written
/// is no reason to fail.
pub(super) fn endings(folder: Option<&Path>) -> &'static ExactEndings {
    let path = folder.map(Path::to_owned).or_else(user_cache).map(|folder| folder.join(FILE));
    let bytes = path.as_ref().and_then(|path| fs::read(path).ok());
    if let Some(Ok(endings)) = bytes.map(|bytes| ExactEndings::from_bytes(&bytes)) {
        return ExactEndings::share(endings);
    }
    let endings = ExactEndings::shared();
    if let Some(path) = path {
        let _ = write(&path, &endings.to_bytes());
    }
    endings
}

/// `$PARLOR_CACHE`, else `parlor` in `$XDG_CACHE_HOME` or `~/.cache`.
fn user_cache() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let shared = || set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")));
    set("PARLOR_CACHE").or_else(|| shared().map(|folder| folder.join("parlor")))
}

fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    path.parent().map_or(Ok(()), files::make_folder)?;
    files::write_whole(path, bytes)
}
