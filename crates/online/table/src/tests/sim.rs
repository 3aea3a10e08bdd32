//! A table with clients, agents and a clock, all simulated.

use std::collections::BTreeMap;

use parlor_fair::Contribution;
use parlor_game::Entropy;
use parlor_testkit::SplitMix;
use parlor_wire::Codec;
use parlor_wire::online::{CallWindowMsg, ClientMsg};
use serde_json::Value;

use crate::current_match::Stage;
use crate::{
    ActionMsgOf, AddressMsgOf, AgentAsk, ChanceMsgOf, Effects, Host, Input, LogLine, RecordOf,
    Room, Table, Who,
};

/// The log of a table of this game.
pub(super) type LogOf<G> = Vec<LogLine<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>>;

/// A client as its frames made it.
#[derive(Clone, Default)]
pub(super) struct Client {
    pub(super) frames: Vec<Value>,
    pub(super) version: u64,
    pub(super) prompt: Option<Value>,
}

impl Client {
    pub(super) fn take(&mut self, frame: &Value) {
        match frame["type"].as_str().unwrap() {
            "state" => {
                self.version = frame["version"].as_u64().unwrap();
                let prompt = &frame["state"]["phase"]["prompt"];
                self.prompt = prompt.is_object().then(|| prompt.clone());
            }
            "event" => {
                let version = frame["version"].as_u64().unwrap();
                assert_eq!(version, self.version + 1, "a hole before {frame}");
                self.version = version;
                let event = &frame["event"];
                match event["type"].as_str().unwrap() {
                    "asked" => {
                        assert_eq!(event["prompt"]["seq"], frame["version"]);
                        self.prompt = Some(event["prompt"].clone());
                    }
                    "closed" => self.prompt = None,
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// The events of one sort that came.
    pub(super) fn events(&self, sort: &str) -> Vec<&Value> {
        let events = self.frames.iter().map(|frame| &frame["event"]);
        events.filter(|event| event["type"] == sort).collect()
    }

    /// The codes of the errors that came.
    pub(super) fn errors(&self) -> Vec<&str> {
        let errors = self.frames.iter().filter(|frame| frame["type"] == "error");
        errors.map(|frame| frame["code"].as_str().unwrap()).collect()
    }
}

/// A table with everything around it.
pub(super) struct Sim<G: Host> {
    pub(super) table: Table<G>,
    pub(super) now: u64,
    pub(super) log: LogOf<G>,
    pub(super) clients: BTreeMap<Who, Client>,
    pub(super) entropy: SplitMix,
    pub(super) asks: Vec<AgentAsk>,
    pub(super) records: Vec<RecordOf<G>>,
    pub(super) n_matches: u64,
    /// Do clients remember what they got?
    pub(super) keeps_frames: bool,
    n_answers: u64,
}

/// Player 0 is the host, and so on.
pub(super) fn player(n: u64) -> Who {
    Who::Player(n)
}

/// A room in which nothing takes long.
pub(super) fn quick_room() -> Room {
    let calls = CallWindowMsg { min_ms: 100, jitter_ms: 50, strict: true };
    Room { calls, ..Room::new("room", "a room") }
}

impl<G: Host> Sim<G> {
    /// An empty table.
    pub(super) fn empty(rules: &str, room: Room, seed: u64) -> Sim<G> {
        let mut sim = Sim {
            table: Table::new(G::read(rules).unwrap(), room),
            now: 1_000,
            log: Vec::new(),
            clients: BTreeMap::new(),
            entropy: SplitMix::new(seed),
            asks: Vec::new(),
            records: Vec::new(),
            n_matches: 0,
            keeps_frames: true,
            n_answers: 0,
        };
        sim.put(Input::Tick);
        sim
    }

    /// A table with so many people, the other places taken by agents; nobody is ready yet.
    pub(super) fn seated(rules: &str, room: Room, seed: u64, n_people: u64) -> Sim<G> {
        let mut sim = Sim::empty(rules, room, seed);
        for n in 0..n_people {
            sim.put(Input::Joins { player: n, name: format!("player {n}") });
            sim.put(Input::Connected { who: player(n), last: None });
        }
        for place in n_people..sim.table.entrants.len() as u64 {
            let agent = "random".to_owned();
            sim.say(0, ClientMsg::Invite { entrant: place as u8, agent });
        }
        sim
    }

    /// The same with a match begun.
    pub(super) fn playing(rules: &str, room: Room, seed: u64, n_people: u64) -> Sim<G> {
        let mut sim = Sim::seated(rules, room, seed, n_people);
        for n in 0..n_people {
            sim.say(n, ClientMsg::Ready { ready: true });
        }
        sim.contribute(n_people);
        assert!(sim.table.playing().is_some());
        sim
    }

    /// All people pledge and show their contributions.
    pub(super) fn contribute(&mut self, n_people: u64) {
        let promised = self.table.promise.clone().unwrap();
        let given: Vec<_> = (0..n_people)
            .map(|n| Contribution::new(&[n as u8 + self.n_matches as u8; 16]).unwrap())
            .collect();
        for (n, one) in (0..).zip(&given) {
            let entrant = self.table.entrant_of(n).unwrap();
            let pledge = one.pledge(promised.scheme, &promised.match_id, entrant).0.to_string();
            self.say(n, ClientMsg::Pledge { pledge });
        }
        for (n, one) in (0..).zip(&given) {
            self.say(n, ClientMsg::Contribute { contribution: one.to_string() });
        }
    }

    /// Puts an input to the table at the present time and takes in what follows.
    pub(super) fn put(&mut self, input: Input<ActionMsgOf<G>>) {
        let effects = self.table.handle(self.now, input);
        self.absorb(effects);
    }

    pub(super) fn absorb(&mut self, effects: Effects<G>) {
        assert_eq!(effects.fault, None);
        self.log.extend(effects.log);
        for out in effects.out {
            let frame = serde_json::from_str(&out.say.text()).unwrap();
            let client = self.clients.entry(out.to).or_default();
            client.take(&frame);
            if self.keeps_frames {
                client.frames.push(frame);
            }
        }
        self.asks.extend(effects.asks);
        self.records.extend(effects.finished.map(|record| *record));
        if effects.wants_promise {
            self.n_matches += 1;
            let match_id = format!("match-{}", self.n_matches);
            let secret = parlor_fair::hex(&[self.n_matches as u8 + 40; 32]);
            self.put(Input::Promise { match_id, secret });
        }
    }

    /// A player's client says something.
    pub(super) fn say(&mut self, n: u64, msg: ClientMsg<ActionMsgOf<G>>) {
        self.put(Input::Client { who: player(n), msg });
    }

    pub(super) fn client(&self, n: u64) -> &Client {
        &self.clients[&player(n)]
    }

    /// Lets time pass.
    pub(super) fn wait(&mut self, ms: u64) {
        self.now += ms;
        self.put(Input::Tick);
    }

    /// Answers a player's open question with one of the listed actions.
    pub(super) fn answer(&mut self, n: u64) {
        let prompt = self.client(n).prompt.clone().unwrap();
        let legal: Vec<ActionMsgOf<G>> = serde_json::from_value(prompt["legal"].clone()).unwrap();
        let action = self.entropy.pick(&legal).unwrap().clone();
        self.n_answers += 1;
        let (expected_seq, action_id) =
            (prompt["seq"].as_u64().unwrap(), self.n_answers.to_string());
        self.say(n, ClientMsg::Act { expected_seq, action_id, action });
    }

    /// Answers an agent's question, if it is still open.
    pub(super) fn decide(&mut self, ask: &AgentAsk) {
        let Some(question) = self.table.agent_question(ask.entrant, ask.seq) else { return };
        let action = G::Codec::put_action(*self.entropy.pick(&question.legal).unwrap());
        self.put(Input::Decided { entrant: ask.entrant, seq: ask.seq, action, cost: None });
    }

    /// Does the table wait between two deals?
    pub(super) fn is_between(&self) -> bool {
        let current = self.table.current();
        current.is_some_and(|current| matches!(current.stage, Stage::Between { .. }))
    }

    /// One move of anyone, or the next deadline. Is there anything to do?
    pub(super) fn step(&mut self) -> bool {
        self.now += u64::from(self.entropy.below(30));
        self.put(Input::Tick);
        let asked: Vec<u64> = (0..self.table.entrants.len() as u64)
            .filter(|&n| self.clients.get(&player(n)).is_some_and(|client| client.prompt.is_some()))
            .collect();
        if let Some(ask) = self.asks.pop() {
            self.decide(&ask);
        } else if let Some(&n) = self.entropy.pick(&asked) {
            self.answer(n);
        } else if let Some(at) = self.table.next_deadline() {
            self.now = at.max(self.now);
            self.put(Input::Tick);
        } else if self.is_between() {
            self.say(0, ClientMsg::Ready { ready: true });
        } else {
            return false;
        }
        true
    }

    /// Plays until the match is over.
    pub(super) fn finish(&mut self) {
        let before = self.records.len();
        for _ in 0..200_000 {
            if self.records.len() > before {
                return;
            }
            assert!(self.step() || self.records.len() > before, "the match is stuck");
        }
        panic!("the match does not end");
    }
}
