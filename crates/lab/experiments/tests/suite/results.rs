//! Results read back.

use std::fs;
use std::path::Path;

use parlor_experiments::{
    Agreement, Comparison, Experiment, Findings, Finished, Measured, Published, Report, Rows,
    RunNote, Settings, Shown, ShownClaim, Size, Unit, Verdict, find,
};
use parlor_stats::Interval;

fn note() -> RunNote {
    RunNote {
        command: "parlor experiment run zole-e2 --quick".to_owned(),
        date: "2026-11-15".to_owned(),
        seconds: 12.4,
        threads: 2,
        records: None,
    }
}

/// Runs an experiment and reads its results back.
fn finished(id: &str, settings: &Settings<'_>, folder: &Path) -> Finished {
    run(find(id).unwrap(), settings, folder)
}

fn run(experiment: &Experiment, settings: &Settings<'_>, folder: &Path) -> Finished {
    let report = Report::new(experiment, experiment.run(settings).unwrap(), settings);
    report.noted(note()).write(folder).unwrap();
    Finished::read(folder, experiment.id).unwrap().unwrap()
}

/// `zole-e3` with times that no clock has a say in.
fn four_times_as_fast() -> Experiment {
    let run = |_: &Settings<'_>| {
        let mut findings = Findings::new();
        let ours = Measured::estimate(4.25, Interval { low: 3.75, high: 4.75 });
        let source = Published::alone(8.0, 0);
        findings.compare("times as fast", Unit::Number(1), source, ours).is_timed = true;
        Ok(findings)
    };
    Experiment { run, ..*find("zole-e3").unwrap() }
}

#[test]
fn results_answer_the_same_question_only() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(Finished::read(folder.path(), "zole-e2").unwrap(), None);
    let quick = Settings::quick(1);
    let found = finished("zole-e2", &quick, folder.path());
    let experiment: &Experiment = find("zole-e2").unwrap();
    assert!(found.answers(experiment, &quick));
    assert!(!found.answers(experiment, &Settings { seed: 2, ..quick }));
    assert!(!found.answers(experiment, &Settings { size: Size::Full, ..quick }));
    assert!(!found.answers(experiment, &Settings { size: Size::Long, ..quick }));
    assert!(!found.answers(experiment, &Settings { records: Some(Path::new("logs")), ..quick }));
    assert!(!found.answers(find("zole-e5").unwrap(), &quick));
    // What another version or another protocol found may be something else.
    let older = Finished { parlor: "0.0.1".to_owned(), ..found.clone() };
    assert!(!older.answers(experiment, &quick));
    let other = Experiment { protocol: "otherwise", ..*experiment };
    assert!(!found.answers(&other, &quick));
    // The source's example is counted exactly.
    let example = found.comparisons.iter().find(|row| row.what == "example deal").unwrap();
    assert_eq!(example.agreement, Agreement::Equal);
    assert_eq!(example.cells[3], "2341011456000");

    fs::write(folder.path().join("zole-e2.json"), "{").unwrap();
    let error = Finished::read(folder.path(), "zole-e2").unwrap_err().0;
    assert!(error.contains("zole-e2.json: EOF"), "{error}");
}

#[test]
fn a_long_run_answers_for_a_full_one_but_no_full_one_for_a_long_one() {
    let folder = tempfile::tempdir().unwrap();
    let quick = Settings::quick(1);
    let found = finished("zole-e2", &quick, folder.path());
    let experiment = find("zole-e2").unwrap();
    let (full, long) = (
        Finished { quick: false, ..found.clone() },
        Finished { quick: false, long: true, ..found },
    );
    let asked = |size| Settings { size, ..quick };
    for (size, by_full, by_long) in
        [(Size::Quick, false, false), (Size::Full, true, true), (Size::Long, false, true)]
    {
        assert_eq!(full.answers(experiment, &asked(size)), by_full, "{size:?}");
        assert_eq!(long.answers(experiment, &asked(size)), by_long, "{size:?}");
    }
}

/// A file is judged by its figures, whatever it says of them; one that contradicts itself is refused.
#[test]
fn files_are_judged_by_their_figures() {
    let folder = tempfile::tempdir().unwrap();
    let found = run(&four_times_as_fast(), &Settings::quick(1), folder.path());
    assert_eq!(found.claims[0].verdict, Verdict::Reproduced);
    let file = folder.path().join("zole-e3.json");
    let text = fs::read_to_string(&file).unwrap();
    let told = |text: &str| {
        fs::write(&file, text).unwrap();
        Finished::read(folder.path(), "zole-e3")
    };
    // A verdict, an agreement or a cell by hand changes nothing.
    let cell = format!("{:?}", found.comparisons[0].cells[3]);
    let by_hand = text.replace("\"reproduced\"", "\"refuted\"").replace(&cell, "\"9.9\"");
    assert_ne!(by_hand, text);
    assert_eq!(told(&by_hand).unwrap().unwrap(), found);
    // The figure does.
    let row = &found.comparisons[0];
    let ends = row.ours.interval.unwrap();
    let mut changed = text.clone();
    for (from, to) in [(row.ours.value, 1.5), (ends.low, 1.4), (ends.high, 1.6)] {
        changed = changed.replace(&from.to_string(), &to.to_string());
    }
    let changed = told(&changed).unwrap().unwrap();
    assert_eq!(changed.claims[0].verdict, Verdict::NotReproduced);
    assert_eq!(changed.claims[0].ours, "1.5 (1.4 to 1.6) times");
    // A value outside its interval is no result.
    let error = told(&text.replace(&row.ours.value.to_string(), "1.5")).unwrap_err().0;
    assert!(error.contains("does not hold that"), "{error}");
}

/// All results that are kept.
fn kept() -> Vec<Finished> {
    let kept = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/findings"));
    let read = |one: &&Experiment| Finished::read(kept, one.id).unwrap();
    parlor_experiments::ALL.iter().filter_map(read).collect()
}

/// A claim's words have no figure that is in no row, and name none that is not there.
#[test]
fn claims_say_what_the_rows_say() {
    let unbound: Vec<String> = kept().iter().flat_map(Finished::unbound_figures).collect();
    assert!(unbound.is_empty(), "{}", unbound.join("\n"));
    let missing: Vec<String> = kept().iter().flat_map(Finished::missing).collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// What a result says it is, and where it deviates, is what the code says now: otherwise it is to be run again.
#[test]
fn results_are_of_the_experiments_as_they_are() {
    let is_old = |finished: &Finished| {
        let experiment = find(&finished.id).unwrap();
        finished.title != experiment.title || finished.deviations != experiment.deviations
    };
    let old: Vec<String> = kept().into_iter().filter(is_old).map(|finished| finished.id).collect();
    assert!(old.is_empty(), "to be run again: {}", old.join(", "));
}

/// Every verdict but a plain "reproduced" says why, and more than the verdict does.
#[test]
fn every_verdict_of_a_source_has_a_reason() {
    for finished in kept() {
        let claims = finished.claims.iter().filter(|claim| claim.is_sources());
        for claim in claims.filter(|claim| claim.verdict != Verdict::Reproduced) {
            let plain = Verdict::plainly(claim.verdict);
            assert!(!claim.why.is_empty() && claim.why != plain, "{}", claim.claim);
        }
    }
}

/// What may come of a figure and its interval.
type Change = fn(&mut Shown);

fn scaled(row: &mut Shown, by: f64, plus: f64) {
    let of = |value: f64| by * value + plus;
    row.ours.value = of(row.ours.value);
    row.ours.interval = row.ours.interval.map(|Interval { low, high }| {
        let (one, other) = (of(low), of(high));
        Interval { low: one.min(other), high: one.max(other) }
    });
}

/// Far below, far above, turned round, the source's own, and an interval that tells nothing.
const CHANGES: [Change; 5] = [
    |row| scaled(row, 1.0, -1e15),
    |row| scaled(row, 1.0, 1e15),
    |row| scaled(row, -1.0, 0.0),
    |row| {
        let Some(source) = row.source else { return };
        row.ours.value = source.value;
        let near = Interval::around(source.value, 1e-9);
        row.ours.interval = row.ours.interval.map(|_| near);
    },
    |row| row.ours.interval = row.ours.interval.map(|_| Interval::around(row.ours.value, 1e15)),
];

/// The verdict of every claim that is kept becomes another one by some change of the figures that it rests on: none
/// stands by itself.
#[test]
fn every_claim_that_is_kept_turns_with_its_figures() {
    for finished in kept() {
        for shown in &finished.claims {
            let names: Vec<&str> = shown.stated.rows().collect();
            let turns = |names: &[&str]| {
                CHANGES.iter().any(|change| {
                    let mut rows = finished.comparisons.clone();
                    rows.iter_mut().filter(|row| names.contains(&&*row.what)).for_each(change);
                    let rows: Vec<Shown> = rows.iter().map(again).collect();
                    ShownClaim::of(shown.stated.clone(), Rows(&rows)).verdict != shown.verdict
                })
            };
            // What is level stays level if both sides change alike: one side of each pair, or one row alone.
            let others: Vec<&str> = names.iter().copied().step_by(2).collect();
            let is_bound =
                turns(&names) || turns(&others) || names.iter().any(|name| turns(&[name]));
            assert!(is_bound, "{}: {}", finished.id, shown.claim);
        }
    }
}

/// A row with agreement and cells found again.
fn again(row: &Shown) -> Shown {
    let Shown { what, unit, source, ours, timed, .. } = row.clone();
    let row = Comparison::new(what, unit, source, ours);
    Shown::of(&Comparison { is_timed: timed, ..row })
}

#[test]
fn every_verdict_has_words_of_its_own() {
    let mut words = Verdict::ALL.map(Verdict::words).to_vec();
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), Verdict::ALL.len());
}
