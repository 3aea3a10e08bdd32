//! One hand at its turn to call, played with the call and without it.

use std::fmt;

use parlor_agent::{Agent, Ask, Budget, SpecError, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent, Turn};
use parlor_zole::{Action, Call, Deal, Layout, Place, Pules, RuleSet, Setup, Stage};
use parlor_zole_agents::{Demands, House, HouseOptions, ranks, registry};

/// How many worlds are asked first, to leave out hands that are not in question.
const N_FIRST: usize = 40;
/// How far the first look may be off, as a part of the window.
const FIRST_SLACK: f64 = 0.25;
/// Above this many ranks nobody thinks of mazā zole.
const MAZA_RANKS_MAX: u32 = 20;

/// What is asked: what to demand of a call under these rules.
pub(super) struct Question {
    pub(super) call: Call,
    pub(super) rules: RuleSet,
    pub(super) rules_name: String,
    /// How many common pules stand.
    pub(super) pules: u8,
    /// Which worths are in question.
    pub(super) window: (f64, f64),
    /// The spec of who bids and plays, and what a decision may cost.
    pub(super) player: String,
    pub(super) nodes: u64,
    pub(super) seed: u64,
}

/// What a call has gained in one deal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Trial {
    pub(super) place: Place,
    /// What the call was thought to bring beyond its best alternative, nothing being asked of it.
    pub(super) worth: f64,
    /// Points with the call less points without it.
    pub(super) gain: f64,
}

impl fmt::Display for Question {
    /// All that the trials follow from.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Question { call, rules_name, pules, window: (from, to), player, nodes, seed, .. } =
            self;
        write!(
            f,
            "{call:?}, {rules_name}, {pules} pules, worth {from} to {to}, {player}, {nodes} nodes, seed {seed}"
        )
    }
}

impl Question {
    /// The trials of deal `number`: of everyone who comes to call and whose hand is in question.
    pub(super) fn trials(&self, number: u64) -> Result<Vec<Trial>, SpecError> {
        let mut chance = Stream::derived(self.seed, &[Stream::label("zole-bidding"), number]);
        let mut trials = Vec::new();
        let Some(setup) = Setup::new(self.rules, Seat::C) else { return Ok(trials) };
        let mut deal = Deal::start(&setup.with_pules(Pules::default().with_common(self.pules)));
        if deal.apply(Layout::drawn(&mut chance), &mut Silent).is_err() {
            return Ok(trials);
        }
        let seed = chance.next_u64();
        let last = Place::ALL.into_iter().rfind(|&place| self.is_in_question(&deal, place, seed));
        while let (Stage::Bidding { turn }, Some(last)) = (*deal.public().stage(), last) {
            if turn > last {
                break;
            }
            if self.is_in_question(&deal, turn, seed) {
                trials.extend(self.trial(&deal, turn, seed)?);
            }
            let call = if turn < last { self.decide(&deal, &legal(&deal), seed)? } else { PASS };
            if call != PASS {
                break;
            }
            act(&mut deal, call);
        }
        Ok(trials)
    }

    /// A first look with few worlds, as if all before `place` had passed.
    fn is_in_question(&self, deal: &Deal, place: Place, seed: u64) -> bool {
        if self.call == Call::MazaZole && ranks(deal.hands()[place]) > MAZA_RANKS_MAX {
            return false;
        }
        let mut deal = deal.clone();
        while deal.public().turn().is_some_and(|turn| turn < place) {
            act(&mut deal, PASS);
        }
        let (from, to) = self.window;
        let slack = FIRST_SLACK * (to - from);
        // What a pass brings takes longer to find than whether mazā zole is made, and the slack leaves room for it.
        let calls = match self.call {
            Call::MazaZole => &[Call::MazaZole][..],
            call => &[Call::Pass, call],
        };
        let worth = self.worth(&deal, calls, N_FIRST, seed);
        worth.is_some_and(|worth| worth >= from - slack && worth <= to + slack)
    }

    /// What the call is thought to bring beyond the best of the other `calls`.
    fn worth(&self, deal: &Deal, calls: &[Call], call_worlds: usize, seed: u64) -> Option<f64> {
        let options = HouseOptions { call_worlds, ..HouseOptions::default() };
        let place = deal.public().turn()?;
        let view = deal.view(deal.public().turn_seat()?);
        let found = House::new(options, seed).worth(&view, calls, &Budget::UNLIMITED);
        let own = found.iter().find(|one| one.call == self.call)?.over_pass;
        let others = found.iter().filter(|one| one.call != self.call).map(|one| one.over_pass);
        let asked = Demands::TUNED.of(self.call, place);
        Some(own + asked - others.fold(0.0, f64::max))
    }

    fn trial(&self, deal: &Deal, place: Place, seed: u64) -> Result<Option<Trial>, SpecError> {
        let legal = legal(deal);
        let call = |action: &Action| match action {
            Action::Call(call) => Some(*call),
            _ => None,
        };
        let mut calls: Vec<Call> = legal.iter().filter_map(call).collect();
        if self.call == Call::MazaZole {
            // A hand that might take no trick is not played for eyes.
            calls = vec![Call::Pass, Call::MazaZole];
        }
        let n_worlds = HouseOptions::default().call_worlds;
        let Some(worth) = self.worth(deal, &calls, n_worlds, seed) else { return Ok(None) };
        if worth < self.window.0 || worth > self.window.1 {
            return Ok(None);
        }
        let call = Action::Call(self.call);
        let others: Vec<Action> = legal.into_iter().filter(|&other| other != call).collect();
        let otherwise = self.decide(deal, &others, seed)?;
        // A player who plays alone without the table anyway does not ask whether to take it.
        if self.call == Call::Take && otherwise != PASS {
            return Ok(None);
        }
        let seat = deal.public().setup().seating().seat(place);
        let gain = self.worth_after(deal, call, seat, seed)?
            - self.worth_after(deal, otherwise, seat, seed)?;
        Ok(Some(Trial { place, worth, gain }))
    }

    fn player(&self, seat: Seat, seed: u64) -> Result<Box<dyn Agent<Deal>>, SpecError> {
        registry().build(&self.player, seed.wrapping_add(seat.idx() as u64))
    }

    /// What the player on turn would do if it could do only these.
    fn decide(&self, deal: &Deal, legal: &[Action], seed: u64) -> Result<Action, SpecError> {
        let seat = on_turn(deal);
        if let &[only] = legal {
            return Ok(only);
        }
        let ask = Ask { seat, view: &deal.view(seat), legal, budget: Budget::nodes(self.nodes) };
        Ok(self.player(seat, seed)?.decide(&ask, None))
    }

    /// What `action` brings `seat` in the end, everyone playing on with chance from `seed`.
    fn worth_after(
        &self,
        deal: &Deal,
        action: Action,
        seat: Seat,
        seed: u64,
    ) -> Result<f64, SpecError> {
        let mut deal = deal.clone();
        act(&mut deal, action);
        let mut players = Vec::new();
        for seat in self.rules.players.seats() {
            players.push(self.player(seat, seed)?);
        }
        while let Turn::Decide(_) = deal.turn() {
            let (seat, legal) = (on_turn(&deal), legal(&deal));
            let budget = Budget::nodes(self.nodes);
            let ask = Ask { seat, view: &deal.view(seat), legal: &legal, budget };
            let action = match legal[..] {
                [only] => only,
                _ => players[seat.idx()].decide(&ask, None),
            };
            act(&mut deal, action);
        }
        let standing = worth_of(deal.public().setup().pules(), seat);
        let settled = deal.settlement();
        Ok(settled.map_or(0.0, |settled| {
            f64::from(settled.points[seat]) + worth_of(&settled.pules, seat) - standing
        }))
    }
}

const PASS: Action = Action::Call(Call::Pass);

fn on_turn(deal: &Deal) -> Seat {
    deal.public().turn_seat().unwrap_or(Seat::A)
}

fn legal(deal: &Deal) -> Vec<Action> {
    let mut legal = Vec::new();
    deal.legal(on_turn(deal), &mut legal);
    legal
}

fn act(deal: &mut Deal, action: Action) {
    deal.advance(&Answers::one(on_turn(deal), action), &mut Silent);
}

/// What standing pules will bring `seat`, if everyone is as likely as the others to remove each. A
/// common one brings nothing in the mean; a personal one is removed by its owner for nothing once in
/// three times, and else for 3 points of the owner's.
fn worth_of(pules: &Pules, seat: Seat) -> f64 {
    let of =
        |owner: Seat| f64::from(pules.personal[owner]) * if owner == seat { -2.0 } else { 1.0 };
    Seat::ALL.into_iter().map(of).sum()
}
