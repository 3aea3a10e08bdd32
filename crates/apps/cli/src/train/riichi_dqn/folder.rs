//! The folder of a training: what is written, and what is gone on from.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use parlor_nets::Precision;
use parlor_riichi_agents::lt_dqn::{Checkpoint, Training, TrainingOptions};

use super::charts;
use crate::files;

const NETWORKS: &str = "checkpoint.safetensors";
const REPLAYS: [&str; 2] = ["replay-actions.gz", "replay-discards.gz"];

/// A folder that holds a training, or will.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn at(path: &Path) -> anyhow::Result<Folder> {
        files::make_folder(path)?;
        Ok(Folder(path.to_owned()))
    }

    pub(super) fn holds_training(&self) -> bool {
        self.0.join(NETWORKS).exists()
    }

    /// Resumes the training that was saved here.
    pub(super) fn resume(&self, options: TrainingOptions) -> anyhow::Result<Training> {
        let [actions, discards] = REPLAYS.map(|name| self.unpacked(name));
        let saved = Checkpoint { networks: self.read(NETWORKS)?, replays: [actions?, discards?] };
        let resumed = Training::resume(options, &saved);
        resumed.with_context(|| format!("cannot resume from {}", self.0.display()))
    }

    /// Writes weights, curves, and what is needed to resume.
    pub(super) fn save(&self, training: &Training) -> anyhow::Result<()> {
        let Checkpoint { networks, replays } = training.save();
        let about = [
            ("hands", training.hands().to_string()),
            ("updates", training.updates().to_string()),
            ("seed", training.options().seed.to_string()),
        ];
        self.write("lt-dqn.safetensors", &training.pair().to_bytes(Precision::Half, &about))?;
        self.write("curve.csv", training.curve().csv().as_bytes())?;
        self.write("results.svg", charts::results(training.curve()).as_bytes())?;
        self.write("losses.svg", charts::losses(training.curve()).as_bytes())?;
        for (name, replay) in REPLAYS.into_iter().zip(replays) {
            self.write(name, &packed(&replay)?)?;
        }
        self.write(NETWORKS, &networks)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        files::write_whole(&self.0.join(name), bytes)
    }

    fn read(&self, name: &str) -> anyhow::Result<Vec<u8>> {
        let path = self.0.join(name);
        fs::read(&path).with_context(|| format!("cannot read {}", path.display()))
    }

    fn unpacked(&self, name: &str) -> anyhow::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let unpacked = GzDecoder::new(&self.read(name)?[..]).read_to_end(&mut bytes);
        unpacked.with_context(|| format!("{} is broken", self.0.join(name).display()))?;
        Ok(bytes)
    }
}

fn packed(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}
