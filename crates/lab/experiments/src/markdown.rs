//! Parts of Markdown pages.

use crate::{Finished, ShownClaim};

/// A table's head and the line under it.
pub(crate) fn heading(columns: &[&str]) -> String {
    format!("| {} |\n|{}\n", columns.join(" | "), "---|".repeat(columns.len()))
}

/// A row of a table; a bar in a cell does not end it.
pub(crate) fn row<S: AsRef<str>>(cells: &[S]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| cell.as_ref().replace('|', "\\|")).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// What is in every row of a claim: claim, verdict, ours, source, why.
pub(crate) const CLAIM_HEADING: [&str; 5] = ["claim", "verdict", "ours", "source", "why"];

/// A claim as such a row. A verdict that is not the best is easier found in bold.
pub(crate) fn claim(claim: &ShownClaim) -> [String; 5] {
    let verdict = claim.verdict.words();
    let verdict = match &claim.reading {
        Some(reading) => format!("**{verdict}**: {reading}"),
        None => format!("**{verdict}**"),
    };
    let [ours, source] = [&claim.ours, &claim.source].map(|figure| match figure.as_str() {
        "" => "–".to_owned(),
        figure => figure.to_owned(),
    });
    [claim.claim.clone(), verdict, ours, source, claim.why.clone()]
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
