//! What is played, and how it ended.

use parlor_zole::{Contract, Level, Outcome, Place, Seating};
use serde::Serialize;

use crate::SeatMsg;

/// What is played, and who plays alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct ContractMsg {
    /// Which.
    pub name: ContractNameMsg,
    /// Who plays alone; nobody in galdiņš.
    pub soloist: Option<SeatMsg>,
}

/// The name of a contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum ContractNameMsg {
    /// With the table.
    Lielais,
    /// Without it.
    Zole,
    /// For no trick.
    MazaZole,
    /// Everybody against taking most tricks.
    Galdins,
}

/// How high the soloist won or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum LevelMsg {
    /// Lost without a trick.
    NoTrick,
    /// Lost with at most 30 eyes.
    Low,
    /// Lost with 31 to 60 eyes.
    Lost,
    /// Won with 61 to 90 eyes.
    Won,
    /// Won with 91 eyes or more.
    High,
    /// Won with all tricks.
    AllTricks,
}

/// How a deal ended. First, second and third hand stand for the seats in the view's `places`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OutcomeMsg {
    /// Three passes and no play.
    AllPassed,
    /// A soloist won or lost.
    Solo {
        /// What was played.
        contract: ContractNameMsg,
        /// The soloist's place: 0, 1 or 2.
        place: Option<usize>,
        /// How high.
        level: LevelMsg,
        /// The soloist's eyes, buried cards included.
        eyes: u8,
        /// The soloist's tricks.
        tricks: u8,
    },
    /// Galdiņš was played.
    Galdins {
        /// The place of the loser: 0, 1 or 2; nobody on a full tie.
        place: Option<usize>,
        /// Tricks by place.
        tricks: [u8; 3],
        /// Eyes by place.
        eyes: [u8; 3],
    },
}

impl ContractMsg {
    pub(super) fn new(contract: Contract, seating: &Seating) -> ContractMsg {
        let soloist = contract.soloist().map(|place| seating.seat(place).into());
        ContractMsg { name: contract.into(), soloist }
    }
}

impl From<Contract> for ContractNameMsg {
    fn from(contract: Contract) -> ContractNameMsg {
        match contract {
            Contract::Lielais(_) => ContractNameMsg::Lielais,
            Contract::Zole(_) => ContractNameMsg::Zole,
            Contract::MazaZole(_) => ContractNameMsg::MazaZole,
            Contract::Galdins => ContractNameMsg::Galdins,
        }
    }
}

impl From<Level> for LevelMsg {
    fn from(level: Level) -> LevelMsg {
        match level {
            Level::NoTrick => LevelMsg::NoTrick,
            Level::Low => LevelMsg::Low,
            Level::Lost => LevelMsg::Lost,
            Level::Won => LevelMsg::Won,
            Level::High => LevelMsg::High,
            Level::AllTricks => LevelMsg::AllTricks,
        }
    }
}

impl From<Outcome> for OutcomeMsg {
    fn from(outcome: Outcome) -> OutcomeMsg {
        match outcome {
            Outcome::AllPassed => OutcomeMsg::AllPassed,
            Outcome::Solo { contract, level, eyes, tricks } => OutcomeMsg::Solo {
                contract: contract.into(),
                place: contract.soloist().map(Place::idx),
                level: level.into(),
                eyes: eyes.0,
                tricks,
            },
            Outcome::Galdins { loser, tricks, eyes } => OutcomeMsg::Galdins {
                place: loser.map(Place::idx),
                tricks: *tricks.as_array(),
                eyes: *eyes.map(|eyes| eyes.0).as_array(),
            },
        }
    }
}
