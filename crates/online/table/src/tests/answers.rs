//! Answers: judged when they come, played once.

use parlor_backgammon::Backgammon;
use parlor_backgammon_kit::BackgammonKit;
use parlor_backgammon_kit::wire::BackgammonAction as ActionMsg;
use parlor_game::Game;
use parlor_wire::online::{ClientMsg, ErrorCode};
use serde_json::json;

use super::sim::{Sim, player, quick_room};
use crate::{Input, Out, Say, Who};

fn game(sim: &Sim<BackgammonKit>) -> &Backgammon {
    &sim.table.playing().unwrap().game
}

/// A match whose first player to move is known, asked to make a play.
fn asked() -> (Sim<BackgammonKit>, u64, u64, ActionMsg) {
    let sim = Sim::<BackgammonKit>::playing("standard to=3", quick_room(), 1, 2);
    let n = (0..2).find(|&n| sim.client(n).prompt.is_some()).unwrap();
    let prompt = sim.client(n).prompt.clone().unwrap();
    let action = serde_json::from_value(prompt["legal"][0].clone()).unwrap();
    (sim, n, prompt["seq"].as_u64().unwrap(), action)
}

fn act(seq: u64, id: &str, action: &ActionMsg) -> ClientMsg<ActionMsg> {
    ClientMsg::Act { expected_seq: seq, action_id: id.into(), action: action.clone() }
}

#[test]
fn an_answer_sent_twice_is_accepted_twice_and_played_once() {
    let (mut sim, n, seq, action) = asked();
    sim.say(n, act(seq, "a", &action));
    let after = *game(&sim);
    let lines = sim.log.len();
    sim.say(n, act(seq, "a", &action));
    assert_eq!(*game(&sim), after);
    assert!(sim.log.len() <= lines + 1);
    let accepted: Vec<_> =
        sim.client(n).frames.iter().filter(|frame| frame["type"] == "accepted").collect();
    assert_eq!(accepted.len(), 2);
    assert_eq!(accepted[0], accepted[1]);
    assert_eq!(*accepted[0], json!({"type": "accepted", "action_id": "a", "seq": seq}));
}

#[test]
fn what_is_refused_changes_nothing() {
    let (mut sim, n, seq, action) = asked();
    let (before, lines) = (*game(&sim), sim.log.len());
    let other = 1 - n;
    sim.say(n, act(seq, "b", &ActionMsg::Double));
    sim.say(n, act(seq - 1, "c", &action));
    sim.say(n, act(seq + 7, "d", &action));
    sim.say(n, act(seq, "", &action));
    assert_eq!(sim.client(n).errors(), ["illegal", "stale", "not_asked", "action_id"]);
    sim.say(other, act(1, "e", &action));
    assert_eq!(sim.client(other).errors(), ["not_asked"]);
    sim.put(Input::Client { who: player(9), msg: act(seq, "f", &action) });
    assert_eq!(sim.client(9).errors(), ["not_seated"]);
    assert_eq!((game(&sim), sim.log.len()), (&before, lines));
    // The question is still open.
    sim.say(n, act(seq, "g", &action));
    assert_ne!(*game(&sim), before);
    sim.say(n, act(seq, "h", &action));
    assert_eq!(sim.client(n).errors().last(), Some(&"stale"));
    sim.say(n, act(seq, "g", &ActionMsg::Roll));
    assert_eq!(sim.client(n).errors().last(), Some(&"action_id"));
    let named = sim.client(n).frames.last().unwrap()["action_id"].clone();
    assert_eq!(named, "g");
}

#[test]
fn frames_that_are_no_messages_disturb_nobody() {
    let (mut sim, ..) = asked();
    let before = *game(&sim);
    for frame in ["", "{", "[]", "null", r#"{"type":"win"}"#, r#"{"type":"act"}"#, "\u{0}"] {
        assert!(serde_json::from_str::<ClientMsg<ActionMsg>>(frame).is_err(), "{frame}");
    }
    let (who, msg) = (Who::Watcher(3), ClientMsg::Ping { n: 1 });
    let effects = sim.table.handle(sim.now, Input::Client { who, msg });
    let say = Say::Refused(ErrorCode::HelloFirst.into());
    assert!(effects.log.is_empty());
    assert_eq!(effects.out, [Out { to: who, say }]);
    assert_eq!(*game(&sim), before);
    assert_eq!(before.seats().len(), 2);
}
