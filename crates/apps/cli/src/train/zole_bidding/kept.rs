//! The trials so far, and the file that they are kept in.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use parlor_zole::Place;

use crate::failure::usage;
use crate::files;

use super::trial::{Question, Trial};

/// Trials of the first deals.
pub(super) struct Kept {
    file: Option<PathBuf>,
    /// What they follow from.
    heading: String,
    pub(super) n_deals: u64,
    pub(super) trials: Vec<Trial>,
}

impl Kept {
    /// Those in the file, if it has some of this question; else none.
    pub(super) fn begin(file: Option<&Path>, question: &Question) -> anyhow::Result<Kept> {
        let heading = question.to_string();
        let mut kept =
            Kept { file: file.map(Path::to_owned), heading, n_deals: 0, trials: Vec::new() };
        if let Some(path) = file.filter(|path| path.exists()) {
            let text = fs::read_to_string(path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            kept.read(&text, path)?;
        }
        Ok(kept)
    }

    fn read(&mut self, text: &str, path: &Path) -> anyhow::Result<()> {
        let mut lines = text.lines();
        let heading = lines.next().and_then(|line| line.strip_prefix("# "));
        if heading != Some(&self.heading) {
            let path = path.display();
            let message = format!("{path} holds trials of another command; choose another file");
            return Err(usage(message));
        }
        let broken = |line: &str| usage(format!("{}: cannot read {line:?}", path.display()));
        let deals = lines.next().unwrap_or_default();
        let n_deals = deals.strip_prefix("# deals: ").and_then(|n| n.parse().ok());
        self.n_deals = n_deals.ok_or_else(|| broken(deals))?;
        for line in lines.skip(1) {
            self.trials.push(trial(line).ok_or_else(|| broken(line))?);
        }
        Ok(())
    }

    /// Writes them to the file, if there is one.
    pub(super) fn save(&self) -> anyhow::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        files::write_whole(file, self.text().as_bytes())
    }

    fn text(&self) -> String {
        let mut text = format!("# {}\n# deals: {}\nplace,worth,gain\n", self.heading, self.n_deals);
        for Trial { place, worth, gain } in &self.trials {
            text += &format!("{},{worth},{gain}\n", place.idx() + 1);
        }
        text
    }
}

fn trial(line: &str) -> Option<Trial> {
    let mut fields = line.split(',');
    let place = fields.next()?.parse::<usize>().ok()?.checked_sub(1).and_then(Place::from_idx)?;
    let worth = fields.next()?.parse().ok()?;
    let gain = fields.next()?.parse().ok()?;
    fields.next().is_none().then_some(Trial { place, worth, gain })
}
