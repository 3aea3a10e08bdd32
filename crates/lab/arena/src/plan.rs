//! What is to be played, checked before anything runs.

use serde::{Deserialize, Serialize};

use crate::bots::{BotCommand, BotLimits};
use crate::schedule::Schedule;

/// A tournament: all that decides its results.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Plan {
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// Who meets whom.
    pub schedule: Schedule,
    /// In which seats, inside a block.
    pub seatings: Seatings,
    /// How many blocks.
    pub blocks: u64,
    /// What all chance and all agents' randomness is derived from.
    pub seed: u64,
    /// What a decision may use.
    pub budget: Allowed,
    /// After how many transitions a game is given up and counted as capped.
    pub cap: u64,
    /// When to stop early.
    pub stop: Option<StopRule>,
    /// How long outside bots may take.
    pub bots: BotLimits,
}

/// One of the players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entrant {
    /// What it is called in results; all different.
    pub name: String,
    /// Its agent spec, or `exec:` (`mjai:`) and the command of an outside bot.
    pub agent: String,
}

/// Which seatings a block plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seatings {
    /// Everyone sits everywhere once: as many games as seats.
    #[default]
    Rotations,
    /// Every order: 2, 6 or 24 games.
    All,
}

/// What a decision may use. With a time the results depend on the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Allowed {
    /// Search nodes.
    pub nodes: Option<u64>,
    /// Milliseconds of thinking time.
    pub think_ms: Option<u64>,
}

/// Stop once it is clear whether the first entrant's mean score in a block is nearer to `h0` or to
/// `h1`: a sequential probability ratio test on the blocks in which it plays, in order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StopRule {
    /// The mean block difference of the null hypothesis.
    pub h0: f64,
    /// That of the alternative.
    pub h1: f64,
    /// What `h0` and `h1` are measured in.
    #[serde(default)]
    pub unit: StopUnit,
    /// How often a true null hypothesis may be rejected.
    #[serde(default = "five_percent")]
    pub alpha: f64,
    /// How often a true alternative may be rejected.
    #[serde(default = "five_percent")]
    pub beta: f64,
}

/// What a stop rule measures in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopUnit {
    /// Standard deviations of a block: keeps its error rates also where blocks are skewed.
    #[default]
    Deviations,
    /// Score a game.
    Score,
}

fn five_percent() -> f64 {
    0.05
}

/// Why a plan cannot be run.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlanError {
    /// Too few entrants for the schedule.
    #[error("{schedule} needs {needed}, the plan has {n} entrants")]
    EntrantCount {
        /// The schedule.
        schedule: Schedule,
        /// What it needs.
        needed: String,
        /// What it has.
        n: usize,
    },
    /// A limit that allows nothing.
    #[error("{key} = 0: {least}")]
    NothingAllowed {
        /// Which of `blocks`, `cap`, `nodes`, `think_ms` and `answer_ms`.
        key: &'static str,
        /// What it needs.
        least: &'static str,
    },
    /// A name that cannot stand in a table.
    #[error("an entrant is called {name:?}; a name needs letters and fits on one line")]
    Name {
        /// The name.
        name: String,
    },
    /// Two entrants have one name.
    #[error("two entrants have the name {name:?}; give them different names")]
    SameName {
        /// The name.
        name: String,
    },
    /// An agent that cannot be built.
    #[error("entrant {name:?}: {reason}")]
    Agent {
        /// The entrant's name.
        name: String,
        /// What is wrong.
        reason: String,
    },
    /// A stop rule that cannot decide.
    #[error("stop rule: {reason}")]
    Stop {
        /// What is wrong.
        reason: String,
    },
}

impl PlanError {
    /// The key of a plan that must be changed.
    pub fn key(&self) -> &'static str {
        match self {
            PlanError::EntrantCount { .. }
            | PlanError::Name { .. }
            | PlanError::SameName { .. }
            | PlanError::Agent { .. } => "entrants",
            PlanError::NothingAllowed { key: "answer_ms", .. } => "bots",
            PlanError::NothingAllowed { key: "nodes" | "think_ms", .. } => "budget",
            PlanError::NothingAllowed { key, .. } => key,
            PlanError::Stop { .. } => "stop",
        }
    }

    /// The entrant that must be changed, if it is one.
    pub fn entrant(&self) -> Option<&str> {
        match self {
            PlanError::Name { name }
            | PlanError::SameName { name }
            | PlanError::Agent { name, .. } => Some(name),
            _ => None,
        }
    }
}

impl Plan {
    /// After how many transitions a game is given up unless the plan says otherwise.
    pub const CAP: u64 = 100_000;

    /// Entrants named after their agents; equal agents get numbers.
    pub fn entrants(agents: &[String]) -> Vec<Entrant> {
        let mut entrants: Vec<Entrant> = Vec::new();
        for agent in agents {
            let mut name = agent.clone();
            let mut n = 1;
            while entrants.iter().any(|entrant| entrant.name == name) {
                n += 1;
                name = format!("{agent}#{n}");
            }
            entrants.push(Entrant { name, agent: agent.clone() });
        }
        entrants
    }

    /// Do the results follow from the plan alone? Not when time matters, or what a bot does.
    pub fn is_reproducible(&self) -> bool {
        let is_bot = |entrant: &Entrant| BotCommand::of_spec(&entrant.agent).is_some();
        self.budget.think_ms.is_none() && !self.entrants.iter().any(is_bot)
    }

    /// Checks everything that can be checked without playing, `n_seats` being at a table.
    pub fn check(&self, n_seats: usize) -> Result<(), PlanError> {
        let one = "at least 1, or leave it out";
        for (key, limit, least) in [
            ("blocks", Some(self.blocks), "at least one block must be played"),
            ("cap", Some(self.cap), "a game needs at least one transition"),
            ("nodes", self.budget.nodes, one),
            ("think_ms", self.budget.think_ms, one),
            ("answer_ms", self.bots.answer_ms, one),
        ] {
            if limit == Some(0) {
                return Err(PlanError::NothingAllowed { key, least });
            }
        }
        for (n, entrant) in self.entrants.iter().enumerate() {
            let name = &entrant.name;
            if name.trim().is_empty() || name.contains(char::is_control) {
                return Err(PlanError::Name { name: name.clone() });
            }
            if self.entrants[..n].iter().any(|other| other.name == entrant.name) {
                return Err(PlanError::SameName { name: entrant.name.clone() });
            }
        }
        self.schedule.check(self.entrants.len(), n_seats)
    }
}
