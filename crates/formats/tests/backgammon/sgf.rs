//! `.sgf` files: a sample, matches written by the format's description, errors with their place.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use parlor_backgammon::{Action, Backgammon, Outcome, Place, RuleSet, Setup, Thrown};
use parlor_formats::backgammon::mat::{self, GameRecord, Record};
use parlor_formats::backgammon::{match_file, sgf};
use parlor_game::{Game, Input, Seat, Silent};
use proptest::prelude::*;

fn sample(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/backgammon");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// A letter of the board, which counts from White's side; White is seat A.
fn letter(seat: Seat, place: Place) -> char {
    match place.number() {
        25 => 'y',
        0 => 'z',
        number if seat == Seat::A => char::from(b'a' + number - 1),
        number => char::from(b'a' + 24 - number),
    }
}

fn colour(seat: Seat) -> char {
    if seat == Seat::A { 'W' } else { 'B' }
}

/// A game as a tree, and how it came out.
fn tree(record: &Record, number: usize, game: &GameRecord) -> (String, Option<Outcome>) {
    let points = |seat| game.score.points(seat);
    let (mut rules, mut nodes, mut dice) = (Vec::new(), String::new(), None);
    rules.extend((record.to > 0).then_some("Crawford"));
    rules.extend(game.score.is_crawford().then_some("CrawfordGame"));
    rules.extend((record.to == 0 && record.rules.jacoby).then_some("Jacoby"));
    let mut state = Backgammon::start(&Setup::new(record.rules, game.score));
    for input in &game.inputs {
        input.put_to(&mut state, &mut Silent).unwrap();
        match input {
            Input::Chance(_, Thrown::Opening { a, b }) => dice = Some((*a, *b)),
            Input::Chance(_, Thrown::Roll(roll)) => dice = Some((roll.large(), roll.small())),
            Input::Answers(answers) => {
                let (seat, action) = answers.iter().next().unwrap();
                let said = match action {
                    Action::Roll => continue,
                    Action::Double | Action::Beaver => "double".to_owned(),
                    Action::Take => "take".to_owned(),
                    Action::Drop => "drop".to_owned(),
                    Action::Play(play) => {
                        let (one, other) = dice.take().unwrap();
                        let steps = play.steps().map(|step| [step.from(), step.to()]);
                        let letters = steps.flatten().map(|place| letter(seat, place));
                        let letters: String = letters.collect();
                        format!("{}{}{letters}", one.pips(), other.pips())
                    }
                };
                write!(nodes, "\n;{}[{said}]C[a note \\] here]", colour(seat)).unwrap();
            }
        }
    }
    if let Some(resigned) = game.resigned {
        if let Some((one, other)) = dice {
            let by = colour(state.on_roll());
            write!(nodes, "\n;{by}[{}{}]", one.pips(), other.pips()).unwrap();
        }
        resigned.accept(&mut state, &mut Silent).unwrap();
    }
    let outcome = state.outcome();
    let result = outcome.map_or_else(String::new, |end| {
        let r = if game.resigned.is_some() { "R" } else { "" };
        format!("RE[{}+{}{r}]", colour(end.winner), end.points)
    });
    let head = format!(
        "(;FF[4]GM[6]MI[length:{}][game:{number}][ws:{}][bs:{}]PW[{}]PB[{}]RU[{}]{result}",
        record.to,
        points(Seat::A),
        points(Seat::B),
        record.players[0],
        record.players[1],
        rules.join(":"),
    );
    (format!("{head}{nodes})\n"), outcome)
}

fn written(record: &Record) -> String {
    let games = (0..).zip(&record.games);
    games.map(|(number, game)| tree(record, number, game).0).collect()
}

/// What a tree can hold of a record: it has no place for other lines of the head.
fn kept(record: Record) -> Record {
    Record { comments: Vec::new(), ..record }
}

#[test]
fn matches_and_sessions_are_the_same_as_in_mat_files() {
    for name in ["club-match.mat", "money-session.mat"] {
        let record = kept(mat::read(sample(name).as_bytes(), RuleSet::MONEY).unwrap());
        let text = written(&record);
        assert_eq!(sgf::read(text.as_bytes(), RuleSet::MONEY), Ok(record.clone()), "{text}");
        assert_eq!(match_file::read(text.as_bytes(), RuleSet::MONEY), Ok(record), "{text}");
    }
}

#[test]
fn the_sample_is_the_club_match() {
    let expected = mat::read(sample("club-match.mat").as_bytes(), RuleSet::STANDARD).unwrap();
    let found = match_file::read(sample("club-match.sgf").as_bytes(), RuleSet::STANDARD).unwrap();
    assert_eq!(found, kept(expected));
}

/// Other variations are what a program thought about; the first is what was played.
#[test]
fn only_the_first_variation_is_read() {
    let text = "(;GM[6]PW[Ana]PB[Bo];W[31hefe](;B[61ab])(;B[11]))";
    let fault = sgf::read(text.as_bytes(), RuleSet::STANDARD).unwrap_err().to_string();
    assert!(fault.starts_with("line 1, column 35: as many dice as possible"), "{fault}");
    let text = "(;GM[6]PW[Ana]PB[Bo];W[31hefe](;B[21lnab])(;B[11]))";
    let alone = "(;GM[6]PW[Ana]PB[Bo];W[31hefe];B[21lnab])";
    let read = |text: &str| sgf::read(text.as_bytes(), RuleSet::STANDARD).unwrap();
    assert_eq!(read(text), read(alone));
}

/// What is replaced in the sample, by what, and how the error begins.
const BROKEN: &[(&str, &str, &str)] = &[
    ("(;FF[4]", ";FF[4]", "line 1, column 1: found \";\", expected ( at the beginning of a game"),
    ("GM[6]", "GM[1]", "line 1, column 11: this is game 1 of the format, expected GM[6]"),
    ("GM[6]", "GM 6", "line 1, column 11: found \"6\", expected a value in brackets"),
    ("GM[6]", "GM[6]AW[a]", "line 1, column 13: AW puts up a position"),
    (
        "[length:3]",
        "[length:three]",
        "line 1, column 16: found \"length:three\", expected a number",
    ),
    ("PB[Bo]", "", "line 1, column 2: the game has no PB, as in PB[Bo]"),
    ("[ws:0]", "[ws:3]", "line 1, column 2: no game is played at 3 to 0 in a match to 3"),
];

#[test]
fn errors_have_their_place_and_reason() {
    let text = sample("club-match.sgf");
    for (from, to, expected) in BROKEN {
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        let error = match_file_error(&changed);
        assert!(error.contains(expected), "{from} -> {to}: {error}");
    }
    let open = text.trim_end().trim_end_matches(')');
    assert!(match_file_error(open).contains("expected the closing ) of the game"));
    let nothing = sgf::read(b" \n", RuleSet::STANDARD).unwrap_err().to_string();
    assert_eq!(
        nothing,
        "line 1, column 1: the file ends here, expected a game, as in (;FF[4]GM[6]…)"
    );
}

fn match_file_error(text: &str) -> String {
    sgf::read(text.as_bytes(), RuleSet::STANDARD).unwrap_err().to_string()
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_panic(
        at in 0_usize..2000, from in 0_usize..2000, bytes in prop::collection::vec(any::<u8>(), 0..8),
    ) {
        let mut text = sample("club-match.sgf").into_bytes();
        let at = at % text.len();
        let end = (at + from % 20).min(text.len());
        text.splice(at..end, bytes);
        let _ = match_file::read(&text, RuleSet::STANDARD);
    }

    #[test]
    fn any_number_of_brackets_is_no_danger(depth in 0_usize..100_000) {
        let text = "(".repeat(depth) + ";GM[6]";
        prop_assert!(sgf::read(text.as_bytes(), RuleSet::STANDARD).is_err());
    }
}
