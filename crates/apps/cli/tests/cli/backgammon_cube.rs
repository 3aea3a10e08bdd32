//! `parlor backgammon cube` and `eval`, and the cache of the bear-off tables.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use crate::support::{parlor, rows, scratch, shared_rows, text_with_status};

const START: &str = "4HPwATDgc/ABMA";

fn json(args: &[&str]) -> Value {
    let args = [&["backgammon"], args, &["--json"]].concat();
    serde_json::from_str(&text_with_status(&args, b"", 0)).unwrap()
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A position ID of men on the six home points of the player on roll and of the other.
fn bear_off(own: [u8; 6], other: [u8; 6]) -> String {
    let row = |points: [u8; 6]| {
        let mut counts = vec![0; 25];
        for (count, men) in counts.iter_mut().zip(points) {
            *count = men;
        }
        counts
    };
    // The other player's men come first; each point is so many ones and a zero.
    let mut bits = Vec::new();
    for count in row(other).into_iter().chain(row(own)) {
        bits.extend(std::iter::repeat_n(true, count.into()));
        bits.push(false);
    }
    bits.resize(84, false);
    let bytes: Vec<u8> = bits
        .chunks(8)
        .map(|bits| bits.iter().enumerate().map(|(n, &bit)| u8::from(bit) << n).sum())
        .collect();
    let sextets = bytes.chunks(3).flat_map(|three| {
        let [a, b, c] = [0, 1, 2].map(|n| three.get(n).copied().unwrap_or(0));
        [a >> 2, (a & 3) << 4 | b >> 4, (b & 15) << 2 | c >> 6, c & 63]
    });
    sextets.take(14).map(|n| LETTERS[usize::from(n)] as char).collect()
}

#[test]
fn options_that_would_be_passed_over_are_refused() {
    let probs = ["backgammon", "cube", START, "--probs", "0.5,0,0,0,0", "--agent", "pips"];
    let best = ["backgammon", "best", "--batch", "--top", "3"];
    for args in [&probs[..], &best] {
        let output = parlor(args, b"");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains("cannot be used with"));
    }
    // Nothing to compare is said, not counted.
    let output = parlor(&["backgammon", "cube", "--batch", "--use-probs", "--compare"], b"");
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "no row was compared\n");
}

#[test]
fn verdicts_from_chances_agree_with_the_reference_rows() {
    let Some(text) = shared_rows("backgammon/cube.jsonl.gz") else { return };
    let args = ["backgammon", "cube", "--batch", "--use-probs", "--compare"];
    let output = parlor(&args, text.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let answers = rows(&String::from_utf8(output.stdout).unwrap());
    let questions = rows(&text);
    assert_eq!(answers.len(), 300);
    let mut other = Vec::new();
    for (question, answer) in questions.iter().zip(&answers) {
        assert_eq!(question["i"], answer["i"]);
        assert_eq!(answer["dp"], 1.0);
        assert!(answer["nd"].is_f64() && answer["dt"].is_f64(), "{answer}");
        if question["verdict"] != answer["verdict"] {
            other.push(question["i"].to_string());
        }
    }
    assert!(other.len() <= 15, "{other:?}");
    // Every disagreement is listed with its cost, and the mean at the end.
    let listed = String::from_utf8(output.stderr).unwrap();
    eprint!("{listed}");
    for i in &other {
        let line = listed.lines().find(|line| line.starts_with(&format!("row {i}:"))).unwrap();
        let cost = line.split("costs ").nth(1).unwrap().split(' ').next().unwrap();
        assert!(cost.parse::<f64>().unwrap() < 0.07, "{line}");
    }
    let last = listed.lines().last().unwrap();
    let agreed = format!("{} of 300 verdicts agree", 300 - other.len());
    assert!(last.starts_with(&agreed) && last.contains("mean cost 0.000"), "{last}");
}

#[test]
fn one_decision_in_words_and_in_json() {
    // Four men on the ace point each: two rolls against two. A pass, with 31/36 to win.
    let id = bear_off([4, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0]);
    let decision = json(&["cube", &id]);
    assert_eq!(decision["verdict"], "Double, pass");
    assert!((decision["dt"].as_f64().unwrap() - 13.0 / 9.0).abs() < 1e-4, "{decision}");
    assert!((decision["probs"][0].as_f64().unwrap() - 31.0 / 36.0).abs() < 1e-4, "{decision}");
    let words = text_with_status(&["backgammon", "cube", &id], b"", 0);
    assert!(words.starts_with("Double · Pass\n") && words.contains("exact"), "{words}");

    let probs = ["cube", START, "--probs", "0.85,0.5,0.01,0.02,0"];
    assert_eq!(json(&probs)["verdict"], "Too good to double, pass");
    assert_eq!(json(&[&probs[..], &["--rules", "money"]].concat())["verdict"], "Double, pass");
}

#[test]
fn a_bad_line_is_answered_and_the_run_goes_on() {
    let board = format!(r#""pos":"{START}""#);
    let probs = r#""probs":[0.5,0.1,0,0.1,0]"#;
    let input = [
        format!(r#"{{"i":1,{board},{probs},"cube":2}}"#),
        format!(r#"{{"i":2,{board},{probs},"cube":3}}"#),
        format!(r#"{{"i":3,{board},"probs":[0.5,0.9,0,0.1,0]}}"#),
        format!(r#"{{"i":4,{board}}}"#),
        format!(r#"{{"i":5,{board},{probs},"match_to":5,"score_roller":5}}"#),
        format!(r#"{{"i":6,{board},{probs},"owner":"nobody"}}"#),
        format!(r#"{{"i":7,{board},{probs}}}"#),
        format!(r#"{{"i":8,{board},{probs},"match_to":5,"score_roller":4,"score_other":2,"crawford":1}}"#),
    ]
    .join("\n");
    let args = ["backgammon", "cube", "--batch", "--use-probs"];
    let answers = rows(&text_with_status(&args, input.as_bytes(), 1));
    assert_eq!(answers[0]["verdict"], "No double, take", "an automatic double leaves it centred");
    for (answer, words) in answers[1..6].iter().zip([
        "1, 2, 4",
        "none larger than what includes it",
        "five chances",
        "no game can be played at that score",
        "centre, roller or other",
    ]) {
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(words), "{error}");
    }
    assert_eq!(answers[6]["verdict"], "No double, take");
    assert_eq!(answers[7]["verdict"], "Cube not available");
}

#[test]
fn an_agent_judges_a_batch_where_it_can() {
    let Some(text) = shared_rows("backgammon/cube.jsonl.gz") else { return };
    let races: Vec<&str> =
        text.lines().filter(|line| line.contains(r#""cls":"bearoff""#)).collect();
    let args = ["backgammon", "cube", "--batch", "--agent", "pips"];
    let answers = rows(&text_with_status(&args, races.join("\n").as_bytes(), 0));
    let questions = rows(&races.join("\n"));
    let same = questions.iter().zip(&answers).filter(|(q, a)| q["verdict"] == a["verdict"]).count();
    assert!(same * 10 >= questions.len() * 9, "{same} of {}", questions.len());

    let answers = rows(&text_with_status(
        &["backgammon", "cube", "--batch", "--agent", "random"],
        format!(r#"{{"pos":"{START}"}}"#).as_bytes(),
        1,
    ));
    assert!(
        answers[0]["error"].as_str().unwrap().contains("by probability, not by equity"),
        "{answers:?}"
    );
}

#[test]
fn evaluations_are_exact_in_the_bear_off() {
    // One man each on the ace point: the player who rolls wins.
    let value = json(&["eval", &bear_off([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0])]);
    assert_eq!((&value["equity"], &value["exact"]["centred"]), (&1.0.into(), &1.0.into()));
    // Two men on the six point against one man: 4 of 36 rolls take both off.
    let value = json(&["eval", &bear_off([0, 0, 0, 0, 0, 2], [1, 0, 0, 0, 0, 0])]);
    assert!((value["probs"][0].as_f64().unwrap() - 4.0 / 36.0).abs() < 1e-4, "{value}");
    assert_eq!(value["class"], "bearoff");
    let start = json(&["eval", START, "--agent", "pips"]);
    assert_eq!((&start["class"], &start["pips"][0]), (&"contact".into(), &167.into()));
    // Agents that play by chances show all five, with parameters too.
    for agent in ["linear", "house", "house:level=beginner"] {
        let start = json(&["eval", START, "--agent", agent]);
        assert_eq!(start["source"], "the agent’s chances", "{agent}");
        let chances = start["probs"].as_array().unwrap();
        assert!(chances.iter().all(|chance| chance.as_f64().unwrap() > 0.0), "{agent} {start}");
        assert_eq!(start["cube"]["verdict"], "No double, take", "{agent}");
    }
    // In a match the gammon prices are shown: both 2-away a gammon is worth what a win is.
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:3:0:5:10";
    let words = text_with_status(&["backgammon", "eval", xgid, "--agent", "pips"], b"", 0);
    assert!(words.contains("gammon prices") && words.contains("at this score"), "{words}");
}

/// At 4-4 of a match to 5 a single game decides, and in the Crawford game nobody may double: rolling is
/// worth what the chances are worth at the score, to the last digit. At 4-4 gammons count for nothing,
/// so that is twice the winning chance less one.
#[test]
fn a_dead_cube_changes_no_value() {
    let [last_game, crawford] = ["4:4:0", "4:3:1"]
        .map(|score| format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:{score}:5:10"));
    let probs = ["--probs", "0.6,0.2,0.01,0.1,0.005"];
    for xgid in [&last_game, &crawford] {
        for agent in ["house", "pips"] {
            let value = json(&["eval", xgid, "--agent", agent]);
            let [rolled, cubeless] =
                [&value["cube"]["nd"], &value["cubeless"]].map(|one| one.as_f64().unwrap());
            assert!((rolled - cubeless).abs() < 1e-9, "{agent}: {value}");
        }
    }
    let words = text_with_status(&["backgammon", "eval", &last_game, "--agent", "pips"], b"", 0);
    let said =
        |before: &str| words.split_once(before).unwrap().1.split_whitespace().next().unwrap();
    assert_eq!(said("with the cube "), said(" for money, "), "{words}");
    let decision = json(&[&["cube", &last_game], &probs[..]].concat());
    for course in ["nd", "dt"] {
        assert!((decision[course].as_f64().unwrap() - 0.2).abs() < 1e-6, "{decision}");
    }
    assert_eq!(decision["verdict"], "Never double, take (dead cube)");
    // A 1-away player's single win is the match, a gammon lost loses it as two games do.
    let decision = json(&[&["cube", &crawford], &probs[..]].concat());
    assert_eq!(decision["verdict"], "Cube not available");
}

/// Where there is no double, none is valued.
#[test]
fn a_cube_that_cannot_be_turned_is_told_in_words() {
    // The opponent owns it.
    let theirs = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:0:10";
    let words = text_with_status(&["backgammon", "cube", theirs, "--agent", "pips"], b"", 0);
    assert!(words.starts_with("The cube cannot be turned\n  Roll the dice "), "{words}");
    assert!(!words.contains("double"), "{words}");
}

#[test]
fn wrong_usage_says_what_would_be_right() {
    for (args, status, words) in [
        (vec!["cube", START, "--probs", "0.5,0.6,0,0,0"], 2, "none larger"),
        (vec!["cube", START, "--probs", "0.5"], 2, "five chances"),
        (vec!["cube", "nonsense"], 2, "position ID"),
        (vec!["eval", START, "--agent", "nobody"], 2, "unknown agent"),
        (vec!["eval", START, "--agent", "random"], 1, "values plays by probability, not by equity"),
        (vec!["eval", START, "--met", "/nowhere/table.xml"], 1, "cannot read"),
        (vec!["cube", "--use-probs", START], 2, "--batch"),
    ] {
        let output = parlor(&[&["backgammon"], &args[..]].concat(), b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{args:?}: {errors}");
        assert!(errors.contains(words), "{args:?}: {errors}");
    }
}

#[test]
fn another_match_equity_table_can_be_given() {
    let file = scratch("tiny-met.xml");
    let text = "<met><info><name>even</name><length>2</length></info>\
        <pre-crawford-table type='explicit'><row><me>0.5</me><me>0.75</me></row>\
        <row><me>0.25</me><me>0.5</me></row></pre-crawford-table>\
        <post-crawford-table type='explicit'><row><me>0.5</me><me>0.5</me></row>\
        </post-crawford-table></met>";
    fs::write(&file, text).unwrap();
    // Both 2-away: lost and won now are 0.25 and 0.75, so a chance of 0.7 at a cube that decides the
    // match is worth (0.7 − 0.5) / 0.25.
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:3:0:5:10";
    let met = file.to_str().unwrap();
    let value = json(&["cube", xgid, "--probs", "0.7,0,0,0,0", "--met", met]);
    assert!((value["dt"].as_f64().unwrap() - 0.8).abs() < 1e-6, "{value}");
    fs::write(&file, text.replace("0.75", "x")).unwrap();
    let errors = parlor(&["backgammon", "cube", xgid, "--met", met], b"").stderr;
    assert!(String::from_utf8_lossy(&errors).contains("a chance from 0 to 1"), "{errors:?}");
}

/// Runs `eval` of an ending with this cache folder.
fn with_cache(folder: &Path) -> Output {
    let id = bear_off([4, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0]);
    Command::new(env!("CARGO_BIN_EXE_parlor"))
        .args(["backgammon", "eval", &id, "--json"])
        .env("PARLOR_CACHE", folder)
        .output()
        .unwrap()
}

#[test]
fn tables_are_cached_and_mended() {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().join("deep/cache");
    let first = with_cache(&inside);
    assert!(first.status.success());
    let names = || -> Vec<String> {
        let entries = fs::read_dir(&inside).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    assert_eq!(names(), ["backgammon-bearoff.bin"]);
    let file = inside.join("backgammon-bearoff.bin");
    let good = fs::read(&file).unwrap();

    // A damaged file is seen by its checksum, computed anew and replaced.
    let mut bad = good.clone();
    bad[5_000_000] ^= 0x40;
    fs::write(&file, &bad).unwrap();
    assert_eq!(with_cache(&inside).stdout, first.stdout);
    assert_eq!(fs::read(&file).unwrap(), good);
    fs::write(&file, b"").unwrap();
    assert_eq!(with_cache(&inside).stdout, first.stdout);

    // A cache that cannot be: a file stands where the folder should.
    let blocked = folder.path().join("file");
    fs::write(&blocked, b"in the way").unwrap();
    let output = with_cache(&blocked);
    assert_eq!((output.status.code(), output.stdout), (Some(0), first.stdout));
}
