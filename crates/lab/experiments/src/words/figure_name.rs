//! A figure of the results by its name.

use parlor_stats::Interval;

use super::Results;
use crate::{Finished, Measured, Shown, ShownClaim};

/// A figure that a template names.
pub(super) enum Named<'a> {
    /// Of a table.
    Figure { value: f64, reach: Option<Interval>, cells: [&'a str; 2], style: Style },
    /// Of a claim.
    Words(&'a str),
}

/// How a figure is written.
#[derive(Clone, Copy, Default)]
pub(super) struct Style {
    decimals: Option<usize>,
    /// A word for a factor: billion.
    scale: Option<(&'static str, f64)>,
    is_bare: bool,
    is_interval: bool,
    is_source: bool,
    is_reading: bool,
}

const SCALES: [(&str, f64); 3] = [("thousand", 1e3), ("million", 1e6), ("billion", 1e9)];

impl<'a> Named<'a> {
    /// The figure of this name, which may say how it is to be written.
    pub(super) fn parse(name: &str, results: Results<'a>) -> Result<Named<'a>, String> {
        let (name, style) = match name.rsplit_once('|') {
            Some((name, style)) => (name.trim(), Style::parse(style)?),
            None => (name.trim(), Style::default()),
        };
        let (finished, name) = experiment(name, results);
        if let Some(words) = quoted(name) {
            let claim = claim(words, finished)?;
            return match (style.is_source, style.is_reading, &claim.reading) {
                (true, ..) => Ok(Named::Words(&claim.source)),
                (_, false, _) => Ok(Named::Words(&claim.ours)),
                (_, true, Some(reading)) => Ok(Named::Words(reading)),
                (_, true, None) => Err(format!("{words:?} has no reading")),
            };
        }
        let row = figure(name, finished)?;
        if !style.is_source {
            let Measured { value, .. } = row.ours;
            let cells = [&*row.cells[3], &*row.cells[4]];
            return Ok(Named::Figure { value, reach: row.ours.reach(), cells, style });
        }
        let source = row.source.ok_or_else(|| format!("the source has no {name:?}"))?;
        let cells = [&*row.cells[1], &*row.cells[2]];
        Ok(Named::Figure { value: source.value, reach: Some(source.reach()), cells, style })
    }

    /// As it is to be written.
    pub(super) fn text(&self) -> String {
        let &Named::Figure { value, reach, cells: [cell, ends], style } = self else {
            let Named::Words(words) = self else { return String::new() };
            return (*words).to_owned();
        };
        let is_percent = cell.ends_with('%');
        let text = match (style.decimals, style.scale, style.is_interval) {
            (None, None, true) => ends.to_owned(),
            (None, None, false) => cell.to_owned(),
            (decimals, scale, is_interval) => {
                let decimals = decimals.unwrap_or(0);
                let (word, factor) = scale.map_or(("", 1.0), |(word, factor)| (word, 1.0 / factor));
                let factor = if is_percent { 100.0 } else { factor };
                let number = |value: f64| format!("{:.decimals$}", factor * value);
                let numbers = match reach.filter(|_| is_interval) {
                    Some(Interval { low, high }) => format!("{} to {}", number(low), number(high)),
                    None => number(value),
                };
                let unit = if is_percent { " %".to_owned() } else { format!(" {word}") };
                (numbers + &unit).trim_end().to_owned()
            }
        };
        let text = if style.is_bare { text.replace(" %", "") } else { text };
        grouped(&text).replace('-', "−")
    }

    /// Its value and all that it may stand for; nothing of what is only words.
    pub(super) fn value(&self) -> Option<(f64, Option<Interval>)> {
        match self {
            Named::Figure { value, reach, .. } => Some((*value, *reach)),
            Named::Words(_) => None,
        }
    }
}

impl Style {
    fn parse(text: &str) -> Result<Style, String> {
        let mut style = Style::default();
        for word in text.split_whitespace() {
            let scale = SCALES.iter().find(|(name, _)| *name == word);
            match word {
                "source" => style.is_source = true,
                "interval" => style.is_interval = true,
                "bare" => style.is_bare = true,
                "reading" => style.is_reading = true,
                _ if scale.is_some() => style.scale = scale.copied(),
                _ => {
                    let decimals = word.strip_prefix('.').and_then(|digits| digits.parse().ok());
                    let known = "source, interval, bare, reading, thousand, million, billion, .1";
                    style.decimals =
                        Some(decimals.ok_or_else(|| format!("{word:?} is none of {known}"))?);
                }
            }
        }
        Ok(style)
    }
}

/// The claim with these words.
pub(super) fn claim<'a>(words: &str, finished: &'a Finished) -> Result<&'a ShownClaim, String> {
    let claims = &finished.claims;
    claims.iter().find(|claim| claim.claim == words).ok_or_else(|| {
        let near = nearest(words, claims.iter().map(|claim| &*claim.claim));
        format!("{} has no claim {words:?}{near}", finished.id)
    })
}

/// What is between quotes, if everything is.
pub(super) fn quoted(text: &str) -> Option<&str> {
    text.strip_prefix('"')?.strip_suffix('"')
}

/// The experiment that a name begins with, or else the page's own.
pub(super) fn experiment<'a, 'b>(name: &'b str, results: Results<'a>) -> (&'a Finished, &'b str) {
    let other = name.split_once(':').and_then(|(id, name)| {
        let finished = results.all.iter().find(|finished| finished.id == id)?;
        Some((finished, name.trim()))
    });
    other.unwrap_or((results.own, name))
}

fn figure<'a>(name: &str, finished: &'a Finished) -> Result<&'a Shown, String> {
    let rows = &finished.comparisons;
    let mut named = rows.iter().filter(|row| row.what == name);
    match (named.next(), named.count()) {
        (Some(row), 0) => Ok(row),
        (Some(_), more) => Err(format!("{} figures of {} are {name:?}", more + 1, finished.id)),
        (None, _) => {
            let near = nearest(name, rows.iter().map(|row| &*row.what));
            Err(format!("{} has no figure {name:?}{near}", finished.id))
        }
    }
}

/// The names that share the most words with one that there is not.
fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let words = |text: &str| -> Vec<String> {
        let parts = text.split(|letter: char| !letter.is_alphanumeric());
        parts.filter(|part| !part.is_empty()).map(str::to_lowercase).collect()
    };
    let wanted = words(name);
    let shared = |text: &str| words(text).iter().filter(|word| wanted.contains(word)).count();
    let mut known: Vec<&str> = known.collect();
    known.sort_by_key(|text| (usize::MAX - shared(text), text.len().abs_diff(name.len())));
    let near: Vec<String> = known.iter().take(3).map(|text| format!("{text:?}")).collect();
    if near.is_empty() { String::new() } else { format!("; nearest: {}", near.join(", ")) }
}

/// A text with a comma after every third digit of its long numbers.
fn grouped(text: &str) -> String {
    let (mut out, mut digits) = (String::new(), String::new());
    let mut is_decimal = false;
    for letter in text.chars().chain(Some(' ')) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        let is_long = digits.len() > 3 && !is_decimal;
        for (at, digit) in digits.chars().enumerate() {
            if is_long && at > 0 && (digits.len() - at).is_multiple_of(3) {
                out.push(',');
            }
            out.push(digit);
        }
        digits.clear();
        is_decimal = letter == '.';
        out.push(letter);
    }
    out.truncate(out.len() - 1);
    out
}
