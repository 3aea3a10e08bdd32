//! Standings as a table for a terminal.

use std::io::{self, Write};

use parlor_arena::{Standing, Standings};

/// Writes one line for each entrant, best first.
pub(super) fn print(standings: &Standings, out: &mut impl Write) -> io::Result<()> {
    let table = standings.table();
    let width = table.iter().map(|line| line.name.chars().count()).max().unwrap_or(0).max(7);
    let heading = ["games", "mean", "95 % interval", "won", "faults", "median µs"];
    let [games, mean, interval, won, faults, median] = heading;
    writeln!(
        out,
        "{:<width$} {games:>8} {mean:>9} {interval:>20} {won:>7} {faults:>7} {median:>10}",
        "entrant"
    )?;
    for line in &table {
        let Standing { name, games, mean, interval, wins, faults, times_ms, .. } = line;
        let interval =
            interval.map_or("-".to_owned(), |(low, high)| format!("{low:+.4} .. {high:+.4}"));
        let median =
            times_ms.map_or("-".to_owned(), |[median, ..]| format!("{:.2}", 1000.0 * median));
        let faults = faults.total();
        let won = format!("{:.1}%", 100.0 * wins);
        writeln!(
            out,
            "{name:<width$} {games:>8} {mean:>+9.4} {interval:>20} {won:>7} {faults:>7} {median:>10}"
        )?;
    }
    if standings.capped() > 0 {
        writeln!(out, "{} games were given up at the cap", standings.capped())?;
    }
    Ok(())
}
