//! One page of all findings, written from the results.

use crate::{ALL, Agreement, Experiment, Finished};

/// A page of what all experiments found. Everything in it stands in the results, except the words
/// that people have put between the marks of an experiment: they are kept from the page before.
pub struct FindingsPage<'a> {
    /// The results, in any order.
    pub finished: &'a [Finished],
    /// The page as it was; empty if there was none.
    pub before: &'a str,
    /// Where the drawings lie, seen from the page; `None` leaves them out.
    pub drawings: Option<&'a str>,
}

/// So many figures without a source stand in the page; the others are in the results.
const OWN_MAX: usize = 24;

const INTRODUCTION: &str = "\
What came of the sources' experiments when they were run again. The tables are written from results by
`parlor experiment findings`; the words between the marks `words` and `end` are people's and are kept. Figures with
`NO` are those of a source that ours refute, with a sentence that says so. `exact` was computed and not sampled, `–`
stands where there is no interval or no source. What was run quickly is smaller than its protocol and shows only that it
works: its figures prove little, and it says so.
";

impl FindingsPage<'_> {
    /// The page as Markdown.
    pub fn markdown(&self) -> String {
        let mut out = format!("# Findings\n\n{INTRODUCTION}\n");
        out +=
            "| experiment | size | date | seconds | agree | refuted |\n|---|---|---|---|---|---|\n";
        for &experiment in ALL {
            out += &self.summary(experiment);
        }
        let seconds = self.finished.iter().filter_map(|finished| finished.run.as_ref());
        let seconds: f64 = seconds.map(|run| run.seconds).sum();
        out += &format!("| together | | | {seconds:.0} | | |\n");
        for &experiment in ALL {
            let id = experiment.id;
            out += &format!("\n## {id}\n\n{}.\n\n", experiment.title);
            out += &format!("Source: {}.\n", experiment.source);
            if let Some(finished) = self.of(id) {
                out += &format!("\n{}\n", how(finished));
            } else {
                out += "\nNot run yet.\n";
            }
            out += &format!("\n{}\n{}{END}\n", mark(id), self.words(id));
            if let Some(finished) = self.of(id) {
                out += &self.figures(finished);
            }
        }
        out
    }

    fn of(&self, id: &str) -> Option<&Finished> {
        self.finished.iter().find(|finished| finished.id == id)
    }

    /// One row of the table of contents.
    fn summary(&self, experiment: &Experiment) -> String {
        let id = experiment.id;
        let Some(finished) = self.of(id) else {
            return format!("| [{id}](#{id}) | not run | – | – | – | – |\n");
        };
        let (date, seconds) = finished.run.as_ref().map_or_else(
            || ("–".to_owned(), "–".to_owned()),
            |run| (run.date.clone(), format!("{:.0}", run.seconds)),
        );
        let agree = finished.count(&[Agreement::Equal, Agreement::Overlap]);
        let refuted = finished.count(&[Agreement::Refuted]);
        let size = size(finished);
        format!("| [{id}](#{id}) | {size} | {date} | {seconds} | {agree} | {refuted} |\n")
    }

    /// What people wrote of an experiment, with its line ends.
    fn words(&self, id: &str) -> &str {
        let Some((_, after)) = self.before.split_once(&mark(id)) else { return "" };
        let words = after.split_once(END).map_or("", |(words, _)| words);
        words.strip_prefix('\n').unwrap_or(words)
    }

    /// The figures and drawings.
    fn figures(&self, finished: &Finished) -> String {
        let mut out = String::new();
        for sentence in &finished.sentences {
            out += &format!("\n- {sentence}");
        }
        out += "\n\n| figure | source | its 95 % | ours | our 95 % | overlap |\n|---|---|---|---|---|---|\n";
        let of_source = |row: &&crate::Shown| row.agreement != Agreement::NoSource;
        let own = finished.comparisons.iter().filter(|row| !of_source(row));
        let n_own = own.clone().count();
        for row in finished.comparisons.iter().filter(of_source).chain(own.take(OWN_MAX)) {
            out += &format!("| {} |\n", row.cells.join(" | "));
        }
        if n_own > OWN_MAX {
            let more = n_own - OWN_MAX;
            out += &format!("\n{more} more figures of ours without a source are in the results.\n");
        }
        for plot in self.drawings.iter().flat_map(|_| &finished.plots) {
            out += &format!("\n![{plot}]({}{plot})\n", self.drawings.unwrap_or(""));
        }
        out
    }
}

const END: &str = "<!-- end -->";

fn mark(id: &str) -> String {
    format!("<!-- words: {id} -->")
}

fn size(finished: &Finished) -> &'static str {
    if finished.quick { "quick" } else { "full" }
}

/// How it was run, in a line.
fn how(finished: &Finished) -> String {
    let Finished { parlor, seed, .. } = finished;
    let size = match finished.quick {
        true => "quick, smaller than the protocol says",
        false => "full size",
    };
    match &finished.run {
        Some(run) => format!(
            "Run: `{}` on {}, {size}, seed {seed}, {:.0} s on {} threads, Parlor {parlor}.",
            run.command, run.date, run.seconds, run.threads
        ),
        None => format!("Run: {size}, seed {seed}, Parlor {parlor}."),
    }
}
