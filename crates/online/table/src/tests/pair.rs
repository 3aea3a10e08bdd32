//! A true table and beside it the same table in a world that one seat cannot tell from it. Both get
//! the same inputs, and what that seat and the spectators are sent is compared byte by byte.

use parlor_game::{Entropy, Game, Seat, SeatSet};
use parlor_wire::Codec;
use parlor_wire::online::ClientMsg;
use serde_json::Value;

use super::sim::{Sim, player};
use super::worlds::{Imagined, World, is_hidden};
use crate::{ActionMsgOf, Effects, Input, LogLine, Right, Table, Who};

/// Someone without a place at the table.
pub(super) const STRANGER: u64 = 77;

/// How the comparison went.
#[derive(Default, Debug)]
pub(super) struct Report {
    pub(super) compared: u64,
    pub(super) bytes: u64,
    pub(super) worlds: u64,
    /// Worlds in which other seats were asked than in the true one.
    pub(super) asked_otherwise: u64,
    /// Compared frames in which the table answered for someone.
    pub(super) autos: u64,
    /// Compared frames for someone who has a seat from the next deal on.
    pub(super) for_heirs: u64,
    pub(super) differences: Vec<String>,
}

impl Report {
    pub(super) fn add(&mut self, other: Report) {
        self.compared += other.compared;
        self.bytes += other.bytes;
        self.worlds += other.worlds;
        self.asked_otherwise += other.asked_otherwise;
        self.autos += other.autos;
        self.for_heirs += other.for_heirs;
        self.differences.extend(other.differences);
    }
}

/// Two worlds.
pub(super) struct Pair<G: Imagined> {
    pub(super) sim: Sim<G>,
    pub(super) twin: Option<(Table<G>, World<G>)>,
    pub(super) viewer: u64,
    pub(super) report: Report,
    pub(super) n_answers: u64,
    /// An answer that the viewer might have given before.
    pub(super) earlier: Option<ActionMsgOf<G>>,
}

/// Who asks for the seats of others.
pub(super) const HEIR: u64 = 90;

/// What the viewer, the spectators and a stranger are sent, and the one who has a seat only from the next deal on.
fn heard<G: Imagined>(effects: &Effects<G>, viewer: u64, heir: bool) -> Vec<(Who, String)> {
    let public = |to: Who| {
        let watches = matches!(to, Who::Watcher(_)) || (heir && to == player(HEIR));
        [player(viewer), player(STRANGER)].contains(&to) || watches
    };
    let out = effects.out.iter().filter(|out| public(out.to));
    out.map(|out| (out.to, out.say.clone().text())).collect()
}

impl<G: Imagined> Pair<G> {
    /// The seat of an entrant; people have come in the order of their numbers.
    pub(super) fn seat(&self, entrant: u64) -> Option<Seat> {
        self.sim.table.current()?.seat_of(entrant as u8)
    }

    fn n_deals(&self) -> usize {
        self.sim.table.current().map_or(0, |current| current.deals.len())
    }

    /// The same input to both worlds.
    pub(super) fn put(&mut self, input: Input<ActionMsgOf<G>>) {
        self.put_each(Some(input.clone()), Some(input));
    }

    /// Lets what was due before now happen, one thing after the other: each may be an answer that the
    /// table gives for someone, and is looked at before.
    pub(super) fn pass_time(&mut self) {
        let now = self.sim.now;
        while let Some(at) = self.next_deadline().filter(|at| *at < now) {
            self.put_at(at, None, None);
        }
    }

    /// Inputs at the same time; `None` where nothing comes but time.
    pub(super) fn put_each(
        &mut self,
        true_input: Option<Input<ActionMsgOf<G>>>,
        twin_input: Option<Input<ActionMsgOf<G>>>,
    ) {
        self.put_at(self.sim.now, true_input, twin_input);
    }

    /// When something happens by itself in either world.
    fn next_deadline(&self) -> Option<u64> {
        let twin = self.twin.as_ref().and_then(|(twin, _)| twin.next_deadline());
        self.sim.table.next_deadline().into_iter().chain(twin).min()
    }

    fn put_at(
        &mut self,
        now: u64,
        true_input: Option<Input<ActionMsgOf<G>>>,
        twin_input: Option<Input<ActionMsgOf<G>>>,
    ) {
        let before = self.n_deals();
        let resumed = matches!(true_input, Some(Input::Resumed { .. }));
        let inputs = format!("{true_input:?} and {twin_input:?} at {now}");
        if !resumed && self.autos_differ(now) {
            self.twin = None;
        }
        let inherits =
            |table: &Table<G>| matches!(table.right_of(HEIR), Some((_, Right::Inherits)));
        let heir = inherits(&self.sim.table);
        let effects = self.sim.table.handle(now, true_input.unwrap_or(Input::Tick));
        let heir = heir && inherits(&self.sim.table);
        let ended = self.n_deals() != before || self.sim.table.playing().is_none();
        if let Some((mut twin, world)) = self.twin.take() {
            let chance = effects.log.iter().filter_map(|line| match line {
                LogLine::Chance { at, chance, .. } => Some((at.clone(), chance.clone())),
                LogLine::Input { .. } | LogLine::Checkpoint { .. } => None,
            });
            world.learn(chance.collect());
            let elsewhere = twin.handle(now, twin_input.unwrap_or(Input::Tick));
            assert_eq!(elsewhere.fault, None);
            let [ours, theirs] =
                [&effects, &elsewhere].map(|effects| heard(effects, self.viewer, heir));
            // At the end of a deal hands and keys are laid open.
            if !ended && !world.is_apart() {
                let auto = |text: &str| text.contains("time_up") || text.contains(r#""away""#);
                self.report.autos += ours.iter().filter(|(_, text)| auto(text)).count() as u64;
                self.report.compared += ours.len() as u64;
                let to_heir = ours.iter().filter(|(to, _)| *to == player(HEIR));
                self.report.for_heirs += to_heir.count() as u64;
                self.report.bytes += ours.iter().map(|(_, text)| text.len() as u64).sum::<u64>();
                if ours == theirs {
                    self.twin = Some((twin, world));
                } else {
                    self.report.differences.push(format!("{inputs}: {ours:?}\n{theirs:?}"));
                }
            }
        }
        self.sim.absorb(effects);
    }

    /// What a table now answers for a seat whose time is over; a pass is as good as nothing.
    fn auto(table: &Table<G>, seat: Seat, now: u64) -> Option<Value> {
        table.question_deadline(seat).filter(|at| *at <= now)?;
        let question = table.playing()?.questions[seat].as_ref()?;
        let action = G::Codec::put_action(G::fallback(&question.legal)?);
        let value = serde_json::to_value(action).unwrap();
        (value["type"] != "pass").then_some(value)
    }

    /// Does the table now answer for another seat with what that seat has in one world alone? That
    /// everyone may see.
    fn autos_differ(&self, now: u64) -> bool {
        let (Some((twin, _)), Some(viewer)) = (&self.twin, self.seat(self.viewer)) else {
            return false;
        };
        let differs = |seat| Self::auto(&self.sim.table, seat, now) != Self::auto(twin, seat, now);
        SeatSet::FOUR.without(viewer).into_iter().any(differs)
    }

    /// Imagines another world.
    pub(super) fn imagine(&mut self) {
        let Some(seat) = self.seat(self.viewer) else { return };
        self.twin = World::beside(&self.sim.table, seat, &mut self.sim.entropy);
        if let (Some((twin, _)), Some(truth)) = (&self.twin, self.sim.table.playing()) {
            self.report.worlds += 1;
            let asked = twin.playing().map(|playing| playing.game.turn().asked());
            self.report.asked_otherwise += u64::from(asked != Some(truth.game.turn().asked()));
        }
    }

    /// The answer that shows the same in the other world, and the question it answers there.
    pub(super) fn answer_elsewhere(
        &mut self,
        seat: Seat,
        action: &ActionMsgOf<G>,
        value: &Value,
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

    /// Something that is answered, or refused, without an effect on the game.
    pub(super) fn sundry(&mut self) -> ClientMsg<ActionMsgOf<G>> {
        let entrant = self.sim.entropy.below(5) as u8;
        match self.sim.entropy.below(11) {
            8 => ClientMsg::Consent { entrant, agreed: false },
            9 => ClientMsg::Stop,
            10 => ClientMsg::Pace { move_ms: Some(0) },
            0 => ClientMsg::Chat { text: "psst".into() },
            1 => ClientMsg::Ping { n: 5 },
            2 => ClientMsg::Pause,
            3 => ClientMsg::Rematch { agreed: true },
            4 => ClientMsg::Pledge { pledge: "00".into() },
            5 => ClientMsg::Kick { entrant: 1 },
            6 => ClientMsg::Invite { entrant: 1, agent: "random".into() },
            _ => ClientMsg::Hello { version: 1, token: None, last: None },
        }
    }

    /// Someone without a token asks for a place, taken or not: what the stranger and everyone else
    /// hears of it is the same in both worlds. Nobody consents.
    pub(super) fn stranger_claims(&mut self) {
        let name = format!("player {}", self.sim.entropy.below(5));
        self.put(Input::Reclaims { player: STRANGER, name, vouched: false });
        let who = player(STRANGER);
        self.put(Input::Connected { who, last: None });
        self.put(Input::Client { who, msg: ClientMsg::Resync });
    }
}
