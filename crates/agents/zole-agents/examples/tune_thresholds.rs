//! Looks for the shares of won worlds from which on `pimc` should call.
//!
//! `cargo run --release -p parlor-zole-agents --example tune_thresholds [DEALS] [PRESET] [SEED]`
//!
//! In every deal one place is asked (those before it pass): how many worlds does each call win? Then
//! the deal is played once for each call that comes into question and once for a pass, all other
//! decisions by `pimc` with fewer worlds. A threshold is as good as the mean of what it would have
//! brought: the call's points where the share reaches it, elsewhere the pass's points. Zole and mazā
//! zole are held against what the player would do otherwise: take from the present threshold on.

use parlor_agent::{Agent, Ask, Budget, Cell, Explanation, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent, Turn};
use parlor_zole::{Action, Call, Deal, Layout, Place, Ruleset, Setup};
use parlor_zole_agents::{Thresholds, registry};

/// Who says how many worlds a call wins.
const ASKED: &str = "pimc:worlds=60";
/// Who plays.
const PLAYER: &str = "pimc:worlds=24,enumerate=100";

/// Below this share a call is not tried.
const TRIED_FROM: [(Call, f64); 3] =
    [(Call::Take, 0.15), (Call::Zole, 0.40), (Call::MazaZole, 0.30)];

/// One deal at one place: the share of worlds won and the points brought, by call.
struct Sample {
    place: Place,
    passed: f64,
    called: Vec<(Call, f64, f64)>,
}

impl Sample {
    /// What the player would have without `call`.
    fn otherwise(&self, call: Call) -> f64 {
        let needed = Thresholds::PULE.take[self.place.idx()];
        let taken = self.called.iter().find(|c| c.0 == Call::Take && c.1 >= needed);
        taken.filter(|_| call != Call::Take).map_or(self.passed, |taken| taken.2)
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let n_deals: u64 = args.next().map_or(300, |n| n.parse().expect("a number of deals"));
    let preset = args.next().unwrap_or_else(|| "lzf-classic".to_owned());
    let seed: u64 = args.next().map_or(1, |n| n.parse().expect("a seed"));
    let rules = Ruleset::preset(&preset).expect("a ruleset");
    let samples: Vec<Sample> = (0..n_deals).map(|number| sample(rules, seed, number)).collect();
    println!("{n_deals} deals of {preset}, seed {seed}");
    for place in Place::ALL {
        curve(&samples, Call::Take, Some(place));
    }
    for (call, _) in TRIED_FROM {
        curve(&samples, call, None);
    }
}

fn sample(rules: Ruleset, seed: u64, number: u64) -> Sample {
    let place = Place::ALL[(number % 3) as usize];
    let mut chance = Stream::derived(seed, &[Stream::label("tune-thresholds"), number]);
    let setup = Setup::new(rules, Seat::C).expect("a dealer");
    let mut deal = Deal::start(&setup);
    deal.apply(Layout::drawn(&mut chance), &mut Silent).expect("the first deal");
    while deal.public().turn() != Some(place) {
        act(&mut deal, Action::Call(Call::Pass));
    }
    let seat = setup.seating().seat(place);
    let played = |call: Call| {
        let mut deal = deal.clone();
        act(&mut deal, Action::Call(call));
        play_out(&mut deal, number);
        f64::from(deal.returns()[seat])
    };
    let tried = shares(&deal, seat, number).into_iter().filter(|&(call, share)| {
        TRIED_FROM.iter().any(|&(known, from)| known == call && share >= from)
    });
    let called: Vec<_> = tried.map(|(call, share)| (call, share, played(call))).collect();
    // Where nothing is tried, the pass is the same for every threshold.
    let passed = if called.is_empty() { 0.0 } else { played(Call::Pass) };
    Sample { place, passed, called }
}

fn act(deal: &mut Deal, action: Action) {
    let seat = deal.turn().asked().first().expect("somebody is asked");
    deal.resolve(&Answers::one(seat, action), &mut Silent).expect("a legal action");
}

/// The share of worlds that each call wins, as the explanation tells it.
fn shares(deal: &Deal, seat: Seat, seed: u64) -> Vec<(Call, f64)> {
    let (view, mut legal, mut why) = (deal.view(seat), Vec::new(), Explanation::default());
    deal.legal(seat, &mut legal);
    let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
    registry().build(ASKED, seed).expect("an agent").decide(&ask, Some(&mut why));
    let share = |candidate: &parlor_agent::Candidate| match (
        legal[candidate.legal_idx],
        candidate.cells.first(),
    ) {
        (Action::Call(call), Some(Cell::Number(share))) => Some((call, share.value)),
        _ => None,
    };
    why.candidates.iter().filter_map(share).collect()
}

fn play_out(deal: &mut Deal, seed: u64) {
    let registry = registry();
    let mut agents: Vec<Box<dyn Agent<Deal>>> =
        (0..3).map(|seat| registry.build(PLAYER, seed * 3 + seat).expect("an agent")).collect();
    let mut legal = Vec::new();
    while let Turn::Decide(seats) = deal.turn() {
        let seat = seats.first().expect("somebody is asked");
        deal.legal(seat, &mut legal);
        let mut action = legal[0];
        if legal.len() > 1 {
            let view = deal.view(seat);
            let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
            action = agents[seat.idx()].decide(&ask, None);
        }
        act(deal, action);
    }
}

/// Prints what each threshold would have brought over not calling, in all deals of a place.
fn curve(samples: &[Sample], call: Call, place: Option<Place>) {
    let at = |sample: &&Sample| place.is_none_or(|place| place == sample.place);
    let n = samples.iter().filter(at).count();
    let gains: Vec<(f64, f64)> = samples
        .iter()
        .filter(at)
        .flat_map(|sample| sample.called.iter().map(move |called| (sample, called)))
        .filter(|(_, called)| called.0 == call)
        .map(|(sample, called)| (called.1, called.2 - sample.otherwise(call)))
        .collect();
    let whose = place.map_or("all places".to_owned(), |place| place.to_string());
    println!("\n{call:?}, {whose}: {} of {n} deals tried", gains.len());
    println!("  from    n   gain by it   gain of the deals in this step");
    let thresholds: Vec<f64> = (3..=20).map(|step| f64::from(step) * 0.05).collect();
    for &from in &thresholds {
        let above = gains.iter().filter(|gain| gain.0 >= from - 1e-9);
        let total: f64 = above.clone().map(|gain| gain.1).sum();
        let here: Vec<f64> = above.filter(|g| g.0 < from + 0.05 - 1e-9).map(|g| g.1).collect();
        let mean = here.iter().sum::<f64>() / here.len().max(1) as f64;
        println!("  {from:.2} {:4}   {:+9.4}   {mean:+8.3}", here.len(), total / n.max(1) as f64);
    }
}
