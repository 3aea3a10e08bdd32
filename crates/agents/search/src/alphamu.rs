//! αµ: one plan for all worlds against players who see all.
//!
//! T. Cazenave and V. Ventos, "The αµ search algorithm for the game of Bridge", 2019. A node is worth a
//! set of vectors, one value for each world, of which none is always worse than another (a Pareto
//! front): the one who plans unites the fronts of its actions, players who see all take the worse value
//! in each world. After `moves` actions of its own each world is solved as if it were open, so that
//! `moves = 1` is [`pimc()`]. The fronts cure strategy fusion, and what players know of the worlds
//! elsewhere in the tree (non-locality) is not forgotten.
//!
//! Constants: fronts of at most 32 vectors, those with the best means. Where we differ: values need not
//! be won or lost; seats on the same side see all too and take the better value in each world. As in the
//! paper, a node whose open value is no better than what is already reached elsewhere is not searched
//! (early cut), and neither is an action that was no better one move ago than the best is now (root cut).

use parlor_agent::{Bound, Estimate, Meter, Spent};
use parlor_game::{Game, Seat};

use crate::front::{Front, Taking};
use crate::together::{self, AfterEach, Member};
use crate::{Coverage, Found, RunningMean, TIE, Together, pimc};

/// How far a plan goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlphaMu {
    /// How many actions of its own are planned for all worlds together; 1 is PIMC.
    pub moves: u32,
    /// How many vectors a front may hold.
    pub front_max: usize,
}

impl Default for AlphaMu {
    /// Three moves, fronts of 32.
    fn default() -> AlphaMu {
        AlphaMu { moves: 3, front_max: 32 }
    }
}

impl AlphaMu {
    /// The best of `legal` for `seat` on average over `worlds`, each with its weight. Anytime: the answer
    /// is that of the longest plan that was finished, and of the worlds solved so far if none was. What
    /// the root cut has left out is known to be worth at most its value.
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
        for moves in 2..=self.moves {
            if found.spent.is_some() || worlds.is_empty() {
                break;
            }
            let mut planning = Planning { solver, seat, worlds, front_max: self.front_max };
            match planning.root(legal, moves, &found, meter) {
                Some(deeper) => found = deeper,
                None => found.spent = meter.spent().or(Some(Spent::Nodes)),
            }
        }
        found.nodes = meter.used() - nodes_before;
        found.without_errors_of(coverage)
    }
}

/// A search for plans.
struct Planning<'s, G, S> {
    solver: &'s mut S,
    seat: Seat,
    worlds: &'s [(G, f64)],
    front_max: usize,
}

impl<G: Game, S: Together<G>> Planning<'_, G, S> {
    /// All root actions, those first that were worth most `before`, one move less deep.
    fn root(
        &mut self,
        legal: &[G::Action],
        moves: u32,
        before: &Found<G::Action>,
        meter: &mut Meter<'_>,
    ) -> Option<Found<G::Action>> {
        let games = self.worlds.iter().enumerate();
        let members: Vec<_> =
            games.map(|(nth, (game, _))| Member { nth, game: game.clone() }).collect();
        let places: Vec<usize> = (0..members.len()).collect();
        let known = |idx: usize| {
            before.candidates.get(idx).and_then(|one| one.value).map_or(f64::INFINITY, |v| v.value)
        };
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|&a, &b| known(b).total_cmp(&known(a)));
        let mut found = before.clone();
        let mut reached = Front::EMPTY;
        let mut best: Option<(usize, f64)> = None;
        for &idx in &order {
            if best.is_some_and(|(_, most)| known(idx) <= most + TIE) {
                // A longer plan is never worth more.
                if let Some(value) = &mut found.candidates[idx].value {
                    value.bound = Bound::AtMost;
                }
                continue;
            }
            let choice = together::Choice { action: legal[idx], places: places.clone() };
            let after = together::after(&members, self.seat, &choice);
            let front = self.front(&after, moves - 1, Some(&reached), meter)?;
            let mean = self.best_mean(&front, &members);
            found.candidates[idx].value =
                mean.estimate().map(|value| Estimate { bound: Bound::Exact, ..value });
            if best.is_none_or(|(_, most)| mean.mean() > most + TIE) {
                best = Some((idx, mean.mean()));
            }
            reached.unite(front);
            self.cap(&mut reached, &members);
        }
        let (idx, value) = best?;
        (found.action, found.value, found.depth) = (Some(legal[idx]), value, moves);
        Some(found)
    }

    /// What can be reached from here with `moves` more planned actions. Where nothing in it would be
    /// better than what has been `reached` elsewhere, it may be more than can be reached.
    fn front(
        &mut self,
        members: &[Member<G>],
        moves: u32,
        reached: Option<&Front>,
        meter: &mut Meter<'_>,
    ) -> Option<Front> {
        let mover = together::mover(members).filter(|_| moves > 0);
        let Some(mover) = mover else {
            let values = together::open_values(members, self.seat, self.solver, meter)?;
            return Some(Front::one(values));
        };
        if !meter.take(members.len() as u64) {
            return None;
        }
        if mover == self.seat {
            return self.own(members, moves, meter);
        }
        let reached = reached.filter(|reached| !reached.vectors().is_empty());
        if let Some(reached) = reached {
            let open = Front::one(together::open_values(members, self.seat, self.solver, meter)?);
            if open.is_below(reached) {
                return Some(open);
            }
        }
        let side = self.solver.side(&members[0].game, self.seat);
        let taking = if side.contains(mover) { Taking::Most } else { Taking::Least };
        let mut front = Front::neutral(members.len(), taking);
        for choice in together::choices(members, mover) {
            let after = together::after(members, mover, &choice);
            let below = self.front(&after, moves, None, meter)?;
            let below = below.spread(&choice.places, members.len(), taking);
            front = front.join(&below, taking);
            self.cap(&mut front, members);
            if taking == Taking::Least && reached.is_some_and(|reached| front.is_below(reached)) {
                break;
            }
        }
        Some(front)
    }

    /// As [`front`](Self::front), where it is the planner's turn.
    fn own(&mut self, members: &[Member<G>], moves: u32, meter: &mut Meter<'_>) -> Option<Front> {
        let mut front = Front::EMPTY;
        for choice in together::choices(members, self.seat) {
            let after = together::after(members, self.seat, &choice);
            let below = self.front(&after, moves - 1, Some(&front), meter)?;
            front.unite(below);
            self.cap(&mut front, members);
        }
        Some(front)
    }

    fn cap(&self, front: &mut Front, members: &[Member<G>]) {
        front.keep(self.front_max.max(1), |place| self.worlds[members[place].nth].1);
    }

    /// The mean of the best plan of a front.
    fn best_mean(&self, front: &Front, members: &[Member<G>]) -> RunningMean {
        let mut best: Option<RunningMean> = None;
        for values in front.vectors() {
            let mut mean = RunningMean::default();
            for (value, member) in values.iter().zip(members) {
                mean.add_weighted(*value, self.worlds[member.nth].1);
            }
            if best.is_none_or(|best| mean.mean() > best.mean() + TIE) {
                best = Some(mean);
            }
        }
        best.unwrap_or_default()
    }
}
