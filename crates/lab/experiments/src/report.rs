//! Findings on paper.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::{Agreement, Comparison, Experiment, Findings, RunNote, Settings, Size};

/// An experiment with its findings.
pub struct Report<'a> {
    experiment: &'a Experiment,
    findings: Findings,
    size: Size,
    seed: u64,
    note: Option<RunNote>,
}

const HEADING: [&str; 6] = ["figure", "source", "its 95 %", "ours", "our 95 %", "overlap"];

impl<'a> Report<'a> {
    /// The report of a run with these settings.
    pub fn new(
        experiment: &'a Experiment,
        findings: Findings,
        settings: &Settings<'_>,
    ) -> Report<'a> {
        Report { experiment, findings, size: settings.size, seed: settings.seed, note: None }
    }

    /// The same report, and when, how and how long it was run.
    #[must_use]
    pub fn noted(self, note: RunNote) -> Report<'a> {
        Report { note: Some(note), ..self }
    }

    /// For a terminal.
    pub fn text(&self) -> String {
        let mut out = format!("{}: {}\n\n", self.experiment.id, self.experiment.title);
        for (label, value) in self.facts() {
            out += &format!("{label}: {value}\n");
        }
        let mut rows = vec![HEADING.map(str::to_owned)];
        rows.extend(self.findings.comparisons.iter().map(cells));
        let width =
            |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: [usize; 6] = std::array::from_fn(width);
        out.push('\n');
        for row in &rows {
            let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
            out += cells.collect::<Vec<_>>().join("  ").trim_end();
            out.push('\n');
        }
        out + &self.sentences().iter().map(|line| format!("\n{line}\n")).collect::<String>()
    }

    /// For a page: the drawings stand beside it as files.
    pub fn markdown(&self) -> String {
        let mut out = format!("# {}: {}\n\n", self.experiment.id, self.experiment.title);
        for (label, value) in self.facts() {
            out += &format!("- **{label}**: {value}\n");
        }
        out += &format!("\n| {} |\n|{}\n", HEADING.join(" | "), "---|".repeat(HEADING.len()));
        for comparison in &self.findings.comparisons {
            out += &format!("| {} |\n", cells(comparison).join(" | "));
        }
        for sentence in self.sentences() {
            out += &format!("\n{sentence}\n");
        }
        for plot in &self.findings.plots {
            out += &format!("\n![{}]({})\n", plot.name, self.plot_file(plot.name));
        }
        out
    }

    /// For a program.
    pub fn json(&self) -> Value {
        let comparison = |comparison: &Comparison| {
            json!({
                "what": comparison.what,
                "source": comparison.source,
                "ours": comparison.ours,
                "agreement": comparison.agreement(),
                "reason": comparison.reason,
                "timed": comparison.is_timed,
                "cells": cells(comparison),
            })
        };
        json!({
            "id": self.experiment.id,
            "title": self.experiment.title,
            "source": self.experiment.source,
            "protocol": self.experiment.protocol,
            "deviations": self.experiment.deviations,
            "parlor": env!("CARGO_PKG_VERSION"),
            "quick": self.is_smaller(),
            "seed": self.seed,
            "run": self.note,
            "comparisons": self.findings.comparisons.iter().map(comparison).collect::<Vec<_>>(),
            "remarks": self.findings.remarks,
            "sentences": self.sentences(),
            "plots": self.findings.plots.iter().map(|p| self.plot_file(p.name)).collect::<Vec<_>>(),
        })
    }

    /// Writes `ID.md`, `ID.json` and `ID-NAME.svg` into a folder and gives their paths.
    pub fn write(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let id = self.experiment.id;
        let mut files = vec![
            (format!("{id}.md"), self.markdown()),
            (format!("{id}.json"), format!("{:#}\n", self.json())),
        ];
        for plot in &self.findings.plots {
            files.push((self.plot_file(plot.name), plot.drawing.standalone()));
        }
        let write = |(name, text): (String, String)| {
            let path = folder.join(name);
            fs::write(&path, text).map(|()| path)
        };
        files.into_iter().map(write).collect()
    }

    fn plot_file(&self, name: &str) -> String {
        format!("{}-{name}.svg", self.experiment.id)
    }

    /// Was less done than the protocol says?
    fn is_smaller(&self) -> bool {
        self.size == Size::Quick && self.experiment.has_quick
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        let size = match (self.size, self.is_smaller()) {
            (Size::Full, _) => "full size",
            (Size::Long, _) => "long: full size, with every other reading",
            (Size::Quick, true) => "quick: smaller than the protocol says",
            (Size::Quick, false) => "full size, also when quick",
        };
        let mut facts = vec![
            ("source", self.experiment.source.to_owned()),
            ("protocol", self.experiment.protocol.to_owned()),
        ];
        let deviations = self.experiment.deviations;
        if deviations.is_empty() {
            facts.push(("deviations", "none".to_owned()));
        }
        facts.extend(deviations.iter().map(|&deviation| ("deviation", deviation.to_owned())));
        let version = env!("CARGO_PKG_VERSION");
        facts.push(("run", format!("{size}, seed {}, Parlor {version}", self.seed)));
        if let Some(RunNote { command, date, seconds, threads, .. }) = &self.note {
            facts.push(("command", format!("{command}, on {date}")));
            facts.push(("took", format!("{seconds:.1} s on {threads} threads")));
        }
        facts
    }

    /// Refuted figures and remarks, a paragraph each.
    fn sentences(&self) -> Vec<String> {
        let refuted = self.findings.comparisons.iter().filter_map(Comparison::refutation);
        refuted.chain(self.findings.remarks.iter().cloned()).collect()
    }
}

fn cells(comparison: &Comparison) -> [String; 6] {
    let Comparison { what, unit, source, ours, .. } = comparison;
    let dash = || "–".to_owned();
    let exact = || "exact".to_owned();
    let theirs = match source {
        None => dash(),
        Some(source) => match source.interval {
            Some(interval) => unit.interval(interval),
            None if source.is_exact => exact(),
            None => "sample not known".to_owned(),
        },
    };
    let overlap = match comparison.agreement() {
        Agreement::Equal => "equal",
        Agreement::Overlap => "yes",
        Agreement::Refuted => "NO",
        Agreement::Open | Agreement::NoSource => "–",
    };
    [
        what.clone(),
        source.map_or_else(dash, |source| unit.text(source.value)),
        theirs,
        unit.text(ours.value),
        match ours.interval {
            Some(interval) => unit.interval(interval),
            None if ours.is_exact => exact(),
            None => dash(),
        },
        overlap.to_owned(),
    ]
}
