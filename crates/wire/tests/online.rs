//! What is said at an online table, and what its log holds.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::BTreeMap;

use parlor_backgammon::{RuleSet, Score};
use parlor_game::{Answers, Entropy, Game, Observed, Seat, Stochastic, Turn};
use parlor_riichi::Preset;
use parlor_testkit::SplitMix;
use parlor_wire::online::{
    AdviceMsg, ClientMsg, ErrorCode, PromptMsg, RecordMsg, ServerMsg, TableEventMsg,
};
use parlor_wire::{BackgammonWire, Codec, Message, RiichiWire, ServerMsgOf, ZoleWire};
use serde_json::{Value, json};
use utoipa::ToSchema;

/// Plays deals at random; every message comes back from its text as itself, and every chance event
/// from its message.
fn check_messages<C: Codec>(setup: &<C::Game as Game>::Setup)
where
    C::Game: Stochastic,
{
    let mut entropy = SplitMix::new(11);
    let mut legal = Vec::new();
    for _ in 0..20 {
        let mut game = C::Game::start(setup);
        loop {
            let mut events = Vec::new();
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(at) => {
                    comes_back(&C::put_address(at));
                    let chance = game.draw(at, &mut entropy);
                    let message = comes_back(&C::put_chance(chance));
                    assert_eq!(C::get_chance(&message), Some(chance));
                    game.apply(chance, &mut events).unwrap();
                }
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        game.legal(seat, &mut legal);
                        let action = *entropy.pick(&legal).unwrap();
                        comes_back(&C::put_action(action));
                        answers = answers.with(seat, action);
                    }
                    game.advance(&answers, &mut events);
                }
            }
            comes_back(&C::put_table(&game));
            for seat in game.seats() {
                comes_back(&C::put_view(&game.view(seat)));
                for seen in events.iter().filter_map(|event| C::Game::seen_by(event, seat)) {
                    comes_back(&C::put_seen(&seen));
                }
            }
        }
        comes_back(&C::put_entry(&game));
    }
}

fn comes_back<M: Message>(message: &M) -> M {
    let text = serde_json::to_string(message).unwrap();
    let read: M = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read, *message, "{text}");
    read
}

#[test]
fn messages_come_back_as_themselves() {
    check_messages::<BackgammonWire>(&parlor_backgammon::Setup::new(RuleSet::MONEY, Score::MONEY));
    let rules = Preset::by_name("tenhou").unwrap().rules();
    check_messages::<RiichiWire>(&parlor_riichi::deal::Setup::first(rules));
    let rules = parlor_zole::Ruleset::TOURNAMENT_LV;
    check_messages::<ZoleWire>(&parlor_zole::Setup::new(rules, Seat::A).unwrap());
}

#[test]
fn impossible_chance_is_refused() {
    let refused = |text: &str| {
        let message = serde_json::from_str(text).unwrap();
        assert_eq!(BackgammonWire::get_chance(&message), None, "{text}");
    };
    refused(r#"{"type":"roll","dice":[0,3]}"#);
    refused(r#"{"type":"opening","dice":[7,1]}"#);
    let five = json!({"type": "hands", "hands": [["1m", "1m", "1m", "1m", "1m"], [], [], []]});
    assert_eq!(RiichiWire::get_chance(&serde_json::from_value(five).unwrap()), None);
    let short = json!({"hands": [["QC"], [], []], "table": []});
    assert_eq!(ZoleWire::get_chance(&serde_json::from_value(short).unwrap()), None);
}

/// The lines of the examples in the protocol's page whose blocks are marked with `mark`.
fn examples(mark: &str) -> Vec<Value> {
    let page = include_str!("../../../docs/dev/online-protocol.md");
    let blocks = page.split("```").skip(1).step_by(2);
    let blocks = blocks.filter_map(|block| block.strip_prefix("json\n")?.strip_prefix(mark));
    let lines = blocks.flat_map(str::lines).filter(|line| line.starts_with('{'));
    lines.map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"))).collect()
}

#[test]
fn the_examples_of_a_client_are_understood() {
    let examples = examples("// client");
    let mut sorts = Vec::new();
    for example in examples {
        let read: ClientMsg<Value> = serde_json::from_value(example.clone()).unwrap();
        let written = serde_json::to_value(&read).unwrap();
        for (name, value) in example.as_object().unwrap() {
            assert_eq!(written[name], *value, "{example}");
        }
        sorts.push(example["type"].as_str().unwrap().to_owned());
    }
    for sort in [
        "hello",
        "join",
        "leave",
        "ready",
        "pause",
        "pledge",
        "contribute",
        "act",
        "away",
        "chat",
        "rematch",
        "kick",
        "invite",
        "resync",
        "ping",
    ] {
        assert!(sorts.iter().any(|known| known == sort), "no example of {sort}");
    }
}

#[test]
fn the_examples_of_the_server_are_what_it_writes() {
    type Msg = ServerMsg<Value, Value, Value, Value, Value>;
    let written: Vec<Value> = [
        Msg::Welcome { version: 2, parlor: "0.1.0".into(), now_ms: 1_000, me: Some(2) },
        Msg::Accepted { action_id: "a1".into(), seq: 7 },
        Msg::Error { code: ErrorCode::Stale, detail: None, action_id: Some("a1".into()) },
        Msg::Pong { n: 3, now_ms: 1_200 },
        Msg::Event {
            version: 7,
            at_ms: 1_100,
            event: TableEventMsg::Asked {
                prompt: PromptMsg {
                    seq: 7,
                    legal: vec![json!({"type": "roll"}), json!({"type": "double"})],
                    until_ms: Some(9_100),
                    bank_ms: 60_000,
                    window: false,
                },
            },
        },
    ]
    .iter()
    .map(|message| serde_json::to_value(message).unwrap())
    .collect();
    assert_eq!(examples("// server"), written);
}

/// Notes the schemas of a game's messages by name.
fn note_schemas<C: Codec>(named: &mut BTreeMap<String, Value>) {
    let mut schemas = Vec::new();
    ServerMsgOf::<C>::schemas(&mut schemas);
    RecordMsg::<C::ActionMsg, C::AddressMsg, C::ChanceMsg>::schemas(&mut schemas);
    AdviceMsg::<C::ActionMsg>::schemas(&mut schemas);
    for (name, schema) in schemas {
        let schema = serde_json::to_value(schema).unwrap();
        let known = named.entry(name.clone()).or_insert_with(|| schema.clone());
        assert_eq!(*known, schema, "two messages are called {name}");
    }
}

#[test]
fn no_two_messages_share_a_name() {
    let mut named = BTreeMap::new();
    note_schemas::<BackgammonWire>(&mut named);
    note_schemas::<RiichiWire>(&mut named);
    note_schemas::<ZoleWire>(&mut named);
    assert!(named.contains_key("RiichiPlace") && named.contains_key("ZolePlayer"), "{named:?}");
}
