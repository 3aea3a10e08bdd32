//! Who can be invited to a table, and by which rules one can play.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An agent that can be invited: `GET /api/games/{game}/agents`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AgentMsg {
    /// Its name in a spec.
    pub name: String,
    /// What it is, in one English line.
    pub summary: String,
    /// Whole specs for those who do not want to choose parameters, from the easiest opponent up.
    pub levels: Vec<String>,
    /// What it can be told, within the limits of this server.
    pub parameters: Vec<ParameterMsg>,
}

/// One parameter of an agent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ParameterMsg {
    /// Its key in a spec.
    pub name: String,
    /// What it does, in one English line.
    pub summary: String,
    /// What it may be set to.
    #[serde(flatten)]
    pub kind: ParameterKindMsg,
    /// What it is when a spec does not say.
    // A whole number is a number too, so the four kinds are no `oneOf`.
    #[schema(value_type = Value)]
    pub default: SettingMsg,
}

/// What a parameter may be set to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ParameterKindMsg {
    /// A whole number.
    Integer {
        /// The lowest.
        min: i64,
        /// The highest.
        max: i64,
    },
    /// Any number.
    Number {
        /// The lowest.
        min: f64,
        /// The highest.
        max: f64,
    },
    /// One of these words.
    Choice {
        /// The words allowed.
        values: Vec<String>,
    },
    /// `on` or `off`.
    Flag,
}

/// What a parameter is set to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum SettingMsg {
    /// A whole number.
    Integer(i64),
    /// Any number.
    Number(f64),
    /// On or off.
    Flag(bool),
    /// A word.
    Choice(String),
}

/// Rules that one can play by: `GET /api/games/{game}/rules`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesMsg {
    /// The preset's name.
    pub name: String,
    /// What it is, in one English line.
    pub summary: String,
    /// The text that asks for it in a new room.
    pub rules: String,
    /// Is it what an empty text asks for?
    pub default: bool,
    /// Every parameter with its value.
    pub parameters: Vec<RuleMsg>,
    /// How long a match can be; empty where the rules alone say it.
    pub lengths: Vec<LengthMsg>,
}

/// How long a match can be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LengthMsg {
    /// What is added to the rules' name: `to=5`.
    pub text: String,
    /// The key of the message that says it to people.
    pub message: String,
    /// The number in that message.
    pub n: Option<u32>,
    /// Is it the one that is played where nobody says how long?
    pub default: bool,
}

/// One parameter of a preset.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleMsg {
    /// Its key.
    pub name: String,
    /// Its value as it is written in the rules' text.
    pub value: String,
}

/// How people do against one agent: `GET /api/results`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ResultMsg {
    /// Which game.
    pub game: String,
    /// The agent's spec.
    pub agent: String,
    /// How often a person and the agent finished a match.
    pub meetings: u64,
    /// How often the person came out ahead.
    pub ahead: u64,
    /// How often they were level.
    pub level: u64,
    /// The person's share of what was decided; none when nothing was.
    pub share: Option<f64>,
    /// Wilson's 95 % interval of that share: its low end.
    pub low: f64,
    /// Its high end.
    pub high: f64,
}
