//! A log that is open for long begins anew where no match lies on the table.

use parlor_wire::online::{ClientMsg, SpectatorsMsg};

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::claims::{agree, claim};
use super::sim::{Sim, player, quick_room};
use crate::{Host, Input, LogLine, RestoreError, Right, Room, Table, Who};

/// Everything that anyone could be told.
fn told<G: Host>(table: &Table<G>) -> Vec<String> {
    let entrants = 0..table.entrants.len() as u8;
    entrants.map(|entrant| table.state_text(entrant)).chain(table.watch_state()).collect()
}

/// The table as the log has it, where each line is read from its text.
fn again<G: Host>(sim: &Sim<G>) -> Table<G> {
    let texts: Vec<_> = sim.log.iter().map(|line| serde_json::to_string(line).unwrap()).collect();
    let lines: Vec<_> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    Table::restore(sim.table.game.clone(), sim.table.room.clone(), &lines).unwrap()
}

/// The log becomes one line, if the table gives it.
fn shorten<G: Host>(sim: &mut Sim<G>) -> bool {
    let Some(line) = sim.table.checkpoint() else { return false };
    sim.log = vec![line];
    true
}

/// Everyone agrees to another match.
fn rematch<G: Host>(sim: &mut Sim<G>, n_people: u64) {
    for n in 0..n_people {
        sim.say(n, ClientMsg::Rematch { agreed: true });
    }
}

fn check<G: Host>(rules: &str, room: Room) {
    let mut sim = Sim::<G>::playing(rules, room, 3, 2);
    sim.put(Input::Connected { who: Who::Watcher(9), last: None });
    assert!(!shorten(&mut sim), "a deal is played");
    sim.finish();
    assert!(!shorten(&mut sim), "the last deal still lies there");
    sim.say(1, ClientMsg::Chat { text: "well played".to_owned() });
    for _ in 0..2 {
        let long = sim.log.len();
        rematch(&mut sim, 2);
        let before = told(&sim.table);
        assert!(shorten(&mut sim) && sim.log.len() < long);
        assert_eq!(told(&again(&sim)), before);
        // Contributions are awaited; the one who has pledged has done so in the log of one line too.
        let promised = sim.table.promise.clone().unwrap();
        let given = parlor_fair::Contribution::new(&[7; 16]).unwrap();
        let entrant = sim.table.entrant_of(0).unwrap();
        let pledge = given.pledge(promised.scheme, &promised.match_id, entrant).0.to_string();
        sim.say(0, ClientMsg::Pledge { pledge });
        assert!(shorten(&mut sim));
        sim.table = again(&sim);
        sim.put(Input::RESUMED);
        for n in 0..2 {
            sim.put(Input::Connected { who: player(n), last: None });
        }
        sim.say(0, ClientMsg::Pledge { pledge: "00".repeat(32) });
        assert_eq!(sim.client(0).errors().last(), Some(&"pledge"), "there is one already");
        sim.wait(60_000);
        sim.wait(60_000);
        assert!(sim.table.playing().is_some());
        sim.finish();
        assert_eq!(told(&again(&sim)), told(&sim.table));
    }
    assert_eq!((sim.records.len(), sim.table.n_matches()), (3, 3));
}

#[test]
fn a_table_goes_on_from_the_line_that_stands_for_its_matches() {
    check::<BackgammonKit>("standard to=1", quick_room());
    check::<RiichiKit>("tenhou length=east start_points=900", quick_room());
    let delayed = SpectatorsMsg::Allowed { delay_ms: 40_000 };
    check::<ZoleKit>("lzf-classic, round_length=2", Room { spectators: delayed, ..quick_room() });
}

/// Someone who waits for the first deal is there in the log of one line too.
#[test]
fn who_waits_for_a_seat_is_as_much_there_as_before() {
    let mut room = quick_room();
    room.times.reclaim_ms = 0;
    let mut sim = Sim::<ZoleKit>::seated("lzf-classic, round_length=2", room, 3, 3);
    for n in 0..3 {
        sim.say(n, ClientMsg::Ready { ready: true });
    }
    sim.put(Input::Lost { who: player(1) });
    claim(&mut sim, 1, false);
    agree(&mut sim, 0, 1);
    agree(&mut sim, 2, 1);
    assert_eq!(sim.table.right_of(9), Some((1, Right::Inherits)));
    sim.put(Input::Connected { who: player(9), last: None });
    assert!(shorten(&mut sim));
    while sim.table.playing().is_none() {
        sim.wait(5_000);
    }
    assert_eq!(sim.table.right_of(9), Some((1, Right::Holds)));
    let restored = again(&sim);
    assert_eq!(restored.entrants(), sim.table.entrants());
    assert_eq!(told(&restored), told(&sim.table));
}

#[test]
fn one_of_another_table_is_noticed() {
    let mut sim = Sim::<BackgammonKit>::seated("standard to=1", quick_room(), 1, 1);
    assert!(shorten(&mut sim));
    let zole = Sim::<ZoleKit>::seated("lzf-classic, round_length=2", quick_room(), 1, 1);
    let texts: Vec<_> = sim.log.iter().map(|line| serde_json::to_string(line).unwrap()).collect();
    let lines: Vec<_> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    let restored = Table::<ZoleKit>::restore(zole.table.game.clone(), quick_room(), &lines);
    assert_eq!(restored.err(), Some(RestoreError::Checkpoint { line: 1 }));
}

/// A finished match lies at the table without all that was done in it.
#[test]
fn a_match_that_is_over_is_not_kept_at_the_table() {
    let mut sim = Sim::<ZoleKit>::playing("lzf-classic, round_length=2", quick_room(), 6, 3);
    sim.finish();
    assert!(sim.records[0].deals.iter().all(|deal| !deal.inputs.is_empty()));
    let deals = &sim.table.current().unwrap().deals;
    assert!(deals.len() == 2 && deals.iter().all(|deal| deal.inputs.is_empty()));
    assert!(sim.log.iter().all(|line| !matches!(line, LogLine::Checkpoint { .. })));
}
