//! All blocks on all cores, written in order; a run that was killed goes on where it was.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use parlor_stats::{BlockHypotheses, BlockSprt, ErrorRates, Verdict};
use serde::{Deserialize, Serialize};

use crate::results::{self, Complete, Header, ResultsError};
use crate::{Block, Field, GameLine, Plan, PlanError, Standings, StopUnit, Times, play_block};

/// Every `of`th block, from block `part` − 1 on: what one machine of many plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    part: u64,
    of: u64,
}

impl Shard {
    /// All blocks.
    pub const WHOLE: Shard = Shard { part: 1, of: 1 };

    /// Part `part` of `of`, counted from 1.
    pub fn new(part: u64, of: u64) -> Option<Shard> {
        (1..=of).contains(&part).then_some(Shard { part, of })
    }

    /// The number of its nth block, counted from 0.
    pub fn nth(self, n: u64) -> u64 {
        self.part - 1 + n * self.of
    }

    /// How many of `blocks` blocks are its own.
    pub fn share(self, blocks: u64) -> u64 {
        (blocks + self.of - self.part) / self.of
    }

    /// Into how many parts the blocks are split.
    pub fn of(self) -> u64 {
        self.of
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let shard = text
            .split_once('/')
            .and_then(|(part, of)| Shard::new(part.trim().parse().ok()?, of.trim().parse().ok()?));
        shard.ok_or_else(|| format!("{text:?} is no shard: part/of, such as 2/7"))
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

/// How a plan is run; none of it changes a result.
#[derive(Clone, Debug)]
pub struct Options {
    /// The result file; gone on with if it holds the same plan.
    pub file: PathBuf,
    /// How many threads play.
    pub threads: usize,
    /// Which blocks.
    pub shard: Shard,
}

/// How far a run is.
#[derive(Clone, Debug)]
pub struct Progress<'a> {
    /// Blocks written.
    pub done: u64,
    /// Blocks to play.
    pub blocks: u64,
    /// Blocks that an earlier run had written.
    pub resumed: u64,
    /// Since this run began.
    pub elapsed: Duration,
    /// The log-likelihood ratio of the stop rule, if there is one.
    pub llr: Option<f64>,
    /// Who leads.
    pub standings: &'a Standings,
}

/// Why a run ended without its results.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The plan is wrong.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The file holds something that cannot be gone on with.
    #[error(transparent)]
    Results(#[from] ResultsError),
    /// The file holds another plan.
    #[error("{} holds the results of another plan; choose another file", path.display())]
    OtherPlan {
        /// The file.
        path: PathBuf,
    },
    /// The file cannot be written.
    #[error("cannot write {}: {source}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A stop rule needs all blocks in order.
    #[error("a stop rule looks at all blocks in order, so a shard cannot have one")]
    StopInShard,
}

/// Plays what is missing of `plan` into the result file. `watch` hears of progress now and then.
pub fn run<F: Field>(
    field: &F,
    plan: &Plan,
    options: &Options,
    mut watch: impl FnMut(&Progress<'_>),
) -> Result<Standings, RunError> {
    check(field, plan, options)?;
    let mut log = Log::open(field, plan, options)?;
    let todo = options.shard.share(plan.blocks);
    let first = log.written;
    let (next, stop) = (AtomicU64::new(first), AtomicBool::new(log.is_decided()));
    let begin = Instant::now();
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel::<(u64, Block)>(4 * options.threads.max(1));
        for _ in 0..options.threads.max(1) {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= todo {
                        break;
                    }
                    let block = play_block(field, plan, options.shard.nth(n));
                    if sender.send((n, block)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut told = Instant::now();
        for (n, block) in receiver {
            waiting.insert(n, block);
            while let Some(block) = waiting.remove(&log.written) {
                if !log.is_decided() {
                    log.write(&block)?;
                }
                if log.is_decided() {
                    stop.store(true, Ordering::Relaxed);
                    break;
                }
            }
            if told.elapsed() > Duration::from_millis(250) {
                told = Instant::now();
                watch(&log.progress(todo, first, begin));
            }
        }
        watch(&log.progress(todo, first, begin));
        Ok::<(), RunError>(())
    })?;
    log.close()
}

fn check<F: Field>(field: &F, plan: &Plan, options: &Options) -> Result<(), RunError> {
    plan.check(field.n_seats())?;
    for entrant in &plan.entrants {
        field.registry().check(&entrant.agent).map_err(|error| PlanError::Agent {
            name: entrant.name.clone(),
            reason: error.to_string(),
        })?;
    }
    match stop_rule(plan)? {
        Some(_) if options.shard != Shard::WHOLE => Err(RunError::StopInShard),
        _ => Ok(()),
    }
}

/// The result file and what has been seen of it so far.
struct Log {
    path: PathBuf,
    file: BufWriter<File>,
    written: u64,
    standings: Standings,
    times: Vec<Times>,
    sprt: Option<BlockSprt>,
}

impl Log {
    /// Opens the file: new, or behind the last complete block of the same plan.
    fn open<F: Field>(field: &F, plan: &Plan, options: &Options) -> Result<Log, RunError> {
        let path = options.file.clone();
        let header = Header::new(field, plan, options.shard);
        let unwritable = |source| RunError::Unwritable { path: path.clone(), source };
        let is_new = fs::metadata(&path).map_or(true, |meta| meta.len() == 0);
        let (mut file, lines) = if is_new {
            let mut file = File::create(&path).map_err(unwritable)?;
            let text = serde_json::to_string(&header).map_err(io::Error::from);
            writeln!(file, "{}", text.map_err(unwritable)?).map_err(unwritable)?;
            (file, Vec::new())
        } else {
            let Complete { header: found, lines, bytes } = results::complete(&path)?;
            if found != header {
                return Err(RunError::OtherPlan { path });
            }
            let file = OpenOptions::new().write(true).open(&path).map_err(unwritable)?;
            file.set_len(bytes).map_err(unwritable)?;
            (file, lines)
        };
        file.seek(io::SeekFrom::End(0)).map_err(unwritable)?;
        let times = fs::read(times_path(&path)).ok();
        let times = times.and_then(|text| serde_json::from_slice(&text).ok());
        let mut log = Log {
            file: BufWriter::new(file),
            written: 0,
            standings: Standings::new(header.entrants),
            times: times.unwrap_or_else(|| vec![Times::default(); plan.entrants.len()]),
            sprt: stop_rule(plan)?,
            path,
        };
        for block in lines.chunks(header.games_per_block) {
            log.take(block);
        }
        Ok(log)
    }

    /// Takes note of one block's games.
    fn take(&mut self, games: &[GameLine]) {
        self.standings.add(games);
        if let Some(sprt) = &mut self.sprt {
            // A value that is not finite cannot come from a game's scores.
            let _ = sprt.add(lead(games));
        }
        self.written += 1;
    }

    fn write(&mut self, block: &Block) -> Result<(), RunError> {
        let unwritable = |source| RunError::Unwritable { path: self.path.clone(), source };
        for line in &block.games {
            let text = serde_json::to_string(line).map_err(|error| unwritable(error.into()))?;
            writeln!(self.file, "{text}").map_err(unwritable)?;
        }
        self.file.flush().map_err(unwritable)?;
        for (sum, times) in self.times.iter_mut().zip(&block.times) {
            sum.merge(times);
        }
        self.take(&block.games);
        if self.written.is_multiple_of(1024) {
            self.write_times()?;
        }
        Ok(())
    }

    fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.progress().verdict() != Verdict::Continue)
    }

    fn progress(&self, blocks: u64, resumed: u64, begin: Instant) -> Progress<'_> {
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
    fn write_times(&self) -> Result<(), RunError> {
        let path = times_path(&self.path);
        let text = serde_json::to_string(&self.times).map_err(io::Error::from);
        let written = text.and_then(|text| fs::write(&path, text));
        written.map_err(|source| RunError::Unwritable { path, source })
    }

    fn close(mut self) -> Result<Standings, RunError> {
        let flushed = self.file.flush();
        flushed.map_err(|source| RunError::Unwritable { path: self.path.clone(), source })?;
        self.write_times()?;
        self.standings.set_times(self.times);
        Ok(self.standings)
    }
}

/// Where the times of a result file stand.
pub(crate) fn times_path(results: &Path) -> PathBuf {
    let mut name = results.as_os_str().to_owned();
    name.push(".times.json");
    PathBuf::from(name)
}

fn stop_rule(plan: &Plan) -> Result<Option<BlockSprt>, PlanError> {
    let Some(rule) = plan.stop else { return Ok(None) };
    let wrong = |error: parlor_stats::SprtError| PlanError::Stop { reason: error.to_string() };
    let rates = ErrorRates::new(rule.alpha, rule.beta).map_err(wrong)?;
    let (h0, h1) = (rule.h0, rule.h1);
    let hypotheses = match rule.unit {
        StopUnit::Deviations => BlockHypotheses::Normalised { h0, h1 },
        StopUnit::Score => BlockHypotheses::Mean { h0, h1 },
    };
    BlockSprt::new(hypotheses, rates).map(Some).map_err(wrong)
}

/// The first entrant's mean score in a block.
fn lead(games: &[GameLine]) -> f64 {
    let scores: Vec<f64> = games
        .iter()
        .flat_map(|line| line.seats.iter().zip(&line.scores))
        .filter(|(entrant, _)| **entrant == 0)
        .map(|(_, score)| *score)
        .collect();
    if scores.is_empty() { 0.0 } else { scores.iter().sum::<f64>() / scores.len() as f64 }
}
