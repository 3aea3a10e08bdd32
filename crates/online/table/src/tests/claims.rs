//! Who gets the seat of a player who has dropped out: those to whom everyone else at the table has
//! given it, after a while.

use parlor_kit::Kit;
use parlor_wire::online::ClientMsg;
use serde_json::json;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, player, quick_room};
use crate::{Host, Input, Right, Room, Table};

/// A match of so many people, in which player 1 has had no connection for as long as seats are kept.
pub(super) fn without_one<G: Host>(rules: &str, n_people: u64) -> Sim<G> {
    let mut sim = Sim::playing(rules, quick_room(), 1, n_people);
    sim.put(Input::Lost { who: player(1) });
    sim.clients.get_mut(&player(1)).unwrap().prompt = None;
    sim.wait(sim.table.room.times.reclaim_ms);
    sim
}

/// Player 9 asks for the seat of another one.
pub(super) fn claim<G: Host>(sim: &mut Sim<G>, of: u64, vouched: bool) {
    sim.put(Input::Reclaims { player: 9, name: format!("player {of}"), vouched });
}

/// Someone says yes to a claim to this place.
pub(super) fn agree<G: Host>(sim: &mut Sim<G>, n: u64, place: u8) {
    sim.say(n, ClientMsg::Consent { entrant: place, agreed: true });
}

#[test]
fn a_seat_is_kept_for_a_while_no_matter_who_asks() {
    for vouched in [true, false] {
        let mut sim = Sim::<ZoleKit>::playing("", quick_room(), 1, 3);
        // Someone who is there cannot be replaced.
        claim(&mut sim, 1, vouched);
        sim.put(Input::Lost { who: player(1) });
        let lost_at = sim.now;
        for away in [0, 300, sim.table.room.times.reclaim_ms - 1] {
            sim.now = lost_at + away;
            claim(&mut sim, 1, vouched);
        }
        assert_eq!(sim.client(9).errors(), ["place", "too_soon", "too_soon", "too_soon"]);
        assert_eq!((sim.table.claimant(), sim.table.right_of(9)), (None, None));
        sim.now = lost_at + sim.table.room.times.reclaim_ms;
        claim(&mut sim, 1, vouched);
        assert_eq!(sim.table.claimant(), Some(9));
        // The password alone is not enough.
        assert_eq!(sim.table.right_of(9), None);
    }
}

/// What an outside attack did: after a restart the first player back had all seats within 58 ms.
#[test]
fn after_a_restart_the_first_player_back_gets_no_other_seat() {
    for vouched in [true, false] {
        let mut sim = Sim::<RiichiKit>::playing("tenhou length=east", quick_room(), 1, 4);
        sim.put(Input::RESUMED);
        sim.put(Input::Connected { who: player(0), last: None });
        for of in 1..4 {
            sim.wait(19);
            claim(&mut sim, of, vouched);
        }
        assert_eq!(sim.client(9).errors(), ["too_soon"; 3]);
        sim.wait(sim.table.room.times.reclaim_ms);
        for of in 1..4 {
            claim(&mut sim, of, vouched);
            agree(&mut sim, 0, of as u8);
            assert_eq!(sim.table.right_of(9), None, "the seat of player {of}");
            assert_eq!(sim.table.entrant_of(of), Some(of as u8));
            sim.say(0, ClientMsg::Consent { entrant: of as u8, agreed: false });
        }
    }
}

#[test]
fn anyone_who_is_back_is_asked_and_may_consent() {
    let mut sim = Sim::<ZoleKit>::playing("", quick_room(), 1, 3);
    sim.put(Input::RESUMED);
    sim.put(Input::Connected { who: player(0), last: None });
    sim.wait(sim.table.room.times.reclaim_ms);
    claim(&mut sim, 1, false);
    let until = sim.client(0).events("reclaim_asked")[0]["until_ms"].clone();
    agree(&mut sim, 0, 1);
    assert_eq!(sim.table.right_of(9), None);
    sim.wait(60_000);
    sim.put(Input::Connected { who: player(2), last: None });
    let state = sim.client(2).frames.iter().rfind(|frame| frame["type"] == "state").unwrap();
    let asked = json!({"entrant": 1, "until_ms": until, "agreed": [0]});
    assert_eq!(state["state"]["claim"], asked);
    agree(&mut sim, 2, 1);
    assert_eq!(sim.table.right_of(9), Some((1, Right::Inherits)));
    assert_eq!(sim.client(2).events("reclaim_answered").last().unwrap()["granted"], true);
}

#[test]
fn the_others_consent_all_or_not_at_all() {
    for agreed in [true, false] {
        let mut sim = without_one::<ZoleKit>("", 3);
        claim(&mut sim, 1, false);
        assert_eq!(sim.client(0).events("reclaim_asked")[0]["entrant"], 1);
        agree(&mut sim, 0, 1);
        assert_eq!(sim.table.right_of(9), None);
        sim.say(2, ClientMsg::Consent { entrant: 1, agreed });
        let right = agreed.then_some((1, Right::Inherits));
        assert_eq!(sim.table.right_of(9), right);
        // Too late to change one's mind, and what was decided is in the log.
        agree(&mut sim, 2, 1);
        assert_eq!(sim.client(2).errors(), ["not_now"]);
        let game = ZoleKit::read("").unwrap();
        let restored = Table::restore(game, quick_room(), &sim.log).unwrap();
        assert_eq!(restored.right_of(9), right);
    }
}

#[test]
fn a_player_who_is_back_keeps_the_seat() {
    let mut sim = without_one::<ZoleKit>("", 3);
    claim(&mut sim, 1, false);
    // Consent is to one person: nobody else can step into an open claim.
    sim.put(Input::Reclaims { player: 8, name: "player 1".into(), vouched: false });
    assert_eq!(sim.client(8).errors(), ["not_now"]);
    agree(&mut sim, 0, 1);
    sim.put(Input::Connected { who: player(1), last: None });
    agree(&mut sim, 2, 1);
    assert_eq!(sim.client(2).errors(), ["not_now"]);
    assert_eq!((sim.table.entrant_of(1), sim.table.right_of(9)), (Some(1), None));
}

#[test]
fn a_claim_ends_when_the_player_leaves_when_the_server_goes_down_and_in_time() {
    for ended in [
        Input::Client { who: player(1), msg: ClientMsg::Leave },
        Input::RESUMED,
        Input::Connected { who: player(1), last: None },
        Input::Tick,
    ] {
        let mut sim = without_one::<ZoleKit>("", 3);
        claim(&mut sim, 1, false);
        assert_eq!(sim.table.claimant(), Some(9));
        if ended == Input::Tick {
            sim.wait(299_999);
            assert_eq!(sim.table.claimant(), Some(9));
            sim.now += 1;
        }
        let told = ended != Input::RESUMED;
        sim.put(ended);
        assert_eq!(sim.table.claimant(), None);
        assert_eq!(sim.client(0).events("reclaim_answered").len(), usize::from(told));
        agree(&mut sim, 0, 1);
        assert_eq!((sim.client(0).errors(), sim.table.right_of(9)), (vec!["not_now"], None));
    }
}

#[test]
fn where_nobody_could_consent_only_the_password_helps() {
    let mut sim = Sim::<BackgammonKit>::playing("", quick_room(), 1, 1);
    sim.put(Input::Lost { who: player(0) });
    sim.wait(sim.table.room.times.reclaim_ms);
    claim(&mut sim, 0, false);
    assert_eq!(sim.client(9).errors(), ["nobody_to_ask"]);
    assert_eq!(sim.table.right_of(0), Some((0, Right::Holds)));
    claim(&mut sim, 0, true);
    assert_eq!(sim.table.right_of(9), Some((0, Right::Holds)));
}

#[test]
fn who_has_left_for_good_is_not_asked() {
    let mut sim = without_one::<RiichiKit>("tenhou length=east", 4);
    claim(&mut sim, 1, false);
    agree(&mut sim, 0, 1);
    agree(&mut sim, 2, 1);
    assert_eq!(sim.table.right_of(9), None);
    sim.say(3, ClientMsg::Leave);
    assert_eq!(sim.table.right_of(9), Some((1, Right::Inherits)));
    // But nobody has consented where all others have left.
    let mut sim = without_one::<BackgammonKit>("", 2);
    claim(&mut sim, 1, false);
    sim.say(0, ClientMsg::Leave);
    assert_eq!(sim.table.right_of(9), None);
}

/// An attack: of two people among agents one could claim the other's seat in a second window and
/// consent alone.
#[test]
fn one_person_alone_gives_no_hidden_hand_away() {
    for vouched in [true, false] {
        let mut sim = without_one::<ZoleKit>("lzf-classic, round_length=1", 2);
        claim(&mut sim, 1, vouched);
        assert_eq!((sim.client(9).errors(), sim.table.claimant()), (vec!["begun"], None));
        // When the match is over there is nothing to see.
        sim.finish();
        claim(&mut sim, 1, vouched);
        agree(&mut sim, 0, 1);
        assert_eq!(sim.table.right_of(9), Some((1, Right::Holds)));
    }
    // Nor does the last one who has not left.
    let mut sim = without_one::<ZoleKit>("", 3);
    claim(&mut sim, 1, false);
    agree(&mut sim, 0, 1);
    sim.say(2, ClientMsg::Leave);
    assert_eq!((sim.table.right_of(9), sim.table.claimant()), (None, None));
    assert_eq!(sim.client(0).events("reclaim_answered").last().unwrap()["granted"], false);
}

#[test]
fn after_a_refusal_nobody_is_asked_again_for_a_while() {
    for refused in [true, false] {
        let mut sim = without_one::<ZoleKit>("", 3);
        claim(&mut sim, 1, false);
        if refused {
            sim.say(0, ClientMsg::Consent { entrant: 1, agreed: false });
        } else {
            sim.wait(300_000);
        }
        claim(&mut sim, 1, true);
        sim.wait(sim.table.room.times.reclaim_ms - 1);
        claim(&mut sim, 1, false);
        assert_eq!((sim.client(9).errors(), sim.table.claimant()), (vec!["too_soon"; 2], None));
        sim.wait(1);
        claim(&mut sim, 1, false);
        assert_eq!(sim.table.claimant(), Some(9));
    }
}

#[test]
fn in_rooms_without_such_a_time_seats_are_kept_for_the_usual_one() {
    let mut old = Room { log_version: 2, ..quick_room() };
    old.times.reclaim_ms = 0;
    let mut sim = Sim::<ZoleKit>::playing("", old, 1, 3);
    sim.put(Input::RESUMED);
    claim(&mut sim, 1, false);
    sim.wait(29_999);
    claim(&mut sim, 1, false);
    assert_eq!(sim.client(9).errors(), ["too_soon", "too_soon"]);
    sim.wait(1);
    claim(&mut sim, 1, false);
    assert_eq!(sim.table.claimant(), Some(9));
}

/// In old logs the password alone was enough, and nobody was asked who was not there.
#[test]
fn claims_of_old_logs_are_replayed_as_they_were() {
    for vouched in [true, false] {
        let old = Room { log_version: 2, ..quick_room() };
        let mut sim = Sim::<ZoleKit>::playing("", old.clone(), 1, 3);
        sim.put(Input::Lost { who: player(2) });
        sim.put(Input::Lost { who: player(1) });
        sim.wait(if vouched { old.times.reclaim_ms } else { 0 });
        claim(&mut sim, 1, vouched);
        if !vouched {
            agree(&mut sim, 0, 1);
        }
        let restored = Table::restore(ZoleKit::read("").unwrap(), old, &sim.log).unwrap();
        for table in [&sim.table, &restored] {
            assert_eq!(table.right_of(9), Some((1, Right::Holds)));
            assert_eq!(table.right_of(1), None);
        }
    }
}
