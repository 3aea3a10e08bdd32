//! What is played, and how it ended.

use parlor_zole::{Contract, Level, Outcome, Place, Seating};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use parlor_wire::SeatMsg;

/// What is played, and who plays alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZoleContract {
    /// What is played.
    pub name: ZoleContractName,
    /// Who plays alone; nobody in galdiņš.
    pub soloist: Option<SeatMsg>,
}

/// The name of a contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum ZoleContractName {
    /// With the table.
    Lielais,
    /// Without it.
    Zole,
    /// For no trick.
    MazaZole,
    /// Everyone against taking most tricks.
    Galdins,
}

/// How high the soloist won or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum ZoleLevel {
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ZoleOutcome {
    /// Three passes and no play.
    AllPassed,
    /// A soloist won or lost.
    Solo {
        /// What was played.
        contract: ZoleContractName,
        /// The soloist's place: 0, 1 or 2.
        place: Option<usize>,
        /// How high the soloist won or lost.
        level: ZoleLevel,
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

impl ZoleContract {
    pub(super) fn new(contract: Contract, seating: &Seating) -> ZoleContract {
        let soloist = contract.soloist().map(|place| seating.seat(place).into());
        ZoleContract { name: contract.into(), soloist }
    }
}

impl From<Contract> for ZoleContractName {
    fn from(contract: Contract) -> ZoleContractName {
        match contract {
            Contract::Lielais(_) => ZoleContractName::Lielais,
            Contract::Zole(_) => ZoleContractName::Zole,
            Contract::MazaZole(_) => ZoleContractName::MazaZole,
            Contract::Galdins => ZoleContractName::Galdins,
        }
    }
}

impl From<Level> for ZoleLevel {
    fn from(level: Level) -> ZoleLevel {
        match level {
            Level::NoTrick => ZoleLevel::NoTrick,
            Level::Low => ZoleLevel::Low,
            Level::Lost => ZoleLevel::Lost,
            Level::Won => ZoleLevel::Won,
            Level::High => ZoleLevel::High,
            Level::AllTricks => ZoleLevel::AllTricks,
        }
    }
}

impl From<Outcome> for ZoleOutcome {
    fn from(outcome: Outcome) -> ZoleOutcome {
        match outcome {
            Outcome::AllPassed => ZoleOutcome::AllPassed,
            Outcome::Solo { contract, level, eyes, tricks } => ZoleOutcome::Solo {
                contract: contract.into(),
                place: contract.soloist().map(Place::idx),
                level: level.into(),
                eyes: eyes.0,
                tricks,
            },
            Outcome::Galdins { loser, tricks, eyes } => ZoleOutcome::Galdins {
                place: loser.map(Place::idx),
                tricks: *tricks.as_array(),
                eyes: *eyes.map(|eyes| eyes.0).as_array(),
            },
        }
    }
}
