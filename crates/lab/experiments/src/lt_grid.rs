//! Every reading of the Kaunas thesis' tables of values, beside its experiments 2 and 3.

use crate::lt_distance::distance;
use crate::lt_matches::{LineUp, Played, play};
use crate::lt_study::{LineUpStudy, rules};
use crate::lt_value_reading::ValueReading;
use crate::{Comparison, Failed, Findings, Measured, Settings, Unit};

/// One reading: how far each experiment is then from the source, and its figures.
#[derive(Clone, PartialEq, Debug)]
struct Tried {
    reading: ValueReading,
    distances: [f64; 2],
    rows: Vec<Comparison>,
}

/// In a long run, plays both line-ups under every reading, adds how far each is from the source, and
/// says which fits best.
pub(crate) fn add(
    findings: &mut Findings,
    studies: [&LineUpStudy; 2],
    settings: &Settings<'_>,
) -> Result<(), Failed> {
    if !settings.is_long() {
        return Ok(());
    }
    let tried = try_all(&ValueReading::all(), studies, 1, settings)?;
    findings.remarks.extend(nearest(&tried));
    findings.comparisons.extend(tried.into_iter().flat_map(|tried| tried.rows));
    Ok(())
}

/// Tries each reading with the source's number of hands, or a part of it.
fn try_all(
    readings: &[ValueReading],
    studies: [&LineUpStudy; 2],
    part: u64,
    settings: &Settings<'_>,
) -> Result<Vec<Tried>, Failed> {
    let quiet = Settings { watch: &|_| {}, ..*settings };
    let mut all = Vec::new();
    for (n, &reading) in readings.iter().enumerate() {
        (settings.watch)(n as f64 / readings.len() as f64);
        let mut tried = Tried { reading, distances: [0.0; 2], rows: Vec::new() };
        for (n, study) in studies.into_iter().enumerate() {
            let LineUp { agents, sides } = &study.line_up;
            let line_up = LineUp { agents: reading.line_up(agents), sides: *sides };
            let played = play(&quiet, &line_up, rules("lt2017")?, study.table.hands / part)?;
            tried.distances[n] = distance(&study.table, study.n_compared, &played);
            let name = format!("{}: experiment {}", reading.name(), n + 2);
            tried.rows.extend(rows(&name, study, tried.distances[n], &played));
        }
        all.push(tried);
    }
    Ok(all)
}

/// The figures that the distance is made of.
fn rows(name: &str, study: &LineUpStudy, apart: f64, played: &[Played]) -> Vec<Comparison> {
    let row = |what: &str, unit, value| {
        Comparison::new(format!("{name}, {what}"), unit, None, Measured::alone(value))
    };
    let matches = played.len() as f64;
    let hands: f64 = played.iter().map(|all| f64::from(all.hands)).sum();
    let mut rows = vec![
        row("distance", Unit::Number(0), apart),
        row("hands in a match", Unit::Number(2), hands / matches),
    ];
    for (n, source) in study.table.sides.iter().take(study.n_compared).enumerate() {
        let sides = || played.iter().map(|all| &all.sides[n]);
        let wins: f64 = sides().map(|side| f64::from(side.wins)).sum();
        let ready: f64 = sides().map(|side| f64::from(side.ready)).sum();
        let points: f64 = sides().map(|side| side.points).sum();
        let what = |figure: &str| format!("{figure}, {}", source.name);
        rows.push(row(&what("wins per hand"), Unit::Percent(2), wins / hands));
        rows.push(row(&what("draw-tenpai per hand"), Unit::Percent(2), ready / hands));
        let points = points / matches;
        rows.push(row(&what("mean match points in thousands"), Unit::Number(2), points));
    }
    rows
}

/// Which reading is nearest to both experiments, beside the first.
fn nearest(tried: &[Tried]) -> Option<String> {
    let sum = |tried: &Tried| tried.distances.iter().sum::<f64>();
    let best = tried.iter().min_by(|a, b| sum(a).total_cmp(&sum(b)))?;
    let ([two, three], [printed_two, printed_three]) = (best.distances, tried.first()?.distances);
    Some(format!(
        "Of {} readings of the tables of values, {} is nearest to experiments 2 and 3: its distances are {two:.0} and \
         {three:.0}, those of the printed text {printed_two:.0} and {printed_three:.0}.",
        tried.len(),
        best.reading.name(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lt_line_ups::{PAIRS_STUDY, RANDOM_STUDY};

    /// A small grid gives the same figures again, names its readings, and finds the nearest.
    #[test]
    fn a_small_grid_runs() {
        let readings = ValueReading::all();
        assert_eq!(readings[0], ValueReading::PRINTED);
        let names: std::collections::BTreeSet<String> =
            readings.iter().map(ValueReading::name).collect();
        assert_eq!(names.len(), readings.len(), "every reading has a name of its own");
        let few = [readings[0], readings[7]];
        let run = || try_all(&few, [&RANDOM_STUDY, &PAIRS_STUDY], 40, &Settings::quick(1)).unwrap();
        let tried = run();
        assert_eq!(tried, run());
        assert_eq!(tried[0].rows.len(), 2 * 8);
        assert_ne!(tried[0].distances, tried[1].distances);
        let far = Tried { distances: [1e9; 2], ..tried[0].clone() };
        let said = nearest(&[far, tried[1].clone()]).unwrap();
        assert!(said.contains(&format!("{} is nearest", readings[7].name())), "{said}");
    }
}
