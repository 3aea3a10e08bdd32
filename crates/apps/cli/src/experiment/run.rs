//! `parlor experiment run`.

use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime};

use anyhow::Context;
use parlor_experiments::{
    ALL, Estimate, Experiment, Finished, Report, RunNote, Settings, Size, all_of, find,
};

use crate::failure::{all_well, usage};
use crate::output::Ticker;
use crate::{files, threads};

/// How to run it
#[derive(clap::Args)]
pub(crate) struct RunArgs {
    /// A name of `parlor experiment list`, or `all`
    id: String,
    /// Try it out: seconds instead of minutes
    #[arg(long, conflicts_with = "long")]
    quick: bool,
    /// Run everything: also what `all` leaves out, every other reading of the sources and the largest samples; hours
    #[arg(long)]
    long: bool,
    /// Seed for all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores. Does not change the findings
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Recorded play: a file, or a folder of files and folders. Every experiment takes the files of
    /// its own kind, in the order of their names
    #[arg(long, value_name = "PATH")]
    records: Option<PathBuf>,
    /// Also write the pages, the data (ID.json) and the charts to this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Skip results that the folder already has for the same size, seed, version and records, so
    /// that an interrupted run goes on. The experiment in progress starts over
    #[arg(long, requires = "out")]
    resume: bool,
}

pub(super) const EXAMPLES: &str = "\
Examples:
  parlor experiment list
  parlor experiment run zole-e5
  parlor experiment run fi-tenhou --records logs/
  parlor experiment run all --quick --out findings/
  parlor experiment run all --out findings/ --resume
  parlor experiment run all --long --out findings/ --resume
  parlor experiment findings findings/";

pub(super) fn run(args: &RunArgs) -> anyhow::Result<()> {
    let records = args.records.as_deref();
    let chosen: Vec<Chosen<'_>> = match (args.id.as_str(), find(&args.id)) {
        ("all", _) => runnable(records, args.size())?,
        (id, Some(experiment)) if records.is_some() && experiment.records.is_none() => {
            return Err(usage(format!("{id} reads no records")));
        }
        (_, Some(experiment)) => vec![(experiment, records)],
        (id, None) => {
            let known: Vec<&str> = ALL.iter().map(|experiment| experiment.id).collect();
            let known = [&["all"], &known[..]].concat().join(", ");
            return Err(usage(format!("unknown experiment {id:?}; known: {known}")));
        }
    };
    if let Some(folder) = &args.out {
        files::make_folder(folder)?;
    }
    let chosen = unfinished(chosen, args);
    tell_estimate(&chosen, args);
    let (mut failed, mut took) = (false, Vec::new());
    for (experiment, records) in chosen {
        match run_one(experiment, records, args) {
            Ok(seconds) => took.push((experiment.id, seconds)),
            Err(error) => {
                eprintln!("error: {}: {error:#}", experiment.id);
                failed = true;
            }
        }
    }
    if args.id == "all" {
        tell_times(&took)?;
    }
    all_well(!failed)
}

impl RunArgs {
    fn size(&self) -> Size {
        match (self.quick, self.long) {
            (true, _) => Size::Quick,
            (_, true) => Size::Long,
            _ => Size::Full,
        }
    }

    /// How an experiment is run, without anyone to watch.
    fn settings<'a>(&self, records: Option<&'a Path>) -> Settings<'a> {
        let (size, seed, threads) = (self.size(), self.seed, threads(self.threads));
        Settings { size, seed, threads, records, watch: &|_| {} }
    }
}

/// What is still to be run; what was finished before is named.
fn unfinished<'a>(chosen: Vec<Chosen<'a>>, args: &RunArgs) -> Vec<Chosen<'a>> {
    let Some(folder) = args.out.as_deref().filter(|_| args.resume) else { return chosen };
    let mut left = Vec::new();
    for (experiment, records) in chosen {
        let id = experiment.id;
        let finished = Finished::read(folder, id).unwrap_or_else(|error| {
            eprintln!("{error}; {id} is run again");
            None
        });
        match finished.is_some_and(|found| found.answers(experiment, &args.settings(records))) {
            true => {
                let page = folder.join(format!("{id}.md"));
                eprintln!("{id}: finished before, see {}", page.display());
            }
            false => left.push((experiment, records)),
        }
    }
    left
}

/// Says before several experiments how long they will take, and what can be done about it.
fn tell_estimate(chosen: &[Chosen<'_>], args: &RunArgs) {
    if chosen.len() < 2 {
        return;
    }
    let experiments = chosen.iter().map(|(experiment, _)| *experiment);
    let threads = threads(args.threads);
    let estimate = Estimate::of(experiments, args.size(), threads, args.out.as_deref());
    let n = chosen.len();
    let after = match (&args.out, args.size()) {
        (_, Size::Quick) => "",
        (Some(_), _) => " Ctrl-C interrupts; the same command with --resume goes on.",
        (None, _) => " With --out DIR it can be interrupted and resumed.",
    };
    eprintln!("{n} experiments, {}.{after}", estimate.text());
    if args.long {
        // Hours: worth knowing of which.
        for (id, seconds) in &estimate.each {
            eprintln!("{id:<20} about {:>6.0} min", (seconds / 60.0).ceil());
        }
    }
}

/// How long each experiment took.
fn tell_times(took: &[(&str, f64)]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (id, seconds) in took {
        writeln!(out, "{id:<20} {seconds:>8.1} s")?;
    }
    let all: f64 = took.iter().map(|(_, seconds)| seconds).sum();
    writeln!(out, "{:<20} {all:>8.1} s", "together")
}

/// An experiment and the records that it is to read.
type Chosen<'a> = (&'static Experiment, Option<&'a Path>);

/// All experiments of this size, less those that need records where there are none of their kind. What is left out
/// is named.
fn runnable(records: Option<&Path>, size: Size) -> anyhow::Result<Vec<Chosen<'_>>> {
    let mut chosen = Vec::new();
    let is_left_out = |one: &&&Experiment| all_of(size).all(|run| run.id != one.id);
    for Experiment { id, .. } in ALL.iter().filter(is_left_out) {
        eprintln!("skipped {id}: it is run with --long, or by its name");
    }
    for experiment in all_of(size) {
        let (id, kind) = (experiment.id, experiment.records);
        let found = match kind.zip(records) {
            Some((kind, path)) => kind.find(path)?.files,
            None => Vec::new(),
        };
        match (found.is_empty(), kind, records) {
            (false, ..) => chosen.push((experiment, records)),
            (true, Some(kind), Some(path)) if experiment.needs_records => {
                eprintln!("skipped {id}: no {kind} in {}", path.display());
            }
            (true, Some(kind), Some(path)) => {
                eprintln!("{id}: no {kind} in {}; using its built-in records", path.display());
                chosen.push((experiment, None));
            }
            (true, ..) if experiment.needs_records => {
                eprintln!("skipped {id}: it needs --records PATH");
            }
            (true, ..) => chosen.push((experiment, None)),
        }
    }
    Ok(chosen)
}

/// Runs one experiment and gives the seconds it took.
fn run_one(experiment: &Experiment, records: Option<&Path>, args: &RunArgs) -> anyhow::Result<f64> {
    let id = experiment.id;
    let ticker = Ticker::new();
    let settings = Settings {
        watch: &|done| ticker.show(|| format!("{id}: {:.1} %", 100.0 * done)),
        ..args.settings(records)
    };
    let start = Instant::now();
    let findings = experiment.run(&settings);
    let seconds = start.elapsed().as_secs_f64();
    ticker.clear();
    let report = Report::new(experiment, findings?, &settings).noted(note(id, &settings, seconds));
    let mut out = io::stdout().lock();
    writeln!(out, "{}", report.text())?;
    if let Some(folder) = &args.out {
        for file in report.write(folder).with_context(|| folder.display().to_string())? {
            writeln!(out, "wrote {}", file.display())?;
        }
    }
    Ok(seconds)
}

/// How it was run. Records are named without their folder, which is the machine's own.
fn note(id: &str, settings: &Settings<'_>, seconds: f64) -> RunNote {
    let name = settings.records.and_then(Path::file_name);
    let records = name.map(|name| name.to_string_lossy().into_owned());
    let mut command = format!("parlor experiment run {id}");
    command += match settings.size {
        Size::Quick => " --quick",
        Size::Full => "",
        Size::Long => " --long",
    };
    if settings.seed != 1 {
        command += &format!(" --seed {}", settings.seed);
    }
    if let Some(records) = &records {
        command += &format!(" --records {records}");
    }
    // `2026-11-15`, in Greenwich.
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    let date = now.split('T').next().unwrap_or_default().to_owned();
    RunNote { command, date, seconds, threads: settings.threads.get(), records }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The experiment's records when all are run; `None` if it is left out.
    fn chosen<'a>(id: &str, records: Option<&'a Path>) -> Option<Option<&'a Path>> {
        let all = runnable(records, Size::Full).unwrap_or_else(|_| panic!("{records:?}"));
        all.into_iter().find(|(experiment, _)| experiment.id == id).map(|(_, path)| path)
    }

    #[test]
    fn all_experiments_share_one_path_of_records() {
        let testdata = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../testdata");
        let (both, riichi) = (testdata.as_path(), &*testdata.join("riichi/records"));
        let zole = &*testdata.join("zole");
        for (id, path, expected) in [
            ("fi-tenhou", Some(both), Some(Some(both))),
            ("zole-e8", Some(both), Some(Some(both))),
            ("fi-tenhou", Some(zole), None),
            ("fi-17", Some(zole), Some(None)),
            ("fi-17", Some(riichi), Some(Some(riichi))),
            ("zole-e8", Some(zole), Some(Some(zole))),
            ("fi-tenhou", Some(riichi), Some(Some(riichi))),
            ("zole-e8", Some(riichi), Some(None)),
            ("zole-e5", Some(riichi), Some(None)),
            ("fi-tenhou", None, None),
            ("fi-17", None, Some(None)),
            ("zole-e8", None, Some(None)),
        ] {
            assert_eq!(chosen(id, path), expected, "{id} {path:?}");
        }
        assert!(runnable(Some(Path::new("no-such-folder")), Size::Full).is_err());
    }

    #[test]
    fn what_takes_longest_is_left_out_at_full_size() {
        for (size, n_left_out) in [(Size::Full, 2), (Size::Long, 0), (Size::Quick, 0)] {
            let all = runnable(None, size).unwrap_or_else(|_| panic!("{size:?}"));
            let runs = |id: &str| all.iter().any(|(experiment, _)| experiment.id == id);
            let left_out = ["zole-e6", "zole-calibration"].into_iter().filter(|&id| !runs(id));
            assert_eq!(left_out.count(), n_left_out, "{size:?}");
            assert!(runs("zole-e7"), "{size:?}");
        }
    }

    #[test]
    fn a_note_repeats_the_run_and_names_no_folder() {
        let records = Some(Path::new("somebody/home/logs.tar.gz"));
        let settings = Settings { records, ..Settings::quick(7) };
        let long = Settings { size: Size::Long, ..Settings::quick(1) };
        assert_eq!(note("lt-2", &long, 1.0).command, "parlor experiment run lt-2 --long");
        let RunNote { command, records, .. } = note("fi-17", &settings, 1.0);
        assert_eq!(command, "parlor experiment run fi-17 --quick --seed 7 --records logs.tar.gz");
        assert_eq!(records.as_deref(), Some("logs.tar.gz"));
    }
}
