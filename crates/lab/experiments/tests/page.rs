//! Results read back, and the page that is written from them.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fs;
use std::path::Path;

use parlor_experiments::{
    Agreement, Experiment, FindingsPage, Finished, Report, RunNote, Settings, Size, find,
};

fn note(records: Option<&str>) -> RunNote {
    RunNote {
        command: "parlor experiment run zole-e2 --quick".to_owned(),
        date: "2026-11-15".to_owned(),
        seconds: 12.4,
        threads: 2,
        records: records.map(str::to_owned),
    }
}

/// Runs an experiment and reads its results back.
fn finished(id: &str, settings: &Settings<'_>, folder: &Path) -> Finished {
    let experiment = find(id).unwrap();
    let report = Report::new(experiment, experiment.run(settings).unwrap(), settings);
    report.noted(note(None)).write(folder).unwrap();
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
    assert!(!found.answers(experiment, &Settings { records: Some(Path::new("logs")), ..quick }));
    assert!(!found.answers(find("zole-e5").unwrap(), &quick));
    // What another version found may be something else.
    let older = Finished { parlor: "0.0.1".to_owned(), ..found.clone() };
    assert!(!older.answers(experiment, &quick));
    // The source's example is counted exactly.
    let example = found.comparisons.iter().find(|row| row.what == "example deal").unwrap();
    assert_eq!(example.agreement, Agreement::Equal);
    assert_eq!(example.cells[3], "2341011456000");

    fs::write(folder.path().join("zole-e2.json"), "{").unwrap();
    let error = Finished::read(folder.path(), "zole-e2").unwrap_err().0;
    assert!(error.contains("zole-e2.json: EOF"), "{error}");
}

#[test]
fn a_page_tells_results_and_keeps_peoples_words() {
    let folder = tempfile::tempdir().unwrap();
    let all = [finished("zole-e2", &Settings::quick(1), folder.path())];
    let page = |before: &str| {
        FindingsPage { finished: &all, before, drawings: Some("findings/") }.markdown()
    };
    let first = page("");
    for part in [
        "| [zole-e2](#zole-e2) | quick | 2026-11-15 | 12 |",
        "| [zole-e5](#zole-e5) | not run |",
        "| together | | | 12 | | |",
        "Run: `parlor experiment run zole-e2 --quick` on 2026-11-15, quick, smaller than the protocol says, seed 1, 12 s \
         on 2 threads",
        "| example deal | 2341011456000 | exact | 2341011456000 | exact | equal |",
        "Not run yet.",
        "](findings/zole-e2-",
    ] {
        assert!(first.contains(part), "{part} in\n{first}");
    }
    let mark = "<!-- words: zole-e2 -->\n";
    let written = first.replace(mark, &format!("{mark}Two lines\nof people.\n"));
    assert_eq!(page(&written), written, "words stay, and nothing else changes");
    assert_eq!(page(&first), first);
}
