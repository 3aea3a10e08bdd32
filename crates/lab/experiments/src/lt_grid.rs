//! Every reading of the Kaunas thesis' tables of values, beside its experiments 2 and 3.

use crate::lt_distance::distance;
use crate::lt_line_ups::CSP_STUDY;
use crate::lt_matches::{LineUp, play};
use crate::lt_study::{LineUpStudy, rules};
use crate::lt_value_reading::ValueReading;
use crate::{Comparison, Failed, Findings, Measured, Rows, Settings, Unit};

/// One reading: how far each experiment is then from the source.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Tried {
    reading: ValueReading,
    distances: [f64; 2],
}

impl Tried {
    fn rows(self) -> [Comparison; 2] {
        [(2, self.distances[0]), (3, self.distances[1])].map(|(experiment, apart)| {
            let what = row(&self.reading, experiment);
            Comparison::new(what, Unit::Number(0), None, Measured::alone(apart))
        })
    }
}

fn row(reading: &ValueReading, experiment: u64) -> String {
    format!("{}: experiment {experiment}, distance", reading.name())
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
    findings.comparisons.extend(tried.into_iter().flat_map(Tried::rows));
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
        let mut tried = Tried { reading, distances: [0.0; 2] };
        for (n, study) in studies.into_iter().enumerate() {
            let LineUp { agents, sides } = &study.line_up;
            let line_up = LineUp { agents: reading.line_up(agents), sides: *sides };
            let played = play(&quiet, &line_up, rules("lt2017")?, study.table.hands / part)?;
            tried.distances[n] = distance(&study.table, study.n_compared, &played);
        }
        all.push(tried);
    }
    Ok(all)
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

/// How many of the nearest are named.
const NAMED: usize = 3;

/// The nearest readings by the rows of a long run, and which of them experiment 1 is played under.
pub(crate) fn ranking(rows: Rows<'_>) -> Option<String> {
    let apart = |reading: &ValueReading| -> Option<f64> {
        let of = |experiment| Some(rows.row(&row(reading, experiment))?.ours.value);
        Some(of(2)? + of(3)?)
    };
    let all = ValueReading::all().into_iter();
    let mut all: Vec<(ValueReading, f64)> =
        all.filter_map(|reading| Some((reading, apart(&reading)?))).collect();
    all.sort_by(|a, b| a.1.total_cmp(&b.1));
    let named = all.iter().zip(1..).take(NAMED);
    let named: Vec<String> = named
        .map(|((reading, apart), place)| format!("{place}. {} ({apart:.0})", reading.name()))
        .collect();
    let mut played: Vec<usize> = (CSP_STUDY.readings.iter())
        .filter_map(|one| all.iter().position(|(reading, _)| *reading == one.values))
        .map(|place| place + 1)
        .collect();
    played.sort_unstable();
    played.dedup();
    let played: Vec<String> = played.iter().map(usize::to_string).collect();
    (!all.is_empty()).then(|| {
        format!(
            "By both distances together the nearest of {} are {}; lt-1 is played under {}.",
            all.len(),
            named.join("; "),
            played.join(" and ")
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shown;
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
        assert_ne!(tried[0].distances, tried[1].distances);
        let [_, three] = tried[0].rows();
        assert!(three.what.ends_with(": experiment 3, distance"), "{}", three.what);
        let far = Tried { distances: [1e9; 2], ..tried[0] };
        let said = nearest(&[far, tried[1]]).unwrap();
        assert!(said.contains(&format!("{} is nearest", readings[7].name())), "{said}");
    }

    /// The nearest by both together, and the place of the readings of experiment 1.
    #[test]
    fn readings_are_ranked_by_their_rows() {
        let fitting = CSP_STUDY.readings[0].values;
        let of = |reading, two, three| Tried { reading, distances: [two, three] }.rows();
        let tried = [
            of(ValueReading::PRINTED, 900.0, 10.0),
            of(ValueReading { yakuhai: "any", ..ValueReading::PRINTED }, 20.0, 60.0),
            of(fitting, 70.0, 30.0),
        ];
        let rows: Vec<Shown> = tried.iter().flatten().map(Shown::of).collect();
        let wanted = format!(
            "By both distances together the nearest of 3 are 1. yakuhai=any (80); 2. {} (100); 3. as printed \
             (910); lt-1 is played under 2.",
            fitting.name()
        );
        assert_eq!(ranking(Rows(&rows)), Some(wanted));
        assert_eq!(ranking(Rows(&[])), None);
    }
}
