//! The sources' experiments from the command line.

use std::path::Path;

use serde_json::Value;

use super::support::{parlor, text_with_status};

#[test]
fn the_list_is_for_people_and_programs() {
    let text = text_with_status(&["experiment", "list"], b"", 0);
    let json = text_with_status(&["experiment", "list", "--json"], b"", 0);
    let json: Value = serde_json::from_str(&json).unwrap();
    for experiment in json.as_array().unwrap() {
        assert!(text.contains(experiment["id"].as_str().unwrap()));
        for key in ["title", "source", "protocol"] {
            assert!(!experiment[key].as_str().unwrap().is_empty(), "{experiment}");
        }
        let needs = experiment["needs_records"].as_bool().unwrap();
        assert!(!needs || experiment["records"].is_string(), "{experiment}");
    }
}

#[test]
fn every_help_shows_examples() {
    for (command, example) in [
        (&["experiment", "--help"][..], "parlor experiment run zole-e5"),
        (&["experiment", "list", "--help"], "parlor experiment list --json"),
        (&["experiment", "run", "--help"], "parlor experiment run all --quick"),
        (
            &["experiment", "run", "--help"],
            "parlor experiment run all --long --out findings/ --resume",
        ),
        (&["experiment", "findings", "--help"], "parlor experiment findings docs/findings"),
    ] {
        let help = text_with_status(command, b"", 0);
        let (_, examples) = help.split_once("Examples:").unwrap_or_else(|| panic!("{help}"));
        assert!(examples.contains(example), "{help}");
    }
}

#[test]
fn an_unknown_experiment_is_refused_with_those_there_are() {
    let output = parlor(&["experiment", "run", "zole-e99"], b"");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("unknown experiment \"zole-e99\"; known: all"), "{error}");
}

#[test]
fn an_experiment_is_either_quick_or_long() {
    let output = parlor(&["experiment", "run", "zole-e2", "--quick", "--long"], b"");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("--quick") && error.contains("--long"), "{error}");
}

#[test]
fn figure_4_1_is_printed_to_the_last_digit() {
    let text = text_with_status(&["experiment", "run", "zole-e5", "--quick"], b"", 0);
    for value in
        ["-4.24761904761905", "-4.38603174603175", "-4.63746031746032", "-4.46095238095238"]
    {
        let row = text.lines().find(|line| line.contains("source's mask") && line.contains(value));
        let row = row.unwrap_or_else(|| panic!("{value} in\n{text}"));
        assert!(row.matches(value).count() == 2 && row.ends_with("equal"), "{row}");
    }
    assert!(text.contains("QH, by the rules: the source's -4.63746031746032 is refuted"), "{text}");
}

#[test]
fn recorded_play_is_asked_for_where_it_is_needed() {
    let output = parlor(&["experiment", "run", "fi-tenhou"], b"");
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("fi-tenhou: needs --records PATH"), "{error}");
}

#[test]
fn records_that_nobody_reads_are_refused() {
    let output = parlor(&["experiment", "run", "zole-e5", "--records", "."], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("zole-e5 reads no records"));
}

#[test]
fn what_is_finished_is_not_run_again_and_stands_on_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("findings");
    let (out, page) = (out.to_str().unwrap(), folder.path().join("findings.md"));
    let write = ["experiment", "findings", out];
    let empty = parlor(&write, b"");
    assert_eq!(empty.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&empty.stderr).contains("no results there"));

    let run = ["experiment", "run", "zole-e2", "--quick", "--out", out, "--resume"];
    let first = text_with_status(&run, b"", 0);
    assert!(first.contains("command: parlor experiment run zole-e2 --quick, on 20"), "{first}");
    assert!(first.contains("took: "), "{first}");
    let again = parlor(&run, b"");
    assert!(again.status.success() && again.stdout.is_empty());
    assert!(String::from_utf8_lossy(&again.stderr).contains("zole-e2: finished before, see "));
    // Another seed is another question.
    let other = text_with_status(&[&run[..], &["--seed", "2"]].concat(), b"", 0);
    assert!(other.contains("zole-e2 --quick --seed 2, on 20"), "{other}");

    let said = text_with_status(&write, b"", 0);
    assert!(said.contains("findings.md and 4 files in "), "{said}");
    let text = std::fs::read_to_string(&page).unwrap();
    assert!(text.contains("](findings/zole-e2.md)"), "{text}");
    let one = Path::new(out).join("zole-e2.md");
    let text = std::fs::read_to_string(&one).unwrap();
    assert!(text.contains("](zole-e2-bounds.svg)"), "{text}");
    let check = [&write[..], &["--check"]].concat();
    text_with_status(&check, b"", 0);
    std::fs::write(&one, text + "More.").unwrap();
    let stale = parlor(&check, b"");
    assert_eq!(stale.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&stale.stderr).contains("zole-e2.md: not as the results say"));
    let alone = parlor(&["experiment", "run", "zole-e2", "--resume"], b"");
    assert_eq!(alone.status.code(), Some(2), "there is nothing to go on with without a folder");
}
