//! The experiments of the Kaunas thesis, run quickly.

use std::num::NonZero;

use parlor_experiments::{Comparison, Findings, Settings, Size, Verdict, find};

fn run(id: &str, threads: usize, size: Size) -> Findings {
    let threads = NonZero::new(threads).unwrap();
    find(id).unwrap().run(&Settings { threads, size, ..Settings::quick(1) }).unwrap()
}

fn row<'a>(findings: &'a Findings, what: &str) -> &'a Comparison {
    let found = findings.comparisons.iter().find(|row| row.what == what);
    found.unwrap_or_else(|| panic!("{what}"))
}

fn untimed(findings: &Findings) -> Vec<&Comparison> {
    findings.comparisons.iter().filter(|row| !row.is_timed).collect()
}

/// What the source prints of one figure, side by side.
fn is_printed<const N: usize>(findings: &Findings, sides: [&str; N], table: &[(&str, [&str; N])]) {
    for (what, printed) in table {
        for (side, printed) in sides.iter().zip(printed) {
            let row = row(findings, &format!("{what}, {side}"));
            assert_eq!(row.unit.text(row.source.unwrap().value), *printed, "{what}, {side}");
            assert!(row.ours.interval.unwrap().contains(row.ours.value), "{what}, {side}");
        }
    }
}

/// Points add up to nothing, shares to one.
fn adds_up<const N: usize>(findings: &Findings, sides: [&str; N]) {
    for (what, sum) in [
        ("win share", 1.0),
        ("draw-tenpai share", 1.0),
        ("mean match points in thousands", 0.0),
        ("ema2016: win share", 1.0),
    ] {
        let of = |side: &&str| row(findings, &format!("{what}, {side}")).ours.value;
        let ours: f64 = sides.iter().map(of).sum();
        assert!((ours - sum).abs() < 1e-9, "{what}: {ours}");
    }
}

const FOUR: [&str; 5] = ["results", "wins", "draw-tenpai", "points", "final-greedy"];

#[test]
fn lt_1_prints_the_sources_table() {
    let findings = run("lt-1", 2, Size::Quick);
    let sides = ["lt-greedy", "lt-fast", "lt-csp", "lt-dqn"];
    is_printed(
        &findings,
        sides,
        &[
            ("win share", ["13.22 %", "64.46 %", "22.31 %", "0.00 %"]),
            ("wins per hand", ["5.00 %", "24.38 %", "8.44 %", "0.00 %"]),
            ("draw-tenpai share", ["34.08 %", "46.93 %", "17.32 %", "1.68 %"]),
            ("draw-tenpai per hand", ["19.06 %", "26.25 %", "9.69 %", "0.94 %"]),
            ("conversion", ["20.78 %", "48.15 %", "46.55 %", "0.00 %"]),
            ("mean match points in thousands", ["3.50", "22.25", "-2.36", "-27.64"]),
        ],
    );
    adds_up(&findings, sides);
    assert_eq!(row(&findings, "hands in a match").source.unwrap().value, 320.0 / 28.0);
    row(&findings, "values=fast: wins per hand, lt-csp");
    row(&findings, "values=fast: gain in thousands a match, lt-csp");
    // Of a mean of so few matches one does not know more than that.
    for what in ["mean match points in thousands, lt-fast", "hands in a match"] {
        let source = row(&findings, what).source.unwrap();
        let interval = source.interval.unwrap();
        assert!(interval.contains(source.value) && interval.high > interval.low + 0.1, "{what}");
    }
    let names: Vec<&str> = findings.plots.iter().map(|plot| plot.name).collect();
    assert_eq!(names[..5], FOUR);
    assert_eq!(names[5..], ["final-fast", "final-csp", "final-dqn"]);
}

#[test]
fn lt_2_prints_the_sources_table_whatever_the_threads() {
    let findings = run("lt-2", 2, Size::Quick);
    let sides = ["lt-greedy", "lt-fast", "lt-dqn", "lt-random"];
    is_printed(
        &findings,
        sides,
        &[
            ("win share", ["19.87 %", "79.16 %", "0.10 %", "0.87 %"]),
            ("wins per hand", ["6.91 %", "27.54 %", "0.03 %", "0.30 %"]),
            ("draw-tenpai share", ["40.85 %", "57.28 %", "0.93 %", "0.95 %"]),
            ("draw-tenpai per hand", ["21.30 %", "29.87 %", "0.48 %", "0.50 %"]),
            ("conversion", ["24.50 %", "47.97 %", "6.52 %", "38.03 %"]),
            ("mean match points in thousands", ["8.43", "32.71", "-20.71", "-22.97"]),
        ],
    );
    adds_up(&findings, sides);
    // Random discards hardly ever make a hand: the source's 27 of 8,882 hands.
    assert!(row(&findings, "wins per hand, lt-random").ours.value < 0.03);
    assert!(row(&findings, "deal-ins per hand, lt-random").ours.value > 0.0);
    row(&findings, "epsilon=0.05: deal-ins per hand, lt-dqn");
    assert_eq!(untimed(&run("lt-2", 1, Size::Quick)), untimed(&findings));
}

#[test]
fn lt_3_prints_the_sources_table_and_finds_the_fast_pair_ahead() {
    let findings = run("lt-3", 2, Size::Full);
    let sides = ["lt-greedy ×2", "lt-fast ×2"];
    is_printed(
        &findings,
        sides,
        &[
            ("win share", ["22.75 %", "77.25 %"]),
            ("wins per hand", ["11.21 %", "38.07 %"]),
            ("draw-tenpai share", ["43.41 %", "56.59 %"]),
            ("draw-tenpai per hand", ["30.32 %", "39.54 %"]),
            ("conversion", ["26.99 %", "49.05 %"]),
            ("mean match points in thousands", ["-20.86", "16.61"]),
        ],
    );
    adds_up(&findings, sides);
    assert_eq!(row(&findings, "hands in a match").source.unwrap().value, 3202.0 / 258.0);
    let lead = row(&findings, "lead of lt-fast ×2 over lt-greedy ×2 in thousands a match").ours;
    assert!(lead.interval.unwrap().low > 0.0, "{lead:?}");
    let claim =
        findings.claims.iter().find(|claim| claim.claim.starts_with("Two fast players beat"));
    let is_found = |verdict| matches!(verdict, Verdict::Reproduced | Verdict::Read);
    assert!(claim.is_some_and(|claim| is_found(claim.verdict)), "{:?}", findings.claims);
    let names: Vec<&str> = findings.plots.iter().map(|plot| plot.name).collect();
    assert_eq!(names[..5], FOUR);
    assert_eq!(untimed(&run("lt-3", 1, Size::Quick)), untimed(&run("lt-3", 2, Size::Quick)));
}

/// What a claim of a source is judged by changes with the figures, never by hand: every claim says what was
/// found as printed and under each other reading, and with how many hands.
#[test]
fn claims_are_tried_as_printed_and_under_other_readings() {
    let findings = run("lt-2", 2, Size::Quick);
    assert!(findings.claims.len() >= 6);
    for claim in &findings.claims {
        assert!(!claim.source.is_empty() && claim.trials.len() == 3, "{claim:?}");
        assert_eq!(claim.missing, [""; 0]);
        // Play is sampled: nothing of it is refuted.
        assert_ne!(claim.verdict, Verdict::Refuted, "{claim:?}");
    }
}
