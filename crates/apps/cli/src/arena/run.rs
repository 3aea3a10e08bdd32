//! `parlor arena run`

use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process;

use parlor_arena::{Arena, Options, Report, RunError, Shard, Sidecar, Standings, check};
use parlor_kit::Full;

use super::games::{Work, on_game};
use super::tournament::{Quick, Tournament};
use super::{progress, standings};
use crate::failure::usage;
use crate::output::{self, Ticker};
use crate::{files, threads};

/// What to play
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A plan in TOML; see docs/user/arena.md
    #[arg(conflicts_with_all = QUICK, required_unless_present = "game")]
    plan: Option<PathBuf>,
    /// Where the results go: a file, or a folder for a file named after the plan. An existing
    /// file with the same plan is resumed
    #[arg(long, value_name = "FILE|DIR")]
    out: Option<PathBuf>,
    /// Number of threads; default: all cores. Does not change the results
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

After an interruption, run the same command to resume.";

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let tournament = match &args.plan {
        Some(path) => Tournament::read(path)?,
        None => Tournament::quick(&args.quick).ok_or_else(|| usage("name a plan, or a --game"))?,
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
    type Output = anyhow::Result<()>;

    fn on<K: Full>(self, arena: &Arena<K>) -> anyhow::Result<()> {
        let Play { args, tournament } = self;
        check(arena, &tournament.plan).map_err(|error| tournament.wrong_plan(&error))?;
        let file = self.file()?;
        let options = Options {
            file: file.clone().unwrap_or_else(scratch),
            threads: threads(args.threads).get(),
            shard: args.shard,
        };
        let ticker = Ticker::new();
        let played = parlor_arena::run(arena, &tournament.plan, &options, |at| {
            ticker.show(|| progress::line(at));
        });
        ticker.clear();
        let is_told = args.json || tournament.plan.stop.is_some();
        let report = is_told.then(|| Report::read(&options.file));
        if file.is_none() {
            remove(&options.file);
        }
        let standings = played.map_err(|error| self.failure(error))?;
        let report = report.transpose()?;
        if let Some(report) = report.as_ref().filter(|_| args.json) {
            return output::text(&report.json());
        }
        let stop = report.and_then(|report| report.stop_words());
        Ok(self.print(&standings, stop.as_deref(), file.as_deref())?)
    }
}

impl Play<'_> {
    /// The result file; none when nobody asked for one. A folder is made where there is none.
    fn file(&self) -> anyhow::Result<Option<PathBuf>> {
        let Play { args, tournament } = self;
        let Some(out) = args.out.as_ref().or(tournament.out.as_ref()) else { return Ok(None) };
        if !files::is_folder(out) {
            return Ok(Some(out.clone()));
        }
        files::make_folder(out).map_err(|error| match &args.out {
            Some(_) => error,
            None => tournament.wrong_out(&format!("{error:#}")),
        })?;
        let shard = match args.shard {
            Shard::WHOLE => String::new(),
            shard => format!(".{}", shard.to_string().replace('/', "-of-")),
        };
        Ok(Some(out.join(format!("{}{shard}.jsonl", tournament.stem))))
    }

    fn failure(&self, error: RunError) -> anyhow::Error {
        match error {
            RunError::Plan(error) => self.tournament.wrong_plan(&error),
            RunError::Unwritable { .. } if self.args.out.is_none() => {
                self.tournament.wrong_out(&error.to_string())
            }
            RunError::OtherPlan { .. } | RunError::StopInShard => usage(error.to_string()),
            _ => error.into(),
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
