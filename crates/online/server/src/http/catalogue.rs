//! `GET /api/games/{game}/agents` and `/rules`: who can be invited, by which rules one can play.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use parlor_agent::{Entry, Kind, Parameter, Registry, Setting};
use parlor_game::Observed;
use parlor_kit::{Full, Length, Preset};
use parlor_texts::Language;
use parlor_wire::online::{
    AgentMsg, LengthMsg, ParameterKindMsg, ParameterMsg, RuleMsg, RulesMsg, SettingMsg,
};

use crate::Rooms;
use crate::http::refusal::Refusal;

const NO_GAME: &str = "no_room: there is no such game";

/// Agents that can be invited, with what they can be told; those of `tree` search trees written by hand
#[utoipa::path(
    get, path = "/api/games/{game}/agents", params(("game" = String, Path)),
    responses(
        (status = 200, description = "the list", body = Vec<AgentMsg>),
        (status = 404, description = NO_GAME),
    )
)]
pub(crate) async fn agents(
    State(rooms): State<Arc<Rooms>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<AgentMsg>>, Refusal> {
    if game == parlor_kits::WRITTEN_TREE {
        return Ok(Json(agents_of(&game, &parlor_kits::tree_agents())));
    }
    Ok(Json(rooms.games.get(&game)?.agents()))
}

/// Rules that one can play by
#[utoipa::path(
    get, path = "/api/games/{game}/rules", params(("game" = String, Path)),
    responses(
        (status = 200, description = "the list", body = Vec<RulesMsg>),
        (status = 404, description = NO_GAME),
    )
)]
pub(crate) async fn rules(
    State(rooms): State<Arc<Rooms>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<RulesMsg>>, Refusal> {
    Ok(Json(rooms.games.get(&game)?.rules()))
}

/// The agents of a game as a page shows them.
pub(crate) fn agents_of<G: Observed>(game: &str, registry: &Registry<G>) -> Vec<AgentMsg> {
    let english = |keys: [String; 2]| Language::English.first_of(&keys).unwrap_or_default();
    let entry = |entry: &Entry<G>| AgentMsg {
        name: entry.name.to_owned(),
        summary: english(entry.keys(game)),
        levels: levels(entry),
        parameters: entry
            .parameters
            .iter()
            .map(|declared| parameter(declared, english(declared.keys(entry.name))))
            .collect(),
    };
    registry.entries().iter().map(entry).collect()
}

/// An agent with a parameter `level` has as many difficulties as that has words.
fn levels<G: Observed>(entry: &Entry<G>) -> Vec<String> {
    match entry.levels() {
        [] => vec![entry.name.to_owned()],
        words => words.iter().map(|word| format!("{}:level={word}", entry.name)).collect(),
    }
}

fn parameter(parameter: &Parameter, summary: String) -> ParameterMsg {
    ParameterMsg {
        name: parameter.name.to_owned(),
        summary,
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

/// The rules of a game to choose from.
pub(crate) fn rules_of<K: Full>() -> Vec<RulesMsg> {
    let usual = K::read("").map(|usual| usual.rules()).ok();
    let line = |preset: Preset| {
        let rules = K::read(preset.name).ok()?.rules();
        let rule = |(name, value)| RuleMsg { name, value };
        Some(RulesMsg {
            name: preset.name.to_owned(),
            summary: preset.summary,
            default: usual.as_ref() == Some(&rules),
            rules,
            parameters: preset.parameters.into_iter().map(rule).collect(),
            lengths: preset.lengths.into_iter().map(length).collect(),
        })
    };
    K::presets().into_iter().filter_map(line).collect()
}

fn length(Length { text, message, n, is_usual }: Length) -> LengthMsg {
    LengthMsg { text, message: message.to_owned(), n, default: is_usual }
}
