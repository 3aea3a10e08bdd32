//! What must be true of figures for a claim to hold.

use parlor_stats::Interval;
use serde::{Deserialize, Serialize};

use crate::difference::{Ends, difference, matters};
use crate::{Agreement, Measured, Outcome, Rows, Shown, Unit};

/// What must be true of rows, which it names, for a claim to hold. It is stored with the claim, so that what
/// follows can be found again from the rows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// Each row's whole interval lies above `low` and below `high`.
    Within {
        /// The rows.
        rows: Vec<String>,
        /// What they are above.
        low: Option<f64>,
        /// What they are below.
        high: Option<f64>,
    },
    /// The same of the values themselves: of extremes and of statistics, which have no interval.
    Values {
        /// The rows.
        rows: Vec<String>,
        /// What they are above.
        low: Option<f64>,
        /// What they are below.
        high: Option<f64>,
    },
    /// The whole interval of the difference of two rows lies above `low` and below `high`.
    Difference {
        /// The row from which the other is taken.
        more: String,
        /// The other.
        less: String,
        /// What the difference is above.
        low: Option<f64>,
        /// What it is below.
        high: Option<f64>,
    },
    /// `more` is over so many times `less`, wherever in their intervals both are.
    Times {
        /// The dividend.
        more: String,
        /// The divisor.
        less: String,
        /// How many times.
        over: f64,
    },
    /// Our figure in one row is the source's in another, or in the same.
    Source {
        /// The row with ours.
        ours: String,
        /// The row with the source's.
        source: String,
    },
    /// In each row the source's figure and ours are at most this factor apart.
    Factor {
        /// The rows.
        rows: Vec<String>,
        /// The factor.
        factor: f64,
    },
    /// The least of the first rows is above the most of the others.
    Ends {
        /// The rows that are above.
        more: Vec<String>,
        /// The rows that are below.
        less: Vec<String>,
    },
    /// Each row is at least the one before; more, if `strictly`.
    Rising {
        /// The rows, in order.
        rows: Vec<String>,
        /// Must each be more?
        strictly: bool,
    },
}

/// What a check says, and how far it is from holding, on a scale of its own.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Checked {
    pub(crate) outcome: Outcome,
    pub(crate) missed_by: f64,
}

impl Check {
    /// Is each row, as far as its interval goes, above this?
    pub fn above<S: Into<String>>(low: f64, rows: impl IntoIterator<Item = S>) -> Check {
        Check::Within { rows: names(rows), low: Some(low), high: None }
    }

    /// Is each row, as far as its interval goes, below this?
    pub fn below<S: Into<String>>(high: f64, rows: impl IntoIterator<Item = S>) -> Check {
        Check::Within { rows: names(rows), low: None, high: Some(high) }
    }

    /// Is each of these counts exactly nought?
    pub fn none<S: Into<String>>(rows: impl IntoIterator<Item = S>) -> Check {
        Check::Values { rows: names(rows), low: None, high: Some(0.5) }
    }

    /// Is our figure in this row the source's?
    pub fn same(row: impl Into<String>) -> Check {
        let row = row.into();
        Check::Source { ours: row.clone(), source: row }
    }

    /// Is one row clearly more than another?
    pub fn more(more: impl Into<String>, less: impl Into<String>) -> Check {
        Check::Difference { more: more.into(), less: less.into(), low: Some(0.0), high: None }
    }

    /// Are two rows at most so far apart?
    pub fn level(one: impl Into<String>, other: impl Into<String>, by: f64) -> Check {
        let (more, less) = (one.into(), other.into());
        Check::Difference { more, less, low: Some(-by), high: Some(by) }
    }

    /// The names of all rows that it rests on.
    pub(crate) fn names(&self) -> Vec<&str> {
        match self {
            Check::Within { rows, .. }
            | Check::Values { rows, .. }
            | Check::Factor { rows, .. }
            | Check::Rising { rows, .. } => rows.iter().map(String::as_str).collect(),
            Check::Difference { more, less, .. } | Check::Times { more, less, .. } => {
                vec![more, less]
            }
            Check::Source { ours, source } => vec![ours, source],
            Check::Ends { more, less } => more.iter().chain(less).map(String::as_str).collect(),
        }
    }

    /// What the rows say; undecided if one is not there.
    pub(crate) fn of(&self, rows: Rows<'_>) -> Checked {
        self.found(rows).unwrap_or(Checked { outcome: Outcome::Undecided, missed_by: f64::MAX })
    }

    /// By how much it fails, or why the rows do not tell, a sentence; nothing where they say no more than the
    /// verdict does.
    pub(crate) fn why(&self, rows: Rows<'_>) -> Option<String> {
        let is_open = self.of(rows).outcome == Outcome::Undecided;
        match self {
            Check::Source { ours, source } => {
                let (row, printed) = (rows.row(ours)?, rows.row(source)?.source?);
                let theirs = Ends { value: printed.value, reach: printed.reach() };
                let reach = difference(ends(&row.ours)?, theirs);
                let apart = row.ours.value - printed.value;
                apart_in_words(row.unit, apart, printed.value, is_open.then_some(reach))
            }
            Check::Within { rows: names, low, high } if is_open => {
                names.iter().find_map(|name| straddling(rows.row(name)?, [*low, *high]))
            }
            _ => None,
        }
    }

    fn found(&self, all: Rows<'_>) -> Option<Checked> {
        let of = |names: &[String]| -> Option<Vec<&Shown>> {
            names.iter().map(|name| all.row(name)).collect()
        };
        let each = |rows: Vec<&Shown>, check: &dyn Fn(&Shown) -> Checked| {
            let checked = rows.into_iter().map(check);
            checked.reduce(Checked::and)
        };
        match self {
            Check::Within { rows, low, high } => {
                each(of(rows)?, &|row| inside(ends(&row.ours), *low, *high, row.ours.is_exact))
            }
            Check::Values { rows, low, high } => each(of(rows)?, &|row| {
                let value = row.ours.value;
                let reach = Interval { low: value, high: value };
                inside(Some(Ends { value, reach }), *low, *high, row.ours.is_exact)
            }),
            Check::Difference { more, less, low, high } => {
                let (more, less) = (all.row(more)?, all.row(less)?);
                Some(apart(more, less, *low, *high))
            }
            Check::Times { more, less, over } => {
                let (more, less) = (all.row(more)?, all.row(less)?);
                let (is_exact, ends) =
                    (both_exact(more, less), (ends(&more.ours), ends(&less.ours)));
                let ratio = ends.0.zip(ends.1).map(|(more, less)| Ends {
                    value: more.value / less.value,
                    reach: Interval {
                        low: more.reach.low / less.reach.high,
                        high: more.reach.high / less.reach.low,
                    },
                });
                Some(inside(ratio, Some(*over), None, is_exact))
            }
            Check::Source { ours, source } => beside(all.row(ours)?, all.row(source)?),
            Check::Factor { rows, factor } => {
                let rows = of(rows)?;
                if rows.iter().any(|row| row.source.is_none()) {
                    return None;
                }
                each(rows, &|row| near(row, *factor))
            }
            Check::Ends { more, less } => {
                let by_value = |a: &&&Shown, b: &&&Shown| a.ours.value.total_cmp(&b.ours.value);
                let (more, less) = (of(more)?, of(less)?);
                let (low, high) = (more.iter().min_by(by_value)?, less.iter().max_by(by_value)?);
                Some(apart(low, high, Some(0.0), None))
            }
            Check::Rising { rows, strictly } => {
                let steps = of(rows)?;
                let steps = steps.windows(2).map(|two| step(two[0], two[1], *strictly));
                steps.reduce(Checked::and)
            }
        }
    }
}

impl Checked {
    /// Both must hold.
    pub(crate) fn and(self, other: Checked) -> Checked {
        Checked {
            outcome: Outcome::all([self.outcome, other.outcome]),
            missed_by: self.missed_by + other.missed_by,
        }
    }
}

fn names<S: Into<String>>(rows: impl IntoIterator<Item = S>) -> Vec<String> {
    rows.into_iter().map(Into::into).collect()
}

fn ends(ours: &Measured) -> Option<Ends> {
    ours.reach().map(|reach| Ends { value: ours.value, reach })
}

fn both_exact(one: &Shown, other: &Shown) -> bool {
    one.ours.is_exact && other.ours.is_exact
}

/// Does all of it lie above one limit and below another?
fn inside(of: Option<Ends>, low: Option<f64>, high: Option<f64>, is_exact: bool) -> Checked {
    let Some(Ends { value, reach }) = of.filter(|of| !of.value.is_nan()) else {
        return Checked { outcome: Outcome::Undecided, missed_by: f64::MAX };
    };
    let (least, most) = (low.unwrap_or(f64::NEG_INFINITY), high.unwrap_or(f64::INFINITY));
    let holds = reach.low > least && reach.high < most;
    // A lead of exactly nothing decides nothing.
    let is_point = reach.low == reach.high && !is_exact;
    let fails = reach.high <= least && !(is_point && reach.low == least) || reach.low >= most;
    let outcome = match (holds, is_exact, fails) {
        (true, ..) => Outcome::Holds,
        (_, true, _) => Outcome::Disproved,
        (_, _, true) => Outcome::Fails,
        _ => Outcome::Undecided,
    };
    let beyond = (least - value).max(value - most).max(0.0);
    let scale = low.or(high).map(f64::abs).filter(|&limit| limit > 0.0).unwrap_or(1.0);
    Checked { outcome, missed_by: beyond / scale }
}

fn apart(more: &Shown, less: &Shown, low: Option<f64>, high: Option<f64>) -> Checked {
    let of = ends(&more.ours)
        .zip(ends(&less.ours))
        .map(|(one, other)| Ends { value: one.value - other.value, reach: difference(one, other) });
    inside(of, low, high, both_exact(more, less))
}

/// Our figure of one row beside the source's of another.
fn beside(ours: &Shown, source: &Shown) -> Option<Checked> {
    let printed = source.source?;
    let agreement = Agreement::of(Some(&printed), &ours.ours, ours.timed, ours.unit);
    let outcome = match agreement {
        Agreement::Equal | Agreement::Agrees => Outcome::Holds,
        Agreement::Refuted => Outcome::Disproved,
        Agreement::Differs => Outcome::Fails,
        Agreement::Unclear | Agreement::Open | Agreement::NoSource => Outcome::Undecided,
    };
    let scale = printed.value.abs().max(f64::MIN_POSITIVE);
    Some(Checked { outcome, missed_by: (ours.ours.value - printed.value).abs() / scale })
}

/// How far a figure is from the source's: by how much, or between what if that is not known.
fn apart_in_words(
    unit: Unit,
    apart: f64,
    source: f64,
    between: Option<Interval>,
) -> Option<String> {
    let (times, unit_name) = match unit {
        Unit::Percent(_) => (100.0, "points"),
        Unit::Thousands(_) => (1.0, "thousand"),
        Unit::Number(_) => return None,
    };
    let text = match between {
        Some(Interval { low, high }) => {
            format!("Differs by {:+.1} to {:+.1}.", times * low, times * high)
        }
        None => {
            let is_small = apart.abs() < matters(unit, source);
            let small = if is_small { ", less than matters" } else { "" };
            format!("Differs by {:.1} {unit_name}{small}.", times * apart.abs())
        }
    };
    Some(text.replace('-', "−"))
}

/// A row whose interval holds one of these limits, and which.
fn straddling(row: &Shown, limits: [Option<f64>; 2]) -> Option<String> {
    let reach = row.ours.reach()?;
    let limit = limits.into_iter().flatten().find(|&limit| reach.contains(limit))?;
    let limit = if limit == 0.0 { "zero".to_owned() } else { row.unit.text(limit) };
    let [what, .., value, interval, _] = &row.cells;
    let lead = if what.contains("lead of ") { "Lead " } else { "" };
    Some(format!("{lead}{value} ({interval}) includes {limit}.").replace('-', "−"))
}

/// Is the source's figure at most this factor from ours?
fn near(row: &Shown, factor: f64) -> Checked {
    let times = row.source.map_or(f64::NAN, |source| source.value / row.ours.value);
    let is_near = (1.0 / factor..=factor).contains(&times);
    let outcome = if is_near { Outcome::Holds } else { Outcome::Fails };
    Checked { outcome, missed_by: (times.ln().abs() - factor.ln()).max(0.0) }
}

/// Is a row at least the one before?
fn step(before: &Shown, after: &Shown, strictly: bool) -> Checked {
    let (one, other) = (before.ours.value, after.ours.value);
    let rises = if strictly { other > one } else { other >= one };
    let is_clear = before.ours.interval.zip(after.ours.interval);
    let outcome = match is_clear {
        _ if rises => Outcome::Holds,
        Some((before, after)) if after.high >= before.low => Outcome::Undecided,
        _ => Outcome::Fails,
    };
    Checked { outcome, missed_by: (one - other).max(0.0) / one.abs().max(f64::MIN_POSITIVE) }
}
