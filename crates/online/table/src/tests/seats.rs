//! Bots, resignations and practice tables.

use parlor_kit::Kit;
use parlor_wire::Codec;
use parlor_wire::online::{ClientMsg, CostMsg};
use serde_json::{Value, json};

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, player, quick_room};
use crate::{Host, Input, Room, verify_record};

fn practice<G: Host>(rules: &str) -> Sim<G> {
    Sim::playing(rules, Room { practice: true, ..quick_room() }, 4, 1)
}

#[test]
fn a_bot_plays_its_seat_and_does_nothing_else() {
    let mut sim = Sim::<BackgammonKit>::seated("standard to=1", quick_room(), 1, 1);
    sim.say(0, ClientMsg::Kick { entrant: 1 });
    let bot = |by| Input::SeatsBot { by, player: 7, name: "bot".into(), entrant: 1 };
    sim.put(bot(3));
    assert_eq!(sim.client(7).errors(), ["not_seated"]);
    sim.put(bot(0));
    sim.put(Input::Connected { who: player(7), last: None });
    let entrants = sim.client(0).events("entrants").last().copied().cloned().unwrap();
    assert_eq!(entrants["entrants"][1]["occupant"]["bot"], true);
    for said in [
        ClientMsg::Chat { text: "hello".into() },
        ClientMsg::Kick { entrant: 0 },
        ClientMsg::Consent { entrant: 0, agreed: true },
        ClientMsg::Rematch { agreed: true },
    ] {
        sim.say(7, said);
        assert_eq!(sim.client(7).errors().last(), Some(&"scope"));
    }
    // Nobody waits for it to be ready, nor for its part of the chance.
    sim.say(0, ClientMsg::Ready { ready: true });
    sim.contribute(1);
    assert!(sim.table.playing().is_some());
    // A seat of a program that is asked is answered like any other.
    let asked =
        |sim: &Sim<BackgammonKit>| [0, 7].into_iter().find(|&n| sim.client(n).prompt.is_some());
    while sim.records.is_empty() {
        match asked(&sim) {
            Some(n) => sim.answer(n),
            None => sim.wait(1_000),
        }
    }
    assert!(sim.records[0].players.contains(&"bot".to_owned()));
}

/// Rule: `docs/rules/backgammon.md#resigning`. A gammon at a cube of 1 is worth 2 points.
#[test]
fn a_resignation_is_declined_or_ends_the_game() {
    let mut sim = Sim::<BackgammonKit>::playing("standard to=5", quick_room(), 2, 2);
    sim.say(0, ClientMsg::AnswerResign { accept: true });
    sim.say(0, ClientMsg::Resign { worth: 4 });
    assert_eq!(sim.client(0).errors(), ["not_now", "not_now"]);
    sim.say(0, ClientMsg::Resign { worth: 2 });
    sim.say(0, ClientMsg::AnswerResign { accept: true });
    assert_eq!(sim.client(0).errors().last(), Some(&"not_now"));
    sim.say(1, ClientMsg::AnswerResign { accept: false });
    assert_eq!(sim.client(0).events("resign_answered")[0]["accepted"], false);
    assert!(sim.client(0).events("deal_ended").is_empty());

    sim.say(0, ClientMsg::Resign { worth: 2 });
    sim.say(1, ClientMsg::AnswerResign { accept: true });
    let ended = sim.client(1).events("deal_ended")[0].clone();
    let seat = sim.table.current().unwrap().seat_of(1).unwrap().idx();
    assert_eq!(ended["standing"][seat], 2);
    assert!(sim.client(0).prompt.is_none() && sim.client(1).prompt.is_none());
    // The record holds it and is still proved, and the log makes the same table.
    sim.finish();
    let proof = verify_record::<BackgammonKit>(&sim.records[0]).unwrap();
    assert_eq!(proof.deals, sim.records[0].deals.len());
    let game = BackgammonKit::read("standard to=5").unwrap();
    assert!(crate::Table::restore(game, quick_room(), &sim.log).is_ok());
}

#[test]
fn only_backgammon_knows_resigning_and_an_agent_takes_a_gammon() {
    let mut sim = Sim::<ZoleKit>::playing("", quick_room(), 2, 3);
    sim.say(0, ClientMsg::Resign { worth: 1 });
    assert_eq!(sim.client(0).errors(), ["not_now"]);
    let mut sim = practice::<BackgammonKit>("standard to=5");
    while sim.client(0).prompt.is_none() {
        sim.step();
    }
    // A single game is not all that it could win; a gammon nearly is.
    sim.say(0, ClientMsg::Resign { worth: 1 });
    sim.say(0, ClientMsg::Resign { worth: 2 });
    let answered: Vec<bool> = (sim.client(0).events("resign_answered").iter())
        .map(|event| event["accepted"].as_bool().unwrap())
        .collect();
    assert_eq!(answered, [false, true]);
}

#[test]
fn a_practice_table_opens_its_hands_and_no_other_does() {
    let open = |sim: &Sim<RiichiKit>| -> Option<Value> {
        Some(serde_json::to_value(sim.table.open_hands()?).unwrap())
    };
    let sim = practice::<RiichiKit>("tenhou length=east");
    let hands = open(&sim).unwrap();
    assert_eq!(hands["views"].as_array().unwrap().len(), 4);
    let mine = sim.table.current().unwrap().seat_of(0).unwrap().idx();
    let known = sim.client(0).events("seen").last().copied().cloned().unwrap();
    assert_eq!(hands["views"][mine], known["view"]);
    // The same people at a table that was not made for it; and two at one that was.
    assert!(open(&Sim::playing("tenhou length=east", quick_room(), 4, 1)).is_none());
    let shared = Room { practice: true, ..quick_room() };
    let mut two = Sim::<RiichiKit>::playing("tenhou length=east", shared, 4, 2);
    assert!(open(&two).is_none() && two.table.practice_question(0).is_none());
    two.say(0, ClientMsg::Stop);
    assert_eq!(two.client(0).errors(), ["not_now"]);
}

#[test]
fn what_an_agents_move_cost_is_told_where_it_tells_nothing_hidden() {
    let cost = Some(CostMsg { think_ms: 12, nodes: Some(345) });
    for (practice, shown) in [(true, json!(345)), (false, Value::Null)] {
        let room = Room { practice, ..quick_room() };
        let mut sim = Sim::<ZoleKit>::playing("", room, 4, 1);
        while sim.asks.is_empty() {
            sim.step();
        }
        let ask = sim.asks.pop().unwrap();
        let question = sim.table.agent_question(ask.entrant, ask.seq).unwrap();
        let action = <ZoleKit as Kit>::Codec::put_action(question.legal[0]);
        sim.put(Input::Decided { entrant: ask.entrant, seq: ask.seq, action, cost });
        let thought = sim.client(0).events("thought")[0].clone();
        assert_eq!(thought["cost"], json!({"think_ms": 12, "nodes": shown}));
    }
}

/// A server that has no room left closes what nobody would miss.
#[test]
fn a_match_to_which_nobody_comes_back_is_missed_for_a_few_minutes() {
    let mut sim = Sim::<ZoleKit>::playing("", quick_room(), 4, 2);
    let long = 86_400_000;
    sim.put(Input::Lost { who: player(0) });
    assert!(sim.table.is_played_by_people(sim.now + long));
    sim.put(Input::Lost { who: player(1) });
    assert!(sim.table.is_played_by_people(sim.now + 299_999));
    assert!(!sim.table.is_played_by_people(sim.now + 300_000));
    sim.put(Input::Connected { who: player(0), last: None });
    assert!(sim.table.is_played_by_people(sim.now + long));
    for n in 0..2 {
        sim.say(n, ClientMsg::Leave);
    }
    assert!(!sim.table.is_played_by_people(sim.now));
}

/// Folding what an agent was told gives its view: nothing is missing, nothing is too much.
#[test]
fn an_agent_is_told_all_that_its_seat_has_seen() {
    let mut sim = practice::<ZoleKit>("");
    for _ in 0..40 {
        if let Some(ask) = sim.asks.last().cloned()
            && let Some(question) = sim.table.agent_question(ask.entrant, ask.seq)
        {
            let playing = sim.table.playing().unwrap();
            assert!(!question.seen.is_empty());
            assert!(question.seen.len() <= 2 * playing.inputs.len());
        }
        sim.step();
    }
}
