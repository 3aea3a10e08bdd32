//! `parlor riichi rules`: the rulesets, and one of them in full.

use std::io::{self, Write};

use parlor_riichi::Preset;
use parlor_riichi::rule_set::{Choice, Confidence};
use serde_json::{Map, Value, json};

use crate::Failure;

/// Which ruleset
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A ruleset of the list; without one all are listed
    #[arg(value_parser = preset)]
    name: Option<&'static Preset>,
    /// Only what differs from this ruleset
    #[arg(long, requires = "name", value_parser = preset)]
    against: Option<&'static Preset>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
A ruleset is chosen elsewhere by its name, with changes where wanted: --rules 'tenhou length=east'.

Examples:
  parlor riichi rules
  parlor riichi rules ema2016
  parlor riichi rules tenhou --against ema2016 --json";

fn preset(name: &str) -> Result<&'static Preset, String> {
    Preset::by_name(name).map_err(|error| error.to_string())
}

fn word(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::High => "high",
        Confidence::Medium => "medium",
        Confidence::Low => "low",
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match args.name {
        None if args.json => {
            let all = Preset::all().iter();
            let all: Vec<Value> =
                all.map(|preset| json!({"name": preset.name(), "title": preset.title()})).collect();
            writeln!(out, "{:#}", json!(all))?;
        }
        None => {
            for preset in Preset::all() {
                let default =
                    if preset.name() == Preset::DEFAULT.name() { " (default)" } else { "" };
                writeln!(out, "{:<14} {}{default}", preset.name(), preset.title())?;
            }
        }
        Some(preset) => show(preset, args, &mut out)?,
    }
    Ok(())
}

fn show(preset: &Preset, args: &Args, out: &mut impl Write) -> io::Result<()> {
    let choices = preset.choices();
    let differs = |choice: &&Choice| {
        args.against.is_none_or(|other| !other.rules().parameters().contains(&choice.parameter))
    };
    let chosen = choices.iter().filter(differs);
    if args.json {
        let all: Map<String, Value> = chosen
            .map(|Choice { parameter, confidence }| {
                let value = json!({"value": parameter.value(), "confidence": word(*confidence)});
                (parameter.key().to_owned(), value)
            })
            .collect();
        let (name, title) = (preset.name(), preset.title());
        return writeln!(out, "{:#}", json!({"name": name, "title": title, "rules": all}));
    }
    match args.against {
        None => writeln!(out, "{}: {}", preset.name(), preset.title())?,
        Some(other) => {
            writeln!(
                out,
                "{}: {}; what differs from {}",
                preset.name(),
                preset.title(),
                other.name()
            )?;
        }
    }
    for Choice { parameter, confidence } in chosen {
        let (key, value) = (parameter.key(), parameter.value());
        writeln!(out, "  {key:<20} {value:<28} {}", word(*confidence))?;
    }
    Ok(())
}
