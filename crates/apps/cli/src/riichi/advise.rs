//! `parlor riichi advise`: what every agent would do in a situation of an mjai log.

use std::io::BufReader;
use std::time::Duration;

use anyhow::bail;
use parlor_agent::{Allowance, Message, Say, align};
use parlor_analysis::Advice;
use parlor_analysis::riichi::{LogError, Situation, Situations};
use parlor_formats::riichi::Mpsz;
use parlor_game::Seat;
use parlor_riichi::{Deal, RuleSet};
use parlor_riichi_agents::registry;
use parlor_riichi_kit::words::{action_text, drawing, round};
use parlor_texts::Language;
use serde_json::{Value, json};

use super::{rules, seat};
use crate::failure::usage;
use crate::language::{self, check_agent, say};
use crate::{files, output};

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

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let registry = registry();
    let specs: Vec<String> = match &args.agent[..] {
        [] => registry.entries().iter().map(|entry| entry.name.to_owned()).collect(),
        named => named.to_vec(),
    };
    for spec in &specs {
        check_agent(&registry, spec)?;
    }
    let situations = situations(args)?;
    if args.list {
        let lines: anyhow::Result<String> = situations.map(|one| Ok(line(&one?))).collect();
        let lines = lines?;
        return if lines.is_empty() { Err(nothing()) } else { output::text(&lines) };
    }
    let situation = find(situations, args.at)?;
    let think = Some(Duration::from_millis(args.think_ms));
    let allowance = Allowance { nodes: args.nodes, think, cancel: None };
    let mut all = Vec::new();
    for spec in specs {
        let advice = situation.advice(registry.build(&spec, args.seed)?.as_mut(), &allowance);
        all.push((spec, advice));
    }
    if args.json {
        return output::json(&json!({
            "seat": situation.view.seat.idx(),
            "message": situation.message,
            "done": situation.done.map(action_text),
            "agents": all.iter().map(|advice| fields(advice, args.why)).collect::<Vec<_>>(),
        }));
    }
    let reader = language::reader();
    let mut text = drawing(&situation.view, &reader).trim_end().to_owned() + "\n\n";
    for (spec, Advice { chosen, why, .. }) in all.iter().filter(|_| args.why) {
        text += &format!("{spec}: {}\n{}\n", action_text(*chosen), why.printed(&reader));
    }
    text += &table(&all);
    if let Some(done) = situation.done {
        text += &format!("\nnext in the log: {}\n", action_text(done));
    }
    output::text(&text)
}

/// The decisions of the seat, errors as a user reads them.
fn situations(args: &Args) -> anyhow::Result<impl Iterator<Item = anyhow::Result<Situation>>> {
    let log = BufReader::new(files::open(&args.log)?);
    Ok(Situations::of(log, args.seat, args.rules).map(|situation| {
        situation.map_err(|error| match error {
            LogError::NoSeat => usage(format!("{error}: name a --seat, 0 to 3")),
            LogError::Message { .. } => error.into(),
        })
    }))
}

fn nothing() -> anyhow::Error {
    usage("the seat has no decision in this log; is --seat right?")
}

/// The decision after message `at`, or the last one.
fn find(
    situations: impl Iterator<Item = anyhow::Result<Situation>>,
    at: Option<usize>,
) -> anyhow::Result<Situation> {
    let (mut found, mut next) = (None, String::new());
    for situation in situations {
        let situation = situation?;
        let n = situation.message;
        if at.is_some_and(|at| n > at) {
            next = format!(", the next one at {n}");
            break;
        }
        found = Some(situation);
        if at == Some(n) {
            break;
        }
    }
    match (found, at) {
        (Some(found), Some(at)) if found.message != at => bail!(usage(format!(
            "no decision at message {at}; the last one before it is at message {}{next} \
             (--list shows all)",
            found.message
        ))),
        (Some(found), _) => Ok(found),
        (None, Some(at)) => bail!(usage(format!(
            "no decision at or before message {at} (--list shows the seat's decisions)"
        ))),
        (None, None) => Err(nothing()),
    }
}

/// One line of a list.
fn line(situation: &Situation) -> String {
    let table = &situation.view.table;
    let line = Message::new("cli-riichi-situation")
        .with("round", round(table))
        .with("live", u32::from(table.live))
        .with("hand", Mpsz(situation.view.hand()).to_string())
        .with("n", situation.legal.len().to_string())
        .with("done", situation.done.map_or("?".to_owned(), action_text));
    format!("{:>5}  {}\n", situation.message, say(&line))
}

/// Why, in one line.
fn reason(advice: &Advice<Deal>, language: Language) -> String {
    let said = advice.in_short().iter().map(|message| language.message(message));
    said.collect::<Vec<_>>().join(" ")
}

/// All advice side by side.
fn table(all: &[(String, Advice<Deal>)]) -> String {
    let reader = language::reader();
    let heading = ["cli-agent", "cli-choice", "cli-value", "cli-reason"];
    let mut rows = vec![heading.map(|key| say(&Message::new(key))).to_vec()];
    rows.extend(all.iter().map(|(spec, advice)| {
        let values = &advice.why.values;
        let value = advice.why.choice().and_then(|choice| choice.value).map_or(
            "–".to_owned(),
            // What the choice is worth to the agent, and what that measures.
            |value| format!("{} {}", value.said(values.unit, &reader), say(&values.label)),
        );
        vec![spec.clone(), action_text(advice.chosen), value, reason(advice, reader)]
    }));
    align(&rows, 4).iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn fields((spec, advice): &(String, Advice<Deal>), in_full: bool) -> Value {
    let value = advice.why.choice().and_then(|choice| choice.value);
    let mut all = json!({
        "agent": spec,
        "choice": action_text(advice.chosen),
        "value": value.map(|value| value.value),
        "measures": Language::English.message(&advice.why.values.label).to_lowercase(),
        "why": reason(advice, Language::English),
    });
    if in_full {
        all["explanation"] = json!(advice.why);
    }
    all
}
