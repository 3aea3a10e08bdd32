//! Who decides, and what they are asked.

use parlor_game::{Observed, Seat};

use crate::{Budget, Explanation, SearchLog};

/// One question to an agent: all that it may know, and what it may answer.
#[derive(Debug)]
pub struct Ask<'a, G: Observed> {
    /// The seat that is asked.
    pub seat: Seat,
    /// What that seat knows.
    pub view: &'a G::View,
    /// What it may answer: never empty, all distinct in effect.
    pub legal: &'a [G::Action],
    /// How much thinking is allowed.
    pub budget: Budget<'a>,
}

impl<G: Observed> Clone for Ask<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Observed> Copy for Ask<'_, G> {}

/// A player of one seat for one deal or match. It never receives the game, only a view of it.
///
/// Object-safe: tables and tournaments hold `Box<dyn Agent<G>>`.
pub trait Agent<G: Observed>: Send {
    /// Takes note of what the seat has just learnt. Agents that decide from the view alone leave
    /// it empty.
    fn observe(&mut self, _seen: &G::Seen) {}

    /// Answers with one of `ask.legal`, within `ask.budget`.
    ///
    /// Given an explanation, the agent also fills it in (it comes empty, perhaps with
    /// [`Explanation::tree_nodes_max`]) and chooses the same action as without. Without one, nothing is paid for it.
    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action;

    /// Decides as [`decide`](Agent::decide) does at its full depth and writes down all that the search
    /// does. `None` where nothing is searched: by this agent, or at this question.
    ///
    /// A budget of nodes ends the search early; then the log says that it was cut short.
    fn trace(&mut self, _ask: &Ask<'_, G>, _log: &mut SearchLog<G>) -> Option<G::Action> {
        None
    }

    /// How many nodes the last decision has cost: what its [`Meter`](crate::Meter) counted. Agents
    /// that look at nothing but the position before them leave it at 0.
    fn nodes(&self) -> u64 {
        0
    }
}

/// A boxed agent is an agent.
impl<G: Observed, A: Agent<G> + ?Sized> Agent<G> for Box<A> {
    fn observe(&mut self, seen: &G::Seen) {
        (**self).observe(seen);
    }

    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        (**self).decide(ask, why)
    }

    fn trace(&mut self, ask: &Ask<'_, G>, log: &mut SearchLog<G>) -> Option<G::Action> {
        (**self).trace(ask, log)
    }

    fn nodes(&self) -> u64 {
        (**self).nodes()
    }
}
