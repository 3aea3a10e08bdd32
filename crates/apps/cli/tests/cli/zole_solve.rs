//! `parlor zole solve`, compared with reference values, and what it refuses.

use serde_json::{Value, json};

use crate::support::{parlor, rows, shared_rows, text_with_status};

/// Feeds the rows of a reference file to the batch mode; compares every field of every answer.
fn check(file: &str, n_rows: usize, fields: &[&str]) {
    let Some(text) = shared_rows(file) else { return };
    let answers = rows(&text_with_status(&["zole", "solve", "--batch"], text.as_bytes(), 0));
    let questions = rows(&text);
    assert_eq!((questions.len(), answers.len()), (n_rows, n_rows), "{file}");
    for (question, answer) in questions.iter().zip(&answers) {
        assert_eq!(answer["id"], question["id"]);
        for &field in fields {
            assert_eq!(answer[field], question[field], "{field} of {question}");
        }
        assert_eq!(answer.as_object().unwrap().len(), fields.len() + 1, "{answer}");
    }
}

#[test]
fn every_endgame_of_the_reference() {
    check("zole/endgames.jsonl.gz", 260, &["value", "move_values"]);
}

#[test]
fn every_full_deal_of_the_reference() {
    let fields = ["trick_points", "soloist_points", "lead_values", "score_per_opponent"];
    check("zole/full_deals.jsonl.gz", 60, &fields);
}

#[test]
fn every_maza_zole_of_the_reference() {
    check("zole/maza_zole.jsonl.gz", 15, &["soloist_min_forced_tricks"]);
}

/// Q♣ takes Q♠ and a low diamond, then A♥ takes 9♥: six eyes, as spec 1.4 has it.
/// In mazā zole the value of an endgame counts tricks, as the values of its cards do.
#[test]
fn a_maza_zole_endgame_is_valued_in_tricks() {
    let row = r#"{"cards_each":2,"soloist":0,"contract":"maza_zole","trick_leader":2,"trick":["7D"],"hands":[["AD","QD"],["AS","KD"],["KS"]]}"#;
    let text = text_with_status(&["zole", "solve", "--batch"], row.as_bytes(), 0);
    let answer: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(answer["value"], 2);
    assert_eq!(answer["move_values"], json!({"AD": 2, "QD": 2}));
}

#[test]
fn a_typed_endgame_is_solved_in_words_and_in_json() {
    let deal = ["zole", "solve", "QC", "9H", "/", "QSAH", "/", "7D,8D", "--contract", "zole"];
    let text = text_with_status(&deal, b"", 0);
    assert!(text.contains("the soloist gets 6 eyes"), "{text}");
    assert!(text.contains("best line: "), "{text}");
    assert!(!text.contains("per opponent"), "an endgame alone has no score: {text}");
    let json: Value =
        serde_json::from_str(&text_with_status(&[&deal[..], &["--json"]].concat(), b"", 0))
            .unwrap();
    assert_eq!((&json["value"], &json["to_move"]), (&json!(6), &json!(0)));
    assert_eq!(json["move_values"]["QC"], 6);
    assert_eq!(json["line"].as_array().unwrap().len(), 6);
}

/// Two tricks are to come and everyone plays to take few: with Q♣ and 9♥ the leader takes one.
#[test]
fn galdins_is_answered_for_everyone() {
    let deal = ["zole", "solve", "QC9H / QSAH / 7D8D", "--contract", "galdins"];
    let json: Value =
        serde_json::from_str(&text_with_status(&[&deal[..], &["--json"]].concat(), b"", 0))
            .unwrap();
    let sum =
        |value: &Value| value.as_array().unwrap().iter().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!(sum(&json["total"]), 2, "{json}");
    assert!(json["move_values"].as_object().unwrap().values().all(|tricks| sum(tricks) == 2));
    assert_eq!(json["total"][0], 1, "{json}");
    assert!(text_with_status(&deal, b"", 0).contains("each for itself"));
}

const DEAL: &str = "QS QD TD 9D 7D AH TH TS / QC JS JD KH AS 9S KC 9C / \
                    QH JC AD KD 8D 9H AC TC / JH KS";

#[test]
fn cards_already_played_count() {
    let args = ["zole", "solve", DEAL, "--contract", "zole", "--played", "AH KH 9H", "--json"];
    let json: Value = serde_json::from_str(&text_with_status(&args, b"", 0)).unwrap();
    // The first hand took A♥ K♥ 9♥.
    assert_eq!((&json["had"], &json["to_move"]), (&json!(15), &json!(0)));
    let args = ["zole", "solve", DEAL, "--bury", "AH TH", "--json"];
    let json: Value = serde_json::from_str(&text_with_status(&args, b"", 0)).unwrap();
    assert_eq!(json["had"], 21);
    assert!(json["move_values"].get("JH").is_some(), "the table is in the hand: {json}");
    assert!(json["move_values"].get("AH").is_none(), "{json}");
}

#[test]
fn bad_deals_are_refused_with_the_card_named() {
    let nine = DEAL.replacen(" / QC", " QC /", 1);
    let twice = DEAL.replacen("JH KS", "JH QS", 1);
    let missing = DEAL.replacen(" TS /", " /", 1);
    let refused: &[(&[&str], &str)] = &[
        (&[&nine], "the first hand has 9 cards, not 8: QC QS QD"),
        (&[&twice], "QS is dealt twice: first to the first hand, here to the table"),
        (&[&missing], "the first hand has 7 cards, not 8: QS QD TD 9D 7D AH TH; in no heap: TS"),
        (&["QC XX / QS / QD"], "\"XX\" is not a card"),
        (&["8H / QS / QD"], "8H is not in the pack of 26"),
        (&["QC QS / QD QH / JC"], "the third hand holds 1 cards, not 2"),
        // The third hand led 8♦ and the first, who holds Q♣, laid off 9♠: impossible.
        (
            &["QC / QSAH / 7D", "--trick", "8D 9S", "--leader", "3"],
            "first hand cannot have played 9S",
        ),
        (&["QC9H / QSAH / 7D", "--trick", "8D QC AH 9S"], "9S would be a fourth card"),
        (&["QC9H / QSAH / 7D", "--trick", "QC", "--leader", "3"], "QC is there twice"),
        (
            &[DEAL, "--played", "AH KC"],
            "the second hand cannot play KC on AH: one of KH must follow",
        ),
        (&[DEAL, "--played", "AC"], "the first hand does not hold AC, but QS QD"),
        (&[DEAL, "--bury", "AC KS"], "the first hand does not hold AC"),
        (&[DEAL, "--bury", "KS"], "two cards are buried, not 1: KS"),
        (&[DEAL, "--bury", "AH TH", "--contract", "zole"], "only the lielais buries"),
        (&[DEAL, "--soloist", "4"], "\"4\" is not a hand: 1, 2 or 3"),
    ];
    for (args, expected) in refused {
        let output = parlor(&[&["zole", "solve"], *args].concat(), b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
        assert!(errors.contains(expected), "{args:?}: {errors}");
    }
}

#[test]
fn a_bad_row_is_answered_and_the_run_goes_on() {
    let hands = json!([["QC", "9H"], ["QS", "AH"], ["7D", "8D"]]);
    let row = |fields: Value| {
        let mut row = json!({"id": "x", "cards_each": 2, "soloist": 0, "trick_leader": 0,
            "trick": [], "hands": hands});
        for (name, value) in fields.as_object().unwrap() {
            row[name] = value.clone();
        }
        row.to_string()
    };
    let input = [
        row(json!({"hands": [["QC", "9H"], ["QC", "AH"], ["7D", "8D"]]})),
        row(json!({"hands": [["QC", "9H"], ["QS", "1H"], ["7D", "8D"]]})),
        row(json!({"cards_each": 3})),
        row(json!({"to_move": 1})),
        row(json!({"played": ["7D"]})),
        row(json!({"trick": ["JC", "9S"], "hands": [["9H"], ["QS"], ["7D", "8D"]]})),
        row(json!({"trick_leader": 7})),
        row(json!({"contract": "skat"})),
        r#"{"id":"x","hands":[["QC"],["QS"],["QD"]]}"#.to_owned(),
        row(json!({"id": "last"})),
    ]
    .join("\n");
    let answers = rows(&text_with_status(&["zole", "solve", "--batch"], input.as_bytes(), 1));
    let expected = [
        "QC is there twice",
        "\"1H\" is not a card",
        "\"cards_each\" must be 2",
        "\"to_move\" must be 0",
        "7D is there twice",
        "cannot have played 9S",
        "\"trick_leader\" must be 0, 1 or 2",
        "\"contract\" must be lielais, zole or maza_zole",
        "the first hand has 1 cards, not 8: QC",
    ];
    for (answer, expected) in answers.iter().zip(expected) {
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(expected), "{error}");
    }
    assert_eq!(answers[9], json!({"id": "last", "value": 6, "move_values": {"9H": 6, "QC": 6}}));
}
