//! `parlor riichi score`, compared with independent scorers and with Tenhou's own payments.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::support::{parlor, shared_rows, text_with_status};

const SCORE: [&str; 3] = ["riichi", "score", "--batch"];

fn rows(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn scored(input: &str, status: i32) -> Vec<Value> {
    rows(&text_with_status(&SCORE, input.as_bytes(), status))
}

/// Yaku in any order.
fn yaku(list: &Value) -> BTreeMap<String, u64> {
    let pairs = list.as_array().unwrap().iter();
    pairs.map(|pair| (pair[0].as_str().unwrap().to_owned(), pair[1].as_u64().unwrap())).collect()
}

#[test]
fn every_row_of_the_reference_scorer() {
    let Some(input) = shared_rows("riichi/scoring.jsonl.gz") else { return };
    let answers = scored(&input, 0);
    assert_eq!(answers.len(), 10_000);
    for (row, answer) in rows(&input).iter().zip(&answers) {
        let expect = &row["expect"];
        assert_eq!(answer["id"], row["id"]);
        if expect["error"].is_string() {
            assert_eq!(answer["refused"], expect["error"], "{row}");
            continue;
        }
        for name in ["han", "fu", "main", "additional", "main_bonus", "additional_bonus"] {
            assert_eq!(answer[name], expect[name], "{name} of {row}");
        }
        assert_eq!(answer["kyoutaku_bonus"], expect["kyoutaku_bonus"], "{row}");
        assert_eq!(answer["total"], expect["total"], "{row}");
        assert_eq!(yaku(&answer["yaku"]), yaku(&expect["yaku"]), "{row}");
        // With kiriage the data leave the name out where fu alone make a mangan.
        if expect["level"] != "" {
            assert_eq!(answer["limit"], expect["level"], "{row}");
        }
    }
}

#[test]
fn every_win_as_tenhou_paid_it() {
    let Some(input) = shared_rows("riichi/tenhou-wins.jsonl.gz") else { return };
    let answers = scored(&input, 0);
    assert_eq!(answers.len(), 1_500);
    for (n, (row, answer)) in (1..).zip(rows(&input).iter().zip(&answers)) {
        assert_eq!(answer["id"], n, "a row without an id is named by its number");
        let (expect, tsumo) = (&row["expect"], row["tsumo"] == true);
        let number = |name: &str| answer[name].as_i64().unwrap();
        let paid = match (tsumo, row["seat"] == "E") {
            (false, _) => number("main"),
            (true, true) => 3 * number("main"),
            (true, false) => number("main") + 2 * number("additional"),
        };
        assert_eq!(json!(paid), expect["points"], "{row}");
        if expect["tenhou_yakuman"] == json!([]) {
            assert_eq!((&answer["han"], &answer["fu"]), (&expect["han"], &expect["fu"]), "{row}");
        }
    }
}

#[test]
fn our_own_sample_of_tricky_cases() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/riichi/tricky-cases.jsonl");
    let input = std::fs::read_to_string(path).unwrap();
    let answers = scored(&input, 0);
    for (row, answer) in rows(&input).iter().zip(&answers) {
        for (name, expected) in row["expect"].as_object().unwrap() {
            match name.as_str() {
                "error" => assert_eq!(&answer["refused"], expected, "{row}"),
                "yaku" => assert_eq!(yaku(&answer["yaku"]), yaku(expected), "{row}"),
                "level" => assert_eq!(&answer["limit"], expected, "{row}"),
                "total" => {
                    let bonus = ["main_bonus", "kyoutaku_bonus"].map(|name| answer[name].as_i64());
                    assert_eq!(bonus, [Some(0), Some(0)], "{row}");
                    assert_eq!(&answer["total"], expected, "{row}");
                }
                name => assert_eq!(&answer[name], expected, "{name} of {row}"),
            }
        }
    }
    assert!(answers.len() >= 80);
}

#[test]
fn many_counters_and_sticks_are_added_up() {
    let hand = ["riichi", "score", "112233m445566p77s", "7s"];
    let text =
        text_with_status(&[&hand[..], &["--honba", "200", "--sticks", "100"]].concat(), b"", 0);
    assert!(text.contains("including 60000 for 200 honba and 100000 for 100 sticks"), "{text}");
    let output = parlor(&[&hand[..], &["--renhou", "--seat", "E"]].concat(), b"");
    assert_eq!(output.status.code(), Some(2));
}

/// Each with what the message must say.
const BAD_ROWS: [(&str, &str); 20] = [
    (
        r#"{"concealed":"11m22p33s44z556677z","win":"7z","dora_ind":["1m","1m","1m"]}"#,
        "five of 1m in hand, sets and indicators",
    ),
    (
        r#"{"concealed":"112233m445566p77s","win":"7s","chankan":true}"#,
        "the winner holds another of its kind",
    ),
    (
        r#"{"concealed":"23m456p789s11z1m","melds":[{"type":"ankan","tiles":"2222z"}],"win":"1m","tsumo":true,"rinshan":true,"riichi":true,"ippatsu":true}"#,
        "has ended ippatsu",
    ),
    (r#"{"concealed":"11111m456p789s112z","win":"2z"}"#, "five of 1m"),
    (r#"{"concealed":"11m1z","melds":[{"type":"pon","tiles":"111m"}],"win":"1z"}"#, "this has 6"),
    (
        r#"{"concealed":"11m456p789s222z","melds":[{"type":"pon","tiles":"111m"}],"win":"2z"}"#,
        "five of 1m in hand, sets and indicators",
    ),
    (r#"{"concealed":"123m456p789s1122z","win":"2z"}"#, "14 tiles"),
    (
        r#"{"concealed":"456p789s11222z","melds":[{"type":"chi","tiles":"124m"}],"win":"2z"}"#,
        "set 1: \"124m\" is not a chi, which is three consecutive tiles",
    ),
    (
        r#"{"concealed":"456p789s11222z","melds":[{"type":"pon","tiles":"112m"}],"win":"2z"}"#,
        "\"112m\" is not a pon",
    ),
    (
        r#"{"concealed":"456p789s11222z","melds":[{"type":"kan","tiles":"1111m"}],"win":"2z"}"#,
        "chi, pon, ankan, daiminkan, kakan",
    ),
    (r#"{"concealed":"123m456p789s11222z","win":"5z"}"#, "winning tile 5z is not among"),
    (r#"{"concealed":"123m456p789s11222z","win":"8z"}"#, "\"win\": \"8z\" is not a tile"),
    (r#"{"concealed":"123m456p789s11222z"}"#, "\"win\" is missing"),
    (r#"{"concealed":"123m456p789s11222z","win":"2z","rules":"nobody"}"#, "ema2016, lt2017"),
    (r#"{"concealed":"123m456p789s11222z","win":"2z","tsumo":1}"#, "\"tsumo\" must be true"),
    (r#"{"concealed":"123m456p789s11222z","win":"2z","seat":"X"}"#, "E, S, W or N"),
    (r#"{"concealed":"123m456p789s11222z","win":"2z","ippatsu":true}"#, "ippatsu needs riichi"),
    (
        r#"{"concealed":"123m456p789s11222z","win":"2z","tsumo":true,"houtei":true}"#,
        "houtei is a win by ron",
    ),
    (
        r#"{"concealed":"123m456p789s11222z","win":"2z","haitei":true,"rinshan":true}"#,
        "exclude each other",
    ),
    (r#"{"concealed":"123m456p789s11222z","win":"2z","honba":999}"#, "from 0 to 255"),
];

#[test]
fn a_bad_row_is_answered_and_the_run_goes_on() {
    let good = r#"{"id":"good","concealed":"123m456p789s11222z","win":"2z","tsumo":true}"#;
    let mut input: Vec<&str> = BAD_ROWS.iter().map(|(row, _)| *row).collect();
    input.push("{\"concealed\":");
    input.push(good);
    let answers = scored(&input.join("\n"), 1);
    assert_eq!(answers.len(), input.len());
    for ((row, words), answer) in BAD_ROWS.iter().zip(&answers) {
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(words), "{row}: {error}");
    }
    assert!(answers[BAD_ROWS.len()]["error"].as_str().unwrap().contains("not JSON"));
    assert_eq!(answers.last().unwrap()["id"], "good");
    assert_eq!(answers.last().unwrap()["han"], 2);
}

#[test]
fn a_hand_that_does_not_win_is_an_answer() {
    let rows = [
        (r#"{"concealed":"123m456p789s23355z","win":"2z"}"#, "not_complete"),
        (r#"{"concealed":"123m456p789s23344p","win":"3p","dora_ind":["1m"]}"#, "not_complete"),
        (r#"{"concealed":"123m456p789s22p444s","win":"2p","dora_ind":["1m"]}"#, "no_yaku"),
    ];
    let input: Vec<&str> = rows.iter().map(|(row, _)| *row).collect();
    for ((row, refused), answer) in rows.iter().zip(scored(&input.join("\n"), 0)) {
        assert_eq!(answer["refused"], *refused, "{row}");
    }
}

#[test]
fn a_score_explains_itself() {
    let words = text_with_status(&["riichi", "score", "112233m445566p77s", "7s"], b"", 0);
    for part in ["2 readings", "Ryanpeikou", "3 han", "pair wait", "32 fu, rounded up", "pays 5200"]
    {
        assert!(words.contains(part), "no {part:?} in {words}");
    }
    let hand = "123m99s,77^7z,5555p,3<24m";
    let args = ["riichi", "score", hand, "9s", "--from", "W", "--honba", "2", "--sticks", "1"];
    let words = text_with_status(&args, b"", 0);
    for part in [
        "Yakuhai (chun) · Value tiles",
        "concealed kan 5555p",
        "East +0, South +3200, West -2200, North +0",
    ] {
        assert!(words.contains(part), "no {part:?} in {words}");
    }
    let args = ["riichi", "score", "345m340p345567s88s", "8s", "--tsumo", "--seat", "N", "--json"];
    let json: Value = serde_json::from_str(&text_with_status(&args, b"", 0)).unwrap();
    assert_eq!(json["payments"], json!({"E": -4000, "S": -2000, "W": -2000, "N": 8000}));
    assert_eq!(json["made_of"][2]["sets"], json!(["345m", "345p", "345s"]));
}

#[test]
fn a_refused_win_says_why() {
    for (args, words) in [
        (vec!["124m456p789s11222z", "2z"], "not complete"),
        (vec!["123m456p789s22p444s", "2p"], "no yaku"),
        (vec!["123m456p789s22p,4^44z", "2p", "--seat", "S"], "no yaku"),
        (vec!["234m456p234s55678s", "5s", "--discards", "5s"], "furiten"),
        (vec!["234m456p234s55678s", "8s", "--discards", "5s"], "furiten"),
    ] {
        let args = [&["riichi", "score"][..], &args[..]].concat();
        let text = text_with_status(&args, b"", 0);
        assert!(text.contains("refused") && text.contains(words), "{args:?}: {text}");
    }
}

#[test]
fn wrong_usage_says_what_would_be_right() {
    for (args, words) in [
        (vec!["11111m456p789s112z", "2z"], "five of 1m"),
        (vec!["123m456p789s1122z", "2z"], "14 tiles"),
        (vec!["456p789s11222z,124<m", "2z"], "not a run, triplet or kan"),
        (vec!["456p789s11222z,123m", "2z"], "mark the called tile"),
        (vec!["123m456p789s11222z", "5z"], "5z is not among the concealed tiles"),
        (vec!["123m456p789s11222z", "2z", "--rules", "x"], "unknown ruleset \"x\""),
        (vec!["123m456p789s11222z", "2z", "--rules", "tenhou kiriage=maybe"], "allowed: yes, no"),
        (vec!["123m456p789s11222z", "2z", "--tsumo", "--from", "W"], "this is a tsumo"),
        (vec!["123m456p789s11222z", "2z", "--from", "S"], "another seat"),
        (vec!["123m456p789s11222z", "2z", "--seat", "Q"], "E, S, W or N"),
    ] {
        let args = [&["riichi", "score"][..], &args[..]].concat();
        let output = parlor(&args, b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
        assert!(errors.contains(words), "{args:?}: {errors}");
    }
}
