//! `parlor play zole` as its user meets it.

use crate::support::{parlor, text_with_status};

#[test]
fn the_same_seed_gives_the_same_session() {
    let play = |seed| {
        let args = ["play", "zole", "--seats", "random,random,random", "--seed", seed];
        text_with_status(&args, b"", 0)
    };
    let session = play("7");
    assert_eq!(session, play("7"));
    assert_ne!(session, play("8"));
    // One deal from every seat.
    assert_eq!(session.matches(" deals").count(), 3, "{session}");
}

#[test]
fn four_can_play_and_the_dealer_sits_out() {
    let seats = ["--seats", "person,random,random,random", "--deals", "4", "--seed", "1"];
    let args = [&["play", "zole", "--rules", "online-pgm"][..], &seats].concat();
    let text = text_with_status(&args, "1\n".repeat(200).as_bytes(), 0);
    assert!(text.contains("A deals and sits out"), "{text}");
    let last = text.lines().rev().find(|line| line.starts_with("4  ")).unwrap();
    let scores = last.split_whitespace().skip(2).take(4);
    assert_eq!(scores.map(|n| n.parse::<i32>().unwrap()).sum::<i32>(), 0, "{last}");
}

/// A person who always takes the first of the list passes and plays to the end.
#[test]
fn a_person_can_play_a_whole_deal_by_numbers() {
    let args = ["play", "zole", "--seed", "5", "--deals", "1", "--rules", "online-pgm"];
    let text = text_with_status(&args, "1\n".repeat(40).as_bytes(), 0);
    // The drawing says it of the last trick once more.
    let is_taken =
        |line: &&str| ["A takes ", "B takes ", "C takes "].iter().any(|it| line.starts_with(it));
    assert_eq!(text.lines().filter(is_taken).count(), 8, "{text}");
    assert!(text.contains("\n1     C "), "{text}");
}

#[test]
fn a_person_can_take_bury_and_play_by_card() {
    let deal = text_with_status(&["zole", "deal", "--seed", "5", "--short"], b"", 0);
    let (hand, table) =
        (deal.split(" / ").next().unwrap(), deal.trim().rsplit(" / ").next().unwrap());
    let card = hand.split(' ').next().unwrap();
    let input = format!("take\n{table}\n{card}\nquit\n");
    let args = ["play", "zole", "--seed", "5", "--deals", "1"];
    let text = text_with_status(&args, input.as_bytes(), 0);
    assert!(text.contains("A picks up "), "{text}");
    assert!(text.contains("A buries "), "{text}");
    assert!(text.contains("A: "), "{text}");
}

#[test]
fn an_illegal_entry_is_answered_by_what_is_legal() {
    let deal = text_with_status(&["zole", "deal", "--seed", "5", "--short"], b"", 0);
    let hands: Vec<&str> = deal.trim().split(" / ").collect();
    let (mine, theirs) = (hands[0].split(' ').next().unwrap(), &hands[1][..2]);
    let input = format!(
        "skat\nmaza-zole\n99\nhelp\nmoves\ntake\n{mine}\n{mine} {mine}\n{mine} {theirs}\n1\n\
         {theirs}\n8H\nthrow in\n{mine} {mine}\nquit\n"
    );
    let args = ["play", "zole", "--seed", "5", "--deals", "1"];
    let text = text_with_status(&args, input.as_bytes(), 0);
    for expected in [
        "\"skat\" is not possible now",
        "These rules do not have that call",
        "There is no number 99: the list goes from 1 to 3",
        "Cards are typed as TH",
        "Bury two different cards",
        "You do not hold ",
        "8H is not in the pack",
        "These rules do not let you give up the rest",
        "Play one card at a time",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    assert!(text.matches("Legal moves:").count() >= 9, "{text}");
}

/// With two people at one terminal no line of one's turn shows the other's cards.
#[test]
fn hidden_hands_are_not_shown_to_the_wrong_person() {
    let deal = text_with_status(&["zole", "deal", "--seed", "5"], b"", 0);
    let hand = |label: &str| {
        let line = deal.lines().find(|line| line.starts_with(label)).unwrap();
        let cards = line[label.len()..].trim().rsplit_once("   ").unwrap().0.trim().to_owned();
        cards.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    let (first, second) = (hand("first"), hand("second"));
    let args = ["play", "zole", "--seats", "person,person,random", "--seed", "5", "--deals", "1"];
    let text = text_with_status(&args, b"\npass\n\npass\n", 0);
    let screens: Vec<&str> = text.split("press Enter> ").collect();
    assert_eq!(screens.len(), 3, "{text}");
    // Every screen ends where the next person is asked to come.
    assert!(first.iter().all(|card| screens[1].contains(card.as_str())), "{text}");
    assert!(second.iter().all(|card| screens[2].contains(card.as_str())), "{text}");
    assert!(!second.iter().any(|card| screens[1].contains(card.as_str())), "{text}");
    assert!(!first.iter().any(|card| screens[2].contains(card.as_str())), "{text}");
    assert!(screens[2].contains("A: pass."), "what happened meanwhile is told: {text}");
    assert!(!screens[0].contains('♥'), "nothing is shown before someone has come: {text}");
}

#[test]
fn wrong_seats_and_rules_are_named() {
    for (args, expected) in [
        (["--seats", "random,random"], "--seats names 2 players, but this game has 3 or 4 seats"),
        (["--seats", "nobody,random,random"], "known: random"),
        (["--rules", "skat"], "unknown ruleset \"skat\"; known: seed, lzf-classic"),
        (["--rules", "seed,pules=maybe"], "pules cannot be \"maybe\"; allowed: on, off"),
    ] {
        let output = parlor(&[&["play", "zole"], &args[..]].concat(), b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert!(errors.contains(expected), "{errors}");
    }
}

/// What is told and asked is in the reader's language; what is typed stays as it is.
#[test]
fn a_deal_can_be_played_in_every_language() {
    let deal = ["play", "zole", "--seed", "5", "--deals", "1", "--rules", "online-pgm"];
    let args = |language| [&["--lang", language][..], &deal].concat();
    let english = text_with_status(&args("en"), "1\n".repeat(40).as_bytes(), 0);
    for language in ["et", "fi", "ja", "lt", "lv"] {
        let text = text_with_status(&args(language), "1\n".repeat(40).as_bytes(), 0);
        assert!(!text.contains("cli-") && !text.contains("zole-"), "{text}");
        assert!(!text.contains("Legal moves") && !text.contains("Taken by"), "{text}");
        assert_eq!(text.lines().count(), english.lines().count(), "{text}");
        // The drawing, too, was English only.
        for word in ["first hand", "passes", "to come", "leads", "last trick"] {
            assert!(english.contains(word) && !text.contains(word), "{word}: {text}");
        }
    }
}

/// Errors are in the reader's language: those of rules and of what is typed.
#[test]
fn errors_are_said_in_the_language_of_the_reader() {
    let wrong = ["--lang", "lv", "play", "zole", "--rules", "skat"];
    let errors = String::from_utf8(parlor(&wrong, b"").stderr).unwrap();
    assert!(errors.starts_with("kļūda: nezināmi noteikumi \"skat\"; ir: seed, lzf-"), "{errors}");
    let unknown = parlor(&["--lang=fi", "play", "skat"], b"");
    let errors = String::from_utf8(unknown.stderr).unwrap();
    assert!(errors.contains("tuntematon peli \"skat\""), "{errors}");
    let args = ["--lang", "et", "play", "zole", "--seed", "5", "--deals", "1"];
    let text = text_with_status(&args, b"take\n8H\nquit\n", 0);
    assert!(text.contains("8H ei ole 26 kaardi seas"), "{text}");
    let args = ["--lang", "ja", "play", "zole", "--seats", "random,random,random", "--deals", "1"];
    let text = text_with_status(&args, b"", 0);
    assert!(text.lines().next().unwrap().starts_with("シードは "), "{text}");
}
