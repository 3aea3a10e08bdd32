//! `parlor zole advise` as its user meets it.

use serde_json::Value;

use crate::support::{parlor, rows, text_with_status};

const SAMPLE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/zole/friday-club.zole");

/// The four top queens and jacks with two aces: played alone by anyone.
const STRONG: &str = "QC QS QH QD JC JS AH AS";

#[test]
fn a_call_a_burial_and_a_card_are_advised_with_a_value_for_every_choice() {
    let quick = ["--agent", "pimc:worlds=10"];
    let call =
        text_with_status(&[&["zole", "advise", "--hand", STRONG], &quick[..]].concat(), b"", 0);
    for choice in ["> ", "Pass", "Take the table", "Zole", "Needed"] {
        assert!(call.contains(choice), "{choice} in {call}");
    }
    let ten = ["--calls", "take", "--table", "TH 9C"];
    let burial = [&["zole", "advise", "--hand", STRONG, "--json"], &ten[..], &quick[..]].concat();
    let burial: Value = serde_json::from_str(&text_with_status(&burial, b"", 0)).unwrap();
    assert_eq!(burial["question"], "burial");
    assert_eq!(burial["values"].as_object().unwrap().len(), 45);
    assert_eq!(burial["explanation"]["candidates"].as_array().unwrap().len(), 45);
    let card = ["--hand", "KD 9D 8D AC TC KC 9S KS", "--place", "2", "--calls", "take"];
    let card = [&["zole", "advise"], &card[..], &["--played", "QC"], &quick[..]].concat();
    let card = text_with_status(&card, b"", 0);
    for choice in ["Play K♦", "Play 9♦", "Play 8♦", " of "] {
        assert!(card.contains(choice), "{choice} in {card}");
    }
    assert!(!card.contains("Play A♣"), "a trump was led: {card}");
}

/// The soloist of a table of four is paid by three and pays three, and wins no other deals than at a table of three.
#[test]
fn advice_at_a_table_of_four_counts_the_dealer_who_sits_out() {
    let at = |rules: &str| -> Value {
        let told = ["--hand", STRONG, "--calls", "take", "--table", "TH 9C", "--buried", "AH AS"];
        let how = ["--rules", rules, "--agent", "pimc:worlds=10", "--json"];
        let args = [&["zole", "advise"], &told[..], &how[..]].concat();
        serde_json::from_str(&text_with_status(&args, b"", 0)).unwrap()
    };
    let [three, four] = ["lzf-classic", "lzf-classic, players=4"].map(at);
    assert_eq!(three["values"], four["values"]);
    let points = |of: &Value| {
        let candidates = of["explanation"]["candidates"].as_array().unwrap();
        let points = candidates.iter().map(|one| one["cells"][0]["value"].as_f64());
        points.collect::<Vec<_>>()
    };
    let (three, four) = (points(&three), points(&four));
    assert!(three.iter().any(Option::is_some), "{three:?}");
    for (three, four) in three.into_iter().zip(four) {
        assert_eq!(
            three.map(|points| (15.0 * points).round()),
            four.map(|points| (10.0 * points).round())
        );
    }
}

#[test]
fn threads_change_no_advice() {
    let advice = |agent: &str| {
        let ten = ["--calls", "take", "--table", "TH 9C", "--agent", agent];
        text_with_status(&[&["zole", "advise", "--hand", STRONG], &ten[..]].concat(), b"", 0)
    };
    let alone = advice("pimc:worlds=9,threads=1");
    assert_eq!(advice("pimc:worlds=9"), alone);
    assert_eq!(advice("pimc:worlds=9,threads=3"), alone);
}

#[test]
fn a_place_in_a_record_is_advised_for_the_player_to_act() {
    let args = ["zole", "advise", SAMPLE, "--deal", "2", "--steps", "9", "--agent", "rules"];
    let first = text_with_status(&args, b"", 0);
    assert_eq!(first, text_with_status(&args, b"", 0));
    assert!(first.contains("> "), "{first}");
    let args = ["zole", "advise", SAMPLE, "--steps", "99"];
    let output = parlor(&args, b"");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_batch_answers_every_line() {
    let input = format!(
        "{{\"id\":\"a\",\"hand\":\"{STRONG}\"}}\n\
         {{\"hand\":[\"QC\"]}}\n\
         {{\"i\":3,\"hand\":\"{STRONG}\",\"place\":1,\"calls\":[\"pass\"]}}\n"
    );
    let args = ["zole", "advise", "--batch", "--agent", "rules"];
    let answers = rows(&text_with_status(&args, input.as_bytes(), 1));
    assert_eq!((&answers[0]["id"], &answers[0]["choice"]), (&"a".into(), &"zole".into()));
    assert_eq!(answers[0]["values"].as_object().unwrap().len(), 3);
    assert!(answers[1]["error"].as_str().unwrap().contains("the hand has 1 cards"));
    assert_eq!(answers[2]["i"], 3);
}

#[test]
fn what_does_not_fit_is_named() {
    let hand = ["--hand", "QD JH JD KD 9D AH AS TS"];
    for (args, expected) in [
        (&["--hand", "QC QC"][..], "appears twice"),
        (&["--hand", "QC 8H"], "--hand"),
        (&["--calls", "skat"], "\"skat\" is not a call: pass, take, zole or maza-zole"),
        (&["--calls", "take take"], "the bidding has ended after 1 calls"),
        (&["--calls", "take"], "which two cards were there?"),
        (&["--place", "2"], "it is the first hand's turn"),
        (&["--place", "4"], "is not a hand: 1, 2 or 3"),
        (&["--calls", "pass pass pass"], "all have passed"),
        (&["--table", "QC QS"], "only the lielais knows the table"),
        (&["--place", "2", "--calls", "take", "--played", "AH"], "cannot have played card 1, AH"),
        (&["--calls", "zole", "--played", "AH KH 9H KS"], "you could play only"),
        (&["--calls", "maza-zole"], "mazā zole is not played by these rules"),
        (&["--agent", "nobody"], "unknown agent \"nobody\""),
    ] {
        let mut all = vec!["zole", "advise"];
        if !args.contains(&"--hand") {
            all.extend(hand);
        }
        all.extend(args);
        let output = parlor(&all, b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
        assert!(errors.contains(expected), "{args:?}: {errors}");
    }
}

/// A record and a batch line tell the whole situation; what is told beside them would be passed over.
#[test]
fn a_situation_is_told_in_one_way() {
    let record = format!("{}/../../../testdata/zole/friday-club.zole", env!("CARGO_MANIFEST_DIR"));
    for told in ["--place=2", "--calls=pass", "--rules=seed", "--pules=1"] {
        for first in [record.as_str(), "--batch"] {
            let output = parlor(&["zole", "advise", first, told], b"");
            let errors = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{first} {told}: {errors}");
            assert!(errors.contains("cannot be used with"), "{first} {told}: {errors}");
        }
    }
}

/// A pule that stands makes a win worth more, so fewer wins are needed, and that is what is printed.
#[test]
fn standing_pules_lower_what_is_needed() {
    let needed = |pules: &str| -> u32 {
        let hand = ["--hand", "QC QS JC JH 8D KC TS KS", "--agent", "pimc:worlds=10"];
        let args = [&["zole", "advise", "--pules", pules], &hand[..]].concat();
        let told = text_with_status(&args, b"", 0);
        let row = told.lines().find(|line| line.contains("Take the table") && line.contains('%'));
        let mut shares = row.unwrap().split_whitespace().filter_map(|cell| cell.strip_suffix('%'));
        shares.next_back().unwrap().parse().unwrap()
    };
    assert_eq!(needed("0"), 40);
    assert!(needed("1") < 40);
}
