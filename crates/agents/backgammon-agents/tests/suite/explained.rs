//! Explanations as they are printed, checked by eye. `UPDATE_GOLDEN=1` writes them anew.

use std::path::Path;

use parlor_agent::{Ask, Budget, Candidate, Cell, Explanation, Say};
use parlor_backgammon::{Action, Backgammon, Board, Cube, Men, Phase, Position, RuleSet, Score};
use parlor_backgammon_agents::registry;
use parlor_game::{Game, Seat};
use parlor_texts::Language;

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
    let printed = why.printed(&Language::English).to_string();
    assert!(!printed.contains("bg-"), "a key without words in {name}:\n{printed}");
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
    let playouts = |one: &Candidate| match one.cells[1] {
        Cell::Number(n) => n.value,
        _ => panic!("{one:?}"),
    };
    assert_eq!(why.candidates.iter().map(playouts).sum::<f64>(), 60.0);
    check("mcts-last-men", &why);
}

/// Who counts pips and who plays anything say so: the chosen first, every play with its value.
#[test]
fn the_simple_players_explain_themselves() {
    let start = to_move(START, START, [3, 1]);
    let (_, why) = explain("pips", &start, Seat::A);
    check("pips-opening", &why);
    let (_, why) = explain("random", &start, Seat::A);
    assert!(why.candidates.iter().all(|one| one.value.unwrap().value == 1.0 / 16.0));
    check("random-opening", &why);
}

/// The house looks at some plays further than at others: each row shows how deep, and what was looked at
/// less deeply is marked as an estimate.
#[test]
fn the_house_explains_an_opening() {
    let start = to_move(START, START, [6, 2]);
    let (_, why) = explain("house", &start, Seat::A);
    assert_eq!(why.candidates[0].legal_idx, why.chosen.unwrap());
    check("house-opening", &why);
}

/// Seat A is to roll or has doubled, for money or in a match.
fn cube(own: &[(u8, u8)], other: &[(u8, u8)], phase: Phase, score: Score) -> Backgammon {
    let board = Board::new(Men::new(own).unwrap(), Men::new(other).unwrap()).unwrap();
    let (cube, on_roll, rules) = (Cube::CENTRED, Seat::A, RuleSet::STANDARD);
    Position { board, on_roll, phase, cube, score, rules }.game().unwrap()
}

const DOUBLED: Phase = Phase::CubeOffered { beavers: 0 };
const TRAINED: [&str; 3] = ["linear", "house", "mcts"];

/// Two men on the ace point are off with the next roll, whatever it is.
const ONE_ROLL: &[(u8, u8)] = &[(1, 2), (0, 13)];
const HOPELESS: &[(u8, u8)] = &[(6, 14), (0, 1)];

/// A double in a hopeless race is passed, in an even game taken; at the end of a match it is taken
/// whatever comes. A pass costs the cube as it lies.
#[test]
fn doubles_are_answered() {
    let hopeless = cube(ONE_ROLL, HOPELESS, DOUBLED, Score::MONEY);
    // 2-away against 1-away after Crawford: a pass would lose the match.
    let last = cube(ONE_ROLL, HOPELESS, DOUBLED, Score::at(3, 2, 0, false).unwrap());
    let even = cube(START, START, DOUBLED, Score::MONEY);
    for spec in TRAINED {
        let (action, why) = explain(spec, &hopeless, Seat::B);
        assert_eq!(action, Action::Drop);
        assert_eq!(why.candidates[0].value.unwrap().value, -1.0);
        let taken = why.candidates[1].value.unwrap().value;
        assert!((taken + 2.0).abs() < 1e-9, "{taken}");
        assert_eq!(explain(spec, &last, Seat::B).0, Action::Take);
        assert_eq!(explain(spec, &even, Seat::B).0, Action::Take);
    }
    let (action, why) = explain("expectiminimax", &even, Seat::B);
    assert_eq!(action, Action::Take);
    check("cube-take", &why);
}

/// Four men on the ace point against four: 31/36 to win, a double and a pass. The strategies never
/// double, and with `cube=off` nobody does.
#[test]
fn the_trained_players_double() {
    let four: &[(u8, u8)] = &[(1, 4), (0, 11)];
    let game = cube(four, four, Phase::ToRoll, Score::MONEY);
    for spec in TRAINED {
        let (action, why) = explain(spec, &game, Seat::A);
        assert_eq!(action, Action::Double);
        let values = why.candidates.iter().map(|candidate| candidate.value.unwrap().value);
        // Without a double 26/36 = 13/18 on average; the doubled cube is passed.
        let values: Vec<f64> = values.collect();
        assert_eq!(values[0], 1.0);
        assert!((values[1] - 13.0 / 18.0).abs() < 1e-3, "{values:?}");
        assert_eq!(explain(&format!("{spec}:cube=off"), &game, Seat::A).0, Action::Roll);
    }
    check("cube-double", &explain("house", &game, Seat::A).1);
    assert_eq!(explain("expectiminimax", &game, Seat::A).0, Action::Roll);
}

/// Four men on the ace point against four: to take costs 13/9 where a pass costs 1. A last roll that
/// misses with 1/36 is not a pass: what the other answer would cost is said, not what the doubler thinks.
#[test]
fn an_answer_to_a_double_says_what_the_other_costs() {
    let four: &[(u8, u8)] = &[(1, 4), (0, 11)];
    let said = |own, other, action: Action| {
        let game = cube(own, other, DOUBLED, Score::MONEY);
        let (answer, why) = explain("house", &game, Seat::B);
        assert_eq!(answer, action);
        let verdict = Language::English.message(why.verdict.as_ref().unwrap());
        format!("{verdict}. {}", Language::English.message(why.reason.as_ref().unwrap()))
    };
    assert_eq!(said(four, four, Action::Drop), "Pass. Taking would cost 0.44 more.");
    let take = said(HOPELESS, ONE_ROLL, Action::Take);
    assert!(take.starts_with("Take. Passing would cost "), "{take}");
}

/// Who is doubled by an underdog turns the cube once more, where the rules let him.
#[test]
fn a_wrong_double_is_beavered() {
    let money = |phase| {
        let position = cube(HOPELESS, ONE_ROLL, phase, Score::MONEY).position();
        let rules = RuleSet { beavers: 1, ..position.rules };
        Position { rules, ..position }.game().unwrap()
    };
    for spec in TRAINED {
        assert_eq!(explain(spec, &money(DOUBLED), Seat::B).0, Action::Beaver);
        assert_eq!(explain(spec, &money(Phase::ToRoll), Seat::A).0, Action::Roll);
    }
}

#[test]
fn nobody_doubles_at_the_start() {
    let start = cube(START, START, Phase::ToRoll, Score::MONEY);
    for spec in [&TRAINED[..], &["expectiminimax"]].concat() {
        let (action, why) = explain(spec, &start, Seat::A);
        assert_eq!(action, Action::Roll);
        assert!(why.candidates.iter().all(|candidate| candidate.value.is_some()));
    }
}
