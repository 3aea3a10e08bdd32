//! Tournaments from the command line: the same bytes whatever happens on the way.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Instant;

use super::support::{parlor, text_with_status};

const PLAN: &str = "game = 'backgammon'\nblocks = 60\nseed = 9\n\
    entrants = ['random', 'random', 'random']\n";

const RIICHI: &str = "game = 'riichi'\nrules = 'tenhou'\nlength = 'east'\nwall = 'per-seat'\n\
    blocks = 7\nentrants = ['random', 'random', 'random', 'random']\n";

const ZOLE: &str = "game = 'zole'\nrules = 'tournament-lv'\nlength = 'round'\nseatings = 'all'\n\
    blocks = 7\nentrants = ['random', 'random', 'random']\n";

fn folder_with(plan: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("plan.toml"), plan).unwrap();
    folder
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Plays the plan of `folder` into a file of this name and gives its bytes.
fn play(folder: &Path, name: &str, more: &[&str]) -> Vec<u8> {
    let (plan, out) = (folder.join("plan.toml"), folder.join(name));
    let args = [&["arena", "run", path(&plan), "--out", path(&out)], more].concat();
    text_with_status(&args, b"", 0);
    fs::read(&out).unwrap()
}

#[test]
fn threads_and_shards_do_not_change_a_byte() {
    let folder = folder_with(PLAN);
    let folder = folder.path();
    let one = play(folder, "1.jsonl", &["--threads", "1"]);
    assert_eq!(one.iter().filter(|&&b| b == b'\n').count(), 1 + 2 * 60);
    for threads in ["2", "8"] {
        assert!(play(folder, &format!("{threads}.jsonl"), &["--threads", threads]) == one);
    }
    let shards: Vec<PathBuf> = (1..=7)
        .map(|part| {
            let name = format!("plan.{part}-of-7.jsonl");
            let (plan, shard) = (folder.join("plan.toml"), format!("{part}/7"));
            let args = ["arena", "run", path(&plan), "--out", path(folder), "--shard", &shard];
            text_with_status(&args, b"", 0);
            folder.join(name)
        })
        .collect();
    let merged = folder.join("merged.jsonl");
    let mut args = vec!["arena", "merge", "--out", path(&merged)];
    args.extend(shards.iter().rev().map(|shard| path(shard)));
    text_with_status(&args, b"", 0);
    assert!(fs::read(&merged).unwrap() == one);

    // Into a folder that is not there yet, under the name of the plan.
    let new = format!("{}/", folder.join("new").display());
    args[3] = &new;
    text_with_status(&args, b"", 0);
    assert!(fs::read(folder.join("new/plan.jsonl")).unwrap() == one);
    args[3] = path(&merged);

    let gap = parlor(&args[..args.len() - 1], b"");
    assert_eq!(gap.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&gap.stderr).contains("block 0 is missing"));
}

#[test]
fn riichi_and_zole_have_plans_of_their_own() {
    for (plan, games, rules) in [(RIICHI, 28, "wall=per-seat"), (ZOLE, 42, "score=table-points")] {
        let folder = folder_with(plan);
        let one = play(folder.path(), "1.jsonl", &["--threads", "1"]);
        assert!(play(folder.path(), "8.jsonl", &["--threads", "8"]) == one);
        let text = String::from_utf8(one).unwrap();
        assert_eq!(text.lines().count(), 1 + games);
        assert!(text.lines().next().unwrap().contains(rules), "{text}");
    }
    let folder = folder_with(&RIICHI.replace("per-seat", "none"));
    let plan = folder.path().join("plan.toml");
    let output = parlor(&["arena", "run", path(&plan)], b"");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.contains("line 4, column 8: wall = \"none\": riichi has the walls shared"),
        "{error}"
    );
}

/// Starts the run of a plan.
fn start(plan: &Path, out: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_parlor"))
        .args(["arena", "run", path(plan), "--out", path(out), "--threads", "2"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Really kills the process (`SIGKILL`), at moments that differ from try to try.
fn check_killed(plan: &str) {
    let folder = folder_with(plan);
    let folder = folder.path();
    let begin = Instant::now();
    let whole = play(folder, "whole.jsonl", &["--threads", "2"]);
    let took = begin.elapsed();
    let (plan, out) = (folder.join("plan.toml"), folder.join("killed.jsonl"));
    let (mut kills, mut longest) = (0, 0);
    // From almost at once to half of the whole run.
    for part in [0.01, 0.05, 0.1, 0.03, 0.2, 0.02, 0.3, 0.5] {
        let mut child = start(&plan, &out);
        thread::sleep(took.mul_f64(part));
        if child.try_wait().unwrap().is_some() {
            break;
        }
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
        // No kill may lose what was written, beyond the last block.
        let len = fs::metadata(&out).map_or(0, |meta| meta.len());
        assert!(len + 8000 > longest, "{len} of {longest} bytes are left");
        longest = longest.max(len);
    }
    assert!(start(&plan, &out).wait().unwrap().success());
    assert!(kills >= 3, "only {kills} kills in a run of {took:?}");
    assert!(fs::read(&out).unwrap() == whole, "after {kills} kills");
}

#[test]
fn a_killed_run_of_backgammon_goes_on_to_the_same_bytes() {
    check_killed(&PLAN.replace("blocks = 60", "blocks = 1500"));
}

#[test]
fn a_killed_run_of_riichi_goes_on_to_the_same_bytes() {
    check_killed(&RIICHI.replace("blocks = 7", "blocks = 400"));
}

#[test]
fn a_killed_run_of_zole_goes_on_to_the_same_bytes() {
    check_killed(&ZOLE.replace("blocks = 7", "blocks = 300"));
}

#[test]
fn the_quick_form_needs_no_file() {
    let args = ["arena", "run", "--game", "backgammon", "--entrants", "random,random"];
    let args = [&args[..], &["--blocks", "100", "--seed", "1"]].concat();
    let output = parlor(&args, b"");
    let text = String::from_utf8(output.stdout).unwrap();
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let lines: Vec<Vec<String>> = text.lines().map(words).collect();
    assert_eq!(lines[0][..2], ["entrant", "games"]);
    let mut names = [&lines[1][0], &lines[2][0]];
    names.sort();
    assert_eq!(names, ["random", "random#2"]);
    assert_eq!((lines[1][1].as_str(), lines[2][1].as_str()), ("200", "200"));
    // Nobody watches: no progress.
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_wrong_plan_is_refused_with_its_line_before_anything_runs() {
    let cases = [
        ("'random', 'random']", "'random', 'nobody']", "line 4, column 33: entrant \"nobody\""),
        ("blocks = 60", "blocks = 0", "line 2, column 10"),
        ("seed = 9", "schedule = 'fixed'", "line 4, column 12: fixed needs exactly 2 entrants"),
        ("seed = 9", "seeds = 9", "line 3, column 1: unknown field `seeds`"),
        ("'backgammon'", "'chess'", "line 1, column 8: unknown game \"chess\"; known: "),
        ("seed = 9", "rules = 'tavla'", "line 3, column 9: rules = \"tavla\""),
        ("seed = 9", "out = 'no/such/file'", "line 3, column 7: cannot write"),
        ("seed = 9", "out = 'plan.toml/folder/'", "line 3, column 7: cannot write into"),
    ];
    for (from, to, expected) in cases {
        let folder = folder_with(&PLAN.replace(from, to));
        let plan = folder.path().join("plan.toml");
        let output = parlor(&["arena", "run", path(&plan)], b"");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains(&format!("plan.toml, {expected}")), "{error}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "only the plan is there");
    }
    let folder = folder_with(PLAN);
    let (plan, out) = (folder.path().join("plan.toml"), folder.path().join("no/such/file"));
    let output = parlor(&["arena", "run", path(&plan), "--out", path(&out)], b"");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("no/such/file: No such file"), "{error}");
    assert_eq!(error.matches("No such file").count(), 1, "{error}");
    assert_eq!(output.status.code(), Some(1));
    let below_a_file = format!("{}/", plan.join("folder").display());
    let output = parlor(&["arena", "run", path(&plan), "--out", &below_a_file], b"");
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot write into"));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_run_says_what_its_stop_rule_decided() {
    // Both are alike, so ten standard deviations are refused as soon as any verdict may be given.
    let plan = "game = 'backgammon'\nblocks = 5000\nentrants = ['random', 'random']\n\
                [stop]\nh0 = 0.0\nh1 = 10.0\n";
    let folder = folder_with(plan);
    let plan = folder.path().join("plan.toml");
    let told = text_with_status(&["arena", "run", path(&plan)], b"", 0);
    assert!(told.contains("h0 accepted after 16 of 5000 blocks, LLR -"), "{told}");
}

#[test]
fn help_shows_examples() {
    let help = text_with_status(&["arena", "--help"], b"", 0);
    assert!(help.contains("Examples:\n  parlor arena run --game backgammon"), "{help}");
}

#[test]
fn a_plan_and_the_quick_form_exclude_each_other() {
    let folder = folder_with(PLAN);
    let plan = folder.path().join("plan.toml");
    let output = parlor(&["arena", "run", path(&plan), "--seed", "5"], b"");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("cannot be used with") && error.contains("--seed"), "{error}");
}

#[test]
fn a_folder_for_results_is_made() {
    let folder = folder_with(PLAN);
    let (plan, out) = (folder.path().join("plan.toml"), folder.path().join("new/results/"));
    text_with_status(&["arena", "run", path(&plan), "--out", path(&out)], b"", 0);
    assert!(out.join("plan.jsonl").exists() && out.join("plan.jsonl.times.json").exists());
    // The plan may name one too.
    fs::write(&plan, format!("out = 'by-plan/'\n{PLAN}")).unwrap();
    text_with_status(&["arena", "run", path(&plan)], b"", 0);
    assert!(folder.path().join("by-plan/plan.jsonl").exists());
}

#[test]
fn results_are_reported_in_every_form() {
    let folder = folder_with(PLAN);
    let folder = folder.path();
    play(folder, "results.jsonl", &[]);
    let results = folder.join("results.jsonl");
    let report =
        |format| text_with_status(&["arena", "report", path(&results), "--format", format], b"", 0);
    assert!(report("md").contains("- played: 60 blocks, 120 games"));
    assert!(report("html").starts_with("<!doctype html>"));
    assert_eq!(report("csv").lines().count(), 4);
    let json: serde_json::Value = serde_json::from_str(&report("json")).unwrap();
    assert_eq!(json["games"], 120);

    let page = folder.join("report.html");
    let args = ["arena", "report", path(&results), "--format", "html", "--out", path(&page)];
    assert_eq!(text_with_status(&args, b"", 0), "");
    assert!(fs::read_to_string(&page).unwrap().ends_with("</html>\n"));
    let output = parlor(&["arena", "report", path(&folder.join("plan.toml"))], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("is not a result file"));
}

#[test]
fn a_run_can_print_json() {
    let args = ["arena", "run", "--game", "backgammon", "--entrants", "random,random", "--json"];
    let text = text_with_status(&[&args[..], &["--blocks", "3"]].concat(), b"", 0);
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&json["blocks"], &json["header"]["game"]), (&3.into(), &"backgammon".into()));
}
