//! `parlor riichi advise`: what every agent would do in a situation of an mjai log.

mod advice;
mod situation;

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::time::Duration;

use anyhow::Context;
use parlor_agent::Allowance;
use parlor_game::Seat;
use parlor_riichi::RuleSet;
use parlor_riichi_kit::words::{action_text, drawing};
use serde_json::json;

use super::{registry, rules, seat};
use crate::Failure;
use crate::language::spec_error;
use advice::{Advice, table};
use situation::{Situation, find, list};

/// Which situation, and whose advice
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// An mjai log, whole or up to now, masked or not; - for standard input
    #[arg(default_value = "-")]
    log: String,
    /// The seat to advise: a to d, or 0 to 3; default: as start_game says
    #[arg(long, value_parser = seat)]
    seat: Option<Seat>,
    /// The situation after this many messages; default: the seat's last decision
    #[arg(long, value_name = "MESSAGE")]
    at: Option<usize>,
    /// List all decisions of the seat, with the numbers for --at
    #[arg(long, conflicts_with_all = ["at", "agent", "why"])]
    list: bool,
    /// Only this agent (`parlor agents riichi`); repeat for several
    #[arg(long, value_name = "SPEC")]
    agent: Vec<String>,
    /// Print each agent's whole explanation
    #[arg(long)]
    why: bool,
    /// Milliseconds that each agent may think
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    think_ms: u64,
    /// Search nodes that each agent may use
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Seed for randomised agents
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The ruleset, if start_game does not name one (plain mjai has no field for it)
    #[arg(long, default_value = "tenhou", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Only what the seat itself could know is used, also of a log that shows all tiles.

Examples:
  parlor riichi advise testdata/riichi/agents.mjai --seat 0 --list
  parlor riichi advise testdata/riichi/agents.mjai --seat 0 --at 11
  parlor riichi advise testdata/riichi/agents.mjai --seat 0 --at 11 --agent sp-draw --why
  parlor riichi convert game.mjlog --to mjai | parlor riichi advise --seat 2 --json";

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let registry = registry();
    let specs: Vec<String> = match &args.agent[..] {
        [] => registry.entries().iter().map(|entry| entry.name.to_owned()).collect(),
        named => named.to_vec(),
    };
    for spec in &specs {
        registry
            .check(spec)
            .map_err(|error| Failure::Usage(format!("--agent: {}", spec_error(&error))))?;
    }
    let mut out = io::stdout().lock();
    if args.list {
        for situation in list(read(&args.log)?, args.seat, args.rules)? {
            writeln!(out, "{}", situation.line())?;
        }
        return Ok(());
    }
    let situation = find(read(&args.log)?, args.seat, args.rules, args.at)?;
    let think = Some(Duration::from_millis(args.think_ms));
    let allowance = Allowance { nodes: args.nodes, think, cancel: None };
    let ask = |spec: &String| {
        let mut agent = registry.build(spec, args.seed).map_err(anyhow::Error::from)?;
        Ok::<_, Failure>(Advice::ask(spec, agent.as_mut(), &situation, &allowance))
    };
    let all = specs.iter().map(ask).collect::<Result<Vec<Advice>, Failure>>()?;
    if args.json {
        writeln!(out, "{}", fields(args, &situation, &all))?;
        return Ok(());
    }
    writeln!(out, "{}\n", drawing(&situation.view, &crate::language::reader()).trim_end())?;
    if args.why {
        for advice in &all {
            writeln!(out, "{}", advice.in_full())?;
        }
    }
    for line in table(&all) {
        writeln!(out, "{line}")?;
    }
    if let Some(done) = situation.done {
        writeln!(out, "\nthe log goes on with: {}", action_text(done))?;
    }
    Ok(())
}

fn fields(args: &Args, situation: &Situation, all: &[Advice]) -> serde_json::Value {
    json!({
        "seat": situation.view.seat.idx(),
        "message": situation.message,
        "done": situation.done.map(action_text),
        "agents": all.iter().map(|advice| advice.fields(args.why)).collect::<Vec<_>>(),
    })
}

fn read(log: &str) -> Result<impl Read, Failure> {
    let source: Box<dyn Read> = if log == "-" {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(log).with_context(|| format!("cannot read {log}"))?)
    };
    Ok(BufReader::new(source))
}
