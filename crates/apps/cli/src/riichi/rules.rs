//! `parlor riichi rules`: the rulesets, and one of them in full.

use parlor_riichi::Preset;
use parlor_riichi::rule_set::{Choice, Confidence};
use serde_json::{Map, Value, json};

use crate::output;

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
A ruleset is chosen elsewhere by its name, with changes if any: --rules 'tenhou length=east'.

Examples:
  parlor riichi rules
  parlor riichi rules ema2016
  parlor riichi rules tenhou --against ema2016 --json";

fn preset(name: &str) -> anyhow::Result<&'static Preset> {
    Ok(Preset::by_name(name)?)
}

fn word(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::High => "high",
        Confidence::Medium => "medium",
        Confidence::Low => "low",
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if let Some(preset) = args.name {
        return show(preset, args);
    }
    if args.json {
        let fields = |preset: &&Preset| json!({"name": preset.name(), "title": preset.title()});
        return output::pretty_json(&Preset::all().iter().map(fields).collect::<Vec<_>>());
    }
    let line = |preset: &&Preset| {
        let default = if preset.name() == Preset::DEFAULT.name() { " (default)" } else { "" };
        format!("{:<14} {}{default}\n", preset.name(), preset.title())
    };
    output::text(&Preset::all().iter().map(line).collect::<String>())
}

fn show(preset: &Preset, args: &Args) -> anyhow::Result<()> {
    let (name, title, choices) = (preset.name(), preset.title(), preset.choices());
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
        return output::pretty_json(&json!({"name": name, "title": title, "rules": all}));
    }
    let against = args.against.map(|other| format!("; what differs from {}", other.name()));
    let mut text = format!("{name}: {title}{}\n", against.unwrap_or_default());
    for Choice { parameter, confidence } in chosen {
        let (key, value) = (parameter.key(), parameter.value());
        text += &format!("  {key:<20} {value:<28} {}\n", word(*confidence));
    }
    output::text(&text)
}
