//! `parlor backgammon moves`, compared with independent generators.

use std::fs;

use serde_json::{Value, json};

use crate::support::{parlor, rows, shared, shared_rows, text_with_status};

/// Feeds `input` to the batch mode and compares `n` and the sorted `after` of every row.
fn check(input: &str, expected: impl Fn(&Value) -> Vec<String>) -> usize {
    let answers = rows(&text_with_status(&["backgammon", "moves", "--batch"], input.as_bytes(), 0));
    let questions = rows(input);
    assert_eq!(answers.len(), questions.len());
    for (question, answer) in questions.iter().zip(&answers) {
        let mut after = expected(question);
        after.sort();
        assert_eq!(answer["n"], question["n"], "{question}");
        assert_eq!(answer["after"], json!(after), "{question}");
        assert_eq!((&answer["i"], &answer["id"]), (&question["i"], &question["id"]));
    }
    answers.len()
}

fn strings(list: &Value, field: Option<&str>) -> Vec<String> {
    let items = list.as_array().unwrap().iter();
    let item = |item: &Value| field.map_or(item, |field| &item[field]).as_str().unwrap().to_owned();
    items.map(item).collect()
}

#[test]
fn every_row_of_the_reference_generator() {
    let Some(text) = shared_rows("backgammon/movegen.jsonl.gz") else { return };
    assert_eq!(check(&text, |row| strings(&row["after"], None)), 1200);
}

#[test]
fn every_tricky_case() {
    let Some(path) = shared("backgammon/tricky_rules.jsonl") else { return };
    let text = fs::read_to_string(path).unwrap();
    assert_eq!(check(&text, |row| strings(&row["plays"], Some("after"))), 40);
}

#[test]
fn every_case_of_our_own_sample() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/backgammon/moves.jsonl");
    let text = fs::read_to_string(path).unwrap();
    assert!(check(&text, |row| strings(&row["after"], None)) >= 10);
}

/// Totals on another program's 2 × 1,000 positions: doubles and mixed rolls, a pass counts as one.
#[test]
fn totals_on_two_thousand_positions() {
    for (file, doubles, mixed) in [
        ("backgammon/external/wildbg_bench_contact.csv", 218_356, 185_957),
        ("backgammon/external/wildbg_bench_race.csv", 140_720, 122_570),
    ] {
        let Some(path) = shared(file) else { return };
        let mut input = String::new();
        for id in fs::read_to_string(path).unwrap().lines() {
            for (a, b) in (1..=6).flat_map(|a| (1..=a).map(move |b| (a, b))) {
                input += &format!("{}\n", json!({"i": a == b, "pos": id.trim(), "dice": [a, b]}));
            }
        }
        let (mut of_doubles, mut of_mixed) = (0, 0);
        for row in rows(&text_with_status(&["backgammon", "moves", "--batch"], input.as_bytes(), 0))
        {
            let n = row["n"].as_u64().unwrap().max(1);
            if row["i"] == true { of_doubles += n } else { of_mixed += n }
        }
        assert_eq!((of_doubles, of_mixed), (doubles, mixed), "{file}");
    }
}

#[test]
fn a_bad_line_is_answered_and_the_run_goes_on() {
    let start = "[0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0]";
    let input = [
        format!(r#"{{"id":"a","x":{start},"o":{start},"dice":[3,1]}}"#),
        format!(r#"{{"id":"b","x":{start},"o":{start},"dice":[7,1]}}"#),
        format!(r#"{{"id":"c","x":[1,2,3],"o":{start},"dice":[3,1]}}"#),
        format!(r#"{{"id":"d","x":{},"o":{start},"dice":[3,1]}}"#, start.replace('5', "9")),
        r#"{"id":"e","pos":"nonsense","dice":[3,1]}"#.to_owned(),
        "not json".to_owned(),
        r#"{"i":7,"pos":"4HPwATDgc/ABMA","dice":[5,5]}"#.to_owned(),
    ]
    .join("\n");
    let answers = rows(&text_with_status(&["backgammon", "moves", "--batch"], input.as_bytes(), 1));
    assert_eq!(answers[0]["n"], 16);
    for (answer, words) in answers[1..6].iter().zip([
        "two numbers from 1 to 6",
        "25 counts",
        "more than 15 men",
        "position ID",
        "not JSON",
    ]) {
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(words), "{error}");
    }
    assert_eq!(answers[5]["id"], 6);
    assert_eq!((&answers[6]["i"], &answers[6]["n"]), (&json!(7), &json!(4)));
}

#[test]
fn one_position_in_words_and_in_json() {
    let text = text_with_status(&["backgammon", "moves", "4HPwATDgc/ABMA", "3-1"], b"", 0);
    assert_eq!(text.lines().count(), 16);
    assert!(text.contains("sGfwATDgc/ABMA  8/5 6/5"), "{text}");
    let json = text_with_status(&["backgammon", "moves", "4HPwATDgc/ABMA", "31", "--json"], b"", 0);
    let value: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value["n"], 16);
}

#[test]
fn wrong_usage_is_status_2_and_says_what_would_be_right() {
    for (args, words) in [
        (vec!["backgammon", "moves", "4HPwATDgc/ABMA"], "has no roll"),
        (vec!["backgammon", "moves", "4HPwATDgc/ABMA", "71"], "two numbers from 1 to 6"),
        (vec!["backgammon", "moves", "4HPw", "31"], "position ID"),
        (vec!["backgammon", "moves", "4HPwATDgc/ABMA", "31", "--rules", "x"], "nackgammon"),
        (vec!["bench", "run", "nothing"], "backgammon-movegen"),
        (vec!["play", "backgammon", "--seats", "random"], "2 seats"),
        (vec!["play", "backgammon", "--seats", "random,nobody"], "random"),
    ] {
        let output = parlor(&args, b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
        assert!(errors.contains(words), "{args:?}: {errors}");
    }
}
