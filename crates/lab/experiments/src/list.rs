//! All experiments, in the order in which `run all` runs them.

use crate::{Experiment, Size};

/// Every experiment that can be run.
pub const ALL: &[&Experiment] = &[
    &crate::zole_e1::EXPERIMENT,
    &crate::zole_e1b::EXPERIMENT,
    &crate::zole_e2::EXPERIMENT,
    &crate::zole_e3::EXPERIMENT,
    &crate::zole_e4::EXPERIMENT,
    &crate::zole_e4b::EXPERIMENT,
    &crate::zole_e5::EXPERIMENT,
    &crate::zole_e6::EXPERIMENT,
    &crate::zole_e7::EXPERIMENT,
    &crate::zole_e8::EXPERIMENT,
    &crate::zole_calibration::EXPERIMENT,
    &crate::fi_tenhou::EXPERIMENT,
    &crate::fi_16::EXPERIMENT,
    &crate::fi_17::EXPERIMENT,
    &crate::lt_line_ups::WITH_CSP,
    &crate::lt_line_ups::WITH_RANDOM,
    &crate::lt_line_ups::GREEDY_AGAINST_FAST,
    &crate::riichi_round_robin::EXPERIMENT,
    &crate::riichi_times::EXPERIMENT,
    &crate::jp_dag_size::EXPERIMENT,
    &crate::bg_table1::EXPERIMENT,
    &crate::bg_depth::EXPERIMENT,
    &crate::bg_pruning::EXPERIMENT,
];

/// Those that `run all` runs at this size.
pub fn all_of(size: Size) -> impl Iterator<Item = &'static Experiment> {
    ALL.iter().copied().filter(move |experiment| size != Size::Full || experiment.in_full_run)
}

/// The experiment of this name.
pub fn find(id: &str) -> Option<&'static Experiment> {
    ALL.iter().copied().find(|experiment| experiment.id == id)
}
