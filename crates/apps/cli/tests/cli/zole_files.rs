//! `parlor zole deal|show`, and sessions saved as records.

use std::fs;

use serde_json::Value;

use crate::support::{parlor, scratch, text_with_status};

const SAMPLE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/zole/friday-club.zole");

#[test]
fn a_seed_deals_the_same_cards_everywhere() {
    let deal = |more: &[&str]| {
        text_with_status(&[&["zole", "deal", "--seed", "7"], more].concat(), b"", 0)
    };
    let short = deal(&["--short"]);
    assert_eq!(short, deal(&["--short"]));
    assert_ne!(short, text_with_status(&["zole", "deal", "--seed", "8", "--short"], b"", 0));
    assert!(deal(&[]).ends_with(&format!("\n\n{short}")));
    let json: Value = serde_json::from_str(&deal(&["--json"])).unwrap();
    let cards: usize =
        json["hands"].as_array().unwrap().iter().map(|h| h.as_array().unwrap().len()).sum();
    assert_eq!((cards, json["table"].as_array().unwrap().len()), (24, 2));
    let masks = json["masks"].as_array().unwrap().iter().map(|mask| mask.as_u64().unwrap());
    assert_eq!(masks.fold(0, |all, mask| all | mask).count_ones(), 24);
    assert_eq!(deal(&["--short", "--deals", "3"]).lines().count(), 3);

    let file = scratch("seventh.zole");
    let path = file.to_str().unwrap();
    let seats = ["--seats", "random,random,random", "--seed", "7", "--deals", "1", "--save", path];
    text_with_status(&[&["play", "zole"], &seats[..]].concat(), b"", 0);
    let record = fs::read_to_string(&file).unwrap();
    let table = short.trim().rsplit(" / ").next().unwrap();
    assert!(record.contains(&format!("table: {table}\n")), "{record}");
}

#[test]
fn a_record_is_shown_as_a_sheet_a_deal_and_a_view() {
    let sheet = text_with_status(&["zole", "show", SAMPLE], b"", 0);
    assert!(sheet.starts_with("A: Anna\nB: Jānis\nC: Ieva\n"), "{sheet}");
    assert!(sheet.contains("4     C        0  +3  -3  ●○B"), "{sheet}");
    let deal = text_with_status(&["zole", "show", SAMPLE, "--deal", "4"], b"", 0);
    assert!(deal.contains("play: A KH KS! AH"), "{deal}");
    let view = ["zole", "show", SAMPLE, "--deal", "2", "--steps", "9", "--seat", "b"];
    let view = text_with_status(&view, b"", 0);
    assert!(view.contains("buried      A♣ 9♣ (11 eyes)"), "{view}");
    let other = ["zole", "show", SAMPLE, "--deal", "2", "--steps", "9", "--seat", "c"];
    assert!(!text_with_status(&other, b"", 0).contains("buried"));
    let json: Value =
        serde_json::from_str(&text_with_status(&["zole", "show", SAMPLE, "--json"], b"", 0))
            .unwrap();
    assert_eq!(json["deals"][5]["standing"], serde_json::json!([-2, 1, 1]));
    assert_eq!(json["deals"][5]["personal_pules"], serde_json::json!([0, 2, 0]));
}

#[test]
fn a_saved_session_is_read_back() {
    let file = scratch("session.zole");
    let path = file.to_str().unwrap();
    let rules = ["--rules", "online-pm,throw_in=on", "--deals", "5"];
    let seats = ["--seats", "random,random,random,random", "--seed", "3", "--save", path];
    let played = text_with_status(&[&["play", "zole"], &rules[..], &seats].concat(), b"", 0);
    let shown = text_with_status(&["zole", "show", path], b"", 0);
    let sheet = |text: &str| text.rsplit_once("deal  dealer").unwrap().1.trim().to_owned();
    assert_eq!(sheet(&shown), sheet(&played));
    let from_stdin = text_with_status(&["zole", "show", "-"], &fs::read(&file).unwrap(), 0);
    assert_eq!(from_stdin, shown);
}

#[test]
fn an_unfinished_deal_is_saved_too() {
    let file = scratch("unfinished.zole");
    let path = file.to_str().unwrap();
    let args = ["play", "zole", "--seed", "5", "--save", path];
    text_with_status(&args, b"zole\nquit\n", 0);
    let shown = text_with_status(&["zole", "show", path], b"", 0);
    assert!(shown.contains("deal 1 is not finished"), "{shown}");
}

#[test]
fn bad_input_is_an_error_with_its_place() {
    let file = scratch("bad.zole");
    let path = file.to_str().unwrap();
    let sample = fs::read_to_string(SAMPLE).unwrap();
    fs::write(&file, sample.replacen("A 9D JC 7D", "A 9D TS 7D", 1)).unwrap();
    for (args, status, expected) in [
        (&["zole", "show", path][..], 1, "line 15, column 12: B cannot play TS on 9D"),
        (&["zole", "show", "nowhere.zole"], 1, "cannot read nowhere.zole"),
        (&["zole", "show", "QC / QS"], 2, "found 2 of the three hands"),
        (&["zole", "show", SAMPLE, "--deal", "7"], 2, "no deal 7: the record has 6"),
        (&["zole", "show", SAMPLE, "--deal", "0"], 2, "no deal 0"),
        (&["zole", "show", SAMPLE, "--deal", "3", "--steps", "9"], 2, "deal 3 has 3 steps"),
        (&["zole", "show", SAMPLE, "--deal", "3", "--seat", "d"], 2, "nobody sits at seat D"),
    ] {
        let output = parlor(args, b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{args:?}: {errors}");
        assert!(errors.contains(expected), "{args:?}: {errors}");
    }
}
