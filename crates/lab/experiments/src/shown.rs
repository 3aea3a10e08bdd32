//! A figure with its row of a table.

use parlor_stats::Interval;
use serde::{Deserialize, Serialize};

use crate::{Agreement, Comparison, Failed, Measured, Published, Unit};

/// One figure as it is written in a table. What agrees and how it is written follows from the figures, whatever
/// a file says of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// What it measures.
    pub what: String,
    /// How it is written.
    pub unit: Unit,
    /// The source's figure, if it gives one.
    pub source: Option<Published>,
    /// Our figure.
    pub ours: Measured,
    /// Does it agree with the source's?
    #[serde(skip_deserializing)]
    pub agreement: Agreement,
    /// Why they differ, where that is known.
    pub reason: Option<String>,
    /// Was it taken by the clock?
    pub timed: bool,
    /// The cells of its row: figure, source, its interval, ours, our interval, agreement.
    #[serde(skip_deserializing)]
    pub cells: [String; 6],
}

impl Shown {
    /// A figure as it is written.
    pub fn of(comparison: &Comparison) -> Shown {
        let Comparison { what, unit, source, ours, reason, is_timed } = comparison.clone();
        let (agreement, cells) = (Agreement::NoSource, <[String; 6]>::default());
        Shown { what, unit, source, ours, agreement, reason, timed: is_timed, cells }.written()
    }

    /// The same with agreement and cells as the figures have them.
    pub(crate) fn written(mut self) -> Shown {
        self.agreement = Agreement::of(self.source.as_ref(), &self.ours, self.timed, self.unit);
        let Shown { what, unit, source, ours, agreement, .. } = &self;
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
        self.cells = [
            what.clone(),
            source.map_or_else(dash, |source| unit.text(source.value)),
            theirs,
            unit.text(ours.value),
            match ours.interval {
                Some(interval) => unit.interval(interval),
                None if ours.is_exact => exact(),
                None => dash(),
            },
            agreement.word().to_owned(),
        ];
        self
    }

    /// An error if a value lies outside its own interval: one of them was changed.
    pub(crate) fn check(&self) -> Result<(), Failed> {
        let source = self.source.map(|source| (source.value, source.interval));
        for (value, interval) in source.into_iter().chain([(self.ours.value, self.ours.interval)]) {
            let Some(Interval { low, high }) = interval else { continue };
            // A bootstrap's ends may miss its estimate by the last bits.
            let slack = 1e-9 * value.abs().max(1.0);
            if value < low - slack || value > high + slack {
                let what = &self.what;
                return Err(Failed(format!(
                    "{what:?} is {value}, and its interval {low} to {high} does not hold that"
                )));
            }
        }
        Ok(())
    }

    /// What is to be said in words where the figures differ: both, and why if that is known.
    pub fn difference(&self) -> Option<String> {
        let verdict = match self.agreement {
            Agreement::Refuted => "refuted",
            Agreement::Differs => "not reproduced",
            _ => return None,
        };
        let [what, source, theirs, ours, interval, _] = &self.cells;
        let ends = |ends: &String| match ends.contains(" to ") {
            true => format!(" ({ends})"),
            false => String::new(),
        };
        let exactly = if self.ours.is_exact { "exactly " } else { "" };
        let (theirs, interval) = (ends(theirs), ends(interval));
        let reason = self.reason.as_ref().map(|reason| format!(" Reason: {reason}."));
        let reason = reason.unwrap_or_default();
        Some(format!(
            "{what}: the source's {source}{theirs} is {verdict}; ours is {exactly}{ours}{interval}.{reason}"
        ))
    }
}
