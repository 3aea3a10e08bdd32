//! `GET /api/games/{game}/agents` and `/rules`: who can be invited, by which rules one can play.

use std::fmt::Display;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use parlor_agent::{Entry, Kind, Parameter, Registry, Setting};
use parlor_backgammon::RuleSet;
use parlor_formats::zole::rules_in_full;
use parlor_game::Observed;
use parlor_riichi::Preset;
use parlor_table::{BackgammonTable, RiichiTable, TableGame, ZoleTable};
use parlor_wire::online::{
    AgentMsg, ErrorCode, ParameterKindMsg, ParameterMsg, RuleMsg, RulesMsg, SettingMsg,
};
use parlor_zole::Ruleset;

use crate::Hall;
use crate::refusal::Refusal;

fn unknown(game: &str) -> Refusal {
    let name: String = game.chars().take(40).collect();
    let known = parlor_table::GAMES.join(", ");
    Refusal::new(ErrorCode::NoRoom, format!("no game is called {name:?}; there are: {known}"))
}

/// `GET /api/games/{game}/agents`.
pub(crate) async fn agents(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<AgentMsg>>, Refusal> {
    hall.agents().listed(&game).map(Json).ok_or_else(|| unknown(&game))
}

/// `GET /api/games/{game}/rules`.
pub(crate) async fn rules(Path(game): Path<String>) -> Result<Json<Vec<RulesMsg>>, Refusal> {
    let list = match game.as_str() {
        "backgammon" => backgammon(),
        "riichi" => riichi(),
        "zole" => zole(),
        _ => return Err(unknown(&game)),
    };
    Ok(Json(list))
}

/// The agents of a game as a page shows them.
pub(crate) fn listed<G: Observed>(registry: &Registry<G>) -> Vec<AgentMsg> {
    let entry = |entry: &Entry<G>| AgentMsg {
        name: entry.name.to_owned(),
        summary: entry.summary.to_owned(),
        levels: levels(entry),
        parameters: entry.parameters.iter().map(parameter).collect(),
    };
    registry.entries().iter().map(entry).collect()
}

/// An agent with a parameter `level` has as many difficulties as that has words.
fn levels<G: Observed>(entry: &Entry<G>) -> Vec<String> {
    let level = entry.parameters.iter().find(|parameter| parameter.name == "level");
    match level.map(|level| level.kind) {
        Some(Kind::Choice(words)) => {
            words.iter().map(|word| format!("{}:level={word}", entry.name)).collect()
        }
        _ => vec![entry.name.to_owned()],
    }
}

fn parameter(parameter: &Parameter) -> ParameterMsg {
    ParameterMsg {
        name: parameter.name.to_owned(),
        summary: parameter.summary.to_owned(),
        kind: match parameter.kind {
            Kind::Integer { min, max } => ParameterKindMsg::Integer { min, max },
            Kind::Number { min, max } => ParameterKindMsg::Number { min, max },
            Kind::Choice(words) => {
                let values = words.iter().map(|&word| word.to_owned()).collect();
                ParameterKindMsg::Choice { values }
            }
            Kind::Flag => ParameterKindMsg::Flag,
        },
        default: match parameter.default {
            Setting::Integer(n) => SettingMsg::Integer(n),
            Setting::Number(x) => SettingMsg::Number(x),
            Setting::Choice(word) => SettingMsg::Choice(word.to_owned()),
            Setting::Flag(on) => SettingMsg::Flag(on),
        },
    }
}

fn rule(name: &str, value: &dyn Display) -> RuleMsg {
    RuleMsg { name: name.to_owned(), value: value.to_string() }
}

/// One line of the list; `default` is what an empty text asks for.
fn line<G: TableGame>(name: &str, summary: &str, parameters: Vec<RuleMsg>) -> Option<RulesMsg> {
    let rules = G::read(name).ok()?.rules();
    let default = G::read("").is_ok_and(|usual| usual.rules() == rules);
    let (name, summary) = (name.to_owned(), summary.to_owned());
    Some(RulesMsg { name, summary, rules, default, parameters })
}

fn backgammon() -> Vec<RulesMsg> {
    let preset = |preset: RuleSet| {
        let summary = match preset.name {
            "standard" => "matches to points, with the cube",
            "money" => "money games: Jacoby, beavers, automatic doubles",
            "seed" => "the source's game: seat A begins, no cube",
            "nackgammon" => "Nackgammon: two more men back at the start",
            "hypergammon" => "Hypergammon: three men each",
            _ => "",
        };
        let on = |on: bool| if on { "on" } else { "off" };
        let parameters = vec![
            rule("cube", &on(preset.cube)),
            rule("jacoby", &on(preset.jacoby)),
            rule("beavers", &preset.beavers),
            rule("automatic_doubles", &preset.automatic_doubles),
        ];
        line::<BackgammonTable>(preset.name, summary, parameters)
    };
    RuleSet::ALL.into_iter().filter_map(preset).collect()
}

fn riichi() -> Vec<RulesMsg> {
    let preset = |preset: &&Preset| {
        let choices = preset.choices();
        let parameters = choices.iter().map(|choice| choice.parameter);
        let parameters = parameters.map(|one| rule(one.key(), &one.value())).collect();
        line::<RiichiTable>(preset.name(), preset.title(), parameters)
    };
    Preset::all().iter().filter_map(preset).collect()
}

fn zole() -> Vec<RulesMsg> {
    let preset = |(name, rules): (&str, Ruleset)| {
        let summary = match name {
            "seed" => "the source's game",
            "lzf-classic" => "the Latvian Zole Federation's classic rules",
            "online-pgm" => "as online: pules, galdiņš and mazā zole",
            "online-pm" => "as online: pules and mazā zole",
            "tournament-lv" => "tournaments in Latvia",
            _ => "",
        };
        let full = rules_in_full(&rules);
        let parameters = full.lines().filter_map(|line| line.split_once('='));
        let parameters = parameters.map(|(key, value)| rule(key, &value)).collect();
        line::<ZoleTable>(name, summary, parameters)
    };
    Ruleset::PRESETS.into_iter().filter_map(preset).collect()
}
