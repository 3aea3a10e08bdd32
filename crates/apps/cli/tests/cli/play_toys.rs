//! `parlor play` with the toy games as its user meets it.

use crate::support::{parlor, text_with_status};

#[test]
fn the_same_seed_gives_the_same_match() {
    for (game, n_games) in [("tic-tac-toe", 3), ("race", 3), ("kuhn", 10)] {
        let play = |seed| {
            let args = ["play", game, "--seats", "random,random", "--seed", seed];
            text_with_status(&args, b"", 0)
        };
        let played = play("7");
        assert_eq!(played, play("7"), "{game}");
        assert_ne!(played, play("8"), "{game}");
        assert_eq!(played.matches("Score: ").count(), n_games, "{game}: {played}");
    }
}

#[test]
fn squares_are_marked_by_name_or_number() {
    let args = ["play", "tic-tac-toe", "--seats", "person,person", "--games", "1"];
    let text = text_with_status(&args, b"b2\nB2\nd4\nhelp\na1\n1\nc1\nA2\nb1\nb3\nc3\n", 0);
    for expected in [
        "A: mark a square with x",
        "B: mark a square with o",
        "\"B2\" is not possible now",
        "\"d4\" is not possible now",
        "the column from the left, the row from below",
        "A marks b2.",
        "Score: ",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
}

#[test]
fn a_race_is_stepped_or_thrown_again() {
    let args = ["play", "race", "--seed", "3", "--games", "1"];
    let text = text_with_status(&args, "decline\nstep\n1\n1\n1\n1\n1\n1\n".as_bytes(), 0);
    assert!(text.contains(": step or decline"), "{text}");
    assert!(text.contains("A throws again."), "{text}");
    assert!(text.contains("wins the race"), "{text}");
    assert_eq!(text.matches("decline").count(), text.matches("step or decline").count(), "{text}");
}

/// With two people at one terminal no line of one's turn shows the other's card.
#[test]
fn a_card_is_not_shown_to_the_wrong_person() {
    let args = ["play", "kuhn", "--seats", "person,person", "--seed", "2", "--games", "1"];
    let text = text_with_status(&args, b"\nbet\n\nfold\n", 0);
    assert!(text.contains("A gets the ") && text.contains("B gets the "), "{text}");
    let handed = text.find("Seat B: when only you").unwrap();
    assert!(text[..handed].matches(" gets the ").count() == 1, "{text}");
    assert!(text[..handed].contains("Other card: ?"), "{text}");
    assert!(!text.contains("shows the"), "{text}");
    assert!(text.contains("A wins 1 chip"), "{text}");
}

#[test]
fn the_toys_speak_every_language() {
    for (language, expected) in [
        ("lv", "atzīmējiet lauciņu"),
        ("lt", "pažymėkite langelį"),
        ("et", "märgi ruut"),
        ("fi", "merkitse ruutu"),
        ("ja", "置くマス"),
    ] {
        let args = ["--lang", language, "play", "tic-tac-toe", "--games", "1"];
        let text = text_with_status(&args, b"b2\nquit\n", 0);
        assert!(text.contains(expected), "{language}: {text}");
        assert!(!text.contains("tic-tac-toe-"), "a key without words: {text}");
    }
}

#[test]
fn wrong_rules_say_what_would_be_right() {
    for (args, said) in [
        (["play", "race", "--rules", "marathon"], "known: sprint, long"),
        (["play", "kuhn", "--rules", "classic games=0"], "games cannot be \"0\"; allowed: 1–100"),
        (["play", "tic-tac-toe", "--games", "101"], "1..=100"),
    ] {
        let output = parlor(&args, b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.contains(said), "{errors}");
    }
}
