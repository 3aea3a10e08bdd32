//! `parlor replay verify`.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::support::{shared, text_with_status};

fn sample(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../online/table/testdata");
    folder.join(name).to_str().unwrap().to_owned()
}

#[test]
fn records_of_a_table_are_verified() {
    let text = text_with_status(&["replay", "verify", &sample("zole.json")], b"", 0);
    assert!(text.contains("zole.json: Consistent with itself only"), "{text}");
    assert!(text.contains("3 contributions, seats drawn, 2 deals"), "{text}");
    let path = sample("backgammon.json");
    let json = text_with_status(&["replay", "verify", "--json", &path], b"", 0);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["fair"], &json["game"]), (&true.into(), &"backgammon".into()));
    assert_eq!((&json["verdict"], &json["scheme"]), (&"self_only".into(), &"parlor-fair/2".into()));
    let json =
        text_with_status(&["replay", "verify", "--json", &sample("zole-fair-1.json")], b"", 0);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["verdict"], &json["scheme"]), (&"self_only".into(), &"parlor-fair/1".into()));
}

#[test]
fn a_record_is_compared_with_what_was_kept() {
    let path = sample("zole.json");
    let record: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    let promise = record["fair"]["commitment"].as_str().unwrap();
    let mine = record["fair"]["entrants"][0]["contribution"].as_str().unwrap();
    let verify = |more: &[&str], status| {
        let arguments = [&["replay", "verify", path.as_str()][..], more].concat();
        text_with_status(&arguments, b"", status)
    };
    let text = verify(&["--promise", promise, "--contribution", mine], 0);
    assert!(text.contains("zole.json: Fair, and checked against the codes you saved"), "{text}");
    let text = verify(&["--promise", promise], 0);
    assert!(text.contains("Consistent with itself only"), "{text}");
    // The operator has swapped the secret: everything fits, but for what was kept.
    let other = "ab".repeat(32);
    let text = verify(&["--promise", &other, "--contribution", mine], 1);
    assert!(text.contains("which was kept from before play"), "{text}");
    let json = verify(&["--promise", promise, "--contribution", &other, "--json"], 1);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["fair"], &json["verdict"]), (&false.into(), &"wrong".into()));
    let text = verify(&["--transcript", &other], 1);
    assert!(text.contains("running hash"), "{text}");
    let text = verify(&["--promise", promise, "--contribution", mine, "--lang", "fi"], 0);
    assert!(!text.contains("checked against"), "{text}");
    // What was kept belongs to one match.
    text_with_status(&["replay", "verify", &path, &path, "--promise", promise], b"", 2);
}

#[test]
fn a_part_of_the_chain_without_the_promise_is_the_wrong_part_not_a_wrong_record() {
    let mut record: Value =
        serde_json::from_str(&fs::read_to_string(sample("zole.json")).unwrap()).unwrap();
    record["fair"]["chain_number"] = 4711.into();
    let folder = tempfile::tempdir().unwrap();
    let chain = folder.path().join("chain.json");
    let empty = serde_json::json!({"before": "00".repeat(32), "promises": [], "next": null});
    fs::write(&chain, empty.to_string()).unwrap();
    let arguments = ["replay", "verify", "-", "--chain", chain.to_str().unwrap()];
    let text = text_with_status(&arguments, record.to_string().as_bytes(), 2);
    assert_eq!(text, "", "no verdict");
}

#[test]
fn an_altered_record_is_not() {
    let whole = fs::read_to_string(sample("zole.json")).unwrap();
    let mut altered: Value = serde_json::from_str(&whole).unwrap();
    altered["fair"]["secret"] = "00".repeat(32).into();
    let text = text_with_status(&["replay", "verify", "-"], altered.to_string().as_bytes(), 1);
    assert!(text.contains("the server's secret does not belong to its commitment"), "{text}");
    let text = text_with_status(&["replay", "verify", "-", "--json"], b"{\"game\":\"chess\"}", 1);
    let json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["fair"], false);
    text_with_status(&["replay", "verify", "no-such-file"], b"", 1);
}

#[test]
fn walls_of_tenhou_are_rebuilt() {
    let Some(archive) = shared("riichi/logs.tar.gz") else { return };
    let unpacked = flate2::read::GzDecoder::new(fs::File::open(archive).unwrap());
    let mut archive = tar::Archive::new(unpacked);
    let mut verified = 0;
    for entry in archive.entries().unwrap() {
        let mut entry = entry.unwrap();
        let name = entry.path().unwrap().display().to_string();
        let mut text = Vec::new();
        std::io::Read::read_to_end(&mut entry, &mut text).unwrap();
        let has_seed = String::from_utf8_lossy(&text).contains("mt19937ar-sha512-n288-base64");
        if has_seed && verified < 3 {
            let said = text_with_status(&["replay", "verify", "-"], &text, 0);
            assert!(said.contains("walls rebuilt from the seed"), "{name}: {said}");
            verified += 1;
        }
    }
    assert!(verified > 0, "no log has a seed");
}
