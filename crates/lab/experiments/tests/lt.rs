//! The experiments of the Kaunas thesis, run quickly.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::num::NonZero;

use parlor_experiments::{Comparison, Findings, Settings, Size, find};

fn run(id: &str, threads: usize, size: Size) -> Findings {
    let threads = NonZero::new(threads).unwrap();
    find(id).unwrap().run(&Settings { threads, size, ..Settings::quick(1) }).unwrap()
}

fn row<'a>(findings: &'a Findings, what: &str) -> &'a Comparison {
    findings.comparisons.iter().find(|row| row.what == what).unwrap()
}

/// The percentages that the source prints in its table of experiment 3.
#[test]
fn lt_3_prints_the_sources_table() {
    let findings = run("lt-3", 2, Size::Quick);
    for (what, greedy, fast) in [
        ("win share", "22.75 %", "77.25 %"),
        ("wins per hand", "11.21 %", "38.07 %"),
        ("draw-tenpai share", "43.41 %", "56.59 %"),
        ("draw-tenpai per hand", "30.32 %", "39.54 %"),
        ("conversion", "26.99 %", "49.05 %"),
        ("mean match points in thousands", "-20.86", "16.61"),
    ] {
        for (side, printed) in [("lt-greedy ×2", greedy), ("lt-fast ×2", fast)] {
            let row = row(&findings, &format!("{what}, {side}"));
            assert_eq!(row.unit.text(row.source.unwrap().value), printed, "{what}, {side}");
            assert!(row.ours.interval.unwrap().contains(row.ours.value), "{what}, {side}");
        }
    }
    assert_eq!(row(&findings, "hands in a match").source.unwrap().value, 3202.0 / 258.0);
}

#[test]
fn lt_3_finds_the_fast_pair_ahead_whatever_the_threads() {
    let findings = run("lt-3", 2, Size::Full);
    let lead = row(&findings, "lead of lt-fast ×2 in thousands a match").ours;
    assert!(lead.interval.unwrap().low > 0.0, "{lead:?}");
    assert!(findings.remarks[0].contains("as the source found"), "{:?}", findings.remarks);
    // Points add up to nothing, shares to one.
    let both = |what: &str| {
        let of = |side: &str| row(&findings, &format!("{what}, {side}")).ours.value;
        of("lt-greedy ×2") + of("lt-fast ×2")
    };
    assert!((both("win share") - 1.0).abs() < 1e-9);
    assert!((both("draw-tenpai share") - 1.0).abs() < 1e-9);
    assert!(both("mean match points in thousands").abs() < 1e-9);
    let names: Vec<&str> = findings.plots.iter().map(|plot| plot.name).collect();
    assert_eq!(names, ["results", "wins", "draw-tenpai", "points", "final-greedy", "final-fast"]);
    let untimed = |findings: &Findings| -> Vec<Comparison> {
        findings.comparisons.iter().filter(|row| !row.is_timed).cloned().collect()
    };
    assert_eq!(untimed(&run("lt-3", 1, Size::Quick)), untimed(&run("lt-3", 2, Size::Quick)));
}
