//! What is given by `--records`: files of several kinds, told apart by what is in them.

use std::fmt;
use std::fs;
use std::io::ErrorKind::{InvalidData, InvalidInput, UnexpectedEof};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::zole_rows::is_row;
use crate::{Failed, RecordFile};

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
    pub files: Vec<RecordFile>,
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
    /// The files of this kind: the file itself, or all in the folder and the folders in it; all in
    /// an archive, too.
    pub fn find(self, path: &Path) -> Result<Found, Failed> {
        let mut all = Vec::new();
        collect(path, &mut all)?;
        all.sort();
        let (mut files, mut others) = (Vec::new(), 0);
        for path in &all {
            for file in RecordFile::at(path).map_err(|error| named(path, &error))? {
                if Records::of(&file).map_err(|error| named(path, &error))? == Some(self) {
                    files.push(file);
                } else {
                    others += 1;
                }
            }
        }
        Ok(Found { files, others })
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
    fn of(file: &RecordFile) -> io::Result<Option<Records>> {
        let mut text = Vec::new();
        // What cannot be unpacked is of no kind; what can in part is told by that part.
        if let Err(error) = file.open()?.take(LOOK).read_to_end(&mut text)
            && !matches!(error.kind(), InvalidInput | InvalidData | UnexpectedEof)
        {
            return Err(error);
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
/// still one: the reader reports what is wrong.
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
