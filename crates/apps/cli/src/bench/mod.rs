//! `parlor bench list|run`: one thread, CPU clock of the thread, one name per figure; figures that say so, by
//! the clock on the wall.

mod backgammon;
mod clock;
mod riichi;
mod riichi_budget;
mod riichi_value;
mod zole;

use std::io::{self, Write};

use anyhow::{anyhow, ensure};
use parlor_agent::{Say, Unit};
use parlor_texts::Language;
use serde::Serialize;

use crate::failure::usage;
use crate::output::{self, Ticker};

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

fn seconds(text: &str) -> anyhow::Result<f64> {
    let number: f64 = text.parse().map_err(|_| anyhow!("{text} is not a number of seconds"))?;
    let is_fine = (0.01..=3600.0).contains(&number);
    ensure!(is_fine, "{text} is not between 0.01 and 3600 seconds");
    Ok(number)
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
    let games = [backgammon::benches(), riichi::benches(), riichi_value::benches()];
    let more = [riichi_budget::benches(), zole::benches()];
    games.into_iter().chain(more).flatten().collect()
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::List => {
            let line =
                |Bench { name, unit, what, .. }: Bench| format!("{name:<28} {what} ({unit})\n");
            output::text(&all().into_iter().map(line).collect::<String>())
        }
        Command::Run { name, seconds, json } => measure(name, *seconds, *json),
    }
}

fn measure(name: &str, seconds: f64, json: bool) -> anyhow::Result<()> {
    let mut chosen = all();
    let known: Vec<&str> = chosen.iter().map(|bench| bench.name).collect();
    if name != "all" {
        let is_one = known.contains(&name);
        let beginning = format!("{name}-");
        let begins = |bench: &Bench| !is_one && bench.name.starts_with(&beginning);
        chosen.retain(|bench| bench.name == name || begins(bench));
    }
    if chosen.is_empty() {
        return Err(usage(format!("unknown figure {name:?}; known: all, {}", known.join(", "))));
    }
    let (mut out, ticker) = (io::stdout().lock(), Ticker::new());
    for Bench { name, unit, measure, .. } in chosen {
        ticker.show(|| format!("{name} …"));
        let figure = measure(Stopwatch::new(seconds));
        ticker.clear();
        if json {
            let Figure { rate, median_ms, p99_ms, peers_ms } = figure;
            let line = Line { name, rate, unit, median_ms, p99_ms, peers_ms };
            writeln!(out, "{}", serde_json::to_string(&line)?)?;
        } else {
            writeln!(out, "{name:<28} {}", figure.words(unit))?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Above this rate one unit is better told in nanoseconds.
const NS_SHOWN_FROM: f64 = 1e5;

impl Figure {
    fn words(&self, unit: &str) -> String {
        let rounded = if self.rate < 1000.0 { Unit::number(1) } else { Unit::Count };
        let mut text = format!("{:>16} {unit}", Language::English.number(self.rate, rounded));
        if self.rate > NS_SHOWN_FROM {
            text += &format!("  {:.1} ns each", 1e9 / self.rate);
        }
        for (label, ms) in [("median", self.median_ms), ("p99", self.p99_ms)] {
            text += &ms.map_or(String::new(), |ms| format!("  {label} {ms:.4} ms"));
        }
        if let Some(peers_ms) = self.peers_ms {
            text += &format!("  (medians elsewhere: {peers_ms} ms)");
        }
        text
    }
}
