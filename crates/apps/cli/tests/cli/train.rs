//! `parlor train` as its user meets it.

use super::support::{parlor, text_with_status};

#[test]
fn the_same_games_and_seed_give_the_same_weights() {
    let folder = tempfile::tempdir().unwrap();
    let train = |name: &str, seed: &str| {
        let file = folder.path().join(name);
        let path = file.to_str().unwrap();
        let args = ["train", "backgammon-linear", "--games", "30", "--seed", seed, "--out", path];
        text_with_status(&args, b"", 0);
        std::fs::read_to_string(file).unwrap()
    };
    let first = train("first.txt", "4");
    assert_eq!(first, train("again.txt", "4"));
    assert_ne!(first, train("other.txt", "5"));
    assert!(first.contains("# Made by: parlor train backgammon-linear --games 30 --seed 4\n"));
    first.parse::<parlor_backgammon_agents::linear::Weights>().unwrap();
}

#[test]
fn tables_of_house_are_counted_in_records_and_in_play() {
    let folder = tempfile::tempdir().unwrap();
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/riichi/records");
    let train = |name: &str, more: &[&str]| {
        let file = folder.path().join(name);
        let args = ["train", "riichi-house", "--out", file.to_str().unwrap()];
        text_with_status(&[&args[..], more].concat(), b"", 0);
        std::fs::read_to_string(file).unwrap()
    };
    let recorded = train("recorded.txt", &["--records", records]);
    assert!(recorded.contains("# Made by: parlor train riichi-house --records records\n"));
    recorded.parse::<parlor_riichi_agents::house::Tables>().unwrap();
    let play = ["--matches", "1", "--agent", "lt-fast", "--seed", "2"];
    let played = train("played.txt", &play);
    assert_eq!(played, train("again.txt", &play));
    assert_ne!(played, recorded);
}

/// What cannot be trained is told before anything is written.
#[test]
fn trainings_that_cannot_be_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out").display().to_string();
    let cases: [(&[&str], &str); 3] = [
        (&["riichi-dqn", "--illegal-reward", "nan"], "not a finite number"),
        (&["riichi-dqn", "--hands", "0"], "0 is not in 1.."),
        (&["riichi-house"], "<--records <PATH>|--matches <N>>"),
    ];
    for (args, told) in cases {
        let output = parlor(&[&["train"], args, &["--out", &out]].concat(), b"");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        assert!(error.contains(told), "{args:?}: {error}");
    }
    assert!(!folder.path().join("out").exists());
}

/// A run that was stopped goes on from its file, and ends as one that was not, whatever the threads.
#[test]
fn demands_of_calls_are_found_by_trials_that_can_be_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let train = |name: &str, trials: &str, threads: &str| {
        let file = folder.path().join(name);
        let mut args = vec!["train", "zole-bidding", "take", "--agent", "rules", "--seed", "4"];
        args.extend(["--trials", trials, "--threads", threads, "--out", file.to_str().unwrap()]);
        let told = text_with_status(&args, b"", 0);
        (told, std::fs::read_to_string(file).unwrap())
    };
    let whole = train("whole.csv", "6", "1");
    assert!(whole.0.contains("all places: 6 hands, best from"), "{}", whole.0);
    train("parts.csv", "3", "2");
    assert_eq!(train("parts.csv", "6", "2"), whole);
    let kept = folder.path().join("whole.csv").display().to_string();
    let other = ["train", "zole-bidding", "zole", "--agent", "rules", "--out", &kept];
    let output = parlor(&other, b"");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.contains("holds trials of another command"), "{error}");
}

/// The dealer sits out, and the last of the four seats plays.
#[test]
fn demands_of_calls_are_found_at_a_table_of_four() {
    let four = ["--rules", "lzf-classic, players=4", "--agent", "rules", "--trials", "2"];
    let told = text_with_status(&[&["train", "zole-bidding", "take"], &four[..]].concat(), b"", 0);
    assert!(told.contains("all places: 2 hands, best from"), "{told}");
}

#[test]
fn trials_that_cannot_be_played_are_refused() {
    let cases: [(&[&str], &str); 3] = [
        (&["maza-zole", "--rules", "lzf-classic"], "has no mazā zole"),
        (&["take", "--from", "2", "--to", "1"], "--from 2 is not below --to 1"),
        (&["take", "--agent", "nobody"], "nobody"),
    ];
    for (args, told) in cases {
        let output = parlor(&[&["train", "zole-bidding"], args].concat(), b"");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        assert!(error.contains(told), "{args:?}: {error}");
    }
}
