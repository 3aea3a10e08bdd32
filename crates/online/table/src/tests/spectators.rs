//! Spectators see what lies open, perhaps later.

use parlor_wire::online::{ClientMsg, SpectatorsMsg};
use serde_json::Value;

use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, quick_room};
use crate::{Input, Who};

const WATCHER: Who = Who::Watcher(1);

/// Does a message name anything that only a seat may know?
pub(super) fn names_a_secret(value: &Value) -> bool {
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
    let mut sim = Sim::<RiichiKit>::playing("tenhou length=east", quick_room(), 3, 2);
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
    let mut sim = Sim::<ZoleKit>::playing("lzf-classic, round_length=1", room, 3, 3);
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
    // Anyone who comes later hears the same: a state, then what came after it, without a hole.
    sim.put(Input::Connected { who: Who::Watcher(3), last: None });
    let versions = |who: Who| -> Vec<u64> {
        let frames = sim.clients[&who].frames.iter();
        frames.filter_map(|frame| frame["version"].as_u64()).collect()
    };
    let (first, late) = (versions(WATCHER), versions(Who::Watcher(3)));
    assert!(first.ends_with(&late[1..]) && late[0] + 1 == late[1] && late.len() < 40, "{late:?}");
    assert_eq!(
        sim.clients[&WATCHER].events("watched").last().unwrap()["table"]["stage"]["type"],
        "over"
    );
}

#[test]
fn a_room_may_do_without_spectators() {
    let mut room = quick_room();
    room.spectators = SpectatorsMsg::None;
    let mut sim = Sim::<ZoleKit>::seated("", room, 3, 1);
    sim.put(Input::Connected { who: WATCHER, last: None });
    assert_eq!(sim.clients[&WATCHER].errors(), ["no_spectators"]);
}

/// What waits for its time is the messages, not a whole state with each of them.
#[test]
fn what_is_delayed_takes_little_room() {
    let mut room = quick_room();
    room.spectators = SpectatorsMsg::Allowed { delay_ms: 3_600_000 };
    let mut sim = Sim::<ZoleKit>::seated("lzf-classic, round_length=1", room, 3, 3);
    for n in 0..50 {
        sim.say(0, ClientMsg::Chat { text: format!("{n} {}", "x".repeat(480)) });
    }
    let before = sim.table.delayed_bytes();
    for n in 0..320 {
        sim.say(0, ClientMsg::Ready { ready: n % 2 == 0 });
    }
    let each = (sim.table.delayed_bytes() - before) / 320;
    assert!(each < 2_500, "{each} bytes for each");
}

/// A server counts what waits: it is in memory as the log is on the disk.
#[test]
fn what_is_delayed_is_counted_until_it_is_shown() {
    let mut room = quick_room();
    room.spectators = SpectatorsMsg::Allowed { delay_ms: 60_000 };
    let mut sim = Sim::<ZoleKit>::seated("lzf-classic, round_length=1", room, 3, 3);
    sim.wait(60_000);
    assert_eq!(sim.table.delayed_bytes(), 0);
    let said = "x".repeat(400);
    for _ in 0..70 {
        sim.say(0, ClientMsg::Chat { text: said.clone() });
    }
    // Each of them once: the whole states among them have no chat.
    let bytes = sim.table.delayed_bytes();
    assert!((70 * 400..70 * 400 + 70 * 300).contains(&bytes), "{bytes} bytes");
    let line = sim.table.checkpoint().unwrap();
    let game = sim.table.game.clone();
    let restored = crate::Table::restore(game, sim.table.room.clone(), &[line]).unwrap();
    assert_eq!(restored.delayed_bytes(), bytes);
    sim.wait(60_000);
    assert_eq!(sim.table.delayed_bytes(), 0);
}

/// The log of a table cannot be filled with what changes nothing.
#[test]
fn what_changes_nothing_is_no_line_of_the_log() {
    let mut sim = Sim::<ZoleKit>::playing("", quick_room(), 3, 3);
    sim.wait(1);
    let n_lines = sim.log.len();
    for n in 0..20 {
        sim.put(Input::Connected { who: Who::Watcher(n), last: None });
        sim.put(Input::Client { who: Who::Watcher(n), msg: ClientMsg::Resync });
        sim.put(Input::Lost { who: Who::Watcher(n) });
        sim.say(0, ClientMsg::Away { away: false });
    }
    assert_eq!(sim.log.len(), n_lines);
    // Nor is what they say.
    sim.put(Input::Connected { who: WATCHER, last: None });
    sim.put(Input::Client { who: WATCHER, msg: ClientMsg::Chat { text: "hello".into() } });
    assert_eq!(sim.log.len(), n_lines);
    let game = <ZoleKit as parlor_kit::Kit>::read("").unwrap();
    assert!(crate::Table::restore(game, quick_room(), &sim.log).is_ok());
}
