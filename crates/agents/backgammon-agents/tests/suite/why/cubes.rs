//! The cube: why to double, to wait, to take and to pass.

use parlor_agent::Say;
use parlor_backgammon::{Action, Backgammon, Board, Cube, Men, Phase, Position, RuleSet, Score};
use parlor_game::Seat;
use parlor_texts::Language;

use super::explain;
use crate::boards::START;

type Stacks = &'static [(u8, u8)];

const DOUBLED: Phase = Phase::CubeOffered { beavers: 0 };
const MONEY: Score = Score::MONEY;

fn cube_at(own: Stacks, other: Stacks, phase: Phase, score: Score, cube: Cube) -> Backgammon {
    let board = Board::new(Men::new(own).unwrap(), Men::new(other).unwrap()).unwrap();
    let rules = RuleSet { beavers: 1, ..RuleSet::STANDARD };
    Position { board, on_roll: Seat::A, phase, cube, score, rules }.game().unwrap()
}

/// The action and the keys of verdict and reason; seat A is on roll, B answers doubles.
fn said(spec: &str, game: &Backgammon) -> (Action, String, String) {
    let seat = if game.phase() == DOUBLED { Seat::B } else { Seat::A };
    let (action, why, _) = explain(spec, game, seat);
    let key = |message: Option<parlor_agent::Message>| message.unwrap().key.into_owned();
    (action, key(why.verdict), key(why.reason))
}

#[track_caller]
fn check(spec: &str, game: &Backgammon, action: Action, verdict: &str, reason: &str) {
    assert_eq!(said(spec, game), (action, verdict.to_owned(), reason.to_owned()), "{spec}");
}

const ONE_LEFT: Stacks = &[(1, 1), (0, 14)];
const FOUR: Stacks = &[(1, 4), (0, 11)];

/// One roll decides. Of 36 throws 23 bear off 5 and 1, 29 bear off 4 and 1, 15 bear off 6 and 1:
/// counted by hand, as in every table of last-roll chances.
fn the_last_roll_is_counted() {
    for (own, wins, answer, reason) in [
        (&[(5, 1), (1, 1), (0, 13)], 23, Action::Take, "bg-passing-costs"),
        (&[(4, 1), (1, 1), (0, 13)], 29, Action::Drop, "bg-taking-costs"),
    ] as [(Stacks, u32, Action, &str); 2]
    {
        let game = cube_at(own, ONE_LEFT, Phase::ToRoll, MONEY, Cube::CENTRED);
        for spec in ["house", "linear", "pips", "mcts"] {
            check(spec, &game, Action::Double, "bg-offer-double", "bg-reason-last-roll");
        }
        let (_, why, _) = explain("house", &game, Seat::A);
        let words = Language::English.message(why.reason.as_ref().unwrap());
        assert!(words.contains(&format!("{wins} of 36")), "{words}");
        let doubled = cube_at(own, ONE_LEFT, DOUBLED, MONEY, Cube::CENTRED);
        assert_eq!(said("house", &doubled).0, answer);
        assert_eq!(said("house", &doubled).2, reason);
        // To take wins or loses two; to pass loses one.
        let taken = 2.0 * (1.0 - 2.0 * f64::from(wins) / 36.0);
        let (_, why, _) = explain("house", &doubled, Seat::B);
        let costs = Language::English.message(why.reason.as_ref().unwrap());
        assert!(costs.contains(&format!("{:.2}", (taken + 1.0).abs())), "{costs} {taken}");
    }
    let game = cube_at(&[(6, 1), (1, 1), (0, 13)], ONE_LEFT, Phase::ToRoll, MONEY, Cube::CENTRED);
    check("house", &game, Action::Roll, "bg-offer-none", "bg-reason-underdog");
}

/// 31/36 to win, and the opponent has no more than a lucky double: he passes.
fn a_clear_double_is_passed() {
    let game = cube_at(FOUR, FOUR, Phase::ToRoll, MONEY, Cube::CENTRED);
    check("house", &game, Action::Double, "bg-offer-double", "bg-reason-cash");
    let owned = cube_at(FOUR, FOUR, Phase::ToRoll, MONEY, Cube::new(1, Some(Seat::A)).unwrap());
    check("house", &owned, Action::Double, "bg-offer-redouble", "bg-reason-cash");
}

#[test]
fn nobody_doubles_before_anything_has_happened() {
    let game = cube_at(START, START, Phase::ToRoll, MONEY, Cube::CENTRED);
    for spec in ["house", "linear", "pips"] {
        let (action, verdict, reason) = said(spec, &game);
        assert_eq!((action, &*verdict), (Action::Roll, "bg-offer-none"), "{spec}");
        assert!(["bg-reason-no-double", "bg-reason-underdog"].contains(&&*reason), "{reason}");
    }
    check("expectiminimax", &game, Action::Roll, "bg-offer-none", "bg-never-doubles");
    let doubled = cube_at(START, START, DOUBLED, MONEY, Cube::CENTRED);
    check("expectiminimax", &doubled, Action::Take, "bg-answer-take", "bg-take-is-cheaper");
}

/// Four are closed out and none is off: most wins are gammons, so a pass is too little.
#[test]
fn a_position_can_be_too_good() {
    let own: Stacks = &[(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)];
    let other: Stacks = &[(25, 4), (6, 4), (13, 4), (8, 3)];
    let game = cube_at(own, other, Phase::ToRoll, MONEY, Cube::CENTRED);
    check("house", &game, Action::Roll, "bg-offer-too-good", "bg-reason-too-good");
    let (_, why, _) = explain("house", &game, Seat::A);
    let double = why.runner_up().unwrap();
    assert_eq!(double.right_if.as_ref().unwrap().key, "bg-if-no-gammons");
}

/// At 2-away against 1-away after Crawford the trailer loses the match with the game anyhow; at
/// 1-away the leader has no use for a cube; and to pass at 1-away of the doubler loses the match.
#[test]
fn the_score_decides() {
    let trailing = Score::at(3, 1, 2, false).unwrap();
    let game = cube_at(START, START, Phase::ToRoll, trailing, Cube::CENTRED);
    check("house", &game, Action::Double, "bg-offer-double", "bg-reason-nothing-to-lose");
    let leading = Score::at(3, 2, 1, false).unwrap();
    let game = cube_at(START, START, Phase::ToRoll, leading, Cube::CENTRED);
    check("house", &game, Action::Roll, "bg-offer-none", "bg-reason-dead-cube");
    let doubled = cube_at(START, START, DOUBLED, leading, Cube::CENTRED);
    for spec in ["house", "expectiminimax"] {
        check(spec, &doubled, Action::Take, "bg-answer-take", "bg-drop-loses-match");
    }
}

/// A man alone who waits behind a full home against two men on the ace point: turned by an underdog.
fn a_double_of_an_underdog_is_beavered() {
    let hopeless: Stacks = &[(6, 14), (0, 1)];
    let game = cube_at(hopeless, &[(1, 2), (0, 13)], DOUBLED, MONEY, Cube::CENTRED);
    check("house", &game, Action::Beaver, "bg-answer-beaver", "bg-reason-beaver");
}

/// Together, so that the tables are computed once.
#[test]
fn bear_offs_are_doubled_by_the_tables() {
    the_last_roll_is_counted();
    a_clear_double_is_passed();
    a_double_of_an_underdog_is_beavered();
}
