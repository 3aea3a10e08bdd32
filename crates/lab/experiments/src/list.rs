//! All experiments, in the order in which `run all` runs them.

use crate::Experiment;
use crate::bg_depth::DepthStudy;
use crate::bg_pruning::PruningStudy;
use crate::bg_table1::FivePlayers;
use crate::fi_16::AloneToReady;
use crate::fi_17::AgreementWithPeople;
use crate::fi_tenhou::TenhouPlay;
use crate::jp_dag_size::GraphSize;
use crate::lt_line_ups::{GREEDY_AGAINST_FAST, WITH_CSP, WITH_RANDOM};
use crate::riichi_round_robin::RoundRobin;
use crate::riichi_times::DecisionTimes;
use crate::zole_e1::PlayoutCounts;
use crate::zole_e1b::BothMasks;
use crate::zole_e2::PlayoutBounds;
use crate::zole_e3::BitsVersusLists;
use crate::zole_e4::MoveCost;
use crate::zole_e5::FigureFourOne;
use crate::zole_e7::PlayersMatched;
use crate::zole_e8::SolverCheck;

/// Every experiment that can be run.
pub const ALL: &[&dyn Experiment] = &[
    &PlayoutCounts,
    &BothMasks,
    &PlayoutBounds,
    &BitsVersusLists,
    &MoveCost,
    &FigureFourOne,
    &PlayersMatched,
    &SolverCheck,
    &TenhouPlay,
    &AloneToReady,
    &AgreementWithPeople,
    &WITH_CSP,
    &WITH_RANDOM,
    &GREEDY_AGAINST_FAST,
    &RoundRobin,
    &DecisionTimes,
    &GraphSize,
    &FivePlayers,
    &DepthStudy,
    &PruningStudy,
];

/// The experiment of this name.
pub fn find(id: &str) -> Option<&'static dyn Experiment> {
    ALL.iter().copied().find(|experiment| experiment.id() == id)
}
