//! `parlor experiment list|run`: the sources' experiments, run again.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

use anyhow::Context;
use parlor_experiments::{ALL, Experiment, Report, Settings, Size, find};
use serde_json::json;

use crate::Failure;

/// Experiments
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// List the experiments
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Run one experiment, or all
    #[command(after_help = EXAMPLES)]
    Run(RunArgs),
}

/// How to run it
#[derive(clap::Args)]
pub(crate) struct RunArgs {
    /// A name of `parlor experiment list`, or `all`
    id: String,
    /// Only see that it works: seconds instead of minutes
    #[arg(long)]
    quick: bool,
    /// What all chance follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads work; all cores unless told. Does not change the findings
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Recorded play: a file, or a folder whose files are taken in the order of their names
    #[arg(long, value_name = "PATH")]
    records: Option<PathBuf>,
    /// Also write ID.md, ID.json and the drawings into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  parlor experiment list
  parlor experiment run zole-e5
  parlor experiment run fi-tenhou --records logs/
  parlor experiment run all --quick --out findings/";

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::List { json } => list(*json),
        Command::Run(args) => run_some(args),
    }
}

fn list(json: bool) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if json {
        let line = |experiment: &&dyn Experiment| {
            json!({
                "id": experiment.id(),
                "title": experiment.title(),
                "source": experiment.source(),
                "protocol": experiment.protocol(),
                "deviations": experiment.deviations(),
            })
        };
        writeln!(out, "{:#}", ALL.iter().map(line).collect::<serde_json::Value>())?;
        return Ok(());
    }
    for experiment in ALL {
        writeln!(out, "{:<20} {}", experiment.id(), experiment.title())?;
        writeln!(out, "{:<20} {}", "", experiment.source())?;
    }
    Ok(())
}

fn run_some(args: &RunArgs) -> Result<(), Failure> {
    let chosen: Vec<&dyn Experiment> = match (args.id.as_str(), find(&args.id)) {
        ("all", _) => runnable(args),
        (_, Some(experiment)) => vec![experiment],
        (id, None) => {
            let known: Vec<&str> = ALL.iter().map(|experiment| experiment.id()).collect();
            let known = [&["all"], &known[..]].concat().join(", ");
            let message = format!("no experiment is called {id:?}; there are: {known}");
            return Err(Failure::Usage(message));
        }
    };
    if let Some(folder) = &args.out {
        let made = fs::create_dir_all(folder);
        made.with_context(|| format!("cannot write into {}", folder.display()))?;
    }
    let mut failed = false;
    for experiment in chosen {
        if let Err(error) = run_one(experiment, args) {
            eprintln!("error: {}: {error:#}", experiment.id());
            failed = true;
        }
    }
    if failed { Err(Failure::Reported) } else { Ok(()) }
}

/// All experiments, less those that need records where none are given; they are named.
fn runnable(args: &RunArgs) -> Vec<&'static dyn Experiment> {
    let mut all = ALL.to_vec();
    if args.records.is_none() {
        for experiment in all.extract_if(.., |experiment| experiment.needs_records()) {
            eprintln!("left out: {} needs --records PATH", experiment.id());
        }
    }
    all
}

fn run_one(experiment: &dyn Experiment, args: &RunArgs) -> anyhow::Result<()> {
    let id = experiment.id();
    let is_seen = io::stderr().is_terminal();
    let watch = |done: f64| {
        if is_seen {
            eprint!("\r{id}: {:.0} %\x1b[K", 100.0 * done);
        }
    };
    let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let settings = Settings {
        size: if args.quick { Size::Quick } else { Size::Full },
        seed: args.seed,
        threads: args.threads.unwrap_or(cores),
        records: args.records.as_deref(),
        watch: &watch,
    };
    let findings = experiment.run(&settings);
    if is_seen {
        eprint!("\r\x1b[K");
    }
    let report = Report::new(experiment, findings?, &settings);
    let mut out = io::stdout().lock();
    writeln!(out, "{}", report.text())?;
    if let Some(folder) = &args.out {
        for file in report.write(folder).with_context(|| folder.display().to_string())? {
            writeln!(out, "wrote {}", file.display())?;
        }
    }
    Ok(())
}
