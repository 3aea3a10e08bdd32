//! `parlor backgammon rollout` and `positions`.

use std::fs;

use serde_json::Value;

use crate::support::{parlor, rows, scratch, text_with_status};

const START: &str = "4HPwATDgc/ABMA";

const ROLLOUT: [&str; 7] =
    ["backgammon", "rollout", START, "--truncate", "3", "--cubeless", "--json"];

fn rolled_out(more: &[&str]) -> Value {
    serde_json::from_str(&text_with_status(&[&ROLLOUT[..], more].concat(), b"", 0)).unwrap()
}

/// Threads and interruptions make no difference; a file of another rollout is refused.
#[test]
fn a_rollout_goes_on_where_it_was() {
    let straight = rolled_out(&["--trials", "108", "--threads", "1"]);
    assert_eq!(straight["lines"][0]["trials"], 108);
    let equity = straight["lines"][0]["equity"].as_f64().unwrap();
    assert!((0.0..0.15).contains(&equity), "the opening is a small edge: {equity}");
    let folder = scratch("rollout");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("opening.json");
    let file = file.to_str().unwrap();
    rolled_out(&["--trials", "36", "--save", file]);
    assert_eq!(rolled_out(&["--trials", "108", "--threads", "2", "--save", file]), straight);
    let args = ["backgammon", "rollout", START, "--trials", "108", "--save", file];
    let refused = parlor(&args, b"");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another rollout"));
    // By other rules, or with other networks than it was begun with, it is another rollout as well.
    let by_money = ["--trials", "108", "--rules", "money", "--save", file];
    let args = [&ROLLOUT[..], &by_money].concat();
    assert!(String::from_utf8_lossy(&parlor(&args, b"").stderr).contains("another rollout"));
    let kept: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let (others, networks) = kept["of"].as_str().unwrap().rsplit_once(' ').unwrap();
    assert!(networks.len() == 16 && networks.bytes().all(|digit| digit.is_ascii_hexdigit()));
    let mut other = kept.clone();
    other["of"] = format!("{others} 0123456789abcdef").into();
    fs::write(file, other.to_string()).unwrap();
    let args = [&ROLLOUT[..], &["--trials", "108", "--save", file]].concat();
    assert!(String::from_utf8_lossy(&parlor(&args, b"").stderr).contains("another rollout"));
    fs::write(file, "[").unwrap();
    assert_eq!(parlor(&args, b"").status.code(), Some(1));
}

/// The plays of a roll are compared; a decided comparison ends early.
#[test]
fn plays_are_compared() {
    let more = ["--dice", "31", "--plays", "2", "--trials", "1296", "--decided", "2"];
    let found = rolled_out(&more);
    assert_eq!(found["lines"][0]["name"], "8/5 6/5");
    assert!(found["lines"][0]["trials"].as_u64().unwrap() < 1296, "{found}");
    let lines =
        [r#"{"i":4,"pos":"4HPwATDgc/ABMA","dice":[3,1]}"#, r#"{"i":5,"pos":"?"}"#].join("\n");
    let args = ["backgammon", "rollout", "--batch", "--trials", "36", "--truncate", "2"];
    let answers = rows(&text_with_status(&args, lines.as_bytes(), 1));
    assert_eq!((&answers[0]["i"], &answers[0]["lines"][0]["trials"]), (&4.into(), &36.into()));
    assert!(answers[1]["error"].is_string());
}

/// The same seed lists the same positions, with the classes that were asked for.
#[test]
fn positions_follow_from_the_seed() {
    let list = |seed| {
        let args =
            ["backgammon", "positions", "--rows", "20", "--seed", seed, "--classes", "2,1,1"];
        text_with_status(&args, b"", 0)
    };
    assert_eq!(list("3"), list("3"));
    assert_ne!(list("3"), list("4"));
    let found = rows(&list("3"));
    let of = |class: &str| found.iter().filter(|row| row["cls"] == class).count();
    assert_eq!([of("contact"), of("crashed"), of("race")], [10, 5, 5]);
    assert!(found.iter().all(|row| row["after"].as_array().unwrap().len() > 1));
}
