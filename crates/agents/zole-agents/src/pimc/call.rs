//! Which call: won worlds against thresholds.

use std::ops::ControlFlow;

use parlor_agent::Meter;
use parlor_zole::{ByPlace, Call, CardSet, Contract, Eyes, Pair, Place, Setup, Trick, View, World};
use parlor_zole_solver::Position;

use super::Thresholds;
use crate::crew::Crew;
use crate::habits;
use crate::judge::Judge;
use crate::payoff::Payoff;

/// One call, its worlds and what they say.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Prospect {
    pub(crate) call: Call,
    /// Worlds asked, and won among them.
    pub(crate) n: u32,
    pub(crate) wins: u32,
    /// The share that must be won.
    pub(crate) threshold: Option<f64>,
    /// How many points more it brings than a pass, which is worth what a take brings at its threshold.
    pub(crate) over_pass: f64,
    /// What it brings in each world.
    pub(crate) by_world: Vec<f64>,
}

impl Prospect {
    pub(crate) fn win(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.n.max(1))
    }

    /// Says what a pass brings in each world.
    pub(crate) fn passed(&mut self, by_world: Vec<f64>) {
        self.n = by_world.len() as u32;
        self.by_world = by_world;
    }
}

/// Asks `worlds` about every call in `calls`. In each world the table is known, so a take is won
/// when one of the `n_burials` burials that look best wins.
pub(crate) fn prospects(
    view: &View,
    me: Place,
    calls: &[Call],
    worlds: &[World],
    n_burials: usize,
    crew: &mut Crew,
    meter: &mut Meter<'_>,
) -> Option<Vec<Prospect>> {
    let mut wins = vec![Vec::new(); calls.len()];
    let find = |nth: usize, judge: &mut Judge, (): &mut (), meter: &mut Meter<'_>| {
        let mut won = Vec::with_capacity(calls.len());
        for &call in calls {
            let before = judge.nodes();
            won.push(is_won(call, me, &worlds[nth], n_burials, judge));
            if !meter.look() || !meter.take(judge.nodes() - before) {
                return None;
            }
        }
        Some(won)
    };
    crew.ask(0..worlds.len(), meter, find, |won, _| {
        for (wins, won) in wins.iter_mut().zip(won) {
            wins.push(won);
        }
        ControlFlow::Continue(())
    });
    let setup = view.public().setup();
    let is_asked = wins.first().is_some_and(|wins| !wins.is_empty());
    let judged = |(&call, won): (&Call, &Vec<bool>)| prospect(call, me, won, setup);
    is_asked.then(|| over_pass(calls.iter().zip(&wins).map(judged).collect()))
}

/// Zole and mazā zole have their thresholds where they bring as much as what would be done without
/// them, so what a take brings more than a pass comes on top.
fn over_pass(mut prospects: Vec<Prospect>) -> Vec<Prospect> {
    let take = prospects.iter().find(|prospect| prospect.call == Call::Take);
    let otherwise = take.map_or(0.0, |take| take.over_pass.max(0.0));
    for prospect in &mut prospects {
        if matches!(prospect.call, Call::Zole | Call::MazaZole) {
            prospect.over_pass += otherwise;
        }
    }
    prospects
}

fn prospect(call: Call, me: Place, won: &[bool], setup: &Setup) -> Prospect {
    let threshold = Thresholds::tuned(setup.rules()).of(call, me);
    let (Some(contract), Some(needed)) = (call.contract(me), threshold) else {
        let by_world = Vec::new();
        return Prospect { call, n: 0, wins: 0, threshold: None, over_pass: 0.0, by_world };
    };
    let n = won.len() as u32;
    let wins = won.iter().filter(|&&won| won).count() as u32;
    let win = f64::from(wins) / f64::from(n.max(1));
    // Thresholds hold without pules; one that stands makes a win worth more.
    let bare = setup.with_pules(parlor_zole::Pules::default());
    let payoff = Payoff::of(setup, contract, me);
    let asked = Payoff::of(&bare, contract, me).at(needed);
    let over_pass = payoff.at(win) - asked;
    let share = (asked - payoff.at(0.0)) / (payoff.at(1.0) - payoff.at(0.0));
    let threshold = Some(share.clamp(0.0, 1.0));
    let by_world = won.iter().map(|&won| payoff.at(f64::from(u8::from(won)))).collect();
    Prospect { call, n, wins, threshold, over_pass, by_world }
}

pub(crate) fn is_won(
    call: Call,
    me: Place,
    world: &World,
    n_burials: usize,
    judge: &mut Judge,
) -> bool {
    let position = |contract, hands| Position::new(contract, hands, Trick::led_by(Place::First));
    match call {
        Call::Pass => false,
        Call::Take => is_taken(me, world, n_burials, judge),
        Call::Zole | Call::MazaZole => call
            .contract(me)
            .and_then(|contract| position(contract, world.hands).ok())
            .is_some_and(|position| judge.is_won(&position, me)),
    }
}

fn is_taken(me: Place, world: &World, n_burials: usize, judge: &mut Judge) -> bool {
    let ten = world.hands[me] | world.aside;
    let mut all = world.hands;
    all[me] = ten;
    judge.eyes.gather(&all);
    let likely = by_habit(ten);
    likely.into_iter().take(n_burials).any(|pair| {
        let buried = position_after_burial(&all, me, pair);
        buried.is_some_and(|position| judge.is_won(&position, me))
    })
}

/// All burials, those first that a player would think of first.
pub(super) fn by_habit(ten: CardSet) -> Vec<Pair> {
    let cards: Vec<_> = ten.into_iter().collect();
    let pairs = cards
        .iter()
        .enumerate()
        .flat_map(|(n, &low)| cards[n + 1..].iter().filter_map(move |&high| Pair::new(low, high)));
    let mut pairs: Vec<Pair> = pairs.collect();
    pairs.sort_by_key(|&pair| -habits::burial(ten, pair).0);
    pairs
}

/// The first card is due after the lielais `me`, who holds ten cards of `hands`, has buried `pair`.
pub(crate) fn position_after_burial(
    hands: &ByPlace<CardSet>,
    me: Place,
    pair: Pair,
) -> Option<Position> {
    let mut kept = *hands;
    kept[me] = hands[me] - pair.cards();
    let position = Position::new(Contract::Lielais(me), kept, Trick::led_by(Place::First)).ok()?;
    let eyes: Eyes = pair.cards().eyes();
    Some(position.with_score(eyes, ByPlace::default()))
}
