//! Things that happen at the same moment, in either order.

use parlor_wire::online::ClientMsg;
use serde_json::Value;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, player, quick_room};
use crate::Input;

#[test]
fn leaving_while_being_kicked_frees_the_place_once() {
    for leaves_first in [true, false] {
        let mut sim = Sim::<ZoleKit>::seated("", quick_room(), 1, 2);
        let kick = ClientMsg::Kick { entrant: 1 };
        if leaves_first {
            sim.say(1, ClientMsg::Leave);
            sim.put(Input::Lost { who: player(1) });
            sim.say(0, kick);
            assert_eq!(sim.client(0).errors(), ["place"]);
        } else {
            sim.say(0, kick);
            sim.put(Input::Lost { who: player(1) });
            sim.say(1, ClientMsg::Leave);
            assert_eq!(sim.client(1).errors(), ["not_seated", "not_seated"]);
        }
        assert_eq!((sim.table.n_free(), sim.table.entrant_of(1)), (1, None));
        sim.put(Input::Joins { player: 5, name: "late".into() });
        assert_eq!(sim.table.entrant_of(5), Some(1));
    }
}

#[test]
fn anyone_who_joins_at_the_start_is_in_or_refused() {
    for joins_first in [true, false] {
        let mut sim = Sim::<BackgammonKit>::seated("", quick_room(), 1, 2);
        sim.say(0, ClientMsg::Ready { ready: true });
        let join = Input::Joins { player: 7, name: "seven".into() };
        if joins_first {
            sim.say(1, ClientMsg::Leave);
            sim.put(join);
            assert_eq!(sim.table.entrant_of(7), Some(1));
            // The newcomer is not ready, so nothing begins without them.
            assert!(!sim.table.is_playing());
        } else {
            sim.say(1, ClientMsg::Ready { ready: true });
            assert!(sim.table.is_playing());
            sim.put(join);
            assert_eq!((sim.client(7).errors(), sim.table.entrant_of(7)), (vec!["begun"], None));
        }
    }
}

#[test]
fn names_and_places_are_taken_once() {
    let mut sim = Sim::<BackgammonKit>::seated("", quick_room(), 1, 1);
    sim.say(0, ClientMsg::Kick { entrant: 1 });
    for (player, name) in [(1, "player 0"), (1, "  "), (1, "a\nb"), (1, "fine"), (2, "third")] {
        sim.put(Input::Joins { player, name: name.into() });
    }
    assert_eq!(sim.client(1).errors(), ["name", "name", "name"]);
    assert_eq!(sim.client(2).errors(), ["full"]);
    sim.put(Input::Joins { player: 1, name: "again".into() });
    assert_eq!(sim.client(1).errors().last(), Some(&"seated"));
    sim.say(1, ClientMsg::Kick { entrant: 0 });
    sim.say(1, ClientMsg::Invite { entrant: 0, agent: "random".into() });
    assert_eq!(&sim.client(1).errors()[4..], ["not_host", "not_host"]);
    // The host goes, and the next becomes the host.
    sim.say(0, ClientMsg::Leave);
    sim.say(1, ClientMsg::Invite { entrant: 0, agent: "random".into() });
    assert_eq!(sim.table.n_free(), 0);
}

/// Outside attack: two people at one table whom nobody could tell apart.
#[test]
fn names_that_look_alike_do_not_sit_at_one_table() {
    let twins = ["Player 0", "p\u{200b}layer 0", "рlayer 0", "player  0", "player O", "ｐlayer 0"];
    let join = |sim: &mut Sim<ZoleKit>| {
        for name in twins {
            sim.put(Input::Joins { player: 7, name: name.into() });
        }
    };
    let mut sim = Sim::<ZoleKit>::seated("", quick_room(), 1, 1);
    sim.say(0, ClientMsg::Kick { entrant: 1 });
    join(&mut sim);
    assert_eq!(sim.client(7).errors(), ["name"; 6]);
    // Old logs have such names.
    let old = crate::Room { log_version: 2, ..quick_room() };
    let mut sim = Sim::<ZoleKit>::seated("", old.clone(), 1, 1);
    sim.say(0, ClientMsg::Kick { entrant: 1 });
    join(&mut sim);
    assert_eq!(sim.table.entrant_of(7), Some(1));
    let restored = crate::Table::restore(sim.table.game.clone(), old, &sim.log).unwrap();
    assert_eq!(restored.entrant_of(7), Some(1));
}

#[test]
fn a_match_ends_once_however_many_end_it() {
    let mut sim = Sim::<BackgammonKit>::playing("standard to=1", quick_room(), 3, 2);
    let mut last = None;
    while sim.records.is_empty() {
        last = (0..2).find_map(|n| Some((n, sim.client(n).prompt.clone()?))).or(last);
        sim.step();
    }
    // The last answer again, in another name, and everyone gone at the same time.
    let (n, prompt) = last.unwrap();
    let action = serde_json::from_value(prompt["legal"][0].clone()).unwrap();
    let expected_seq = prompt["seq"].as_u64().unwrap();
    sim.say(n, ClientMsg::Act { expected_seq, action_id: "again".into(), action });
    sim.put(Input::Lost { who: player(0) });
    sim.say(1, ClientMsg::Leave);
    sim.wait(1_000_000);
    assert_eq!(sim.client(n).errors(), ["stale"]);
    assert_eq!(sim.records.len(), 1);
    for n in 0..2 {
        assert_eq!(sim.client(n).events("match_ended").len(), 1);
        assert_eq!(sim.client(n).events("deal_ended").len(), 1);
    }
}

/// Someone who may call answers, is disconnected and comes back before the others have answered:
/// the answer stands, and nobody else learns of it.
#[test]
fn coming_back_during_a_call_window_changes_nothing() {
    let mut sim = Sim::<RiichiKit>::playing("tenhou length=east", quick_room(), 5, 4);
    let calls = |sim: &Sim<RiichiKit>| -> Vec<u64> {
        let window =
            |n: &u64| sim.client(*n).prompt.as_ref().is_some_and(|prompt| prompt["window"] == true);
        (0..4).filter(window).collect()
    };
    let mut n_windows = 0;
    while n_windows < 20 {
        let asked = calls(&sim);
        let Some(&n) = asked.first().filter(|_| sim.table.playing().is_some()) else {
            if !sim.step() {
                break;
            }
            continue;
        };
        n_windows += 1;
        let prompt = sim.client(n).prompt.clone().unwrap();
        sim.answer(n);
        let others: Vec<usize> = (0..4).map(|n| sim.client(n).frames.len()).collect();
        let given = sim.table.playing().unwrap().given;
        sim.put(Input::Lost { who: player(n) });
        let last = Some(sim.client(n).version);
        sim.put(Input::Connected { who: player(n), last });
        sim.say(n, ClientMsg::Resync);
        // No question any more, and the answer is where it was.
        assert!(sim.client(n).prompt.is_none());
        assert!(sim.table.playing().unwrap().given == given);
        let action = serde_json::from_value(prompt["legal"][0].clone()).unwrap();
        let expected_seq = prompt["seq"].as_u64().unwrap();
        sim.say(n, ClientMsg::Act { expected_seq, action_id: format!("x{n_windows}"), action });
        assert_eq!(sim.client(n).errors().last(), Some(&"stale"));
        for other in (0..4).filter(|&other| other != n) {
            let told: Vec<&Value> =
                sim.client(other).frames[others[other as usize]..].iter().collect();
            assert!(told.iter().all(|frame| frame["event"]["type"] == "entrants"), "{told:?}");
        }
        sim.wait(200);
    }
    assert_eq!(n_windows, 20);
}
