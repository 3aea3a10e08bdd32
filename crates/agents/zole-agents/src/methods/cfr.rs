//! `cfr`: an equilibrium of the last two tricks.

use parlor_agent::{Algorithm, Ask, Budget, Message, Stream, Unit};
use parlor_search::{Cfr, Found, GameTree, Regrets, Samples, Tracer, Valued, action_values};
use parlor_zole::{Action, Aside, CardSet, Deal, Level, View};

use super::ending::Ending;
use super::{Answer, InVain, Method};
use crate::payoff::Payoff;

/// How many tricks are left at most: with three there are a hundred thousand layouts.
const TRICKS: usize = 2;
/// With no void shown the last two tricks have 2,520 layouts.
const LAYOUTS_MAX: usize = 2_520;
/// With fewer rounds of self-play the strategy says little.
const ROUNDS_MIN: u64 = 10;
/// What an average strategy plays more seldom is left over from its first rounds.
const SHARE_MIN: f64 = 0.05;

/// Plays the last two tricks by an equilibrium found by self-play over all layouts that fit what everyone
/// has seen; before that `pimc` decides. The soloist's opponents do not share what they know, so with three
/// players an equilibrium is a habit that no one of them gains by leaving, and no more is promised.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CfrEndings {
    /// Rounds of self-play for a decision.
    pub(crate) rounds: u64,
}

impl Method for CfrEndings {
    const WATCHED: Option<Algorithm> = None;

    fn find<T: Tracer<Deal>>(
        &mut self,
        ask: &Ask<'_, Deal>,
        budget: &Budget<'_>,
        stream: &mut Stream,
        _tracer: &mut T,
    ) -> Result<Answer, InVain> {
        let ending = Ending::of(ask.view, TRICKS, LAYOUTS_MAX).ok_or(InVain(0))?;
        let known = ending.view_of(ask.view).ok_or(InVain(0))?;
        let mut meter = budget.meter();
        let nodes_max = budget.nodes.unwrap_or(u64::MAX).min(1_000_000);
        let tree = GameTree::new(&ending, nodes_max as usize).map_err(|_| InVain(nodes_max))?;
        let n_nodes = tree.n_nodes() as u64;
        let here = tree.find(ask.seat, &known);
        let (true, Some(here)) = (meter.take(n_nodes), here) else {
            return Err(InVain(n_nodes));
        };
        let mut cfr = Cfr::new(&tree, Regrets::Plus);
        if cfr.run(self.rounds, &mut meter) < ROUNDS_MIN.min(self.rounds) {
            return Err(InVain(meter.used()));
        }
        let profile = cfr.average();
        let values = action_values(&tree, &profile, here).ok_or(InVain(meter.used()))?;
        let played = &tree.information()[here].actions;
        let place = |action: Action| played.iter().position(|&card| action == Action::Play(card));
        let share = |action| place(action).map_or(0.0, |nth| profile.of(&tree, here)[nth]);
        let shares = cleared(ask.legal.iter().map(|&action| share(action)).collect());
        let value = |action| match place(action) {
            Some(nth) => Some(values[nth]),
            None => giving_up(ask.view),
        };
        let candidates = ask.legal.iter().map(|&action| Valued {
            action,
            value: value(action).map(Into::into),
            visits: cfr.rounds(),
        });
        let chosen = drawn(&shares, stream);
        let found = Found {
            action: Some(ask.legal[chosen]),
            value: value(ask.legal[chosen]).unwrap_or_default(),
            candidates: candidates.collect(),
            depth: TRICKS as u32,
            samples: Samples::None,
            nodes: meter.used(),
            spent: None,
        };
        let count = |n: u64| Unit::Count.of(n as f64);
        let method = Message::new("zole-by-cfr")
            .with("rounds", count(cfr.rounds()))
            .with("worlds", count(ending.n_possible(&known) as u64));
        Ok(Answer { found, method, shares, worlds: None })
    }
}

/// Shares that add up to 1, without those that are next to nothing.
fn cleared(mut shares: Vec<f64>) -> Vec<f64> {
    let most = shares.iter().copied().fold(0.0, f64::max);
    shares.iter_mut().filter(|share| **share < SHARE_MIN.min(most)).for_each(|share| *share = 0.0);
    let sum: f64 = shares.iter().sum();
    shares.iter().map(|share| share / sum).collect()
}

/// The number of one of these, as often as its share says.
fn drawn(shares: &[f64], stream: &mut Stream) -> usize {
    let mut lot = stream.unit();
    let at = shares.iter().position(|share| {
        lot -= share;
        lot < 0.0
    });
    at.or_else(|| shares.iter().rposition(|&share| share > 0.0)).unwrap_or(0)
}

/// What giving up now brings the soloist.
fn giving_up(view: &View) -> Option<f64> {
    let (me, contract) = (view.my_place()?, view.public().contract()?);
    let buried = match view.aside() {
        Aside::Buried { cards, .. } => cards,
        _ => CardSet::EMPTY,
    };
    let won = view.public().won()[me];
    let level = Level::of(contract, won.eyes() + buried.eyes(), (won.len() / 3) as u8);
    Some(Payoff::of(view.public().setup(), contract, me).points(level))
}
