//! Parts of Markdown pages.

use crate::readings::Readings;
use crate::{Finished, Origin, ShownClaim};

/// A table's head and the line under it.
pub(crate) fn heading(columns: &[&str]) -> String {
    format!("| {} |\n|{}\n", columns.join(" | "), "---|".repeat(columns.len()))
}

/// A row of a table; a bar in a cell does not end it.
pub(crate) fn row<S: AsRef<str>>(cells: &[S]) -> String {
    let cell = |cell: &S| minus(cell.as_ref()).replace('|', "\\|");
    let cells: Vec<String> = cells.iter().map(cell).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// Negative numbers with a minus sign; other hyphens stay.
fn minus(text: &str) -> String {
    let mut before = ' ';
    let mut after = text.chars().skip(1);
    let sign = |letter: char| {
        let next = after.next();
        let is_sign = letter == '-'
            && matches!(before, ' ' | '(')
            && next.is_some_and(|next| next.is_ascii_digit());
        before = letter;
        if is_sign { '−' } else { letter }
    };
    text.chars().map(sign).collect()
}

/// What is in every row of a claim: claim, verdict, ours, source, why.
pub(crate) const CLAIM_HEADING: [&str; 5] = ["claim", "verdict", "ours", "source", "why"];

/// A claim as such a row: the verdict in bold, readings by their letters, whose claim it is if not the source's.
pub(crate) fn claim(claim: &ShownClaim, readings: &Readings) -> [String; 5] {
    let verdict = claim.reading.as_ref().map_or_else(
        || claim.verdict.words().to_owned(),
        |reading| claim.verdict_under(readings, reading),
    );
    let [ours, source] = [&claim.ours, &claim.source].map(|figure| match figure.as_str() {
        "" => "–".to_owned(),
        figure => figure.to_owned(),
    });
    let words = match &claim.stated.origin {
        Origin::Source => claim.claim.clone(),
        Origin::Other(name) => format!("{} ({name})", claim.claim),
        Origin::Ours => format!("{} (our own check)", claim.claim),
    };
    [words, bold(&verdict), ours, source, claim.why.clone()]
}

/// The verdict is easier found in bold; which reading comes nearest is not part of it.
fn bold(verdict: &str) -> String {
    match verdict.split_once(';') {
        Some((verdict, more)) => format!("**{verdict}**;{more}"),
        None => format!("**{verdict}**"),
    }
}

/// How an experiment was run, in a line.
pub(crate) fn how(finished: &Finished) -> String {
    let Finished { parlor, seed, .. } = finished;
    let size = match finished.size() {
        "quick" => "quick (smaller than the protocol says, shows only that it works)",
        "long" => "long (with every other reading)",
        _ => "full size",
    };
    match &finished.run {
        Some(run) => format!(
            "Run with `{}` on {}: {size}, seed {seed}, {:.0} s on {} threads, Parlor {parlor}.",
            run.command, run.date, run.seconds, run.threads
        ),
        None => format!("Run: {size}, seed {seed}, Parlor {parlor}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negative_numbers_have_a_minus_sign() {
        let cells = ["-3.8 points (-4.1 to -3.5)", "fi-16, 2017-11-10", "a | b - 1"];
        let row = row(&cells);
        assert_eq!(row, "| −3.8 points (−4.1 to −3.5) | fi-16, 2017-11-10 | a \\| b - 1 |\n");
    }
}
