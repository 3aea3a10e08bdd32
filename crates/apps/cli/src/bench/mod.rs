//! `parlor bench list|run`: one thread, CPU clock of the thread, one name per figure; figures that say so, by
//! the clock on the wall.

mod backgammon;
mod clock;
mod riichi;
mod riichi_budget;
mod riichi_dag;
mod riichi_ev;
mod zole;

use std::io::{self, IsTerminal, Write};

use serde::Serialize;

use crate::Failure;

pub(crate) use clock::Stopwatch;

/// What to measure
#[derive(clap::Subcommand)]
#[command(after_help = "Examples:\n  parlor bench list\n  parlor bench run all")]
pub(crate) enum Command {
    /// List the figures that can be measured
    #[command(after_help = "Example:\n  parlor bench list")]
    List,
    /// Measure one figure, or all
    #[command(
        after_help = "Examples:\n  parlor bench run backgammon-movegen --seconds 5 --json\n  parlor bench run riichi-budget"
    )]
    Run {
        /// A name of `parlor bench list`, a common prefix of several, or `all`
        name: String,
        /// CPU seconds to spend on each figure
        #[arg(long, default_value_t = 2.0, value_parser = seconds)]
        seconds: f64,
        /// Print one JSON object a line
        #[arg(long)]
        json: bool,
    },
}

fn seconds(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| format!("{text} is not a number of seconds"))?;
    if (0.01..=3600.0).contains(&number) {
        Ok(number)
    } else {
        Err(format!("{text} is not between 0.01 and 3600 seconds"))
    }
}

/// One figure: what it is called, what it counts, and how it is measured.
struct Bench {
    name: &'static str,
    unit: &'static str,
    what: &'static str,
    measure: fn(Stopwatch) -> Figure,
}

/// What came out of a measurement. Timings where one piece of work is timed.
#[derive(Default)]
pub(crate) struct Figure {
    pub(crate) rate: f64,
    pub(crate) median_ms: Option<f64>,
    pub(crate) p99_ms: Option<f64>,
    /// Medians of other programs in milliseconds, measured elsewhere on hands of the same sort.
    pub(crate) peers_ms: Option<&'static str>,
}

#[derive(Serialize)]
struct Line {
    name: &'static str,
    rate: f64,
    unit: &'static str,
    median_ms: Option<f64>,
    p99_ms: Option<f64>,
    peers_ms: Option<&'static str>,
}

fn all() -> Vec<Bench> {
    let riichi =
        [riichi::benches(), riichi_ev::benches(), riichi_dag::benches(), riichi_budget::benches()];
    let riichi = riichi.into_iter().flatten();
    backgammon::benches().into_iter().chain(riichi).chain(zole::benches()).collect()
}

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::List => {
            let mut out = io::stdout().lock();
            for Bench { name, unit, what, .. } in all() {
                writeln!(out, "{name:<28} {what} ({unit})")?;
            }
            Ok(())
        }
        Command::Run { name, seconds, json } => measure(name, *seconds, *json),
    }
}

fn measure(name: &str, seconds: f64, json: bool) -> Result<(), Failure> {
    let beginning = format!("{name}-");
    let is_one = all().iter().any(|bench| bench.name == name);
    let is_meant = |bench: &Bench| {
        let begins = !is_one && bench.name.starts_with(&beginning);
        name == "all" || bench.name == name || begins
    };
    let chosen: Vec<Bench> = all().into_iter().filter(is_meant).collect();
    if chosen.is_empty() {
        let known: Vec<&str> = all().iter().map(|bench| bench.name).collect();
        let message = format!("unknown figure {name:?}; known: all, {}", known.join(", "));
        return Err(Failure::Usage(message));
    }
    let mut out = io::stdout().lock();
    for Bench { name, unit, measure, .. } in chosen {
        if io::stderr().is_terminal() && !json {
            eprint!("{name} …\r");
        }
        let Figure { rate, median_ms, p99_ms, peers_ms } = measure(Stopwatch::new(seconds));
        if json {
            let line = Line { name, rate, unit, median_ms, p99_ms, peers_ms };
            writeln!(out, "{}", serde_json::to_string(&line).map_err(anyhow::Error::from)?)?;
        } else {
            write!(out, "{name:<28} {:>16} {unit}", grouped(rate))?;
            if rate > NS_SHOWN_FROM {
                write!(out, "  {:.1} ns each", 1e9 / rate)?;
            }
            for (label, ms) in [("median", median_ms), ("p99", p99_ms)] {
                if let Some(ms) = ms {
                    write!(out, "  {label} {ms:.4} ms")?;
                }
            }
            if let Some(peers_ms) = peers_ms {
                write!(out, "  (medians elsewhere: {peers_ms} ms)")?;
            }
            writeln!(out)?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Above this rate one unit is better told in nanoseconds.
const NS_SHOWN_FROM: f64 = 1e5;

/// A number with thin groups of three: 12,345,678, or with a decimal when small.
fn grouped(number: f64) -> String {
    if number < 1000.0 {
        return format!("{number:.1}");
    }
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
