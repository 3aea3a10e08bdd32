//! What is given by `--records`: files of several kinds, told apart by what is in them.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use flate2::bufread::MultiGzDecoder;
use serde_json::Value;

use crate::Failed;
use crate::zole_rows::is_row;

/// A kind of records that an experiment reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Records {
    /// Open-card Zole positions with stored answers, a JSON line each.
    ZoleAnswers,
    /// Riichi matches: mjlog, tenhou.net/6 or mjai.
    RiichiMatches,
}

/// The files of one kind at a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// In the order of their names.
    pub files: Vec<PathBuf>,
    /// How many files there are of other kinds.
    pub others: usize,
}

/// How much of a file is looked at to tell its kind.
const LOOK: u64 = 1 << 20;

impl fmt::Display for Records {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Records::ZoleAnswers => "Zole positions with stored answers",
            Records::RiichiMatches => "riichi matches",
        })
    }
}

impl Records {
    /// The files of this kind: the file itself, or all in the folder and the folders in it.
    pub fn find(self, path: &Path) -> Result<Found, Failed> {
        let mut all = Vec::new();
        collect(path, &mut all)?;
        all.sort();
        let mut files = Vec::new();
        for file in &all {
            let kind = Records::of(file).map_err(|error| named(file, &error))?;
            if kind == Some(self) {
                files.push(file.clone());
            }
        }
        Ok(Found { others: all.len() - files.len(), files })
    }

    /// As [`Records::find`], but there must be some.
    pub fn expect(self, path: &Path) -> Result<Found, Failed> {
        let found = self.find(path)?;
        if found.files.is_empty() {
            let (path, others) = (path.display(), found.others);
            return Err(Failed(format!("{path}: no {self} there ({others} files of other kinds)")));
        }
        Ok(found)
    }

    /// The kind of a file, plain or gzipped; `None` if nobody here reads it.
    fn of(file: &Path) -> io::Result<Option<Records>> {
        let mut source = BufReader::new(File::open(file)?);
        let mut text = Vec::new();
        if source.fill_buf()?.starts_with(&[0x1f, 0x8b]) {
            // What cannot be unpacked is of no kind; what can in part is told by that part.
            let _ = MultiGzDecoder::new(source).take(LOOK).read_to_end(&mut text);
        } else {
            source.take(LOOK).read_to_end(&mut text)?;
        }
        Ok(kind_of(&text))
    }
}

impl Found {
    /// What must be said of files that were not read.
    pub fn remark(&self) -> Option<String> {
        (self.others > 0).then(|| format!("{} files of other kinds were passed over.", self.others))
    }
}

fn collect(path: &Path, all: &mut Vec<PathBuf>) -> Result<(), Failed> {
    let meta = fs::metadata(path).map_err(|error| named(path, &error))?;
    if meta.is_file() {
        all.push(path.to_owned());
    }
    if !meta.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(path).map_err(|error| named(path, &error))? {
        let inside = entry.map_err(|error| named(path, &error))?.path();
        // A folder is entered by its own name only, so that links cannot lead in circles.
        if !(inside.is_symlink() && inside.is_dir()) {
            collect(&inside, all)?;
        }
    }
    Ok(())
}

fn named(path: &Path, error: &io::Error) -> Failed {
    Failed(format!("{}: {error}", path.display()))
}

fn kind_of(text: &[u8]) -> Option<Records> {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text).trim_ascii_start();
    let first_line = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
    if is_row(first_line) {
        return Some(Records::ZoleAnswers);
    }
    let is_riichi = match text.first()? {
        b'<' => holds(text, b"<mjloggm"),
        b'{' | b'[' => is_riichi_json(text),
        _ => false,
    };
    is_riichi.then_some(Records::RiichiMatches)
}

/// tenhou.net/6 has a `log`, mjai a `type` in each message. A record that is cut off or damaged is
/// still one: whoever reads it says what is wrong.
fn is_riichi_json(text: &[u8]) -> bool {
    let has_type = |value: &Value| value["type"].is_string();
    match serde_json::Deserializer::from_slice(text).into_iter::<Value>().next() {
        Some(Ok(Value::Array(messages))) => messages.first().is_some_and(has_type),
        Some(Ok(first)) => first["log"].is_array() || has_type(&first),
        _ => holds(text, b"\"log\":") || holds(text, b"\"start_game\""),
    }
}

fn holds(text: &[u8], part: &[u8]) -> bool {
    text.windows(part.len()).any(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_told_by_what_is_inside() {
        let (zole, riichi) = (Some(Records::ZoleAnswers), Some(Records::RiichiMatches));
        let cases = [
            (r#"{"hands":[["QC"],["AH"],["9H"]],"value":14}"#, zole),
            (r#"{"hands":"none","value":14}"#, None),
            ("<?xml version=\"1.0\"?>\n<mjloggm ver=\"2.3\">", riichi),
            ("<html><body>", None),
            ("\u{feff}{\"type\":\"start_game\"}\n{\"type\":\"end_game\"}", riichi),
            (r#"[{"type":"start_game"}]"#, riichi),
            (r#"{"title":["",""],"log":[[]]}"#, riichi),
            (r#"{"title":["",""],"log":[[1,2"#, riichi),
            // Rows of other reference data.
            (r#"{"melds":[{"type":"chi","tiles":"567p"}],"win":"1z"}"#, None),
            (r#"{"i":2,"pos":"4HPwATDgc/ABMA","dice":[2,2]}"#, None),
            ("[1, 2]", None),
            ("# Read me", None),
            ("", None),
        ];
        for (text, kind) in cases {
            assert_eq!(kind_of(text.as_bytes()), kind, "{text}");
        }
    }
}
