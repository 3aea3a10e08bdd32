//! Backgammon's messages: every action and view of random games.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_backgammon::{Action, Backgammon, Dice, Die, RuleSet, Score, Setup, Thrown};
use parlor_backgammon_kit::BackgammonWire;
use parlor_backgammon_kit::wire::BackgammonAction;
use parlor_game::{Answers, Entropy, Game, Observed, Seat, Silent, Stochastic, Turn};
use parlor_testkit::SplitMix;
use parlor_wire::Codec;
use serde_json::{Value, json};

fn start() -> Backgammon {
    Backgammon::start(&Setup::new(RuleSet::MONEY, Score::MONEY))
}

#[test]
fn every_listed_action_comes_back_as_itself() {
    let mut entropy = SplitMix::new(4);
    for _ in 0..40 {
        let mut game = start();
        let mut legal = Vec::new();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(at) => {
                    let thrown = game.draw(at, &mut entropy);
                    game.apply(thrown, &mut Silent).unwrap();
                }
                Turn::Decide(asked) => {
                    let seat = asked.first().unwrap();
                    game.legal(seat, &mut legal);
                    for &action in &legal {
                        let text = serde_json::to_string(&BackgammonWire::put_action(action));
                        let message = serde_json::from_str(&text.unwrap()).unwrap();
                        let view = game.view(seat);
                        assert_eq!(
                            BackgammonWire::get_action(&message, &view, &legal),
                            Some(action)
                        );
                    }
                    let action = *entropy.pick(&legal).unwrap();
                    game.advance(&Answers::one(seat, action), &mut Silent);
                }
            }
        }
    }
}

/// Seat A to move with 3-1 from the start.
fn to_move() -> (Backgammon, Vec<Action>) {
    let mut game = start();
    let (a, b) = (Die::new(3).unwrap(), Die::new(1).unwrap());
    game.apply(Thrown::Opening { a, b }, &mut Silent).unwrap();
    let mut legal = Vec::new();
    game.legal(Seat::A, &mut legal);
    (game, legal)
}

fn read(message: Value) -> Option<Action> {
    let (game, legal) = to_move();
    let message: BackgammonAction = serde_json::from_value(message).unwrap();
    BackgammonWire::get_action(&message, &game, &legal)
}

#[test]
fn a_play_is_matched_by_its_result() {
    let moves = |list: &[(u8, u8)]| {
        let moves: Vec<Value> = list.iter().map(|(f, t)| json!({"from": f, "to": t})).collect();
        read(json!({"type": "play", "moves": moves}))
    };
    let one = moves(&[(8, 5), (6, 5)]);
    assert!(one.is_some());
    assert_eq!(one, moves(&[(6, 5), (8, 5)]));
    assert_eq!(moves(&[(24, 20)]), moves(&[(24, 21), (21, 20)]));
    for wrong in [
        &[(8, 5)][..],
        &[(7, 4), (8, 7)],
        &[(6, 9)],
        &[(6, 6)],
        &[(8, 9), (9, 5), (6, 5)],
        &[(30, 2)],
        &[],
    ] {
        assert_eq!(moves(wrong), None, "{wrong:?}");
    }
    assert_eq!(read(json!({"type": "double"})), None);
}

#[test]
fn a_view_says_all_that_is_on_the_table() {
    let (game, _) = to_move();
    let view = serde_json::to_value(BackgammonWire::put_view(&game)).unwrap();
    assert_eq!(view["rules"], "money");
    assert_eq!(view["on_roll"], "A");
    assert_eq!(view["phase"], json!({"type": "to_move", "dice": [3, 1]}));
    assert_eq!(view["cube"], json!({"value": 1, "owner": null}));
    assert_eq!(view["score"], json!({"to": 0, "points": [0, 0], "crawford": false}));
    for seat in ["A", "B"] {
        let men = view["men"][seat].as_array().unwrap();
        assert_eq!(men.len(), 26);
        assert_eq!(
            (&men[24], &men[13], &men[8], &men[6]),
            (&json!(2), &json!(5), &json!(3), &json!(5))
        );
    }
}

#[test]
fn events_say_what_happened() {
    let mut game = start();
    let mut events = Vec::new();
    let (a, b) = (Die::new(2).unwrap(), Die::new(5).unwrap());
    game.apply(Thrown::Opening { a, b }, &mut events).unwrap();
    let mut legal = Vec::new();
    game.legal(Seat::B, &mut legal);
    game.resolve(&Answers::one(Seat::B, legal[0]), &mut events).unwrap();
    game.resolve(&Answers::one(Seat::A, Action::Roll), &mut events).unwrap();
    game.apply(Thrown::Roll(Dice::new(a, a)), &mut events).unwrap();
    let seen: Vec<Value> = events
        .iter()
        .map(|event| serde_json::to_value(BackgammonWire::put_seen(event)).unwrap())
        .collect();
    assert_eq!(seen[0], json!({"type": "opened", "dice": [2, 5]}));
    assert_eq!((&seen[1]["type"], &seen[1]["seat"]), (&json!("acted"), &json!("B")));
    assert_eq!(seen[1]["action"]["type"], "play");
    assert_eq!(seen[2], json!({"type": "acted", "seat": "A", "action": {"type": "roll"}}));
    assert_eq!(seen[3], json!({"type": "rolled", "dice": [2, 2]}));
}
