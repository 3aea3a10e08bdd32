//! A result file while it is written, and what has been seen of it so far.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use parlor_kit::Rank;
use parlor_stats::Verdict;

use crate::results::{self, Complete, Header};
use crate::run::{Options, Progress, RunError};
use crate::stop::{self, StopTest, lead};
use crate::{Arena, Block, GameLine, Machine, Plan, Sidecar, Standings};

/// The result file and what has been seen of it so far.
pub(crate) struct Journal {
    path: PathBuf,
    file: BufWriter<File>,
    /// Blocks in the file.
    pub(crate) written: u64,
    standings: Standings,
    sidecar: Sidecar,
    sidecar_written: Instant,
    sprt: Option<StopTest>,
}

/// How often times are written while the run goes on: what a kill can lose of them.
const TIMES_EVERY: Duration = Duration::from_secs(1);

impl Journal {
    /// Opens the file: new, or behind the last complete block of the same plan.
    pub(crate) fn open<K: Rank>(
        arena: &Arena<K>,
        plan: &Plan,
        options: &Options,
    ) -> Result<Journal, RunError> {
        let path = options.file.clone();
        let header = Header::new(arena, plan, options.shard);
        let unwritable = |reason| RunError::Unwritable { path: path.clone(), reason };
        let first = serde_json::to_string(&header).map_err(|error| unwritable(error.into()))?;
        let mut file = open_alone(&path)?;
        let lines = if is_new(&path, &first) {
            file.set_len(0).map_err(unwritable)?;
            file.write_all(format!("{first}\n").as_bytes()).map_err(unwritable)?;
            Vec::new()
        } else {
            let Complete { header: found, lines, bytes } = results::complete(&path)?;
            if found != header {
                return Err(RunError::OtherPlan { path });
            }
            file.set_len(bytes).map_err(unwritable)?;
            lines
        };
        file.seek(io::SeekFrom::End(0)).map_err(unwritable)?;
        // Times beside a file that is begun anew are those of something else.
        let sidecar = Sidecar::read(&path).filter(|_| !lines.is_empty());
        let mut sidecar = sidecar.unwrap_or_else(|| Sidecar::new(plan.entrants.len()));
        sidecar.played_on(Machine::here(options.threads));
        let mut journal = Journal {
            file: BufWriter::new(file),
            written: 0,
            standings: Standings::new(header.entrants),
            sidecar,
            sidecar_written: Instant::now(),
            sprt: stop::of(arena, plan)?,
            path,
        };
        for block in lines.chunks(header.games_per_block) {
            journal.take(block);
        }
        Ok(journal)
    }

    /// Takes note of one block's games.
    fn take(&mut self, games: &[GameLine]) {
        self.standings.add(games);
        if let Some((sprt, lead)) = self.sprt.as_mut().zip(lead(games)) {
            sprt.add(lead);
        }
        self.written += 1;
    }

    pub(crate) fn write(&mut self, block: &Block) -> Result<(), RunError> {
        let unwritable = |reason| RunError::Unwritable { path: self.path.clone(), reason };
        for line in &block.games {
            let text = serde_json::to_string(line).map_err(|error| unwritable(error.into()))?;
            writeln!(self.file, "{text}").map_err(unwritable)?;
        }
        self.file.flush().map_err(unwritable)?;
        self.sidecar.add(&block.times);
        self.take(&block.games);
        if self.sidecar_written.elapsed() > TIMES_EVERY {
            self.write_times()?;
        }
        Ok(())
    }

    pub(crate) fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.progress().verdict() != Verdict::Continue)
    }

    pub(crate) fn progress(&self, blocks: u64, resumed: u64, begin: Instant) -> Progress<'_> {
        Progress {
            done: self.written,
            blocks,
            resumed,
            elapsed: begin.elapsed(),
            llr: self.sprt.map(|sprt| sprt.progress().llr()),
            standings: &self.standings,
        }
    }

    /// Times stand beside the results: they differ from run to run.
    fn write_times(&mut self) -> Result<(), RunError> {
        self.sidecar_written = Instant::now();
        let unwritable = |reason| RunError::Unwritable { path: Sidecar::path(&self.path), reason };
        self.sidecar.write(&self.path).map_err(unwritable)
    }

    pub(crate) fn close(mut self) -> Result<Standings, RunError> {
        let flushed = self.file.flush();
        flushed.map_err(|reason| RunError::Unwritable { path: self.path.clone(), reason })?;
        self.write_times()?;
        self.standings.set_times(self.sidecar.times);
        Ok(self.standings)
    }
}

/// Opens a file for writing, keeping what it holds, unless another run has it open.
fn open_alone(path: &Path) -> Result<File, RunError> {
    let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    let file = opened.map_err(|reason| RunError::Unwritable { path: path.to_owned(), reason })?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(RunError::InUse { path: path.to_owned() }),
        // Where files cannot be locked, people must take care themselves.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}

/// Is nothing there yet, or no more than a part of the header, left by a run that was killed?
fn is_new(path: &Path, header: &str) -> bool {
    let len = fs::metadata(path).map_or(0, |meta| meta.len());
    len <= header.len() as u64
        && fs::read(path).map_or(true, |begun| header.as_bytes().starts_with(&begun))
}
