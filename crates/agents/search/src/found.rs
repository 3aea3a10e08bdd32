//! What a search comes back with.

use parlor_agent::{
    Candidate, Cell, Estimate, Explanation, LoggedAction, Message, Meter, Scale, SearchLog, Spent,
    Unit,
};
use parlor_game::Game;

use crate::{Coverage, RunningMean};

/// The column that says how many playouts an action got: a value from one has no error to show, and
/// must not look exact.
pub const PLAYOUTS: &str = "study-playouts-word";

/// The answer of a search for one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<A> {
    /// The best action; `None` when nobody decides at the root (chance, or the game is over).
    pub action: Option<A>,
    /// What the root is worth to the seat that the search works for.
    pub value: f64,
    /// Every legal action of the root in the order of the game's list.
    pub candidates: Vec<Valued<A>>,
    /// How many levels deep the search went.
    pub depth: u32,
    /// What was drawn at random to get there.
    pub samples: Samples,
    /// How many nodes were visited.
    pub nodes: u64,
    /// Which cap ended the search early. Then only what was finished before counts.
    pub spent: Option<Spent>,
}

/// What a search has drawn at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Samples {
    /// Nothing: the search is exact.
    #[default]
    None,
    /// So many playouts.
    Playouts(u64),
    /// So many worlds, or all there are.
    Worlds(u64),
}

/// One action of the root and what came out for it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Valued<A> {
    /// A legal action of the root.
    pub action: A,
    /// What it is worth; a bound where it was cut off, `None` where the search did not come.
    pub value: Option<Estimate>,
    /// Nodes or playouts spent on it.
    pub visits: u64,
}

impl<A> Valued<A> {
    /// An action of which nothing is known yet.
    pub(crate) const fn unknown(action: A) -> Valued<A> {
        Valued { action, value: None, visits: 0 }
    }
}

impl<A> Found<A> {
    /// Nothing searched yet.
    pub(crate) const fn empty() -> Found<A> {
        let samples = Samples::None;
        let candidates = Vec::new();
        Found { action: None, value: 0.0, candidates, depth: 0, samples, nodes: 0, spent: None }
    }
}

impl<A: Copy + PartialEq> Found<A> {
    /// What `samples` say of each legal action, and that number `chosen` is taken.
    pub(crate) fn sampled(
        legal: &[A],
        means: &[RunningMean],
        chosen: usize,
        samples: Samples,
        meter: &Meter<'_>,
        nodes_before: u64,
    ) -> Found<A> {
        let valued = |(&action, mean): (&A, &RunningMean)| Valued {
            action,
            value: mean.estimate(),
            visits: mean.n(),
        };
        Found {
            action: legal.get(chosen).copied(),
            value: means.get(chosen).map_or(0.0, RunningMean::mean),
            candidates: legal.iter().zip(means).map(valued).collect(),
            depth: 1,
            samples,
            nodes: meter.used() - nodes_before,
            spent: meter.spent(),
        }
    }

    /// The same without errors where a finished search has seen all the worlds there are.
    pub(crate) fn without_errors_of(mut self, coverage: Coverage) -> Found<A> {
        if coverage == Coverage::All && self.is_complete() {
            let values = self.candidates.iter_mut().filter_map(|one| one.value.as_mut());
            values.for_each(|value| value.error = None);
        }
        self
    }

    /// Enters what the search came to at the end of its log.
    pub fn conclude<G: Game<Action = A>>(&self, log: &mut SearchLog<G>) {
        let logged =
            |valued: &Valued<A>| LoggedAction { action: valued.action, value: valued.value };
        log.candidates = self.candidates.iter().map(logged).collect();
        log.counted = self.nodes;
        log.is_cut_short = self.spent.is_some();
    }

    /// Was the search finished within its budget?
    pub const fn is_complete(&self) -> bool {
        self.spent.is_none()
    }

    /// The place of the chosen action in the game's list.
    pub fn legal_idx(&self) -> Option<usize> {
        let action = self.action?;
        self.candidates.iter().position(|candidate| candidate.action == action)
    }

    /// Enters choice, candidates (named by `label`) and effort into `why`: the chosen one first,
    /// then the others from the best down. After playouts a column tells how many each one got.
    pub fn explain(&self, why: &mut Explanation, mut label: impl FnMut(A) -> Message) {
        why.chosen = self.legal_idx();
        let candidates = self.candidates.iter().enumerate();
        why.candidates = candidates
            .map(|(legal_idx, valued)| Candidate {
                value: valued.value,
                ..Candidate::new(legal_idx, label(valued.action))
            })
            .collect();
        if let Samples::Playouts(_) = self.samples {
            why.columns.push(Scale::new(PLAYOUTS, Unit::Count));
            for (candidate, valued) in why.candidates.iter_mut().zip(&self.candidates) {
                candidate.cells.push(Cell::from(valued.visits as f64));
            }
        }
        why.rank();
        why.effort.push(Message::new("study-depth").with("depth", self.depth));
        let count = |key, n: u64| Message::new(key).with("n", Unit::Count.of(n as f64));
        why.effort.push(match self.samples {
            Samples::None => count("study-nodes-searched", self.nodes),
            Samples::Playouts(n) => count("study-playouts", n),
            Samples::Worlds(n) => count("study-worlds", n),
        });
    }
}
