//! Plans in TOML, with the place of everything that can be wrong.

use std::fmt;
use std::path::PathBuf;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use toml::de::{DeTable, DeValue};

use crate::{
    Allowed, BotLimits, Entrant, Plan, PlanError, Schedule, Seatings, Setting, SettingError,
    StopRule,
};

/// A plan as it was written: the game, its setting, what is played, and where each key stands.
///
/// ```
/// use parlor_arena::PlanFile;
///
/// let text = r#"
/// game = "backgammon"
/// entrants = ["random", { name = "second", agent = "random" }]
/// blocks = 100
/// "#;
/// let file = PlanFile::read(text)?;
/// assert_eq!(file.plan.entrants[1].name, "second");
///
/// let wrong = PlanFile::read(&text.replace("blocks", "block")).unwrap_err();
/// assert_eq!((wrong.line, wrong.column), (4, 1));
/// # Ok::<(), parlor_arena::PlanFileError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct PlanFile {
    /// The name of the game.
    pub game: String,
    /// Its rules, length and wall.
    pub setting: Setting,
    /// What is played.
    pub plan: Plan,
    /// Where the results go, unless the command line says otherwise.
    pub out: Option<PathBuf>,
    text: String,
    /// Where each key's value begins, in bytes.
    places: Vec<(String, usize)>,
    /// Where each entrant begins.
    entrant_places: Vec<usize>,
}

/// What is wrong with a plan, where, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct PlanFileError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub reason: String,
}

impl PlanFile {
    /// Reads a plan. What needs the game to be checked (agents, seats, rules) is checked later; see
    /// [`PlanFile::in_plan`].
    pub fn read(text: &str) -> Result<PlanFile, PlanFileError> {
        let located = |error: toml::de::Error| {
            place(text, error.span().map_or(0, |span| span.start), error.message())
        };
        let document: Document = toml::from_str(text).map_err(located)?;
        let table = DeTable::parse(text).map_err(located)?.into_inner();
        let mut file = document.into_file(text);
        for (key, value) in &table {
            if let ("entrants", DeValue::Array(all)) = (key.get_ref().as_ref(), value.get_ref()) {
                file.entrant_places = all.iter().map(|one| one.span().start).collect();
            }
            file.places.push((key.get_ref().to_string(), value.span().start));
        }
        Ok(file)
    }

    /// An error of the plan, at its place in the file.
    pub fn in_plan(&self, error: &PlanError) -> PlanFileError {
        let named = |name: &str| self.plan.entrants.iter().rposition(|e| e.name == name);
        let entrant = error.entrant().and_then(named);
        match entrant.and_then(|n| self.entrant_places.get(n)) {
            Some(&at) => place(&self.text, at, &error.to_string()),
            None => self.at(error.key(), &error.to_string()),
        }
    }

    /// An error of the setting, at its place in the file.
    pub fn in_setting(&self, error: &SettingError) -> PlanFileError {
        self.at(error.key, &error.to_string())
    }

    /// An error that has to do with a key of the file; at the first line if it is not written.
    pub fn at(&self, key: &str, reason: &str) -> PlanFileError {
        let found = self.places.iter().find(|(written, _)| written == key);
        place(&self.text, found.map_or(0, |(_, at)| *at), reason)
    }
}

/// Puts a reason at a byte of the text.
fn place(text: &str, at: usize, reason: &str) -> PlanFileError {
    let before = text.get(..at).unwrap_or_default();
    let line_start = before.rfind('\n').map_or(0, |n| n + 1);
    PlanFileError {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        reason: reason.replace('\n', "; "),
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    game: String,
    rules: Option<String>,
    length: Option<String>,
    wall: Option<String>,
    entrants: Vec<Written>,
    #[serde(default)]
    schedule: Schedule,
    #[serde(default)]
    seatings: Seatings,
    blocks: u64,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    budget: Allowed,
    cap: Option<u64>,
    stop: Option<StopRule>,
    out: Option<PathBuf>,
    #[serde(default)]
    bots: BotLimits,
}

/// An entrant: its agent spec alone, or with a name.
struct Written(Named);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: Option<String>,
    agent: String,
}

/// By hand, because an untagged enum forgets where its faults are.
impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = Written;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(r#""SPEC" or { name = "NAME", agent = "SPEC" }"#)
            }

            fn visit_str<E: de::Error>(self, agent: &str) -> Result<Written, E> {
                Ok(Written(Named { name: None, agent: agent.to_owned() }))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Written, A::Error> {
                Named::deserialize(MapAccessDeserializer::new(map)).map(Written)
            }
        }

        deserializer.deserialize_any(Either)
    }
}

impl Document {
    fn into_file(self, text: &str) -> PlanFile {
        let Document { rules, length, wall, .. } = self;
        PlanFile {
            game: self.game,
            setting: Setting { rules, length, wall },
            plan: Plan {
                entrants: named(self.entrants),
                schedule: self.schedule,
                seatings: self.seatings,
                blocks: self.blocks,
                seed: self.seed,
                budget: self.budget,
                cap: self.cap.unwrap_or(Plan::CAP),
                stop: self.stop,
                bots: self.bots,
            },
            out: self.out,
            text: text.to_owned(),
            places: Vec::new(),
            entrant_places: Vec::new(),
        }
    }
}

/// Entrants with their names; those without are named after their agents.
fn named(written: Vec<Written>) -> Vec<Entrant> {
    let agents: Vec<String> = written.iter().map(|entrant| entrant.0.agent.clone()).collect();
    let mut entrants = Plan::entrants(&agents);
    for (entrant, Written(Named { name, .. })) in entrants.iter_mut().zip(written) {
        if let Some(name) = name {
            entrant.name = name;
        }
    }
    entrants
}
