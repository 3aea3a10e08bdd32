//! Files of `parlor train backgammon-labels`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use parlor_backgammon_agents::net::training::{Label, label_file};

/// How their names end.
const ENDING: &str = "labels";

/// How a file says that it was made, and its labels.
pub(super) fn read(path: &Path) -> anyhow::Result<(String, Vec<Label>)> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    label_file::from_bytes(&bytes).with_context(|| format!("cannot use {}", path.display()))
}

/// The files that are named and those of the folders that are named, each folder's in the order of their names.
pub(super) fn list(named: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for path in named {
        if !path.is_dir() {
            all.push(path.clone());
            continue;
        }
        let cannot = || format!("cannot read {}", path.display());
        let mut found = Vec::new();
        for entry in fs::read_dir(path).with_context(cannot)? {
            let file = entry.with_context(cannot)?.path();
            if file.extension().is_some_and(|ending| ending == ENDING) {
                found.push(file);
            }
        }
        let folder = path.display();
        ensure!(!found.is_empty(), "{folder} has no files of parlor train backgammon-labels");
        found.sort();
        all.append(&mut found);
    }
    Ok(all)
}
