//! A player who looks further at fewer plays.
//!
//! As GNU Backgammon's move filters do it: every play is valued as it lies; those near the best are
//! looked at one turn deeper, and of these again those near the best. The replying player takes the play
//! that the evaluation likes best, one for each roll, so that one turn more costs some 20 times as much:
//! 21 rolls, and not all the plays of each.

use parlor_agent::{Agent, Algorithm, Ask, Cell, Estimate, Explanation, Meter, SearchLog};
use parlor_backgammon::{Action, Backgammon};
use parlor_game::Seat;
use parlor_search::{
    ByValue, Evaluate, Found, NoTrace, Order, Prune, Recorder, Samples, Search, Tracer, Valued,
    Words,
};

use crate::evidence::Evidence;
use crate::reasons;

/// Which plays are looked at one turn deeper than before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveFilter {
    /// So many of the best at most.
    pub most: usize,
    /// Only those that are behind the best by no more than this.
    pub within: f64,
}

impl MoveFilter {
    /// The places of the values that pass, the best first, of equals the one listed first.
    fn passed(&self, values: &[Look]) -> Vec<usize> {
        let deepest = values.iter().map(Look::turns).max().unwrap_or(0);
        let as_deep = |idx: &usize| deepest > 0 && values[*idx].turns() == deepest;
        let worth = |idx: usize| values[idx].value().unwrap_or(f64::NEG_INFINITY);
        let mut passed: Vec<usize> = (0..values.len()).filter(as_deep).collect();
        passed.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
        let least = passed.first().map_or(0.0, |&best| worth(best)) - self.within;
        passed.retain(|&idx| worth(idx) >= least);
        passed.truncate(self.most);
        passed
    }
}

/// What is known of a play: as it lies, then from one turn after it, and so on.
#[derive(Clone, PartialEq, Debug, Default)]
struct Look(Vec<f64>);

impl Look {
    /// The value from furthest on.
    fn value(&self) -> Option<f64> {
        self.0.last().copied()
    }

    /// How many values there are: one more than the plies of the last.
    fn turns(&self) -> usize {
        self.0.len()
    }

    /// The value beside that of the choice: where the choice was looked at further, its value and the
    /// difference between the two when both were last looked at.
    fn beside(&self, choice: &Look) -> Option<f64> {
        let then = choice.0.get(self.turns().checked_sub(1)?)?;
        Some(choice.value()? + self.value()? - then)
    }
}

/// Passes the plays through one [`MoveFilter`] after another, each a turn deeper than the one before.
///
/// A turn that the budget does not cover is not counted: then the turns before it decide.
#[derive(Clone, Debug)]
pub struct FilteredSearch<E> {
    evaluate: E,
    filters: Vec<MoveFilter>,
    words: Words<Backgammon>,
    nodes: u64,
}

impl<E: Evidence + Clone> FilteredSearch<E> {
    /// Values positions by `evaluate` and looks as many turns ahead as there are filters.
    pub fn new(evaluate: E, filters: &[MoveFilter]) -> FilteredSearch<E> {
        let words = reasons::words(evaluate.scale());
        FilteredSearch { evaluate, filters: filters.to_vec(), words, nodes: 0 }
    }

    /// The choice, and what is known of every play.
    fn search<T: Tracer<Backgammon>>(
        &mut self,
        ask: &Ask<'_, Backgammon>,
        meter: &mut Meter<'_>,
        tracer: &mut T,
    ) -> (usize, Vec<Look>) {
        let mut looks = vec![Look::default(); ask.legal.len()];
        let mut chosen = 0;
        let mut passed: Vec<usize> = (0..looks.len()).collect();
        for plies in 0..=self.filters.len() {
            if let Some(filter) = plies.checked_sub(1).map(|before| self.filters[before]) {
                passed = filter.passed(&looks);
            }
            if passed.len() < 2 {
                break;
            }
            let plays: Vec<Action> = passed.iter().map(|&idx| ask.legal[idx]).collect();
            let plies = plies as u32;
            let quick = self.evaluate.ahead(ask.view, ask.seat, &plays, plies, meter);
            let values = quick.unwrap_or_else(|| {
                let found = self.look(ask.view, ask.seat, plays, plies, meter, tracer);
                let value = |&idx: &usize| found.candidates[idx].value.map(|value| value.value);
                passed.iter().map(value).collect()
            });
            if plies > 0 && values.iter().any(Option::is_none) {
                break;
            }
            let mut best = None;
            for (&idx, value) in passed.iter().zip(values) {
                let Some(value) = value else { continue };
                looks[idx].0.push(value);
                if best.is_none_or(|(most, first)| value > most || value == most && idx < first) {
                    best = Some((value, idx));
                }
            }
            chosen = best.map_or(chosen, |(_, idx)| idx);
        }
        (chosen, looks)
    }

    /// Looks at `plays` so many turns ahead.
    fn look<T: Tracer<Backgammon>>(
        &mut self,
        game: &Backgammon,
        seat: Seat,
        plays: Vec<Action>,
        plies: u32,
        meter: &mut Meter<'_>,
        tracer: &mut T,
    ) -> Found<Action> {
        let replies = ByValue::new(self.evaluate.clone()).keep(1);
        let order = Passed { turn: game.turns(), plays, replies };
        let mut search = Search::new(&mut self.evaluate).order(order).trace(tracer).all_exact();
        search.expectiminimax(game, seat, 2 * plies + 1, Prune::None, meter)
    }

    /// Looks once more at the plays looked at furthest, and grows the tree of it: so far ahead, or
    /// `most` plies.
    fn look_again<T: Tracer<Backgammon>>(
        &mut self,
        ask: &Ask<'_, Backgammon>,
        looks: &[Look],
        most: u32,
        tracer: &mut T,
    ) -> Option<Found<Action>> {
        let deepest = looks.iter().map(Look::turns).max().filter(|&turns| turns > 0)?;
        let as_deep = ask.legal.iter().zip(looks).filter(|(_, look)| look.turns() == deepest);
        let plays = as_deep.map(|(&play, _)| play).collect();
        let plies = u32::try_from(deepest - 1).unwrap_or(0).min(most);
        let mut meter = ask.budget.meter();
        Some(self.look(ask.view, ask.seat, plays, plies, &mut meter, tracer))
    }

    /// Fills in the choice, every play with its value and how deep it comes from, and the effort.
    fn explain(
        &self,
        ask: &Ask<'_, Backgammon>,
        chosen: usize,
        looks: &[Look],
        why: &mut Explanation,
    ) {
        let (choice, bounds) = (&looks[chosen], self.evaluate.bounds());
        let plies = |look: &Look| u32::try_from(look.turns().saturating_sub(1)).unwrap_or(0);
        let valued = |(&action, look): (&Action, &Look)| Valued {
            action,
            value: look.beside(choice).map(|value| Estimate::exact(bounds.clamp(value))),
            visits: 0,
        };
        let found = Found {
            action: Some(ask.legal[chosen]),
            value: choice.value().unwrap_or(0.0),
            candidates: ask.legal.iter().zip(looks).map(valued).collect(),
            depth: 2 * plies(choice) + 1,
            samples: Samples::None,
            nodes: self.nodes,
            spent: None,
        };
        found.explain(why, |action| reasons::name(ask.view, action));
        for candidate in &mut why.candidates {
            let look = &looks[candidate.legal_idx];
            if look.turns() > 0 {
                let depth = if look.turns() == choice.turns() {
                    reasons::plies(plies(look))
                } else {
                    reasons::estimated(plies(look))
                };
                candidate.cells = vec![Cell::Words(depth)];
            }
        }
    }
}

impl<E: Evidence + Clone> Agent<Backgammon> for FilteredSearch<E> {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        let mut meter = ask.budget.meter();
        let chosen = if let Some(why) = why {
            let mut recorder = Recorder::new(self.words.tree_nodes_max);
            let (chosen, looks) = self.search(ask, &mut meter, &mut recorder);
            self.nodes = meter.used();
            if recorder.is_empty() {
                // The search that decided kept no tree, so one is grown for the reader. The
                // budget may not cover the last turn again: then the tree of the one before is shown.
                for plies in 1..=DRAWN_PLIES {
                    self.look_again(ask, &looks, plies, &mut recorder);
                }
            }
            self.explain(ask, chosen, &looks, why);
            if ask.legal.len() > 1 {
                self.words.draw(&recorder, self.evaluate.bounds(), why);
            }
            chosen
        } else {
            let (chosen, _) = self.search(ask, &mut meter, &mut NoTrace);
            self.nodes = meter.used();
            chosen
        };
        ask.legal[chosen]
    }

    /// Of the looks, which grow one tree each, the last: the plays that passed every filter before it.
    fn trace(
        &mut self,
        ask: &Ask<'_, Backgammon>,
        log: &mut SearchLog<Backgammon>,
    ) -> Option<Action> {
        let (chosen, looks) = self.search(ask, &mut ask.budget.meter(), &mut NoTrace);
        if looks.iter().all(|look| look.turns() == 0) {
            return None;
        }
        log.root = Some(*ask.view);
        let found = self.look_again(ask, &looks, TRACED_PLIES, log)?;
        let bounds = self.evaluate.bounds();
        self.words.enter_in(log, Algorithm::Expectiminimax, bounds, &found);
        self.nodes = found.nodes;
        Some(ask.legal[chosen])
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// One turn more, and thousands of plays would be valued one by one for each roll of a drawn tree.
const DRAWN_PLIES: u32 = 2;

/// A log of a look four turns ahead would be full before its first play is done.
const TRACED_PLIES: u32 = 3;

/// At the root the plays that passed, in the order of the game's list; below it the one reply that the
/// evaluation likes best.
struct Passed<E> {
    turn: u32,
    plays: Vec<Action>,
    replies: ByValue<Backgammon, E>,
}

impl<E: Evaluate<Backgammon>> Order<Backgammon> for Passed<E> {
    fn order(&mut self, game: &Backgammon, mover: Seat, actions: &mut Vec<Action>) {
        if game.turns() == self.turn {
            actions.retain(|action| self.plays.contains(action));
        } else {
            self.replies.order(game, mover, actions);
        }
    }
}
