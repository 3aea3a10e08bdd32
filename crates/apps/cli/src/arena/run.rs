//! `parlor arena run`

use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process;
use std::thread;

use parlor_arena::{Arena, Options, Report, RunError, Shard, Sidecar, Standings, check};
use parlor_kit::Full;

use super::games::{Work, on_game};
use super::progress::Ticker;
use super::standings;
use super::tournament::{Quick, Tournament};
use crate::Failure;

/// What to play
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A plan in TOML; see docs/user/arena.md
    #[arg(conflicts_with_all = QUICK, required_unless_present = "game")]
    plan: Option<PathBuf>,
    /// Where the results go: a file, or a folder for a file named after the plan. A file that holds
    /// the same plan is gone on with
    #[arg(long, value_name = "FILE|DIR")]
    out: Option<PathBuf>,
    /// How many threads play; all cores unless told. Does not change the results
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Play only part I of N of the blocks, for one machine of many
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
    /// Print the whole report as JSON instead of the standings
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    quick: Quick,
}

/// What a plan says itself.
const QUICK: [&str; 11] = [
    "game", "rules", "length", "wall", "entrants", "schedule", "seatings", "blocks", "seed",
    "nodes", "think_ms",
];

const EXAMPLES: &str = "\
Examples:
  parlor arena run plan.toml --out results/
  parlor arena run plan.toml --out results/ --shard 2/7
  parlor arena run --game backgammon --entrants random,random --blocks 100 --seed 1
  parlor arena run --game riichi --wall per-seat --entrants random,random,random,random --blocks 9
  parlor arena run --game zole --length round --entrants random,random,random --blocks 20
  parlor arena run --game backgammon --entrants 'random,exec:python3 bot.py' --blocks 20
  parlor arena run --game riichi --blocks 9 --entrants 'lt-fast,lt-fast,lt-fast,mjai:./mjai-bot'

After an interruption the same command goes on where it was.";

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let tournament = match (&args.plan, Tournament::quick(&args.quick)) {
        (Some(path), _) => Tournament::read(path)?,
        (None, Some(quick)) => quick,
        (None, None) => return Err(Failure::Usage("name a plan, or a --game".to_owned())),
    };
    let work = Play { args, tournament: &tournament };
    on_game(&tournament.game, &tournament.setting, work)
        .unwrap_or_else(|error| Err(tournament.wrong_game(error)))
}

struct Play<'a> {
    args: &'a Args,
    tournament: &'a Tournament,
}

impl Work for Play<'_> {
    type Output = Result<(), Failure>;

    fn on<K: Full>(self, arena: &Arena<K>) -> Result<(), Failure> {
        let Play { args, tournament } = self;
        check(arena, &tournament.plan).map_err(|error| tournament.wrong_plan(&error))?;
        let file = self.file()?;
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        let options = Options {
            file: file.clone().unwrap_or_else(scratch),
            threads: args.threads.map_or_else(cores, NonZero::get),
            shard: args.shard,
        };
        let mut ticker = Ticker::new();
        let played = parlor_arena::run(arena, &tournament.plan, &options, |at| ticker.show(at));
        ticker.clear();
        let is_told = args.json || tournament.plan.stop.is_some();
        let report = is_told.then(|| Report::read(&options.file));
        if file.is_none() {
            remove(&options.file);
        }
        let standings = played.map_err(|error| self.failure(error))?;
        let report = report.transpose().map_err(|error| Failure::Work(error.into()))?;
        if let Some(report) = report.as_ref().filter(|_| args.json) {
            return Ok(io::stdout().write_all(report.json().as_bytes())?);
        }
        let stop = report.and_then(|report| report.stop_words());
        Ok(self.print(&standings, stop.as_deref(), file.as_deref())?)
    }
}

impl Play<'_> {
    /// The result file; none when nobody asked for one. A folder is made where there is none.
    fn file(&self) -> Result<Option<PathBuf>, Failure> {
        let Play { args, tournament } = self;
        let Some(out) = args.out.as_ref().or(tournament.out.as_ref()) else { return Ok(None) };
        let is_folder = out.is_dir() || out.as_os_str().to_string_lossy().ends_with('/');
        if !is_folder {
            return Ok(Some(out.clone()));
        }
        if let Err(error) = fs::create_dir_all(out) {
            let reason = format!("cannot write into {}: {error}", out.display());
            return Err(match &args.out {
                Some(_) => Failure::Work(anyhow::Error::msg(reason)),
                None => tournament.wrong_out(&reason),
            });
        }
        let shard = match args.shard {
            Shard::WHOLE => String::new(),
            shard => format!(".{}", shard.to_string().replace('/', "-of-")),
        };
        Ok(Some(out.join(format!("{}{shard}.jsonl", tournament.stem))))
    }

    fn failure(&self, error: RunError) -> Failure {
        match error {
            RunError::Plan(error) => self.tournament.wrong_plan(&error),
            RunError::Unwritable { .. } if self.args.out.is_none() => {
                self.tournament.wrong_out(&error.to_string())
            }
            RunError::OtherPlan { .. } | RunError::StopInShard => Failure::Usage(error.to_string()),
            _ => Failure::Work(error.into()),
        }
    }

    fn print(&self, played: &Standings, stop: Option<&str>, file: Option<&Path>) -> io::Result<()> {
        let mut out = io::stdout().lock();
        standings::print(played, &mut out)?;
        if let Some(stop) = stop {
            writeln!(out, "stop rule: {stop}")?;
        }
        match file {
            Some(file) => writeln!(out, "results: {}", file.display()),
            None => writeln!(out, "results are not kept; name a file with --out to keep them"),
        }
    }
}

/// A file for results that nobody wants to keep.
fn scratch() -> PathBuf {
    std::env::temp_dir().join(format!("parlor-arena-{}.jsonl", process::id()))
}

fn remove(file: &Path) {
    // What cannot be removed here, the system clears away.
    let _ = (fs::remove_file(file), fs::remove_file(Sidecar::path(file)));
}
