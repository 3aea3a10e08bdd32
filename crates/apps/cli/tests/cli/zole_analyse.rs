//! `parlor zole analyse`, and records of other programs.

use std::fs;

use serde_json::Value;

use crate::support::{parlor, scratch, text_with_status};

fn testdata(name: &str) -> String {
    format!("{}/../../../testdata/zole/{name}", env!("CARGO_MANIFEST_DIR"))
}

const QUICK: [&str; 2] = ["--agent", "pimc:worlds=4,effort=2,enumerate=20,call_burials=6"];

fn analysed(path: &str, more: &[&str]) -> String {
    text_with_status(&[&["zole", "analyse", path], &QUICK[..], more].concat(), b"", 0)
}

#[test]
fn neither_threads_nor_the_format_change_the_analysis() {
    let ours = testdata("five-deals.zole");
    let json = analysed(&ours, &["--json", "--threads", "1"]);
    assert_eq!(json, analysed(&ours, &["--json", "--threads", "3"]));
    assert_eq!(json, analysed(&testdata("five-deals.openzole.json"), &["--json"]));
    let found: Value = serde_json::from_str(&json).unwrap();
    let decisions = found["decisions"].as_array().unwrap();
    for player in found["players"].as_array().unwrap() {
        let own = decisions.iter().filter(|one| one["seat"] == player["seat"]);
        let cost: f64 = own.map(|one| one["cost"].as_f64().unwrap()).sum();
        assert!((player["all"]["cost"].as_f64().unwrap() - cost).abs() < 1e-9, "{player}");
    }
    let n_deals = found["deals"].as_array().unwrap().len();
    assert_eq!((n_deals, &found["values"]), (5, &Value::from("points")));
    assert_ne!(json, analysed(&ours, &["--json", "--seed", "2"]));
}

/// The cost of a call is the difference of the values that the same agent gives when asked there.
#[test]
fn a_cost_is_what_advise_says_at_that_step() {
    let ours = testdata("five-deals.zole");
    let found: Value = serde_json::from_str(&analysed(&ours, &["--json"])).unwrap();
    let calls = found["decisions"].as_array().unwrap().iter().filter(|one| one["kind"] == "call");
    for one in calls.take(3) {
        let (deal, steps) = (one["deal"].to_string(), one["steps"].to_string());
        let at = ["zole", "advise", &ours, "--deal", &deal, "--steps", &steps, "--json"];
        let advice: Value =
            serde_json::from_str(&text_with_status(&[&at[..], &QUICK].concat(), b"", 0)).unwrap();
        let value = |action: &Value| advice["values"][action.as_str().unwrap()].as_f64().unwrap();
        let cost = value(&advice["choice"]) - value(&one["made"]);
        assert!((one["cost"].as_f64().unwrap() - cost).abs() < 1e-9, "{one} {advice}");
    }
}

#[test]
fn costly_decisions_are_listed_under_their_deal_and_everyone_is_summed_up() {
    let club = testdata("friday-club.zole");
    let all = analysed(&club, &[]);
    assert!(all.starts_with("judged by pimc:worlds=4"), "{all}");
    assert!(all.contains("\ndeal 3: Anna 0, Jānis 0, Ieva 0\n"), "{all}");
    assert!(all.contains("\ndeal 2: Anna -1, Jānis +2, Ieva -1\n"), "{all}");
    let sums: Vec<&str> = all.lines().rev().take(4).collect();
    assert!(sums[3].starts_with("player") && sums[2].starts_with("Anna"), "{all}");
    assert!(sums[2].ends_with("-2"), "the sheet gives Anna -2: {all}");
    let few = analysed(&club, &["--from", "0.5"]);
    assert!(few.lines().count() < all.lines().count() / 2, "{few}");
    assert_eq!(few.lines().rev().take(4).collect::<Vec<_>>(), sums);
}

#[test]
fn what_cannot_be_judged_is_refused_in_words() {
    let club = testdata("friday-club.zole");
    let cases: [(&[&str], i32, &str); 6] = [
        (&["zole", "analyse", &club, "--agent", "random"], 2, "neither in points nor as chances"),
        (&["zole", "analyse", &club, "--agent", "pimcc"], 2, "pimcc"),
        (&["zole", "analyse", &club, "--from=-1"], 2, "expected a cost in points, 0 or more"),
        (&["zole", "analyse", "nowhere.zole"], 1, "cannot read nowhere.zole"),
        (&["zole", "analyse", &testdata("README.md")], 1, "line 3, column 1: found"),
        (&["zole", "show", "nowhere.json"], 1, "cannot read nowhere.json"),
    ];
    for (args, status, said) in cases {
        let output = parlor(args, b"");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(status), "{args:?}: {error}");
        assert!(error.contains(said), "{args:?}: {error}");
    }
}

/// What the file scores otherwise is said below the sheet, and a damaged log where it is damaged.
#[test]
fn exports_of_openzole_are_shown_and_their_faults_have_a_place() {
    let text = fs::read_to_string(testdata("five-deals.openzole.json")).unwrap();
    let sheet = text_with_status(&["zole", "show", &testdata("five-deals.openzole.json")], b"", 0);
    assert_eq!(sheet, text_with_status(&["zole", "show", &testdata("five-deals.zole")], b"", 0));
    let file = scratch("other.json");
    let path = file.to_str().unwrap();
    let mut export: Value = serde_json::from_str(&text).unwrap();
    export["aGames"][0]["oResult"]["oChips"]["A"] = 99.into();
    fs::write(&file, export.to_string()).unwrap();
    let said = text_with_status(&["zole", "show", path], b"", 0);
    assert!(said.contains("deal 1: the file gives ") && said.contains("+99 with pules"), "{said}");
    export["aGames"][1]["oGameLog"][27]["action"] = "fold".into();
    fs::write(&file, export.to_string()).unwrap();
    let output = parlor(&["zole", "show", path], b"");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        error.contains("game 2, log entry 28: found \"fold\", expected skip or mode by A"),
        "{error}"
    );
}
