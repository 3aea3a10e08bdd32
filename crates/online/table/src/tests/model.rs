//! Random clients, legal and illegal, at a table whose server is killed at random points: what was
//! acknowledged is kept, nothing is doubled, what is refused changes nothing.
//!
//! A few seeds in `make test`; `PARLOR_SOAK=100` plays a hundred times as many.

use parlor_game::{Entropy, Seat};
use parlor_kit::Came;
use parlor_wire::online::ClientMsg;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_toy_kit::KuhnKit;
use parlor_zole_kit::ZoleKit;

use super::kept::Kept;
use super::sim::{player, quick_room};
use crate::current_match::Stage;
use crate::{Host, Input, Room, Who, retell, verify_record};

/// Someone whom nobody has let in.
const STRANGER: u64 = 77;
/// More steps than any of these matches takes.
const STEPS_MAX: u32 = 60_000;

/// How many times as many seeds are wanted.
pub(super) fn soak() -> u64 {
    std::env::var("PARLOR_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// Something that is refused, or has no effect on the game.
fn illegal<G: Host>(kept: &mut Kept<G>, n: u64) {
    let Some(person) = kept.people.get(&n) else { return };
    let seq = person.client.prompt.as_ref().and_then(|prompt| prompt["seq"].as_u64());
    let (earlier, n_refusals) = (person.accepted.last().cloned(), person.refusals);
    let is_resigning = kept.table.playing().is_some_and(|playing| playing.resigning.is_some());
    let entrant = kept.entropy.below(5) as u8;
    let choice = kept.entropy.below(12);
    let act = |seq, id: &str, action| ClientMsg::Act {
        expected_seq: seq,
        action_id: id.to_owned(),
        action,
    };
    let msg = match (choice, earlier) {
        (0, Some(sent)) => act(seq.unwrap_or(0) + 1_000_000, "later", sent.action),
        (1, Some(sent)) => act(sent.seq, "again", sent.action),
        (2, Some(sent)) => act(sent.seq + 1, &sent.id, sent.action),
        (3, Some(sent)) => act(sent.seq, "", sent.action),
        (4, Some(sent)) => act(sent.seq, &"x".repeat(65), sent.action),
        (5, Some(sent)) => {
            // The same answer under the same name is accepted again and not played again.
            return kept.say(n, act(sent.seq, &sent.id, sent.action));
        }
        (6, Some(sent)) => {
            let (who, msg) = (player(STRANGER), act(sent.seq, "mine", sent.action));
            return kept.put(Input::Client { who, msg });
        }
        (7, _) => {
            let name = format!("player {}", kept.entropy.below(4));
            return kept.put(Input::Reclaims { player: STRANGER, name, vouched: false });
        }
        (8, _) => ClientMsg::Consent { entrant, agreed: false },
        (9, _) => ClientMsg::Resign { worth: 9 },
        (10, _) if !is_resigning => ClientMsg::AnswerResign { accept: true },
        _ => ClientMsg::Pledge { pledge: "00".to_owned() },
    };
    let is_answer = matches!(msg, ClientMsg::Act { .. });
    let online = kept.people[&n].online;
    kept.say(n, msg);
    if is_answer && online {
        kept.flush(usize::MAX);
        assert!(kept.people[&n].refusals > n_refusals, "a wrong answer was not refused");
    }
}

/// One thing that happens.
fn step<G: Host>(kept: &mut Kept<G>) {
    kept.now += u64::from(kept.entropy.below(30));
    let n = u64::from(kept.entropy.below(kept.people.len() as u32));
    match kept.entropy.below(24) {
        0..=4 => kept.flush(usize::MAX),
        5 | 6 => kept.flush(1),
        7 if kept.entropy.below(8) == 0 => kept.lose(n),
        8 if kept.entropy.below(4) == 0 => kept.kill(),
        9 | 10 => illegal(kept, n),
        11 | 12 if !kept.people[&n].online => kept.come_back(n),
        _ => {
            if !(kept.answer(n) || kept.decide()) {
                go_on(kept);
            }
        }
    }
}

/// Nobody has anything to say: the next deadline, or all are ready.
fn go_on<G: Host>(kept: &mut Kept<G>) {
    kept.flush(usize::MAX);
    let people: Vec<u64> = kept.people.keys().copied().collect();
    if let Some(&n) = people.iter().find(|n| !kept.people[n].online) {
        return kept.come_back(n);
    }
    if people.iter().any(|n| kept.people[n].client.prompt.is_some()) {
        return;
    }
    let playing = kept.table.current().is_some();
    match kept.table.next_deadline() {
        Some(at) if playing || kept.entropy.below(2) == 0 => {
            kept.now = at.max(kept.now);
            kept.put(Input::Tick);
        }
        _ => {
            for n in people {
                kept.say(n, ClientMsg::Ready { ready: true });
            }
        }
    }
}

fn is_over<G: Host>(kept: &Kept<G>) -> bool {
    let stage = kept.table.current().map(|current| &current.stage);
    matches!(stage, Some(Stage::Over { .. }))
}

/// Plays a match and compares its record with the log and with what was acknowledged.
fn play<G: Host>(rules: &str, room: &Room, n_people: u64, seed: u64) -> (usize, u64) {
    let mut kept = Kept::<G>::new(rules, room.clone(), seed, n_people);
    let mut n_steps = 0;
    while !is_over(&kept) {
        step(&mut kept);
        n_steps += 1;
        assert!(n_steps < STEPS_MAX, "the match does not end, seed {seed}");
    }
    kept.flush(usize::MAX);
    kept.check_kept();
    let record = kept.record.clone().unwrap();
    verify_record::<G>(&record).unwrap();
    let played = retell::<G>(&record).unwrap();
    let mut n_accepted = 0;
    for (n, person) in &kept.people {
        let order = &record.fair.seat_order;
        let seat = order.iter().position(|&entrant| u64::from(entrant) == *n).unwrap();
        let seat = Seat::ALL[seat];
        let came = played.deals.iter().flat_map(|deal| &deal.came);
        let recorded: Vec<_> = came
            .flat_map(Came::answers)
            .filter(|answer| !answer.auto && Seat::from(answer.seat) == seat)
            .map(|answer| answer.action)
            .collect();
        let kept: Vec<_> = kept.acts_of(*n).into_iter().map(|act| act.action).collect();
        assert_eq!(recorded, kept, "player {n}, seed {seed}");
        n_accepted += person.accepted.len();
    }
    (n_accepted, kept.kills)
}

fn check<G: Host>(rules: &str, room: &Room, n_people: u64, seeds: u64) {
    let (mut n_accepted, mut n_kills) = (0, 0);
    for seed in 0..seeds * soak() {
        let (accepted, kills) = play::<G>(rules, room, n_people, seed);
        n_accepted += accepted;
        n_kills += kills;
    }
    println!("{n_accepted} acknowledged answers, {n_kills} kills, nothing lost or doubled");
    assert!(n_accepted > 20 && n_kills > 0, "{n_accepted} answers, {n_kills} kills");
}

#[test]
fn acknowledged_backgammon_answers_are_kept_whenever_the_server_is_killed() {
    check::<BackgammonKit>("standard to=1", &quick_room(), 2, 6);
    check::<BackgammonKit>("standard to=1", &quick_room(), 1, 3);
}

#[test]
fn acknowledged_zole_answers_are_kept_whenever_the_server_is_killed() {
    check::<ZoleKit>("lzf-classic, round_length=3", &quick_room(), 3, 6);
    check::<ZoleKit>("lzf-classic, round_length=3", &quick_room(), 2, 3);
}

#[test]
fn acknowledged_riichi_answers_are_kept_whenever_the_server_is_killed() {
    check::<RiichiKit>("tenhou length=east start_points=900", &quick_room(), 4, 2);
    check::<RiichiKit>("tenhou length=east start_points=900", &quick_room(), 2, 2);
}

#[test]
fn acknowledged_poker_answers_are_kept_whenever_the_server_is_killed() {
    check::<KuhnKit>("classic games=20", &quick_room(), 2, 6);
}

/// A server that tells before it keeps is found out: the check is worth something.
#[test]
#[should_panic(expected = "was accepted")]
fn a_server_that_acknowledges_too_early_is_found_out() {
    for seed in 0..20 {
        let mut kept = Kept::<KuhnKit>::new("classic games=20", quick_room(), seed, 2);
        while !is_over(&kept) {
            let n = u64::from(kept.entropy.below(2));
            if !kept.answer(n) {
                go_on(&mut kept);
            }
            for person in kept.people.values_mut() {
                person.accepted.extend(person.open.take());
            }
            if kept.entropy.below(10) == 0 {
                kept.kill();
            }
        }
    }
}

#[test]
fn a_stranger_is_never_told_anything_of_a_table() {
    let who: Who = player(STRANGER);
    let mut kept = Kept::<ZoleKit>::new("lzf-classic, round_length=1", quick_room(), 5, 3);
    kept.put(Input::Connected { who, last: None });
    let effects = kept.table.handle(kept.now, Input::Connected { who, last: Some(3) });
    let told: Vec<String> = effects.out.into_iter().map(|out| out.say.text()).collect();
    assert!(told.iter().all(|text| text.contains("not_seated")), "{told:?}");
}
