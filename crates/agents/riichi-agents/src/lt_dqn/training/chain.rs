//! What one player did in one hand, as one of the networks sees it.

use parlor_riichi::Points;

use super::replay::{Entry, Then};
use crate::lt_dqn::State;

/// Decisions in order, each with the player's score at the time, and what could not be done.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Chain {
    decisions: Vec<Decision>,
    illegal: Vec<(State, u8)>,
}

/// One decision: what was seen and done, what else could have been, and the score at the time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Decision {
    pub(super) state: State,
    /// The output chosen.
    pub(super) action: usize,
    /// The outputs that were legal, a bit for each.
    pub(super) legal: u64,
    pub(super) points: Points,
}

impl Chain {
    pub(super) fn decide(&mut self, decision: Decision) {
        self.decisions.push(decision);
    }

    pub(super) fn refuse(&mut self, state: State, action: usize) {
        self.illegal.push((state, action as u8));
    }

    /// The entries for the memory, once the hand has ended with this score.
    pub(super) fn close(self, end: Points, entries: &mut Vec<Entry>) {
        let Chain { decisions, illegal } = self;
        for (n, &Decision { state, action, legal, points }) in decisions.iter().enumerate() {
            let next = decisions.get(n + 1).map(|next| next.points);
            let change = next.unwrap_or(end) - points;
            let then = if next.is_some() { Then::Next } else { Then::Over };
            let (action, hundreds) = (action as u8, (change.0 / 100) as i16);
            entries.push(Entry { state, action, legal, hundreds, then });
        }
        let refused =
            |(state, action)| Entry { state, action, legal: 0, hundreds: 0, then: Then::Illegal };
        entries.extend(illegal.into_iter().map(refused));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rewards run from decision to decision and add up to the change of score in the hand.
    #[test]
    fn rewards_are_changes_of_score() {
        let state = State::from_bytes([0; State::SIZE]);
        let mut chain = Chain::default();
        for (action, points) in [(1, 25_000), (2, 24_000), (1, 24_000)] {
            chain.decide(Decision { state, action, legal: 1 << action, points: Points(points) });
        }
        chain.refuse(state, 5);
        let mut entries = Vec::new();
        chain.close(Points(32_700), &mut entries);
        let seen: Vec<_> = entries.iter().map(|e| (e.action, e.hundreds, e.then)).collect();
        let expected =
            [(1, -10, Then::Next), (2, 0, Then::Next), (1, 87, Then::Over), (5, 0, Then::Illegal)];
        assert_eq!(seen, expected);
    }
}
