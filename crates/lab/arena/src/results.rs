//! Result files: a header line, then one JSON line for each game, in block order.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use parlor_agent::Stream;
use parlor_kit::Rank;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Arena, GameLine, Plan, Shard, StopModel, stop};

/// The first line of a result file: all that the results follow from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Always `parlor-arena`.
    pub format: String,
    /// The version of this file format.
    pub version: u32,
    /// The version of Parlor that played.
    pub parlor: String,
    /// The game.
    pub game: String,
    /// Its rules in canonical form.
    pub rules: String,
    /// Their hash: 64 bits of FNV-1a in hexadecimal.
    pub rules_hash: String,
    /// Do the results follow from this header alone?
    pub reproducible: bool,
    /// How many games make a block.
    pub games_per_block: usize,
    /// Names of the entrants, in the order of their numbers.
    pub entrants: Vec<String>,
    /// The plan.
    pub plan: Value,
    /// How the stop rule models blocks; absent without a stop rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop_model: Option<StopModel>,
    /// Which part of the blocks this file holds; absent when it holds all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

impl Header {
    /// The version of the file format: what a line holds. Files of another are not gone on with, since
    /// the same plan would no longer give the same bytes.
    pub const VERSION: u32 = 2;

    /// The header of what `plan` will play.
    pub(crate) fn new<K: Rank>(arena: &Arena<K>, plan: &Plan, shard: Shard) -> Header {
        let rules = arena.kit.rules_in_full();
        let line_up: Vec<usize> = (0..arena.kit.n_seats()).collect();
        Header {
            format: "parlor-arena".to_owned(),
            version: Header::VERSION,
            parlor: env!("CARGO_PKG_VERSION").to_owned(),
            game: K::NAME.to_owned(),
            rules_hash: format!("{:016x}", Stream::label(&rules)),
            rules,
            reproducible: plan.is_reproducible(),
            games_per_block: plan.seatings.of(&line_up).len(),
            entrants: plan.entrants.iter().map(|entrant| entrant.name.clone()).collect(),
            plan: serde_json::to_value(plan).unwrap_or_default(),
            stop_model: plan.stop.map(|rule| stop::model(arena, rule)),
            shard: (shard != Shard::WHOLE).then_some(shard),
        }
    }

    /// How many blocks the plan asks for.
    pub fn blocks(&self) -> u64 {
        self.plan["blocks"].as_u64().unwrap_or(0)
    }

    /// Which of the blocks are in the file.
    pub fn shard(&self) -> Shard {
        self.shard.unwrap_or(Shard::WHOLE)
    }
}

/// Why a result file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// The file cannot be read.
    #[error("cannot read {}: {reason}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system reported.
        reason: io::Error,
    },
    /// It is something else.
    #[error("{} is not a result file: {reason}", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What does not fit.
        reason: String,
    },
    /// A line in the middle is broken.
    #[error("{}, line {line}: {reason}", path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// Where, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
}

/// The complete blocks of a file, and how many bytes they take.
pub(crate) struct Complete {
    pub(crate) header: Header,
    pub(crate) lines: Vec<GameLine>,
    pub(crate) bytes: u64,
}

/// Reads a result file: its header and the games of all complete blocks. What a killed run left
/// unfinished at the end is passed over.
pub fn read(path: &Path) -> Result<(Header, Vec<GameLine>), ResultsError> {
    complete(path).map(|Complete { header, lines, .. }| (header, lines))
}

pub(crate) fn complete(path: &Path) -> Result<Complete, ResultsError> {
    let bytes = fs::read(path)
        .map_err(|reason| ResultsError::Unreadable { path: path.to_owned(), reason })?;
    let foreign = |reason: String| ResultsError::Foreign { path: path.to_owned(), reason };
    let mut whole_lines = bytes.split_inclusive(|&b| b == b'\n').filter(|l| l.ends_with(b"\n"));
    let first = whole_lines.next().ok_or_else(|| foreign("it has no header line".to_owned()))?;
    let header: Header =
        serde_json::from_slice(first).map_err(|error| foreign(error.to_string()))?;
    if header.format != "parlor-arena" || header.version != Header::VERSION {
        let (format, version, ours) = (&header.format, header.version, Header::VERSION);
        return Err(foreign(format!("format {format} version {version}, not parlor-arena {ours}")));
    }
    if header.games_per_block == 0 {
        return Err(foreign("a block of no games".to_owned()));
    }
    let mut done = Complete { bytes: first.len() as u64, lines: Vec::new(), header };
    let (mut block, mut block_bytes): (Vec<GameLine>, u64) = (Vec::new(), 0);
    for (number, text) in (2..).zip(whole_lines) {
        let broken =
            |reason: String| ResultsError::Broken { path: path.to_owned(), line: number, reason };
        let line: GameLine =
            serde_json::from_slice(text).map_err(|error| broken(error.to_string()))?;
        let blocks_done = (done.lines.len() / done.header.games_per_block) as u64;
        let expected = (done.header.shard().nth(blocks_done), block.len() as u32);
        if (line.block, line.game) != expected {
            let (b, g) = expected;
            let found = format!("block {} game {}", line.block, line.game);
            return Err(broken(format!("{found} where block {b} game {g} was expected")));
        }
        line.check(done.header.entrants.len()).map_err(broken)?;
        block.push(line);
        block_bytes += text.len() as u64;
        if block.len() == done.header.games_per_block {
            done.lines.append(&mut block);
            done.bytes += block_bytes;
            block_bytes = 0;
        }
    }
    Ok(done)
}
