//! A figure of the results by its name.

use parlor_stats::Interval;

use super::Results;
use super::written::{Style, figure, written};
use crate::{Finished, Shown, ShownClaim};

/// A figure that a template names.
pub(super) enum Named<'a> {
    /// Of a table.
    Figure { row: &'a Shown, style: Style },
    /// Of a claim.
    Words(&'a str),
}

impl<'a> Named<'a> {
    /// The figure of this name, which may say how it is to be written.
    pub(super) fn parse(name: &str, results: Results<'a>) -> Result<Named<'a>, String> {
        let (name, style) = Style::of(name)?;
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
        let row = find(name, &finished.comparisons)
            .map_err(|error| format!("{} {error}", finished.id))?;
        figure(row, style)?;
        Ok(Named::Figure { row, style })
    }

    /// As it is to be written.
    pub(super) fn text(&self) -> String {
        match self {
            Named::Figure { row, style } => written(row, *style).unwrap_or_default(),
            Named::Words(words) => (*words).to_owned(),
        }
    }

    /// Its value and all that it may stand for; nothing of what is only words.
    pub(super) fn value(&self) -> Option<(f64, Option<Interval>)> {
        match self {
            Named::Figure { row, style } => figure(row, *style).ok(),
            Named::Words(_) => None,
        }
    }
}

/// The figure of some rows, written.
pub(super) fn of_rows(name: &str, rows: &[Shown]) -> Result<String, String> {
    let (name, style) = Style::of(name)?;
    written(find(name, rows)?, style)
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

fn find<'a>(name: &str, rows: &'a [Shown]) -> Result<&'a Shown, String> {
    let mut named = rows.iter().filter(|row| row.what == name);
    match (named.next(), named.count()) {
        (Some(row), 0) => Ok(row),
        (Some(_), more) => Err(format!("has {} figures {name:?}", more + 1)),
        (None, _) => {
            let near = nearest(name, rows.iter().map(|row| &*row.what));
            Err(format!("has no figure {name:?}{near}"))
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
