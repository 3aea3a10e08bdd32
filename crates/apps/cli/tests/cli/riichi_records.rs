//! `parlor riichi replay|convert`, over real games and over our own.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use serde_json::{Value, json};

use crate::support::{parlor, scratch, shared, text_with_status};

/// The real games, unpacked into a folder of the scratch folder that only one test uses; `None`
/// where the reference data are not here.
fn real_games(folder: &str) -> Option<Vec<PathBuf>> {
    let archive = shared("riichi/logs.tar.gz")?;
    let folder = scratch(folder);
    let mut archive = tar::Archive::new(GzDecoder::new(File::open(archive).unwrap()));
    archive.unpack(&folder).unwrap();
    let mut files = Vec::new();
    collect(&folder, &mut files);
    files.sort();
    Some(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "xml") {
            files.push(path);
        }
    }
}

/// A match of random players, written to this file of the scratch folder.
fn played(file: &str, rules: &str, seed: &str) -> PathBuf {
    let path = scratch(file);
    let seats = ["--seats", "random,random,random,random", "--seed", seed, "--rules", rules];
    let save = ["--save", path.to_str().unwrap()];
    text_with_status(&[&["play", "riichi"], &seats[..], &save[..]].concat(), b"", 0);
    path
}

fn replay_batch(paths: &[PathBuf], status: i32) -> Vec<Value> {
    let input = paths.iter().map(|path| format!("{}\n", json!({"id": path, "path": path})));
    let input: String = input.collect();
    let text = text_with_status(&["riichi", "replay", "--batch"], input.as_bytes(), status);
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_real_game_is_what_the_rules_say() {
    let Some(files) = real_games("logs-replayed") else { return };
    let answers = replay_batch(&files, 0);
    assert_eq!(answers.len(), 160);
    let sum = |name: &str| answers.iter().map(|answer| answer[name].as_u64().unwrap()).sum::<u64>();
    // The numbers of <INIT>, <AGARI> and <RYUUKYOKU> in the files.
    assert_eq!((sum("hands"), sum("wins"), sum("draws")), (1656, 1420, 245));
    let wrong: Vec<&Value> = answers.iter().filter(|answer| answer["mismatches"] != 0).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The committed match in each of its formats.
fn sample(name: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/riichi/records");
    Path::new(folder).join(name)
}

#[test]
fn our_own_sample_is_one_match_in_every_format() {
    let formats = [
        ("short.mjlog", "mjlog"),
        ("short.tenhou6.json", "tenhou6"),
        ("short.original.mjai", "mjai-original"),
        ("short.mortal.mjai", "mjai"),
    ];
    let files: Vec<PathBuf> = formats.iter().map(|(file, _)| sample(file)).collect();
    for answer in replay_batch(&files, 0) {
        assert_eq!((&answer["hands"], &answer["mismatches"]), (&json!(5), &json!(0)), "{answer}");
    }
    let converted = |from: &str, to: &str| {
        let path = sample(from);
        let args = ["riichi", "convert", path.to_str().unwrap(), "--to", to];
        text_with_status(&args, b"", 0).trim().to_owned()
    };
    for (file, to) in formats {
        let committed = fs::read_to_string(sample(file)).unwrap();
        assert_eq!(converted(file, to), committed.trim(), "{to}");
        // An mjlog has no place for a title.
        if to != "tenhou6" {
            assert_eq!(converted("short.mjlog", to), committed.trim(), "{to}");
        }
    }
    let args = ["riichi", "convert", files[3].to_str().unwrap(), "--to", "mjlog"];
    let output = parlor(&args, b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("states no fu and points"));
}

#[test]
fn a_real_game_tells_its_walls() {
    let Some(files) = real_games("logs-walls") else { return };
    let text = text_with_status(&["riichi", "replay", files[0].to_str().unwrap()], b"", 0);
    assert!(text.contains("no mismatch; "), "{text}");
    assert!(text.contains("walls rebuilt from the seed agree"), "{text}");
}

/// Through every format and back: what can be held by all of them stays.
#[test]
fn a_real_game_goes_through_every_format() {
    let Some(files) = real_games("logs-converted") else { return };
    let convert = |path: &str, input: &[u8], to: &str| {
        text_with_status(&["riichi", "convert", path, "--to", to], input, 0)
    };
    for file in files.iter().step_by(40) {
        let tenhou6 = convert(file.to_str().unwrap(), b"", "tenhou6");
        for to in ["mjai", "mjai-original"] {
            let mjai = convert(file.to_str().unwrap(), b"", to);
            assert_eq!(convert("-", mjai.as_bytes(), to), mjai, "{}", file.display());
            let again = convert("-", tenhou6.as_bytes(), to);
            let of = |text: &str, kind: &str| {
                text.lines().filter(|line| line.contains(&format!("\"type\":\"{kind}\""))).count()
            };
            for kind in ["start_kyoku", "tsumo", "dahai", "hora", "ryukyoku", "reach_accepted"] {
                assert_eq!(of(&again, kind), of(&mjai, kind), "{kind} of {}", file.display());
            }
        }
    }
}

#[test]
fn our_own_matches_are_saved_read_and_replayed() {
    for (file, rules) in [
        ("own.json", "tenhou"),
        ("own.mjson", "tenhou"),
        ("ema.json", "ema2016"),
        ("ema.mjson", "ema2016"),
    ] {
        let path = played(file, rules, "6");
        let answers = replay_batch(std::slice::from_ref(&path), 0);
        assert_eq!(answers[0]["mismatches"], 0, "{answers:?}");
        assert!(answers[0]["hands"].as_u64().unwrap() >= 8, "{answers:?}");
    }
}

#[test]
fn a_seat_sees_only_its_own_tiles() {
    let path = played("masked.mjson", "tenhou", "3");
    let args = ["riichi", "convert", path.to_str().unwrap(), "--to", "mjai", "--seat", "2"];
    let text = text_with_status(&args, b"", 0);
    for line in text.lines() {
        let message: Value = serde_json::from_str(line).unwrap();
        if message["type"] == "start_game" {
            assert_eq!(message["id"], 2);
        } else if message["type"] == "tsumo" {
            assert_eq!(message["pai"] == "?", message["actor"] != 2, "{line}");
        } else if message["type"] == "start_kyoku" {
            for (seat, hand) in message["tehais"].as_array().unwrap().iter().enumerate() {
                let hidden = hand.as_array().unwrap().iter().all(|pai| pai == "?");
                assert_eq!(hidden, seat != 2, "{line}");
            }
        }
    }
    let args = ["riichi", "convert", path.to_str().unwrap(), "--to", "tenhou6", "--seat", "2"];
    let output = parlor(&args, b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--seat needs mjai"));
}

#[test]
fn a_changed_score_is_a_mismatch_with_its_place() {
    let path = played("honest.mjson", "tenhou", "6");
    let text = fs::read_to_string(&path).unwrap();
    let at = text.rfind("\"honba\":").unwrap() + "\"honba\":".len();
    let end = at + text[at..].find([',', '}']).unwrap();
    let honba: u32 = text[at..end].parse().unwrap();
    let forged = scratch("forged.mjson");
    fs::write(&forged, format!("{}{}{}", &text[..at], honba + 1, &text[end..])).unwrap();
    let output = parlor(&["riichi", "replay", forged.to_str().unwrap()], b"");
    let words = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{words}");
    let last = text.matches("\"start_kyoku\"").count();
    assert!(words.contains(&format!("match 1, deal {last}, event 0: ")), "{words}");
    // In batch mode a mismatch is an answer.
    let answers = replay_batch(std::slice::from_ref(&forged), 0);
    assert!(answers[0]["mismatches"].as_u64().unwrap() > 0, "{answers:?}");
}

#[test]
fn damaged_records_are_errors_with_their_place() {
    let path = played("whole.mjson", "tenhou", "2");
    let text = fs::read_to_string(&path).unwrap();
    let cut = |name: &str, to: &str| {
        let file = scratch(name);
        fs::write(&file, to).unwrap();
        file
    };
    let lines: Vec<&str> = text.lines().collect();
    let xml = "<mjloggm ver=\"2.3\"><GO type=\"169\" lobby=\"0\"/>\
               <UN n0=\"A\" n1=\"B\" n2=\"C\" n3=\"D\"/><TAIKYOKU oya=\"0\"/>";
    let whole = played("whole.json", "tenhou", "2");
    let json = fs::read_to_string(whole).unwrap();
    let cases = [
        (cut("cut-in-deal.mjson", &lines[..40].join("\n")), "deal 1"),
        (cut("cut-in-line.mjson", &text[..text.len() / 2]), "mjai"),
        (cut("cut.xml", xml), "the record ends here"),
        (cut("cut.json", &json[..json.len() / 2]), "not JSON"),
        (cut("not-a-record.txt", "hello"), "neither XML nor JSON"),
        (scratch("nowhere.xml"), "cannot read"),
    ];
    let files: Vec<PathBuf> = cases.iter().map(|(file, _)| file.clone()).collect();
    for (answer, (file, words)) in replay_batch(&files, 1).iter().zip(&cases) {
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{answer}"));
        assert!(error.contains(words), "{}: {error}", file.display());
        let args = ["riichi", "convert", file.to_str().unwrap(), "--to", "mjai"];
        let output = parlor(&args, b"");
        assert_eq!(output.status.code(), Some(1), "{}", file.display());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(words), "{}: {errors}", file.display());
    }
}
