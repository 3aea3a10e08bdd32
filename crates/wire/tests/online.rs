//! What is said at an online table, and what its log holds.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_backgammon::{RuleSet, Score};
use parlor_game::{Answers, Entropy, Game, Seat, Silent, Stochastic, Turn};
use parlor_riichi::Preset;
use parlor_testkit::SplitMix;
use parlor_wire::online::{ClientMsg, ErrorCode, PromptMsg, ServerMsg, TableEventMsg};
use parlor_wire::{BackgammonWire, Hosted, RiichiWire, ZoleWire};
use serde_json::{Value, json};

/// Plays deals at random; every chance event comes back from its message as itself.
fn check_chance<C: Hosted>(setup: &<C::Game as Game>::Setup)
where
    C::Game: Stochastic,
{
    let mut entropy = SplitMix::new(11);
    let mut legal = Vec::new();
    for _ in 0..20 {
        let mut game = C::Game::start(setup);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(at) => {
                    let text = serde_json::to_string(&C::put_address(at)).unwrap();
                    let address: C::AddressMsg = serde_json::from_str(&text).unwrap();
                    assert_eq!(address, C::put_address(at));
                    let chance = game.draw(at, &mut entropy);
                    let text = serde_json::to_string(&C::put_chance(chance)).unwrap();
                    let message = serde_json::from_str(&text).unwrap();
                    assert_eq!(C::get_chance(&message), Some(chance), "{text}");
                    game.apply(chance, &mut Silent).unwrap();
                }
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        game.legal(seat, &mut legal);
                        answers = answers.with(seat, *entropy.pick(&legal).unwrap());
                    }
                    game.advance(&answers, &mut Silent);
                }
            }
        }
        assert!(serde_json::to_value(C::put_table(&game)).unwrap().is_object());
    }
}

#[test]
fn chance_comes_back_as_itself() {
    check_chance::<BackgammonWire>(&parlor_backgammon::Setup::new(RuleSet::MONEY, Score::MONEY));
    let rules = Preset::by_name("tenhou").unwrap().rules();
    check_chance::<RiichiWire>(&parlor_riichi::deal::Setup::first(rules));
    let rules = parlor_zole::Ruleset::TOURNAMENT_LV;
    check_chance::<ZoleWire>(&parlor_zole::Setup::new(rules, Seat::A).unwrap());
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
    type Msg = ServerMsg<Value, Value, Value, Value>;
    let written: Vec<Value> = [
        Msg::Welcome { version: 1, parlor: "0.1.0".into(), now_ms: 1_000, me: Some(2) },
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
