//! `parlor arena …`: who plays better.

mod check_bot;
mod games;
mod merge;
mod progress;
mod report;
mod run;
mod standings;
mod tournament;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Play a tournament, or resume one
    Run(Box<run::Args>),
    /// Join the result files of all shards into one
    Merge(merge::Args),
    /// Report on a result file: standings, pairs, ratings, times
    Report(report::Args),
    /// Play test games with an outside bot and report every breach of the protocol
    CheckBot(check_bot::Args),
}

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  parlor arena run --game backgammon --entrants random,random --blocks 100 --out results/
  parlor arena run plan.toml --out results/
  parlor arena merge results/plan.*-of-7.jsonl --out results/
  parlor arena report results/plan.jsonl --format md
  parlor arena check-bot --help";

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Run(args) => run::run(args),
        Command::Merge(args) => merge::run(args),
        Command::Report(args) => report::run(args),
        Command::CheckBot(args) => check_bot::run(args),
    }
}
