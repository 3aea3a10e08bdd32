//! `parlor play backgammon` as its user meets it.

use crate::support::{parlor, text_with_status};

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |seed| {
        let args = ["play", "backgammon", "--seats", "random,random", "--seed", seed];
        text_with_status(&args, b"", 0)
    };
    let game = play("7");
    assert_eq!(game, play("7"));
    assert_ne!(game, play("8"));
    assert!(game.contains("Opening roll"), "{game}");
    assert!(game.lines().any(|line| line.contains(" wins")), "{game}");
}

/// Each game of a match has dice of its own, and so has each agent.
#[test]
fn games_of_a_match_differ() {
    let args = ["play", "backgammon", "--seats", "random,random", "--seed", "9", "--games", "3"];
    let text = text_with_status(&[&args[..], &["--rules", "seed"]].concat(), b"", 0);
    let games: Vec<&str> = text.split("Score:").collect();
    let rolls = |game: &str| {
        let rolls = game.lines().filter(|line| line.contains("rolls"));
        rolls.take(8).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(games.len(), 4);
    assert_ne!(rolls(games[0]), rolls(games[1]));
    assert_ne!(rolls(games[1]), rolls(games[2]));
}

#[test]
fn a_game_without_a_seed_tells_the_one_it_took() {
    let text = text_with_status(&["play", "backgammon", "--seats", "random,random"], b"", 0);
    let seed = text.lines().next().unwrap().split([' ', '.']).nth(1).unwrap().to_owned();
    let args = ["play", "backgammon", "--seats", "random,random", "--seed", &seed];
    let again = text_with_status(&args, b"", 0);
    assert_eq!(text.split_once('\n').unwrap().1, again);
}

#[test]
fn a_match_is_played_to_its_end() {
    let args = ["play", "backgammon", "--seats", "random,random", "--seed", "3", "--match", "3"];
    let text = text_with_status(&args, b"", 0);
    let last = text.lines().rev().find(|line| line.starts_with("Score:")).unwrap_or_default();
    assert!(last.contains('3'), "{last}");
}

/// A person who always takes the first of the list plays to the end.
#[test]
fn a_person_can_play_a_whole_game_by_numbers() {
    let args = ["play", "backgammon", "--seats", "person,random", "--seed", "5", "--rules", "seed"];
    let text = text_with_status(&args, "1\n".repeat(2000).as_bytes(), 0);
    assert!(text.lines().any(|line| line.contains(" wins. ")), "{text}");
}

#[test]
fn an_illegal_entry_is_answered_by_what_is_legal() {
    let args = ["play", "backgammon", "--seats", "person,person", "--seed", "5", "--rules", "seed"];
    let input = "13/1\nnonsense\n99\nhelp\nmoves\nresign everything\n\nresign gammon\nno\n\
                 resign gammon\nmaybe\nyes\n";
    let text = text_with_status(&args, input.as_bytes(), 0);
    assert!(text.matches("Legal moves:").count() >= 4, "{text}");
    assert!(text.contains("There is no number 99"), "{text}");
    assert!(text.contains("cannot be resigned"), "{text}");
    assert!(text.contains("Declined: play goes on"), "{text}");
    assert!(text.contains("Please answer yes or no"), "{text}");
    assert!(text.contains("wins by resignation. Gammon: 2 points."), "{text}");
}

#[test]
fn the_end_of_the_input_leaves_the_game_politely() {
    let args = ["play", "backgammon", "--seats", "person,random", "--seed", "5"];
    let text = text_with_status(&args, b"", 0);
    assert!(text.contains("Game stopped"), "{text}");
    text_with_status(&args, &[0xff, 0xfe, b'\n', 0, b'\n'], 0);
}

#[test]
fn without_seats_a_person_meets_the_house() {
    let args = ["play", "backgammon", "--seed", "5", "--rules", "seed"];
    let named = text_with_status(&[&args[..], &["--seats", "person,house"]].concat(), b"1\n1\n", 0);
    assert_eq!(text_with_status(&args, b"1\n1\n", 0), named);
}

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    let games = parlor_kits::names().join(", ");
    for args in [&["play", "chess"][..], &["agents", "chess"]] {
        let output = parlor(args, b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert!(errors.contains("chess") && errors.contains(&games), "{errors}");
    }
}
