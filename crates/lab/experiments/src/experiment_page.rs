//! The page of one experiment: a chart, what was asked, what came out, how.

use crate::Finished;
use crate::difference::MATTERS;
use crate::markdown::{CLAIM_HEADING, claim, heading, how, row};
use crate::readings::Readings;

/// The page of one experiment. All that is in it comes from the results, except the words, whose
/// figures do.
pub(crate) struct ExperimentPage<'a> {
    pub(crate) finished: &'a Finished,
    /// What was asked, in words; empty if nothing was written.
    pub(crate) asked: &'a str,
    /// What came out, in words; empty if nothing was written.
    pub(crate) found: &'a str,
    /// Lines that explain the players that are named.
    pub(crate) agents: &'a [&'a str],
    /// The letters of the source's readings.
    pub(crate) readings: &'a Readings,
}

impl ExperimentPage<'_> {
    /// The page as Markdown; drawings and other pages lie beside it.
    pub(crate) fn markdown(&self) -> String {
        let Finished { id, title, source, protocol, plots, .. } = self.finished;
        let mut out = format!("# {title}\n");
        if let Some(plot) = plots.first() {
            out += &format!("\n![{plot}]({plot})\n");
        }
        out += "\n## What was asked\n";
        if !self.asked.is_empty() {
            out += &format!("\n{}\n", self.asked);
        }
        out += &format!("\nSource: {source}.\n");
        let list =
            |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
        if !self.agents.is_empty() {
            out += &format!("\n## Players\n\n{}", list(self.agents));
        }
        out += "\n## What came out\n";
        out += &self.claims();
        if !self.found.is_empty() {
            out += &format!("\n{}\n", self.found);
        }
        out += &self.remarks();
        out += &format!("\n## How\n\n{}\n", capitalised(protocol));
        let deviations = &self.finished.deviations;
        if !deviations.is_empty() {
            out += "\nWhere this is not what the source did:\n\n";
            out.extend(deviations.iter().map(|text| format!("- {text}\n")));
        }
        out += &format!("\n{}\n", how(self.finished));
        out += &format!("\n[Every figure]({id}-figures.md) · [data]({id}.json)\n");
        out
    }

    fn claims(&self) -> String {
        let claims = &self.finished.claims;
        if claims.is_empty() {
            return String::new();
        }
        let mut out = format!("\n{}", heading(&CLAIM_HEADING));
        out.extend(claims.iter().map(|one| row(&claim(one, self.readings))));
        let legend = self.readings.legend(claims.iter().filter_map(|one| one.reading.as_deref()));
        if !legend.is_empty() {
            out += &format!("\n{legend}");
        }
        let trials = claims.iter().flat_map(|claim| &claim.trials);
        let all = self.readings.legend(trials.filter_map(|trial| trial.reading.as_deref()));
        let others = all.lines().filter(|line| !legend.lines().any(|shown| shown == *line));
        let others: String = others.map(|line| format!("{line}\n")).collect();
        let tried: Vec<_> = claims.iter().filter(|claim| claim.trials.len() > 1).collect();
        if !tried.is_empty() {
            out += "\n<details><summary>Every reading that was tried</summary>\n\n";
            out += &heading(&["claim", "reading", "ours", "as claimed?"]);
            for claim in tried {
                for (n, trial) in claim.trials.iter().enumerate() {
                    let letters = |reading: &String| self.readings.letters(reading);
                    let reading = trial.reading.as_ref().map_or("as printed".to_owned(), letters);
                    // The claim's words once are enough.
                    let words = if n == 0 { &*claim.claim } else { "″" };
                    out += &row(&[words, &reading, &trial.ours, trial.outcome.words()]);
                }
            }
            if !others.is_empty() {
                out += &format!("\n{others}");
            }
            out += "\n</details>\n";
        }
        out + &format!(
            "\nWhat decides: the 95 % interval of a difference. Our figure is the source's if that interval includes zero and \
            stays below what matters: {MATTERS}. If it includes both, the samples cannot tell.\n"
        )
    }

    fn remarks(&self) -> String {
        let Finished { notes, remarks, .. } = self.finished;
        let lines = notes.iter().chain(remarks).map(|remark| format!("- {remark}\n"));
        let lines: String = lines.collect();
        if lines.is_empty() { lines } else { format!("\n{lines}") }
    }
}

/// A protocol begins in the middle of a line elsewhere; here it is a sentence.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    let end = if text.ends_with('.') { "" } else { "." };
    first.unwrap_or_default() + letters.as_str() + end
}
