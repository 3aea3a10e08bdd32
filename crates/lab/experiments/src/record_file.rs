//! A file of records, on disk or in an archive.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use flate2::bufread::MultiGzDecoder;

/// A file of records, on disk or in an archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFile {
    path: PathBuf,
    /// What is in it, if it lies in an archive.
    packed: Option<Vec<u8>>,
}

/// The most that an archive may unpack to: all of it is held in memory.
const UNPACKED_MAX: u64 = 1 << 30;

/// A tar archive says so in its first block.
const MAGIC: &[u8] = b"ustar";
const MAGIC_AT: u64 = 257;

/// The path; a file in an archive stands below the archive: `logs.tar.gz/a.mjlog`.
impl fmt::Display for RecordFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path.display().fmt(f)
    }
}

impl RecordFile {
    /// A file whose content is at hand.
    pub(crate) fn packed(name: &str, content: &[u8]) -> RecordFile {
        RecordFile { path: PathBuf::from(name), packed: Some(content.to_vec()) }
    }

    /// The file at a path, or all files in it if it is a tar archive, plain or gzipped.
    pub(crate) fn at(path: &Path) -> io::Result<Vec<RecordFile>> {
        if !is_archive(path)? {
            return Ok(vec![RecordFile { path: path.to_owned(), packed: None }]);
        }
        let mut archive = tar::Archive::new(unpacked(File::open(path)?)?);
        let (mut files, mut left) = (Vec::new(), UNPACKED_MAX);
        for entry in archive.entries()? {
            let entry = entry?;
            if !entry.header().entry_type().is_file() {
                continue;
            }
            let (inside, size) = (path.join(entry.path()?), entry.size());
            left = left.checked_sub(size).ok_or_else(|| {
                io::Error::other("unpacks to more than 1 GiB: unpack it into a folder")
            })?;
            let mut content = Vec::new();
            if entry.take(size).read_to_end(&mut content)? as u64 != size {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            files.push(RecordFile { path: inside, packed: Some(content) });
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(files)
    }

    /// What is in it; unpacked if it is gzipped.
    pub fn open(&self) -> io::Result<Box<dyn Read + '_>> {
        match &self.packed {
            Some(content) => unpacked(&content[..]),
            None => unpacked(File::open(&self.path)?),
        }
    }
}

/// What cannot be unpacked is no archive.
fn is_archive(path: &Path) -> io::Result<bool> {
    let mut start = Vec::new();
    let read =
        unpacked(File::open(path)?)?.take(MAGIC_AT + MAGIC.len() as u64).read_to_end(&mut start);
    Ok(read.is_ok() && start.get(MAGIC_AT as usize..) == Some(MAGIC))
}

fn unpacked<'a>(source: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    let mut source = BufReader::new(source);
    let is_gzipped = source.fill_buf()?.starts_with(&[0x1f, 0x8b]);
    Ok(if is_gzipped { Box::new(MultiGzDecoder::new(source)) } else { Box::new(source) })
}
