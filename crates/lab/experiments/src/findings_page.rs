//! The first page: what every source claims, and what became of it.

use crate::difference::MATTERS;
use crate::markdown::{CLAIM_HEADING, claim, heading, row};
use crate::readings::Readings;
use crate::thesis::{THESES, Thesis, thesis_of};
use crate::{Agreement, Finished, Origin, ShownClaim, Verdict, lt_fit, lt_line_ups};

/// The first page of all findings. Everything in it comes from the results.
pub(crate) struct FindingsPage<'a> {
    /// The results, in the order of the experiments.
    pub(crate) finished: &'a [Finished],
    /// Lines that explain players, each of which begins with its name in code.
    pub(crate) agents: &'a [&'a str],
    /// Where the pages of the experiments lie, seen from this one.
    pub(crate) folder: &'a str,
    /// The letters of each source's readings.
    pub(crate) readings: &'a [Readings],
}

const INTRODUCTION: &str = "\
What five works claim, and what their experiments gave when run again. **Reproduced**: it holds as printed; **under A**: if read as A
says below the table. **Not reproduced**: under none of the readings that its page lists (the nearest is shown); our protocol may
differ. **Refuted**: both are exact, and differ. **Not decided**: the samples cannot tell. Limits in claims are mostly ours. Intervals
are 95 %. Two figures agree if the interval of their difference includes zero and stays below what matters:
";

/// Where the words of the games are explained.
const TERMS: &str =
    "Words: [riichi](rules/riichi.md), [Zole](rules/zole.md), [backgammon](rules/backgammon.md).";

/// The page that says how each experiment was run.
pub(crate) const RUNS: &str = "runs";

impl FindingsPage<'_> {
    /// The page as Markdown.
    pub(crate) fn markdown(&self) -> String {
        let mut out = format!("# Findings\n\n{INTRODUCTION}{MATTERS}.\n{TERMS}\n");
        for (at, thesis) in THESES.iter().enumerate() {
            let here: Vec<&Finished> = self.of(at).collect();
            if here.is_empty() {
                continue;
            }
            out += &format!("\n## {}\n\n{}.\n", thesis.name, thesis.cited);
            out += &self.players(thesis);
            let claims = self.claims(&here, &self.readings[at]);
            if !claims.is_empty() {
                out += &claims;
                out += thesis.chosen;
            }
            out += &self.fit(thesis, &here, &self.readings[at]);
            out += &self.without_claims(&here);
        }
        let runs = self.link("How each was run, counts by source", RUNS);
        out + &format!("\n{runs}. [How to repeat it](user/experiments.md).\n")
    }

    /// Another page: when and how large each experiment was run, and what became of the claims of each source.
    pub(crate) fn runs(&self) -> String {
        let columns = ["experiment", "what it is about", "size", "date", "threads", "time"];
        let mut out = format!("# How each experiment was run\n\n{}", heading(&columns));
        for finished in self.finished {
            let (date, threads, time) = finished.run.as_ref().map_or_else(
                || ["–"; 3].map(str::to_owned).into(),
                |run| (run.date.clone(), run.threads.to_string(), duration(run.seconds)),
            );
            let link = format!("[{0}]({0}.md)", finished.id);
            out += &row(&[&*link, &finished.title, finished.size(), &date, &threads, &time]);
        }
        out + &self.tally()
    }

    fn of(&self, thesis: usize) -> impl Iterator<Item = &Finished> {
        self.finished.iter().filter(move |finished| thesis_of(finished) == thesis)
    }

    fn link(&self, text: &str, id: &str) -> String {
        format!("[{text}]({}{id}.md)", self.folder)
    }

    /// A line for each player of a work, above all that speaks of it.
    fn players(&self, thesis: &Thesis) -> String {
        let is_line = |name: &&&str, line: &&&str| line.starts_with(&format!("- `{name}`"));
        let lines = thesis
            .players
            .iter()
            .filter_map(|name| self.agents.iter().find(|line| is_line(&name, line)));
        // The heading says where they are from.
        let place = thesis.place().map_or_else(String::new, |place| format!(" ({place})"));
        let lines: String = lines.map(|line| format!("{}\n", line.replace(&place, ""))).collect();
        if lines.is_empty() { lines } else { format!("\n{lines}") }
    }

    /// Which reading fits all experiments of the Kaunas thesis best.
    fn fit(&self, thesis: &Thesis, here: &[&Finished], readings: &Readings) -> String {
        let studies =
            [&lt_line_ups::CSP_STUDY, &lt_line_ups::RANDOM_STUDY, &lt_line_ups::PAIRS_STUDY];
        if thesis.prefix != "lt-" {
            return String::new();
        }
        let tried: Vec<_> = studies.iter().map(|study| study.tried()).collect();
        let overall = lt_fit::overall(here, &tried, readings);
        overall.map_or_else(String::new, |text| format!("\n{text}"))
    }

    /// One row for each claim of the source, and below them the readings under which some hold, or which come
    /// nearest.
    fn claims(&self, here: &[&Finished], readings: &Readings) -> String {
        let (mut rows, mut shown) = (String::new(), Vec::new());
        for finished in here {
            for one in finished.claims.iter().filter(|one| one.is_sources()) {
                let [words, verdict, ours, source, mut why] = claim(one, readings);
                let verdict = self.link(&verdict, &finished.id);
                shown.extend(one.reading.as_deref());
                // The introduction says of every verdict what can be said of it anywhere.
                if why == one.verdict.plainly() {
                    "–".clone_into(&mut why);
                }
                rows += &row(&[words, verdict, ours, source, why]);
            }
        }
        if rows.is_empty() {
            return rows;
        }
        let legend = readings.legend(shown);
        let gap = if legend.is_empty() { "" } else { "\n" };
        format!("\n{}{rows}{gap}{legend}", heading(&CLAIM_HEADING))
    }

    /// Experiments of which the source claims nothing: what others claim, what we checked, how many figures agree.
    fn without_claims(&self, here: &[&Finished]) -> String {
        let silent = here.iter().filter(|one| !one.claims.iter().any(ShownClaim::is_sources));
        let rows: String = silent
            .map(|finished| {
                let told = [by_others(finished), figures(finished)];
                let told: Vec<String> = told.into_iter().flatten().collect();
                let told = if told.is_empty() {
                    "figures of ours only".to_owned()
                } else {
                    told.join("; ")
                };
                row(&[self.link(&finished.title, &finished.id), told])
            })
            .collect();
        match rows.is_empty() {
            true => rows,
            false => format!("\n{}{rows}", heading(&["experiment", "what came out"])),
        }
    }

    /// How many claims of each source came to which verdict.
    fn tally(&self) -> String {
        let mut columns = vec!["source", "claims"];
        columns.extend(Verdict::ALL.map(Verdict::words));
        let mut rows = String::new();
        for (at, thesis) in THESES.iter().enumerate() {
            let claims = self.of(at).flat_map(|finished| &finished.claims);
            let claims: Vec<&ShownClaim> = claims.filter(|claim| claim.is_sources()).collect();
            if claims.is_empty() {
                continue;
            }
            let name = thesis.place().unwrap_or(thesis.name);
            let mut cells = vec![name.to_owned(), claims.len().to_string()];
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
}

/// What became of claims that are not the source's own.
fn by_others(finished: &Finished) -> Option<String> {
    let mut counts: Vec<(&str, usize, usize)> = Vec::new();
    for claim in &finished.claims {
        let who = match &claim.stated.origin {
            Origin::Source => continue,
            Origin::Other(name) => name.as_str(),
            Origin::Ours => "our own checks",
        };
        if counts.last().is_none_or(|(last, ..)| *last != who) {
            counts.push((who, 0, 0));
        }
        if let Some((_, held, of)) = counts.last_mut() {
            *held += usize::from(matches!(claim.verdict, Verdict::Reproduced | Verdict::Read));
            *of += 1;
        }
    }
    let told = |&(who, held, of): &(&str, usize, usize)| match held == of {
        true => format!("{who}: all hold"),
        false => format!("{who}: {held} of {of} hold"),
    };
    let all: Vec<String> = counts.iter().map(told).collect();
    (!all.is_empty()).then(|| all.join("; "))
}

/// How many of the source's figures agree.
fn figures(finished: &Finished) -> Option<String> {
    let agree = finished.count(&[Agreement::Equal, Agreement::Agrees]);
    let differ = finished.count(&[Agreement::Refuted, Agreement::Differs]);
    let open = finished.count(&[Agreement::Open, Agreement::Unclear]);
    match (agree + differ, open, finished.claims.is_empty()) {
        (.., false) | (0, 0, _) => None,
        (0, ..) => Some("not decided".to_owned()),
        (of, ..) => Some(format!("{agree} of {of} figures agree")),
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
