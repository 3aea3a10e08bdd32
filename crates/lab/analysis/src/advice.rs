//! What an agent would do, and why.

use parlor_agent::{Agent, Ask, Budget, Estimate, Explanation, Message};
use parlor_game::{Observed, Seat};

/// What an agent would do, and why.
#[derive(Clone, Debug)]
pub struct Advice<G: Observed> {
    /// All that could be done.
    pub legal: Vec<G::Action>,
    /// What the agent would do.
    pub chosen: G::Action,
    /// Its reasons.
    pub why: Explanation,
}

impl<G: Observed> Advice<G> {
    /// Asks an agent that has seen what `seat` has seen. There must be something to do.
    pub fn ask(
        agent: &mut dyn Agent<G>,
        seat: Seat,
        view: &G::View,
        legal: Vec<G::Action>,
        budget: Budget<'_>,
    ) -> Advice<G> {
        let mut why = Explanation::default();
        let chosen = agent.decide(&Ask { seat, view, legal: &legal, budget }, Some(&mut why));
        Advice { legal, chosen, why }
    }

    /// Everything that could be done, with what it is worth to the agent where it says so.
    pub fn values(&self) -> impl Iterator<Item = (G::Action, Option<Estimate>)> {
        self.legal.iter().enumerate().map(|(legal_idx, &action)| {
            let found = self.why.candidates.iter().find(|one| one.legal_idx == legal_idx);
            (action, found.and_then(|candidate| candidate.value))
        })
    }

    /// Why, in short: the reason that decides; without one the verdict, or how the agent came to it where
    /// the verdict only names the choice.
    pub fn in_short(&self) -> &[Message] {
        let named = self.why.choice().map(|choice| &choice.label);
        match (&self.why.reason, &self.why.verdict) {
            (Some(reason), _) => std::slice::from_ref(reason),
            (None, Some(verdict)) if Some(verdict) != named => std::slice::from_ref(verdict),
            _ => &self.why.method,
        }
    }
}
