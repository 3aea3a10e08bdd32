//! Nobody learns what they may not know: two worlds that a seat cannot tell apart give it, and the
//! spectators, the same bytes at the same times.
//!
//! A true table is played at random; beside it stands the same table in a world imagined for one
//! seat. Both get the same inputs: the seat's answers, mistakes and reconnections, the visible
//! actions of the others, spectators, time. What is sent to the seat and to the spectators is
//! compared byte by byte, until the worlds go apart in something that the seat may see.

use parlor_game::{Entropy, Game, Seat};
use parlor_wire::Codec;
use parlor_wire::online::ClientMsg;

use super::sim::{Sim, player, quick_room};
use super::worlds::{Imagined, World, is_hidden, lays_open};
use crate::course::Stage;
use crate::{
    ActionMsgOf, BackgammonTable, Effects, Input, LogLine, RiichiTable, Room, Table, Who, ZoleTable,
};

/// How the comparison went.
#[derive(Default, Debug)]
struct Report {
    compared: u64,
    bytes: u64,
    worlds: u64,
    /// Worlds in which other seats were asked than in the true one.
    asked_otherwise: u64,
    differences: Vec<String>,
}

struct Pair<G: Imagined> {
    sim: Sim<G>,
    twin: Option<(Table<G>, World<G>)>,
    viewer: u64,
    report: Report,
    n_answers: u64,
}

/// What the viewer and the spectators are sent.
fn heard<G: Imagined>(effects: &Effects<G>, viewer: u64) -> Vec<(Who, String)> {
    let public = |to: Who| to == player(viewer) || matches!(to, Who::Watcher(_));
    let out = effects.out.iter().filter(|out| public(out.to));
    out.map(|out| (out.to, out.text.clone())).collect()
}

impl<G: Imagined> Pair<G> {
    fn seat(&self, n: u64) -> Option<Seat> {
        self.sim.table.course()?.seat_of(self.sim.table.entrant_of(n)?)
    }

    fn n_deals(&self) -> usize {
        self.sim.table.course().map_or(0, |course| course.deals.len())
    }

    /// The same input to both worlds.
    fn put(&mut self, input: Input<ActionMsgOf<G>>) {
        self.put_each(Some(input.clone()), Some(input));
    }

    /// Inputs at the same time; `None` where nothing comes but time.
    fn put_each(
        &mut self,
        true_input: Option<Input<ActionMsgOf<G>>>,
        twin_input: Option<Input<ActionMsgOf<G>>>,
    ) {
        let (now, before) = (self.sim.now, self.n_deals());
        let effects = self.sim.table.handle(now, true_input.unwrap_or(Input::Tick));
        let ended = self.n_deals() != before || self.sim.table.playing().is_none();
        if let Some((mut twin, world)) = self.twin.take() {
            let chance = effects.log.iter().filter_map(|line| match line {
                LogLine::Chance { at, chance, .. } => Some((at.clone(), chance.clone())),
                LogLine::Input { .. } => None,
            });
            world.learn(chance.collect());
            let elsewhere = twin.handle(now, twin_input.unwrap_or(Input::Tick));
            assert_eq!(elsewhere.fault, None);
            let (ours, theirs) = (heard(&effects, self.viewer), heard(&elsewhere, self.viewer));
            // At the end of a deal hands and keys are laid open.
            if !ended && !world.is_apart() {
                self.report.compared += ours.len() as u64;
                self.report.bytes += ours.iter().map(|(_, text)| text.len() as u64).sum::<u64>();
                if ours == theirs {
                    self.twin = Some((twin, world));
                } else {
                    self.report.differences.push(format!("{ours:?}\n{theirs:?}"));
                }
            }
        }
        self.sim.absorb(effects);
    }

    /// Imagines another world.
    fn imagine(&mut self) {
        let Some(seat) = self.seat(self.viewer) else { return };
        self.twin = World::beside(&self.sim.table, seat, &mut self.sim.entropy);
        if let (Some((twin, _)), Some(truth)) = (&self.twin, self.sim.table.playing()) {
            self.report.worlds += 1;
            let asked = twin.playing().map(|playing| playing.game.turn().asked());
            self.report.asked_otherwise += u64::from(asked != Some(truth.game.turn().asked()));
        }
    }

    /// Everybody else's answer, in both worlds if it can be the same there.
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
        let input = |seq, action| {
            let msg = ClientMsg::Act { expected_seq: seq, action_id: action_id.clone(), action };
            Input::Client { who: player(n), msg }
        };
        let twin_input = elsewhere.map(|(seq, action)| input(seq, action));
        self.put_each(Some(input(seq, action)), twin_input);
    }

    /// The answer that shows the same in the other world, and the question it answers there.
    fn answer_elsewhere(
        &mut self,
        seat: Seat,
        action: &ActionMsgOf<G>,
        value: &serde_json::Value,
    ) -> Option<(u64, ActionMsgOf<G>)> {
        let (twin, _) = self.twin.as_ref()?;
        let question = twin.playing()?.questions[seat].as_ref()?;
        let legal = question.legal.iter().map(|&a| G::Codec::put_action(a));
        let same = legal.filter(|other| {
            let sort = &serde_json::to_value(other).unwrap()["type"];
            other == action || (is_hidden(value) && *sort == value["type"])
        });
        let same: Vec<_> = same.collect();
        Some((question.seq, self.sim.entropy.pick(&same)?.clone()))
    }

    /// The viewer answers, makes a mistake, goes and comes back, or asks for everything.
    fn viewer_acts(&mut self) {
        let (n, who) = (self.viewer, player(self.viewer));
        let (version, prompt) = (self.sim.client(n).version, self.sim.client(n).prompt.clone());
        let last = version.saturating_sub(u64::from(self.sim.entropy.below(4)));
        let choice = self.sim.entropy.below(12);
        let prompt = prompt.as_ref();
        let legal = |prompt: &serde_json::Value| -> Vec<ActionMsgOf<G>> {
            serde_json::from_value(prompt["legal"].clone()).unwrap()
        };
        self.n_answers += 1;
        let action_id = format!("mine-{}", self.n_answers);
        let msg = match (choice, prompt) {
            (0, _) => ClientMsg::Resync,
            (1, _) => ClientMsg::Chat { text: "psst".into() },
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
                let action = legal(prompt)[0].clone();
                ClientMsg::Act { expected_seq: last, action_id, action }
            }
            (5, _) => ClientMsg::Ping { n: 5 },
            (_, Some(prompt)) => {
                let legal = legal(prompt);
                let action = self.sim.entropy.pick(&legal).unwrap().clone();
                let value = serde_json::to_value(&action).unwrap();
                if lays_open(&value) {
                    self.twin = None;
                }
                let expected_seq = prompt["seq"].as_u64().unwrap();
                ClientMsg::Act { expected_seq, action_id, action }
            }
            (_, None) => return,
        };
        self.put(Input::Client { who, msg });
    }

    fn step(&mut self) {
        if self.twin.is_none() {
            self.imagine();
        }
        let n_players = self.sim.table.entrants.len() as u64;
        match self.sim.entropy.below(10) {
            0 => {
                let who = Who::Watcher(u64::from(self.sim.entropy.below(2)));
                let last = self.sim.clients.get(&who).map(|client| client.version);
                self.put(Input::Connected { who, last });
            }
            1 => {
                let msg = ClientMsg::Chat { text: "what a hand".into() };
                self.put(Input::Client { who: Who::Watcher(0), msg });
            }
            2 => {
                let n = u64::from(self.sim.entropy.below(n_players as u32));
                if n != self.viewer {
                    self.put(Input::Lost { who: player(n) });
                    self.put(Input::Connected { who: player(n), last: None });
                }
            }
            3..=5 => self.viewer_acts(),
            6..=8 => {
                let n = u64::from(self.sim.entropy.below(n_players as u32));
                if n != self.viewer {
                    self.other_acts(n);
                }
            }
            _ => {
                if let Some(at) = self.sim.table.next_deadline() {
                    self.sim.now = at.max(self.sim.now);
                }
                self.put_each(None, None);
            }
        }
        self.sim.now += u64::from(self.sim.entropy.below(20));
    }
}

/// Plays a match for each viewer.
fn compare<G: Imagined>(rules: &str, room: &Room, n_people: u64, seeds: u64) -> Report {
    let mut sum = Report::default();
    for seed in 0..seeds {
        for viewer in 0..n_people {
            let mut sim = Sim::<G>::playing(rules, room.clone(), 100 * seed + viewer, n_people);
            sim.keeps_frames = false;
            let mut pair =
                Pair { sim, twin: None, viewer, report: Report::default(), n_answers: 0 };
            while !matches!(
                pair.sim.table.course().map(|course| &course.stage),
                Some(Stage::Over { .. })
            ) {
                pair.step();
                if pair.report.differences.len() > 5 {
                    break;
                }
            }
            let Report { compared, bytes, worlds, asked_otherwise, differences } = pair.report;
            sum.compared += compared;
            sum.bytes += bytes;
            sum.worlds += worlds;
            sum.asked_otherwise += asked_otherwise;
            sum.differences.extend(differences);
        }
    }
    sum
}

fn check(report: &Report) {
    println!(
        "{} frames, {} bytes, {} worlds, {} of them ask otherwise",
        report.compared, report.bytes, report.worlds, report.asked_otherwise
    );
    assert_eq!(report.differences.first(), None);
    assert!(report.compared > 1_000);
}

#[test]
fn a_backgammon_player_learns_nothing_hidden() {
    check(&compare::<BackgammonTable>("standard to=2", &quick_room(), 2, 4));
}

#[test]
fn a_zole_player_learns_nothing_hidden() {
    check(&compare::<ZoleTable>("lzf-classic, round_length=9", &quick_room(), 3, 6));
}

#[test]
fn a_riichi_player_learns_nothing_hidden() {
    let report = compare::<RiichiTable>("tenhou length=east", &quick_room(), 4, 1);
    check(&report);
    // Other seats were asked than in truth, and nobody could tell.
    assert!(report.asked_otherwise > 100, "{}", report.asked_otherwise);
}

/// The comparison does find something where there is something: a table that goes on as soon as
/// nobody is asked tells by its haste that somebody was not.
#[test]
fn a_table_that_does_not_wait_is_found_out() {
    let mut room = quick_room();
    room.calls.min_ms = 0;
    room.calls.jitter_ms = 0;
    room.calls.strict = false;
    let report = compare::<RiichiTable>("tenhou length=east", &room, 4, 1);
    assert!(!report.differences.is_empty());
}
