//! Standings as a table for a terminal.

use std::io::{self, Write};

use parlor_arena::{Standing, Standings};

/// Writes one line for each entrant, best first.
pub(super) fn print(standings: &Standings, out: &mut impl Write) -> io::Result<()> {
    let table = standings.table();
    let width = table.iter().map(|line| line.name.chars().count()).max().unwrap_or(0).max(7);
    let mut rows = vec![HEADING.map(str::to_owned)];
    rows.extend(table.iter().map(cells));
    for [name, games, mean, interval, won, shared, faults, nodes, median] in rows {
        writeln!(
            out,
            "{name:<width$} {games:>8} {mean:>9} {interval:>20} {won:>6} {shared:>6} {faults:>6} \
             {nodes:>14} {median:>10}"
        )?;
    }
    for line in table.iter().filter(|line| line.late > 0) {
        let Standing { name, late, timed, .. } = line;
        writeln!(out, "{name}: {late} of {timed} decisions exceeded the time limit")?;
    }
    if standings.capped() > 0 {
        writeln!(out, "{} games were abandoned at the step limit", standings.capped())?;
    }
    Ok(())
}

const HEADING: [&str; 9] = [
    "entrant",
    "games",
    "mean",
    "95 % interval",
    "won",
    "shared",
    "faults",
    "nodes/decision",
    "median µs",
];

fn cells(line: &Standing) -> [String; 9] {
    let dash = || "-".to_owned();
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    [
        line.name.clone(),
        line.games.to_string(),
        format!("{:+.4}", line.mean),
        line.interval.map_or_else(dash, |(low, high)| format!("{low:+.4} .. {high:+.4}")),
        percent(line.wins),
        percent(line.shared_wins),
        line.faults.total().to_string(),
        line.nodes_per_decision().map_or_else(dash, |nodes| format!("{nodes:.1}")),
        line.times_ms.map_or_else(dash, |[median, ..]| format!("{:.2}", 1000.0 * median)),
    ]
}
