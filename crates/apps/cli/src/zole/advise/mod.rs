//! `parlor zole advise`: what to call, bury or play, with the value of every choice.

mod answer;
mod told;

use std::fs;
use std::io::{self, Write};

use anyhow::Context;
use parlor_formats::zole::record;
use parlor_formats::zole::{Style, draw};
use parlor_game::{Observed, Seat};
use parlor_zole::{Place, RuleSet, View};

use crate::batch;
use crate::language::spec_error;
use crate::{Failure, zole};

use super::open::place;
use answer::Advice;
use told::Told;

/// The options that tell a situation: a record or a batch line tells all of it.
const TOLD: [&str; 8] = ["hand", "place", "calls", "table", "buried", "played", "pules", "rules"];

/// Which situation, and whose advice
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A record (.zole); without one, the options describe the situation
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
    #[arg(long, default_value = "lzf-classic", value_parser = zole::rules)]
    rules: RuleSet,
    /// The agent to ask (`parlor agents zole`)
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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let registry = zole::registry();
    registry
        .check(&args.agent)
        .map_err(|error| Failure::Usage(format!("--agent: {}", spec_error(&error))))?;
    if args.batch {
        return batch::run(|row| {
            let view = Told::from_row(row)?.view()?;
            Advice::ask(&registry, &args.agent, args.seed, &view).map(|advice| advice.by_action())
        });
    }
    let view = match &args.record {
        Some(file) => recorded(file, args.deal, args.steps)?,
        None => told(args).and_then(|told| told.view()).map_err(Failure::Usage)?,
    };
    let advice = Advice::ask(&registry, &args.agent, args.seed, &view).map_err(Failure::Usage)?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", advice.json(&args.agent, args.seed))?;
    } else {
        writeln!(out, "{}\n", draw::view(&view, Style::Symbols))?;
        write!(out, "{}", advice.text())?;
    }
    Ok(())
}

fn told(args: &Args) -> Result<Told, String> {
    let hand = args.hand.as_deref().unwrap_or_default();
    Ok(Told {
        rules: args.rules,
        place: args.place,
        hand: told::cards("--hand", hand)?,
        calls: told::calls("--calls", &args.calls)?,
        table: told::cards("--table", &args.table)?,
        buried: told::cards("--buried", &args.buried)?,
        played: told::cards("--played", &args.played)?,
        pules: args.pules,
    })
}

/// What whoever's turn it is knows at a place of a record.
fn recorded(file: &str, number: usize, steps: usize) -> Result<View, Failure> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {file}"))?;
    let mut record =
        record::read(&bytes).with_context(|| format!("{file} is not a Zole record"))?;
    let n_deals = record.deals.len();
    let no_deal = || Failure::Usage(format!("no deal {number}: the record has {n_deals}"));
    record.deals.truncate(number);
    let last = record.deals.last_mut().filter(|_| (1..=n_deals).contains(&number));
    let last = last.ok_or_else(no_deal)?;
    if steps > last.steps.len() {
        return Err(Failure::Usage(format!("deal {number} has {} steps", last.steps.len())));
    }
    last.steps.truncate(steps);
    let course = record.deal(number).ok_or_else(no_deal)?.map_err(anyhow::Error::from)?;
    let turn: Option<Seat> = course.turn().filter(|_| !course.is_over());
    let seat = turn.ok_or_else(|| {
        Failure::Usage(format!("deal {number} is over after {steps} steps: nobody is to act"))
    })?;
    Ok(course.deal().view(seat))
}
