//! `parlor agents [GAME]`

use std::io::{self, Write};

use parlor_agent::{Entry, Kind, Parameter, Setting, level_key};
use parlor_game::Observed;
use parlor_kit::{Find, Full};
use parlor_texts::Language;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{Failure, games, language};

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
        K::registry().entries().iter().map(|entry| Listed::new(K::NAME, entry)).collect()
    }
}

/// One agent of a list.
#[derive(Serialize)]
struct Listed {
    name: &'static str,
    summary: String,
    parameters: Vec<Map<String, Value>>,
    /// What each level does and does not know.
    #[serde(skip_serializing_if = "Map::is_empty")]
    levels: Map<String, Value>,
    #[serde(skip)]
    game: String,
    #[serde(skip)]
    keys: [String; 2],
    #[serde(skip)]
    declared: Vec<Parameter>,
}

impl Listed {
    fn new<G: Observed>(game: &str, entry: &Entry<G>) -> Listed {
        let keys = entry.keys(game);
        let parameter = |parameter: &Parameter| fields(entry.name, parameter);
        let level =
            |&word: &&str| (word.to_owned(), json!(about_level(Language::English, game, word)));
        Listed {
            levels: entry.levels().iter().map(level).collect(),
            game: game.to_owned(),
            name: entry.name,
            summary: about(Language::English, &keys),
            parameters: entry.parameters.iter().map(parameter).collect(),
            keys,
            declared: entry.parameters.clone(),
        }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let reader = language::reader();
        writeln!(out, "  {:<16} {}", self.name, about(reader, &self.keys))?;
        for parameter in &self.declared {
            let Parameter { name, kind, default, aliases } = parameter;
            let setting = format!("{name}={default}");
            let about = about(reader, &parameter.keys(self.name));
            let also: String =
                aliases.iter().map(|(alias, word)| format!("; {alias} = {word}")).collect();
            writeln!(out, "    {setting:<24} {about} ({kind}{also})")?;
            for level in self.levels.keys().filter(|_| *name == "level") {
                let about = about_level(reader, &self.game, level);
                writeln!(out, "      {level:<22} {about}")?;
            }
        }
        Ok(())
    }
}

/// What an agent is or a parameter does; a test sees to it that every language says so.
fn about(language: Language, keys: &[String; 2]) -> String {
    language.first_of(keys).unwrap_or_default()
}

/// What a level does and does not know.
fn about_level(language: Language, game: &str, level: &str) -> String {
    language.first_of(&[level_key(game, level)]).unwrap_or_default()
}

/// A parameter as a program reads it.
fn fields(agent: &str, parameter: &Parameter) -> Map<String, Value> {
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
    all.insert("summary".to_owned(), json!(about(Language::English, &parameter.keys(agent))));
    all.extend(kind.as_object().cloned().unwrap_or_default());
    all.insert("default".to_owned(), default);
    if !parameter.aliases.is_empty() {
        let aliases =
            parameter.aliases.iter().map(|&(alias, word)| (alias.to_owned(), json!(word)));
        all.insert("aliases".to_owned(), aliases.collect());
    }
    all
}
