//! A server around a table, as far as crashes go: what the table says is sent once its log lines are
//! kept, and a kill loses all that was not. Around it clients that answer, make mistakes, repeat
//! themselves, drop out and come back.

use std::collections::{BTreeMap, VecDeque};

use parlor_game::Entropy;
use parlor_testkit::SplitMix;
use parlor_wire::Codec;
use parlor_wire::online::ClientMsg;
use serde_json::Value;

use super::sim::{Client, LogOf, player};
use crate::{
    ActionMsgOf, AddressMsgOf, AgentAsk, ChanceMsgOf, Host, Input, LogLine, Out, RecordOf, Room,
    Say, Table, Who,
};

/// What one input has brought about, not yet kept.
struct Batch<G: Host> {
    lines: LogOf<G>,
    out: Vec<Out>,
}

/// An answer as it was sent.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sent<A> {
    pub(super) id: String,
    pub(super) seq: u64,
    pub(super) action: A,
}

impl<A: Clone> Sent<A> {
    fn message(&self) -> ClientMsg<A> {
        let (expected_seq, action_id) = (self.seq, self.id.clone());
        ClientMsg::Act { expected_seq, action_id, action: self.action.clone() }
    }
}

/// A person with a client that remembers what it sent and what was accepted.
pub(super) struct Person<A> {
    pub(super) client: Client,
    pub(super) online: bool,
    /// Sent, and nothing heard of it.
    pub(super) open: Option<Sent<A>>,
    pub(super) accepted: Vec<Sent<A>>,
    pub(super) refusals: u64,
}

/// A table, its log as it is kept, and its people.
pub(super) struct Kept<G: Host> {
    pub(super) table: Table<G>,
    pub(super) now: u64,
    /// What a kill does not lose.
    pub(super) durable: LogOf<G>,
    pending: VecDeque<Batch<G>>,
    pub(super) people: BTreeMap<u64, Person<ActionMsgOf<G>>>,
    pub(super) entropy: SplitMix,
    asks: Vec<AgentAsk>,
    n_promises: u64,
    n_answers: u64,
    pub(super) kills: u64,
    /// The record of the match that is over.
    pub(super) record: Option<Box<RecordOf<G>>>,
}

impl<G: Host> Kept<G> {
    /// A table with so many people and agents at the other places.
    pub(super) fn new(rules: &str, room: Room, seed: u64, n_people: u64) -> Kept<G> {
        let mut kept = Kept {
            table: Table::new(G::read(rules).unwrap(), room),
            now: 1_000,
            durable: Vec::new(),
            pending: VecDeque::new(),
            people: BTreeMap::new(),
            entropy: SplitMix::new(seed),
            asks: Vec::new(),
            n_promises: 0,
            n_answers: 0,
            kills: 0,
            record: None,
        };
        kept.put(Input::Tick);
        for n in 0..n_people {
            kept.put(Input::Joins { player: n, name: format!("player {n}") });
            let (client, accepted) = (Client::default(), Vec::new());
            let person = Person { client, online: false, open: None, accepted, refusals: 0 };
            kept.people.insert(n, person);
        }
        for entrant in n_people as u8..kept.table.entrants.len() as u8 {
            kept.put(Input::Seats { entrant, agent: "random".to_owned() });
        }
        // Who has a place knows that it is kept.
        kept.flush(usize::MAX);
        kept
    }

    /// Puts an input to the table. One that is refused leaves no line.
    pub(super) fn put(&mut self, input: Input<ActionMsgOf<G>>) {
        let mut ticked = self.table.handle(self.now, Input::Tick);
        self.record = ticked.finished.take().or(self.record.take());
        self.take(ticked.log, ticked.out, ticked.asks, ticked.fault.as_ref());
        let sender = match &input {
            Input::Client { who, .. } => Some(*who),
            _ => None,
        };
        let shown = format!("{input:?}");
        let mut effects = self.table.handle(self.now, input);
        self.record = effects.finished.take().or(self.record.take());
        let is_refusal =
            |out: &Out| Some(out.to) == sender && matches!(out.say, Say::Refused { .. });
        if effects.out.iter().any(is_refusal) {
            assert!(effects.log.is_empty(), "refused, and yet in the log: {shown}");
        }
        let wants_promise = effects.wants_promise;
        self.take(effects.log, effects.out, effects.asks, effects.fault.as_ref());
        if wants_promise {
            self.n_promises += 1;
            let match_id = format!("match-{}", self.n_promises);
            let secret = parlor_fair::hex(&[self.n_promises as u8; 32]);
            self.put(Input::Promise { match_id, secret });
        }
    }

    fn take(
        &mut self,
        lines: LogOf<G>,
        out: Vec<Out>,
        asks: Vec<AgentAsk>,
        fault: Option<&String>,
    ) {
        assert_eq!(fault, None);
        self.asks.extend(asks);
        if !(lines.is_empty() && out.is_empty()) {
            self.pending.push_back(Batch { lines, out });
        }
    }

    /// The next batches are kept, and then their messages sent to those who are there.
    pub(super) fn flush(&mut self, n: usize) {
        for _ in 0..n.min(self.pending.len()) {
            let Some(Batch { lines, out }) = self.pending.pop_front() else { return };
            self.durable.extend(lines);
            for Out { to, say } in out {
                let Who::Player(n) = to else { continue };
                let frame = serde_json::from_str(&say.text()).unwrap();
                if let Some(person) = self.people.get_mut(&n).filter(|person| person.online) {
                    person.hear(&frame);
                }
            }
        }
    }

    /// `kill -9`: some of what was under way had been kept, though nobody was told; the rest is lost.
    pub(super) fn kill(&mut self) {
        let n_kept = self.entropy.below(self.pending.len() as u32 + 1) as usize;
        for batch in self.pending.drain(..).take(n_kept) {
            self.durable.extend(batch.lines);
        }
        self.kills += 1;
        self.check_kept();
        let (game, room) = (self.table.game.clone(), self.table.room.clone());
        self.table = Table::restore(game, room, &self.durable).unwrap();
        self.asks.clear();
        for person in self.people.values_mut() {
            person.drop_out();
        }
        self.now += u64::from(self.entropy.below(2_000));
        self.put(Input::RESUMED);
    }

    /// Every accepted answer stands in the log once, and none twice.
    pub(super) fn check_kept(&self) {
        for (n, person) in &self.people {
            let acts = self.acts_of(*n);
            for sent in &person.accepted {
                let times = acts.iter().filter(|act| *act == sent).count();
                assert_eq!(times, 1, "player {n}: {sent:?} was accepted");
            }
            let mut ids: Vec<&String> = acts.iter().map(|act| &act.id).collect();
            ids.sort_unstable();
            assert!(ids.windows(2).all(|two| two[0] != two[1]), "player {n}: an answer twice");
        }
    }

    /// The answers of a player that are kept, in order.
    pub(super) fn acts_of(&self, n: u64) -> Vec<Sent<ActionMsgOf<G>>> {
        let act = |line: &LogLine<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>| match line {
            LogLine::Input { input: Input::Client { who, msg }, .. } if *who == player(n) => {
                let ClientMsg::Act { expected_seq, action_id, action } = msg else { return None };
                let (id, action) = (action_id.clone(), action.clone());
                Some(Sent { id, seq: *expected_seq, action })
            }
            _ => None,
        };
        self.durable.iter().filter_map(act).collect()
    }

    /// A client connects, and says again what nothing was heard of.
    pub(super) fn come_back(&mut self, n: u64) {
        let Some(person) = self.people.get_mut(&n) else { return };
        person.online = true;
        let last = Some(person.client.version).filter(|&version| version > 0);
        let again = person.open.as_ref().map(Sent::message);
        self.put(Input::Connected { who: player(n), last });
        if let Some(msg) = again {
            self.say(n, msg);
        }
    }

    pub(super) fn lose(&mut self, n: u64) {
        let Some(person) = self.people.get_mut(&n).filter(|person| person.online) else { return };
        person.drop_out();
        self.put(Input::Lost { who: player(n) });
    }

    pub(super) fn say(&mut self, n: u64, msg: ClientMsg<ActionMsgOf<G>>) {
        self.put(Input::Client { who: player(n), msg });
    }

    /// Answers the open question of a player, if there is one and it is not answered yet.
    pub(super) fn answer(&mut self, n: u64) -> bool {
        let Some(person) = self.people.get_mut(&n) else { return false };
        let Some(prompt) = person.client.prompt.clone().filter(|_| person.open.is_none()) else {
            return false;
        };
        let legal: Vec<ActionMsgOf<G>> = serde_json::from_value(prompt["legal"].clone()).unwrap();
        let action = self.entropy.pick(&legal).unwrap().clone();
        self.n_answers += 1;
        let (id, seq) = (format!("a{}", self.n_answers), prompt["seq"].as_u64().unwrap());
        let sent = Sent { id, seq, action };
        let msg = sent.message();
        person.open = Some(sent);
        self.say(n, msg);
        true
    }

    /// An agent decides, if one is asked.
    pub(super) fn decide(&mut self) -> bool {
        let Some(ask) = self.asks.pop() else { return false };
        if let Some(question) = self.table.agent_question(ask.entrant, ask.seq) {
            let action = G::Codec::put_action(*self.entropy.pick(&question.legal).unwrap());
            self.put(Input::Decided { entrant: ask.entrant, seq: ask.seq, action, cost: None });
        }
        true
    }
}

impl<A> Person<A> {
    fn hear(&mut self, frame: &Value) {
        if frame["type"] == "state" {
            let version = frame["version"].as_u64().unwrap();
            assert!(version >= self.client.version, "version {} is forgotten", self.client.version);
        }
        self.client.take(frame);
        let is_open = |open: &Sent<A>| frame["action_id"] == open.id.as_str();
        match frame["type"].as_str().unwrap() {
            "accepted" => self.accepted.extend(self.open.take_if(|open| is_open(open))),
            "error" => {
                self.refusals += 1;
                if self.open.take_if(|open| is_open(open)).is_some() {
                    // The table may have answered for someone who was not there.
                    assert_eq!(frame["code"], "stale", "an answer was refused");
                }
            }
            _ => {}
        }
    }

    fn drop_out(&mut self) {
        self.online = false;
        self.client.prompt = None;
    }
}
