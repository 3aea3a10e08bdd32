//! The report as Markdown.

use std::fmt::Write;

use super::Report;
use super::words::{NODES_NOTE, Rows, STANDINGS_NOTE, faults, interval, percent, signed};

impl Report {
    /// As Markdown.
    pub fn markdown(&self) -> String {
        let mut out = format!("# {}\n\n", cell(&self.title()));
        for (label, value) in self.facts() {
            let _ = writeln!(out, "- {label}: {value}");
        }
        self.standings_section(&mut out);
        self.pairs_section(&mut out);
        self.counts_section(&mut out);
        self.work_section(&mut out);
        self.times_section(&mut out);
        out
    }

    fn standings_section(&self, out: &mut String) {
        let _ = writeln!(out, "\n## Standings\n\n{STANDINGS_NOTE}\n");
        let heading =
            ["entrant", "games", "mean score", "95 % interval", "won", "shared", "Elo", "faults"];
        let rows = self.standings.iter().map(|line| {
            let elo = self.rating_of(line.entrant).map_or("–".to_owned(), |rating| {
                format!("{} ({})", signed(rating.elo, 0), interval(Some(rating.interval), 0))
            });
            let [won, shared] = [line.wins, line.shared_wins].map(percent);
            let (games, mean) = (line.games.to_string(), signed(line.mean, 4));
            let (name, span) = (line.name.clone(), interval(line.interval, 4));
            vec![name, games, mean, span, won, shared, elo, faults(line)]
        });
        table(out, &heading, rows);
        let _ = writeln!(out, "\n{}", self.rating_note());
    }

    fn pairs_section(&self, out: &mut String) {
        out.push_str("\n## Pairs\n\n");
        let name = |entrant: usize| self.header.entrants[entrant].clone();
        let rows = self.pairings.iter().map(|pair| {
            let [a, b] = pair.entrants;
            let (lead, blocks) = (signed(pair.lead, 4), pair.blocks.to_string());
            vec![name(a), name(b), blocks, lead, interval(pair.interval, 4)]
        });
        table(out, &["entrant", "against", "blocks", "lead a game", "95 % interval"], rows);
    }

    /// The rates of the game and its bare counters: a row each, an entrant to a column.
    fn counts_section(&self, out: &mut String) {
        let names = self.standings.iter().map(|line| line.name.as_str());
        let heading: Vec<&str> = [""].into_iter().chain(names).collect();
        if !self.figures.is_empty() {
            out.push_str("\n## Figures\n\nWith 95 % intervals over blocks.\n\n");
            let rows = self.figures.iter().map(|figure| {
                let values = (0..figure.values.len()).map(|place| figure.text(place));
                [figure.what.to_owned()].into_iter().chain(values).collect()
            });
            table(out, &heading, rows);
        }
        let counters = self.counters();
        if counters.is_empty() {
            return;
        }
        out.push_str("\n## Counted, in all games\n\n");
        let rows = counters.iter().map(|name| {
            let values = self.standings.iter().map(|line| line.counts.get(name).to_string());
            [name.clone()].into_iter().chain(values).collect()
        });
        table(out, &heading, rows);
    }

    fn times_section(&self, out: &mut String) {
        let (heading, rows) = self.times();
        if !rows.is_empty() {
            let _ = writeln!(out, "\n## Time per decision, ms\n\n{}\n", self.times_note());
            table(out, &heading, self.named(rows));
        }
    }

    fn work_section(&self, out: &mut String) {
        let _ = writeln!(out, "\n## Nodes\n\n{NODES_NOTE}\n");
        let (heading, rows) = self.work();
        table(out, &heading, self.named(rows));
    }

    /// Rows that begin with the entrant's name.
    fn named(&self, rows: Rows) -> impl Iterator<Item = Vec<String>> {
        rows.into_iter().map(|(entrant, cells)| {
            [self.header.entrants[entrant].clone()].into_iter().chain(cells).collect()
        })
    }
}

fn table(out: &mut String, heading: &[&str], rows: impl Iterator<Item = Vec<String>>) {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    out.push_str(&line(heading.iter().map(|text| cell(text)).collect()));
    let _ = writeln!(out, "|{}", "---|".repeat(heading.len()));
    for row in rows {
        out.push_str(&line(row.iter().map(|text| cell(text)).collect()));
    }
}

/// Text that cannot end its cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace(['\n', '\r'], " ")
}
