//! `parlor play riichi` as its user meets it.

use crate::support::{parlor, text_with_status};

fn play(more: &[&str], input: &[u8]) -> String {
    text_with_status(&[&["play", "riichi"], more].concat(), input, 0)
}

const RANDOM: [&str; 2] = ["--seats", "random,random,random,random"];

#[test]
fn the_same_seed_gives_the_same_match() {
    let of = |seed| play(&[&RANDOM[..], &["--length", "east", "--seed", seed]].concat(), b"");
    let game = of("7");
    assert_eq!(game, of("7"));
    assert_ne!(game, of("8"));
    assert!(game.contains("East 1, honba: 0, riichi sticks: 0; dealer: A"), "{game}");
    let deals = game.lines().filter(|line| line.starts_with("Score:")).count();
    assert!(deals >= 4, "{game}");
    assert!(!game.contains("South 1"), "{game}");
}

#[test]
fn a_half_game_has_two_rounds_and_a_hand_is_one_deal() {
    let game = play(&[&RANDOM[..], &["--seed", "7"]].concat(), b"");
    assert!(game.contains("South 4"), "{game}");
    let hand = play(&[&RANDOM[..], &["--length", "hand", "--seed", "7"]].concat(), b"");
    assert_eq!(hand.lines().filter(|line| line.starts_with("Score:")).count(), 1);
}

/// Someone wins in this match; the result is explained.
#[test]
fn a_win_is_explained() {
    let game = play(&[&RANDOM[..], &["--rules", "tenhou", "--seed", "6"]].concat(), b"");
    let at = game.find(" wins by ").unwrap_or_else(|| panic!("nobody wins: {game}"));
    let won = &game[at..];
    for part in ["reading", "  yaku\n", "  fu\n", " han", "Payments: "] {
        assert!(won.contains(part), "no {part:?} in {won}");
    }
}

/// A person who always takes the first of the list plays to the end.
#[test]
fn a_person_can_play_a_whole_hand_by_numbers() {
    for rules in ["ema2016", "tenhou"] {
        let args = ["--seed", "5", "--length", "hand", "--rules", rules];
        let text = play(&args, "1\n".repeat(300).as_bytes());
        assert!(text.contains("(you)") && text.contains("hand "), "{text}");
        assert!(text.lines().any(|line| line.starts_with("Payments:")), "{text}");
        assert!(!text.contains("left here"), "{text}");
    }
}

#[test]
fn an_illegal_entry_is_answered_by_what_is_legal() {
    let input = "ron\n9z\nriichi 1m\nnonsense\n99\nhelp\nmoves\nboard\n\nquit\n";
    let text = play(&["--seed", "5", "--length", "hand"], input.as_bytes());
    assert!(text.matches("Legal moves:").count() >= 6, "{text}");
    assert!(text.contains("\"ron\" is not possible now"), "{text}");
    assert!(text.contains("There is no number 99: the list goes from 1 to "), "{text}");
    assert!(text.contains("chi 23m"), "help tells what can be typed: {text}");
    assert_eq!(text.matches("(you)").count(), 2);
}

#[test]
fn a_person_discards_by_name() {
    let text = play(&["--seed", "5", "--length", "hand"], b"drawn\nquit\n");
    let drew = text.split("you drew ").nth(1).unwrap();
    let tile = &drew[..2];
    assert!(text.contains(&format!("A discards {tile}, just drawn")), "{text}");
}

/// Four people at one terminal: it is handed over, and each sees only their own hand.
#[test]
fn people_who_share_a_terminal_do_not_see_each_others_hands() {
    let seats = ["--seats", "person,person,person,person", "--seed", "5", "--length", "hand"];
    // Everyone presses Enter and takes the first of the list.
    let text = play(&seats, "\n1\n".repeat(400).as_bytes());
    assert!(text.lines().any(|line| line.starts_with("Payments:")), "{text}");
    let mut turns = text.split(": when only you can see the screen, press Enter>");
    let mut called = turns.next().unwrap();
    assert!(!called.contains("hand "), "{called}");
    let mut asked = 0;
    for turn in turns {
        let seat = called.rsplit("Seat ").next().unwrap();
        let shown: Vec<&str> = turn.lines().filter(|line| line.contains("(you)")).collect();
        assert!(!shown.is_empty() && shown.iter().all(|line| line.starts_with(seat)), "{turn}");
        assert_eq!(turn.matches("\nhand ").count(), shown.len(), "only their own hand: {turn}");
        called = turn;
        asked += 1;
    }
    assert!(asked > 40, "{asked}");
}

#[test]
fn the_end_of_the_input_leaves_the_game_politely() {
    let text = play(&["--seed", "5"], b"");
    assert!(text.contains("Game stopped"), "{text}");
    play(&["--seed", "5"], &[0xff, 0xfe, b'\n', 0, b'\n']);
    play(&["--seed", "5", "--seats", "person,person,random,random"], b"");
}

#[test]
fn wrong_usage_says_what_would_be_right() {
    for (args, words) in [
        (vec!["--seats", "random,random"], "4 seats"),
        (vec!["--seats", "random,random,random,nobody"], "random"),
        (vec!["--rules", "nobody"], "ema2016"),
        (vec!["--length", "week"], "east"),
    ] {
        let output = parlor(&[&["play", "riichi"], &args[..]].concat(), b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
        assert!(errors.contains(words), "{args:?}: {errors}");
    }
}
