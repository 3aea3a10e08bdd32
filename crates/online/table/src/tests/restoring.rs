//! A table from its log is the same table.

use parlor_wire::online::ClockRulesMsg;
use serde_json::Value;

use super::sim::{Sim, player, quick_room};
use crate::{
    AnyTable, BackgammonTable, Input, LogLine, OpenError, RestoreError, RiichiTable, Table,
    TableGame, ZoleTable, open,
};

/// Everything that anybody could be told.
fn told<G: TableGame>(table: &Table<G>) -> Vec<String> {
    let entrants = 0..table.entrants.len() as u8;
    entrants.map(|entrant| table.state_text(entrant)).chain(table.watch_state()).collect()
}

fn again<G: TableGame>(sim: &Sim<G>) -> Table<G> {
    Table::restore(sim.table.game.clone(), sim.table.room.clone(), &sim.log).unwrap()
}

/// Plays a match; now and then the table is made anew from its log and played on with.
fn check<G: TableGame>(rules: &str) {
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
    check::<BackgammonTable>("standard to=2");
    check::<ZoleTable>("lzf-classic, round_length=5");
    check::<RiichiTable>("tenhou length=east");
}

#[test]
fn a_restart_costs_nobody_their_time() {
    let mut room = quick_room();
    room.clock = Some(ClockRulesMsg { move_ms: 5_000, bank_ms: 1_000 });
    let grace = room.times.grace_ms;
    let mut sim = Sim::<BackgammonTable>::playing("standard to=1", room, 4, 2);
    let asked = (0..2).find(|&n| sim.client(n).prompt.is_some()).unwrap();
    sim.wait(2_000);
    let before = sim.client(asked).prompt.clone().unwrap();
    sim.table = again(&sim);
    sim.now += 3_600_000;
    sim.put(Input::Resumed);
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
    sim.put(Input::Resumed);
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
    let mut sim = Sim::<ZoleTable>::playing("lzf-classic, round_length=1", quick_room(), 6, 3);
    sim.finish();
    let restore = |log: &[_]| {
        let (game, room) = (sim.table.game.clone(), sim.table.room.clone());
        Table::<ZoleTable>::restore(game, room, log).err()
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
    let mut sim = Sim::<BackgammonTable>::playing("standard to=1", quick_room(), 8, 1);
    sim.finish();
    let lines: Vec<String> =
        sim.log.iter().map(|line| serde_json::to_string(line).unwrap()).collect();
    let table = open("backgammon", "standard to=1", quick_room(), &lines).unwrap();
    assert_eq!((table.game(), table.rules().as_str()), ("backgammon", "standard to=1"));
    assert_eq!((table.n_seats(), table.n_free(), table.is_playing()), (2, 0, false));
    assert_eq!(table.entrant_of(0), AnyTable::entrant_of(&sim.table, 0));
    let error =
        |game: &str, rules: &str, log: &[String]| open(game, rules, quick_room(), log).err();
    assert_eq!(
        error("chess", "", &[]).unwrap().to_string(),
        "no game is called \"chess\"; there are: backgammon, riichi, zole"
    );
    assert!(matches!(error("zole", "none", &[]), Some(OpenError::Rules(_))));
    assert!(matches!(error("riichi", "", &["{".into()]), Some(OpenError::Line { line: 1, .. })));
    for game in crate::GAMES {
        assert!(open(game, "", quick_room(), &[]).is_ok(), "{game}");
    }
}
