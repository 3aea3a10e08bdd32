//! Results read back.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fs;
use std::path::Path;

use parlor_experiments::{
    Agreement, Experiment, Finished, Report, RunNote, Settings, Size, Verdict, find,
};

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
    let experiment = find(id).unwrap();
    let report = Report::new(experiment, experiment.run(settings).unwrap(), settings);
    report.noted(note()).write(folder).unwrap();
    Finished::read(folder, id).unwrap().unwrap()
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

/// What a result file of version 0.1 looked like before there were claims.
const OLDER: &str = r#"{
  "id": "coin", "title": "A coin", "source": "K. Pearson", "protocol": "throw it", "deviations": [],
  "parlor": "0.1.0", "quick": false, "seed": 1, "run": null, "remarks": ["Heads."], "plots": [],
  "sentences": ["heads: the source's 50.0 % is refuted; ours is 60.0 %.", "Heads."],
  "comparisons": [{
    "what": "heads", "agreement": "refuted", "reason": null, "timed": false,
    "cells": ["heads", "50.0 %", "49.0 % to 51.0 %", "60.0 %", "59.0 % to 61.0 %", "NO"],
    "source": { "value": 0.5, "decimals": 3, "interval": [0.49, 0.51], "is_exact": false },
    "ours": { "value": 0.6, "interval": [0.59, 0.61], "is_exact": false }
  }]
}"#;

#[test]
fn older_files_are_read_and_judged_by_their_figures() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("coin.json");
    fs::write(&file, OLDER).unwrap();
    let coin = Finished::read(folder.path(), "coin").unwrap().unwrap();
    assert_eq!((coin.claims.len(), coin.long), (0, false));
    // A sample refutes nothing.
    assert_eq!(coin.comparisons[0].agreement, Agreement::Differs);
    assert_eq!(coin.comparisons[0].cells[5], "differs");
    let words = coin.comparisons[0].difference().unwrap();
    assert_eq!(
        words,
        "heads: the source's 50.0 % (49.0 % to 51.0 %) is not reproduced; ours is 60.0 % (59.0 % to 61.0 %)."
    );
    // A figure that is not the one of the table is no result.
    fs::write(&file, OLDER.replace("\"value\": 0.6", "\"value\": 0.7")).unwrap();
    let error = Finished::read(folder.path(), "coin").unwrap_err().0;
    assert!(error.ends_with("\"heads\" is 60.0 % in the table and 0.7 beside it"), "{error}");
}

#[test]
fn every_verdict_has_words_of_its_own() {
    let mut words = Verdict::ALL.map(Verdict::words).to_vec();
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), Verdict::ALL.len());
}
