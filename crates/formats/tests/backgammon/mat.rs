//! `.mat` files: samples, errors with their place, round trips of random contests.

use std::fs;
use std::path::Path;

use parlor_backgammon::{Backgammon, End, Resignation, RuleSet, Setup, Throw, Thrown, Win};
use parlor_formats::backgammon::mat::{self, GameRecord, Record};
use parlor_game::{Game, Input, Match, Seat, Silent};
use proptest::prelude::*;

use crate::games::{Mix, any_contest, play};

fn sample(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/backgammon");
    fs::read_to_string(folder.join(name)).unwrap()
}

fn outcomes(record: &Record) -> Vec<(Seat, i32, End)> {
    let end = |game: &GameRecord| game.replay(record.rules).unwrap().outcome().unwrap();
    record.games.iter().map(end).map(|end| (end.winner, end.points, end.end)).collect()
}

#[test]
fn a_match_is_read_with_its_cube_actions_and_resignation() {
    let record = mat::read(sample("club-match.mat").as_bytes(), RuleSet::STANDARD).unwrap();
    assert_eq!(record.players, ["Ana Petraitė", "Bo"]);
    assert_eq!((record.to, record.comments.len()), (3, 2));
    assert_eq!(
        outcomes(&record),
        [(Seat::B, 2, End::Dropped), (Seat::A, 2, End::Resigned), (Seat::A, 1, End::Dropped)]
    );
    let crawford: Vec<bool> = record.games.iter().map(|game| game.score.is_crawford()).collect();
    assert_eq!(crawford, [false, true, false]);
    let resignation = Resignation { by: Seat::B, win: Win::Gammon };
    assert_eq!(record.games[1].resigned, Some(resignation));
}

#[test]
fn a_money_session_is_read_with_beavers_and_jacoby() {
    let record = mat::read(sample("money-session.mat").as_bytes(), RuleSet::STANDARD).unwrap();
    assert!(record.rules.jacoby && record.rules.beavers == 3);
    assert_eq!(outcomes(&record), [(Seat::A, 24, End::Resigned), (Seat::B, 1, End::Resigned)]);
}

#[test]
fn samples_come_back() {
    for name in ["club-match.mat", "money-session.mat"] {
        let record = mat::read(sample(name).as_bytes(), RuleSet::STANDARD).unwrap();
        let text = mat::write(&record).unwrap();
        assert_eq!(mat::read(text.as_bytes(), RuleSet::STANDARD), Ok(record), "{text}");
    }
}

/// The error after changing the club match at one place.
fn broken(from: &str, to: &str) -> String {
    let text = sample("club-match.mat");
    assert!(text.contains(from), "{from}");
    let changed = text.replacen(from, to, 1);
    mat::read(changed.as_bytes(), RuleSet::STANDARD).unwrap_err().to_string()
}

/// What is replaced in the club match, by what, and how the error begins.
const BROKEN: &[(&str, &str, &str)] = &[
    (
        " 3 point match",
        " three points",
        "line 6, column 2: found \"three points\", expected the match length, as in 7 point match",
    ),
    (
        "Bo : 0",
        "Bo",
        "line 9, column 2: found \"Ana Petraitė : 0                 Bo\", expected both players",
    ),
    ("8/5 6/5", "8/5 7/6", "line 10, column 43: you have no checker to move on 7; legal are "),
    ("31: 8/5", "37: 8/5", "line 10, column 35: found \"37:\", expected two dice from 1 to 6"),
    (
        "31: 8/5 6/5",
        "33: 8/5(2) 6/3(2)",
        "line 10, column 35: a game opens with two different dice, not 3-3",
    ),
    ("Doubles => 2 ", "Doubles => 4 ", "line 12, column 6: the cube goes to 2, not 4"),
    ("Takes", "Takes it", "line 12, column 41: found \"it\", expected the other player's column"),
    ("Takes", "", "line 13, column 6: a double is on offer: expected Takes, Drops"),
    ("Doubles => 4", "Takes", "line 13, column 35: no double is on offer"),
    ("5) Drops", "5) 52: 8/3 6/4", "line 14, column 6: a double is on offer"),
    (
        "Wins 2 points\n\n Game 2",
        "Wins 4 points\n\n Game 2",
        "line 15, column 35: the game wins 2 here, not 4",
    ),
    (
        "                                  Wins 2",
        "      Wins 2",
        "line 15, column 7: the other player has won this game",
    ),
    (
        "Bo : 2\n  1) 64",
        "Bo : 1\n  1) 64",
        "line 18, column 2: the score is 0 to 1 here, but 0 to 2 follows",
    ),
    ("43: ????\n      Wins 2 points\n", "43: ????\n", "line 21, column 39: \"?\" is not a place"),
    ("64: 24/14", "Doubles => 2", "line 19, column 6: this player may not double here"),
    (
        "66: Cannot Move",
        "62: Cannot Move",
        "line 20, column 10: something can be played, so it must be; legal is bar/23",
    ),
    (
        "Wins 2 points\n\n Game 3",
        "Wins 2 points and the match\n\n Game 3",
        "line 22, column 7: this does not win the match: the score is 2 to 2 of 3",
    ),
    ("      Wins 2 points\n\n Game 3", " Game 3", "line 21"),
    (
        "Ana Petraitė : 2",
        "Anna : 2",
        "line 25, column 2: the players are Anna and Bo here, but Ana Petraitė and Bo",
    ),
    (
        "Wins 1 point and the match",
        "Wins 1 point and the match\n Game 4",
        "line 29, column 2: the match was over before this game",
    ),
];

#[test]
fn errors_have_their_place_and_reason() {
    for &(from, to, expected) in BROKEN {
        let error = broken(from, to);
        assert!(error.starts_with(expected), "{to}: {error}");
    }
    let empty = mat::read(b"; nothing", RuleSet::STANDARD).unwrap_err().to_string();
    assert_eq!(
        empty,
        "line 1, column 1: the file ends here, expected the match length, as in 7 point match"
    );
}

#[test]
fn other_dialects_are_read() {
    let text = "#comment\r\n7 point match\r\n\r\nGame 1\r\nJo : 3 \tSmith, A. :0\r\n\
        1) 31: 8/5, 6/5 52:13/8 24/22\r\n2) 63: 24/18 13/10                  Resigned Game\r\n\
        \t\t\tWins 2 points\r\n";
    let record = mat::read(text.as_bytes(), RuleSet::STANDARD).unwrap();
    assert_eq!(record.players, ["Jo", "Smith, A."]);
    assert_eq!(outcomes(&record), [(Seat::B, 2, End::Resigned)]);
    let latin =
        [&b" 1 point match\n Game 1\n Ren\xe9 : 0  B : 0\n"[..], b"  1) 31: 8/5 6/5"].concat();
    let record = mat::read(&latin, RuleSet::STANDARD).unwrap();
    assert_eq!(record.players[0], "René");
    assert_eq!(record.games[0].inputs.len(), 2);
}

/// What a file holds of a game: no tied throws, no decision to roll whose dice never came.
fn as_written(mut inputs: Vec<Input<Backgammon>>) -> Vec<Input<Backgammon>> {
    inputs.retain(|input| !matches!(input, Input::Chance(_, Thrown::Opening { a, b }) if a == b));
    if let Some(Input::Chance(at @ Throw::Opening { .. }, _)) = inputs.first_mut() {
        *at = Throw::Opening { ties: 0 };
    }
    inputs
}

proptest! {
    #[test]
    fn random_contests_come_back((mut contest, rules, seed) in any_contest()) {
        let mut mix = Mix(seed);
        let mut games = Vec::new();
        while let Some((_, setup)) = contest.next() {
            let played = play(&setup, &mut mix, |_| {});
            let score = *played.end.score();
            let mut inputs = as_written(played.inputs);
            let resigned = played.resigned.map(|offer| in_points(offer, &played.end));
            let mut game = GameRecord { score, inputs: inputs.clone(), resigned };
            if waits_for_dice(&game, &setup) {
                inputs.pop();
                game.inputs = inputs;
            }
            games.push(game);
            contest.record(&played.end).unwrap();
        }
        let players = ["Left Hand".to_owned(), "right".to_owned()];
        let comments = vec!["[Event \"random\"]".to_owned()];
        let record = Record { players, to: contest.score().to(), rules, comments, games };
        let text = mat::write(&record).unwrap();
        prop_assert_eq!(mat::read(text.as_bytes(), rules), Ok(record), "{}", text);
    }

    #[test]
    fn no_bytes_make_the_reader_panic(
        at in any::<prop::sample::Index>(),
        bytes in prop::collection::vec(any::<u8>(), 0..8),
        cut in 0usize..12,
    ) {
        let mut text = sample("club-match.mat").into_bytes();
        let at = at.index(text.len());
        let end = (at + cut).min(text.len());
        text.splice(at..end, bytes);
        if let Ok(record) = mat::read(&text, RuleSet::STANDARD) {
            let text = mat::write(&record).unwrap();
            prop_assert_eq!(mat::read(text.as_bytes(), RuleSet::STANDARD), Ok(record), "{}", text);
        }
    }
}

/// A file has points only: a gammon that counts single under Jacoby reads as a single game.
fn in_points(resignation: Resignation, end: &Backgammon) -> Resignation {
    let multiple = end.outcome().unwrap().points / end.cube().value();
    Resignation { win: Win::ALL[multiple as usize - 1], ..resignation }
}

/// Was it given up between deciding to roll and the dice?
fn waits_for_dice(game: &GameRecord, setup: &Setup) -> bool {
    let mut state = Backgammon::start(setup);
    let mut phases = Vec::new();
    for input in &game.inputs {
        input.put_to(&mut state, &mut Silent).unwrap();
        phases.push(state.phase());
    }
    let rolling = parlor_backgammon::Phase::Rolling;
    let decided = matches!(game.inputs.last(), Some(Input::Answers(answers))
        if answers.iter().any(|(_, action)| action == parlor_backgammon::Action::Roll));
    phases.last() == Some(&rolling) && decided
}
