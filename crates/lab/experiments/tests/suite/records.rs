//! The experiments on recorded play, on the small records in `testdata/`.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use parlor_experiments::{Agreement, Failed, Findings, Settings, find};

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../testdata/riichi/records")
}

fn run(records: Option<&Path>, threads: usize) -> Result<Findings, Failed> {
    let threads = NonZero::new(threads).unwrap();
    find("fi-tenhou").unwrap().run(&Settings { threads, records, ..Settings::quick(1) })
}

fn value(findings: &Findings, what: &str) -> f64 {
    findings.comparisons.iter().find(|row| row.what == what).unwrap().ours.value
}

#[test]
fn one_match_in_every_format_tells_the_same() {
    let one = run(Some(&samples().join("short.mjlog")), 1).unwrap();
    // Three wins on discards after 17, 16 and 15 discards of the winner, and two exhaustive draws.
    assert_eq!(value(&one, "turns to a win"), 16.0);
    // Student's quantile for two degrees of freedom is 4.303; the standard error is 1/√3.
    let turns = one.comparisons.iter().find(|row| row.what == "turns to a win").unwrap();
    let low = turns.ours.interval.unwrap().low;
    assert!((low - (16.0 - 4.303 / 3f64.sqrt())).abs() < 1e-3, "{low}");
    assert_eq!(value(&one, "exhaustive draws"), 0.4);
    assert_eq!(value(&one, "abortive draws"), 0.0);
    for name in ["short.tenhou6.json", "short.original.mjai", "short.mortal.mjai"] {
        assert_eq!(run(Some(&samples().join(name)), 1).unwrap().comparisons, one.comparisons);
    }
    let folder = tempfile::tempdir().unwrap();
    for copy in ["a.mjlog", "b.mjlog", "c.mjlog"] {
        fs::copy(samples().join("short.mjlog"), folder.path().join(copy)).unwrap();
    }
    let three = run(Some(folder.path()), 1).unwrap();
    for what in ["turns to a win", "exhaustive draws", "abortive draws"] {
        assert_eq!(value(&three, what), value(&one, what), "{what}");
    }
    assert_eq!(run(Some(folder.path()), 3).unwrap(), three);
}

#[test]
fn the_sizes_of_the_game_are_those_that_the_source_prints() {
    let findings = run(Some(&samples().join("short.mjlog")), 1).unwrap();
    for what in [
        "14^17 own decisions, in 10^19",
        "34^4 outcomes of a go-around",
        "(34^4)^17 outcomes, in 10^104",
    ] {
        let row = findings.comparisons.iter().find(|row| row.what == what).unwrap();
        assert_eq!(row.agreement(), Agreement::Equal, "{what}");
    }
}

#[test]
fn without_records_or_with_wrong_ones_it_says_what_is_wrong() {
    assert!(run(None, 1).unwrap_err().0.contains("needs --records PATH"));
    let error = run(Some(Path::new("no-such-folder")), 1).unwrap_err().0;
    assert!(error.contains("no-such-folder"), "{error}");
    let folder = tempfile::tempdir().unwrap();
    let error = run(Some(folder.path()), 1).unwrap_err().0;
    assert!(error.contains("no riichi matches there (0 files of other kinds)"), "{error}");
    fs::write(folder.path().join("text"), "hello").unwrap();
    let error = run(Some(folder.path()), 1).unwrap_err().0;
    assert!(error.contains("no riichi matches there (1 files of other kinds)"), "{error}");
    let whole = fs::read(samples().join("short.mjlog")).unwrap();
    fs::write(folder.path().join("cut.mjlog"), &whole[..whole.len() / 2]).unwrap();
    let error = run(Some(folder.path()), 1).unwrap_err().0;
    assert!(error.contains("cut.mjlog"), "a damaged record is named: {error}");
}

/// The files of an archive count as those of a folder do.
#[test]
fn an_archive_is_read_as_a_folder_is() {
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().join("riichi/logs.tar.gz");
    fs::create_dir(folder.path().join("riichi")).unwrap();
    let packer = GzEncoder::new(fs::File::create(&archive).unwrap(), Compression::default());
    let mut packer = tar::Builder::new(packer);
    let whole = fs::read(samples().join("short.mjlog")).unwrap();
    for (name, content) in
        [("logs/a.mjlog", &whole[..]), ("logs/b.mjlog", &whole), ("logs/README", b"Read me.")]
    {
        let mut header = tar::Header::new_gnu();
        header.set_size(content.len() as u64);
        header.set_mode(0o644);
        packer.append_data(&mut header, name, content).unwrap();
    }
    packer.into_inner().unwrap().finish().unwrap();

    let one = run(Some(&samples().join("short.mjlog")), 1).unwrap();
    for path in [folder.path(), &archive] {
        let two = run(Some(path), 1).unwrap();
        assert!(two.remarks[0].starts_with("2 files, 10 deals"), "{:?}", two.remarks);
        assert_eq!(two.remarks[1], "1 files of other kinds were passed over.");
        assert_eq!(value(&two, "turns to a win"), value(&one, "turns to a win"));
    }
    let packed = fs::read(&archive).unwrap();
    fs::write(&archive, &packed[..packed.len() / 2]).unwrap();
    let error = run(Some(folder.path()), 1).unwrap_err().0;
    assert!(error.contains("logs.tar.gz"), "a damaged archive is named: {error}");
}

/// One folder may hold records of every kind, in folders of their own too.
#[test]
fn every_experiment_takes_its_own_kind_of_one_folder() {
    let folder = tempfile::tempdir().unwrap();
    let deeper = folder.path().join("matches/of/today");
    fs::create_dir_all(&deeper).unwrap();
    fs::copy(samples().join("short.mjlog"), deeper.join("a")).unwrap();
    fs::copy(samples().join("short.mortal.mjai"), folder.path().join("b")).unwrap();
    let row = r#"{"hands":[["QC"],["AH"],["9H"]],"value":14,"playouts":1}"#;
    fs::write(folder.path().join("rows.jsonl"), row).unwrap();
    fs::write(folder.path().join("README"), "Nothing to play here.").unwrap();

    let riichi = run(Some(folder.path()), 1).unwrap();
    assert!(riichi.remarks[0].starts_with("2 files, 10 deals"), "{:?}", riichi.remarks);
    assert_eq!(riichi.remarks[1], "2 files of other kinds were passed over.");
    let settings = Settings { records: Some(folder.path()), ..Settings::quick(1) };
    let zole = find("zole-e8").unwrap().run(&settings).unwrap();
    assert_eq!(value(&zole, "answers"), 2.0);
    assert_eq!(zole.remarks[1], "3 files of other kinds were passed over.");
}
