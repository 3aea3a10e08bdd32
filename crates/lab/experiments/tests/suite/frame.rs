//! The frame, with an experiment of its own that is in no list.

use std::num::NonZero;
use std::sync::Mutex;

use parlor_arena::plot::{Line, Lines};
use parlor_experiments::{
    Agreement, Comparison, Experiment, Failed, Findings, Measured, Published, Report, Settings,
    Unit,
};
use parlor_game::Entropy;
use parlor_stats::{Interval, Moments};

/// Throws a die; the "source" is right twice and wrong once.
const DIE: Experiment = Experiment {
    id: "die",
    title: "A fair die",
    source: "arithmetic",
    protocol: "throw a die 60,000 times",
    deviations: &["no table to throw it on"],
    run: throw,
    ..Experiment::BASE
};

fn throw(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let n = settings.size(60_000, 6_000);
    let throws = settings.map(n, |throw| 1 + settings.stream("die", throw).below(6));
    let mut moments = Moments::default();
    for &throw in &throws {
        moments.add(f64::from(throw));
    }
    let sixes = throws.iter().filter(|&&throw| throw == 6).count() as u64;
    let points = (0..10).map(|x| [f64::from(x), f64::from(x * x)]).collect();
    let line = Line { label: "squares".to_owned(), colour: 0, points };
    let chart = Lines { title: "Squares", across: "x", up: "x²", lines: vec![line] };
    let sample = Measured::mean(&moments);
    let (number, mut findings) = (Unit::Number(0), Findings::new());
    findings.compare("mean", Unit::Number(2), Published::exact(3.5, 1), sample);
    let (source, ours) = (Published::share(30, 100, 2), Measured::share(sixes, n));
    findings.compare("sixes", Unit::Percent(1), source, ours).reason =
        Some("someone loaded that die".to_owned());
    findings.compare("faces", number, Published::exact(6.0, 0), Measured::exact(6.0));
    findings.compare("highest throw", number, Published::exact(7.0, 0), Measured::alone(6.0));
    Ok(findings.plot("squares", chart.draw()).remark("The die was not harmed."))
}

fn settings(threads: usize) -> Settings<'static> {
    let threads = NonZero::new(threads).unwrap();
    Settings { threads, ..Settings::quick(5) }
}

#[test]
fn findings_do_not_depend_on_threads() {
    let one = DIE.run(&settings(1)).unwrap();
    assert_eq!(DIE.run(&settings(3)).unwrap(), one);
    let other_seed = Settings { seed: 6, ..settings(1) };
    assert_ne!(DIE.run(&other_seed).unwrap(), one);
}

#[test]
fn work_is_done_once_each_in_order_and_watched() {
    let seen = Mutex::new(Vec::new());
    let watch = |done: f64| seen.lock().unwrap().push(done);
    let settings = Settings { watch: &watch, ..settings(3) };
    assert_eq!(settings.map(1000, |n| n * n), (0..1000).map(|n| n * n).collect::<Vec<_>>());
    assert!(settings.map(0, |n| n).is_empty());
    let mut seen = seen.into_inner().unwrap();
    seen.sort_by(f64::total_cmp);
    assert_eq!((seen.len(), seen.last()), (200, Some(&1.0)));
}

#[test]
fn agreement_is_told_by_intervals() {
    let inside = |low, high| Measured::estimate((low + high) / 2.0, Interval { low, high });
    let cases = [
        (Published::exact(61.0, 0), Measured::exact(61.0), Agreement::Equal),
        (Published::exact(61.0, 0), Measured::exact(61.6), Agreement::Refuted),
        // What is printed is rounded.
        (Published::exact(0.42, 2), Measured::exact(0.4249), Agreement::Equal),
        (Published::exact(0.42, 2), Measured::exact(0.4251), Agreement::Refuted),
        (Published::alone(1.5, 1), inside(1.52, 1.58), Agreement::Agrees),
        (Published::alone(1.5, 1), inside(1.59, 1.65), Agreement::Open),
        // 9.02 to 10.98; a tenth of the figure matters.
        (Published::mean(10.0, 5.0, 10_000, 1), inside(9.8, 10.3), Agreement::Agrees),
        (Published::mean(10.0, 5.0, 100, 1), inside(9.8, 10.4), Agreement::Unclear),
        // The intervals meet, that of the difference leaves nought out: 1.45 ± 1.12.
        (Published::mean(10.0, 5.0, 100, 1), inside(10.9, 12.0), Agreement::Differs),
        (Published::exact(10.0, 0), inside(11.0, 12.0), Agreement::Differs),
        (Published::share(5_000, 10_000, 3), inside(0.49, 0.52), Agreement::Agrees),
        (Published::share(50, 100, 2), inside(0.48, 0.52), Agreement::Unclear),
        (Published::share(50, 100, 2), inside(0.59, 0.70), Agreement::Differs),
    ];
    for (source, ours, expected) in cases {
        let comparison = Comparison::new("x", Unit::Number(2), source, ours);
        assert_eq!(comparison.agreement(), expected, "{source:?} {ours:?}");
        let words = comparison.difference();
        let said = |verdict: &str| words.as_ref().is_some_and(|words| words.contains(verdict));
        assert_eq!(said("is refuted; ours is exactly "), expected == Agreement::Refuted);
        assert_eq!(said("is not reproduced; ours is "), expected == Agreement::Differs);
        let differs = matches!(expected, Agreement::Differs | Agreement::Refuted);
        assert_eq!(words.is_some(), differs);
    }
    // What has no interval is no difference, and no clock's time is.
    let largest =
        Comparison::new("x", Unit::Number(2), Published::exact(61.0, 0), Measured::alone(3.0));
    assert_eq!((largest.agreement(), largest.difference()), (Agreement::Open, None));
    let mut slower =
        Comparison::new("s", Unit::Number(2), Published::exact(8.0, 0), inside(1.0, 2.0));
    assert_eq!(slower.agreement(), Agreement::Differs);
    slower.is_timed = true;
    assert_eq!((slower.agreement(), slower.difference()), (Agreement::Open, None));
    let alone = Comparison::new("x", Unit::Number(2), None, Measured::exact(1.0));
    assert_eq!((alone.agreement(), alone.agrees()), (Agreement::NoSource, true));
}

#[test]
fn a_mean_of_times_is_never_negative() {
    // Mean 4, standard error 3; Student's quantile for three degrees of freedom is 3.182.
    let times: Moments = [1.0, 1.0, 1.0, 13.0].into_iter().collect();
    assert!(Measured::mean(&times).interval.unwrap().low < 0.0);
    let interval = Measured::mean_time(&times).interval.unwrap();
    let factor = (3.182f64 * 3.0 / 4.0).exp();
    assert!((interval.low - 4.0 / factor).abs() < 1e-3, "{interval:?}");
    assert!((interval.high / (4.0 * factor) - 1.0).abs() < 1e-3, "{interval:?}");
    let once: Moments = [1.0].into_iter().collect();
    assert_eq!(Measured::mean_time(&once), Measured::alone(1.0));
}

#[test]
fn a_report_says_everything_and_what_differs() {
    let settings = settings(2);
    let report = Report::new(&DIE, DIE.run(&settings).unwrap(), &settings);
    let text = report.text();
    let columns = ["figure", "source", "its 95 %", "ours", "our 95 %", "agreement"];
    let heading = text.lines().find(|line| line.starts_with("figure")).unwrap();
    let mut at = 0;
    for column in columns {
        at += heading[at..].find(column).unwrap_or_else(|| panic!("{column} in {heading}"));
    }
    for part in [
        "deviation: no table to throw it on",
        "quick: smaller than the protocol says, seed 5",
        "sixes: the source's 30.0 % (21.9 % to 39.6 %) is not reproduced; ours is 1",
        "Reason: someone loaded that die.",
        "The die was not harmed.",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let highest = text.lines().find(|line| line.starts_with("highest throw")).unwrap();
    let cells: Vec<&str> = highest.split_whitespace().collect();
    assert_eq!(cells, ["highest", "throw", "7", "exact", "6", "–", "–"]);
    let json = report.json();
    assert_eq!(json["comparisons"][3]["agreement"], "open");
    assert_eq!(json["comparisons"][0]["agreement"], "agrees");
    assert_eq!(json["comparisons"][1]["agreement"], "differs");
    assert_eq!(json["comparisons"][2]["agreement"], "equal");

    let folder = tempfile::tempdir().unwrap();
    let files = report.write(folder.path()).unwrap();
    let names: Vec<_> = files.iter().map(|file| file.file_name().unwrap()).collect();
    assert_eq!(names, ["die.md", "die-figures.md", "die-squares.svg", "die.json"]);
    let svg = std::fs::read_to_string(&files[2]).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("<style>") && svg.ends_with("</svg>\n"));
    let markdown = std::fs::read_to_string(&files[0]).unwrap();
    assert!(markdown.starts_with("# A fair die\n\n![die-squares.svg](die-squares.svg)"));
    assert!(markdown.contains("[Every figure](die-figures.md)"));
    let figures = std::fs::read_to_string(&files[1]).unwrap();
    assert!(figures.contains("| faces | 6 | exact | 6 | exact | equal |"), "{figures}");
    assert!(figures.contains("- sixes: the source's 30.0 %"), "{figures}");
}
