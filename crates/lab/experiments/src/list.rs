//! All experiments, in the order in which `run all` runs them.

use crate::Experiment;

/// Every experiment that can be run.
pub const ALL: &[&dyn Experiment] = &[];

/// The experiment of this name.
pub fn find(id: &str) -> Option<&'static dyn Experiment> {
    ALL.iter().copied().find(|experiment| experiment.id() == id)
}
