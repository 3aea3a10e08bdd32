//! `parlor agents [GAME]`

use std::io::{self, Write};

use parlor_agent::{Entry, Kind, Parameter, Setting};
use parlor_game::Observed;
use parlor_kit::{Find, Full};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{Failure, games};

/// Which game, and in which form
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  parlor agents\n  parlor agents backgammon --json")]
pub(crate) struct Args {
    /// Only the agents of this game
    #[arg(value_parser = games::parser())]
    game: Option<String>,
    /// Print JSON: a list for one game, an object of lists for all
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let games: Vec<&str> = match &args.game {
        Some(game) => vec![game],
        None => parlor_kits::names(),
    };
    let agents = |game: &str| parlor_kits::find(game, Agents).unwrap_or_default();
    let mut out = io::stdout().lock();
    if !args.json {
        for game in games {
            writeln!(out, "{game}")?;
            for agent in agents(game) {
                agent.print(&mut out)?;
            }
        }
        return Ok(());
    }
    let json = match &args.game {
        Some(game) => json!(agents(game)),
        None => games.into_iter().map(|game| (game.to_owned(), json!(agents(game)))).collect(),
    };
    writeln!(out, "{json:#}")?;
    Ok(())
}

/// The agents of a game.
struct Agents;

impl Find for Agents {
    type Output = Vec<Listed>;

    fn found<K: Full>(self) -> Vec<Listed> {
        K::registry().entries().iter().map(Listed::new).collect()
    }
}

/// One agent of a list.
#[derive(Serialize)]
struct Listed {
    name: &'static str,
    summary: &'static str,
    parameters: Vec<Map<String, Value>>,
    #[serde(skip)]
    declared: Vec<Parameter>,
}

impl Listed {
    fn new<G: Observed>(entry: &Entry<G>) -> Listed {
        Listed {
            name: entry.name,
            summary: entry.summary,
            parameters: entry.parameters.iter().map(fields).collect(),
            declared: entry.parameters.clone(),
        }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "  {:<16} {}", self.name, self.summary)?;
        for Parameter { name, summary, kind, default } in &self.declared {
            let setting = format!("{name}={default}");
            writeln!(out, "    {setting:<24} {summary} ({kind})")?;
        }
        Ok(())
    }
}

/// A parameter as a program reads it.
fn fields(parameter: &Parameter) -> Map<String, Value> {
    let kind = match parameter.kind {
        Kind::Integer { min, max } => json!({"kind": "integer", "min": min, "max": max}),
        Kind::Number { min, max } => json!({"kind": "number", "min": min, "max": max}),
        Kind::Choice(words) => json!({"kind": "choice", "values": words}),
        Kind::Flag => json!({"kind": "flag"}),
    };
    let default = match parameter.default {
        Setting::Integer(n) => json!(n),
        Setting::Number(x) => json!(x),
        Setting::Choice(word) => json!(word),
        Setting::Flag(on) => json!(on),
    };
    let mut all = Map::new();
    all.insert("name".to_owned(), json!(parameter.name));
    all.insert("summary".to_owned(), json!(parameter.summary));
    all.extend(kind.as_object().cloned().unwrap_or_default());
    all.insert("default".to_owned(), default);
    all
}
