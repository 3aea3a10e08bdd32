//! A figure as a sentence has it.

use parlor_stats::Interval;

use crate::told::grouped;
use crate::{Measured, Published, Shown, Unit};

/// How a figure is written.
#[derive(Clone, Copy, Default)]
pub(super) struct Style {
    decimals: Option<usize>,
    /// A word for a factor: billion.
    scale: Option<(&'static str, f64)>,
    is_bare: bool,
    is_signed: bool,
    /// What is left of a share: who did not win.
    is_rest: bool,
    pub(super) is_interval: bool,
    /// The lower end of the interval alone, where the upper says nothing.
    is_low: bool,
    pub(super) is_source: bool,
    pub(super) is_reading: bool,
}

const SCALES: [(&str, f64); 3] = [("thousand", 1e3), ("million", 1e6), ("billion", 1e9)];
const KNOWN: &str =
    "source, interval, low, bare, signed, rest, reading, thousand, million, billion, .1";

impl Style {
    /// A name and the style behind a bar, if there is one.
    pub(super) fn of(name: &str) -> Result<(&str, Style), String> {
        Ok(match name.rsplit_once('|') {
            Some((name, style)) => (name.trim(), Style::parse(style)?),
            None => (name.trim(), Style::default()),
        })
    }

    fn parse(text: &str) -> Result<Style, String> {
        let mut style = Style::default();
        for word in text.split_whitespace() {
            let scale = SCALES.iter().find(|(name, _)| *name == word);
            match word {
                "source" => style.is_source = true,
                "interval" => style.is_interval = true,
                "low" => style.is_low = true,
                "bare" => style.is_bare = true,
                "signed" => style.is_signed = true,
                "rest" => style.is_rest = true,
                "reading" => style.is_reading = true,
                _ if scale.is_some() => style.scale = scale.copied(),
                _ => {
                    let decimals = word.strip_prefix('.').and_then(|digits| digits.parse().ok());
                    style.decimals =
                        Some(decimals.ok_or_else(|| format!("{word:?} is none of {KNOWN}"))?);
                }
            }
        }
        Ok(style)
    }
}

/// The figure of a row that a style asks for: its value and all that it may stand for.
pub(super) fn figure(row: &Shown, style: Style) -> Result<(f64, Option<Interval>), String> {
    if !style.is_source {
        let Measured { value, .. } = row.ours;
        return Ok((value, row.ours.reach()));
    }
    let source: Published =
        row.source.ok_or_else(|| format!("the source has no {:?}", row.what))?;
    Ok((source.value, Some(source.reach())))
}

/// A row's figure as its table writes it, or as the style says.
pub(super) fn written(row: &Shown, style: Style) -> Result<String, String> {
    let (value, reach) = figure(row, style)?;
    let [cell, ends] = if style.is_source { [1, 2] } else { [3, 4] }.map(|n| &*row.cells[n]);
    let is_percent = matches!(row.unit, Unit::Percent(_));
    let (mut text, is_plain) = match (style.decimals, style.scale, style.is_interval) {
        (None, None, true) => (ends.to_owned(), true),
        (None, None, false) if !style.is_rest && !style.is_low => (cell.to_owned(), true),
        _ => (String::new(), false),
    };
    if !is_plain {
        let decimals = style.decimals.unwrap_or(0);
        let (word, factor) = style.scale.map_or(("", 1.0), |(word, factor)| (word, 1.0 / factor));
        let factor = if is_percent { 100.0 } else { factor };
        let rest = |value: f64| if style.is_rest { 1.0 - value } else { value };
        let number = |value: f64| nought(format!("{:.decimals$}", factor * rest(value)));
        let numbers = match reach {
            Some(Interval { low, .. }) if style.is_low => number(low),
            Some(Interval { low, high }) if style.is_interval => {
                format!("{} to {}", number(low), number(high))
            }
            _ => number(value),
        };
        let unit = if is_percent { " %".to_owned() } else { format!(" {word}") };
        (numbers + &unit).trim_end().clone_into(&mut text);
    }
    if style.is_signed && !text.starts_with('-') && !is_nought(&text) {
        text.insert(0, '+');
    }
    let text = if style.is_bare { text.replace(" %", "") } else { text };
    Ok(grouped(&text).replace('-', "−"))
}

/// Nought has no sign, however little is missing to it.
fn nought(number: String) -> String {
    if is_nought(&number) { number.trim_start_matches('-').to_owned() } else { number }
}

fn is_nought(number: &str) -> bool {
    let digits = number.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    digits.chars().all(|letter| matches!(letter, '-' | '0' | '.'))
}
