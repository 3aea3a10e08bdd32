//! The report as one HTML file: nothing is loaded from anywhere.

use std::fmt::Write;

use super::words::{NODES_NOTE, STANDINGS_NOTE, faults, interval, percent, signed};
use super::{Class, Report, Spread};
use crate::Standing;
use crate::plot::{Bar, Bars, COLOURS, Forest, Line, Lines, Row, Span, Spans, escape};

const PAGE: &str = include_str!("page.css");
const COLOURS_CSS: &str = include_str!("colours.css");

/// How many entrants stand side by side in a table of figures.
const ENTRANTS_ACROSS: usize = 6;

impl Report {
    /// As one HTML file with its drawings inside, for screen and paper, light and dark.
    pub fn html(&self) -> String {
        let title = escape(&self.title());
        let mut out = format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta \
             name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{PAGE}{COLOURS_CSS}</style>\n</head>\n<body>\n\
             <h1>{title}</h1>\n<dl>\n"
        );
        for (label, value) in self.facts() {
            let _ = writeln!(out, "<dt>{label}</dt><dd>{}</dd>", escape(&value));
        }
        out.push_str("</dl>\n");
        self.standings_html(&mut out);
        self.ratings_html(&mut out);
        self.matrix_html(&mut out);
        self.spreads_html(&mut out);
        self.curves_html(&mut out);
        self.counts_html(&mut out);
        self.work_html(&mut out);
        self.times_html(&mut out);
        out.push_str("</body>\n</html>\n");
        out
    }

    fn standings_html(&self, out: &mut String) {
        section(out, "Standings", STANDINGS_NOTE);
        let heading =
            ["entrant", "games", "mean score", "95 % interval", "won", "shared", "faults"];
        let rows = self.standings.iter().map(|line| {
            let [won, shared] = [line.wins, line.shared_wins].map(percent);
            let (games, mean) = (line.games.to_string(), signed(line.mean, 4));
            let cells = [games, mean, interval(line.interval, 4), won, shared, faults(line)];
            (line.entrant, cells.to_vec())
        });
        self.table(out, &heading, rows);
        let rows = self.standings.iter().map(|line| Row {
            label: line.name.clone(),
            colour: line.entrant,
            value: line.mean,
            interval: line.interval,
        });
        let (title, unit) = ("Mean score of each entrant with its interval", "mean score a game");
        out.push_str(&Forest { title, unit, rows: rows.collect() }.draw().inline());
    }

    fn ratings_html(&self, out: &mut String) {
        section(out, "Ratings", &self.rating_note());
        let Ok(table) = &self.ratings else { return };
        let rows = table.ratings.iter().map(|rating| Row {
            label: self.header.entrants[rating.entrant].clone(),
            colour: rating.entrant,
            value: rating.elo,
            interval: Some(rating.interval),
        });
        let (title, unit) = ("Rating of each entrant with its interval", "Elo above the mean");
        out.push_str(&Forest { title, unit, rows: rows.collect() }.draw().inline());
        let heading = ["entrant", "Elo", "95 % interval"];
        let rows = table.ratings.iter().map(|rating| {
            let cells = [signed(rating.elo, 0), interval(Some(rating.interval), 0)];
            (rating.entrant, cells.to_vec())
        });
        self.table(out, &heading, rows);
    }

    /// Who leads whom: rows against columns.
    fn matrix_html(&self, out: &mut String) {
        let note = "By how much the entrant of the row scored more a game than the entrant of the \
                    column, over the blocks that both played. Coloured where the interval leaves out 0.";
        section(out, "Pairs", note);
        let order: Vec<usize> = self.standings.iter().map(|line| line.entrant).collect();
        let rows = order
            .iter()
            .map(|&a| (self.name(a), order.iter().map(|&b| self.matrix_cell(a, b)).collect()));
        write_table(out, " class=\"matrix\"", &self.names(&self.standings), rows);
    }

    fn matrix_cell(&self, a: usize, b: usize) -> String {
        if a == b {
            return "<td>·</td>".to_owned();
        }
        let Some(pair) = self.pairing(a, b) else { return "<td>–</td>".to_owned() };
        let largest = self.pairings.iter().map(|p| p.lead.abs()).fold(1e-9, f64::max);
        let is_clear = pair.interval.is_some_and(|(low, high)| low > 0.0 || high < 0.0);
        let colour = if pair.lead > 0.0 { "good" } else { "bad" };
        let depth = if is_clear { 0.08 + 0.22 * pair.lead.abs() / largest } else { 0.0 };
        let (lead, span) = (signed(pair.lead, 3), interval(pair.interval, 3));
        let style = format!("background: rgba(var(--{colour}), {depth:.2})");
        format!("<td style=\"{style}\">{lead}<small>{span}</small></td>")
    }

    fn spreads_html(&self, out: &mut String) {
        section(out, "Scores", "How often each entrant scored what, in per cent of its games.");
        let share = |spread: &Spread, class: &Class| class.games as f64 / spread.games() as f64;
        let shares = self.spreads.iter().flat_map(|s| s.classes.iter().map(move |c| share(s, c)));
        let top = shares.fold(0.0, f64::max);
        out.push_str("<div class=\"small-multiples\">\n");
        for line in &self.standings {
            let spread = &self.spreads[line.entrant];
            let label = |class: &Class| {
                let near = |value: f64| signed(value, if value.fract() == 0.0 { 0 } else { 1 });
                let (from, to) = (near(class.from), near(class.to));
                if from == to { from } else { format!("{from} to {to}") }
            };
            let bars = spread.classes.iter();
            let bars = bars.map(|class| Bar { label: label(class), share: share(spread, class) });
            let bars = bars.collect();
            let chart = Bars { title: &line.name, colour: line.entrant, bars, top };
            out.push_str(&chart.draw().inline());
        }
        out.push_str("</div>\n");
    }

    fn curves_html(&self, out: &mut String) {
        section(out, "Points over time", "Mean score of all games so far, as the blocks went by.");
        let lines = self.standings.iter().map(|line| Line {
            label: line.name.clone(),
            colour: line.entrant,
            points: self.curves[line.entrant].points.clone(),
        });
        let chart = Lines {
            title: "Mean score so far, by block",
            across: "block",
            up: "mean score",
            lines: lines.collect(),
        };
        out.push_str(&chart.draw().inline());
    }

    /// The rates of the game and its bare counters: a row each, an entrant to a column.
    fn counts_html(&self, out: &mut String) {
        if !self.figures.is_empty() {
            section(
                out,
                "Figures",
                "What the counters below come to, with 95 % intervals over blocks.",
            );
            let rows = self.figures.iter().map(|figure| {
                let cells = (0..figure.values.len()).map(|place| figure.text(place));
                (figure.what.to_owned(), cells.collect())
            });
            self.by_entrant(out, &rows.collect::<Vec<_>>());
        }
        let counters = self.counters();
        if counters.is_empty() {
            return;
        }
        section(out, "Counted", "In all games together.");
        let rows = counters.iter().map(|name| {
            let cell = |line: &Standing| line.counts.get(name).to_string().replace('-', "−");
            (name.replace('_', " "), self.standings.iter().map(cell).collect())
        });
        self.by_entrant(out, &rows.collect::<Vec<_>>());
    }

    /// Tables with a column for each entrant, so many side by side as fit on paper.
    fn by_entrant(&self, out: &mut String, rows: &[(String, Vec<String>)]) {
        for first in (0..self.standings.len()).step_by(ENTRANTS_ACROSS) {
            let last = (first + ENTRANTS_ACROSS).min(self.standings.len());
            let heading = self.names(&self.standings[first..last]);
            let rows = rows
                .iter()
                .map(|(what, cells)| (escape(what), cells[first..last].iter().map(cell).collect()));
            write_table(out, " class=\"figures\"", &heading, rows);
        }
    }

    fn times_html(&self, out: &mut String) {
        let timed = || self.standings.iter().filter_map(|line| Some((line, line.times_ms?)));
        if timed().next().is_none() {
            return;
        }
        let note =
            "A dot at the median, a thick line to the 95th percentile, a thin one to the longest.";
        section(out, "Time per decision", &format!("{} {note}", self.times_note()));
        let spans = timed().map(|(line, values)| Span {
            label: line.name.clone(),
            colour: line.entrant,
            values,
        });
        let (title, unit) = ("Time per decision", "ms, logarithmic");
        out.push_str(&Spans { title, unit, spans: spans.collect() }.draw().inline());
        let (heading, rows) = self.times();
        self.table(out, &heading, rows.into_iter());
    }

    fn work_html(&self, out: &mut String) {
        section(out, "Nodes", NODES_NOTE);
        let (heading, rows) = self.work();
        self.table(out, &heading, rows.into_iter());
    }

    /// A table whose first column names an entrant in its colour.
    fn table(
        &self,
        out: &mut String,
        heading: &[&str],
        rows: impl Iterator<Item = (usize, Vec<String>)>,
    ) {
        let heading: Vec<String> = heading.iter().map(|text| escape(text)).collect();
        let rows =
            rows.map(|(entrant, cells)| (self.name(entrant), cells.iter().map(cell).collect()));
        write_table(out, "", &heading, rows);
    }

    /// Headings of columns: an empty one, then an entrant each.
    fn names(&self, standings: &[Standing]) -> Vec<String> {
        let names = standings.iter().map(|line| self.name(line.entrant));
        [String::new()].into_iter().chain(names).collect()
    }

    /// An entrant's name behind a dot of its colour.
    fn name(&self, entrant: usize) -> String {
        let colour = entrant % COLOURS;
        let name = escape(&self.header.entrants[entrant]);
        format!("<span class=\"key\" style=\"background: var(--c{colour})\"></span>{name}")
    }
}

fn section(out: &mut String, heading: &str, note: &str) {
    let _ = writeln!(out, "<h2>{heading}</h2>\n<p class=\"note\">{}</p>", escape(note));
}

/// A table: headings of columns, then rows that begin with a heading of their own.
fn write_table(
    out: &mut String,
    attributes: &str,
    heading: &[String],
    rows: impl Iterator<Item = (String, Vec<String>)>,
) {
    let _ = write!(out, "<div class=\"wide\"><table{attributes}>\n<thead><tr>");
    for text in heading {
        let scope = if text.is_empty() { "" } else { " scope=\"col\"" };
        let _ = write!(out, "<th{scope}>{text}</th>");
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for (name, cells) in rows {
        let _ = writeln!(out, "<tr><th scope=\"row\">{name}</th>{}</tr>", cells.concat());
    }
    out.push_str("</tbody></table></div>\n");
}

fn cell(text: impl AsRef<str>) -> String {
    format!("<td>{}</td>", escape(text.as_ref()))
}
