//! `parlor experiment list|run|findings`: the sources' experiments, run again.

mod findings;
mod run;

use parlor_experiments::{ALL, Experiment};
use serde_json::json;

use crate::output;

#[derive(clap::Subcommand)]
#[command(after_help = run::EXAMPLES)]
pub(crate) enum Command {
    /// List the experiments
    #[command(after_help = LIST_EXAMPLES)]
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Run one experiment, or all
    #[command(after_help = run::EXAMPLES)]
    Run(run::RunArgs),
    /// Write the pages of all findings from the results in a folder
    #[command(after_help = findings::EXAMPLES)]
    Findings(findings::FindingsArgs),
}

const LIST_EXAMPLES: &str = "\
Examples:
  parlor experiment list
  parlor experiment list --json";

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::List { json } => list(*json),
        Command::Run(args) => run::run(args),
        Command::Findings(args) => findings::write(args),
    }
}

fn list(json: bool) -> anyhow::Result<()> {
    if json {
        let line = |experiment: &&Experiment| {
            json!({
                "id": experiment.id,
                "title": experiment.title,
                "source": experiment.source,
                "protocol": experiment.protocol,
                "deviations": experiment.deviations,
                "records": experiment.records.map(|kind| kind.to_string()),
                "needs_records": experiment.needs_records,
            })
        };
        return output::pretty_json(&ALL.iter().map(line).collect::<serde_json::Value>());
    }
    let mut text = String::new();
    for experiment in ALL {
        text += &format!("{:<20} {}\n", experiment.id, experiment.title);
        text += &format!("{:<20} {}\n", "", experiment.source);
    }
    output::text(&text)
}
