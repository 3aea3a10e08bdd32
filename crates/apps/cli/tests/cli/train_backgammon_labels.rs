//! `parlor train backgammon-labels`, `backgammon-fit` and `backgammon-inputs`.

use std::fs;
use std::path::Path;

use parlor_nets::Tensors;

use crate::support::{parlor, text_with_status};

/// Labels of one game more or less, and what the command says.
fn label(folder: &Path, more: &[&str]) -> String {
    let out = folder.to_str().unwrap();
    let args = ["train", "backgammon-labels", "--out", out];
    text_with_status(&[&args[..], more].concat(), b"", 0)
}

fn error_of(args: &[&str], status: i32) -> String {
    let output = parlor(args, b"");
    assert_eq!(output.status.code(), Some(status), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Labels are the same on any number of threads, and depend on who looks how far at what.
#[test]
fn labels_follow_from_the_seed_and_the_settings() {
    let folder = tempfile::tempdir().unwrap();
    let make = |name: &str, more: &[&str]| {
        let said = label(&folder.path().join(name), &[&["--games", "1"], more].concat());
        assert!(said.starts_with("1 games, "), "{said}");
        fs::read(folder.path().join(name).join("seed-1-games-00000000.labels")).unwrap()
    };
    let first = make("first", &["--threads", "1"]);
    assert!(make("again", &["--threads", "2"]) == first);
    let all = make("all", &["--least", "1"]);
    assert!(all.len() > 2 * first.len(), "{} {}", all.len(), first.len());
    let deep = ["--least", "0.01", "--sure", "3", "--ply", "2"];
    assert!(make("deep", &deep) != make("shallow", &deep[..4]));
    assert!(make("followed", &["--follow", "0.8"]) != first);
    let rolled = ["--rollout", "0.15", "--trials", "36", "--truncate", "1"];
    assert!(make("rolled", &rolled) != first);

    let out = folder.path().join("x");
    let args = ["train", "backgammon-labels", "--games", "1", "--out", out.to_str().unwrap()];
    error_of(&[&args[..], &["--teacher", "none"]].concat(), 1);
    error_of(&[&args[..], &["--ply", "3"]].concat(), 2);
    error_of(&[&args[..], &["--follow", "0.8", "--ply", "2"]].concat(), 2);
    error_of(&[&args[..], &["--least", "0"]].concat(), 2);
    error_of(&[&args[..], &["--trials", "72"]].concat(), 2);
}

/// A run that is repeated leaves what is there; another seed adds; other settings are refused.
#[test]
fn labels_go_on_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("labels");
    let file = path.join("seed-1-games-00000000.labels");
    label(&path, &["--games", "1"]);
    let made = fs::metadata(&file).unwrap().modified().unwrap();
    let said = label(&path, &["--games", "1"]);
    assert!(said.starts_with("0 games, 0 positions, 0 kept; "), "{said}");
    assert_eq!(fs::metadata(&file).unwrap().modified().unwrap(), made);
    label(&path, &["--games", "1", "--seed", "2"]);
    assert_eq!(fs::read_dir(&path).unwrap().count(), 2);
    // More games than a shorter run had left in its last file.
    let short = fs::metadata(&file).unwrap().len();
    label(&path, &["--games", "2"]);
    assert!(fs::metadata(&file).unwrap().len() > short);

    let out = path.to_str().unwrap();
    let args = ["train", "backgammon-labels", "--games", "2", "--out", out];
    let error = error_of(&[&args[..], &["--least", "0.5"]].concat(), 2);
    assert!(error.contains("made otherwise") && error.contains("least 0.15"), "{error}");
    fs::write(&file, &fs::read(&file).unwrap()[..1000]).unwrap();
    assert!(error_of(&args, 1).contains("are needed"), "cut off");
    fs::write(&file, "notes").unwrap();
    assert!(error_of(&args, 1).contains("does not begin with"), "something else");
}

/// The same seed and epochs give the same networks on any number of threads, from a file of networks too;
/// the curve tells how far they came.
#[test]
fn networks_are_fitted_to_labels() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let labels = at("labels");
    label(Path::new(&labels), &["--games", "12", "--least", "1"]);
    let fit = |name: &str, more: &[&str]| {
        let out = at(name);
        let args = ["train", "backgammon-fit", &labels, "--batch", "64", "--out", &out];
        let said = text_with_status(&[&args[..], more].concat(), b"", 0);
        assert!(said.contains("contact: ") && said.contains("a second; off by"), "{said}");
        fs::read(&out).unwrap()
    };
    let small = ["--hidden", "64", "--hidden-race", "64", "--epochs", "4", "--rate", "1e-2"];
    let first = fit("first.safetensors", &[&small[..], &["--threads", "1"]].concat());
    assert!(fit("again.safetensors", &[&small[..], &["--threads", "3"]].concat()) == first);
    assert!(fit("other.safetensors", &[&small[..], &["--seed", "2"]].concat()) != first);
    let curve = fs::read_to_string(at("first.csv")).unwrap();
    let lines: Vec<Vec<&str>> = curve.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(
        lines[0],
        "class,epochs,seconds,rate,squared_error,shown,held_back".split(',').collect::<Vec<_>>()
    );
    let contact: Vec<&Vec<&str>> = lines.iter().filter(|line| line[0] == "contact").collect();
    // So few positions are held back that they say little; those shown are learnt.
    let shown = |line: &[&str]| line[5].parse::<f64>().unwrap();
    let (before, after) = (contact[0], contact[contact.len() - 1]);
    assert_eq!((before[1], after[1]), ("0.000", "4.000"));
    assert!(shown(after) < 0.6 * shown(before), "{curve}");
    assert!(after[6].parse::<f64>().is_ok(), "{curve}");

    let start = at("first.safetensors");
    let on = fit("on.safetensors", &["--start", &start, "--epochs", "1"]);
    assert!(on != first && on.len() == first.len());
    fit("by-time.safetensors", &["--start", &start, "--minutes", "0.001"]);
    let rows =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/backgammon/judged-plays.jsonl.gz");
    let said = text_with_status(&["backgammon", "loss", rows, "--weights", &start], b"", 0);
    assert!(said.starts_with("all"), "{said}");

    let args = ["train", "backgammon-fit", "--out", "x", "--epochs", "1"];
    let nowhere = at("nowhere");
    assert!(error_of(&[&args[..], &[&nowhere]].concat(), 1).contains("cannot read"));
    let empty = at("empty");
    fs::create_dir(&empty).unwrap();
    assert!(error_of(&[&args[..], &[&empty]].concat(), 1).contains("has no files"));
    error_of(&[&args[..], &[&labels, "--start", &start, "--hidden", "64"]].concat(), 2);
}

/// As many rows of all classes together as the labels have, a twentieth of them held back.
#[test]
fn tables_hold_all_labels() {
    let folder = tempfile::tempdir().unwrap();
    let (labels, out) = (folder.path().join("labels"), folder.path().join("tables"));
    label(&labels, &["--games", "2"]);
    let file = fs::read(labels.join("seed-1-games-00000000.labels")).unwrap();
    let head = file.split(|&byte| byte == b'\n').take(3).map(<[u8]>::len).sum::<usize>() + 3;
    let rows = (file.len() - head) / 46;
    let args =
        ["train", "backgammon-inputs", labels.to_str().unwrap(), "--out", out.to_str().unwrap()];
    let said = text_with_status(&args, b"", 0);
    assert_eq!(said, format!("{rows} positions of 1 files\n"));
    let count = |name: &str| {
        let tables = Tensors::from_bytes(&fs::read(out.join(name)).unwrap()).unwrap().tensors;
        let of = |class: &str| tables[&format!("{class}.inputs")].shape[0];
        ["contact", "crashed", "race"].map(of).iter().sum::<usize>()
    };
    assert_eq!(count("00000-seed-1-games-00000000.held-back.safetensors"), rows / 20);
    assert_eq!(count("00000-seed-1-games-00000000.safetensors"), rows - rows / 20);
}
