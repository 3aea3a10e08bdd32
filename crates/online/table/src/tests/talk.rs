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
    let chats = sim.clients[&who].events("chat");
    chats.iter().map(|event| event["chat"]["text"].as_str().unwrap().to_owned()).collect()
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
