//! A seat that was given to someone else: no hidden hand goes with it, and its player may come back.

use parlor_wire::online::ClientMsg;
use serde_json::Value;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::claims::{agree, claim, without_one};
use super::sim::{Sim, player, quick_room};
use super::spectators::names_a_secret;
use crate::{Host, Input, Right, Table};

/// The same, and the others have given the seat of player 1 to player 9.
fn granted<G: Host>(rules: &str, n_people: u64) -> Sim<G> {
    let mut sim = without_one(rules, n_people);
    claim(&mut sim, 1, false);
    for n in (0..n_people).filter(|n| *n != 1) {
        agree(&mut sim, n, 1);
    }
    sim
}

/// Plays until the deal is another one, or the match is over.
fn play_deal<G: Host>(sim: &mut Sim<G>) {
    let n_played = |sim: &Sim<G>| sim.table.current().map_or(0, |current| current.deals.len());
    let before = n_played(sim);
    while n_played(sim) == before || sim.is_between() {
        assert!(sim.step());
    }
}

fn restored<G: Host>(sim: &Sim<G>) -> Table<G> {
    Table::restore(sim.table.game.clone(), sim.table.room.clone(), &sim.log).unwrap()
}

/// A player who was given a seat sees what all see, until the next deal.
fn sees_no_hand<G: Host>(mut sim: Sim<G>, entrant: u8) {
    assert_eq!(sim.table.right_of(9), Some((entrant, Right::Inherits)));
    sim.put(Input::Connected { who: player(9), last: None });
    sim.say(9, ClientMsg::Resync);
    sim.say(9, ClientMsg::Ready { ready: true });
    assert_eq!(sim.client(9).errors(), ["not_seated"]);
    while !sim.is_between() {
        assert!(sim.step());
        // At the end of a deal the rules lay something open.
        if sim.table.playing().is_some() {
            let told = sim.client(9).frames.iter().filter(|frame| names_a_secret(frame));
            assert_eq!(told.collect::<Vec<_>>(), [&Value::Null; 0]);
        }
    }
    assert!(sim.client(9).frames.iter().any(|frame| !frame["event"]["table"].is_null()));
    while sim.is_between() {
        assert!(sim.step());
    }
    // Now it is theirs, with a whole state and everything after it.
    assert_eq!(sim.table.right_of(9), Some((entrant, Right::Holds)));
    let frames = &sim.client(9).frames;
    let state = frames.iter().rposition(|frame| frame["type"] == "state").unwrap();
    let views = |frame: &Value| {
        [&frame["state"]["phase"]["view"], &frame["event"]["view"]].map(Value::is_null)
    };
    assert!(frames[..state].iter().all(|frame| views(frame) == [true, true]));
    assert_eq!(frames[state]["state"]["me"], entrant);
    assert_eq!(frames[state]["state"]["phase"]["deal"], 1);
    assert!(frames[state..].iter().any(|frame| frame["event"]["type"] == "deal_began"));
    assert_eq!(restored(&sim).right_of(9), Some((entrant, Right::Holds)));
}

#[test]
fn a_hidden_hand_is_not_handed_over_by_consent() {
    sees_no_hand(granted::<RiichiKit>("tenhou length=east", 4), 1);
    sees_no_hand(granted::<ZoleKit>("lzf-classic, round_length=6", 3), 1);
}

#[test]
fn a_hidden_hand_is_not_handed_over_by_the_password() {
    for between in [false, true] {
        let rules = "lzf-classic, round_length=6";
        let mut sim = Sim::<ZoleKit>::playing(rules, quick_room(), 5, 1);
        while between && !sim.is_between() {
            assert!(sim.step());
        }
        sim.put(Input::Lost { who: player(0) });
        sim.clients.get_mut(&player(0)).unwrap().prompt = None;
        sim.wait(sim.table.room.times.reclaim_ms);
        claim(&mut sim, 0, true);
        assert_eq!(sim.table.right_of(9), Some((0, Right::Inherits)));
        // Nobody else could begin the next deal, so it comes by itself.
        sim.put(Input::Connected { who: player(9), last: None });
        let n_frames = sim.client(9).frames.len();
        assert!(sim.client(9).frames.iter().all(|frame| !names_a_secret(frame)));
        while sim.table.entrant_of(9).is_none() {
            assert!(sim.step());
        }
        assert!(sim.client(9).frames.len() > n_frames);
    }
}

#[test]
fn where_nothing_is_hidden_a_seat_is_handed_over_at_once() {
    let mut sim = granted::<BackgammonKit>("standard to=1", 2);
    assert_eq!(sim.table.right_of(9), Some((1, Right::Holds)));
    // What the other one was told last is not repeated to someone who says to have heard of it.
    let last = Some(sim.client(1).version);
    sim.put(Input::Connected { who: player(9), last });
    assert_eq!(sim.client(9).frames[0]["state"]["me"], 1);
}

#[test]
fn the_player_is_back_at_once_until_the_match_ends() {
    let mut sim = granted::<ZoleKit>("lzf-classic, round_length=3", 3);
    sim.put(Input::Connected { who: player(9), last: None });
    play_deal(&mut sim);
    assert_eq!(sim.table.right_of(9), Some((1, Right::Holds)));
    assert_eq!(sim.table.right_of(1), Some((1, Right::Owns)));
    sim.put(Input::Connected { who: player(1), last: Some(3) });
    assert_eq!((sim.table.right_of(1), sim.table.right_of(9)), (Some((1, Right::Holds)), None));
    assert_eq!(sim.client(9).errors(), ["player_back"]);
    let state = sim.client(1).frames.iter().rfind(|frame| frame["type"] == "state").unwrap();
    assert_eq!((&state["state"]["me"], &state["state"]["phase"]["deal"]), (&1.into(), &1.into()));
    sim.say(9, ClientMsg::Resync);
    assert_eq!(sim.client(9).errors().last(), Some(&"not_seated"));
    assert_eq!(restored(&sim).entrant_of(1), Some(1));
}

/// So a match is in the list of the one who began it.
#[test]
fn a_place_is_its_players_while_someone_plays_for_them() {
    let mut sim = granted::<ZoleKit>("lzf-classic, round_length=3", 3);
    play_deal(&mut sim);
    assert_eq!(sim.table.right_of(9), Some((1, Right::Holds)));
    assert_eq!(sim.table.players(), [Some(0), Some(1), Some(2)]);
}

#[test]
fn after_the_match_the_seat_is_whose_who_played_last() {
    let mut sim = granted::<ZoleKit>("lzf-classic, round_length=2", 3);
    while sim.records.is_empty() {
        assert!(sim.step());
    }
    assert_eq!((sim.table.right_of(1), sim.table.right_of(9)), (None, Some((1, Right::Holds))));
    sim.put(Input::Connected { who: player(1), last: None });
    assert_eq!(sim.client(1).errors().last(), Some(&"not_seated"));
}

#[test]
fn a_player_who_was_to_have_a_seat_is_told_that_its_player_is_back() {
    let mut sim = granted::<ZoleKit>("lzf-classic, round_length=3", 3);
    sim.put(Input::Connected { who: player(9), last: None });
    sim.put(Input::Connected { who: player(1), last: None });
    assert_eq!((sim.table.right_of(1), sim.table.right_of(9)), (Some((1, Right::Holds)), None));
    assert_eq!(sim.client(9).errors(), ["player_back"]);
    assert_eq!(sim.client(0).events("reclaim_answered").last().unwrap()["granted"], false);
    let n_frames = sim.client(9).frames.len();
    play_deal(&mut sim);
    assert_eq!(sim.client(9).frames.len(), n_frames);
}

#[test]
fn who_plays_for_someone_and_leaves_gives_the_seat_back() {
    let mut sim = granted::<ZoleKit>("lzf-classic, round_length=6", 3);
    play_deal(&mut sim);
    sim.put(Input::Connected { who: player(9), last: None });
    sim.say(9, ClientMsg::Leave);
    assert_eq!((sim.table.right_of(1), sim.table.right_of(9)), (Some((1, Right::Holds)), None));
    // The player may also give up the right to come back.
    let mut sim = granted::<ZoleKit>("lzf-classic, round_length=6", 3);
    play_deal(&mut sim);
    sim.say(1, ClientMsg::Leave);
    assert_eq!((sim.table.right_of(1), sim.table.right_of(9)), (None, Some((1, Right::Holds))));
    assert_eq!(restored(&sim).right_of(1), None);
}

#[test]
fn nobody_is_said_to_be_back_who_is_not() {
    // The player leaves for good; or the other one does.
    for who in [1, 9] {
        let mut sim = granted::<ZoleKit>("lzf-classic, round_length=3", 3);
        sim.put(Input::Connected { who: player(9), last: None });
        sim.say(who, ClientMsg::Leave);
        assert_eq!((sim.table.right_of(9), sim.client(9).errors()), (None, vec!["not_seated"]));
    }
}

/// The token of one who was given a seat is kept, so a restart takes nothing from them.
#[test]
fn what_was_granted_outlives_the_server() {
    let mut sim = granted::<ZoleKit>("lzf-classic, round_length=6", 3);
    sim.put(Input::Connected { who: player(9), last: None });
    sim.put(Input::RESUMED);
    assert_eq!(sim.table.right_of(9), Some((1, Right::Inherits)));
    for n in [0, 2] {
        sim.put(Input::Connected { who: player(n), last: None });
    }
    play_deal(&mut sim);
    assert_eq!(sim.table.right_of(9), Some((1, Right::Holds)));
    assert_eq!(restored(&sim).right_of(9), sim.table.right_of(9));
}
