//! What one player did in one hand, as one of the networks sees it.

use parlor_riichi::Points;

use super::replay::{Entry, Then};
use crate::lt_dqn::State;

/// Decisions in order, each with the player's score at the time, and what could not be done.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Chain {
    decisions: Vec<(State, u8, Points)>,
    illegal: Vec<(State, u8)>,
}

impl Chain {
    pub(super) fn decide(&mut self, state: State, action: usize, points: Points) {
        self.decisions.push((state, action as u8, points));
    }

    pub(super) fn refuse(&mut self, state: State, action: usize) {
        self.illegal.push((state, action as u8));
    }

    /// The entries for the memory, once the hand has ended with this score.
    pub(super) fn close(self, end: Points, entries: &mut Vec<Entry>) {
        let Chain { decisions, illegal } = self;
        for (n, &(state, action, points)) in decisions.iter().enumerate() {
            let next = decisions.get(n + 1).map(|&(_, _, points)| points);
            let change = next.unwrap_or(end) - points;
            let then = if next.is_some() { Then::Next } else { Then::Over };
            entries.push(Entry { state, action, hundreds: (change.0 / 100) as i16, then });
        }
        let refused = |(state, action)| Entry { state, action, hundreds: 0, then: Then::Illegal };
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
            chain.decide(state, action, Points(points));
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
