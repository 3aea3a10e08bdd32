//! What several of these tests ask of findings.

use std::num::NonZero;

use parlor_experiments::{Comparison, Findings, Settings, ShownClaim, find};

pub(crate) fn quick(id: &str, threads: usize) -> Findings {
    let threads = NonZero::new(threads).unwrap();
    find(id).unwrap().run(&Settings { threads, ..Settings::quick(1) }).unwrap()
}

/// What does not vary with the clock.
pub(crate) fn untimed(findings: &Findings) -> Vec<&Comparison> {
    findings.comparisons.iter().filter(|row| !row.is_timed).collect()
}

pub(crate) fn row<'a>(findings: &'a Findings, what: &str) -> &'a Comparison {
    findings.comparisons.iter().find(|row| row.what == what).unwrap()
}

pub(crate) fn claim<'a>(findings: &'a Findings, words: &str) -> &'a ShownClaim {
    findings.claims.iter().find(|claim| claim.claim.contains(words)).unwrap()
}
