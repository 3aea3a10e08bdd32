//! Nobody learns what they may not know: two worlds that a seat cannot tell apart give it, and the
//! spectators, the same bytes at the same times.
//!
//! A true table is played at random; beside it stands the same table in a world imagined for one
//! seat (`pair`). Both get the same inputs: the seat's answers, mistakes, absences and
//! reconnections, the visible actions of other people and of agents, spectators, crashes, time.
//! What is sent to the seat and to the spectators is compared byte by byte, until the worlds go
//! apart in something that the seat may see.

use parlor_game::Entropy;
use parlor_wire::Codec;
use parlor_wire::online::{ClientMsg, ClockRulesMsg, SpectatorsMsg};
use serde_json::{Value, json};

use super::model::soak;
use super::pair::{HEIR, Pair, Report};
use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_toy_kit::KuhnKit;
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, player, quick_room};
use super::worlds::{Imagined, lays_open};
use crate::current_match::Stage;
use crate::{ActionMsgOf, Input, Room, Who};

fn legal<G: Imagined>(prompt: &Value) -> Vec<ActionMsgOf<G>> {
    serde_json::from_value(prompt["legal"].clone()).unwrap()
}

impl<G: Imagined> Pair<G> {
    /// Someone else's answer, a person's or an agent's, in both worlds if it can be the same there.
    fn other_acts(&mut self, n: u64) {
        let (Some(seat), Some(playing)) = (self.seat(n), self.sim.table.playing()) else { return };
        let Some(question) = &playing.questions[seat] else { return };
        let seq = question.seq;
        let legal: Vec<_> = question.legal.iter().map(|&a| G::Codec::put_action(a)).collect();
        let action = self.sim.entropy.pick(&legal).unwrap().clone();
        let value = serde_json::to_value(&action).unwrap();
        let elsewhere = self.answer_elsewhere(seat, &action, &value);
        let passes = value["type"] == "pass";
        if lays_open(&value) || (elsewhere.is_none() && !passes) {
            self.twin = None;
        }
        self.n_answers += 1;
        let action_id = format!("other-{}", self.n_answers);
        let agent = self.sim.table.entrants[n as usize].person().is_none();
        let input = |seq, action| {
            if agent {
                let decided =
                    json!({"type": "decided", "entrant": n, "seq": seq, "action": action});
                return serde_json::from_value(decided).unwrap();
            }
            let msg = ClientMsg::Act { expected_seq: seq, action_id: action_id.clone(), action };
            Input::Client { who: player(n), msg }
        };
        let twin_input = elsewhere.map(|(seq, action)| input(seq, action));
        self.put_each(Some(input(seq, action)), twin_input);
    }

    /// The viewer answers, makes a mistake, goes and comes back, or asks for everything.
    fn viewer_acts(&mut self) {
        let (n, who) = (self.viewer, player(self.viewer));
        let (version, prompt) = (self.sim.client(n).version, self.sim.client(n).prompt.clone());
        let last = version.saturating_sub(u64::from(self.sim.entropy.below(4)));
        let choice = self.sim.entropy.below(18);
        let prompt = prompt.as_ref();
        self.n_answers += 1;
        let action_id = format!("mine-{}", self.n_answers);
        let seq = prompt.and_then(|prompt| prompt["seq"].as_u64()).unwrap_or(0);
        let msg = match (choice, prompt) {
            (0, _) => ClientMsg::Resync,
            (1, _) => self.sundry(),
            (2 | 3, _) => {
                if choice == 3 {
                    self.put(Input::Lost { who });
                }
                // The client says that it has seen less than it has.
                self.sim.clients.entry(who).or_default().version = last;
                return self.put(Input::Connected { who, last: Some(last) });
            }
            (4, Some(prompt)) => {
                // An answer to an older question.
                let action = legal::<G>(prompt)[0].clone();
                ClientMsg::Act { expected_seq: last, action_id, action }
            }
            (5, prompt) => {
                // An answer that is not listed, or to nothing at all.
                let Some(action) = self.earlier.clone() else { return };
                if prompt.is_some_and(|prompt| legal::<G>(prompt).contains(&action)) {
                    return;
                }
                ClientMsg::Act { expected_seq: seq, action_id, action }
            }
            (6, _) => ClientMsg::Away { away: self.sim.entropy.below(2) == 0 },
            (_, Some(prompt)) => {
                let legal = legal::<G>(prompt);
                let action = self.sim.entropy.pick(&legal).unwrap().clone();
                self.earlier = Some(action.clone());
                if lays_open(&serde_json::to_value(&action).unwrap()) {
                    self.twin = None;
                }
                ClientMsg::Act { expected_seq: seq, action_id, action }
            }
            (_, None) => return,
        };
        self.put(Input::Client { who, msg });
    }

    /// A spectator comes, comes back, goes, talks or asks for everything.
    fn watcher_acts(&mut self) {
        let who = Who::Watcher(u64::from(self.sim.entropy.below(2)));
        let version = self.sim.clients.get(&who).map(|client| client.version);
        let input = match self.sim.entropy.below(6) {
            0 => Input::Client { who, msg: ClientMsg::Chat { text: "what a hand".into() } },
            1 => Input::Client { who, msg: ClientMsg::Resync },
            2 => Input::Client { who, msg: ClientMsg::Leave },
            3 => Input::Lost { who },
            _ => {
                let fewer = u64::from(self.sim.entropy.below(4));
                let last = version.map(|version| version.saturating_sub(fewer));
                if let (Some(client), Some(last)) = (self.sim.clients.get_mut(&who), last) {
                    client.version = last;
                }
                Input::Connected { who, last }
            }
        };
        self.put(input);
    }

    /// Someone else goes and comes back, turns away or comes to.
    fn other_goes(&mut self, n: u64) {
        let who = player(n);
        if self.sim.table.entrants[n as usize].person().is_none() {
            return;
        }
        if self.sim.entropy.below(3) == 0 {
            let away = self.sim.entropy.below(2) == 0;
            return self.put(Input::Client { who, msg: ClientMsg::Away { away } });
        }
        self.put(Input::Lost { who });
        if self.sim.table.room.times.reclaim_ms == 0 && self.sim.entropy.below(2) == 0 {
            return self.claim(n);
        }
        self.put(Input::Connected { who, last: None });
    }

    /// Someone asks for the seat of one who has gone, all others agree, and they come to watch.
    fn claim(&mut self, n: u64) {
        let name = format!("player {n}");
        self.put(Input::Reclaims { player: HEIR, name, vouched: false });
        for other in (0..self.sim.table.entrants.len() as u64).filter(|other| *other != n) {
            let msg = ClientMsg::Consent { entrant: n as u8, agreed: true };
            self.put(Input::Client { who: player(other), msg });
        }
        self.put(Input::Connected { who: player(HEIR), last: None });
    }

    /// The server crashes and is back a second later, and so are all clients.
    fn crash(&mut self) {
        self.sim.now += 1_000;
        self.put(Input::RESUMED);
        for n in 0..self.sim.table.entrants.len() as u64 {
            if self.sim.table.entrants[n as usize].person().is_some() {
                self.put(Input::Connected { who: player(n), last: None });
            }
        }
    }

    fn step(&mut self) {
        self.pass_time();
        if self.twin.is_none() {
            self.imagine();
        }
        let n_entrants = self.sim.table.entrants.len() as u32;
        let other = u64::from(self.sim.entropy.below(n_entrants));
        let other = Some(other).filter(|&n| n != self.viewer);
        match (self.sim.entropy.below(20), other) {
            (0 | 1, _) => self.watcher_acts(),
            (2, Some(n)) => self.other_goes(n),
            (3, _) if self.sim.entropy.below(10) == 0 => self.crash(),
            (4, _) if self.sim.entropy.below(10) == 0 => self.stranger_claims(),
            (3..=9, _) => self.viewer_acts(),
            (10..=17, Some(n)) => self.other_acts(n),
            _ => {
                if let Some(at) = self.sim.table.next_deadline() {
                    self.sim.now = at.max(self.sim.now);
                } else if self.sim.is_between() {
                    let who = player(self.viewer);
                    self.put(Input::Client { who, msg: ClientMsg::Ready { ready: true } });
                }
                self.pass_time();
                self.put_each(None, None);
            }
        }
        self.sim.now += u64::from(self.sim.entropy.below(20));
    }
}

/// Plays a match for each viewer. The other places are taken by agents.
fn compare<G: Imagined>(rules: &str, room: &Room, n_people: u64, seeds: u64) -> Report {
    compare_some::<G>(rules, room, n_people, seeds, u64::MAX)
}

/// The same, but no further than so many frames of each match.
fn compare_some<G: Imagined>(
    rules: &str,
    room: &Room,
    n_people: u64,
    seeds: u64,
    frames_max: u64,
) -> Report {
    let mut sum = Report::default();
    for seed in 0..seeds * soak() {
        for viewer in 0..n_people {
            let mut sim = Sim::<G>::playing(rules, room.clone(), 100 * seed + viewer, n_people);
            sim.keeps_frames = false;
            let report = Report::default();
            let mut pair = Pair { sim, twin: None, viewer, report, n_answers: 0, earlier: None };
            while !matches!(
                pair.sim.table.current().map(|current| &current.stage),
                Some(Stage::Over { .. })
            ) {
                pair.step();
                if pair.report.differences.len() > 5 || pair.report.compared > frames_max {
                    break;
                }
            }
            sum.add(pair.report);
        }
    }
    sum
}

fn check(report: &Report) {
    println!(
        "{} frames, {} bytes, {} worlds, {} of them ask otherwise, {} frames of autoplay",
        report.compared, report.bytes, report.worlds, report.asked_otherwise, report.autos
    );
    assert_eq!(report.differences.first(), None);
    assert!(report.compared > 1_000);
}

/// Little time for every move, and spectators who see everything later.
fn hurried_room() -> Room {
    let clock = Some(ClockRulesMsg { move_ms: 150, bank_ms: 600 });
    let spectators = SpectatorsMsg::Allowed { delay_ms: 400 };
    Room { clock, spectators, ..quick_room() }
}

#[test]
fn a_backgammon_player_learns_nothing_hidden() {
    check(&compare::<BackgammonKit>("standard to=2", &quick_room(), 2, 4));
}

#[test]
fn a_zole_player_learns_nothing_hidden() {
    check(&compare::<ZoleKit>("lzf-classic, round_length=9", &quick_room(), 3, 6));
}

#[test]
fn a_poker_player_learns_nothing_hidden() {
    check(&compare::<KuhnKit>("classic games=40", &quick_room(), 2, 4));
}

#[test]
fn a_riichi_player_learns_nothing_hidden() {
    let report = compare::<RiichiKit>("tenhou length=east", &quick_room(), 4, 1);
    check(&report);
    // Other seats were asked than in truth, and nobody could tell.
    assert!(report.asked_otherwise > 100, "{}", report.asked_otherwise);
}

#[test]
fn nothing_hidden_is_learnt_from_agents_clocks_and_delays() {
    let room = hurried_room();
    check(&compare::<BackgammonKit>("standard to=1", &room, 1, 4));
    let report = compare::<ZoleKit>("lzf-classic, round_length=9", &room, 1, 8);
    check(&report);
    assert!(report.autos > 20, "{}", report.autos);
    // For delayed spectators every message carries the whole table: many beginnings, no whole match.
    let report = compare_some::<RiichiKit>("tenhou length=east", &room, 2, 4, 1_000);
    check(&report);
    assert!(report.autos > 100 && report.asked_otherwise > 20, "{report:?}");
}

/// A player who is given a seat during a deal sees none of its hand, nor does the viewer see any other.
#[test]
fn nothing_hidden_is_learnt_by_asking_for_seats() {
    let mut room = quick_room();
    room.times.reclaim_ms = 0;
    let mut report = compare::<ZoleKit>("lzf-classic, round_length=9", &room, 3, 1);
    report.add(compare_some::<RiichiKit>("tenhou length=east", &room, 4, 1, 500));
    check(&report);
    assert!(report.for_heirs > 100, "{}", report.for_heirs);
}

/// The comparison does find something where there is something: a table that goes on as soon as
/// nobody is asked tells by its haste that someone was not.
#[test]
fn a_table_that_does_not_wait_is_found_out() {
    let mut room = quick_room();
    room.calls.min_ms = 0;
    room.calls.jitter_ms = 0;
    room.calls.strict = false;
    let report = compare::<RiichiKit>("tenhou length=east", &room, 4, 1);
    assert!(!report.differences.is_empty());
}
