//! The messages of every game in the list.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::BTreeMap;

use parlor_backgammon_kit::BackgammonWire;
use parlor_game::{Answers, Entropy, Game, Match, Observed, Stochastic, Turn};
use parlor_kit::{ActionMsgOf, AddressMsgOf, ChanceMsgOf, Each, Full, GameOf, Kit};
use parlor_kits::each;
use parlor_riichi_kit::RiichiWire;
use parlor_testkit::SplitMix;
use parlor_wire::online::{AdviceMsg, RecordMsg};
use parlor_wire::{Codec, Message, ServerMsgOf};
use parlor_zole_kit::ZoleWire;
use serde_json::{Value, json};
use utoipa::ToSchema;

/// Plays deals at random; every message comes back from its text as itself, and every chance event
/// from its message.
fn check_messages<K: Full>() {
    type C<K> = <K as Kit>::Codec;
    let setup = K::read("").unwrap().begin().next().unwrap().1;
    let mut entropy = SplitMix::new(11);
    let mut legal = Vec::new();
    for _ in 0..20 {
        let mut game = GameOf::<K>::start(&setup);
        loop {
            let mut events = Vec::new();
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(at) => {
                    comes_back(&C::<K>::put_address(at));
                    let chance = game.draw(at, &mut entropy);
                    let message = comes_back(&C::<K>::put_chance(chance));
                    assert_eq!(C::<K>::get_chance(&message), Some(chance));
                    game.apply(chance, &mut events).unwrap();
                }
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        game.legal(seat, &mut legal);
                        let action = *entropy.pick(&legal).unwrap();
                        comes_back(&C::<K>::put_action(action));
                        answers = answers.with(seat, action);
                    }
                    game.advance(&answers, &mut events);
                }
            }
            comes_back(&C::<K>::put_table(&game));
            for seat in game.seats() {
                comes_back(&C::<K>::put_view(&game.view(seat)));
                for seen in events.iter().filter_map(|event| GameOf::<K>::seen_by(event, seat)) {
                    comes_back(&C::<K>::put_seen(&seen));
                }
            }
        }
        comes_back(&C::<K>::put_entry(&game));
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
    struct Check;
    impl Each for Check {
        fn kit<K: Full>(&mut self) {
            check_messages::<K>();
        }
    }
    each(&mut Check);
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

/// Notes the schemas of a game's messages by name.
fn note_schemas<K: Full>(named: &mut BTreeMap<String, Value>) {
    let mut schemas = Vec::new();
    ServerMsgOf::<K::Codec>::schemas(&mut schemas);
    RecordMsg::<ActionMsgOf<K>, AddressMsgOf<K>, ChanceMsgOf<K>>::schemas(&mut schemas);
    AdviceMsg::<ActionMsgOf<K>>::schemas(&mut schemas);
    for (name, schema) in schemas {
        let schema = serde_json::to_value(schema).unwrap();
        let known = named.entry(name.clone()).or_insert_with(|| schema.clone());
        assert_eq!(*known, schema, "two messages are called {name}");
    }
}

#[test]
fn no_two_messages_share_a_name() {
    struct Schemas(BTreeMap<String, Value>);
    impl Each for Schemas {
        fn kit<K: Full>(&mut self) {
            note_schemas::<K>(&mut self.0);
        }
    }
    let mut named = Schemas(BTreeMap::new());
    each(&mut named);
    let named = named.0;
    assert!(named.contains_key("RiichiPlace") && named.contains_key("ZolePlayer"), "{named:?}");
}

#[test]
fn every_preset_and_length_can_be_read() {
    struct Read;
    impl Each for Read {
        fn kit<K: Full>(&mut self) {
            for preset in K::presets() {
                let rules = K::read(preset.name).unwrap().rules();
                assert_eq!(K::read(&rules).unwrap().rules(), rules);
                for length in preset.lengths {
                    let text = format!("{} {}", preset.name, length.text);
                    assert!(K::read(&text).is_ok(), "{text}");
                }
            }
            assert!(K::read(K::short_match()).is_ok() && K::read(K::shortest_match()).is_ok());
            assert!(K::CHANCE.len() <= 8);
        }
    }
    each(&mut Read);
}
