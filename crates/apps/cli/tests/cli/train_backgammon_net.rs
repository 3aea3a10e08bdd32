//! `parlor train backgammon-net` and what its networks lose.

use std::fs;
use std::path::Path;

use crate::support::{parlor, text_with_status};

const SMALL: [&str; 10] =
    ["--games", "8", "--hidden", "64", "--batch", "64", "--measure-every", "2", "--pairs", "2"];

fn train(folder: &Path, more: &[&str]) -> Vec<u8> {
    let out = folder.to_str().unwrap();
    let args = [&["train", "backgammon-net", "--out", out], &SMALL[..], more].concat();
    text_with_status(&args, b"", 0);
    fs::read(folder.join("net.safetensors")).unwrap()
}

/// The same seed gives the same networks, on more threads and resumed.
#[test]
fn networks_follow_from_the_seed() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let first = train(&at("first"), &["--generations", "1", "--threads", "1"]);
    // Stopped by the clock before it begins, a training goes on where it was.
    train(&at("resumed"), &["--generations", "1", "--minutes", "0"]);
    let more = ["--generations", "1", "--threads", "3", "--resume"];
    assert_eq!(train(&at("resumed"), &more), first);
    let curve = fs::read_to_string(at("resumed").join("curve.csv")).unwrap();
    let generations: Vec<&str> =
        curve.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    assert_eq!(generations, ["1"]);

    let args = ["train", "backgammon-net", "--generations", "2", "--out"];
    let output = parlor(&[&args[..], &[at("first").to_str().unwrap()]].concat(), b"");
    assert_eq!(output.status.code(), Some(2), "a folder in use");
}

/// Two rows of three plays. On the first the agent's 3-1 is the best, on the second it is not listed; gnubg's
/// play costs 0.1, then nothing. So the losses are 0 and 0.2, the differences −0.1 and 0.2: their mean is 0.05,
/// and half their distance, 0.15, is the standard error of two numbers.
#[test]
fn differences_are_taken_row_by_row() {
    let folder = tempfile::tempdir().unwrap();
    let rows = folder.path().join("rows.jsonl");
    let row = |best: &str, zero: &str| {
        format!(
            r#"{{"pos":"4HPwATDgc/ABMA","dice":[3,1],"cls":"opening","zero":"{zero}","cand":[
            {{"after":"{best}","eq":0.15}},{{"after":"4HPwATDgc/ABMA","eq":0.05}},
            {{"after":"4HPwATDgc/ABMB","eq":-0.05}}]}}"#
        )
        .replace('\n', "")
    };
    let other = "AQAAAAAAAAAAAA";
    let text = [row("sGfwATDgc/ABMA", "4HPwATDgc/ABMA"), row(other, other)].join("\n");
    fs::write(&rows, text).unwrap();
    let path = rows.to_str().unwrap();
    let args = ["backgammon", "loss", path, "--agent", "linear", "--beside"];
    let text = text_with_status(&[&args[..], &["zero"]].concat(), b"", 0);
    let all = text.lines().next().unwrap();
    assert!(all.contains("loss  100.00 ±") && all.contains("unlisted 1"), "{all}");
    assert!(all.contains("zero   50.00, unlisted 0"), "{all}");
    assert!(all.ends_with("difference  +50.00 ± 294.00"), "{all}");
    let refused = parlor(&[&args[..], &["two"]].concat(), b"");
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("line 1: no play \"two\""));
}

/// A hand-made row: the play of 3-1 that everyone makes, and one that costs a tenth of a point.
#[test]
fn losses_are_counted_by_the_listed_equities() {
    let folder = tempfile::tempdir().unwrap();
    let rows = folder.path().join("rows.jsonl");
    let row = r#"{"pos":"4HPwATDgc/ABMA","dice":[3,1],"cls":"opening","cand":[
        {"after":"sGfwATDgc/ABMA","eq":0.15},{"after":"AAAAAAAAAAAAAA","eq":0.05}]}"#;
    fs::write(&rows, row.replace('\n', "")).unwrap();
    let path = rows.to_str().unwrap();
    let text = text_with_status(&["backgammon", "loss", path, "--agent", "linear"], b"", 0);
    assert!(text.starts_with("all             1 rows  loss    0.00"), "{text}");
    // A play that is not listed loses as much as the worst that is.
    let other = row.replace("sGfwATDgc/ABMA", "AQAAAAAAAAAAAA");
    fs::write(&rows, other.replace('\n', "")).unwrap();
    let text = text_with_status(&["backgammon", "loss", path, "--agent", "linear"], b"", 0);
    assert!(text.starts_with("all             1 rows  loss  100.00"), "{text}");
}

#[test]
fn weights_that_are_none_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (rows, weights) = (folder.path().join("rows.jsonl"), folder.path().join("weights"));
    fs::write(&rows, r#"{"pos":"4HPwATDgc/ABMA","dice":[3,1],"cand":[]}"#).unwrap();
    for (bytes, told) in
        [(&b"nothing"[..], "too few"), (b"\x02\0\0\0\0\0\0\0{}", "contact.0.weight")]
    {
        fs::write(&weights, bytes).unwrap();
        let [rows, weights] = [&rows, &weights].map(|path| path.to_str().unwrap());
        let output = parlor(&["backgammon", "loss", rows, "--weights", weights], b"");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(told), "{error}");
    }
    let out = folder.path().join("out");
    fs::create_dir(&out).unwrap();
    fs::write(out.join("checkpoint.safetensors"), b"nothing").unwrap();
    let args = ["train", "backgammon-net", "--generations", "1", "--resume", "--out"];
    let output = parlor(&[&args[..], &[out.to_str().unwrap()]].concat(), b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot resume from"));
}
