//! Explanations as they are printed, checked by eye. `UPDATE_GOLDEN=1` writes them anew.

use std::path::Path;

use parlor_agent::{Ask, Budget, Explanation};
use parlor_backgammon::{Action, Backgammon, Board, Cube, Men, Phase, Position, RuleSet, Score};
use parlor_backgammon_agents::registry;
use parlor_game::{Game, Seat};

use crate::boards::{START, to_move};

/// What `spec` says about a decision of seat A.
fn explain(spec: &str, game: &Backgammon, seat: Seat) -> (Action, Explanation) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let ask = Ask { seat, view: game, legal: &legal, budget: Budget::UNLIMITED };
    let mut why = Explanation::default();
    let action = registry().build(spec, 1).unwrap().decide(&ask, Some(&mut why));
    (action, why)
}

#[track_caller]
fn check(name: &str, why: &Explanation) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.txt"));
    let printed = why.to_string();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &printed).unwrap();
    }
    let golden = std::fs::read_to_string(&file).unwrap();
    assert_eq!(printed, golden, "{}", file.display());
}

/// Two men left, on 6 and 1; the opponent has two, on 6 and 3, and bears both off with 6-3, 6-4, 6-5
/// or a double from 3-3 up: 10 of 36 throws.
fn last_men() -> Backgammon {
    to_move(&[(6, 1), (1, 1), (0, 13)], &[(6, 1), (3, 1), (0, 13)], [2, 1])
}

/// 8/5 6/5 closes a third point against two: 0.4 · 1/7. Nothing else changes but blots, which the
/// combined strategy does not count.
#[test]
fn combined_makes_the_five_point() {
    let start = to_move(START, START, [3, 1]);
    let (action, why) = explain("expectiminimax:strategy=combined,depth=1", &start, Seat::A);
    assert_eq!(action.to_string(), "8/5 6/5");
    let best = why.candidates[0].value.unwrap().value;
    assert!((best - 0.4 / 7.0).abs() < 1e-12, "{best}");
    check("expectiminimax-opening", &why);
}

/// With 2-1 one man can be borne off: then 14 of 15 count unless the opponent ends it. Otherwise 13.
#[test]
fn depth_three_weighs_the_replies() {
    let spec = "expectiminimax:strategy=running,depth=3,prune=gamma";
    let (_, why) = explain(spec, &last_men(), Seat::A);
    let expected = 26.0 / 36.0 * 14.0 / 15.0 - 10.0 / 36.0;
    let best = why.candidates[0].value.unwrap().value;
    assert!((best - expected).abs() < 1e-12, "{best}");
    check("expectiminimax-last-men", &why);
}

/// In points the opponent's 10 throws cost one each; otherwise the player wins with all but few.
#[test]
fn the_trained_players_explain_themselves() {
    let start = to_move(START, START, [3, 1]);
    let (action, why) = explain("linear", &start, Seat::A);
    assert_eq!(action.to_string(), "8/5 6/5");
    check("linear-opening", &why);
    let (_, why) = explain("house", &last_men(), Seat::A);
    check("house-last-men", &why);
    let (_, why) = explain("mcts:playouts=60", &last_men(), Seat::A);
    check("mcts-last-men", &why);
}

/// A double in a hopeless race is passed, in an even game taken; at the end of a match it is taken
/// whatever comes.
#[test]
fn doubles_are_answered() {
    let rules = RuleSet::STANDARD;
    let doubled = |own: &[(u8, u8)], other: &[(u8, u8)], score| {
        let board = Board::new(Men::new(own).unwrap(), Men::new(other).unwrap()).unwrap();
        let phase = Phase::CubeOffered { beavers: 0 };
        let (cube, on_roll) = (Cube::CENTRED, Seat::A);
        Position { board, on_roll, phase, cube, score, rules }.game().unwrap()
    };
    let hopeless = [&[(1, 2), (0, 13)][..], &[(6, 14), (0, 1)][..]];
    let money = doubled(hopeless[0], hopeless[1], Score::MONEY);
    let (action, why) = explain("house", &money, Seat::B);
    assert_eq!(action, Action::Drop);
    assert_eq!(why.candidates[0].value.unwrap().value, -0.5);
    let even = doubled(START, START, Score::MONEY);
    let (action, why) = explain("expectiminimax", &even, Seat::B);
    assert_eq!(action, Action::Take);
    check("cube-take", &why);
    // 2-away against 1-away after Crawford: a pass would lose the match.
    let last = doubled(hopeless[0], hopeless[1], Score::at(3, 2, 0, false).unwrap());
    assert_eq!(explain("house", &last, Seat::B).0, Action::Take);
}

#[test]
fn nobody_here_doubles() {
    let board = RuleSet::STANDARD.board();
    let (cube, score, rules) = (Cube::CENTRED, Score::MONEY, RuleSet::STANDARD);
    let phase = Phase::ToRoll;
    let position = Position { board, on_roll: Seat::A, phase, cube, score, rules };
    for spec in ["house", "linear", "mcts", "expectiminimax"] {
        let (action, why) = explain(spec, &position.game().unwrap(), Seat::A);
        assert_eq!(action, Action::Roll);
        assert!(why.candidates.iter().all(|candidate| candidate.value.is_some()));
    }
}
