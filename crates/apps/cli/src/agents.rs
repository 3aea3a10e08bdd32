//! `parlor agents [GAME]`

use std::io::{self, Write};

use parlor_agent::{Kind, Parameter, Registry, Setting};
use parlor_game::Observed;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{Failure, backgammon, riichi, zole};

/// Which game, and in which form
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  parlor agents\n  parlor agents backgammon --json")]
pub(crate) struct Args {
    /// Only the agents of this game
    game: Option<Game>,
    /// Print JSON: a list for one game, an object of lists for all
    #[arg(long)]
    json: bool,
}

/// The games that have agents.
#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Game {
    Backgammon,
    Riichi,
    Zole,
}

impl Game {
    const ALL: [Game; 3] = [Game::Backgammon, Game::Riichi, Game::Zole];

    fn name(self) -> &'static str {
        match self {
            Game::Backgammon => "backgammon",
            Game::Riichi => "riichi",
            Game::Zole => "zole",
        }
    }

    fn agents(self) -> Vec<Listed> {
        match self {
            Game::Backgammon => listed(&backgammon::registry()),
            Game::Riichi => listed(&riichi::registry()),
            Game::Zole => listed(&zole::registry()),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let games = args.game.map_or(Game::ALL.to_vec(), |game| vec![game]);
    let mut out = io::stdout().lock();
    if !args.json {
        for game in games {
            writeln!(out, "{}", game.name())?;
            for agent in game.agents() {
                agent.print(&mut out)?;
            }
        }
        return Ok(());
    }
    let json = match args.game {
        Some(game) => json!(game.agents()),
        None => games.into_iter().map(|g| (g.name().to_owned(), json!(g.agents()))).collect(),
    };
    writeln!(out, "{json:#}")?;
    Ok(())
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

fn listed<G: Observed>(registry: &Registry<G>) -> Vec<Listed> {
    let entries = registry.entries().iter();
    entries
        .map(|entry| Listed {
            name: entry.name,
            summary: entry.summary,
            parameters: entry.parameters.iter().map(fields).collect(),
            declared: entry.parameters.clone(),
        })
        .collect()
}

impl Listed {
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
