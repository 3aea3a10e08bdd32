//! Agents alone play for those who watch.

use parlor_wire::online::ClientMsg;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, quick_room};
use crate::exhibition::Pace;
use crate::{Host, Input, Room, Table, Who};

const WATCHER: Who = Who::Watcher(1);

/// A practice room in which no discard lies for longer than the pace says.
fn room() -> Room {
    let mut room = Room { practice: true, ..quick_room() };
    (room.calls.min_ms, room.calls.jitter_ms, room.calls.strict) = (0, 0, false);
    room
}

/// A table whose places all have agents.
fn agents<G: Host>(rules: &str, seed: u64) -> Sim<G> {
    let mut sim = Sim::empty(rules, room(), seed);
    for entrant in 0..sim.table.entrants.len() as u8 {
        sim.put(Input::Seats { entrant, agent: "random".to_owned() });
    }
    sim
}

fn watched<G: Host>(rules: &str, seed: u64) -> Sim<G> {
    let mut sim = agents(rules, seed);
    sim.put(Input::Connected { who: WATCHER, last: None });
    sim
}

fn says<G: Host>(sim: &mut Sim<G>, move_ms: Option<u64>) {
    sim.put(Input::Client { who: WATCHER, msg: ClientMsg::Pace { move_ms } });
}

/// Lets every agent that is asked decide; nothing is played before its time.
fn think<G: Host>(sim: &mut Sim<G>) {
    while let Some(ask) = sim.asks.pop() {
        sim.decide(&ask);
    }
}

fn n_watched<G: Host>(sim: &Sim<G>) -> usize {
    sim.clients[&WATCHER].events("watched").len()
}

#[test]
fn it_begins_when_someone_watches_and_plays_to_the_end() {
    fn whole<G: Host>(rules: &str) {
        let mut sim = agents::<G>(rules, 5);
        assert!(!sim.table.is_playing() && sim.asks.is_empty());
        sim.put(Input::Connected { who: WATCHER, last: None });
        assert!(sim.table.playing().is_some());
        sim.finish();
        let watcher = &sim.clients[&WATCHER];
        assert_eq!(watcher.events("watch_began").len(), sim.records[0].deals.len());
        assert_eq!(watcher.events("match_ended").len(), 1);
        assert_eq!(watcher.errors(), [""; 0]);
    }
    whole::<BackgammonKit>("standard to=1");
    whole::<RiichiKit>("tenhou length=east");
    whole::<ZoleKit>("tournament-lv, round_length=3");
}

#[test]
fn every_move_lies_as_long_as_the_pace_says() {
    let mut sim = watched::<BackgammonKit>("standard to=1", 2);
    says(&mut sim, Some(2_000));
    think(&mut sim);
    sim.wait(2_000);
    let before = n_watched(&sim);
    think(&mut sim);
    sim.wait(1_999);
    assert_eq!(n_watched(&sim), before);
    sim.wait(1);
    assert!(n_watched(&sim) > before);
    // Faster: what was decided long ago is played at once.
    think(&mut sim);
    let before = n_watched(&sim);
    says(&mut sim, Some(0));
    sim.wait(0);
    assert!(n_watched(&sim) > before);
    says(&mut sim, Some(10_001));
    assert_eq!(sim.clients[&WATCHER].errors(), ["bad_message"]);
}

#[test]
fn it_waits_while_it_is_halted_or_nobody_is_there() {
    let mut sim = watched::<ZoleKit>("tournament-lv", 3);
    says(&mut sim, None);
    think(&mut sim);
    assert_eq!(sim.table.next_deadline(), None);
    says(&mut sim, Some(100));
    assert!(sim.table.next_deadline().is_some());
    sim.put(Input::Lost { who: WATCHER });
    think(&mut sim);
    assert_eq!(sim.table.next_deadline(), None);
    sim.put(Input::Connected { who: Who::Watcher(2), last: None });
    assert!(sim.table.next_deadline().is_some());
}

#[test]
fn the_next_deal_begins_when_a_watcher_is_ready() {
    let mut sim = watched::<ZoleKit>("tournament-lv, round_length=2", 4);
    let ready = || Input::Client { who: WATCHER, msg: ClientMsg::Ready { ready: true } };
    sim.put(ready());
    assert_eq!(sim.clients[&WATCHER].errors(), ["not_now"]);
    while sim.table.playing().is_some() {
        sim.step();
    }
    let at = sim.now;
    sim.put(ready());
    assert!(sim.table.playing().is_some() && sim.now == at);
}

#[test]
fn hands_are_open_and_thoughts_can_be_stopped_at_practice_tables_alone() {
    let mut sim = watched::<RiichiKit>("tenhou", 6);
    let hands = sim.table.practice().and_then(|practice| practice.open_hands());
    assert_eq!(hands.map(|hands| hands.views.len()), Some(4));
    let stop = Input::Client { who: WATCHER, msg: ClientMsg::Stop };
    assert!(sim.table.handle(sim.now, stop.clone()).stop);
    sim.table.room.practice = false;
    assert!(sim.table.practice().is_none());
    assert!(!sim.table.handle(sim.now, stop).stop);
}

#[test]
fn people_do_not_change_the_pace_of_their_table() {
    let mut sim = Sim::<BackgammonKit>::playing("standard to=1", quick_room(), 1, 1);
    sim.say(0, ClientMsg::Pace { move_ms: None });
    assert_eq!(sim.client(0).errors(), ["not_now"]);
    sim.put(Input::Connected { who: WATCHER, last: None });
    says(&mut sim, None);
    assert_eq!(sim.clients[&WATCHER].errors(), ["not_seated"]);
}

#[test]
fn a_restored_table_goes_on_when_someone_comes_back() {
    let mut sim = watched::<RiichiKit>("tenhou length=east", 7);
    for _ in 0..120 {
        sim.step();
    }
    think(&mut sim);
    let game = <RiichiKit as parlor_kit::Kit>::read("tenhou length=east").unwrap();
    let mut restored = Table::restore(game, room(), &sim.log).unwrap();
    assert_eq!(restored.next_deadline(), sim.table.next_deadline());
    let effects = restored.handle(sim.now + 5_000, Input::RESUMED);
    // What was decided is not asked again.
    assert_eq!(effects.asks, []);
    assert_eq!(restored.next_deadline(), None);
    restored.handle(sim.now + 6_000, Input::Connected { who: Who::Watcher(9), last: None });
    assert!(restored.next_deadline().is_some());
}

/// An agents' table that nobody slows down would write as fast as the machine can.
#[test]
fn agents_do_not_play_faster_than_the_room_allows() {
    let mut room = room();
    room.times.pace_ms_min = 150;
    let mut sim = Sim::<BackgammonKit>::empty("standard to=1", room, 2);
    for entrant in 0..2 {
        sim.put(Input::Seats { entrant, agent: "random".to_owned() });
    }
    sim.put(Input::Connected { who: WATCHER, last: None });
    says(&mut sim, Some(0));
    for _ in 0..5 {
        think(&mut sim);
        let before = n_watched(&sim);
        sim.wait(149);
        assert_eq!(n_watched(&sim), before);
        sim.wait(1);
        assert!(n_watched(&sim) > before);
    }
}

/// Also before anyone has asked for a pace; in old rooms once a newer server has them.
#[test]
fn nor_at_the_usual_pace() {
    let mut room = room();
    room.times.pace_ms_min = 2_000;
    let game = || <BackgammonKit as parlor_kit::Kit>::read("standard to=1").unwrap();
    assert_eq!(Table::new(game(), room.clone()).pace, Pace::Every(2_000));
    let mut old = Table::new(game(), Room { log_version: 2, ..room });
    assert_eq!(old.pace, Pace::USUAL);
    old.handle(1_000, Input::RESUMED);
    assert_eq!(old.pace, Pace::Every(2_000));
}
