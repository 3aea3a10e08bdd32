//! `parlor backgammon analyse`: the errors and the luck of a match.

mod grade;
mod print;
mod tally;
mod walk;

use std::io::{self, IsTerminal, Write};

use parlor_backgammon::RuleSet;
use parlor_formats::backgammon::mat::Record;

use crate::{Failure, backgammon};

use super::mind::MindArgs;
use super::source::{self, Source};

use walk::{Analysis, Walk};

/// Which match, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A .mat file, or - for standard input
    input: String,
    #[command(flatten)]
    mind: MindArgs,
    /// Skip luck, which evaluates all 21 rolls of every turn
    #[arg(long)]
    no_luck: bool,
    /// List only decisions that cost at least this much
    #[arg(long, default_value_t = 0.0, value_name = "EQUITY", value_parser = equity)]
    from: f64,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = backgammon::rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon analyse match.mat
  parlor backgammon analyse match.mat --agent pips --from 0.08
  parlor backgammon analyse match.mat --json > match.json";

/// Reads what a decision must have cost at least.
fn equity(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|cost: &f64| cost.is_finite() && *cost >= 0.0);
    number.ok_or_else(|| "a cost in equity is wanted, from 0 on: 0.08".to_owned())
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Source::Match(record) = source::read(&args.input, args.rules)? else {
        let message = format!("{:?} is not a match file: analyse reads .mat files", args.input);
        return Err(Failure::Usage(message));
    };
    let mut mind = args.mind.mind()?;
    let spec = mind.spec.clone();
    let mut ticker = Ticker::new(&record);
    let mut walk = Walk::new(&mut mind, !args.no_luck);
    for (idx, game) in record.games.iter().enumerate() {
        let walked = walk.game(idx + 1, game, record.rules, &mut || ticker.step());
        walked.map_err(|error| {
            ticker.clear();
            Failure::Work(anyhow::anyhow!("game {}: {error}", idx + 1))
        })?;
    }
    ticker.clear();
    let analysis: Analysis = walk.done();
    let mut out = io::stdout().lock();
    if args.json {
        return Ok(writeln!(out, "{}", print::fields(&record, &spec, &analysis))?);
    }
    Ok(write!(out, "{}", print::words(&record, &spec, &analysis, args.from))?)
}

/// How far the work is: one line on a terminal, nothing in a pipe.
struct Ticker {
    is_seen: bool,
    done: usize,
    all: usize,
}

impl Ticker {
    fn new(record: &Record) -> Ticker {
        let all = record.games.iter().map(|game| game.inputs.len()).sum();
        Ticker { is_seen: io::stderr().is_terminal(), done: 0, all }
    }

    fn step(&mut self) {
        self.done += 1;
        if self.is_seen {
            eprint!("\r{}/{} throws and decisions\x1b[K", self.done, self.all);
        }
    }

    fn clear(&self) {
        if self.is_seen {
            eprint!("\r\x1b[K");
        }
    }
}
