//! What stands beside a result file: times and machines, which differ from run to run.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;

use serde::{Deserialize, Serialize};

use crate::Times;
use crate::merge::write_whole;

/// How long everyone's decisions took, and where.
///
/// A run that is killed loses the times of its last moments, never results.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sidecar {
    /// What played: a line for each way in which the file was worked on.
    pub machines: Vec<Machine>,
    /// The times of each entrant's decisions, by number.
    pub times: Vec<Times>,
}

/// A build of Parlor on a computer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Machine {
    /// The version of Parlor.
    pub parlor: String,
    /// What it was built from, where the build was told by the environment variable `PARLOR_COMMIT`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
    /// Operating system and architecture.
    pub system: String,
    /// The processor's name, where the system tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cpu: Option<String>,
    /// How many cores Parlor could use.
    pub cores: usize,
    /// How many threads played.
    pub threads: usize,
}

impl Sidecar {
    /// Nobody has decided anything yet.
    pub(crate) fn new(n_entrants: usize) -> Sidecar {
        Sidecar { machines: Vec::new(), times: vec![Times::default(); n_entrants] }
    }

    /// What stands beside a result file; `None` where nothing readable does.
    pub fn read(results: &Path) -> Option<Sidecar> {
        serde_json::from_slice(&fs::read(Sidecar::path(results)).ok()?).ok()
    }

    /// Writes it beside a result file, whole or not at all.
    pub(crate) fn write(&self, results: &Path) -> io::Result<()> {
        let Sidecar { machines, times } = self;
        let written = Written { machines, summary: times.iter().map(Summary::of).collect(), times };
        write_whole(&Sidecar::path(results), &serde_json::to_vec(&written)?)
    }

    /// Where it stands: `FILE.times.json`.
    pub fn path(results: &Path) -> PathBuf {
        let mut name = results.as_os_str().to_owned();
        name.push(".times.json");
        PathBuf::from(name)
    }

    /// Names a machine, unless it is named already.
    pub(crate) fn played_on(&mut self, machine: Machine) {
        if !self.machines.contains(&machine) {
            self.machines.push(machine);
        }
    }

    /// Adds times by entrant.
    pub(crate) fn add(&mut self, times: &[Times]) {
        for (sum, times) in self.times.iter_mut().zip(times) {
            sum.merge(times);
        }
    }

    /// Adds what stands beside another part of the same results.
    pub(crate) fn merge(&mut self, other: Sidecar) {
        self.add(&other.times);
        for machine in other.machines {
            self.played_on(machine);
        }
    }
}

/// As it is written: with what people look for, which is not read back.
#[derive(Serialize)]
struct Written<'a> {
    machines: &'a [Machine],
    summary: Vec<Summary>,
    times: &'a [Times],
}

/// The times of one entrant in short.
#[derive(Serialize)]
struct Summary {
    decisions: u64,
    late: u64,
    median_ms: Option<f64>,
    p95_ms: Option<f64>,
    max_ms: Option<f64>,
}

impl Summary {
    fn of(times: &Times) -> Summary {
        let ms = times.summary_ms();
        let [median_ms, p95_ms, max_ms] = [0, 1, 2].map(|n| ms.map(|ms| ms[n]));
        Summary { decisions: times.count(), late: times.late(), median_ms, p95_ms, max_ms }
    }
}

impl Machine {
    /// This build on this computer, with so many threads.
    pub fn here(threads: usize) -> Machine {
        Machine {
            parlor: env!("CARGO_PKG_VERSION").to_owned(),
            commit: option_env!("PARLOR_COMMIT").map(str::to_owned),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            cpu: fs::read_to_string("/proc/cpuinfo").ok().as_deref().and_then(model),
            cores: thread::available_parallelism().map_or(1, std::num::NonZero::get),
            threads,
        }
    }
}

/// The processor's name in what Linux tells of it.
fn model(cpuinfo: &str) -> Option<String> {
    let named = |line: &str| {
        let (key, value) = line.split_once(':')?;
        (key.trim() == "model name").then(|| value.trim().to_owned())
    };
    cpuinfo.lines().find_map(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_has_a_name_on_linux() {
        let text = "processor\t: 0\nvendor_id\t: X\nmodel name\t: Chip: 9 @ 2 GHz\nflags\t: fpu\n";
        assert_eq!(model(text).as_deref(), Some("Chip: 9 @ 2 GHz"));
        assert_eq!(model("processor\t: 0\n"), None);
    }

    #[test]
    fn a_machine_is_named_once() {
        let mut whole = Sidecar::new(1);
        for threads in [2, 2, 4] {
            let mut part = Sidecar::new(1);
            part.played_on(Machine::here(threads));
            part.times[0].add(std::time::Duration::from_millis(1));
            whole.merge(part);
        }
        let threads: Vec<usize> = whole.machines.iter().map(|machine| machine.threads).collect();
        assert_eq!((threads, whole.times[0].count()), (vec![2, 4], 3));
    }
}
