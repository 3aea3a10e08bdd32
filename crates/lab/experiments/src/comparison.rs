//! A source's figure beside ours.

use serde::{Deserialize, Serialize};

use crate::{Measured, Published, Shown, Unit};

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
    /// Both are exact, and not equal.
    Refuted,
    /// The intervals do not meet, and no clock is in it: the source's figure is not reproduced. Its
    /// protocol may not be ours.
    Differs,
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
        Agreement::of(self.source.as_ref(), &self.ours, self.is_timed)
    }

    /// Is there nothing against the source's figure?
    pub fn agrees(&self) -> bool {
        !matches!(self.agreement(), Agreement::Refuted | Agreement::Differs)
    }

    /// What is to be said in words where the figures differ: both, and why if that is known.
    pub fn difference(&self) -> Option<String> {
        Shown::of(self).difference()
    }

    /// Its row of a table: figure, source, its interval, ours, our interval, agreement.
    pub fn cells(&self) -> [String; 6] {
        let Comparison { what, unit, source, ours, .. } = self;
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
            self.agreement().word().to_owned(),
        ]
    }
}

impl Agreement {
    /// What follows from a source's figure, if there is one, and ours.
    pub fn of(source: Option<&Published>, ours: &Measured, is_timed: bool) -> Agreement {
        let Some(source) = source else { return Agreement::NoSource };
        let Some(reach) = ours.reach() else { return Agreement::Open };
        let meet = source.reach().overlaps(reach);
        let is_known = source.is_exact || source.interval.is_some();
        match (meet, source.is_exact && ours.is_exact) {
            (true, true) => Agreement::Equal,
            (true, false) => Agreement::Overlap,
            (false, _) if is_timed || !is_known => Agreement::Open,
            (false, true) => Agreement::Refuted,
            (false, false) => Agreement::Differs,
        }
    }

    /// The word of a table.
    pub fn word(self) -> &'static str {
        match self {
            Agreement::Equal => "equal",
            Agreement::Overlap => "agrees",
            Agreement::Refuted => "refuted",
            Agreement::Differs => "differs",
            Agreement::Open | Agreement::NoSource => "–",
        }
    }
}
