//! Extended PIMC: the leap to perfect information is put off by some actions.
//!
//! J. Arjonilla, A. Saffidine and T. Cazenave, "Perfect Information Monte Carlo with Postponing
//! Reasoning", 2024. Up to a depth the worlds are searched together, and the player to move plays the
//! same in all that it cannot tell apart; only then is each world solved as if it were open. One action
//! deep that is [`pimc()`]; the deeper, the less strategy fusion.
//!
//! Where we differ: the tree above the leaves is not solved as a game with secrets of its own. Instead
//! every information set takes the action with the best mean over its worlds, from the leaves up, as if
//! nothing could be learnt from *which* action another seat has chosen. What makes a sampled world unlike
//! all others to its mover leaves that mover with open cards. Depths are deepened one by one.

use std::collections::HashMap;

use parlor_agent::{Meter, Spent};
use parlor_game::{Game, Seat};

use crate::pimc::best_of;
use crate::together::{self, AfterEach, Member};
use crate::walk::decider;
use crate::{Coverage, Found, RunningMean, Samples, TIE, Together, pimc};

/// How far the leap is put off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Epimc {
    /// So many actions deep at most, that of the root included; 1 is PIMC.
    pub depth: u32,
}

impl Epimc {
    /// The best of `legal` for `seat` on average over `worlds`, each with its weight. Anytime: the answer
    /// is that of the deepest search that was finished, and of the worlds solved so far if none was.
    pub fn search<G: Game, S: Together<G>>(
        self,
        worlds: &[(G, f64)],
        coverage: Coverage,
        (seat, legal): (Seat, &[G::Action]),
        solver: &mut S,
        meter: &mut Meter<'_>,
    ) -> Found<G::Action> {
        let nodes_before = meter.used();
        let each = worlds.iter().cloned();
        let mut found = pimc(each, coverage, seat, legal, &mut AfterEach(solver), meter);
        for depth in 2..=self.depth {
            if found.spent.is_some() || worlds.is_empty() {
                break;
            }
            let mut search = Postponed { solver, seat, worlds };
            match search.root(legal, depth, meter) {
                Some(means) => {
                    let best = best_of(&means);
                    let samples = Samples::Worlds(worlds.len() as u64);
                    found = Found::sampled(legal, &means, best, samples, meter, nodes_before);
                    found.depth = depth;
                }
                None => found.spent = meter.spent().or(Some(Spent::Nodes)),
            }
        }
        found.nodes = meter.used() - nodes_before;
        found.without_errors_of(coverage)
    }
}

/// A search that keeps its worlds together.
struct Postponed<'s, G, S> {
    solver: &'s mut S,
    seat: Seat,
    worlds: &'s [(G, f64)],
}

impl<G: Game, S: Together<G>> Postponed<'_, G, S> {
    /// The means of all root actions; `None` when the budget ends before the last.
    fn root(
        &mut self,
        legal: &[G::Action],
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<RunningMean>> {
        let games = self.worlds.iter().enumerate();
        let members: Vec<_> =
            games.map(|(nth, (game, _))| Member { nth, game: game.clone() }).collect();
        let all: Vec<usize> = (0..members.len()).collect();
        let mut means = Vec::with_capacity(legal.len());
        for &action in legal {
            let choice = together::Choice { action, places: all.clone() };
            let after = together::after(&members, self.seat, &choice);
            let mut mean = RunningMean::default();
            for (value, (_, weight)) in
                self.values(&after, depth - 1, meter)?.iter().zip(self.worlds)
            {
                mean.add_weighted(*value, *weight);
            }
            means.push(mean);
        }
        Some(means)
    }

    /// What each of `members` is worth to the root's seat, `depth` more actions deep.
    fn values(
        &mut self,
        members: &[Member<G>],
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<f64>> {
        let mover = together::mover(members).filter(|_| depth > 0);
        let Some(mover) = mover else {
            return together::open_values(members, self.seat, self.solver, meter);
        };
        if !meter.take(members.len() as u64) {
            return None;
        }
        let choices = together::choices(members, mover);
        let mut worth = vec![vec![None; members.len()]; choices.len()];
        for (choice, worth) in choices.iter().zip(&mut worth) {
            let after = together::after(members, mover, choice);
            let values = self.values(&after, depth - 1, meter)?;
            for (&place, value) in choice.places.iter().zip(values) {
                worth[place] = Some(value);
            }
        }
        let mut values = vec![0.0; members.len()];
        for places in self.information_sets(members, mover) {
            let best = self.best(members, mover, &places, &worth);
            for place in places {
                values[place] = best.and_then(|best| worth[best][place]).unwrap_or_default();
            }
        }
        // Where a world waits for nobody though others do, it is as it stands.
        for (value, member) in values.iter_mut().zip(members) {
            if decider(&member.game) != Some(mover) {
                *value = together::open_value(&member.game, self.seat, self.solver, meter)?;
            }
        }
        Some(values)
    }

    /// The places of the members, those together that `mover` cannot tell apart.
    fn information_sets(&self, members: &[Member<G>], mover: Seat) -> Vec<Vec<usize>> {
        let mut sets: Vec<Vec<usize>> = Vec::new();
        let mut known = HashMap::new();
        let waiting = |(_, member): &(usize, &Member<G>)| decider(&member.game) == Some(mover);
        for (place, member) in members.iter().enumerate().filter(waiting) {
            let knowledge = self.solver.knowledge(&member.game, mover);
            let at = *known.entry(knowledge).or_insert(sets.len());
            if at == sets.len() {
                sets.push(Vec::new());
            }
            sets[at].push(place);
        }
        sets
    }

    /// The choice that is best for `mover` on average over `places`; the first of equals.
    fn best(
        &self,
        members: &[Member<G>],
        mover: Seat,
        places: &[usize],
        worth: &[Vec<Option<f64>>],
    ) -> Option<usize> {
        let side = self.solver.side(&members[*places.first()?].game, self.seat);
        let sign = if side.contains(mover) { 1.0 } else { -1.0 };
        let mut best: Option<(usize, f64)> = None;
        for (nth, worth) in worth.iter().enumerate() {
            // What is legal in one of these worlds is legal in all of them.
            let sum: Option<f64> = places
                .iter()
                .map(|&place| Some(sign * worth[place]? * self.worlds[members[place].nth].1))
                .sum();
            if let Some(sum) = sum
                && best.is_none_or(|(_, most)| sum > most + TIE)
            {
                best = Some((nth, sum));
            }
        }
        best.map(|(nth, _)| nth)
    }
}
