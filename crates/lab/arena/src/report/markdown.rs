//! The report as Markdown.

use std::fmt::Write;

use super::Report;
use super::words::{NODES_NOTE, STANDINGS_NOTE, faults, interval, ms, percent, signed, work};

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
        let mut heading = vec![""];
        heading.extend(self.standings.iter().map(|line| line.name.as_str()));
        let heading: Vec<String> = heading.into_iter().map(cell).collect();
        let heading: Vec<&str> = heading.iter().map(String::as_str).collect();
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
        let rows = self.standings.iter().filter_map(|line| {
            let [median, p95, max] = line.times_ms?;
            let mut cells = vec![line.name.clone(), ms(median), ms(p95), ms(max)];
            cells.extend(self.think_ms().map(|_| line.late.to_string()));
            Some(cells)
        });
        let mut rows = rows.peekable();
        if rows.peek().is_none() {
            return;
        }
        let _ = writeln!(out, "\n## Time per decision, ms\n\n{}\n", self.times_note());
        let mut heading = vec!["entrant", "median", "95th percentile", "longest"];
        heading.extend(self.think_ms().map(|_| "late"));
        table(out, &heading, rows);
    }

    fn work_section(&self, out: &mut String) {
        let _ = writeln!(out, "\n## Nodes\n\n{NODES_NOTE}\n");
        let rows = self.standings.iter().map(|line| {
            let [decisions, nodes, each] = work(line);
            vec![line.name.clone(), decisions, nodes, each]
        });
        table(out, &["entrant", "decisions", "nodes", "nodes a decision"], rows);
    }
}

fn table(out: &mut String, heading: &[&str], rows: impl Iterator<Item = Vec<String>>) {
    let _ = writeln!(out, "| {} |", heading.join(" | "));
    let _ = writeln!(out, "|{}", "---|".repeat(heading.len()));
    for row in rows {
        let cells: Vec<String> = row.iter().map(|text| cell(text)).collect();
        let _ = writeln!(out, "| {} |", cells.join(" | "));
    }
}

/// Text that cannot end its cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace(['\n', '\r'], " ")
}
