//! `parlor zole advise`: what to call, bury or play, with the value of every choice.

use anyhow::{Context, ensure};
use parlor_agent::{Budget, Estimate};
use parlor_analysis::Advice;
use parlor_formats::zole::{Situation, Style, write_call, write_card};
use parlor_game::{Observed, Seat};
use parlor_zole::{Action, Deal, Place, RuleSet, View};
use parlor_zole_agents::registry;
use parlor_zole_kit::drawing;
use serde_json::{Value, json};

use super::open::place;
use super::told::{calls, from_row};
use super::{cards, listed, recorded, rules};
use crate::failure::{OrUsage, usage};
use crate::language::{self, check_agent};
use crate::{batch, output};

/// The options that tell a situation: a record or a batch line tells all of it.
const TOLD: [&str; 8] = ["hand", "place", "calls", "table", "buried", "played", "pules", "rules"];

/// Which situation, and whose advice
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A record (.zole or openZole); without one, the options describe the situation
    #[arg(conflicts_with_all = TOLD, conflicts_with = "batch")]
    record: Option<String>,
    /// Number of the deal in the record, from 1
    #[arg(long, default_value_t = 1, requires = "record")]
    deal: usize,
    /// After this many steps of that deal (calls, burial, cards); advises the player to act
    #[arg(long, default_value_t = 0, requires = "record")]
    steps: usize,
    /// Your eight cards as dealt; ten when you have taken the table
    #[arg(long, value_name = "CARDS", required_unless_present_any = ["record", "batch"])]
    hand: Option<String>,
    /// Where you sit: 1, 2 or 3 for the first, second or third hand
    #[arg(long, value_name = "HAND", default_value = "1", value_parser = place)]
    place: Place,
    /// The calls so far, from the first hand on: pass, take, zole, maza-zole
    #[arg(long, value_name = "CALLS", default_value = "")]
    calls: String,
    /// The two cards that you picked up, if you took the table and --hand has only eight
    #[arg(long, value_name = "CARDS", default_value = "")]
    table: String,
    /// The two cards that you buried
    #[arg(long, value_name = "CARDS", default_value = "")]
    buried: String,
    /// All cards played so far, in order, yours too
    #[arg(long, value_name = "CARDS", default_value = "")]
    played: String,
    /// Number of common pules
    #[arg(long, default_value_t = 0)]
    pules: u8,
    /// The ruleset: a preset and what differs from it
    #[arg(long, default_value = "lzf-classic", value_parser = rules)]
    rules: RuleSet,
    /// The agent to ask (`parlor agents zole`); on all cores, unless it says threads=N
    #[arg(long, value_name = "SPEC", default_value = "house")]
    agent: String,
    /// Seed for randomised agents
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines with the fields hand, place (0, 1, 2), calls, table, buried, played, rules and
    /// pules; answer each with the choice and the value of every action
    #[arg(long, conflicts_with_all = TOLD, conflicts_with = "json")]
    batch: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor zole advise --hand 'QC QS QH JC JS AD TH KH'
  parlor zole advise --hand 'QC QS QH JC JS AD TH KH' --calls take --table '9S 9C'
  parlor zole advise --hand 'QD JH JD KD 9D AH AS TS' --place 2 --calls take --played 'QC'
  parlor zole advise session.zole --deal 2 --steps 9 --agent pimc:worlds=500
  echo '{\"hand\":\"QC QS QH JC JS AD TH KH\"}' | parlor zole advise --batch";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    check_agent(&registry(), &args.agent)?;
    if args.batch {
        return batch::run(|row| {
            ask(args, &from_row(row)?.known()?.view).map(|advice| by_action(&advice))
        });
    }
    let view = match &args.record {
        Some(file) => known_in(file, args.deal, args.steps)?,
        None => told(args).and_then(|told| Ok(told.known()?.view)).or_usage()?,
    };
    let advice = ask(args, &view).or_usage()?;
    if args.json {
        let mut all = by_action(&advice);
        all["question"] = json!(match advice.chosen {
            Action::Call(_) => "call",
            Action::Bury(_) => "burial",
            Action::Play(_) | Action::ThrowIn => "card",
        });
        all["agent"] = json!(args.agent);
        all["seed"] = json!(args.seed);
        all["explanation"] = json!(advice.why);
        return output::json(&all);
    }
    let reader = language::reader();
    let drawn = drawing::view(&view, Style::Symbols, &reader);
    output::text(&format!("{drawn}\n\n{}", advice.why.printed(&reader)))
}

fn told(args: &Args) -> anyhow::Result<Situation> {
    Ok(Situation {
        rules: args.rules,
        place: args.place,
        hand: cards("--hand", args.hand.as_deref().unwrap_or_default())?,
        calls: calls("--calls", &args.calls)?,
        table: cards("--table", &args.table)?,
        buried: cards("--buried", &args.buried)?,
        played: cards("--played", &args.played)?,
        pules: args.pules,
    })
}

/// What the player whose turn it is knows at a place of a record.
fn known_in(file: &str, number: usize, steps: usize) -> anyhow::Result<View> {
    let record = recorded::up_to(recorded::read(file)?.record, number, Some(steps))?;
    let course = record.deal(number).context("no such deal")??;
    let turn: Option<Seat> = course.turn().filter(|_| !course.is_over());
    let over = || usage(format!("deal {number} is over after {steps} steps; no player has to act"));
    Ok(course.deal().view(turn.ok_or_else(over)?))
}

/// Asks the agent, on behalf of the player whose view this is.
fn ask(args: &Args, view: &View) -> anyhow::Result<Advice<Deal>> {
    let (seat, mut legal) = (view.me(), Vec::new());
    Deal::prompt(view, seat, &mut legal);
    ensure!(!legal.is_empty(), "it is not {seat}'s turn");
    let registry = registry();
    let mut agent = registry.build(&registry.on_all_cores(&args.agent), args.seed)?;
    Ok(Advice::ask(agent.as_mut(), seat, view, legal, Budget::UNLIMITED))
}

/// The choice, and values by action.
fn by_action(advice: &Advice<Deal>) -> Value {
    let value = |(action, value): (Action, Option<Estimate>)| {
        (written(action), json!(value.map(|value| value.value)))
    };
    let values: Value = advice.values().map(value).collect();
    json!({"choice": written(advice.chosen), "values": values})
}

/// An action as records write it.
fn written(action: Action) -> String {
    match action {
        Action::Call(call) => write_call(call).to_owned(),
        Action::Bury(pair) => listed(pair.cards()),
        Action::Play(card) => write_card(card, Style::Letters),
        Action::ThrowIn => "thrown-in".to_owned(),
    }
}
