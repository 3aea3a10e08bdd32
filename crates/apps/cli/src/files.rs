//! Files by their path, `-` for standard input.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::process;

use anyhow::Context;
use flate2::bufread::MultiGzDecoder;

/// Opens the file at `path`, or standard input.
pub(crate) fn open(path: &str) -> anyhow::Result<Box<dyn Read>> {
    if path == "-" {
        return Ok(Box::new(io::stdin()));
    }
    Ok(Box::new(File::open(path).with_context(|| format!("cannot read {path}"))?))
}

/// What is in the file at `path`, or in standard input.
pub(crate) fn bytes(path: &str) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes).with_context(|| format!("cannot read {path}"))?;
    Ok(bytes)
}

/// Opens the file at `path`, or standard input, and unpacks what is gzipped.
pub(crate) fn unpacked(path: &str) -> anyhow::Result<Box<dyn BufRead>> {
    let mut file = BufReader::new(open(path)?);
    let begin = file.fill_buf().with_context(|| format!("cannot read {path}"))?;
    let is_packed = begin.starts_with(&[0x1f, 0x8b]);
    Ok(if is_packed { Box::new(BufReader::new(MultiGzDecoder::new(file))) } else { Box::new(file) })
}

/// Does `input` name a file, by its ending or because there is one? Otherwise it speaks for itself.
pub(crate) fn is_file(input: &str, ending: &str) -> bool {
    input == "-" || input.to_lowercase().ends_with(ending) || Path::new(input).is_file()
}

/// Writes the file at `path`.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> anyhow::Result<()> {
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}

/// Writes the file at `path` beside and renames it, so that nobody ever reads half of it.
pub(crate) fn write_whole(path: &Path, content: &[u8]) -> anyhow::Result<()> {
    let beside = path.with_extension(format!("{}.tmp", process::id()));
    let written = fs::write(&beside, content).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

/// Makes a folder where there is none.
pub(crate) fn make_folder(path: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(path).with_context(|| format!("cannot write into {}", path.display()))
}

/// Is this path meant as a folder: one that is there, or with a slash at its end?
pub(crate) fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with('/')
}
