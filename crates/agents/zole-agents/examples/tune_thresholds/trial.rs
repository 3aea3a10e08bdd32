//! One hand at its turn to call, played with the call and without it.

use std::ops::RangeInclusive;

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent, Turn};
use parlor_zole::{Action, Call, Deal, Layout, Place, Pules, RuleSet, Setup, Stage};
use parlor_zole_agents::{Imagining, Pimc, PimcOptions, registry};

/// How many worlds are asked first, to leave out hands that are not in question.
const N_FIRST: usize = 16;
/// How far the first look may be off.
const FIRST_SLACK: f64 = 0.25;

/// What is looked for: the threshold of a call under these rules.
pub(crate) struct Question {
    pub(crate) call: Call,
    pub(crate) rules: RuleSet,
    /// How many common pules stand.
    pub(crate) pules: u8,
    pub(crate) seed: u64,
    /// The spec of who bids and plays.
    pub(crate) player: String,
}

/// What a call has gained in one deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trial {
    pub(crate) place: Place,
    /// The share of worlds that the call wins.
    pub(crate) share: f64,
    /// Points with the call less points without it.
    pub(crate) gain: f64,
}

impl Question {
    /// The shares that are in question: below them the call loses and above them it gains, whatever
    /// the threshold.
    fn window(&self) -> RangeInclusive<f64> {
        match self.call {
            Call::Pass | Call::Take => 0.2..=0.8,
            Call::Zole => 0.4..=1.0,
            Call::MazaZole => 0.1..=0.8,
        }
    }

    /// The trials of deal `number`: of everyone who comes to call and whose hand is in question.
    pub(crate) fn trials(&self, number: u64) -> Vec<Trial> {
        let mut chance = Stream::derived(self.seed, &[Stream::label("tune-thresholds"), number]);
        let setup = Setup::new(self.rules, Seat::C).expect("a dealer");
        let mut deal = Deal::start(&setup.with_pules(Pules::default().with_common(self.pules)));
        deal.apply(Layout::drawn(&mut chance), &mut Silent).expect("the first deal");
        let seed = chance.next_u64();
        let last = Place::ALL.into_iter().rfind(|&place| self.is_in_question(&deal, place, seed));
        let mut trials = Vec::new();
        while let (Stage::Bidding { turn }, Some(last)) = (*deal.public().stage(), last) {
            if turn > last {
                break;
            }
            if self.is_in_question(&deal, turn, seed) {
                trials.extend(self.trial(&deal, turn, seed));
            }
            let call = if turn < last { self.decide(&deal, &legal(&deal), seed) } else { PASS };
            if call != PASS {
                break;
            }
            act(&mut deal, call);
        }
        trials
    }

    /// A first look with few worlds, as if all before `place` had passed.
    fn is_in_question(&self, deal: &Deal, place: Place, seed: u64) -> bool {
        let mut deal = deal.clone();
        while deal.public().turn().is_some_and(|turn| turn < place) {
            act(&mut deal, PASS);
        }
        let (window, share) = (self.window(), self.share(&deal, N_FIRST, seed));
        share >= window.start() - FIRST_SLACK && share <= window.end() + FIRST_SLACK
    }

    /// The share of `n_worlds` that the call wins for the player to call.
    fn share(&self, deal: &Deal, n_worlds: usize, seed: u64) -> f64 {
        let usual = PimcOptions::default();
        let imagining = Imagining { n_worlds, ..usual.imagining };
        let seat = deal.turn().asked().first().expect("someone is asked");
        let mut asked = Pimc::new(PimcOptions { imagining, ..usual }, seed);
        asked.shares(&deal.view(seat), &[self.call])[0]
    }

    fn trial(&self, deal: &Deal, place: Place, seed: u64) -> Option<Trial> {
        let share = self.share(deal, PimcOptions::default().imagining.n_worlds, seed);
        if !self.window().contains(&share) {
            return None;
        }
        let call = Action::Call(self.call);
        let mut others = legal(deal);
        others.retain(|&other| other != call);
        let otherwise = self.decide(deal, &others, seed);
        // A player who plays alone without the table anyway does not ask whether to take it.
        if self.call == Call::Take && otherwise != PASS {
            return None;
        }
        let seat = deal.public().setup().seating().seat(place);
        let worth = |action| self.worth_after(deal, action, seat, seed);
        Some(Trial { place, share, gain: worth(call) - worth(otherwise) })
    }

    fn player(&self, seat: Seat, seed: u64) -> Box<dyn Agent<Deal>> {
        registry().build(&self.player, seed.wrapping_add(seat.idx() as u64)).expect("an agent")
    }

    /// What the player on turn would do if it could do only these.
    fn decide(&self, deal: &Deal, legal: &[Action], seed: u64) -> Action {
        let seat = deal.turn().asked().first().expect("someone is asked");
        if let &[only] = legal {
            return only;
        }
        let ask = Ask { seat, view: &deal.view(seat), legal, budget: Budget::UNLIMITED };
        self.player(seat, seed).decide(&ask, None)
    }

    /// What `action` brings `seat` in the end, everyone playing on with chance from `seed`.
    fn worth_after(&self, deal: &Deal, action: Action, seat: Seat, seed: u64) -> f64 {
        let mut deal = deal.clone();
        act(&mut deal, action);
        let mut players = [Seat::A, Seat::B, Seat::C].map(|seat| self.player(seat, seed));
        while let Turn::Decide(seats) = deal.turn() {
            let seat = seats.first().expect("someone is asked");
            let legal = legal(&deal);
            let ask =
                Ask { seat, view: &deal.view(seat), legal: &legal, budget: Budget::UNLIMITED };
            let action = match legal[..] {
                [only] => only,
                _ => players[seat.idx()].decide(&ask, None),
            };
            act(&mut deal, action);
        }
        let settled = deal.settlement().expect("the deal is over");
        let standing = worth_of(deal.public().setup().pules(), seat);
        f64::from(settled.points[seat]) + worth_of(&settled.pules, seat) - standing
    }
}

const PASS: Action = Action::Call(Call::Pass);

fn legal(deal: &Deal) -> Vec<Action> {
    let seat = deal.turn().asked().first().expect("someone is asked");
    let mut legal = Vec::new();
    deal.legal(seat, &mut legal);
    legal
}

fn act(deal: &mut Deal, action: Action) {
    let seat = deal.turn().asked().first().expect("someone is asked");
    deal.resolve(&Answers::one(seat, action), &mut Silent).expect("a legal action");
}

/// What standing pules will bring `seat`, if everyone is as likely as the others to remove each. A
/// common one brings nothing in the mean; a personal one is removed by its owner for nothing once in
/// three times, and else for 3 points of the owner's.
fn worth_of(pules: &Pules, seat: Seat) -> f64 {
    let of =
        |owner: Seat| f64::from(pules.personal[owner]) * if owner == seat { -2.0 } else { 1.0 };
    [Seat::A, Seat::B, Seat::C].into_iter().map(of).sum()
}
