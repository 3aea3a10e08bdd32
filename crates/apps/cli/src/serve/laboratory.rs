//! The sources' experiments, for a server that lets its page and other programs run them.

use std::num::NonZero;

use parlor_experiments::{ALL, Experiment, Report, Settings, Size, find};
use parlor_server::{ExperimentInfo, Experiments};
use serde_json::Value;

/// All that `parlor experiment list` lists.
pub(super) struct Laboratory;

impl Experiments for Laboratory {
    fn list(&self) -> Vec<ExperimentInfo> {
        ALL.iter().map(|&experiment| info(experiment)).collect()
    }

    fn run(&self, id: &str, seed: u64, watch: &(dyn Fn(f64) + Sync)) -> Result<Value, String> {
        let experiment = find(id).ok_or("unknown experiment")?;
        let (size, threads) = (Size::Quick, NonZero::<usize>::MIN);
        let settings = Settings { size, seed, threads, records: None, watch };
        let findings = experiment.run(&settings).map_err(|error| error.to_string())?;
        Ok(Report::new(experiment, findings, &settings).json())
    }
}

fn info(experiment: &Experiment) -> ExperimentInfo {
    ExperimentInfo {
        id: experiment.id.to_owned(),
        title: experiment.title.to_owned(),
        source: experiment.source.to_owned(),
        protocol: experiment.protocol.to_owned(),
        needs_records: experiment.needs_records,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_experiment_is_run_quickly_and_reported() {
        let laboratory = Laboratory;
        let listed = laboratory.list();
        assert!(listed.iter().any(|info| info.id == "zole-e5" && !info.needs_records));
        let report = laboratory.run("zole-e2", 1, &|_| {}).unwrap();
        assert_eq!((&report["id"], &report["quick"]), (&"zole-e2".into(), &true.into()));
        assert!(!report["comparisons"].as_array().unwrap().is_empty());
        assert!(laboratory.run("nothing", 1, &|_| {}).is_err());
    }
}
