//! The standings as comma-separated values.

use super::Report;

/// What every game has.
const HEADING: &str = "entrant name games mean low high won shared elo elo_low elo_high crashes \
    time_outs wrong_answers decisions nodes late median_ms p95_ms max_ms";

impl Report {
    /// One line for each entrant, best first, after a line of headings; the game's own counters begin with `n_`.
    pub fn csv(&self) -> String {
        let counters = self.counters();
        let mut heading: Vec<String> = HEADING.split(' ').map(str::to_owned).collect();
        heading.extend(counters.iter().map(|name| format!("n_{name}")));
        let mut out = row(&heading);
        for line in &self.standings {
            let number =
                |value: Option<f64>| value.map_or(String::new(), |value| value.to_string());
            let rating = self.rating_of(line.entrant);
            let mut cells = vec![line.entrant.to_string(), line.name.clone()];
            cells.extend([line.games.to_string(), line.mean.to_string()]);
            cells.extend([line.interval.map(|i| i.0), line.interval.map(|i| i.1)].map(number));
            cells.extend([line.wins, line.shared_wins].map(|share| share.to_string()));
            let elo = rating.map(|rating| [rating.elo, rating.interval.0, rating.interval.1]);
            cells.extend([0, 1, 2].map(|n| number(elo.map(|elo| elo[n]))));
            let faults = [line.faults.crashes, line.faults.time_outs, line.faults.wrong_answers];
            cells.extend(faults.map(|n| n.to_string()));
            cells.extend([line.decisions, line.nodes, line.late].map(|n| n.to_string()));
            cells.extend([0, 1, 2].map(|n| number(line.times_ms.map(|times| times[n]))));
            cells.extend(counters.iter().map(|name| line.counts.get(name).to_string()));
            out += &row(&cells);
        }
        out
    }
}

/// Cells in quotes where RFC 4180 asks for them.
fn row(cells: &[String]) -> String {
    let quoted = |cell: &String| {
        if cell.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", cell.replace('"', "\"\""))
        } else {
            cell.clone()
        }
    };
    cells.iter().map(quoted).collect::<Vec<_>>().join(",") + "\n"
}
