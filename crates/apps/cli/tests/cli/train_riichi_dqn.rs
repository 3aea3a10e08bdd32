//! `parlor train riichi-dqn`: a training that is interrupted, and one that is not.

use std::fs;

use crate::support::{parlor, text_with_status};

/// One wave of hands with few updates, then another; or both at once.
#[test]
fn a_resumed_training_gives_the_same_networks() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (whole, parts) = (path("whole"), path("parts"));
    let train = |out: &str, more: &[&str]| {
        let args = ["train", "riichi-dqn", "--seed", "3", "--update-every", "200", "--out", out];
        text_with_status(&[&args[..], more].concat(), b"", 0)
    };
    train(&whole, &["--hands", "64", "--threads", "1"]);
    let said = train(&parts, &["--hands", "64", "--minutes", "0", "--threads", "2"]);
    assert!(said.contains("0/64 hands") && said.contains("--resume"), "{said}");
    train(&parts, &["--hands", "32", "--threads", "2", "--resume"]);
    train(&parts, &["--hands", "64", "--threads", "2", "--resume"]);
    let mut names: Vec<_> =
        fs::read_dir(&whole).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names.len(), 7, "{names:?}");
    for name in names {
        let read = |folder: &str| fs::read(std::path::Path::new(folder).join(&name)).unwrap();
        assert_eq!(read(&whole), read(&parts), "{name:?}");
    }
}

/// Every way of the comparison has its curve and its row; what the ways differ in cannot be set.
#[test]
fn all_ways_are_compared() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().display().to_string();
    let args = ["train", "riichi-dqn", "--ablation", "--out", &out];
    let small = ["--hands", "32", "--update-every", "400", "--threads", "2"];
    let said = text_with_status(&[&args[..], &small].concat(), b"", 0);
    let table = fs::read_to_string(folder.path().join("ablation.md")).unwrap();
    assert!(said.contains(&table));
    let rows: Vec<&str> = table.lines().skip(2).collect();
    assert_eq!(rows.len(), 11);
    for row in rows {
        let name = row.split('|').nth(1).unwrap().trim();
        let curve = fs::read_to_string(folder.path().join(format!("{name}.csv"))).unwrap();
        assert_eq!(curve.lines().count(), 2, "{name}: a heading and 32 hands");
    }
    let refused = parlor(&[&args[..], &["--mask"]].concat(), b"");
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn a_folder_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().display().to_string();
    let args = ["train", "riichi-dqn", "--minutes", "0", "--out", &out];
    text_with_status(&args, b"", 0);
    let again = parlor(&args, b"");
    assert_eq!(again.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&again.stderr)
            .contains("already holds a training run; resume it with --resume")
    );
    let other = parlor(&[&args[..], &["--seed", "9", "--resume"]].concat(), b"");
    assert_eq!(other.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&other.stderr).contains("made with seed 1, not 9"));
}
