//! The first page: what every source claims, and what became of it.

use crate::markdown::{CLAIM_HEADING, claim, heading, row};
use crate::thesis::{THESES, Thesis, thesis_of};
use crate::{Agreement, Finished, ShownClaim, Verdict};

/// The first page of all findings. Everything in it comes from the results.
pub(crate) struct FindingsPage<'a> {
    /// The results, in the order of the experiments.
    pub(crate) finished: &'a [Finished],
    /// Lines that explain players, each of which begins with its name in code.
    pub(crate) agents: &'a [&'a str],
    /// Where the pages of the experiments lie, seen from this one.
    pub(crate) folder: &'a str,
}

const INTRODUCTION: &str = "\
What the sources claim, and what came out when their experiments were run again. **Reproduced**: our figures agree.
**Reproduced under a reading**: they agree if the source's words are taken as stated. **Not reproduced**: they differ, but our
protocol may differ too. **Refuted**: both figures are exact, and they differ. **Not decided**: our sample does not tell.
Intervals are 95 %.
";

const REPEATING: &str = "\
## To repeat

```
parlor experiment run all --out findings/ --resume
parlor experiment findings findings/
```

The first takes the time above and can be interrupted; `--long` adds every other reading, `--quick` takes seconds. The second
writes these pages. [More](user/experiments.md).
";

impl FindingsPage<'_> {
    /// The page as Markdown.
    pub(crate) fn markdown(&self) -> String {
        let mut out = format!("# Findings\n\n{INTRODUCTION}");
        let mut explained = Vec::new();
        for (at, thesis) in THESES.iter().enumerate() {
            let here: Vec<&Finished> = self.of(at).collect();
            if here.is_empty() {
                continue;
            }
            out += &format!("\n## {}\n\n{}.\n", thesis.name, thesis.cited);
            let claims = self.claims(&here);
            out += &claims;
            out += &self.without_claims(&here);
            let new = |line: &&&str| !explained.contains(*line);
            let players: Vec<&str> =
                named_in(&claims, self.agents, thesis).iter().filter(new).copied().collect();
            if !players.is_empty() {
                out.push('\n');
                out.extend(players.iter().map(|line| format!("{line}\n")));
            }
            explained.extend(players);
        }
        out += &self.tally();
        out += &self.experiments();
        format!("{out}\n{REPEATING}")
    }

    fn of(&self, thesis: usize) -> impl Iterator<Item = &Finished> {
        self.finished.iter().filter(move |finished| thesis_of(finished) == thesis)
    }

    fn link(&self, text: &str, id: &str) -> String {
        format!("[{text}]({}{id}.md)", self.folder)
    }

    /// One row for each claim.
    fn claims(&self, here: &[&Finished]) -> String {
        let rows = here.iter().flat_map(|finished| {
            let link = self.link(&finished.id, &finished.id);
            finished.claims.iter().map(move |one| {
                let [words, rest @ ..] = claim(one);
                let mut cells = vec![words];
                cells.extend(rest);
                cells.push(link.clone());
                row(&cells)
            })
        });
        let rows: String = rows.collect();
        match rows.is_empty() {
            true => rows,
            false => format!("\n{}{rows}", heading(&[&CLAIM_HEADING[..], &["more"]].concat())),
        }
    }

    /// Experiments whose results state no claim: how many of their figures agree.
    fn without_claims(&self, here: &[&Finished]) -> String {
        let silent = here.iter().filter(|finished| finished.claims.is_empty());
        let rows: String = silent
            .map(|finished| {
                let agree = finished.count(&[Agreement::Equal, Agreement::Overlap]);
                let differ = finished.count(&[Agreement::Refuted, Agreement::Differs]);
                let is_open = finished.count(&[Agreement::Open]) > 0;
                let figures = match (agree + differ, is_open) {
                    (0, false) => "figures of ours only".to_owned(),
                    (0, true) => "not decided".to_owned(),
                    (of, _) => format!("{agree} of {of} figures agree"),
                };
                row(&[&*finished.title, &figures, &self.link(&finished.id, &finished.id)])
            })
            .collect();
        match rows.is_empty() {
            true => rows,
            false => format!("\n{}{rows}", heading(&["experiment", "beside the source", "more"])),
        }
    }

    /// How many claims of each source came to which verdict.
    fn tally(&self) -> String {
        let mut columns = vec!["source", "claims"];
        columns.extend(Verdict::ALL.map(Verdict::words));
        let mut rows = String::new();
        for (at, thesis) in THESES.iter().enumerate() {
            let claims: Vec<&ShownClaim> =
                self.of(at).flat_map(|finished| &finished.claims).collect();
            if claims.is_empty() {
                continue;
            }
            let mut cells = vec![thesis.name.to_owned(), claims.len().to_string()];
            cells.extend(Verdict::ALL.map(|verdict| {
                claims.iter().filter(|claim| claim.verdict == verdict).count().to_string()
            }));
            rows += &row(&cells);
        }
        match rows.is_empty() {
            true => rows,
            false => format!("\n## Claims by source\n\n{}{rows}", heading(&columns)),
        }
    }

    /// When and how large each experiment was run.
    fn experiments(&self) -> String {
        let columns = ["experiment", "what it is about", "size", "date", "time"];
        let mut out = format!("\n## Experiments\n\n{}", heading(&columns));
        for finished in self.finished {
            let (date, time) = finished.run.as_ref().map_or_else(
                || ("–".to_owned(), "–".to_owned()),
                |run| (run.date.clone(), duration(run.seconds)),
            );
            let link = self.link(&finished.id, &finished.id);
            out += &row(&[&*link, &finished.title, finished.size(), &date, &time]);
        }
        let runs = self.finished.iter().filter_map(|finished| finished.run.as_ref());
        let seconds: f64 = runs.map(|run| run.seconds).sum();
        out + &row(&["together", "", "", "", &*duration(seconds)])
    }
}

/// Lines whose player a text names. A name that is also a plain word, as `random`, counts in code only,
/// or where the text is about the work that the line names, as "Tartu 2015".
pub(crate) fn named_in<'a>(text: &str, agents: &[&'a str], work: &Thesis) -> Vec<&'a str> {
    let is_end = |letter: Option<char>| {
        letter.is_none_or(|letter| !letter.is_alphanumeric() && letter != '-' && letter != '_')
    };
    let is_word = |name: &str| {
        text.match_indices(name).any(|(at, _)| {
            is_end(text[..at].chars().next_back()) && is_end(text[at + name.len()..].chars().next())
        })
    };
    let is_named = |line: &&str| {
        let Some(name) = line.split('`').nth(1) else { return false };
        let is_own = work.place().is_some_and(|place| line.contains(place));
        if name.contains('-') || is_own {
            is_word(name)
        } else {
            text.contains(&format!("`{name}`"))
        }
    };
    agents.iter().copied().filter(is_named).collect()
}

fn duration(seconds: f64) -> String {
    match seconds {
        ..90.0 => format!("{seconds:.0} s"),
        _ => format!("{:.0} min", seconds / 60.0),
    }
}
