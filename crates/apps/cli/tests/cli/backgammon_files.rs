//! `parlor backgammon convert|show`, and games saved as match files.

use std::fs;

use serde_json::Value;

use crate::support::{parlor, scratch, text_with_status};

const START: &str = "4HPwATDgc/ABMA";

#[test]
fn a_position_goes_through_every_format_and_back() {
    let convert = |input: &str, to: &str| {
        text_with_status(&["backgammon", "convert", input, "--to", to], b"", 0).trim().to_owned()
    };
    let xgid = convert(START, "xgid");
    assert!(xgid.starts_with("XGID=-b----E-C---eE---c-e----B-:"), "{xgid}");
    assert_eq!(convert(&xgid, "position"), START);
    let gnubg = convert(&xgid, "gnubg");
    assert!(gnubg.starts_with(&format!("{START}:")), "{gnubg}");
    assert_eq!(convert(&gnubg, "xgid"), xgid);
    let json: Value = serde_json::from_str(&convert(START, "json")).unwrap();
    assert_eq!((&json["x"][5], &json["o"][23]), (&5.into(), &2.into()));
}

#[test]
fn a_saved_match_is_read_shown_and_converted() {
    let file = scratch("saved.mat");
    let path = file.to_str().unwrap();
    let seats = ["--seats", "random,random", "--seed", "11", "--match", "3", "--save", path];
    let played = text_with_status(&[&["play", "backgammon"], &seats[..]].concat(), b"", 0);
    let games = played.lines().filter(|line| line.starts_with("Score:")).count();

    let listed = text_with_status(&["backgammon", "show", path], b"", 0);
    assert!(listed.contains("a match to 3"), "{listed}");
    assert_eq!(listed.lines().filter(|line| line.starts_with("game ")).count(), games);
    assert!(!listed.contains("not finished"), "{listed}");

    let drawn =
        text_with_status(&["backgammon", "show", path, "--game", "1", "--turn", "1"], b"", 0);
    assert!(drawn.contains("167"), "{drawn}");

    let tidy = text_with_status(&["backgammon", "convert", path, "--to", "mat"], b"", 0);
    assert_eq!(tidy, fs::read_to_string(&file).unwrap());
    let ids = text_with_status(&["backgammon", "convert", "-", "--to", "xgid"], tidy.as_bytes(), 0);
    assert!(ids.lines().count() > 10 && ids.lines().all(|id| id.starts_with("XGID=")), "{ids}");
}

/// Seed 7 begins with a tied throw, which a match file cannot hold.
#[test]
fn a_game_with_a_tied_opening_is_saved() {
    for rules in ["standard", "nackgammon", "hypergammon", "seed"] {
        let file = scratch(&format!("tied-{rules}.mat"));
        let path = file.to_str().unwrap();
        let seats = ["--seats", "random,random", "--seed", "7", "--save", path, "--rules", rules];
        let played = text_with_status(&[&["play", "backgammon"], &seats[..]].concat(), b"", 0);
        assert!(rules == "seed" || played.contains("roll again"), "{played}");
        // The file names its variant, so it can be read without saying it again.
        let listed = text_with_status(&["backgammon", "show", path], b"", 0);
        assert!(!listed.contains("not finished"), "{rules}: {listed}");
    }
}

#[test]
fn a_game_left_at_a_move_is_saved_without_its_last_roll() {
    let file = scratch("left.mat");
    let path = file.to_str().unwrap();
    for input in ["", "1\n", "1\nroll\n", "1\nroll\n1\n"] {
        let seats = ["--seats", "person,person", "--seed", "5", "--save", path];
        text_with_status(&[&["play", "backgammon"], &seats[..]].concat(), input.as_bytes(), 0);
        let shown = parlor(&["backgammon", "show", path], b"");
        assert_eq!(shown.status.code(), Some(0), "{}", String::from_utf8_lossy(&shown.stderr));
    }
}

#[test]
fn huge_scores_are_refused_not_added_up() {
    let start = "XGID=-b----E-C---eE---c-e----B-";
    let output = parlor(&["backgammon", "show", &format!("{start}:0:0:1:00:65535:0:0:7:10")], b"");
    assert_eq!(output.status.code(), Some(2));
    let file = scratch("huge.mat");
    fs::write(&file, " 3 point match\n\n Game 1\n Ana : 65535      Bo : 0\n").unwrap();
    let output = parlor(&["backgammon", "show", file.to_str().unwrap()], b"");
    assert_eq!(output.status.code(), Some(1));
    // The only game of a one-point match is a Crawford game: nobody may double.
    let one = text_with_status(
        &["backgammon", "convert", &format!("{start}:0:0:1:00:0:0:0:1:10"), "--to", "json"],
        b"",
        0,
    );
    let one: Value = serde_json::from_str(&one).unwrap();
    assert_eq!((&one["crawford"], &one["phase"]), (&true.into(), &"rolling".into()));
}

#[test]
fn a_position_is_drawn_from_either_side() {
    let show = |side| text_with_status(&["backgammon", "show", START, "--side", side], b"", 0);
    assert_ne!(show("a"), show("b"));
    assert_eq!(show("a"), text_with_status(&["backgammon", "show", START], b"", 0));
}

#[test]
fn an_unfinished_game_is_saved_too() {
    let file = scratch("unfinished.mat");
    let path = file.to_str().unwrap();
    let args = ["play", "backgammon", "--seats", "person,person", "--seed", "2", "--save", path];
    text_with_status(&args, b"1\n1\nroll\n1\nquit\n", 0);
    let listed = text_with_status(&["backgammon", "show", path], b"", 0);
    assert!(listed.contains("not finished"), "{listed}");
}

#[test]
fn a_bad_file_is_an_error_with_its_place() {
    let file = scratch("bad.mat");
    let path = file.to_str().unwrap();
    fs::write(&file, " 3 point match\n\n Game 1\n A : 0      B : 0\n  1) 31: 8/5 7/5\n").unwrap();
    let output = parlor(&["backgammon", "show", path], b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("line 5"), "{errors}");

    let output = parlor(&["backgammon", "show", "nowhere.mat"], b"");
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot read nowhere.mat"));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_turn_that_is_not_there_is_named() {
    let file = scratch("turns.mat");
    let path = file.to_str().unwrap();
    let args = ["play", "backgammon", "--seats", "random,random", "--seed", "1", "--save", path];
    text_with_status(&args, b"", 0);
    let show = |game: &str, turn: &str| {
        let output = parlor(&["backgammon", "show", path, "--game", game, "--turn", turn], b"");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(show("1", "9999").contains("the last turn of game 1 is "));
    assert!(show("2", "1").contains("no game 2: the match has 1"));
}
