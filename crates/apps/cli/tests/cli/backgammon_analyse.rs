//! `parlor backgammon best` and `analyse`.

use std::fs;

use serde_json::{Value, json};

use crate::support::{parlor, rows, scratch, shared_rows, text_with_status};

fn testdata(name: &str) -> String {
    format!("{}/../../../testdata/backgammon/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn analysis(path: &str, more: &[&str]) -> Value {
    let args = [&["backgammon", "analyse", path, "--json", "--agent", "pips"], more].concat();
    serde_json::from_str(&text_with_status(&args, b"", 0)).unwrap()
}

/// In the bear-off the tables are exact, so the best play is the reference's best, with its equity.
#[test]
fn best_plays_of_the_bear_off_are_the_reference_ones() {
    let Some(text) = shared_rows("backgammon/moves.jsonl.gz") else { return };
    let chosen: Vec<&str> =
        text.lines().filter(|line| line.contains(r#""cls":"bearoff2s""#)).collect();
    let args = ["backgammon", "best", "--batch", "--agent", "pips"];
    let answers = rows(&text_with_status(&args, chosen.join("\n").as_bytes(), 0));
    for (row, answer) in rows(&chosen.join("\n")).iter().zip(&answers) {
        assert_eq!(row["i"], answer["i"]);
        let equity = answer["equity"].as_f64().unwrap();
        let best = row["cand"][0]["eq"].as_f64().unwrap();
        assert!((equity - best).abs() < 1e-4, "{answer} {row}");
        let same = |listed: &&Value| listed["after"] == answer["after"];
        let listed = row["cand"].as_array().unwrap().iter().find(same).unwrap();
        assert!(listed["loss"].as_f64().unwrap() < 1e-4, "{answer} {listed}");
    }
    assert_eq!(answers.len(), 18);
}

#[test]
fn best_answers_every_line_with_its_fields() {
    let start = "4HPwATDgc/ABMA";
    let input = format!(
        "{{\"i\":1,\"pos\":\"{start}\",\"dice\":[3,1]}}\n{{\"i\":2,\"pos\":\"{start}\",\"dice\":[9,1]}}\n"
    );
    let args = ["backgammon", "best", "--batch", "--agent", "pips"];
    let answers = rows(&text_with_status(&args, input.as_bytes(), 1));
    let mut fields: Vec<&String> = answers[0].as_object().unwrap().keys().collect();
    fields.sort();
    assert_eq!(fields, ["after", "best", "equity", "i"]);
    assert!(answers[1]["error"].as_str().unwrap().contains("two numbers from 1 to 6"));

    // An agent without equities says so instead of giving its own numbers that name.
    let args = ["backgammon", "best", "--batch", "--agent", "random"];
    let line = format!("{{\"pos\":\"{start}\",\"dice\":[3,1]}}");
    let answers = rows(&text_with_status(&args, line.as_bytes(), 0));
    assert_eq!(answers[0]["equity"], Value::Null);
    assert!(answers[0]["best"].is_string());
}

#[test]
fn eval_answers_every_line_as_it_does_alone() {
    let id = "AwAAwAEAAAAAAA";
    let alone = text_with_status(&["backgammon", "eval", id, "--agent", "pips", "--json"], b"", 0);
    let alone: Value = serde_json::from_str(&alone).unwrap();
    let input =
        format!("{{\"i\":1,\"pos\":\"{id}\"}}\n{{\"i\":2,\"position\":\"{id}\"}}\n{{\"i\":3}}\n");
    let args = ["backgammon", "eval", "--batch", "--agent", "pips"];
    let answers = rows(&text_with_status(&args, input.as_bytes(), 1));
    for answer in &answers[..2] {
        for field in ["pos", "class", "pips"] {
            assert_eq!(answer[field], alone[field], "{answer}");
        }
    }
    assert!(answers[2]["error"].is_string());
}

#[test]
fn best_lists_plays_in_words_and_in_json() {
    let args = ["backgammon", "best", "4HPwATDgc/ABMA", "--dice", "6-5", "--agent", "pips"];
    let words = text_with_status(&[&args[..], &["--top", "3"]].concat(), b"", 0);
    assert!(words.starts_with("Equity") && words.lines().count() == 4, "{words}");
    let json: Value =
        serde_json::from_str(&text_with_status(&[&args[..], &["--json"]].concat(), b"", 0))
            .unwrap();
    assert_eq!(json["plays"].as_array().unwrap().len(), 7);
    let output = parlor(&["backgammon", "best", "4HPwATDgc/ABMA"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("has no roll"));
}

#[test]
fn a_match_is_analysed_decision_by_decision() {
    let found = analysis(&testdata("club-match.mat"), &[]);
    let decisions = found["decisions"].as_array().unwrap();
    let of = |kind: &str| decisions.iter().filter(|d| d["kind"] == kind).collect::<Vec<_>>();
    let game = |n: u64| decisions.iter().filter(|d| d["game"] == n).count();
    assert!(game(1) > 0 && game(2) > 0 && game(3) > 0);
    // Game 1: a double taken, a redouble dropped.
    let turned: Vec<&str> =
        of("answer").iter().map(|answer| answer["made"].as_str().unwrap()).collect();
    assert_eq!(turned, ["take", "drop", "drop"]);
    // The best answer is an answer, not the whole verdict on the cube.
    let is_answer = |answer: &&Value| ["take", "drop"].contains(&answer["best"].as_str().unwrap());
    assert!(of("answer").iter().all(is_answer));
    // A pass costs the difference between pass and take, so never less than nothing.
    assert!(decisions.iter().all(|d| d["error"].as_f64().unwrap() >= 0.0));
    for (seat, player) in ["A", "B"].iter().zip(found["players"].as_array().unwrap()) {
        let own = |d: &&Value| d["seat"] == *seat && d["counts"] == true;
        let sum = |kind: &[&str]| -> f64 {
            let of_kind = decisions
                .iter()
                .filter(own)
                .filter(|d| kind.contains(&d["kind"].as_str().unwrap()));
            of_kind.map(|d| d["error"].as_f64().unwrap()).sum()
        };
        assert!((sum(&["play"]) - player["play_error"].as_f64().unwrap()).abs() < 1e-9);
        assert!((sum(&["double", "answer"]) - player["cube_error"].as_f64().unwrap()).abs() < 1e-9);
        let count = decisions.iter().filter(own).count() as f64;
        let mean = (sum(&["play"]) + sum(&["double", "answer"])) / count;
        assert!((mean - player["error_per_decision"].as_f64().unwrap()).abs() < 1e-9);
        let rating = player["performance_rating"].as_f64().unwrap();
        assert!((rating - 500.0 * mean).abs() < 1e-9);
        // Winning the whole match instead of losing it is two units of equity at most.
        let chance: f64 = decisions
            .iter()
            .filter(own)
            .map(|d| (d["match_error"].as_f64().unwrap(), d["error"].as_f64().unwrap()))
            .inspect(|(chance, equity)| assert!((0.0..=equity / 2.0 + 1e-9).contains(chance)))
            .map(|(chance, _)| chance)
            .sum();
        assert!((chance - player["match_error"].as_f64().unwrap()).abs() < 1e-9);
        let luck: f64 = found["rolls"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|r| r["seat"] == *seat)
            .map(|r| r["luck"].as_f64().unwrap())
            .sum();
        assert!((luck - player["luck"].as_f64().unwrap()).abs() < 1e-9);
    }
}

/// The luck of all 21 rolls at one place, each as often as it comes, is nothing.
#[test]
fn luck_is_the_roll_less_the_mean_of_all_rolls() {
    let found = analysis(&testdata("club-match.mat"), &["--no-luck"]);
    assert_eq!(found["rolls"], json!([]));
    assert_eq!(found["players"][0]["luck"], 0.0);

    let file = scratch("luck.mat");
    let mut sum = 0.0;
    for (a, b) in (1..=6).flat_map(|a| (1..=a).map(move |b| (a, b))) {
        let text = format!(
            " 3 point match\n\n Game 1\n one : 0                          two : 0\n  \
             1) 31: 8/5 6/5                     {a}{b}: Illegal play\n      Wins 1 point\n"
        );
        fs::write(&file, text).unwrap();
        let found = analysis(file.to_str().unwrap(), &[]);
        let rolls = found["rolls"].as_array().unwrap();
        let roll = rolls.iter().find(|roll| roll["seat"] == "B").unwrap();
        assert_eq!(roll["dice"], json!([a, b]));
        sum += if a == b { 1.0 } else { 2.0 } * roll["luck"].as_f64().unwrap();
    }
    assert!(sum.abs() < 1e-6, "{sum}");
}

/// The double is a mistake, the opponent beavers and is right. Then every further answer has its price:
/// with a take worth −d to the doubler, a raccoon makes that −2d where a take or a pass were to be had,
/// and the last take gives away d against turning the cube once more.
#[test]
fn answers_to_a_beaver_are_judged_too() {
    let found = analysis(&testdata("money-session.mat"), &["--no-luck"]);
    let decisions = found["decisions"].as_array().unwrap();
    let answers: Vec<&Value> = decisions.iter().filter(|d| d["kind"] == "answer").collect();
    let made: Vec<(&str, &str)> = answers
        .iter()
        .map(|answer| (answer["seat"].as_str().unwrap(), answer["made"].as_str().unwrap()))
        .collect();
    assert_eq!(made, [("B", "beaver"), ("A", "beaver"), ("B", "take")]);
    assert!(answers.iter().all(|answer| answer["counts"] == true));
    let [beaver, raccoon, take] = [0, 1, 2].map(|n| answers[n]["error"].as_f64().unwrap());
    assert_eq!(beaver, 0.0);
    assert!(take > 0.0);
    let expected = if take <= 1.0 { take } else { 2.0 * take - 1.0 };
    assert!((raccoon - expected).abs() < 1e-9, "{raccoon} {take}");
    assert_eq!(answers[2]["best"], "beaver");
}

#[test]
fn an_analysis_in_words() {
    let path = testdata("club-match.mat");
    let args = ["backgammon", "analyse", &path, "--agent", "pips"];
    let words = text_with_status(&args, b"", 0);
    for part in ["judged by pips", "game 3", "8/5 6/5", "luck", "cube decisions", "per decision:"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    let few = text_with_status(&[&args[..], &["--from", "0.08"]].concat(), b"", 0);
    assert!(few.lines().count() < words.lines().count());
}

#[test]
fn what_cannot_be_analysed_is_refused_with_the_reason() {
    let path = testdata("club-match.mat");
    for (args, status, words) in [
        (vec!["4HPwATDgc/ABMA"], 2, "not a match file"),
        (vec!["/nowhere/at-all.mat"], 1, "cannot read"),
        (vec![path.as_str(), "--agent", "random"], 1, "values plays by probability, not by equity"),
        (vec![path.as_str(), "--agent", "pips:x=1"], 2, "unknown parameter"),
        (
            vec![path.as_str(), "--from", "nan"],
            2,
            "expected a cost in equity, 0 or more, such as 0.08",
        ),
        (vec![path.as_str(), "--from=-1"], 2, "expected a cost in equity, 0 or more, such as 0.08"),
    ] {
        let output = parlor(&[&["backgammon", "analyse"], &args[..]].concat(), b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{args:?}: {errors}");
        assert!(errors.contains(words), "{args:?}: {errors}");
    }
}
