//! Numbers that can be drawn: what they mean, how they are written, where a bar begins.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Message;
use crate::print::{Keys, Say};

/// How a number is written. What it measures, a label says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "explanation.gen.ts")]
pub enum Unit {
    /// A whole number: nodes, tiles left.
    #[default]
    Count,
    /// A number with decimals.
    Number {
        /// How many decimals are written.
        decimals: u8,
    },
    /// The same, always with a sign: a gain or a loss.
    Signed {
        /// How many decimals are written.
        decimals: u8,
    },
    /// A share from 0 to 1, written in per cent.
    Percent,
    /// A time in seconds.
    Seconds,
}

impl Unit {
    /// A number in this unit, for a message.
    pub const fn of(self, value: f64) -> Quantity {
        Quantity { value, unit: self }
    }

    /// With this number of decimals.
    pub const fn number(decimals: u8) -> Unit {
        Unit::Number { decimals }
    }

    /// With this number of decimals and always a sign.
    pub const fn signed(decimals: u8) -> Unit {
        Unit::Signed { decimals }
    }

    /// The same without a sign, for the size of a difference.
    #[must_use]
    pub const fn unsigned(self) -> Unit {
        match self {
            Unit::Signed { decimals } => Unit::Number { decimals },
            unit => unit,
        }
    }

    /// `value` as plain text, with a decimal point. What is rounded to nothing is not negative.
    ///
    /// ```
    /// use parlor_agent::Unit;
    /// assert_eq!(Unit::signed(1).text(5.23), "+5.2");
    /// assert_eq!(Unit::Percent.text(0.17), "17%");
    /// assert_eq!(Unit::Count.text(-0.3), "0");
    /// ```
    pub fn text(self, value: f64) -> String {
        let text = self.rounded(value);
        let is_nothing = value.is_finite() && !text.contains(|c| matches!(c, '1'..='9'));
        let nothing = text.strip_prefix('-').filter(|_| is_nothing);
        match nothing {
            Some(nothing) if matches!(self, Unit::Signed { .. }) => format!("+{nothing}"),
            Some(nothing) => nothing.to_owned(),
            None => text,
        }
    }

    fn rounded(self, value: f64) -> String {
        match self {
            Unit::Count => format!("{value:.0}"),
            Unit::Number { decimals } => format!("{value:.*}", usize::from(decimals)),
            Unit::Signed { decimals } => format!("{value:+.*}", usize::from(decimals)),
            // Shares below ten per cent would lose too much without a decimal.
            Unit::Percent if value != 0.0 && value.abs() < 0.0995 => {
                format!("{:.1}%", value * 100.0)
            }
            Unit::Percent => format!("{:.0}%", value * 100.0),
            Unit::Seconds => format!("{value:.2} s"),
        }
    }
}

/// A number and how it is written.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Quantity {
    /// The number.
    pub value: f64,
    /// How it is written.
    pub unit: Unit,
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.unit.text(self.value))
    }
}

/// What a column or an axis measures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Scale {
    /// Its heading, with the unit in words where it has one: "EV in thousand points".
    pub label: Message,
    /// How its numbers are written.
    pub unit: Unit,
    /// From where to where it is drawn.
    pub range: Range,
}

impl Scale {
    /// A scale drawn from zero.
    pub const fn new(label: &'static str, unit: Unit) -> Scale {
        Scale { label: Message::new(label), unit, range: Range::FromZero }
    }

    /// The same scale over another range.
    #[must_use]
    pub fn over(mut self, range: Range) -> Scale {
        self.range = range;
        self
    }
}

/// From where to where bars and axes are drawn. A page says which.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "explanation.gen.ts")]
pub enum Range {
    /// From zero to the largest shown, either way.
    #[default]
    FromZero,
    /// From the worst shown to the best shown.
    FromWorst,
    /// Between two numbers, whatever is shown.
    Fixed {
        /// Where it begins.
        low: f64,
        /// Where it ends.
        high: f64,
    },
}

impl Range {
    /// The two ends when `values` are shown. What is not finite is not drawn.
    pub fn ends(self, values: impl IntoIterator<Item = f64>) -> (f64, f64) {
        let shown = values.into_iter().filter(|value| value.is_finite());
        match self {
            Range::FromZero => shown.fold((0.0, 0.0), |(low, high): (f64, f64), value| {
                (low.min(value), high.max(value))
            }),
            Range::FromWorst => shown
                .map(|value| (value, value))
                .reduce(|(low, high), (value, _)| (low.min(value), high.max(value)))
                .unwrap_or((0.0, 0.0)),
            Range::Fixed { low, high } => (low, high),
        }
    }
}

/// A value and how sure it is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// Whether the value is exact or only bounds it.
    pub bound: Bound,
    /// Its standard error, where it comes from samples.
    pub error: Option<f64>,
}

impl Estimate {
    /// A value as it is.
    pub const fn exact(value: f64) -> Estimate {
        Estimate { value, bound: Bound::Exact, error: None }
    }

    /// A value from samples, with its standard error.
    pub const fn sampled(value: f64, error: f64) -> Estimate {
        Estimate { value, bound: Bound::Exact, error: Some(error) }
    }

    /// As text in `unit`: `≤5.1`, `+0.18 ±0.02`.
    pub fn text(&self, unit: Unit) -> String {
        self.said(unit, &Keys)
    }

    /// The same, numbers written as `say` does.
    pub fn said(&self, unit: Unit, say: &dyn Say) -> String {
        let error =
            self.error.map_or(String::new(), |e| format!(" ±{}", say.number(e, unit.unsigned())));
        format!("{}{}{error}", self.bound.sign(), say.number(self.value, unit))
    }
}

impl From<f64> for Estimate {
    fn from(value: f64) -> Estimate {
        Estimate::exact(value)
    }
}

/// Which side of a value the truth lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "explanation.gen.ts")]
pub enum Bound {
    /// The value itself.
    #[default]
    Exact,
    /// The truth is at most the value.
    AtMost,
    /// The truth is at least the value.
    AtLeast,
}

impl Bound {
    /// What is written before the value: nothing, `≤` or `≥`.
    pub const fn sign(self) -> &'static str {
        match self {
            Bound::Exact => "",
            Bound::AtMost => "≤",
            Bound::AtLeast => "≥",
        }
    }
}

/// How something stands out. Never by colour alone: a page adds weight, dash or frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "explanation.gen.ts")]
pub enum Tone {
    /// It does not.
    #[default]
    Plain,
    /// It belongs to what the agent chose.
    Chosen,
    /// It is good for the seat that asks.
    Good,
    /// It is bad for the seat that asks.
    Bad,
}

impl Tone {
    /// The sign before a printed line: `>` for what was chosen, `+`, `-`, or a blank.
    pub const fn sign(self) -> char {
        match self {
            Tone::Plain => ' ',
            Tone::Chosen => '>',
            Tone::Good => '+',
            Tone::Bad => '-',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_their_unit_says() {
        let cases = [
            (Unit::Count, 84210.0, "84210"),
            (Unit::number(2), 5.138, "5.14"),
            (Unit::signed(3), 0.182, "+0.182"),
            (Unit::signed(1), -1.2, "-1.2"),
            (Unit::signed(3), -0.0004, "+0.000"),
            (Unit::signed(3), -0.0005001, "-0.001"),
            (Unit::Count, -0.0, "0"),
            (Unit::number(1), -0.04, "0.0"),
            (Unit::number(1), -0.06, "-0.1"),
            (Unit::Percent, -0.0, "0%"),
            (Unit::Percent, -0.0001, "0.0%"),
            (Unit::Seconds, -0.0, "0.00 s"),
            (Unit::signed(3), f64::NEG_INFINITY, "-inf"),
            (Unit::Percent, 0.684, "68%"),
            (Unit::Percent, 0.017, "1.7%"),
            (Unit::Percent, 0.0, "0%"),
            (Unit::Percent, 1.0, "100%"),
            (Unit::Seconds, 0.314, "0.31 s"),
        ];
        for (unit, value, text) in cases {
            assert_eq!(unit.text(value), text, "{unit:?} {value}");
        }
    }

    #[test]
    fn an_estimate_shows_bound_and_error() {
        let bound = Estimate { value: 5.14, bound: Bound::AtMost, error: None };
        assert_eq!(bound.text(Unit::number(1)), "≤5.1");
        assert_eq!(Estimate::sampled(0.18, 0.02).text(Unit::signed(2)), "+0.18 ±0.02");
    }

    #[test]
    fn a_range_ends_where_it_says() {
        let shown = [1.9, 5.2, f64::NAN, 3.8];
        assert_eq!(Range::FromZero.ends(shown), (0.0, 5.2));
        assert_eq!(Range::FromWorst.ends(shown), (1.9, 5.2));
        assert_eq!(Range::Fixed { low: 0.0, high: 120.0 }.ends(shown), (0.0, 120.0));
        assert_eq!(Range::FromZero.ends([-2.0, -1.0]), (-2.0, 0.0));
        assert_eq!(Range::FromWorst.ends([]), (0.0, 0.0));
    }
}
