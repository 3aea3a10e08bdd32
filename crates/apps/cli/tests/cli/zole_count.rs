//! `parlor zole count`, compared with reference counts.

use serde_json::json;

use crate::support::{rows, shared_rows, text_with_status};

#[test]
fn every_count_of_the_reference_under_both_masks() {
    let Some(text) = shared_rows("zole/playouts.jsonl.gz") else { return };
    let questions = rows(&text);
    assert_eq!(questions.len(), 16);
    let masks: [(&[&str], &str); 2] =
        [(&[], "playouts"), (&["--seed-mask"], "playouts_with_seed_mask")];
    for (more, field) in masks {
        let args = [&["zole", "count", "--batch"], more].concat();
        let answers = rows(&text_with_status(&args, text.as_bytes(), 0));
        let expected: Vec<_> =
            questions.iter().map(|row| json!({"id": row["id"], "playouts": row[field]})).collect();
        assert_eq!(answers, expected, "{more:?}");
    }
}

/// Full deals and endgames of the reference carry their counts too.
#[test]
fn counts_of_full_deals_and_endgames() {
    for (file, n_rows) in [("zole/endgames.jsonl.gz", 260), ("zole/full_deals.jsonl.gz", 60)] {
        let Some(text) = shared_rows(file) else { return };
        let answers = rows(&text_with_status(&["zole", "count", "--batch"], text.as_bytes(), 0));
        assert_eq!(answers.len(), n_rows);
        for (question, answer) in rows(&text).iter().zip(&answers) {
            assert_eq!(answer["playouts"], question["playouts"], "{question}");
        }
    }
}

/// The source's example near the upper bound: 8!·8!·6!·2!.
#[test]
fn the_example_near_the_upper_bound() {
    let deal =
        "JD JH JS JC QD QH QS QC / TH AH 9S KS TS AS 9C KC / 7D 8D 9D KD TD AD TC AC / 9H KH";
    assert_eq!(text_with_status(&["zole", "count", deal], b"", 0), "2341011456000\n");
    let json = text_with_status(&["zole", "count", deal, "--json"], b"", 0);
    assert_eq!(json, "{\"playouts\":2341011456000}\n");
}

#[test]
fn a_bad_row_is_answered_with_the_card_named() {
    let input = r#"{"id":1,"hands":[["QC","QC"],[],[]]}"#;
    let answers = rows(&text_with_status(&["zole", "count", "--batch"], input.as_bytes(), 1));
    assert_eq!(answers[0]["error"], "\"hands\": QC appears twice");
}
