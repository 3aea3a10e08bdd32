//! What the source claims of the size of its graph, and the readings of its node set.

use parlor_riichi::Hand;
use parlor_riichi_value::Situation;
use parlor_stats::Moments;

use crate::jp_dag_hands::{Sampler, hand};
use crate::jp_dag_readings::{NODE_SETS, NodeSet};
use crate::jp_dag_size::{TABLE_1, WHY};
use crate::{Claim, Failed, Findings, Measured, Outcome, Published, Settings, Unit, Verdict};

/// The mean sizes of one reading beside the source's, for the rows that were counted.
pub(crate) struct Read {
    pub(crate) set: NodeSet,
    /// Ours and the source's.
    pub(crate) means: Vec<[f64; 2]>,
}

/// Counts the nodes of the smaller rows of the table in every reading of the node set.
pub(crate) fn node_sets(
    settings: &Settings<'_>,
    findings: &mut Findings,
) -> Result<Vec<Read>, Failed> {
    let mut all = Vec::new();
    for set in NODE_SETS {
        let mut means = Vec::new();
        for (far, exchanges, calls, printed) in TABLE_1 {
            let n = match exchanges {
                0..=2 => settings.sizes(400, 100, 2),
                3 if settings.is_long() => 40,
                _ => continue,
            };
            let sizes = settings.try_map(n, |number| {
                let purpose = number << 4 | far.unsigned_abs() as u64;
                let mut stream = settings.stream("jp-dag-size", purpose);
                let situation =
                    Situation::new(Hand::closed(hand(Sampler::Played, far, &mut stream)));
                set.size(&situation, exchanges, calls)
            })?;
            let sizes: Moments = sizes.into_iter().map(|size| size as f64).collect();
            let name = set.name;
            let what = format!("nodes, {name}: shanten {far}, n {exchanges}, calls {calls}");
            let ours = Measured::mean(&sizes);
            means.push([ours.value, printed]);
            let source = Published::alone(printed, 0);
            findings.compare(what, Unit::Number(0), source, ours).reason = Some(WHY.to_owned());
        }
        all.push(Read { set, means });
    }
    Ok(all)
}

/// A mean agrees with a source whose sample is not known if it is this near to it.
const NEAR: f64 = 1.25;
/// An order of magnitude agrees if it is this near.
const MAGNITUDE: f64 = 2.0;

/// The source's claims. `tables` are our means of the rows of its table by both samplers, `grows` says whether
/// means grow with exchanges and calls.
pub(crate) fn judge(findings: &mut Findings, tables: &[f64], grows: bool, readings: &[Read]) {
    let large = TABLE_1.iter().zip(tables).filter(|((_, exchanges, ..), _)| *exchanges >= 4);
    let most = large.map(|(_, &mean)| mean).fold(0.0, f64::max);
    let outcome = within(&[[most, 100_000.0]], MAGNITUDE);
    findings.claims.push(
        Claim::new("about 100,000 hands at about four shanten", "about 100,000")
            .as_printed(outcome, format!("{most:.0} in the largest row")),
    );
    let outcome = if grows { Outcome::Holds } else { Outcome::Fails };
    let found = if grows { "at every shanten" } else { "not everywhere" };
    findings.claims.push(
        Claim::new("the graph grows with exchanges and calls", "table 1")
            .as_printed(outcome, found),
    );
    // Ours first, which is how the source is read without more to go by.
    let claim = Claim::new("graphs of up to two exchanges have 57 to 2,323 hands", "57 to 2,323");
    findings.claims.push(
        readings
            .iter()
            .enumerate()
            .fold(claim, |claim, (n, read)| {
                let (outcome, ours) = (within(&read.means, NEAR), spread(&read.means));
                match n {
                    0 => claim.as_printed(outcome, ours),
                    _ => claim.under(read.set.name, outcome, ours),
                }
            })
            .because(
                Verdict::NotReproduced,
                "How the source drew its hands is not legible, and small graphs follow that most.",
            ),
    );
    if let Some(size) = mean_of(findings, "grid: shanten 1, n 3, calls 1") {
        findings.claims.push(
            Claim::new("three exchanges at one shanten are feasible", "feasible").as_printed(
                // Feasible is what the source found so: the largest graph of its table.
                if size <= 103_249.0 { Outcome::Holds } else { Outcome::Fails },
                format!("{size:.0} hands with one call"),
            ),
        );
    }
    let told: Vec<String> =
        readings.iter().map(|read| format!("{} {}", read.set.name, spread(&read.means))).collect();
    findings
        .remarks
        .push(format!("How many times ours the source's means are: {}.", told.join("; ")));
}

/// Are all means as near to the source's as that?
fn within(means: &[[f64; 2]], factor: f64) -> Outcome {
    let is_near = |[ours, source]: &[f64; 2]| (1.0 / factor..=factor).contains(&(source / ours));
    if means.iter().all(is_near) { Outcome::Holds } else { Outcome::Fails }
}

/// How many times ours the source's are.
fn spread(means: &[[f64; 2]]) -> String {
    let ratios = means.iter().map(|[ours, source]| source / ours.max(1.0));
    let (low, high) =
        ratios.fold((f64::MAX, 0.0_f64), |(low, high), ratio| (low.min(ratio), high.max(ratio)));
    format!("{low:.1} to {high:.1} times")
}

fn mean_of(findings: &Findings, what: &str) -> Option<f64> {
    findings.comparisons.iter().find(|row| row.what == what).map(|row| row.ours.value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_near_within_a_factor() {
        let near = [[100.0, 110.0], [100.0, 81.0]];
        assert_eq!(within(&near, NEAR), Outcome::Holds);
        assert_eq!(within(&[near[0], [100.0, 130.0]], NEAR), Outcome::Fails);
        assert_eq!(spread(&near), "0.8 to 1.1 times");
    }
}
