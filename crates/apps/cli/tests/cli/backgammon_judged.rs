//! Plays and cubes beside another program's, on a sample of the rows that `bench/peers/judge` makes.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::Value;

use crate::support::{parlor, rows, text_with_status};

const PLAYS: &str = "testdata/backgammon/judged-plays.jsonl.gz";
const CUBES: &str = "testdata/backgammon/judged-cubes.jsonl";

fn at_root(path: &str) -> String {
    format!("{}/../../../{path}", env!("CARGO_MANIFEST_DIR"))
}

fn plays() -> Vec<Value> {
    let mut text = String::new();
    let file = std::fs::File::open(at_root(PLAYS)).unwrap();
    GzDecoder::new(file).read_to_string(&mut text).unwrap();
    rows(&text)
}

/// The mean loss of all rows in thousandths, as `loss` prints it.
fn loss(agent: &str) -> f64 {
    let path = at_root(PLAYS);
    let text = text_with_status(&["backgammon", "loss", &path, "--agent", agent], b"", 0);
    let line = text.lines().find(|line| line.starts_with("all")).unwrap();
    line.split("loss").nth(1).unwrap().split_whitespace().next().unwrap().parse().unwrap()
}

/// Every play listed is one that our rules know, and the judge's own shallower choices are among them or
/// were not near the best.
#[test]
fn judged_plays_are_legal() {
    let questions = plays();
    let input: String = questions.iter().map(|row| format!("{row}\n")).collect();
    let answers = rows(&text_with_status(&["backgammon", "moves", "--batch"], input.as_bytes(), 0));
    for (question, answer) in questions.iter().zip(&answers) {
        let legal: Vec<&Value> = answer["after"].as_array().unwrap().iter().collect();
        assert_eq!(question["n_legal"], legal.len());
        let listed = question["cand"].as_array().unwrap().iter().map(|play| &play["after"]);
        for after in listed.chain([&question["zero"], &question["one"]]) {
            assert!(legal.contains(&after), "{question}");
        }
    }
}

/// By networks one loses less than by weighted facts.
#[test]
fn levels_with_networks_lose_less() {
    let [club, at_once, master] =
        ["house:level=club", "house:ply=0", "house:level=master"].map(loss);
    // So few rows do not tell the networks at once from one turn ahead.
    assert!(at_once < 0.5 * club, "{at_once} {club}");
    assert!(master < 0.5 * club, "{master} {club}");
    assert!(at_once < 8.0 && master < 8.0, "{at_once} {master}");
}

/// From the judge's own chances nearly every verdict is the judge's.
#[test]
fn cubes_by_given_chances_are_the_judges() {
    let text = std::fs::read(at_root(CUBES)).unwrap();
    let output = parlor(&["backgammon", "cube", "--batch", "--use-probs", "--compare"], &text);
    let said = String::from_utf8(output.stderr).unwrap();
    let last = said.lines().last().unwrap();
    let number = |after: &str| -> f64 {
        let rest = last.split(after).nth(1).unwrap();
        rest.split([' ', ';', ',', '%']).find(|word| !word.is_empty()).unwrap().parse().unwrap()
    };
    assert!(number("agree (") >= 96.0, "{said}");
    assert!(number("mean cost") <= 0.003, "{said}");
}

/// Who counts pips alone is seldom right where GNU Backgammon plays otherwise: long rollouts say so as its equities
/// do. What was judged is kept, and the number of threads changes nothing.
#[test]
fn differing_plays_are_played_out() {
    let path = at_root(PLAYS);
    let file = crate::support::scratch("judged-pips.jsonl");
    let _ = std::fs::remove_file(&file);
    let judge = |most: &str, threads: &str, out: &[&str]| {
        let args = ["backgammon", "judge", &path, "--agent", "pips", "--truncate", "2"];
        let more = ["--trials", "144", "--most", most, "--threads", threads, "--json"];
        let text = text_with_status(&[&args[..], &more, out].concat(), b"", 0);
        serde_json::from_str::<Value>(&text).unwrap()
    };
    let out = ["--out", file.to_str().unwrap()];
    judge("2", "1", &out);
    let found = judge("5", "2", &out);
    assert_eq!(rows(&std::fs::read_to_string(&file).unwrap()).len(), 6, "a header and five rows");
    assert_eq!(
        found["judged"].as_array().unwrap()[..2],
        judge("2", "2", &[])["judged"].as_array().unwrap()[..]
    );
    let questions = plays();
    assert_eq!(found["rows"], questions.len());
    let judged = found["judged"].as_array().unwrap();
    let mean = |field: &str| {
        let values: Vec<f64> = judged.iter().filter_map(|row| row[field].as_f64()).collect();
        values.iter().sum::<f64>() / values.len() as f64
    };
    assert!(mean("gain") < -0.01 && mean("file") < -0.01, "{found}");
    for row in judged {
        // Both plays are of one question: the best listed is the other's.
        let other = &row["plays"][1];
        assert!(questions.iter().any(|question| question["cand"][0]["after"] == *other), "{row}");
        assert_ne!(row["plays"][0], *other);
        let [games, error] = [&row["games"], &row["error"]].map(|it| it.as_f64().unwrap());
        let decided = row["gain"].as_f64().unwrap().abs() >= 3.0 * error;
        assert_eq!(
            (row["is_decided"] == true, games < 144.0 || decided),
            (decided, decided),
            "{row}"
        );
    }
    let beside = ["backgammon", "judge", &path, "--agent", "net", "--beside", "two"];
    let output = parlor(&beside, b"");
    assert!(String::from_utf8(output.stderr).unwrap().contains("no play \"two\""));
}
