//! Nobody at the table talks while a deal is played, and spectators never reach them in a match.

use parlor_wire::online::ClientMsg;

use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, quick_room};
use crate::{Host, Input, Who};

const WATCHER: Who = Who::Watcher(1);

fn chat<A>(text: &str) -> ClientMsg<A> {
    ClientMsg::Chat { text: text.into() }
}

fn heard<G: Host>(sim: &Sim<G>, who: Who) -> Vec<String> {
    let frames = sim.clients[&who].frames.iter();
    // What players say is in the stream, and what spectators say beside it.
    let said =
        frames.filter_map(|frame| match (frame["type"].as_str()?, &frame["event"]["type"]) {
            ("said", _) => frame["chat"]["text"].as_str(),
            ("event", sort) if sort == "chat" => frame["event"]["chat"]["text"].as_str(),
            _ => None,
        });
    said.map(str::to_owned).collect()
}

#[test]
fn players_talk_before_between_and_after_but_not_during_a_deal() {
    let mut sim = Sim::<ZoleKit>::seated("lzf-classic, round_length=2", quick_room(), 1, 3);
    sim.put(Input::Connected { who: WATCHER, last: None });
    sim.say(0, chat("before"));
    sim.put(Input::Client { who: WATCHER, msg: chat("hello from the spectators") });
    for n in 0..3 {
        sim.say(n, ClientMsg::Ready { ready: true });
    }
    sim.contribute(3);
    sim.say(1, chat("I have two queens"));
    assert_eq!(sim.client(1).errors(), ["chat_closed"]);
    sim.put(Input::Client { who: WATCHER, msg: chat("second hand has two queens") });
    while sim.table.playing().is_some() {
        sim.step();
    }
    sim.say(2, chat("between"));
    sim.put(Input::Client { who: WATCHER, msg: chat("between, from the spectators") });
    sim.finish();
    sim.say(1, chat("after"));
    sim.put(Input::Client { who: WATCHER, msg: chat("well played") });

    for n in 0..3 {
        let told = ["before", "hello from the spectators", "between", "after", "well played"];
        assert_eq!(heard(&sim, Who::Player(n)), told);
        let frames = sim.client(n).frames.iter().map(ToString::to_string);
        assert!(frames.into_iter().all(|frame| !frame.contains("two queens")));
    }
    assert_eq!(heard(&sim, WATCHER).len(), 7);
}

#[test]
fn what_the_gallery_said_during_a_match_is_not_in_a_players_state() {
    let mut sim = Sim::<ZoleKit>::playing("lzf-classic, round_length=1", quick_room(), 2, 3);
    sim.put(Input::Connected { who: WATCHER, last: None });
    sim.put(Input::Client { who: WATCHER, msg: chat("a secret") });
    sim.say(0, ClientMsg::Resync);
    sim.put(Input::Client { who: WATCHER, msg: ClientMsg::Resync });
    assert!(sim.clients[&WATCHER].frames.last().unwrap().to_string().contains("a secret"));
    sim.finish();
    sim.say(0, ClientMsg::Resync);
    let frames = sim.client(0).frames.iter().map(ToString::to_string);
    assert!(frames.into_iter().all(|frame| !frame.contains("a secret")));
}

#[test]
fn texts_have_bounds() {
    let mut sim = Sim::<ZoleKit>::seated("", quick_room(), 1, 1);
    sim.say(0, chat(" \n "));
    sim.say(0, chat(&"x".repeat(501)));
    assert_eq!(sim.client(0).errors(), ["chat_text", "chat_text"]);
}

#[test]
fn control_characters_are_refused_from_anyone() {
    let mut sim = Sim::<ZoleKit>::seated("", quick_room(), 1, 1);
    sim.put(Input::Connected { who: WATCHER, last: None });
    for text in ["two\nlines", "a bell\u{7}", "\u{1b}[2J", "one\u{85}more"] {
        sim.say(0, chat(text));
        sim.put(Input::Client { who: WATCHER, msg: chat(text) });
    }
    assert_eq!(sim.client(0).errors(), ["chat_text"; 4]);
    assert_eq!(sim.clients[&WATCHER].errors(), ["chat_text"; 4]);
}

/// An attack: a spectator who talked filled the log of a match until the server closed its room.
#[test]
fn what_spectators_say_is_never_in_the_log() {
    let mut sim = Sim::<ZoleKit>::seated("lzf-classic, round_length=2", quick_room(), 1, 3);
    sim.put(Input::Connected { who: WATCHER, last: None });
    let secret = "from a spectator";
    let lines = |sim: &Sim<ZoleKit>| sim.log.len();
    let before = lines(&sim);
    sim.put(Input::Client { who: WATCHER, msg: chat(secret) });
    assert_eq!(lines(&sim), before);
    for n in 0..3 {
        sim.say(n, ClientMsg::Ready { ready: true });
    }
    sim.contribute(3);
    while sim.records.is_empty() {
        // Also when something else is due at that time.
        if let Some(at) = sim.table.next_deadline().filter(|_| sim.is_between()) {
            sim.now = at.max(sim.now);
        }
        sim.put(Input::Client { who: WATCHER, msg: chat(secret) });
        assert!(sim.step());
    }
    sim.put(Input::Client { who: WATCHER, msg: chat(secret) });
    assert_eq!(heard(&sim, Who::Player(0)).len(), 2);
    assert!(heard(&sim, WATCHER).len() > 10);
    let log: Vec<_> = sim.log.iter().map(|line| serde_json::to_string(line).unwrap()).collect();
    assert!(log.iter().all(|line| !line.contains(secret)));
    // Nothing else depends on it: the log makes the same table, with the same versions.
    let game = sim.table.game.clone();
    let restored = crate::Table::restore(game, quick_room(), &sim.log).unwrap();
    for (kept, live) in restored.entrants.iter().zip(&sim.table.entrants) {
        assert_eq!(kept.stream.version(), live.stream.version());
    }
    for n in 0..3 {
        sim.say(n, ClientMsg::Rematch { agreed: true });
    }
    let line = serde_json::to_string(&sim.table.checkpoint().unwrap()).unwrap();
    assert!(!line.contains(secret));
}
