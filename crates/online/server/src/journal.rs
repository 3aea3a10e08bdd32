//! The log of a table on disk: JSON lines, on the disk before anybody is told.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use parlor_table::Room;
use serde::{Deserialize, Serialize};

/// How a room was made; the first line of its journal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Founding {
    pub(crate) game: String,
    pub(crate) rules: String,
    pub(crate) room: Room,
    pub(crate) password: Option<String>,
    pub(crate) hidden: bool,
    /// Do its matches count among the results of people against agents?
    #[serde(default)]
    pub(crate) results: bool,
    pub(crate) idle_minutes: u32,
}

/// A line of a journal.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "journal", rename_all = "snake_case")]
enum Line {
    /// The room was made.
    Founded { founding: Box<Founding> },
    /// Somebody got a token, of which the hash is kept.
    Player { player: u64, token: String },
    /// A line of the table's log.
    Table { line: String },
    /// The room was closed.
    Closed,
}

/// A room as its journal tells it.
pub(crate) struct Kept {
    pub(crate) founding: Founding,
    pub(crate) players: Vec<(u64, String)>,
    pub(crate) lines: Vec<String>,
}

/// Where the log of a table is written; nowhere when the server keeps everything in memory.
pub(crate) struct Journal {
    file: Option<File>,
}

impl Journal {
    /// Begins the journal of a new room.
    pub(crate) fn begin(folder: Option<&Path>, founding: &Founding) -> io::Result<Journal> {
        let mut journal = Journal { file: None };
        if let Some(folder) = folder {
            let path = path(folder, &founding.room.id);
            journal.file = Some(OpenOptions::new().create_new(true).append(true).open(path)?);
            journal.write(&[Line::Founded { founding: Box::new(founding.clone()) }])?;
        }
        Ok(journal)
    }

    /// Goes on with the journal of a room.
    pub(crate) fn resume(folder: &Path, room_id: &str) -> io::Result<Journal> {
        let file = OpenOptions::new().append(true).open(path(folder, room_id))?;
        Ok(Journal { file: Some(file) })
    }

    pub(crate) fn player(&mut self, player: u64, token: &str) -> io::Result<()> {
        self.write(&[Line::Player { player, token: token.to_owned() }])
    }

    pub(crate) fn table(&mut self, lines: Vec<String>) -> io::Result<()> {
        let lines: Vec<_> = lines.into_iter().map(|line| Line::Table { line }).collect();
        self.write(&lines)
    }

    pub(crate) fn close(&mut self) -> io::Result<()> {
        self.write(&[Line::Closed])
    }

    /// All lines in one write, then on the disk.
    fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        let Some(file) = self.file.as_mut().filter(|_| !lines.is_empty()) else { return Ok(()) };
        let mut bytes = Vec::new();
        for line in lines {
            serde_json::to_writer(&mut bytes, line)?;
            bytes.push(b'\n');
        }
        file.write_all(&bytes)?;
        file.sync_data()
    }
}

fn path(folder: &Path, room_id: &str) -> PathBuf {
    folder.join(format!("{room_id}.jsonl"))
}

/// The rooms of a folder that were not closed. A last line that was cut short was never
/// acknowledged, and is cut off.
pub(crate) fn kept(folder: &Path) -> io::Result<Vec<Kept>> {
    let mut rooms = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "jsonl")
            && let Some(room) = read(&path)?
        {
            rooms.push(room);
        }
    }
    Ok(rooms)
}

fn read(path: &Path) -> io::Result<Option<Kept>> {
    let mut source = BufReader::new(File::open(path)?);
    let (mut whole, mut text) = (0, Vec::new());
    let mut room: Option<Kept> = None;
    loop {
        text.clear();
        let n = source.read_until(b'\n', &mut text)?;
        if n == 0 || text.last() != Some(&b'\n') {
            break;
        }
        whole += n as u64;
        match (serde_json::from_slice(&text)?, &mut room) {
            (Line::Founded { founding }, None) => {
                room = Some(Kept { founding: *founding, players: vec![], lines: vec![] });
            }
            (Line::Player { player, token }, Some(room)) => room.players.push((player, token)),
            (Line::Table { line }, Some(room)) => room.lines.push(line),
            (Line::Closed, _) => return Ok(None),
            _ => return Err(io::Error::other(format!("{}: lines in disorder", path.display()))),
        }
    }
    OpenOptions::new().write(true).open(path)?.set_len(whole)?;
    Ok(room)
}
