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

/// Who looks further loses less, and everyone less than who goes by weighted facts.
#[test]
fn levels_lose_less_and_less() {
    let [club, at_once, master] =
        ["house:level=club", "house:ply=0", "house:level=master"].map(loss);
    assert!(at_once < 0.7 * club, "{at_once} {club}");
    assert!(master < 0.8 * at_once, "{master} {at_once}");
    assert!(master < 8.0, "{master}");
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
