//! Outside bots from the command line.

use std::path::PathBuf;
use std::process::Command;

use super::support::{parlor, text_with_status};

/// The example bot, where there is a Python to run it.
fn example() -> Option<String> {
    let found = Command::new("python3").arg("--version").output();
    if !found.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: python3 is not here");
        return None;
    }
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../..");
    Some(root.join("examples/bots/any_legal.py").to_str().unwrap().to_owned())
}

#[test]
fn the_example_bot_keeps_the_protocol() {
    let Some(bot) = example() else { return };
    let text = text_with_status(&["arena", "check-bot", "--blocks", "3", "python3", &bot], b"", 0);
    for games in ["backgammon: 6 games in ", "riichi: 12 games in ", "zole: 9 games in "] {
        assert!(text.contains(games), "{text}");
    }
    let n_games = parlor_kits::names().len();
    assert_eq!(text.matches(" 0 forfeited by the bot").count(), n_games, "{text}");
    assert_eq!(text.matches("with the same seed it plays the same").count(), n_games, "{text}");
}

#[test]
fn the_example_bot_meets_an_agent() {
    let Some(bot) = example() else { return };
    // A bot that guards its men, or goes for complete hands, is far better than random play.
    for (game, others) in [("backgammon", "random"), ("riichi", "random,random,random")] {
        let exec = format!("{others},exec:python3 '{bot}'");
        let args = ["arena", "run", "--game", game, "--entrants", &exec, "--blocks", "10"];
        let text = text_with_status(&args, b"", 0);
        assert!(text.lines().nth(1).unwrap().starts_with("exec:python3"), "{text}");
    }
}

#[test]
fn a_bad_bot_is_told_what_it_did() {
    let script = r#"read x; echo '{"type":"hello","version":2}'; while read x; do echo oops; done"#;
    let output = parlor(
        &["arena", "check-bot", "--game", "backgammon", "--blocks", "1", "sh", "-c", script],
        b"",
    );
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{text}");
    let expected = "block 0, game 1: \"oops\" where an answer to question 1 was expected";
    assert!(text.contains(expected), "{text}");
    assert!(text.contains("2 forfeited by the bot"), "{text}");

    let output = parlor(&["arena", "check-bot", "no-such-program"], b"");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("cannot start \"no-such-program\""), "{text}");
    assert_eq!(output.status.code(), Some(1));
    let output = parlor(&["arena", "check-bot", "--game", "chess", "true"], b"");
    assert_eq!(output.status.code(), Some(2));
}

/// Ten blocks of games that are each lost by silence would take minutes.
#[test]
fn a_silent_bot_is_given_up_soon() {
    let script = r#"read x; echo '{"type":"hello","version":2}'; sleep 1000"#;
    let output = parlor(&["arena", "check-bot", "--answer-ms", "100", "sh", "-c", script], b"");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{text}");
    // Two, four and three games make a block.
    for games in ["backgammon: 4 games in ", "riichi: 4 games in ", "zole: 3 games in "] {
        assert!(text.contains(games), "{text}");
    }
    assert!(!text.contains("an answer took"), "no answer came: {text}");
    let output = parlor(&["arena", "check-bot", "true"], b"");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text.matches("the bot cannot play").count(), 1, "told once: {text}");
}
