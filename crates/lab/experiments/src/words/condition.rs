//! What a sentence depends on.

use parlor_stats::Interval;

use super::Results;
use super::figure_name::{Named, claim, experiment, quoted};
use crate::Verdict;

/// A question that the results answer.
pub(super) enum Condition {
    /// What became of a claim.
    Claim(Verdict),
    /// Is it so?
    Holds(bool),
    /// Is one figure clearly more than another?
    Against(&'static str),
}

const HOLDS: [&str; 2] = ["yes", "no"];
const AGAINST: [&str; 3] = ["more", "less", "level"];

/// Between the two sides of a comparison; the longer first.
const SIGNS: [&str; 5] = [" >> ", " << ", " > ", " < ", " against "];

impl Condition {
    /// A claim in quotation marks, or two figures with a sign between them.
    pub(super) fn parse(text: &str, results: Results<'_>) -> Result<Condition, String> {
        let text = text.trim();
        let (finished, rest) = experiment(text, results);
        if let Some(words) = quoted(rest) {
            return Ok(Condition::Claim(claim(words, finished)?.verdict));
        }
        let sign = SIGNS.into_iter().find(|sign| text.contains(sign));
        let sign = sign.ok_or_else(|| format!("{text:?} compares nothing"))?;
        let (one, other) = text.split_once(sign).unwrap_or_default();
        let (one, other) = (side(one, results)?, side(other, results)?);
        let (above, below) = (one.1.low > other.1.high, one.1.high < other.1.low);
        Ok(match sign.trim() {
            ">>" => Condition::Holds(above),
            "<<" => Condition::Holds(below),
            ">" => Condition::Holds(one.0 > other.0),
            "<" => Condition::Holds(one.0 < other.0),
            _ if above => Condition::Against("more"),
            _ if below => Condition::Against("less"),
            _ => Condition::Against("level"),
        })
    }

    /// What is the case.
    pub(super) fn answer(&self) -> &'static str {
        match self {
            Condition::Claim(verdict) => verdict.words(),
            Condition::Holds(holds) => HOLDS[usize::from(!holds)],
            Condition::Against(answer) => answer,
        }
    }

    /// What could be the case.
    pub(super) fn answers(&self) -> Vec<&'static str> {
        match self {
            Condition::Claim(_) => Verdict::ALL.map(Verdict::words).to_vec(),
            Condition::Holds(_) => HOLDS.to_vec(),
            Condition::Against(_) => AGAINST.to_vec(),
        }
    }
}

/// A number or a figure in braces: its value, and all that it may stand for.
fn side(text: &str, results: Results<'_>) -> Result<(f64, Interval), String> {
    let text = text.trim();
    if let Ok(value) = text.parse() {
        return Ok((value, Interval { low: value, high: value }));
    }
    let name = text.strip_prefix('{').and_then(|name| name.strip_suffix('}'));
    let name =
        name.ok_or_else(|| format!("{text:?} is neither a number nor a figure in braces"))?;
    let (value, reach) = Named::parse(name, results)?
        .value()
        .ok_or_else(|| format!("{text:?} is not a figure of a table"))?;
    // Without an interval nothing is clearly more or less.
    let all = Interval { low: f64::NEG_INFINITY, high: f64::INFINITY };
    Ok((value, reach.unwrap_or(all)))
}
