//! What the source claims of the size of its graph, and the readings of its node set.

use parlor_riichi::Hand;
use parlor_riichi_value::Situation;
use parlor_stats::Moments;

use crate::jp_dag_hands::{Sampler, hand};
use crate::jp_dag_readings::NODE_SETS;
use crate::jp_dag_size::{TABLE_1, WHY};
use crate::{Check, Claim, Failed, Findings, Measured, Published, Rows, Settings, Unit, Verdict};

/// Counts the nodes of the smaller rows of the table in every reading of the node set.
pub(crate) fn node_sets(settings: &Settings<'_>, findings: &mut Findings) -> Result<(), Failed> {
    let any_draw = NODE_SETS.map(|set| (Sampler::AnyDraw, set));
    for (sampler, set) in NODE_SETS.map(|set| (Sampler::Played, set)).into_iter().chain(any_draw) {
        let name = match sampler {
            Sampler::AnyDraw => format!("{}, any draw", set.name),
            Sampler::Played | Sampler::Random => set.name.to_owned(),
        };
        for (far, exchanges, calls, printed) in TABLE_1 {
            let n = match exchanges {
                0..=2 => settings.sizes(400, 100, 2),
                3 if settings.is_long() => 40,
                _ => continue,
            };
            let sizes = settings.try_map(n, |number| {
                let purpose = number << 4 | far.unsigned_abs() as u64;
                let mut stream = settings.stream("jp-dag-size", purpose);
                let situation = Situation::new(Hand::closed(hand(sampler, far, &mut stream)));
                set.size(&situation, exchanges, calls)
            })?;
            let sizes: Moments = sizes.into_iter().map(|size| size as f64).collect();
            let what = format!("nodes, {name}: shanten {far}, n {exchanges}, calls {calls}");
            let ours = Measured::mean(&sizes);
            let source = Published::alone(printed, 0);
            findings.compare(what, Unit::Number(0), source, ours).reason = Some(WHY.to_owned());
        }
    }
    Ok(())
}

/// A mean agrees with a source whose sample is not known if it is this near to it.
const NEAR: f64 = 1.25;
/// An order of magnitude agrees if it is this near.
const MAGNITUDE: f64 = 2.0;
/// The largest graph of the source's table.
const LARGEST: f64 = 103_249.0;
/// About 100,000: half to twice as many.
const ABOUT: [f64; 2] = [50_000.0, 200_000.0];

/// How we draw hands and count nodes: neither is legible in the source.
const FIRST_WAY: &str =
    "hands are played by acceptance, and nodes are hands on shortest ways to a win";

/// The source's claims.
pub(crate) fn claims(rows: Rows<'_>) -> Vec<Claim> {
    let four: Vec<String> = (TABLE_1.iter())
        .filter(|(_, exchanges, ..)| *exchanges == 4)
        .map(|(far, exchanges, calls, _)| played(*far, *exchanges, *calls))
        .collect();
    let [three_away, others @ ..] = four.as_slice() else { return Vec::new() };
    let named = |row: &String| format!("{{{row}}}");
    let [one, other] = [0, 1].map(|n| others.get(n).map_or_else(String::new, named));
    let printed = |row: &String| format!("{{{row} | source}}");
    let about =
        Check::Values { rows: vec![three_away.clone()], low: Some(ABOUT[0]), high: Some(ABOUT[1]) };
    let largest = Check::Values { rows: vec![grid(1, 3, 1)], low: None, high: Some(LARGEST) };
    let mut claims = vec![
        Claim::new(
            "graphs reach about 100,000 hands (50,000 to 200,000) at about four shanten",
            "about 100,000",
        )
        .under(
            FIRST_WAY,
            [about],
            format!("{} at three shanten; {one} and {other} at four", named(three_away)),
        )
        .because(Verdict::Read, "At three shanten, as in its table."),
        Claim::new(
            "graphs of four exchanges are as large as its, within a factor of two",
            four.iter().map(printed).collect::<Vec<_>>().join(", "),
        )
        .under(
            FIRST_WAY,
            [Check::Factor { rows: four.clone(), factor: MAGNITUDE }],
            four.iter().map(named).collect::<Vec<_>>().join(", "),
        )
        .because(Verdict::Read, size_of_ours(&four, rows)),
        Claim::new("the graph grows with exchanges, and never shrinks with calls", "table 1")
            .under(
                FIRST_WAY,
                growth(rows),
                format!(
                    "at one shanten {{{}}} with one exchange, {{{}}} with three",
                    grid(1, 1, 1),
                    grid(1, 3, 1)
                ),
            )
            .because(Verdict::Read, NOT_LEGIBLE),
    ];
    claims.push(small(rows));
    claims.push(
        Claim::new(
            "three exchanges at one shanten are feasible: below its largest graph",
            "the largest has {played hands: shanten 3, n 4, calls 1 | source}",
        )
        .under(FIRST_WAY, [largest], format!("{{{}}} hands with one call", grid(1, 3, 1)))
        .because(Verdict::Read, NOT_LEGIBLE),
    );
    claims
}

/// Why whatever is counted is a reading.
const NOT_LEGIBLE: &str = "How it counted is not legible.";

/// Are our graphs the larger ones?
fn size_of_ours(graphs: &[String], rows: Rows<'_>) -> &'static str {
    let is_larger = |name: &String| {
        let source = rows.row(name).and_then(|row| row.source);
        source.is_some_and(|source| rows.value(name) > source.value)
    };
    match graphs.iter().filter(|name| is_larger(name)).count() {
        0 => "Ours are smaller.",
        n if n == graphs.len() => "Ours are larger.",
        _ => "Some of ours are larger.",
    }
}

/// Graphs of up to two exchanges in every reading.
fn small(rows: Rows<'_>) -> Claim {
    let claim = Claim::new(
        "graphs of up to two exchanges are as large as its, within a quarter",
        "57 to 2,323",
    );
    let any_draw = NODE_SETS.map(|set| (format!("{}, any draw", set.name), set.name, true));
    let all = NODE_SETS.map(|set| (set.name.to_owned(), set.name, false));
    all.into_iter()
        .chain(any_draw)
        .fold(claim, |claim, (name, set, any)| {
            let of: Vec<String> = (TABLE_1.iter())
                .filter(|(_, exchanges, ..)| *exchanges <= 2)
                .map(|(far, exchanges, calls, _)| {
                    format!("nodes, {name}: shanten {far}, n {exchanges}, calls {calls}")
                })
                .filter(|row| rows.has(row))
                .collect();
            let apart = |row: &str| {
                let shown = rows.row(row);
                let times =
                    shown.and_then(|row| Some((row.source?.value / row.ours.value).ln().abs()));
                times.unwrap_or(0.0)
            };
            let Some(farthest) = of.iter().max_by(|a, b| apart(a).total_cmp(&apart(b))) else {
                return claim;
            };
            let at = farthest.split_once(": ").map_or("", |(_, at)| at);
            let told = format!("farthest: {{{farthest}}} for {{{farthest} | source}} ({at})");
            let reading = match (set, any) {
                ("ours", false) => FIRST_WAY.to_owned(),
                ("ours", true) => {
                    "hands are dealt and played by acceptance, and any draw is the last tile"
                        .to_owned()
                }
                (set, false) => spelled(set).to_owned(),
                (set, true) => format!("{}, and any draw is the last tile", spelled(set)),
            };
            claim.under(reading, [Check::Factor { rows: of.clone(), factor: NEAR }], told)
        })
        .because(Verdict::NotReproduced, "No reading listed brings all so near.")
}

/// What is otherwise than in our way, in words.
fn spelled(set: &str) -> &str {
    match set {
        "no kans" => "hands with kans do not count",
        "no riichi twins" => "hands in riichi do not count apart",
        "red fives told apart" => "hands with red fives count apart",
        "any set called" => "any set may be called",
        "hands aside" => "hands off the shortest ways count too",
        "any set called, hands aside" => {
            "any set may be called, and hands off the shortest ways count too"
        }
        "any set called, hands aside, red fives" => {
            "any set may be called, and hands off the shortest ways and with red fives count"
        }
        _ => set,
    }
}

/// Means never fall with calls, and rise with exchanges, at every shanten that was counted.
fn growth(rows: Rows<'_>) -> Vec<Check> {
    let mut checks = Vec::new();
    let mut add = |names: Vec<String>, strictly| {
        let rows: Vec<String> = names.into_iter().filter(|row| rows.has(row)).collect();
        if rows.len() > 1 {
            checks.push(Check::Rising { rows, strictly });
        }
    };
    for far in 0..=4 {
        for exchanges in 0..=4 {
            add((0..=3).map(|calls| grid(far, exchanges, calls)).collect(), false);
        }
        for calls in 0..=3 {
            add((0..=4).map(|exchanges| grid(far, exchanges, calls)).collect(), true);
        }
    }
    checks
}

/// How many times ours the source's means are, by size and sampler.
pub(crate) fn notes(rows: Rows<'_>) -> Vec<String> {
    let ratios = |sampler: Sampler, large: bool| -> Option<String> {
        let of = TABLE_1.iter().filter(|(_, exchanges, ..)| (*exchanges >= 4) == large);
        let times: Vec<f64> = of
            .filter_map(|(far, exchanges, calls, _)| {
                let row = table_row(sampler, *far, *exchanges, *calls);
                let row = rows.row(&row)?;
                Some(row.ours.value / row.source?.value)
            })
            .collect();
        let low = times.iter().copied().reduce(f64::min)?;
        let high = times.iter().copied().reduce(f64::max)?;
        Some(format!("{low:.1} to {high:.1}"))
    };
    let told = |sampler: Sampler| {
        let (small, large) = (ratios(sampler, false)?, ratios(sampler, true)?);
        Some(format!(
            "Our means of {} are {small} times the source's up to three exchanges and {large} times at four.",
            sampler.name()
        ))
    };
    Sampler::ALL.into_iter().filter_map(told).collect()
}

fn played(far: i8, exchanges: u8, calls: u8) -> String {
    table_row(Sampler::Played, far, exchanges, calls)
}

/// The name of a row of the source's table.
pub(crate) fn table_row(sampler: Sampler, far: i8, exchanges: u8, calls: u8) -> String {
    format!("{}: shanten {far}, n {exchanges}, calls {calls}", sampler.name())
}

/// The name of a row of the whole grid.
pub(crate) fn grid(far: i8, exchanges: u8, calls: u8) -> String {
    format!("grid: shanten {far}, n {exchanges}, calls {calls}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Verdict::{NotReproduced, Read};
    use crate::{Shown, ShownClaim};

    /// Rows in which ours are so many times the source's.
    fn rows(times: f64) -> Vec<Shown> {
        let mut findings = Findings::new();
        for (far, exchanges, calls, printed) in TABLE_1 {
            let ours = Measured::alone(times * printed);
            for what in [
                played(far, exchanges, calls),
                format!("nodes, ours: shanten {far}, n {exchanges}, calls {calls}"),
            ] {
                findings.compare(what, Unit::Number(0), Published::alone(printed, 0), ours);
            }
        }
        for (calls, size) in [(0, 10.0), (1, 10.0), (2, 20.0), (3, 20.0)] {
            for exchanges in 1..=3 {
                let size = Measured::alone(size * f64::from(exchanges));
                findings.add(grid(1, exchanges, calls), Unit::Number(0), size);
            }
        }
        findings.comparisons.iter().map(Shown::of).collect()
    }

    #[test]
    fn means_are_near_within_a_factor() {
        let verdicts = |times: f64| {
            let rows = rows(times);
            let claims = claims(Rows(&rows)).into_iter();
            claims.map(|claim| ShownClaim::of(claim, Rows(&rows)).verdict).collect::<Vec<_>>()
        };
        assert_eq!(verdicts(1.1), [Read; 5]);
        assert_eq!(verdicts(1.5), [Read, Read, Read, NotReproduced, Read]);
        assert_eq!(verdicts(2.5), [NotReproduced, NotReproduced, Read, NotReproduced, Read]);
    }

    #[test]
    fn notes_tell_small_graphs_from_large_ones() {
        let told = notes(Rows(&rows(1.5)));
        let said = "Our means of played hands are 1.5 to 1.5 times the source's up to three exchanges and 1.5 to 1.5 times at four.";
        assert_eq!(told, [said]);
    }
}
