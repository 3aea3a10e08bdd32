//! Move notation: canonical text, liberal reading, errors that help.

use parlor_backgammon::{Board, Dice, Die, Men, Phase, Play, RuleSet};
use parlor_formats::backgammon::notation;
use proptest::prelude::*;

use crate::games::{Mix, any_position};

fn dice(one: u8, other: u8) -> Dice {
    Dice::new(Die::new(one).unwrap(), Die::new(other).unwrap())
}

/// A board of stacks in the mover's numbering; the other player's too, 25 being his bar.
fn board(own: &[(u8, u8)], other: &[(u8, u8)]) -> Board {
    let with_off = |stacks: Vec<(u8, u8)>| {
        let off = 15 - stacks.iter().map(|&(_, count)| count).sum::<u8>();
        Men::new(&[stacks, vec![(0, off)]].concat()).unwrap()
    };
    let turned = other.iter().map(|&(n, count)| (if n == 25 { 25 } else { 25 - n }, count));
    Board::new(with_off(own.to_vec()), with_off(turned.collect())).unwrap()
}

fn start() -> Board {
    RuleSet::STANDARD.board()
}

/// What `text` is in canonical form.
fn canonical(text: &str, board: &Board, dice: Dice) -> String {
    let play = notation::read(text, board, dice).unwrap_or_else(|e| panic!("{text}: {e}"));
    notation::write(board, play)
}

#[test]
fn liberal_texts_mean_one_play() {
    let blitz = board(&[(8, 3), (6, 2), (25, 1)], &[(5, 1), (20, 1), (1, 1), (12, 2)]);
    for (text, board, dice, expected) in [
        ("8/5 6/5", start(), dice(3, 1), "8/5 6/5"),
        (" 6/5,8/5 ", start(), dice(1, 3), "8/5 6/5"),
        ("13/8 8/5", start(), dice(5, 3), "13/5"),
        ("13/8/5", start(), dice(5, 3), "13/5"),
        ("13/10/5", start(), dice(5, 3), "13/5"),
        ("8/5,13/8", start(), dice(5, 3), "13/5"),
        ("24/18 18/13", start(), dice(6, 5), "24/13"),
        ("13/11 (2) 6/4(2)", start(), dice(2, 2), "13/11(2) 6/4(2)"),
        ("6/4 6/4 13/11 13/11", start(), dice(2, 2), "13/11(2) 6/4(2)"),
        ("25/20 6/5", blitz, dice(5, 1), "bar/20* 6/5*"),
        ("BAR/20* 6/5*", blitz, dice(5, 1), "bar/20* 6/5*"),
        ("b/20/19", blitz, dice(5, 1), "bar/20*/19"),
        ("bar/19", blitz, dice(5, 1), "bar/19"),
    ] {
        assert_eq!(canonical(text, &board, dice), expected, "{text}");
    }
}

#[test]
fn bearing_off_and_dancing() {
    let home = board(&[(6, 1), (2, 1)], &[(24, 2)]);
    assert_eq!(canonical("6/0 2/1", &home, dice(6, 1)), "6/off 2/1");
    assert_eq!(canonical("6/5/OFF", &home, dice(6, 1)), "6/off");
    let shut = board(&[(25, 1), (13, 4)], &[(19, 2), (20, 2), (21, 2), (22, 2), (23, 2), (24, 2)]);
    for text in ["", " (no play)", "Cannot Move", "dance"] {
        assert_eq!(notation::read(text, &shut, dice(6, 1)), Ok(Play::DANCE));
    }
    assert_eq!(notation::write(&shut, Play::DANCE), "(no play)");
}

#[test]
fn errors_say_where_why_and_what_is_legal() {
    let bar = board(&[(25, 1), (13, 5), (8, 3)], &[(19, 2), (1, 2)]);
    let late = board(&[(8, 1), (6, 2), (4, 2)], &[(1, 2)]);
    let home = board(&[(6, 1), (4, 2)], &[(1, 2)]);
    let six_or_two = board(&[(10, 1)], &[(2, 2), (24, 2)]);
    for (text, board, dice, expected) in [
        ("8/5 7/6", start(), dice(3, 1), "column 5: you have no checker to move on 7; legal are "),
        (
            "8/5 6",
            start(),
            dice(3, 1),
            "column 5: expected where the checker on 6 goes, as in 6/5;",
        ),
        ("8/5 6/x", start(), dice(3, 1), "column 7: \"x\" is not a place: 1 to 24, bar or off;"),
        ("8/5 6/26", start(), dice(3, 1), "column 7: \"26\" is not a place"),
        ("8/5(5)", start(), dice(3, 1), "column 4: (5) is not a number of checkers"),
        ("8/5? 6/5", start(), dice(3, 1), "column 4: \"?\" does not belong here"),
        (",", start(), dice(3, 1), "column 1: expected moves such as 13/8 or bar/21"),
        ("8/5(4) 6/5", start(), dice(3, 1), "column 8: at most four moves"),
        (
            "5/8",
            start(),
            dice(3, 1),
            "column 1: checkers move from higher points to lower ones, not from 5 to 8",
        ),
        (
            "13/9 6/5",
            start(),
            dice(3, 1),
            "column 6: 3-1 is 2 steps, and this takes 3; legal are 13/10 6/5, 13/9, ",
        ),
        ("13/8 6/5", start(), dice(3, 1), "column 1: 3-1 does not move a checker from 13 to 8"),
        ("24/19 13/8", start(), dice(6, 5), "column 1: the other player holds your 19-point"),
        ("6/1 8/2", start(), dice(6, 5), "column 1: the other player holds your 1-point"),
        ("8/5* 6/5", start(), dice(3, 1), "column 1: no checker is hit on 5"),
        (
            "8/5",
            start(),
            dice(3, 1),
            "column 1: as many dice as possible must be used: 2 here, not 1; legal are ",
        ),
        ("", start(), dice(3, 1), "column 1: something can be played, so it must be"),
        (
            "13/7 8/4",
            bar,
            dice(6, 4),
            "column 1: a checker on the bar must enter first; legal are bar/21 ",
        ),
        (
            "6/off 4/off",
            late,
            dice(6, 4),
            "column 1: bearing off starts when all checkers are home; one is on 8",
        ),
        (
            "4/off 6/5",
            home,
            dice(6, 1),
            "column 1: 6 bears a checker off from 4 only if no checker is further back; one is on 5",
        ),
        (
            "4/off 4/3",
            home,
            dice(5, 1),
            "column 1: 5 bears a checker off from 4 only if no checker is further back; one is on 6",
        ),
        (
            "10/8",
            six_or_two,
            dice(6, 2),
            "column 1: only one die can be used, so it must be the larger: 6; legal is 10/4",
        ),
    ] {
        let error = notation::read(text, &board, dice).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{text}: {error}");
    }
}

proptest! {
    #[test]
    fn every_legal_play_comes_back(position in any_position(), seed in any::<u64>()) {
        let Phase::ToMove(dice) = position.phase else { return Ok(()) };
        let mut legal: Vec<(Play, Board)> = Vec::new();
        position.board.plays(dice, &mut legal);
        let mut texts = Vec::new();
        for (play, after) in legal {
            let text = notation::write(&position.board, play);
            let read = notation::read(&text, &position.board, dice);
            prop_assert_eq!(read.map(|play| position.board.after(play)), Ok(after), "{}", text);
            // Step by step, in any order, without stars, still the same men move.
            let steps = shuffled(play, seed);
            let own = |play: Play| position.board.after(play).own();
            match notation::read(&steps, &position.board, dice) {
                Ok(read) => prop_assert_eq!(own(read), after.own(), "{}", steps),
                Err(error) => prop_assert!(false, "{}: {}", steps, error),
            }
            texts.push(text);
        }
        let count = texts.len();
        texts.sort();
        texts.dedup();
        prop_assert_eq!(texts.len(), count, "two plays are written alike");
    }

    #[test]
    fn no_text_makes_the_reader_panic(
        text in "[0-9barof/*(), xé]{0,24}",
        position in any_position(),
    ) {
        let dice = dice(6, 3);
        if let Ok(play) = notation::read(&text, &position.board, dice) {
            let mut legal: Vec<Play> = Vec::new();
            position.board.plays(dice, &mut legal);
            prop_assert!(legal.contains(&play) || legal.is_empty() && play == Play::DANCE);
        }
    }
}

fn shuffled(play: Play, seed: u64) -> String {
    use parlor_game::Entropy;
    let mut steps: Vec<String> = play.steps().map(|step| step.to_string()).collect();
    Mix(seed).shuffle(&mut steps);
    steps.join(" ")
}
