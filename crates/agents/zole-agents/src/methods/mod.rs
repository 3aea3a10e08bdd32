//! Players that know that they do not know: one method of search with secrets each.
//!
//! They choose cards. Which call to make and what to bury `pimc` decides for all of them, and `pimc` also
//! plays where a method has nothing to say, in what is left of the budget. What a card is worth to them is
//! points, by the levels of the contract and with the pules that stand.
//!
//! | file | idea |
//! |---|---|
//! | `guess` | [`Guess`]: the worlds, each with its weight |
//! | `open_cards` | what a world is worth once its cards lie open |
//! | `by_habit`, `level_one` | how worlds are played on: by rules of thumb, or by a shallow `pimc` |
//! | `ismcts`, `iimc`, `epimc`, `alphamu`, `best_first`, `cfr` | one method each |
//! | `estimate` | what open cards look worth before they are searched |
//! | `ending` | the last tricks as a game written out in full |
//! | `margin` | which of equals wins by most |
//! | `reasons` | how they explain themselves |

mod alphamu;
mod best_first;
mod by_habit;
mod cfr;
mod ending;
pub(crate) mod entries;
mod epimc;
mod estimate;
mod guess;
mod iimc;
mod ismcts;
mod level_one;
mod margin;
mod open_cards;
mod reasons;

use std::sync::Arc;

use parlor_agent::{Agent, Algorithm, Ask, Budget, Explanation, Message, SearchLog, Stream};
use parlor_search::{Found, NoTrace, Tracer};
use parlor_zole::{Action, Deal};

pub(crate) use alphamu::AlphaMuCards;
pub(crate) use best_first::BestFirstCards;
pub(crate) use cfr::CfrEndings;
pub use ending::{Ending, EndingSetup, EndingView};
pub(crate) use epimc::EpimcCards;
pub(crate) use iimc::{IimcCards, Policy};
pub(crate) use ismcts::{IsmctsCards, Playing};

use crate::{Pimc, PimcOptions, words};

/// How a card is chosen.
pub(crate) trait Method: Send {
    /// What a log calls it; `None` where it cannot be watched.
    const WATCHED: Option<Algorithm>;

    /// The best card, with what each action is worth in points, within `budget`. What was spent in vain is
    /// counted where there is no answer.
    fn find<T: Tracer<Deal>>(
        &mut self,
        ask: &Ask<'_, Deal>,
        budget: &Budget<'_>,
        stream: &mut Stream,
        tracer: &mut T,
    ) -> Result<Answer, InVain>;
}

/// What a method answers.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The choice and what every legal action is worth.
    pub(crate) found: Found<Action>,
    /// How it was chosen, in a sentence.
    pub(crate) method: Message,
    /// How likely each legal action was to be chosen, where chance chose.
    pub(crate) shares: Vec<f64>,
    /// The worlds it rests on.
    pub(crate) worlds: Option<Message>,
}

/// A method has nothing to say: so many nodes were spent to see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InVain(pub(crate) u64);

/// A player that chooses its cards by a [`Method`], and calls and buries as [`Pimc`] does.
#[derive(Clone, Debug)]
pub(crate) struct Methodical<M> {
    method: M,
    nodes_max: u64,
    otherwise: Pimc,
    stream: Stream,
    nodes: u64,
}

impl<M: Method> Methodical<M> {
    /// A player by `method` that draws from the stream of `seed` and visits at most `nodes_max` nodes for a
    /// card, whatever the budget allows.
    pub(crate) fn new(method: M, nodes_max: u64, seed: u64) -> Methodical<M> {
        let otherwise = Pimc::new(PimcOptions::default(), seed);
        let stream = Stream::derived(seed, &[Stream::label("methods")]);
        Methodical { method, nodes_max, otherwise, stream, nodes: 0 }
    }

    fn budget<'b>(&self, budget: &Budget<'b>) -> Budget<'b> {
        let nodes = budget.nodes.unwrap_or(u64::MAX).min(self.nodes_max);
        Budget { nodes: Some(nodes), ..*budget }
    }

    fn search<T: Tracer<Deal>>(
        &mut self,
        ask: &Ask<'_, Deal>,
        tracer: &mut T,
    ) -> Result<Answer, InVain> {
        if !is_card(ask) {
            return Err(InVain(0));
        }
        let answer = self.method.find(ask, &self.budget(&ask.budget), &mut self.stream, tracer)?;
        // What was never tried has no value to compare.
        let is_whole = answer.found.candidates.iter().all(|one| one.value.is_some());
        match answer.found.action {
            Some(_) if is_whole => Ok(answer),
            _ => Err(InVain(answer.found.nodes)),
        }
    }
}

/// Is a card asked for, and is there a choice?
fn is_card(ask: &Ask<'_, Deal>) -> bool {
    ask.legal.len() > 1 && matches!(ask.legal.first(), Some(Action::Play(_)))
}

impl<M: Method> Agent<Deal> for Methodical<M> {
    fn decide(&mut self, ask: &Ask<'_, Deal>, mut why: Option<&mut Explanation>) -> Action {
        if let Some(why) = &mut why {
            why.untraced = M::WATCHED.is_none();
        }
        match self.search(ask, &mut NoTrace) {
            Ok(answer) => {
                self.nodes = answer.found.nodes;
                if let Some(why) = why {
                    reasons::card(ask, &answer, why);
                }
                answer.found.action.unwrap_or(ask.legal[0])
            }
            Err(InVain(spent)) => {
                let nodes = ask.budget.nodes.map(|nodes| nodes.saturating_sub(spent));
                let left = Ask { budget: Budget { nodes, ..ask.budget }, ..*ask };
                let action = self.otherwise.decide(&left, why);
                self.nodes = spent + self.otherwise.nodes();
                action
            }
        }
    }

    fn trace(&mut self, ask: &Ask<'_, Deal>, log: &mut SearchLog<Deal>) -> Option<Action> {
        let algorithm = M::WATCHED.filter(|_| is_card(ask))?;
        let found = self.search(ask, log).ok()?.found;
        log.algorithm = algorithm;
        log.values = reasons::points();
        log.name = Arc::new(|_, edge| words::edge(edge));
        found.conclude(log);
        self.nodes = found.nodes;
        found.action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
