//! `parlor riichi shanten|waits|rules`.

use serde_json::{Value, json};

use crate::support::{parlor, text_with_status};

fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&text_with_status(args, b"", 0)).unwrap()
}

/// Hands with the shanten of each form, counted by hand.
const KNOWN: [(&str, u8, [Option<i64>; 4]); 12] = [
    ("123m456p789s1122z", 0, [Some(0), Some(0), Some(4), Some(8)]),
    ("123m456p789s11222z", 0, [Some(-1), Some(-1), Some(4), Some(8)]),
    ("19m19p19s1234567z", 0, [Some(0), Some(8), Some(6), Some(0)]),
    ("19m19p19s11234567z", 0, [Some(-1), Some(7), Some(5), Some(-1)]),
    ("1122m3344p5566s7z", 0, [Some(0), Some(3), Some(0), Some(10)]),
    ("1122m3344p5566s77z", 0, [Some(-1), Some(3), Some(-1), Some(10)]),
    // Four equal tiles are no two pairs.
    ("1111m3344p5566s7z", 0, [Some(2), Some(2), Some(2), Some(10)]),
    ("147m258p369s1234z", 0, [Some(6), Some(8), Some(6), Some(7)]),
    ("1112345678999m", 0, [Some(0), Some(0), Some(4), Some(10)]),
    ("1122z", 3, [Some(0), Some(0), None, None]),
    ("1z", 4, [Some(0), Some(0), None, None]),
    ("11z", 4, [Some(-1), Some(-1), None, None]),
];

#[test]
fn known_shanten_in_batch() {
    let input = KNOWN
        .iter()
        .map(|(hand, melds, _)| format!("{}\n", json!({"id": hand, "hand": hand, "melds": melds})));
    let input: String = input.collect();
    let args = ["riichi", "shanten", "--batch"];
    let text = text_with_status(&args, input.as_bytes(), 0);
    assert_eq!(text.lines().count(), KNOWN.len());
    for (line, (hand, _, expected)) in text.lines().zip(KNOWN) {
        let answer: Value = serde_json::from_str(line).unwrap();
        let [shanten, standard, chiitoitsu, kokushi] = expected;
        let expected = json!({"id": hand, "shanten": shanten, "standard": standard,
                              "chiitoitsu": chiitoitsu, "kokushi": kokushi});
        assert_eq!(answer, expected);
    }
}

#[test]
fn bad_hands_in_batch_are_named() {
    let rows = [
        (r#"{"hand":"123m456p789s112z"}"#, "12 tiles beside 0 sets"),
        (r#"{"hand":"11111m456p789s11z"}"#, "five of 1m"),
        (r#"{"hand":"123m456p789s1122z","melds":1}"#, "beside 1 set"),
        (r#"{"hand":"123m456p789s1122z","melds":"one"}"#, "\"melds\" must be"),
        (r#"{"hand":"123x"}"#, "'x' in column 4"),
        (r#"{"tiles":"123m"}"#, "\"hand\" is missing"),
    ];
    let input: Vec<&str> = rows.iter().map(|(row, _)| *row).collect();
    let args = ["riichi", "shanten", "--batch"];
    let text = text_with_status(&args, input.join("\n").as_bytes(), 1);
    for (line, (row, words)) in text.lines().zip(rows) {
        let answer: Value = serde_json::from_str(line).unwrap();
        assert!(answer["error"].as_str().unwrap().contains(words), "{row}: {answer}");
    }
}

#[test]
fn shanten_tells_what_brings_a_hand_forward() {
    let text = text_with_status(&["riichi", "shanten", "23m456p789s11222z"], b"", 0);
    assert!(text.contains("tenpai") && text.contains("14m (8 tiles)"), "{text}");
    let text = text_with_status(&["riichi", "shanten", "23m456p789s112226z"], b"", 0);
    assert!(text.contains("discard 6z: then 14m (8 tiles)"), "{text}");
    let json = json_of(&["riichi", "shanten", "23m456p11222z,7<89s", "--json"]);
    assert_eq!((&json["shanten"], &json["chiitoitsu"]), (&json!(0), &Value::Null));
    assert_eq!(json["steps"][0]["tiles"], 8);
}

#[test]
fn waits_are_told_with_their_worth() {
    let text = text_with_status(&["riichi", "waits", "23m456p789s11333z"], b"", 0);
    assert!(text.contains("waits for 14m (8 tiles)"), "{text}");
    assert!(text.contains("1m (4): ron the hand has no yaku"), "{text}");
    let args = ["riichi", "waits", "23m456p789s11222z", "--riichi", "--discards", "4m", "--json"];
    let json = json_of(&args);
    assert_eq!(json["tenpai"], true);
    assert_eq!(json["ready"][0]["furiten"], true);
    assert_eq!(json["ready"][0]["waits"][1]["tile"], "4m");
    let text = text_with_status(&["riichi", "waits", "23m456p789s112225z"], b"", 0);
    assert!(text.contains("Discard 5z"), "{text}");
    let text = text_with_status(&["riichi", "waits", "147m258p369s1234z"], b"", 0);
    assert!(text.contains("not tenpai: shanten 6"), "{text}");
    // All four of the only wait are in the hand.
    let text = text_with_status(&["riichi", "waits", "1111m123p456p789s"], b"", 0);
    assert!(text.contains("holds all four"), "{text}");
}

#[test]
fn rules_are_listed_and_shown_with_their_confidence() {
    let list = text_with_status(&["riichi", "rules"], b"", 0);
    for name in
        ["ema2016", "lt2017", "ema2025", "wrc2022", "wrc2025", "tenhou", "mjsoul", "mleague"]
    {
        assert!(list.lines().any(|line| line.starts_with(name)), "{list}");
    }
    let shown = text_with_status(&["riichi", "rules", "ema2016"], b"", 0);
    let line = |key: &str| shown.lines().find(|line| line.trim().starts_with(key)).unwrap();
    assert!(line("start_points").contains("30000") && line("start_points").ends_with("high"));
    assert!(line("pao_composite").ends_with("low"), "{shown}");
    let json = json_of(&["riichi", "rules", "tenhou", "--against", "ema2016", "--json"]);
    assert_eq!(json["rules"]["aka"], json!({"value": "3", "confidence": "high"}));
    assert_eq!(json["rules"]["honba"], Value::Null);
    let output = parlor(&["riichi", "rules", "nobody"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("ema2016, lt2017"));
}

#[test]
fn agents_of_riichi_are_listed() {
    let text = text_with_status(&["agents", "riichi"], b"", 0);
    assert!(text.lines().any(|line| line.trim().starts_with("random")), "{text}");
    let json = json_of(&["agents", "riichi", "--json"]);
    assert_eq!(json[0]["name"], "random");
}
