//! Clocks, absence, pauses and the wait after a discard.

use parlor_game::Game;
use parlor_wire::online::{ClientMsg, ClockRulesMsg};
use serde_json::{Value, json};

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, player, quick_room};
use crate::{Host, Input, Room};

fn timed(move_ms: u64, bank_ms: u64) -> Room {
    Room { clock: Some(ClockRulesMsg { move_ms, bank_ms }), ..quick_room() }
}

fn asked<G: Host>(sim: &Sim<G>) -> u64 {
    (0..4).find(|n| sim.clients.get(&player(*n)).is_some_and(|c| c.prompt.is_some())).unwrap()
}

fn presence<G: Host>(sim: &Sim<G>, n: u64) -> Value {
    let entrants = sim.client(n).events("entrants");
    let entrant = usize::from(sim.table.entrant_of(n).unwrap());
    entrants.last().unwrap()["entrants"][entrant]["occupant"]["presence"].clone()
}

#[test]
fn time_over_the_move_comes_from_the_bank() {
    let mut sim = Sim::<BackgammonKit>::playing("standard to=3", timed(5_000, 20_000), 1, 2);
    let n = asked(&sim);
    let seat = sim.table.current().unwrap().seat_of(n as u8).unwrap();
    sim.wait(12_000);
    sim.answer(n);
    assert_eq!(sim.table.current().unwrap().banks[seat], 13_000);
    let other = asked(&sim);
    assert_ne!(other, n);
    sim.wait(4_999);
    sim.answer(other);
    let bank = sim.table.current().unwrap().banks[seat.opponent()];
    assert_eq!(bank, 20_000);
    assert!(sim.client(n).errors().is_empty() && sim.client(other).errors().is_empty());
}

#[test]
fn when_time_is_up_the_table_plays_until_the_player_is_back() {
    let mut sim = Sim::<BackgammonKit>::playing("standard to=3", timed(5_000, 1_000), 1, 2);
    let n = asked(&sim);
    sim.wait(5_999);
    assert!(sim.client(n).prompt.is_some());
    sim.wait(1);
    assert_eq!(sim.client(n).events("closed").last().unwrap()["why"], "time_up");
    assert_eq!(presence(&sim, n), "away");
    let other = asked(&sim);
    assert_ne!(other, n);
    // From now on the table answers for the player soon.
    while asked(&sim) == other {
        sim.answer(other);
    }
    let auto_ms = sim.table.room.times.auto_ms;
    sim.wait(auto_ms);
    assert_eq!(sim.client(n).events("closed").last().unwrap()["why"], "away");
    sim.say(n, ClientMsg::Away { away: false });
    assert_eq!(presence(&sim, n), "here");
}

#[test]
fn without_a_clock_only_the_absent_are_answered_for() {
    let mut sim = Sim::<BackgammonKit>::playing("standard to=3", quick_room(), 1, 2);
    let n = asked(&sim);
    sim.wait(86_400_000);
    assert!(sim.client(n).prompt.is_some());
    sim.put(Input::Lost { who: player(n) });
    let inputs = sim.table.playing().unwrap().inputs.len();
    // As long as the page was told.
    let told = sim.table.room.message(&sim.table.game).lost_ms;
    sim.wait(told.unwrap() - 1);
    assert_eq!(sim.table.playing().unwrap().inputs.len(), inputs);
    sim.wait(1);
    assert!(sim.table.playing().unwrap().inputs.len() > inputs);
    let last = Some(sim.client(n).version);
    sim.put(Input::Connected { who: player(n), last });
    assert_eq!(presence(&sim, n), "here");
}

#[test]
fn a_player_who_leaves_is_played_for_to_the_end() {
    let mut sim = Sim::<BackgammonKit>::playing("standard to=1", quick_room(), 2, 2);
    sim.say(1, ClientMsg::Leave);
    sim.clients.get_mut(&player(1)).unwrap().prompt = None;
    sim.finish();
    assert!(crate::verify_record::<BackgammonKit>(&sim.records[0]).is_ok());
    assert_eq!(sim.records[0].players.len(), 2);
    assert_eq!(sim.table.n_free(), 1);
}

#[test]
fn after_every_discard_the_table_waits_as_long_no_matter_who_is_asked() {
    let mut sim = Sim::<RiichiKit>::playing("tenhou length=east", quick_room(), 3, 4);
    let (mut waits, mut opened) = ([Vec::new(), Vec::new()], None);
    while sim.records.is_empty() {
        let window = sim.table.playing().and_then(|playing| {
            let window = playing.open_window()?;
            Some((window.id, window.until, !playing.game.turn().asked().is_empty()))
        });
        if let Some((id, until, asked)) = window.filter(|(id, ..)| opened != Some(*id)) {
            opened = Some(id);
            waits[usize::from(asked)].push(until - sim.table.now);
            let discards = sim.table.playing().unwrap().inputs.len();
            // Answers that come at once change nothing before the time is over.
            for n in 0..4 {
                if sim.client(n).prompt.is_some() {
                    sim.answer(n);
                }
            }
            assert_eq!(sim.table.playing().unwrap().inputs.len(), discards);
            assert_eq!(sim.table.next_deadline(), Some(until));
        }
        sim.step();
    }
    for waits in &waits {
        assert!(waits.len() > 50, "{}", waits.len());
        assert!(waits.iter().all(|wait| (100..=150).contains(wait)));
        // Of numbers from 0 to 50: mean 25, and six standard errors of 14.7 / √n.
        let mean = waits.iter().map(|wait| wait - 100).sum::<u64>() as f64 / waits.len() as f64;
        assert!((mean - 25.0).abs() < 88.3 / (waits.len() as f64).sqrt(), "{mean}");
    }
}

#[test]
fn a_strict_window_takes_silence_for_a_pass_and_nobody_for_away() {
    let mut sim = Sim::<RiichiKit>::playing("tenhou length=east", timed(5_000, 0), 3, 4);
    let window = |sim: &Sim<RiichiKit>| {
        let calls = (0..4).find(|&n| {
            sim.client(n).prompt.as_ref().is_some_and(|prompt| prompt["window"] == true)
        });
        calls.filter(|_| sim.table.playing().is_some())
    };
    while window(&sim).is_none() {
        sim.step();
    }
    let n = window(&sim).unwrap();
    let prompt = sim.client(n).prompt.clone().unwrap();
    assert_eq!(prompt["until_ms"].as_u64(), sim.table.next_deadline());
    sim.wait(150);
    assert_eq!(sim.client(n).events("closed").last().unwrap()["why"], "time_up");
    assert_eq!(presence(&sim, n), "here");
}

#[test]
fn between_deals_all_are_ready_or_time_passes() {
    let mut sim = Sim::<BackgammonKit>::playing("money games=3", quick_room(), 7, 2);
    let between = Sim::<BackgammonKit>::is_between;
    let play_deal = |sim: &mut Sim<BackgammonKit>| {
        while sim.table.playing().is_some() {
            sim.step();
        }
    };
    play_deal(&mut sim);
    sim.say(0, ClientMsg::Ready { ready: true });
    assert!(between(&sim));
    sim.say(1, ClientMsg::Pause);
    sim.say(1, ClientMsg::Pause);
    assert_eq!(sim.client(1).errors(), ["not_now"]);
    sim.wait(sim.table.room.times.between_ms + 1_000);
    assert!(between(&sim));
    sim.say(1, ClientMsg::Ready { ready: true });
    assert!(!between(&sim));
    play_deal(&mut sim);
    sim.wait(sim.table.room.times.between_ms);
    assert!(!between(&sim));
    sim.say(0, ClientMsg::Pause);
    assert_eq!(sim.client(0).errors(), ["not_now"]);
}

#[test]
fn one_person_among_agents_looks_at_a_result_as_long_as_they_like() {
    let mut sim = Sim::<ZoleKit>::playing("lzf-classic, round_length=3", quick_room(), 5, 1);
    while !sim.is_between() {
        sim.step();
    }
    assert_eq!(sim.client(0).events("deal_ended")[0]["next_ms"], Value::Null);
    sim.wait(24 * 3_600_000);
    assert!(sim.is_between());
    sim.put(Input::RESUMED);
    assert!(sim.is_between());
    sim.put(Input::Connected { who: player(0), last: None });
    sim.say(0, ClientMsg::Ready { ready: true });
    assert!(!sim.is_between());
}

/// A match of one person among agents, without that person.
fn goes_on<G: Host>(rules: &str, between: bool, left: bool) {
    let mut sim = Sim::<G>::playing(rules, quick_room(), 3, 1);
    while between && !sim.is_between() {
        assert!(sim.step());
    }
    if left {
        sim.say(0, ClientMsg::Leave);
    } else {
        sim.say(0, ClientMsg::Away { away: true });
        sim.put(Input::Lost { who: player(0) });
    }
    assert!(sim.table.next_deadline().is_some() || !sim.asks.is_empty());
    sim.clients.remove(&player(0));
    sim.finish();
    assert_eq!(sim.records.len(), 1);
}

/// Nobody else will ever say that they are ready.
#[test]
fn a_match_that_its_only_person_has_left_goes_on_to_its_end() {
    for (between, left) in [(false, true), (true, true), (false, false), (true, false)] {
        goes_on::<ZoleKit>("tournament-lv, round_length=3", between, left);
        goes_on::<RiichiKit>("tenhou length=east", between, left);
    }
}

/// A line that broke says nothing: perhaps someone looks at the result in peace.
#[test]
fn a_person_alone_who_is_merely_lost_is_waited_for() {
    let mut sim = Sim::<ZoleKit>::playing("tournament-lv, round_length=3", quick_room(), 3, 1);
    while !sim.is_between() {
        assert!(sim.step());
    }
    sim.put(Input::Lost { who: player(0) });
    assert_eq!(sim.table.next_deadline(), None);
    sim.put(Input::Connected { who: player(0), last: None });
    sim.wait(3_600_000);
    assert!(sim.is_between());
}

/// When the next deal begins, as a player was last told with the whole state.
fn told_next(sim: &Sim<ZoleKit>) -> Option<Value> {
    let mut states = sim.client(0).frames.iter().filter(|frame| frame["type"] == "state");
    states.next_back().map(|frame| frame["state"]["phase"]["next_ms"].clone())
}

/// Whether the connection was kept or not.
#[test]
fn a_person_alone_who_is_back_is_not_hurried_any_more() {
    for lost in [false, true] {
        let mut sim = Sim::<ZoleKit>::playing("tournament-lv, round_length=3", quick_room(), 3, 1);
        while !sim.is_between() {
            assert!(sim.step());
        }
        sim.say(0, ClientMsg::Away { away: true });
        assert_eq!(told_next(&sim), Some(json!(sim.now + sim.table.room.times.between_ms)));
        if lost {
            sim.put(Input::Lost { who: player(0) });
            let last = Some(sim.client(0).version);
            sim.put(Input::Connected { who: player(0), last });
        } else {
            sim.say(0, ClientMsg::Away { away: false });
        }
        assert_eq!(told_next(&sim), Some(Value::Null));
        sim.wait(3_600_000);
        assert!(sim.is_between());
        sim.say(0, ClientMsg::Ready { ready: true });
        assert!(!sim.is_between());
    }
}
