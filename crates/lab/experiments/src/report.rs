//! Findings on paper.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use parlor_arena::plot::Svg;
use serde_json::{Value, json};

use crate::experiment_page::ExperimentPage;
use crate::figures_page::FIGURE_HEADING;
use crate::readings::Readings;
use crate::{Experiment, Findings, Finished, RunNote, Settings, Shown, Size, figures_page};

/// An experiment with its findings.
pub struct Report {
    finished: Finished,
    /// Every drawing with the name of its file.
    drawings: Vec<(String, Svg)>,
    size: &'static str,
}

impl Report {
    /// The report of a run with these settings.
    pub fn new(experiment: &Experiment, findings: Findings, settings: &Settings<'_>) -> Report {
        let id = experiment.id;
        let quick = settings.size == Size::Quick && experiment.has_quick;
        let drawings: Vec<(String, Svg)> = (findings.plots.into_iter())
            .map(|plot| (format!("{id}-{}.svg", plot.name), plot.drawing))
            .collect();
        let finished = Finished {
            id: id.to_owned(),
            title: experiment.title.to_owned(),
            source: experiment.source.to_owned(),
            protocol: experiment.protocol.to_owned(),
            deviations: experiment.deviations.iter().map(|&text| text.to_owned()).collect(),
            parlor: env!("CARGO_PKG_VERSION").to_owned(),
            quick,
            long: settings.is_long(),
            seed: settings.seed,
            run: None,
            claims: findings.claims,
            comparisons: findings.comparisons.iter().map(Shown::of).collect(),
            notes: findings.notes,
            remarks: findings.remarks,
            plots: drawings.iter().map(|(file, _)| file.clone()).collect(),
        };
        let size = match settings.size {
            Size::Full => "full size",
            Size::Long => "long: full size, and every other reading",
            Size::Quick if quick => "quick: smaller than the protocol says",
            Size::Quick => "full size, also when quick",
        };
        Report { finished, drawings, size }
    }

    /// The same report, and when, how and how long it was run.
    #[must_use]
    pub fn noted(mut self, note: RunNote) -> Report {
        self.finished.run = Some(note);
        self
    }

    /// For a terminal: claims first, then how it was run, then every figure.
    pub fn text(&self) -> String {
        let Finished { id, title, claims, comparisons, notes, remarks, .. } = &self.finished;
        let mut out = format!("{id}: {title}\n\n");
        for claim in claims {
            let verdict = claim.verdict_words();
            out += &format!("{}: {verdict}\n", claim.claim);
            let source = if claim.source.is_empty() { "–" } else { &claim.source };
            out += &format!("  ours {}; source {source}. {}\n", claim.ours, claim.why);
        }
        if !claims.is_empty() {
            out.push('\n');
        }
        for (label, value) in self.facts() {
            out += &format!("{label}: {value}\n");
        }
        let mut rows = vec![FIGURE_HEADING.map(str::to_owned)];
        rows.extend(comparisons.iter().map(|row| row.cells.clone()));
        let width =
            |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: [usize; 6] = std::array::from_fn(width);
        out.push('\n');
        for row in &rows {
            let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
            out += cells.collect::<Vec<_>>().join("  ").trim_end();
            out.push('\n');
        }
        let differences = comparisons.iter().filter_map(Shown::difference);
        let lines = differences.chain(notes.iter().chain(remarks).cloned());
        out + &lines.map(|line| format!("\n{line}\n")).collect::<String>()
    }

    /// For a page: claims and drawings first. Every figure is on [another](Report::figures).
    pub fn markdown(&self) -> String {
        ExperimentPage {
            finished: &self.finished,
            asked: "",
            found: "",
            agents: &[],
            readings: &Readings::of([&self.finished]),
        }
        .markdown()
    }

    /// Every figure, for a page of its own.
    pub fn figures(&self) -> String {
        figures_page::markdown(&self.finished)
    }

    /// For a program.
    pub fn json(&self) -> Value {
        json!(self.finished)
    }

    /// Writes `ID.md`, `ID-figures.md`, `ID-NAME.svg` and `ID.json` into a folder and gives their
    /// paths. The last is written at once: a run that is broken off leaves none or a whole one.
    pub fn write(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let id = &self.finished.id;
        let mut files = vec![
            (format!("{id}.md"), self.markdown()),
            (format!("{id}-figures.md"), self.figures()),
        ];
        files.extend(
            self.drawings.iter().map(|(file, drawing)| (file.clone(), drawing.standalone())),
        );
        let write = |(name, text): (String, String)| {
            let path = folder.join(name);
            fs::write(&path, text).map(|()| path)
        };
        let mut paths: Vec<PathBuf> = files.into_iter().map(write).collect::<io::Result<_>>()?;
        let (json, half) = (folder.join(format!("{id}.json")), folder.join(format!("{id}.part")));
        fs::write(&half, self.finished.text())?;
        fs::rename(&half, &json)?;
        paths.push(json);
        Ok(paths)
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        let Finished { source, protocol, deviations, parlor, seed, run, .. } = &self.finished;
        let mut facts = vec![("source", source.clone()), ("protocol", protocol.clone())];
        if deviations.is_empty() {
            facts.push(("deviations", "none".to_owned()));
        }
        facts.extend(deviations.iter().map(|deviation| ("deviation", deviation.clone())));
        facts.push(("run", format!("{}, seed {seed}, Parlor {parlor}", self.size)));
        if let Some(RunNote { command, date, seconds, threads, .. }) = run {
            facts.push(("command", format!("{command}, on {date}")));
            facts.push(("took", format!("{seconds:.1} s on {threads} threads")));
        }
        facts
    }
}
