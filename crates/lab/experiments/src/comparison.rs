//! A source's figure beside ours.

use serde::{Deserialize, Serialize};

use crate::{Measured, Published, Unit};

/// One figure of the source, and ours. A figure without a source stands for itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// What it measures.
    pub what: String,
    /// How it is written.
    pub unit: Unit,
    /// The source's, if it gives one.
    pub source: Option<Published>,
    /// What we measured.
    pub ours: Measured,
    /// Why they differ, where that is known.
    pub reason: Option<String>,
    /// Was it taken by the clock, so that it varies from run to run?
    pub is_timed: bool,
}

/// Do two figures agree?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// Both are exact, and equal to the last digit that the source prints.
    Equal,
    /// The intervals meet, or ours holds the source's figure.
    Overlap,
    /// They do not, and no clock is in it: if our protocol is the source's, its figure is refuted.
    Refuted,
    /// Nothing can be said: ours has no interval, or the source's is an estimate from a sample that is not
    /// known, or ours was taken by the clock and tells of machines.
    Open,
    /// The source gives no such figure.
    NoSource,
}

impl Comparison {
    /// A figure of the source, if it gives one, beside ours.
    pub fn new(
        what: impl Into<String>,
        unit: Unit,
        source: impl Into<Option<Published>>,
        ours: Measured,
    ) -> Comparison {
        let (what, source) = (what.into(), source.into());
        Comparison { what, unit, source, ours, reason: None, is_timed: false }
    }

    /// Do the two agree?
    pub fn agreement(&self) -> Agreement {
        let Some(source) = &self.source else { return Agreement::NoSource };
        let Some(ours) = self.ours.reach() else { return Agreement::Open };
        let meet = source.reach().overlaps(ours);
        let is_known = source.is_exact || source.interval.is_some();
        match (meet, source.is_exact && self.ours.is_exact) {
            (true, true) => Agreement::Equal,
            (true, false) => Agreement::Overlap,
            (false, _) if self.is_timed || !is_known => Agreement::Open,
            (false, _) => Agreement::Refuted,
        }
    }

    /// Is there nothing against the source's figure?
    pub fn agrees(&self) -> bool {
        self.agreement() != Agreement::Refuted
    }

    /// What must be said in words: that a figure is refuted, and why if that is known.
    pub fn refutation(&self) -> Option<String> {
        let source = self.source.filter(|_| !self.agrees())?;
        let unit = self.unit;
        let ends = |interval| format!(" ({})", unit.interval(interval));
        let theirs = unit.text(source.value) + &source.interval.map_or(String::new(), ends);
        let ours = match self.ours.interval {
            Some(interval) => unit.text(self.ours.value) + &ends(interval),
            None => format!("exactly {}", unit.text(self.ours.value)),
        };
        let what = &self.what;
        let reason = self.reason.as_ref().map(|reason| format!(" Reason: {reason}."));
        let reason = reason.unwrap_or_default();
        Some(format!("{what}: the source's {theirs} is refuted; ours is {ours}.{reason}"))
    }
}
