//! The tables and plots of the Kaunas thesis: six figures for each side.

use parlor_arena::plot::{Bar, Bars, Forest, Line, Lines};
use parlor_stats::{Bootstrap, Moments, Resampling};

use crate::drawing::row;
use crate::lt_matches::{Played, SideResults};
use crate::{Comparison, Failed, Findings, Measured, Published, Unit};

/// One column of a table of the source.
pub(crate) struct SourceSide {
    /// The agent, and how many of them play.
    pub(crate) name: &'static str,
    /// Hands won; the source prints shares, from which the counts follow exactly.
    pub(crate) wins: u64,
    /// Times tenpai at an exhaustive draw.
    pub(crate) ready: u64,
    /// Mean points of a match in thousands, and how many decimals are printed.
    pub(crate) points: (f64, usize),
}

/// A table of the source.
pub(crate) struct SourceTable {
    pub(crate) hands: u64,
    pub(crate) matches: u64,
    pub(crate) sides: &'static [SourceSide],
}

impl SourceTable {
    /// A mean over the source's matches. It prints no spread: that of our matches stands for it.
    pub(crate) fn mean(
        &self,
        (printed, decimals): (f64, usize),
        played: &[Played],
        of: impl Fn(&Played) -> f64,
    ) -> Published {
        match played.iter().map(of).collect::<Moments>().std_dev() {
            Some(spread) => Published::mean(printed, spread, self.matches, decimals),
            None => Published::alone(printed, decimals),
        }
    }
}

/// What stands in a row of a table, apart from the points: a part of a whole.
struct Share {
    what: &'static str,
    ours: fn(&Played, &SideResults) -> [f64; 2],
    source: fn(&SourceTable, &SourceSide) -> [u64; 2],
}

const SHARES: [Share; 5] = [
    Share {
        what: "win share",
        ours: |all, side| [side.wins.into(), sum(all, |side| side.wins)],
        source: |all, side| [side.wins, all.sides.iter().map(|side| side.wins).sum()],
    },
    Share {
        what: "wins per hand",
        ours: |all, side| [side.wins.into(), all.hands.into()],
        source: |all, side| [side.wins, all.hands],
    },
    Share {
        what: "draw-tenpai share",
        ours: |all, side| [side.ready.into(), sum(all, |side| side.ready)],
        source: |all, side| [side.ready, all.sides.iter().map(|side| side.ready).sum()],
    },
    Share {
        what: "draw-tenpai per hand",
        ours: |all, side| [side.ready.into(), all.hands.into()],
        source: |all, side| [side.ready, all.hands],
    },
    Share {
        what: "conversion",
        ours: |_, side| [side.wins.into(), f64::from(side.wins) + f64::from(side.ready)],
        source: |_, side| [side.wins, side.wins + side.ready],
    },
];

fn sum(all: &Played, count: impl Fn(&SideResults) -> u32) -> f64 {
    all.sides.iter().map(|side| f64::from(count(side))).sum()
}

/// Every figure of the source's table beside ours; the intervals of ours by bootstrap over matches.
pub(crate) fn compare(
    table: &SourceTable,
    played: &[Played],
    seed: u64,
) -> Result<Vec<Comparison>, Failed> {
    let mut rows = Vec::new();
    for share in &SHARES {
        for (n, side) in table.sides.iter().enumerate() {
            let [part, whole] = (share.source)(table, side);
            let ours = ratio(played, seed, |all| (share.ours)(all, &all.sides[n]))?;
            let what = format!("{}, {}", share.what, side.name);
            let source = Published::share(part, whole, 4);
            rows.push(Comparison::new(what, Unit::Percent(2), source, ours));
        }
    }
    for (n, side) in table.sides.iter().enumerate() {
        let ours = ratio(played, seed, |all| [all.sides[n].points, 1.0])?;
        let what = format!("mean match points in thousands, {}", side.name);
        let source = table.mean(side.points, played, |all| all.sides[n].points);
        rows.push(Comparison::new(what, Unit::Thousands(2), source, ours));
    }
    Ok(rows)
}

/// How often each side dealt into the hands of others, which the source speaks of but does not count.
pub(crate) fn deal_ins(
    table: &SourceTable,
    played: &[Played],
    seed: u64,
) -> Result<Vec<Comparison>, Failed> {
    let row = |(n, side): (usize, &SourceSide)| {
        let ours = ratio(played, seed, |all| [all.sides[n].deal_ins.into(), all.hands.into()])?;
        let what = format!("deal-ins per hand, {}", side.name);
        Ok(Comparison::new(what, Unit::Percent(2), None, ours))
    };
    table.sides.iter().enumerate().map(row).collect()
}

/// The ratio of two sums over matches; 0 where there is nothing to be a part of.
pub(crate) fn ratio(
    played: &[Played],
    seed: u64,
    parts: impl Fn(&Played) -> [f64; 2],
) -> Result<Measured, Failed> {
    let blocks: Vec<[f64; 2]> = played.iter().map(parts).collect();
    let resampling = Resampling { resamples: 2_000, seed };
    let ratio = |&[part, whole]: &[f64; 2]| if whole == 0.0 { 0.0 } else { part / whole };
    Measured::bootstrapped(Bootstrap::of_means(&blocks, resampling, ratio))
}

/// The drawings: results, how wins, draw-tenpai and points grow, and how final points are spread.
pub(crate) fn plots(
    mut findings: Findings,
    table: &SourceTable,
    played: &[Played],
    spreads: &[&'static str],
) -> Findings {
    let results = results(&findings.comparisons, table.sides.len()).draw();
    findings = findings.plot("results", results);
    for (name, title, up, of) in [
        ("wins", "Hands won", "hands", (|side| side.wins.into()) as fn(&SideResults) -> f64),
        ("draw-tenpai", "Tenpai at exhaustive draws", "times", |side| side.ready.into()),
        ("points", "Points of all matches so far", "thousands", |side| side.points),
    ] {
        let line = |n: usize| {
            let mut so_far = 0.0;
            let point = |(at, match_played): (usize, &Played)| {
                so_far += of(&match_played.sides[n]);
                [(at + 1) as f64, so_far]
            };
            let points = played.iter().enumerate().map(point).collect();
            Line { label: table.sides[n].name.to_owned(), colour: n, points }
        };
        let lines = (0..table.sides.len()).map(line).collect();
        findings = findings.plot(name, Lines { title, across: "matches", up, lines }.draw());
    }
    for (n, &name) in spreads.iter().enumerate() {
        let title = format!("Final points of a match, {}", table.sides[n].name);
        let points: Vec<f64> = played.iter().map(|played| played.sides[n].points).collect();
        findings = findings.plot(name, spread(&title, n, &points).draw());
    }
    findings
}

/// Every share of ours with its interval.
fn results(comparisons: &[Comparison], n_sides: usize) -> Forest<'static> {
    let shares = comparisons.iter().filter(|row| matches!(row.unit, Unit::Percent(_)));
    let rows =
        shares.enumerate().map(|(n, share)| row(&share.what, n % n_sides, &share.ours, 100.0));
    Forest { title: "Results with 95 % intervals", unit: "per cent", rows: rows.collect() }
}

/// How wide a bar of final points is, in thousands.
const STEP: f64 = 20.0;

fn spread<'a>(title: &'a str, colour: usize, points: &[f64]) -> Bars<'a> {
    let bin = |value: f64| (value / STEP).floor() as i64;
    let bins = points.iter().map(|&value| bin(value));
    let (low, high) = (bins.clone().min().unwrap_or(0), bins.max().unwrap_or(0));
    let bar = |at: i64| Bar {
        label: format!("{:.0}", at as f64 * STEP),
        share: points.iter().filter(|&&value| bin(value) == at).count() as f64
            / points.len().max(1) as f64,
    };
    let bars: Vec<Bar> = (low..=high).map(bar).collect();
    let top = bars.iter().map(|bar| bar.share).fold(0.1, f64::max);
    Bars { title, colour, bars, top }
}
