//! A table from its log is the same table.

use parlor_wire::online::{ClientMsg, ClockRulesMsg};
use serde_json::Value;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_toy_kit::{KuhnKit, RaceKit, TicTacToeKit};
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, player, quick_room};
use crate::{Host, Input, LOG_VERSION, LogLine, OpenError, RestoreError, Room, Table};

/// Everything that anyone could be told.
fn told<G: Host>(table: &Table<G>) -> Vec<String> {
    let entrants = 0..table.entrants.len() as u8;
    entrants.map(|entrant| table.state_text(entrant)).chain(table.watch_state()).collect()
}

fn again<G: Host>(sim: &Sim<G>) -> Table<G> {
    Table::restore(sim.table.game.clone(), sim.table.room.clone(), &sim.log).unwrap()
}

/// Plays a match; now and then the table is made anew from its log and played on with.
fn check<G: Host>(rules: &str) {
    let mut room = quick_room();
    room.clock = Some(ClockRulesMsg { move_ms: 5_000, bank_ms: 20_000 });
    let mut sim = Sim::<G>::playing(rules, room, 9, 2);
    let mut n = 0;
    while sim.records.is_empty() {
        assert!(sim.step());
        n += 1;
        if n % 97 == 0 {
            let table = again(&sim);
            assert_eq!(told(&table), told(&sim.table));
            assert_eq!(table.next_deadline(), sim.table.next_deadline());
            sim.table = table;
        }
    }
    assert_eq!(told(&again(&sim)), told(&sim.table));
}

#[test]
fn a_match_goes_on_from_its_log() {
    check::<BackgammonKit>("standard to=2");
    check::<ZoleKit>("lzf-classic, round_length=5");
    check::<RiichiKit>("tenhou length=east");
    check::<TicTacToeKit>("classic games=40");
    check::<RaceKit>("sprint games=30");
    check::<KuhnKit>("classic games=60");
}

#[test]
fn a_restart_costs_nobody_their_time() {
    let mut room = quick_room();
    room.clock = Some(ClockRulesMsg { move_ms: 5_000, bank_ms: 1_000 });
    let grace = room.times.grace_ms;
    let mut sim = Sim::<BackgammonKit>::playing("standard to=1", room, 4, 2);
    let asked = (0..2).find(|&n| sim.client(n).prompt.is_some()).unwrap();
    sim.wait(2_000);
    let before = sim.client(asked).prompt.clone().unwrap();
    sim.table = again(&sim);
    sim.now += 3_600_000;
    sim.put(Input::RESUMED);
    let last = Some(sim.client(asked).version);
    sim.put(Input::Connected { who: player(asked), last });
    let after = sim.client(asked).prompt.clone().unwrap();
    assert_eq!(after["seq"], before["seq"]);
    let until = |prompt: &Value| prompt["until_ms"].as_u64().unwrap();
    // Less than the grace was left, so there is the grace now.
    assert_eq!(until(&after), sim.now + grace);
    // Another crash at once gives no more.
    sim.table = again(&sim);
    sim.now += 1_000;
    sim.put(Input::RESUMED);
    sim.put(Input::Connected { who: player(asked), last: None });
    let later = sim.client(asked).prompt.clone().unwrap();
    assert_eq!(until(&later), sim.now + grace);
    sim.answer(asked);
    assert!(sim.client(asked).errors().is_empty());
    sim.put(Input::Connected { who: player(1 - asked), last: None });
    sim.finish();
}

#[test]
fn a_damaged_log_is_noticed() {
    let mut sim = Sim::<ZoleKit>::playing("lzf-classic, round_length=1", quick_room(), 6, 3);
    sim.finish();
    let restore = |log: &[_]| {
        let (game, room) = (sim.table.game.clone(), sim.table.room.clone());
        Table::<ZoleKit>::restore(game, room, log).err()
    };
    assert_eq!(restore(&sim.log), None);
    let is_chance = |line: &LogLine<_, _, _>| matches!(line, LogLine::Chance { .. });
    let at = sim.log.iter().position(is_chance).unwrap();
    let mut altered = sim.log.clone();
    if let LogLine::Chance { chance, .. } = &mut altered[at] {
        chance.hands.swap(0, 1);
    }
    assert_eq!(restore(&altered), Some(RestoreError::Differs { line: at + 1 }));
    let mut shorter = sim.log.clone();
    shorter.remove(at);
    assert!(matches!(restore(&shorter), Some(RestoreError::Differs { .. })));
}

#[test]
fn a_table_of_any_game_is_opened_from_text() {
    let mut sim = Sim::<BackgammonKit>::playing("standard to=1", quick_room(), 8, 1);
    sim.finish();
    let lines: Vec<String> =
        sim.log.iter().map(|line| serde_json::to_string(line).unwrap()).collect();
    let table = Table::<BackgammonKit>::open("standard to=1", quick_room(), &lines).unwrap();
    assert_eq!((table.n_free(), table.is_playing()), (0, false));
    assert_eq!(table.entrant_of(0), sim.table.entrant_of(0));
    let wrong = Table::<ZoleKit>::open("none", quick_room(), &[]).err();
    assert!(matches!(wrong, Some(OpenError::Rules(_))));
    let wrong = Table::<RiichiKit>::open("", quick_room(), &["{".into()]).err();
    assert!(matches!(wrong, Some(OpenError::Line { line: 1, .. })));
}

/// A Zole table of one person, who is away for an hour after the first deal and back after it.
fn old_table(log_version: u32) -> Sim<ZoleKit> {
    let old = Room { log_version, ..quick_room() };
    let mut sim = Sim::<ZoleKit>::playing("tournament-lv, round_length=3", old, 3, 1);
    while !sim.is_between() {
        assert!(sim.step());
    }
    sim.say(0, ClientMsg::Away { away: true });
    sim.wait(3_600_000);
    sim.say(0, ClientMsg::Away { away: false });
    // Nobody said so, then.
    sim.table.room.log_version = 0;
    sim
}

/// Played again, a log of an older version makes the table that it was: what tables do otherwise now
/// begins when a newer server takes it up.
#[test]
fn a_log_of_an_older_version_makes_the_table_that_it_was() {
    let mut sim = old_table(1);
    assert!(sim.is_between(), "such a table waited for one person also while they were away");
    sim.say(0, ClientMsg::Ready { ready: true });
    while !sim.is_between() {
        assert!(sim.step());
    }
    sim.say(0, ClientMsg::Leave);
    sim.table = again(&sim);
    assert!(sim.is_between() && sim.table.next_deadline().is_none());
    // The newer server goes on with it, and so does the next one.
    sim.put(Input::RESUMED);
    sim.table = again(&sim);
    assert!(sim.table.next_deadline().is_some());
    sim.clients.remove(&player(0));
    sim.finish();
    assert_eq!(told(&again(&sim)), told(&sim.table));
    // Before that it waited for nobody, and logs do not say which of both it was.
    let sim = old_table(0);
    assert!(!sim.is_between());
    assert_eq!(told(&again(&sim)), told(&sim.table));
}

/// In old logs a claim outlived the server, and others could consent to it afterwards.
#[test]
fn a_claim_of_an_old_log_is_replayed_as_it_was() {
    let old = Room { log_version: 1, ..quick_room() };
    let mut sim = Sim::<ZoleKit>::playing("", old, 1, 3);
    sim.table.room.log_version = 0;
    sim.put(Input::Lost { who: player(1) });
    sim.put(Input::Reclaims { player: 9, name: "player 1".into(), vouched: false });
    sim.put(Input::Resumed { version: 0 });
    sim.put(Input::Connected { who: player(0), last: None });
    sim.say(0, ClientMsg::Consent { entrant: 1, agreed: true });
    assert_eq!((sim.table.entrant_of(9), again(&sim).entrant_of(9)), (Some(1), Some(1)));
}

#[test]
fn a_log_of_a_newer_version_is_refused_with_a_word() {
    let newer = LOG_VERSION + 1;
    let made = Room { log_version: newer, ..quick_room() };
    let said = format!(
        "the log has version {newer}, and this program knows {LOG_VERSION}: use a newer Parlor"
    );
    let error =
        |room, log: &[String]| Table::<ZoleKit>::open("", room, log).err().unwrap().to_string();
    assert_eq!(error(made, &[]), said);
    let resumed =
        format!(r#"{{"line":"input","at_ms":5,"input":{{"type":"resumed","version":{newer}}}}}"#);
    assert_eq!(error(quick_room(), &[resumed]), said);
    // Servers said nothing of versions before there were any.
    let old = r#"{"line":"input","at_ms":5,"input":{"type":"resumed"}}"#.to_owned();
    let room = Room { log_version: 0, ..quick_room() };
    assert!(Table::<ZoleKit>::open("", room, &[old]).is_ok());
}
