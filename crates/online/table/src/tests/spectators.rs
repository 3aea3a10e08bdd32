//! Spectators see what lies open, perhaps later.

use parlor_wire::online::{ClientMsg, SpectatorsMsg};
use serde_json::Value;

use super::sim::{Sim, quick_room};
use crate::{Input, RiichiTable, Who, ZoleTable};

const WATCHER: Who = Who::Watcher(1);

/// Does a message name anything that only a seat may know?
fn names_a_secret(value: &Value) -> bool {
    match value {
        Value::Object(fields) => fields.iter().any(|(name, value)| {
            let secret = ["own", "hand", "aside", "prompt", "legal", "waits", "me"];
            let told = secret.contains(&name.as_str()) && !value.is_null();
            told || names_a_secret(value)
        }),
        Value::Array(items) => items.iter().any(names_a_secret),
        _ => false,
    }
}

#[test]
fn a_spectator_gets_the_open_table_and_nothing_else() {
    let mut sim = Sim::<RiichiTable>::playing("tenhou length=east", quick_room(), 3, 2);
    sim.put(Input::Connected { who: WATCHER, last: None });
    for _ in 0..400 {
        sim.step();
        if sim.table.playing().is_none() {
            break;
        }
        let frames = &sim.clients[&WATCHER].frames;
        let during: Vec<_> = frames.iter().filter(|frame| names_a_secret(frame)).collect();
        assert_eq!(during, [&Value::Null; 0]);
    }
    let watched = sim.clients[&WATCHER].events("watched");
    assert!(watched.len() > 50);
    assert!(watched.iter().any(|event| event["events"][0]["type"] == "discarded"));
    sim.put(Input::Client { who: WATCHER, msg: ClientMsg::Leave });
    assert_eq!(sim.clients[&WATCHER].errors(), ["not_seated"]);
}

#[test]
fn a_delayed_spectator_sees_everything_later() {
    let mut room = quick_room();
    room.spectators = SpectatorsMsg::Allowed { delay_ms: 60_000 };
    let mut sim = Sim::<ZoleTable>::playing("lzf-classic, round_length=1", room, 3, 3);
    sim.put(Input::Connected { who: WATCHER, last: None });
    let phase = |frame: &Value| frame["state"]["phase"]["type"].clone();
    assert_eq!(phase(sim.clients[&WATCHER].frames.last().unwrap()), "gathering");
    while sim.records.is_empty() {
        sim.step();
    }
    let finished_at = sim.now;
    sim.put(Input::Connected { who: Who::Watcher(2), last: None });
    assert_ne!(phase(&sim.clients[&Who::Watcher(2)].frames[0]), "over");
    sim.now = finished_at + 59_999;
    sim.put(Input::Tick);
    assert!(sim.clients[&WATCHER].events("match_ended").is_empty());
    sim.now = finished_at + 60_000;
    sim.put(Input::Tick);
    assert_eq!(sim.clients[&WATCHER].events("match_ended").len(), 1);
    assert_eq!(
        sim.clients[&WATCHER].events("watched").last().unwrap()["table"]["stage"]["type"],
        "over"
    );
}

#[test]
fn a_room_may_do_without_spectators() {
    let mut room = quick_room();
    room.spectators = SpectatorsMsg::None;
    let mut sim = Sim::<ZoleTable>::seated("", room, 3, 1);
    sim.put(Input::Connected { who: WATCHER, last: None });
    assert_eq!(sim.clients[&WATCHER].errors(), ["no_spectators"]);
}
