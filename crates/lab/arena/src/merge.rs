//! Shards into one file.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::results::{self, ResultsError};
use crate::{GameLine, Header, Sidecar};

/// Why files cannot be merged.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// A file cannot be used.
    #[error(transparent)]
    Results(#[from] ResultsError),
    /// Nothing was given.
    #[error("nothing to merge")]
    Nothing,
    /// A file belongs to another plan.
    #[error("{} holds the results of another plan than {}", path.display(), first.display())]
    OtherPlan {
        /// The odd one.
        path: PathBuf,
        /// The first file.
        first: PathBuf,
    },
    /// A block is there twice.
    #[error("block {block} is in {} and in {}", first.display(), second.display())]
    Twice {
        /// The block.
        block: u64,
        /// One file.
        first: PathBuf,
        /// The other.
        second: PathBuf,
    },
    /// A block is missing.
    #[error("block {block} is missing: {found} of {blocks} blocks are there")]
    Gap {
        /// The first that is missing.
        block: u64,
        /// How many are there.
        found: usize,
        /// How many there should be.
        blocks: u64,
    },
    /// The merged file is one of the shards.
    #[error("{} is one of the files to merge; choose another --out", path.display())]
    Itself {
        /// The file.
        path: PathBuf,
    },
    /// There is a file that this merge has not written.
    #[error("{} holds something else than this merge; choose another --out", path.display())]
    Other {
        /// The file.
        path: PathBuf,
    },
    /// The merged file cannot be written.
    #[error("cannot write {}: {reason}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What the system reported.
        reason: io::Error,
    },
}

/// Writes the blocks of all `shards` into `target`, exactly as one run would have written them.
/// Gaps and duplicates are refused, and a `target` that holds anything but these results or a first
/// part of them; nothing is written then.
pub fn merge(shards: &[PathBuf], target: &Path) -> Result<(), MergeError> {
    let place = |path: &Path| path.canonicalize().ok();
    if let Some(at) =
        place(target).filter(|at| shards.iter().any(|shard| place(shard).as_ref() == Some(at)))
    {
        return Err(MergeError::Itself { path: at });
    }
    let mut blocks: BTreeMap<u64, (usize, Vec<GameLine>)> = BTreeMap::new();
    let mut whole: Option<Header> = None;
    for (n, path) in shards.iter().enumerate() {
        let (header, lines) = results::read(path)?;
        let games = header.games_per_block;
        let header = Header { shard: None, ..header };
        match &whole {
            Some(first) if *first != header => {
                return Err(MergeError::OtherPlan { path: path.clone(), first: shards[0].clone() });
            }
            _ => whole = Some(header),
        }
        for block in lines.chunks(games) {
            let number = block[0].block;
            if let Some((first, _)) = blocks.insert(number, (n, block.to_vec())) {
                let (first, second) = (shards[first].clone(), path.clone());
                return Err(MergeError::Twice { block: number, first, second });
            }
        }
    }
    let header = whole.ok_or(MergeError::Nothing)?;
    if let Some(gap) = (0..header.blocks()).find(|number| !blocks.contains_key(number)) {
        let (found, blocks) = (blocks.len(), header.blocks());
        return Err(MergeError::Gap { block: gap, found, blocks });
    }
    let lines = blocks.values().flat_map(|(_, lines)| lines);
    let unwritable = |reason| MergeError::Unwritable { path: target.to_owned(), reason };
    let text = text(&header, lines).map_err(unwritable)?;
    if fs::read(target).is_ok_and(|there| !text.starts_with(&there)) {
        return Err(MergeError::Other { path: target.to_owned() });
    }
    write_whole(target, &text).map_err(unwritable)?;
    let mut sidecar = Sidecar::new(header.entrants.len());
    for part in shards.iter().filter_map(|path| Sidecar::read(path)) {
        sidecar.merge(part);
    }
    sidecar.write(target).map_err(unwritable)
}

/// The file that one run would have written.
fn text<'a>(header: &Header, lines: impl Iterator<Item = &'a GameLine>) -> io::Result<Vec<u8>> {
    let mut text = serde_json::to_vec(header)?;
    text.push(b'\n');
    for line in lines {
        serde_json::to_writer(&mut text, line)?;
        text.push(b'\n');
    }
    Ok(text)
}

/// Puts a file into its place when it is whole; leaves nothing behind otherwise.
pub(crate) fn write_whole(target: &Path, text: &[u8]) -> io::Result<()> {
    let mut name = target.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let written = fs::write(&new, text).and_then(|()| fs::rename(&new, target));
    written.inspect_err(|_| {
        // It may not have come to be.
        let _ = fs::remove_file(&new);
    })
}
