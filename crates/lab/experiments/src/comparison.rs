//! A source's figure beside ours.

use serde::{Deserialize, Serialize};

use crate::difference::{Ends, difference, matters};
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// Both are exact, and equal to the last digit that the source prints.
    Equal,
    /// The interval of their difference holds nought, and no difference that matters.
    Agrees,
    /// It holds nought, and a difference that matters too: the samples cannot tell.
    Unclear,
    /// Both are exact, and not equal.
    Refuted,
    /// It leaves out nought, and no clock is in it: the source's figure is not reproduced. Its protocol
    /// may not be ours.
    Differs,
    /// Nothing can be said: ours has no interval, or the source's is an estimate from a sample that is not
    /// known, or ours was taken by the clock and tells of machines.
    Open,
    /// The source gives no such figure.
    #[default]
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
        Agreement::of(self.source.as_ref(), &self.ours, self.is_timed, self.unit)
    }

    /// Is there nothing against the source's figure?
    pub fn agrees(&self) -> bool {
        !matches!(self.agreement(), Agreement::Refuted | Agreement::Differs)
    }

    /// What is to be said in words where the figures differ: both, and why if that is known.
    pub fn difference(&self) -> Option<String> {
        Shown::of(self).difference()
    }
}

impl Agreement {
    /// What follows from a source's figure, if there is one, and ours.
    pub fn of(
        source: Option<&Published>,
        ours: &Measured,
        is_timed: bool,
        unit: Unit,
    ) -> Agreement {
        let Some(source) = source else { return Agreement::NoSource };
        let Some(reach) = ours.reach() else { return Agreement::Open };
        let theirs = Ends { value: source.value, reach: source.reach() };
        let apart = difference(Ends { value: ours.value, reach }, theirs);
        let is_level = apart.low <= 0.0 && apart.high >= 0.0;
        let is_known = source.is_exact || source.interval.is_some();
        let limit = matters(unit, source.value);
        let may_matter = apart.low.abs().max(apart.high.abs()) > limit;
        match (is_level, source.is_exact && ours.is_exact) {
            (true, true) => Agreement::Equal,
            (true, false) if may_matter => Agreement::Unclear,
            (true, false) => Agreement::Agrees,
            (false, _) if is_timed || !is_known => Agreement::Open,
            (false, true) => Agreement::Refuted,
            (false, false) => Agreement::Differs,
        }
    }

    /// The word of a table.
    pub fn word(self) -> &'static str {
        match self {
            Agreement::Equal => "equal",
            Agreement::Agrees => "agrees",
            Agreement::Unclear => "cannot tell",
            Agreement::Refuted => "refuted",
            Agreement::Differs => "differs",
            Agreement::Open | Agreement::NoSource => "–",
        }
    }
}
