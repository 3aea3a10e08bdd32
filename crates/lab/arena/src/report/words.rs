//! Numbers and facts in words, the same in every format for people.

use super::{Rating, Report};
use crate::{Machine, Standing, StopModel};

/// What the standings are.
pub(super) const STANDINGS_NOTE: &str = "Mean score a game, with 95 % intervals over blocks. Won: alone with the highest score; shared: \
     together with others. A game given up at the cap is won by nobody.";

/// What the nodes are.
pub(super) const NODES_NOTE: &str = "What the search of each decision cost. What a node is, each \
     agent says; without nodes it does not search, or does not tell.";

/// A share in per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// With sign, a true minus, and so many decimals.
pub(super) fn signed(value: f64, decimals: usize) -> String {
    let text = format!("{value:+.decimals$}");
    if text[1..].chars().all(|c| c == '0' || c == '.') {
        return text[1..].to_owned();
    }
    text.replace('-', "−")
}

/// `low to high`, or a dash.
pub(super) fn interval(interval: Option<(f64, f64)>, decimals: usize) -> String {
    interval.map_or("–".to_owned(), |(low, high)| {
        format!("{} to {}", signed(low, decimals), signed(high, decimals))
    })
}

/// A time in milliseconds with three digits that matter.
pub(super) fn ms(value: f64) -> String {
    let decimals = (2.0 - value.max(1e-6).log10().floor()).clamp(0.0, 6.0) as usize;
    format!("{value:.decimals$}")
}

impl Report {
    pub(super) fn title(&self) -> String {
        format!("{}: {}", self.header.game, self.header.entrants.join(", "))
    }

    /// What the results follow from: label and value.
    pub(super) fn facts(&self) -> Vec<(&'static str, String)> {
        let plan = &self.header.plan;
        let word = |key: &str| plan[key].as_str().unwrap_or("–").to_owned();
        let budget = ["nodes", "think_ms"].into_iter().filter_map(|key| {
            plan["budget"][key].as_u64().map(|n| format!("{n} {}", key.replace("think_", "")))
        });
        let budget: Vec<String> = budget.collect();
        let unlimited = "each agent's own";
        let mut facts = vec![
            ("played", format!("{} blocks, {} games", self.blocks, self.games)),
            ("schedule", format!("{}, {} in a block", word("schedule"), word("seatings"))),
            ("seed", plan["seed"].to_string()),
            ("budget", if budget.is_empty() { unlimited.to_owned() } else { budget.join(", ") }),
            ("rules", format!("{} (hash {})", self.header.rules, self.header.rules_hash)),
            ("Parlor", self.header.parlor.clone()),
        ];
        facts.extend(self.machines.iter().map(|machine| ("played on", played_on(machine))));
        let repeats = if self.header.reproducible {
            "yes: the same plan gives the same bytes"
        } else {
            "no: time or an outside bot decides"
        };
        facts.push(("repeatable", repeats.to_owned()));
        let planned = self.header.shard().share(self.header.blocks());
        let stopped = self.stop.as_ref().is_some_and(|stop| stop.accepted.is_some());
        if self.blocks < planned && !stopped {
            facts.push(("unfinished", format!("{} of {planned} blocks", self.blocks)));
        }
        if let Some(shard) = self.header.shard {
            facts.push(("shard", shard.to_string()));
        }
        if self.capped > 0 {
            facts.push(("abandoned", format!("{} games at the step limit", self.capped)));
        }
        facts.extend(self.stop_words().map(|words| ("stop rule", words)));
        let pairs = self.stop.as_ref().and_then(|stop| stop.pairs);
        facts.extend(pairs.map(|pairs| ("pairs", pairs_words(pairs))));
        facts
    }

    /// What the stop rule says, by which model, and after how many blocks.
    pub fn stop_words(&self) -> Option<String> {
        let stop = self.stop.as_ref()?;
        let verdict = stop.accepted.map_or("undecided".to_owned(), |h| format!("{h} accepted"));
        let (h0, h1) = (stop.rule.h0, stop.rule.h1);
        let (llr, lower, upper) = (stop.llr, stop.lower, stop.upper);
        let (done, planned) = (self.blocks, self.header.blocks());
        let model = match stop.model {
            StopModel::Normal => "normal",
            StopModel::Pentanomial => "pentanomial",
        };
        Some(format!(
            "h0 = {h0}, h1 = {h1}: {verdict} after {done} of {planned} blocks, LLR {llr:.2} \
             (bounds {lower:.2}, {upper:.2}), {model} model"
        ))
    }

    pub(super) fn rating_of(&self, entrant: usize) -> Option<&Rating> {
        self.ratings.as_ref().ok()?.ratings.iter().find(|rating| rating.entrant == entrant)
    }

    /// What must be said of the ratings.
    pub(super) fn rating_note(&self) -> String {
        match &self.ratings {
            Err(reason) => format!("No ratings: {reason}."),
            Ok(table) => {
                let prior = if table.with_prior {
                    " A weak prior (standard deviation 350 Elo) keeps them finite."
                } else {
                    ""
                };
                format!(
                    "Elo above the mean of the field, from won and lost games.{prior} The intervals \
                     take all games as independent; the mean scores above take blocks, as they should."
                )
            }
        }
    }

    /// What must be said of the times.
    pub(super) fn times_note(&self) -> String {
        let all: u64 = self.standings.iter().map(|line| line.decisions).sum();
        let timed: u64 = self.standings.iter().map(|line| line.timed).sum();
        let mut note = "Wall-clock milliseconds on the machine that played.".to_owned();
        if timed < all {
            note += &format!(
                " {timed} of {all} decisions were timed: a killed run loses its last timings."
            );
        }
        if let Some(think_ms) = self.think_ms() {
            note += &format!(
                " Late is a time-out of an agent: a decision that took a fifth and 5 ms more than its \
                 {think_ms} ms. It is counted, and costs nothing; outside bots forfeit instead."
            );
        }
        note
    }

    /// The time to think, if there is one.
    pub(super) fn think_ms(&self) -> Option<u64> {
        self.header.plan["budget"]["think_ms"].as_u64()
    }

    /// The names of all counters that anyone has.
    pub(super) fn counters(&self) -> Vec<String> {
        let names = self.standings.iter().flat_map(|line| line.counts.iter());
        let mut names: Vec<String> = names.map(|(name, _)| name.to_owned()).collect();
        names.sort();
        names.dedup();
        names
    }
}

/// How many pairs brought the first entrant what.
fn pairs_words(pairs: [u64; 5]) -> String {
    let points = ["0", "½", "1", "1½", "2"];
    let each: Vec<String> =
        points.iter().zip(pairs).map(|(points, n)| format!("{n} with {points}")).collect();
    format!("{} points of 2 for the first entrant", each.join(", "))
}

/// A machine in words.
fn played_on(machine: &Machine) -> String {
    let Machine { parlor, commit, system, cpu, cores, threads } = machine;
    let cpu = cpu.as_ref().map_or(String::new(), |cpu| format!("{cpu}, "));
    let commit = commit.as_ref().map_or(String::new(), |commit| format!(" ({commit})"));
    format!("{cpu}{system}, {threads} threads on {cores} cores, Parlor {parlor}{commit}")
}

/// Rows of a table: an entrant and its cells.
pub(super) type Rows = Vec<(usize, Vec<String>)>;

impl Report {
    /// Decisions, nodes, and nodes a decision of each entrant.
    pub(super) fn work(&self) -> ([&'static str; 4], Rows) {
        let rows = self.standings.iter().map(|line| {
            let each = line.nodes_per_decision();
            let each = each.map_or("–".to_owned(), |nodes| format!("{nodes:.1}"));
            let nodes = if line.nodes > 0 { line.nodes.to_string() } else { "–".to_owned() };
            (line.entrant, vec![line.decisions.to_string(), nodes, each])
        });
        (["entrant", "decisions", "nodes", "nodes a decision"], rows.collect())
    }

    /// How long the decisions of each entrant took that was timed.
    pub(super) fn times(&self) -> (Vec<&'static str>, Rows) {
        let rows = self.standings.iter().filter_map(|line| {
            let mut cells = line.times_ms?.map(ms).to_vec();
            cells.extend(self.think_ms().map(|_| line.late.to_string()));
            Some((line.entrant, cells))
        });
        let mut heading = vec!["entrant", "median", "95th percentile", "longest"];
        heading.extend(self.think_ms().map(|_| "late"));
        (heading, rows.collect())
    }
}

/// Faults in words, or a dash.
pub(super) fn faults(line: &Standing) -> String {
    let faults = line.faults;
    let kinds = [
        (faults.crashes, "crashes"),
        (faults.time_outs, "time-outs"),
        (faults.wrong_answers, "wrong answers"),
    ];
    let some: Vec<String> =
        kinds.iter().filter(|(n, _)| *n > 0).map(|(n, kind)| format!("{n} {kind}")).collect();
    if some.is_empty() { "–".to_owned() } else { some.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!((signed(-0.127, 2), signed(1.5, 1)), ("−0.13".into(), "+1.5".into()));
        assert_eq!((signed(-0.0001, 2), signed(0.0, 0)), ("0.00".into(), "0".into()));
        assert_eq!(interval(Some((-1.0, 2.0)), 1), "−1.0 to +2.0");
        assert_eq!(
            (ms(0.000_217), ms(12.34), ms(4321.0)),
            ("0.000217".into(), "12.3".into(), "4321".into())
        );
    }
}
